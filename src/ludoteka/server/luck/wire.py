"""Messages about the commitment of a table and the proof of its luck."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 256 bits in small hexadecimal digits


class Pledge(Struct, forbid_unknown_fields=True):
    """The hash of the salt that your browser drew."""

    pledge: Hash


class Salt(Struct, forbid_unknown_fields=True):
    """The salt that you pledged."""

    salt: Hash


class LuckInfo(Struct):
    """The luck of a table. Secrets are null or empty until the match is over."""

    table: str
    game: str
    version: str
    settings: dict[str, str]
    commitment: str
    committed_at: str
    pledges: list[str]  # by seat; empty where nothing was pledged
    unrevealed: list[int]  # seats that pledged a salt and did not show it in time, once the match has begun
    salts: list[str]  # what was mixed in, by seat; of who kept a salt back, the pledge
    seed: str | None
    sizes: list[int] | None  # of every outcome of chance: one of how many
    tape: list[int] | None  # and which
