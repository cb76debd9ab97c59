"""An operator who wants a certain player to win, in every way we know, and what an honest browser kept of each match.

`python -m tests.luck.dishonest` writes the cases to tests/vectors/luck.json, where the client's tests find them too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import ludoteka
from ludoteka import fairness
from ludoteka.fairness import Receipt
from ludoteka.kernel import Record, commitment, pledge
from ludoteka.kernel.pledges import unrevealed

VECTORS = Path(__file__).parents[1] / "vectors" / "luck.json"
TABLE = "kitchen2abcdefgh"
SEED, OTHER_SEED = "5e" * 32, "0d" * 32
SALTS = ("a1" * 32, "b2" * 32)
PLEDGES = (pledge(SALTS[0]), pledge(SALTS[1]))
OPTIONS = {"leader": "p0"}
GRIND = 300  # how many seeds or salts the operator tries
Findings = dict[str, str]


def played(
    seed: str, salts: tuple[str, ...], pledges: tuple[str, ...] = PLEDGES, options: Mapping[str, str] = OPTIONS
) -> Record:
    """A match of Claim, as the server would write it down."""
    table = ludoteka.open_table("claim", 2, seed, options, table=TABLE, salts=salts)
    dice = Random(5)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, dice.choice(ask.keys))
    return replace(table.record(), committed_at=1_790_000_000_000, pledges=pledges)


def receipt_of(record: Record, **fields: Any) -> Receipt:
    """The receipt of an honest browser on the first seat."""
    receipt = Receipt(
        table=TABLE,
        seat=0,
        commitment=record.commitment,
        when="waiting",
        salt=SALTS[0],
        pledge=PLEDGES[0],
        shown=True,
        game=record.game,
        version=record.version,
        settings=record.settings,
        pledges=record.pledges or ("", ""),
        unrevealed=unrevealed(record),
        digests=fairness.digests(record, fields.get("seat", 0)),
    )
    return replace(receipt, **fields)


def luck_of(record: Record) -> dict[str, Any]:
    """The luck that the server publishes when the match is over."""
    try:
        sizes = [n for n, _ in fairness.draws(record)]
    except ludoteka.LudotekaError:  # a tape by which the match could not have gone: the operator tells old sizes
        sizes = [n for n, _ in fairness.draws(played(SEED, SALTS))]
    return {
        "table": TABLE,
        "game": record.game,
        "version": record.version,
        "settings": dict(record.settings),
        "commitment": record.commitment,
        "promised": "2026-09-21T14:13:20.000Z",
        "pledges": list(record.pledges or ("", "")),
        "kept_back": list(unrevealed(record)),
        "salts": list(record.salts),
        "seed": record.seed,
        "sizes": sizes,
        "tape": list(record.tape),
    }


def goodness(seed: str, salts: tuple[str, ...]) -> int:
    """How strong the hand is that the operator's friend on the second seat is dealt."""
    view = ludoteka.open_table("claim", 2, seed, OPTIONS, table=TABLE, salts=salts).view(1)
    return sum(int(card.rsplit("-", 1)[1]) for card in view["hands"][1])


@dataclass(frozen=True, slots=True)
class Case:
    """One match: the published luck, the browser's receipt, and the expected findings."""

    name: str
    record: Record
    receipt: Receipt
    faults: Findings  # what is not good: name of the finding -> grade

    def plain(self) -> dict[str, Any]:
        digests = _digests(self.record, self.receipt.seat)
        return {
            "name": self.name,
            "luck": luck_of(self.record),
            "receipt": plain_receipt(self.receipt),
            "told": {str(n): digest for n, digest in digests.items()},
            "found": self.faults,
        }


def _digests(record: Record, seat: int | None) -> Mapping[int, str]:
    try:
        return fairness.digests(record, seat)
    except ludoteka.LudotekaError:
        return fairness.digests(played(SEED, SALTS), seat)


def plain_receipt(receipt: Receipt) -> dict[str, Any]:
    """A receipt as browsers write it."""
    return {
        "ludoteka-receipt": fairness.FORMAT,
        "table": receipt.table,
        "game": receipt.game,
        "version": receipt.version,
        "settings": dict(receipt.settings),
        "seat": receipt.seat,
        "promise": {
            "commitment": receipt.commitment,
            "promised": "2026-09-21T14:13:20.000Z",
            "seen": "2026-09-21T14:13:21.000Z",
            "when": receipt.when,
        },
        "salt": receipt.salt,
        "pledge": receipt.pledge,
        "shown": receipt.shown,
        "pledges": None if receipt.pledges is None else list(receipt.pledges),
        "kept_back": None if receipt.unrevealed is None else list(receipt.unrevealed),
        "seen": {str(n): digest for n, digest in receipt.digests.items()},
        "undos": 0,
    }


def cases() -> list[Case]:
    """Honest matches, then the dishonest ones."""
    return [*_honest(), *_about_the_seed(), *_about_the_salts(), *_about_the_match()]


def _honest() -> list[Case]:
    fair = played(SEED, SALTS)
    silent = played(SEED, (SALTS[0], PLEDGES[1]))
    late = played(SEED, (PLEDGES[0], SALTS[1]))
    alone = played(SEED, (), ())
    watched = receipt_of(fair, seat=None, salt="", pledge="", shown=False, pledges=None, when="playing")
    cleared = receipt_of(fair, salt="", pledge="", shown=False, pledges=None, when="playing")
    elsewhere = receipt_of(fair, salt="7e" * 32, pledge=pledge("7e" * 32), shown=False)
    return [
        Case("everything as promised", fair, receipt_of(fair), {}),
        Case("the other one kept a salt back", silent, receipt_of(silent), {"other-kept-back": "note"}),
        Case("my salt came too late", late, receipt_of(late, shown=False), {"salt-late": "note"}),
        Case("I watched from the middle on", fair, watched, {"promise-missed": "note", "no-salt": "note"}),
        Case("I sat down with another device", fair, elsewhere, {"salt-elsewhere": "note"}),
        Case(
            "the data of my browser were deleted during the match",
            fair,
            cleared,
            {"promise-missed": "note", "salt-elsewhere": "note"},
        ),
        Case(
            "a program that gives no salts",
            alone,
            receipt_of(alone, salt="", pledge="", shown=False, pledges=None),
            {"no-salt": "note"},
        ),
    ]


def _about_the_seed() -> list[Case]:
    fair = played(SEED, SALTS)
    best = max((f"{n:064x}" for n in range(GRIND)), key=lambda seed: goodness(seed, SALTS))
    swapped = played(best, SALTS)
    promised = commitment(SEED, TABLE)
    return [
        Case(
            "the seed replaced after the salts, best of 300",
            swapped,
            receipt_of(swapped, commitment=promised),
            {"promise-changed": "bad"},
        ),
        Case(
            "the seed replaced, the promise left as it was",
            replace(swapped, commitment=promised),
            receipt_of(swapped, commitment=promised),
            {"seed": "bad"},
        ),
        Case(
            "a promise shown late, for a seed that was ground with the salts known",
            swapped,
            receipt_of(swapped, when="playing"),
            {"promise-late": "bad"},
        ),
        Case(
            "another seed told than was played with",
            replace(fair, seed=OTHER_SEED, commitment=commitment(OTHER_SEED, TABLE)),
            receipt_of(fair, commitment=commitment(OTHER_SEED, TABLE)),
            {"outcomes": "bad"},
        ),
    ]


def _about_the_salts() -> list[Case]:
    dropped = played(SEED, (PLEDGES[0], SALTS[1]))
    unsalted = played(SEED, (), ())
    puppet = max((f"{n:064x}" for n in range(GRIND)), key=lambda salt: goodness(SEED, (SALTS[0], salt)))
    ground = played(SEED, (SALTS[0], puppet), (PLEDGES[0], pledge(puppet)))
    false = played(SEED, (SALTS[0], puppet))
    return [
        Case(
            "a salt dropped that was taken",
            dropped,
            receipt_of(dropped, unrevealed=()),
            {"salt-dropped": "bad", "kept-back": "bad"},
        ),
        Case("a salt dropped, as if it had been late", dropped, receipt_of(dropped), {"salt-dropped": "bad"}),
        Case(
            "a rematch without salts",
            unsalted,
            receipt_of(unsalted, shown=False, pledges=None),
            {"salt-dropped": "bad"},
        ),
        Case(
            "the friend's salt ground after mine was shown, with a new pledge",
            ground,
            receipt_of(ground, pledges=PLEDGES),
            {"pledges": "bad"},
        ),
        Case("the friend's salt ground, with the old pledge", false, receipt_of(false), {"false-salt": "bad"}),
    ]


def _about_the_match() -> list[Case]:
    fair = played(SEED, SALTS)
    tape = list(fair.tape)
    tape[3] = (tape[3] + 1) % 49
    other = played(SEED, SALTS, options={"leader": "p1"})
    shown = {**fairness.digests(fair, 0), 7: "0" * 16}
    # Seeds ground before the promise, when nobody's salt is known: the deal that was chosen is not the one that comes.
    best = max((f"{n:064x}" for n in range(GRIND)), key=lambda seed: goodness(seed, ()))
    hoped = played(best, (), PLEDGES)
    return [
        Case("a changed outcome", replace(fair, tape=tuple(tape)), receipt_of(fair), {"outcomes": "bad"}),
        Case(
            "settings changed when the salts were known",
            other,
            receipt_of(other, settings=OPTIONS),
            {"terms": "bad"},
        ),
        Case("something else shown than recorded", fair, receipt_of(fair, digests=shown), {"seen": "bad"}),
        Case(
            "a seed ground for the deal without salts, and that deal played",
            replace(hoped, salts=SALTS),
            receipt_of(replace(hoped, salts=SALTS)),
            {"outcomes": "bad"},
        ),
    ]


def texts(some: Sequence[Case]) -> str:
    return json.dumps([case.plain() for case in some], ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    VECTORS.write_text(texts(cases()), encoding="utf-8")
    print(f"wrote {VECTORS.name}")
