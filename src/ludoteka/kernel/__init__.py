"""The kernel: tables that ask, chance, knowledge, records. Standard library only; knows no game."""

from .asking import Ask, Option, Rule, Seat, asks_nothing, choose, do, parallel, seat_ref, together
from .chance import Dealer, MuteDealer, TapeDealer, commitment, fresh_seed, stream
from .chance_table import ChanceTable
from .contract import Contract, Nothing, events_in
from .errors import (
    BadRecord,
    BadSetting,
    BrokenRule,
    IllegalChoice,
    LudotekaError,
    RuleCrashed,
    TapeEnds,
    UndoRefused,
    UnknownGame,
    UnknownSeat,
    UnknownVersion,
)
from .events import Event, event
from .game import Game, Heuristics, Names, Outcome, Preset, Setting, Statistics, View, Why, options_of
from .imagined import Imagined
from .pieces import piece, remember
from .plain import plain, text
from .pledges import pledge
from .preview import Preview
from .record import Record
from .state import State, state
from .table import Luck, Perspective, Table

__all__ = [
    "Ask",
    "BadRecord",
    "BadSetting",
    "BrokenRule",
    "ChanceTable",
    "Contract",
    "Dealer",
    "Event",
    "Game",
    "Heuristics",
    "IllegalChoice",
    "Imagined",
    "Luck",
    "LudotekaError",
    "MuteDealer",
    "Names",
    "Nothing",
    "Option",
    "Outcome",
    "Perspective",
    "Preset",
    "Preview",
    "Record",
    "Rule",
    "RuleCrashed",
    "Seat",
    "Setting",
    "State",
    "Statistics",
    "Table",
    "TapeDealer",
    "TapeEnds",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "UnknownVersion",
    "View",
    "Why",
    "asks_nothing",
    "choose",
    "commitment",
    "do",
    "event",
    "events_in",
    "fresh_seed",
    "options_of",
    "parallel",
    "piece",
    "plain",
    "pledge",
    "remember",
    "seat_ref",
    "state",
    "stream",
    "text",
    "together",
]
