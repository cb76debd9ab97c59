"""The content file: the fish of the pond as data, checked when it is read."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files

from ludoteka.kernel.content import Entry
from ludoteka.kernel.overlay import Overlay, Printed, check_all_read, merged

from .pieces import Fish, Pond

FILE = files(__package__) / "content" / "herons.toml"
PRINTED = Printed(FILE)
FEWEST = 20  # four herons, five rounds


def load(overlay: Overlay = None) -> Pond:
    """The pond, with an owner's content over ours if there is any."""
    box = merged(PRINTED, overlay)
    mark = "printed"
    if overlay is not None:
        mark = hashlib.sha256(json.dumps(overlay[1], sort_keys=True, default=str).encode()).hexdigest()[:8]
    pond = _pond(box, mark)
    check_all_read(box, PRINTED, overlay)
    return pond


def _pond(box: Entry, mark: str) -> Pond:
    fish, counts = [], []
    for entry in box.entries("fish"):
        fish.append(Fish(entry.text("id"), entry.number("value", least=-9)))
        counts.append(entry.number("count"))
        entry.done()
    if sum(counts) < FEWEST:
        raise box.fail("fish", f"{sum(counts)} are too few: four herons take {FEWEST}")
    supper = box.entry("supper")
    refs = [one.ref for one in fish]
    species = [fish[refs.index(ref)] for ref in supper.list("of") if ref in refs]
    if len(species) < len(supper.list("of")) or not species:
        raise supper.fail("of", f"should name fish of the pond: {', '.join(refs)}")
    points = supper.number("points")
    supper.done()
    box.done()
    return Pond(mark, tuple(fish), tuple(counts), tuple(species), points)
