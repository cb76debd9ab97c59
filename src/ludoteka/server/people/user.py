"""A user of the server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class User:
    """The user of a device's cookie: a guest, or registered with a passkey or a recovery code."""

    id: int
    name: str
    language: str
    face: str = ""
    is_admin: bool = False
    device: int = 0  # the one they ask from; of a token, its number below zero
    registered: bool = False  # they have a passkey or a recovery code

    @property
    def by_token(self) -> bool:
        """True for a program that acts as the user with a personal token."""
        return self.device < 0
