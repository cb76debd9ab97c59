"""Somebody known by the cookie of a device."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Guest:
    """Somebody known by the cookie of a device; a person, once there is another way to find them."""

    id: int
    name: str
    language: str
    face: str = ""
    is_admin: bool = False
    device: int = 0  # the one they ask from
    person: bool = False  # they have a passkey or a recovery code
