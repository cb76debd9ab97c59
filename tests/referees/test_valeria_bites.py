"""The referee of Valeria objects to falsified matches, because a referee that never objects proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.referees.bending import also, bent, without
from tests.referees.running import Disagreement, Plain, play
from tests.referees.valeria import BENCH
from tests.referees.valeria.box import stack_of_area
from tests.referees.valeria.duchy import Duchy
from tests.referees.valeria.income import activated

Bend = Callable[[Plain], Plain]


def with_(**facts: object) -> Bend:
    return lambda event: {**event, **facts}


def without_mixed_payments(event: Plain) -> Plain:
    if event["type"] != "Question" or event["prompt"] != "act":
        return event
    return {**event, "keys": [key for key in event["keys"] if not ("gold-" in key and "magic-" in key)]}


LIES: dict[str, tuple[int, Bend, str]] = {
    "stacks in another order": (0, bent("TableLaid", lambda e: {**e, "areas": e["areas"][::-1]}), "V-13"),
    "a card that earns more": (0, bent("Earned", with_(what="gold-9")), "V-30|V-33"),
    "another roll": (0, bent("DiceRolled", lambda e: {**e, "second": e["second"] % 6 + 1}), "V-2|V-30|is asked"),
    "a citizen that was too cheap": (0, bent("CitizenRecruited", with_(paid="magic-1")), "V-53"),
    "a monster that was too cheap": (0, bent("MonsterSlain", with_(paid="magic-1")), "V-48"),
    "a reward that is too high": (0, bent("Gained", with_(what="gold-9")), "V-5|V-7"),
    "a place that is not exhausted": (0, bent("StackExhausted", lambda e: {**e, "slot": (e["slot"] + 1) % 20}), "V-59"),
    "an end for another reason": (0, bent("EndTriggered", with_(reason="end-domains")), "V-62"),
    "a point too much": (0, bent("Scored", lambda e: {**e, "points": e["points"] + 1}), "V-65"),
    "nobody wins": (0, bent("GameEnded", with_(winners=[])), "V-69"),
    "a citizen among the domains": (0, bent("DomainRevealed", with_(domain="archer")), "V-16"),
    "a token elsewhere": (3, bent("TokenPut", with_(token="vp-1")), "V-112"),
    "a thief who takes more": (2, bent("Stolen", with_(what="gold-7")), "V-75"),
    "nobody rests with five players": (6, bent("TurnBegan", with_(resting=None)), "V-92"),
    "an attack elsewhere": (8, bent("ColumnAttacked", lambda e: {**e, "column": e["column"] % 5 + 1}), "V-103"),
    "a Dark Lord who is no duke": (8, bent("DarkLordRevealed", with_(duke="herald")), "VA-31"),
    "a monster that is not offered": (0, without("act", "slay/"), "misses .'slay/"),
    "a domain that is not offered": (0, without("act", "build/"), "misses .'build/"),
    "payments that are not split": (0, without_mixed_payments, "misses"),
    "a citizen for magic alone": (0, also("act", "recruit/butcher/magic-1"), "too much"),
    "a reward that is not offered": (0, without("reward", "take/"), "misses .'take/"),
    "an exchange that is not offered": (2, without("trade", "trade/"), "misses .'trade/"),
    "an attack that is not offered": (8, without("attack", "attack/"), "misses .'attack/"),
}


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_of_valeria_objects_to(lie: str) -> None:
    place, bend, rule = LIES[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, place, "crowded", f"lie {seed}", bend)


def test_the_referee_reads_the_worked_examples_of_the_specification() -> None:
    archers = Duchy()
    archers.citizens["archer"] = 3
    assert activated(archers, (4, 4)) == {"archer": 6, "starter-herald": 1}  # VT-3
    assert activated(Duchy(), (2, 2)) == {"starter-herald": 2}  # VT-8
    assert activated(Duchy(), (1, 2)) == {"starter-herald": 1}  # VT-6
    assert stack_of_area("ruins", 5) == ["skeleton"] * 3 + ["flaming-skeleton"] * 2 + ["skeleton-king"]  # VT-16
    assert Duchy().price_of_citizen("peasant") == 3  # VT-11
    rich = Duchy()
    rich.gain({"strength": 3, "magic": 2})
    assert rich.splits("strength", 4, 1) == [{"strength": 3, "magic": 2}]  # VT-17
