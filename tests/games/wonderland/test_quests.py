"""Every feat, by its metric (section 18 of the specification)."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import CONTENT, keys, play, position

# a seat in the quest's region that meets the feat after one draw (and one more where "!"), and one that does not
MET = {
    "final-strength": ("bag faction-1*9; {r} leader; strength {n}", "bag faction-1*9; {r} leader; strength {m}"),
    "last-active-printed": ("bag {chip} forge; {r} supporter", "bag madness*3; {r} supporter*3; broken"),
    "active-chips": ("bag faction-1*9; {r} supporter", "bag madness*9; {r} supporter*9; broken"),
    "active-types": (
        "active rose-weak forge flamingo-weak; bag faction-1; {r} supporter",
        "active rose-weak forge; bag faction-1; {r} supporter",
    ),
    "units-here": ("bag faction-1*9; {r} supporter", "bag faction-1*9; {r} supporter*2"),
    "lost-units-here": ("", ""),
    "madness-track": (
        "bag madness; madness madness*2; {r} supporter*2; broken",
        "bag madness; madness madness; {r} supporter*2; broken",
    ),
    "rank": ("bag faction-2*9; {r} supporter", "bag red-rook-strong*9; {r} supporter"),
    "won-without-leader": ("bag red-rook-strong*9; {r} supporter", "bag red-rook-strong*9; {r} leader"),
    "shield-used": ("bag madness faction-1; {r} supporter", "bag faction-1; {r} supporter"),
    "on-forge-symbol": ("bag faction-2; {r} supporter", "bag faction-1; {r} supporter"),
}


def after_the_battle(quest: str, region: str, me: str, draws: int) -> list[str]:
    table = position(
        f"""battle {region}
        p0 alice: quests {quest}; {me}
        p1 queen-of-hearts: bag red-rook-weak*9; {region} supporter*2; vp 9
        p2 mad-hatter: bag faction-1*9; {region} supporter*2; vp 9; shards 1"""
    )
    if "block" in keys(table, 0):
        play(table, "0 block")
    for _ in range(draws - 1):
        play(table, "0 draw", "1 draw", "2 draw")
    play(table, "0 stop", "1 stop", "2 stop")
    if "award/vp" in keys(table, 0):
        play(table, "0 award/vp", "1 award/vp")
    return keys(table, 0)


@pytest.mark.parametrize("quest", CONTENT.quests, ids=lambda quest: quest.ref)
def test_w96_a_feat_is_offered_exactly_when_it_is_met(quest: object) -> None:
    from ludoteka.games.wonderland.pieces import Quest

    assert isinstance(quest, Quest)
    region = CONTENT.box.regions[quest.region].ref
    metric, compared, values = quest.feat
    n = values[0]
    draws = n if metric == "active-chips" else 1
    if metric == "lost-units-here":
        good, bad = ("bag faction-1", "bag madness") if compared == "==" else ("bag double-madness", "bag madness")
        good, bad = f"{good}; {region} supporter*3; broken", f"{bad}; {region} supporter*3; broken"
    else:
        good, bad = MET[metric]
    chip = {1: "faction-1", 2: "faction-2", 3: "sword-of-hope"}.get(n, "faction-1")
    other = next(x for x in range(1, 7) if x + 1 not in values)
    words = {"r": region, "n": n - 1, "m": other, "chip": chip}
    assert f"feat/{quest.ref}" in after_the_battle(quest.ref, region, good.format(**words), draws)
    assert f"feat/{quest.ref}" not in after_the_battle(quest.ref, region, bad.format(**words), 1)
