"""Situations that random matches of Valeria rarely reach are judged from positions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.notation import position
from tests.referees.running import Plain, Result, sight_of
from tests.referees.valeria.referee import Latecomer, taste


def judged(text: str, seats: int, keys: tuple[str, ...], settings: Mapping[str, str] | None = None) -> list[Plain]:
    """Play these keys from the position, then at random to the end, judged by the referee; returns the events."""
    table = position(GAME, text, seats, settings)
    referee = Latecomer(seats, table.settings, table.view)
    random, events, kind = Random(text), len(table.events), list(keys)
    referee.happens([])
    while table.asks:
        sight = sight_of(table)
        referee.asked(sight)
        seat, question = random.choice(list(sight.questions.items()))
        key = kind.pop(0) if kind else random.choices(question.keys, taste(question))[0]
        referee.chosen(seat, key)
        table.choose(seat, key)
        referee.happens([event.plain() for event in table.events[events:]])
        events = len(table.events)
    outcome = table.outcome
    assert outcome is not None
    referee.ends(sight_of(table), Result(outcome.scores, tuple(map(int, outcome.winners)), outcome.reason))
    return [event.plain() for event in table.events]


ALONE = "p0 strength-6 simon-the-unclean; left hills*1 ruins*0 forest*0 valley*0 mountains*0"
BUILDER = "p0 gold-20 cleric*2 merchant*2 archer*3 rogue*2"
LAST_DOMAIN = "domains monolith-of-ostendaar; left domains-1*1 domains-2*0 domains-3*0 domains-4*0 domains-5*0"


def test_slaying_the_last_monster_wins_the_solo_game_at_once_whatever_the_score() -> None:
    events = judged(ALONE, 1, ("slay/goblin-king/strength-6",))
    assert events[-1] == {"type": "GameEnded", "winners": ["p0"], "scores": None}


def test_a_hostile_event_that_lies_face_up_must_be_slain_too() -> None:
    left = "p0 strength-6 simon-the-unclean; left hills*1 ruins*0 forest*0 valley*0; covers bat-swarm@4"
    events = judged(left, 1, ("slay/goblin-king/strength-6",), {"events": "on"})
    assert not any(event["type"] == "GameEnded" and event["scores"] is None for event in events)


def test_the_end_is_triggered_when_all_domains_are_built() -> None:
    events = judged(f"{BUILDER}; {LAST_DOMAIN}; action 2", 5, ("build/monolith-of-ostendaar/gold-9",))
    assert {"type": "EndTriggered", "seat": "p0", "reason": "end-domains"} in events


CROWDED = {
    "many slain monsters and a watcher": (
        "p0 gold-30 magic-9 strength-20 cleric*2 archer*3 goblin*3 goblin-king treant; p1 gold-3 magic-2 skeleton*2; "
        "left hills*0 ruins*1 forest*1; domains watcher-on-the-water purloiners-perch eye-of-asteraten"
    ),
    "a nest over a hostile event": (
        "p0 gold-30 peasant*2 merchant*2 mercenary*2; p1 gold-5 strength-9; left merchant*0; covers bat-swarm@6; "
        "domains nest-of-the-weaver-witch rogues-landing"
    ),
    "every ability of the roll": (
        "p0 gold-9 cleric*1 foxgrove-palisade the-desert-orchid palace-of-the-dawn; p1 gold-4 gargans-embrace thief*3; "
        "action 2"
    ),
    "two who take at the end of the actions": (
        "p0 gold-9 cathedral-of-st-aquila the-orb-of-urdr; p1 gold-4 magic-3; p2 magic-1; action 2"
    ),
}


@pytest.mark.parametrize("name", CROWDED)
def test_the_referee_agrees_with_every_step_from(name: str) -> None:
    seats = 3 if "p2" in CROWDED[name] else 2
    assert judged(CROWDED[name], seats, (), {"events": "on"})
