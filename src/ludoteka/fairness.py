"""Receipts: what a browser stored of a match while it was played, and whether the record agrees."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import ludoteka
from ludoteka import editions
from ludoteka.kernel import BadRecord, Event, LudotekaError, Record, RuleCrashed, Seat, Table
from ludoteka.kernel.chance import commitment, stream
from ludoteka.kernel.pledges import pledge, unrevealed

FORMAT = 1
_ELSEWHERE = "The salt of this seat came from another browser, or this one has lost it: it cannot be checked here."
Grade = Literal["good", "note", "bad"]
Moment = Literal["waiting", "closed", "playing", "finished"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one comparison, with the name that all programs use for it."""

    name: str
    grade: Grade
    sentence: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """The notes of a browser: the first commitment, its salt, all pledges, and digests of everything it was shown."""

    table: str
    seat: int | None  # where it sat; none: it watched
    commitment: str
    when: Moment  # when it first saw the promise
    salt: str = ""
    pledge: str = ""
    shown: bool = False  # the server has confirmed that it took the salt
    game: str = ""
    version: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)
    pledges: tuple[str, ...] | None = None  # of all seats, before it showed its own salt
    unrevealed: tuple[int, ...] | None = None  # as it was told when the match began
    digests: Mapping[int, str] = field(default_factory=dict)  # decision -> digest of the events that followed

    @classmethod
    def from_json(cls, text: str | bytes) -> Receipt:
        """Read a receipt; BadRecord names what is wrong with it."""
        try:
            data = json.loads(text)
            if data["ludoteka-receipt"] != FORMAT:
                raise BadRecord(f"receipt format {data['ludoteka-receipt']!r} is unknown; this program reads {FORMAT}")
            return cls(
                table=str(data["table"]),
                seat=None if data["seat"] is None else int(data["seat"]),
                commitment=str(data["promise"]["commitment"]),
                when=data["promise"]["when"],
                salt=str(data["salt"]),
                pledge=str(data["pledge"]),
                shown=bool(data["shown"]),
                game=str(data["game"]),
                version=str(data["version"]),
                settings={str(k): str(v) for k, v in data["settings"].items()},
                pledges=None if data["pledges"] is None else tuple(map(str, data["pledges"])),
                unrevealed=None if data["kept_back"] is None else tuple(map(int, data["kept_back"])),
                digests={int(k): str(v) for k, v in data["seen"].items()},
            )
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord(f"this is not a receipt ({error!r})") from None


def check(record: Record, receipt: Receipt) -> list[Finding]:
    """Compare a receipt with the record of the finished match, which contains the seed."""
    if receipt.table != record.table:
        raise BadRecord(f"the receipt is of table {receipt.table!r}, the record of {record.table!r}")
    if record.seed is None:
        raise BadRecord("the record has no seed: the match was not over")
    return [
        *_promise(record, receipt),
        *_terms(record, receipt),
        *_own_salt(record, receipt),
        *_all_salts(record, receipt),
        _outcomes(record),
        *_check_shown(record, receipt),
    ]


def _promise(record: Record, receipt: Receipt) -> Iterator[Finding]:
    if receipt.commitment != record.commitment:
        yield _bad("promise-changed", "The promise is not the one this browser saw first.")
    elif receipt.when in ("playing", "finished") and receipt.pledge:
        yield _bad("promise-late", "The promise was shown only after the salts were mixed.")
    elif receipt.when in ("playing", "finished"):
        yield _note("promise-missed", "This browser came when the match had begun: it cannot speak for the beginning.")
    else:
        yield _good("promise", "The promise is the one this browser saw before the first card.")
    assert record.seed is not None
    if commitment(record.seed, record.table) != record.commitment:
        yield _bad("seed", "The seed is not the one that was promised.")
    else:
        yield _good("seed", "The seed is the one that was promised.")


def _terms(record: Record, receipt: Receipt) -> Iterator[Finding]:
    if receipt.pledges is None:
        return
    agreed = (receipt.game, receipt.version, dict(receipt.settings))
    if agreed != (record.game, record.version, dict(record.settings)):
        yield _bad("terms", "The game, its version or its settings were changed after the salts were shown.")


def _own_salt(record: Record, receipt: Receipt) -> Iterator[Finding]:
    promise = "" if receipt.seat is None else dict(enumerate(record.pledges)).get(receipt.seat, "")
    if promise and not receipt.pledge:
        yield _note("salt-elsewhere", _ELSEWHERE)
        return
    if not receipt.pledge or receipt.seat is None:
        yield _note("no-salt", "This browser gave no salt to the match.")
        return
    mixed = dict(enumerate(record.salts)).get(receipt.seat, "")
    stood = receipt.pledges[receipt.seat] if receipt.pledges and receipt.seat < len(receipt.pledges) else None
    if promise == receipt.pledge and mixed == receipt.salt:
        yield _good("salt", "The salt of this browser is in the mix.")
    elif promise and promise != receipt.pledge and not receipt.shown and stood != receipt.pledge:
        yield _note("salt-elsewhere", _ELSEWHERE)
    elif promise == receipt.pledge and mixed == promise and not receipt.shown:
        yield _note("salt-late", "The match began before this browser could show its salt; the pledge was mixed in.")
    else:
        yield _bad("salt-dropped", "The salt of this browser is missing from the mix.")


def _all_salts(record: Record, receipt: Receipt) -> Iterator[Finding]:
    if receipt.pledges is not None and receipt.pledges != (record.pledges or ("",) * record.seats):
        yield _bad("pledges", "The pledges are not those this browser saw before it showed its salt.")
        return
    pairs = [(promise, dict(enumerate(record.salts)).get(seat, "")) for seat, promise in enumerate(record.pledges)]
    if not all(promise == salt or (promise and salt and pledge(salt) == promise) for promise, salt in pairs):
        yield _bad("false-salt", "A salt was mixed in that nobody had pledged.")
        return
    silent = unrevealed(record)
    if receipt.unrevealed is not None and receipt.unrevealed != silent:
        yield _bad("kept-back", "Who kept a salt back is not what this browser was told when the match began.")
    for seat in silent:
        if seat != receipt.seat:
            yield _note("other-kept-back", f"Seat {seat + 1} did not show its salt in time; its pledge was mixed in.")


def _outcomes(record: Record) -> Finding:
    assert record.seed is not None
    source = stream(record.seed, record.salts)
    drawn, trouble = _draw_again(record)
    for at, (n, outcome) in enumerate(drawn):
        if source(at, n) != outcome:
            return _bad("outcomes", f"Outcome {at + 1} of chance does not follow from the seed and the salts.")
    if trouble is not None:
        return _bad("rules", f"The record does not replay by the rules: {trouble}")
    return _good("outcomes", f"All {len(record.tape)} outcomes of chance follow from the seed and the salts.")


def _check_shown(record: Record, receipt: Receipt) -> Iterator[Finding]:
    if not receipt.digests:
        return
    try:
        truth = digests(record, receipt.seat)
    except (LudotekaError, RuleCrashed, LookupError, ValueError):
        return  # the rules have complained already
    wrong = [n for n, digest in sorted(receipt.digests.items()) if truth.get(n) != digest]
    if wrong:
        yield _bad("seen", f"After decision {wrong[0]} this browser was shown something else than the record tells.")
    else:
        yield _good(
            "seen", f"What this browser was shown after {len(receipt.digests)} decisions is what the record tells."
        )


# -- What the rules say ----------------------------------------------------------------------------------------------


def draws(record: Record) -> list[tuple[int, int]]:
    """All outcomes of chance by the rules, each with its range."""
    drawn, trouble = _draw_again(record)
    if trouble is not None:
        raise BadRecord(f"the record does not replay: {trouble}")
    return drawn


def _draw_again(record: Record) -> tuple[list[tuple[int, int]], Exception | None]:
    """The outcomes as far as the record replays, and the error that stops it."""
    drawn: list[tuple[int, int]] = []

    def written(at: int, n: int) -> int:
        if at >= len(record.tape):
            raise BadRecord("the tape is shorter than the match")
        drawn.extend([(1, 0)] * (at - len(drawn)))  # what a lesson has prepared was not drawn at all
        drawn.append((n, record.tape[at]))
        return record.tape[at]

    rules = ludoteka.game(record.game, record.version)
    kernel: Any = editions.of(rules, "kernel")
    try:
        settings = rules.complete_settings(record.seats, record.settings)
        table: Table[Any] = kernel.Table(rules, record.seats, settings, kernel.Luck(source=written))
        for seat, key in record.decisions:
            table.choose(seat, key)
    except (LudotekaError, RuleCrashed, LookupError, ValueError) as trouble:
        return drawn, trouble
    return drawn + [(1, 0)] * (len(record.tape) - len(drawn)), None


def digests(record: Record, seat: int | None) -> dict[int, str]:
    """Digests of what a seat was shown after each decision, as in receipts; 0 is the deal."""
    table = ludoteka.replay(record, upto=0)
    shown = {0: _digest(table.events, seat)}
    for n, (who, key) in enumerate(record.decisions, start=1):
        shown[n] = _digest(table.choose(who, key), seat)
    return shown


def _digest(events: Sequence[Event], seat: int | None) -> str:
    visible = (event.seen_by(None if seat is None else Seat(seat)) for event in events)
    return digest([event.plain() for event in visible if event is not None])


def digest(events: Sequence[Mapping[str, Any]]) -> str:
    """The beginning of the hash of some events in canonical form."""
    return hashlib.sha256(canonical(events).encode()).hexdigest()[:16]


def canonical(value: Any) -> str:
    """JSON with sorted keys and without spaces; whole numbers have no decimal point."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_word(k)}:{canonical(value[k])}" for k in sorted(value)) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return _word(value)


def _word(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _good(name: str, sentence: str) -> Finding:
    return Finding(name, "good", sentence)


def _note(name: str, sentence: str) -> Finding:
    return Finding(name, "note", sentence)


def _bad(name: str, sentence: str) -> Finding:
    return Finding(name, "bad", sentence)
