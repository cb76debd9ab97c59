"""Wire types of pauses and quiet hours."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day


class Resume(Struct, tag_field="t", tag="resume"):
    """End the pause."""


class QuietHours(Struct, forbid_unknown_fields=True):
    """Hours in which a correspondence clock does not time out; none if `since` equals `until`."""

    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # such as Europe/Prague
    since: Minute
    until: Minute
