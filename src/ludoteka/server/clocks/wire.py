"""Going on after a pause, and the hours in which nobody's time runs out by mail."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day


class Resume(Struct, tag_field="t", tag="resume"):
    """The pause is over."""


class QuietHours(Struct, forbid_unknown_fields=True):
    """By mail nobody's time runs out in these hours of theirs; from equal to `until`: none."""

    zone: Annotated[str, Meta(min_length=1, max_length=60)]  # such as Europe/Prague
    since: Minute
    until: Minute
