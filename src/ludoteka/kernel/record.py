"""Records:

a whole match as data. They are the save format, the bug report, the proof of fairness and the test fixture.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

from .errors import BadRecord

FORMAT = 1


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match: its outcomes of chance and its decisions. It has the seed only when the match is over."""

    game: str
    version: str
    settings: Mapping[str, str]
    seats: int
    tape: tuple[int, ...]
    decisions: tuple[tuple[int, str], ...]
    table: str = ""
    commitment: str = ""
    committed_at: int | None = None  # when the commitment was published, in milliseconds since 1970
    pledges: tuple[str, ...] = ()  # the hashes of the salts, by seat, told before any salt was
    salts: tuple[str, ...] = ()
    seed: str | None = None
    outcome: Mapping[str, Any] | None = field(default=None)

    def __repr__(self) -> str:
        state = "unfinished" if self.outcome is None else "finished"
        counts = f"{len(self.decisions)} decisions, {len(self.tape)} outcomes of chance"
        return (
            f"<Record {self.game} {self.version}, {self.seats} seat{'s' if self.seats > 1 else ''}, {state}, {counts}>"
        )

    @property
    def options(self) -> Mapping[str, str]:
        """The settings, by the name that frozen editions read."""
        return self.settings

    def to_json(self) -> str:
        """Return the record as text, one decision per line, so that two records can be compared by eye."""
        head: dict[str, Any] = {
            "ludoteka": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": dict(self.settings),
            "seats": self.seats,
            "table": self.table,
            "commitment": self.commitment,
            **({} if self.committed_at is None else {"promised": self.committed_at}),
            **({"pledges": list(self.pledges)} if self.pledges else {}),
            "salts": list(self.salts),
            "seed": self.seed,
            "outcome": self.outcome,
            "tape": list(self.tape),
        }
        lines = [f" {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}," for k, v in head.items()]
        decisions = ",\n".join(f"  {json.dumps([seat, key], ensure_ascii=False)}" for seat, key in self.decisions)
        return "{\n" + "\n".join(lines) + '\n "decisions": [\n' + decisions + "\n ]\n}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; BadRecord names the field that is wrong and what it should be."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadRecord(f"this is not a record: not JSON, or cut short ({error})") from None
        if not isinstance(data, dict) or "ludoteka" not in data:
            raise BadRecord("this is not a record: the field 'ludoteka' (format number) is missing")
        if data["ludoteka"] != FORMAT:
            raise BadRecord(f"record format {data['ludoteka']!r} is unknown; this program reads format {FORMAT}")
        outcome = data.get("outcome")
        if outcome is not None and not isinstance(outcome, dict):
            raise BadRecord(f"field 'outcome' is {outcome!r}; it should be an object or null")
        return cls(
            game=_text(data, "game"),
            version=_text(data, "version"),
            settings=_settings(data),
            seats=_number(data.get("seats"), "seats"),
            tape=tuple(_number(x, f"tape[{i}]") for i, x in enumerate(_list(data, "tape"))),
            decisions=tuple(_decision(x, i) for i, x in enumerate(_list(data, "decisions"))),
            table=_text(data, "table", ""),
            commitment=_text(data, "commitment", ""),
            committed_at=None if data.get("promised") is None else _number(data["promised"], "promised"),
            pledges=tuple(str(x) for x in _list(data, "pledges", [])),
            salts=tuple(str(x) for x in _list(data, "salts", [])),
            seed=None if data.get("seed") is None else _text(data, "seed"),
            outcome=outcome,
        )


_initialize = Record.__init__


@wraps(_initialize)
def _initialize_with_options(self: Record, *args: Any, options: Mapping[str, str] | None = None, **named: Any) -> None:
    """Take `options=` as the settings: frozen editions build records by that name."""
    if options is not None:
        named["settings"] = options
    _initialize(self, *args, **named)


Record.__init__ = _initialize_with_options  # type: ignore[method-assign]


def _text(data: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = data.get(name, default)
    if not isinstance(value, str):
        raise BadRecord(f"field {name!r} is {value!r}; it should be text")
    return value


def _list(data: Mapping[str, Any], name: str, default: list[Any] | None = None) -> list[Any]:
    value = data.get(name, default)
    if not isinstance(value, list):
        raise BadRecord(f"field {name!r} is {value!r}; it should be a list")
    return value


def _number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadRecord(f"field {where!r} is {value!r}; it should be a whole number from 0")
    return value


def _settings(data: Mapping[str, Any]) -> dict[str, str]:
    value = data.get("options")
    if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
        raise BadRecord(f"field 'options' is {value!r}; it should be an object of texts")
    return value


def _decision(value: Any, index: int) -> tuple[int, str]:
    if isinstance(value, list) and len(value) == 2 and isinstance(value[1], str):
        return _number(value[0], f"decisions[{index}]"), value[1]
    raise BadRecord(f"decision {index} is {value!r}; it should be [seat, key]")
