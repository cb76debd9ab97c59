"""The five factions and their twenty abilities (sections 14 and 16 of the specification)."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.games.wonderland.effects.placing import PlaceUnits
from ludoteka.games.wonderland.effects.units import MoveSupportersIn
from ludoteka.games.wonderland.effects.wonderlandians import RecruitWonderlandian
from ludoteka.games.wonderland.pieces import NOBODY_CHIP, Wonderland
from ludoteka.games.wonderland.sides.jabberwock import ClawsThatCatch
from ludoteka.games.wonderland.sides.mad_hatter import NoRoom
from ludoteka.kernel import Ask, Rule, Seat, Table
from ludoteka.kernel.chance import MuteDealer
from tests.games.wonderland.table import (
    CONTENT,
    bag,
    events_of,
    keys,
    markers,
    play,
    player_view,
    points,
    position,
    prompt,
)


def fight(faction: str, me: str, other: str = "bag faction-1*9", luck: tuple[int, ...] = ()) -> Table[Wonderland]:
    """The faction in seat 0 against another one in the Red Keep; nobody bets."""
    rival, third = [f.ref for f in CONTENT.many if f.ref != faction][:2]
    table = position(
        f"""battle red-keep; tile red-keep 4 4 4
        p0 {faction}: red-keep supporter*2; {me}
        p1 {rival}: red-keep supporter*2; {other}
        p2 {third}: away""",
        luck,
    )
    if prompt(table) == "bet":
        play(table, "2 pass")
    return table


def party(faction: str, me: str, more: str = "", luck: tuple[int, ...] = ()) -> Table[Wonderland]:
    rival, third = [f.ref for f in CONTENT.many if f.ref != faction][:2]
    return position(
        f"""tea p0; deck; {more}
        p0 {faction}: {me}
        p1 {rival}: chair 5; taken 4; poison 0
        p2 {third}: chair 0; taken 4; poison 0""",
        luck,
    )


# -- Queen of Hearts ---------------------------------------------------------------------------------------------------
def test_w127_paint_it_red_loses_a_unit_of_any_region_for_two_strength() -> None:
    table = fight("queen-of-hearts", "bag war-axe; powers paint-it-red; witzend leader; tumtum-trees supporter")
    offered = keys(table, 0)
    assert offered == [
        "sacrifice/leader/witzend",
        "sacrifice/supporter/red-keep",
        "sacrifice/supporter/tumtum-trees",
        "pass",
    ]
    play(table, "0 sacrifice/supporter/tumtum-trees")
    assert markers(table)[0] == 5


def test_w127_a_unit_lost_here_to_paint_it_red_counts_as_lost_in_this_battle() -> None:
    text = """battle garden-of-live-flowers
        p0 queen-of-hearts: bag war-axe; garden-of-live-flowers supporter*2; witzend supporter; powers paint-it-red; \
quests not-a-thorn-bent
        p1 alice: bag forge*3; garden-of-live-flowers supporter*2; vp 1
        p2 mad-hatter: away"""
    for lost, met in (("witzend", True), ("garden-of-live-flowers", False)):
        table = position(text)
        play(table, "2 pass", f"0 sacrifice/supporter/{lost}", "0 stop", "1 stop")
        assert ("feat/not-a-thorn-bent" in keys(table, 0)) is met


def test_w127_queens_temper_takes_a_vp_from_the_leader_on_the_track() -> None:
    table = fight("queen-of-hearts", "bag war-axe; powers queens-temper", "bag faction-1; vp 3; red-keep leader")
    assert points(table)[:2] == [1, 2]
    ahead = fight("queen-of-hearts", "bag war-axe; powers queens-temper; red-keep leader", "bag faction-1; vp 3")
    assert points(ahead)[:2] == [0, 3]


def test_w127_off_with_their_heads_costs_everybody_a_supporter_where_the_queen_arrives() -> None:
    table = position(
        """tea p0; chairs tea-1-26
        p0 queen-of-hearts: taken 4; powers off-with-their-heads
        p1 alice: red-keep supporter*2; away
        p2 mad-hatter: red-keep gryphon; chair 0; taken 4"""
    )
    play(table, "0 lead/red-keep")
    assert player_view(table, 1)["supporters"]["red-keep"] == 1 and player_view(table, 1)["supply"] == 9
    assert player_view(table, 2)["figures"]["red-keep"] == ["gryphon"]


def test_w127_doubly_quick_places_a_supporter_after_passing_a_leader() -> None:
    table = party("queen-of-hearts", "chair 4; powers doubly-quick", "chairs - - - - - tea-1-19")
    play(table, "0 take/tea-1-19")
    assert prompt(table) == "place" and "pass" in keys(table, 0)
    play(table, "0 place/supporter/red-keep")
    assert player_view(table, 0)["supporters"]["red-keep"] == 1
    none = party("queen-of-hearts", "chair 6; powers doubly-quick", "chairs - - - - - - tea-1-19")
    play(none, "0 take/tea-1-19")
    assert prompt(none) != "place"


def test_w127_doubly_quick_counts_leaders_at_the_head_that_the_way_leads_past() -> None:
    table = party(
        "queen-of-hearts", "chair 7; powers doubly-quick", "chairs tea-1-19"
    )  # past the third player's leader
    if prompt(table) == "take":
        play(table, "0 take/tea-1-19")
    assert prompt(table) == "place"


# -- Jabberwock --------------------------------------------------------------------------------------------------------
def test_w128_manxome_foe_adds_two_with_an_opponent_ahead() -> None:
    assert (
        markers(fight("jabberwock", "bag eye-of-flame; powers manxome-foe", "bag faction-1; red-keep leader"))[0] == 5
    )
    assert markers(fight("jabberwock", "bag eye-of-flame; powers manxome-foe"))[0] == 3


def test_w128_claws_that_catch_poisons_players_who_put_madness_on_the_track() -> None:
    table = fight("jabberwock", "bag eye-of-flame; powers claws-that-catch; poison 1", "bag madness; broken")
    assert keys(table, 0) == ["poison/p1", "pass"]
    play(table, "0 poison/p1")
    assert "poison" in bag(table, 1) and player_view(table, 0)["poison"] == 0
    shielded = fight("jabberwock", "bag eye-of-flame; powers claws-that-catch; poison 1", "bag madness")
    play(shielded, "1 block")
    assert "poison/p1" not in keys(shielded, 0)
    busted = fight("jabberwock", "bag eye-of-flame; powers claws-that-catch; poison 1", "bag double-madness; broken")
    assert events_of(busted, "Busted") and keys(busted, 0) == ["poison/p1", "pass"]
    later = fight(
        "jabberwock", "bag faction-1 eye-of-flame; powers claws-that-catch; poison 1", "bag madness faction-1*3; broken"
    )
    play(later, "0 draw", "1 draw")
    assert "poison/p1" not in keys(later, 0)  # the madness was drawn before


def test_w128_slithy_toves_places_one_poison_more() -> None:
    table = position(
        """tea-start; chairs tea-1-26 tea-1-15 tea-1-01
        p0 jabberwock: poison 5; powers slithy-toves
        p1 alice: chair 0
        p2 mad-hatter: chair 0"""
    )
    play(table, "0 poison/tea-1-26", "0 poison/tea-1-15", "0 poison/tea-1-01")
    assert player_view(table, 0)["poison"] == 2


def test_w128_snicker_snack_gives_a_vp_per_busted_opponent() -> None:
    table = fight("jabberwock", "bag eye-of-flame; powers snicker-snack", "bag double-madness; broken")
    assert ("snicker-snack", 1) in [(event["source"], event["n"]) for event in events_of(table, "VpGained")]


# -- Alice -------------------------------------------------------------------------------------------------------------
def test_w129_love_of_learning_returns_as_many_allies_as_artifacts_are_active() -> None:
    table = fight("alice", "bag sword-of-hope rose-weak forge; powers love-of-learning", "bag forge*9")
    play(table, "0 draw", "1 draw", "0 draw", "1 draw", "0 stop", "1 stop")
    assert keys(table, 0) == ["return/rose-weak", "return/forge", "pass"]
    play(table, "0 return/rose-weak")
    assert bag(table, 0) == ["rose-weak"] and not any(key.startswith("return") for key in keys(table, 0))


def test_w129_undaunted_mends_the_shield() -> None:
    assert player_view(fight("alice", "bag sword-of-hope; powers undaunted; broken"), 0)["shield"]


def test_w129_help_the_locals_brings_a_figure_for_one_war() -> None:
    table = position(
        """tea p0; chairs tea-1-26; marker red-keep; wonders rabbit-watch gryphon dodo
        p0 alice: taken 4; powers help-the-locals; bag forge
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    play(table, "0 lead/witzend")
    assert events_of(table, "LocalDrawn")[0]["cards"] == ["rabbit-watch", "gryphon"]
    assert table.view(0)["decks"]["wonders"] == 2  # the Watch was shuffled back
    play(table, "0 send/gryphon/red-keep")
    assert [card["ref"] for card in player_view(table, 0)["local"]] == ["gryphon"] and player_view(table, 0)[
        "cards"
    ] == []
    while table.asks and table.view(0)["round"] == 1:
        seat, ask = next(iter(table.asks.items()))
        play(table, f"{seat} {ask.keys[0]}")
    assert events_of(table, "FigureLeft")[0]["figure"] == "gryphon"
    assert not any(player_view(table, 0)["figures"].values()) and "gryphon" in table.view(0)["removed"]


def test_w129_a_local_figure_that_is_lost_does_not_come_back() -> None:
    table = position(
        """tea p0; chairs tea-1-26; marker red-keep; wonders gryphon; stock madness 0
        p0 alice: taken 4; powers help-the-locals; bag madness*2; broken
        p1 queen-of-hearts: away; red-keep supporter*2; bag faction-1*4
        p2 mad-hatter: away"""
    )
    play(table, "0 lead/red-keep", "0 send/gryphon/red-keep", "2 pass")
    assert [event["unit"] for event in events_of(table, "UnitLost")] == ["gryphon"]
    assert player_view(table, 0)["bench"] == [] and not any(player_view(table, 0)["figures"].values())


def test_w129_everywhere_at_once_works_once_a_war_also_from_the_supply() -> None:
    table = position(
        """war; marker red-keep
        p0 alice: bag forge*9; powers everywhere-at-once; away
        p1 queen-of-hearts: bag forge*9; red-keep supporter; tumtum-trees supporter
        p2 mad-hatter: away"""
    )
    play(table, "0 come", "2 pass")
    assert table.view(0)["battle"]["fighters"] == [0, 1]
    while table.view(0)["battle"] and table.view(0)["battle"]["region"] == "red-keep":
        seat, ask = next(iter(table.asks.items()))
        play(table, f"{seat} {ask.keys[-1]}")
    assert prompt(table) != "come" and table.state.players[0].used
    while table.view(0)["round"] == 1:
        seat, ask = next(iter(table.asks.items()))
        play(table, f"{seat} {ask.keys[-1]}")
    assert not table.state.players[0].used


# -- Mad Hatter --------------------------------------------------------------------------------------------------------
def test_w130_hot_tea_gains_strength_by_the_madness_track() -> None:
    assert markers(fight("mad-hatter", "bag teapot; madness madness*2; powers hot-tea"))[0] == 5


def test_w130_change_places_gains_two_strength_and_returns_an_exhausted_chip() -> None:
    table = fight("mad-hatter", "bag teapot; exhausted forge*3; powers change-places")
    assert keys(table, 0) == ["return/forge", "pass"]
    play(table, "0 return/forge")
    assert bag(table, 0) == ["forge"] and markers(table)[0] == 5


def test_w130_war_maker_gives_strength_for_supporters_lost_to_madness_behind_an_opponent() -> None:
    table = fight("mad-hatter", "bag madness; powers war-maker; broken", "bag faction-1; red-keep leader")
    assert markers(table)[0] == 2
    poison = fight("mad-hatter", "bag poison; powers war-maker; broken", "bag faction-1; red-keep leader")
    assert markers(poison)[0] == 0


def test_w130_no_room_takes_one_shard_instead_of_the_die() -> None:
    table = party("mad-hatter", "chair 6; powers no-room", "chairs tea-1-26", luck=(5,))
    if prompt(table) == "take":
        play(table, "0 head")
    assert keys(table, 0) == ["roll", "shard"]
    play(table, "0 shard")
    assert events_of(table, "ShardsGained")[-1]["n"] == 1 and not events_of(table, "ShardsRolled")


# -- Cheshire Cat ------------------------------------------------------------------------------------------------------
def test_w131_wicked_grin_gives_a_shard_for_one_strength() -> None:
    table = fight("cheshire-cat", "bag crescent-grin; powers wicked-grin; shards 1")
    assert keys(table, 0) == ["target/p1", "pass"]
    play(table, "0 target/p1")
    assert markers(table)[0] == 4 and player_view(table, 1)["shards"] == 1
    assert markers(fight("cheshire-cat", "bag crescent-grin; powers wicked-grin"))[0] == 3


def test_w131_vanishing_act_moves_two_units_to_one_neighbour() -> None:
    table = fight("cheshire-cat", "bag crescent-grin; powers vanishing-act")
    play(table, "0 stop", "1 stop")
    assert keys(table, 0) == ["leave/supporter/garden-of-live-flowers", "leave/supporter/tumtum-trees", "pass"]
    play(table, "0 leave/supporter/tumtum-trees", "0 leave/supporter/tumtum-trees")
    assert player_view(table, 0)["supporters"]["tumtum-trees"] == 2 and not events_of(table, "Busted")


def test_w131_all_mad_here_passes_a_shard_on_after_a_win() -> None:
    table = fight("cheshire-cat", "bag crescent-grin; powers all-mad-here; shards 1")
    play(table, "0 stop", "1 stop", "0 target/p2")
    assert player_view(table, 2)["shards"] == 1


def test_w131_all_mad_here_discards_a_shard_with_two_players() -> None:
    table = position(
        """battle red-keep; removed witzend
        p0 cheshire-cat: bag crescent-grin; red-keep leader; powers all-mad-here; shards 2
        p1 alice: away"""
    )
    assert player_view(table, 0)["shards"] == 1


def test_w131_neither_here_nor_there_moves_the_cat_at_the_end_of_the_party() -> None:
    table = position(
        "tea-end\np0 cheshire-cat: witzend leader; powers neither-here-nor-there\np1 alice: away\np2 mad-hatter: away"
    )
    play(table, "0 lead/red-keep")
    assert events_of(table, "Uncontested")[0]["region"] == "red-keep"


# -- Both sides of the boards ------------------------------------------------------------------------------------------
def test_every_forge_reward_of_every_side_can_be_gained() -> None:
    for side, seats in ((CONTENT.many, 3), (CONTENT.two, 2)):
        for faction in side:
            rest = [f.ref for f in side if f is not faction][: seats - 1]
            others = "\n".join(f"p{i} {ref}: away; witzend supporter*0" for i, ref in enumerate(rest, 1))
            for track in range(4):
                for column in range(3):
                    before = "".join(f"track-{t} forge*{3 if t != track + 1 else column}; " for t in (1, 2, 3, 4))
                    before = before.replace("forge*0", "")
                    table = position(
                        f"tea p0; round 2; chairs tea-2-14; deck\np0 {faction.ref}: bag faction-1 madness; {before}"
                        f"shards 5; broken\n{others}"
                    )
                    play(table, "0 take/tea-2-14", "0 reward/forge-from-bag", f"0 forge/faction-1/track-{track + 1}")
                    assert events_of(table, "Forged")[0]["track"] == f"track-{track + 1}"


def answered(rule: Rule[bool], *answers: object) -> bool:
    """The result of an effect, given these answers to its questions."""
    answer: list[object] = [None, *answers]
    try:
        while answer:
            rule.send(answer.pop(0))
    except StopIteration as end:
        assert not answer, "it asks for less"
        return bool(end.value)
    raise AssertionError("it asks for more")


def test_an_effect_reports_whether_it_was_done_or_passed() -> None:
    """The next effect of an ability that may be passed depends on it."""
    table = position(
        """battle red-keep
        p0 jabberwock: bag forge; red-keep supporter; tumtum-trees supporter
        p1 mad-hatter: bag forge; red-keep supporter
        p2 alice: bag forge; red-keep supporter; tumtum-trees supporter; witzend supporter"""
    )
    s, dealer, regions = table.state, MuteDealer(Random(1), []), [region.ref for region in CONTENT.box.regions]
    s.players[0].poison, s.players[1].maddened = 1, True
    answer = ("", True)
    assert answered(NoRoom().perform(s, dealer, Seat(1), NOBODY_CHIP, *answer), False)
    assert not answered(ClawsThatCatch().perform(s, dealer, Seat(0), NOBODY_CHIP, *answer), None)
    assert answered(ClawsThatCatch().perform(s, dealer, Seat(0), NOBODY_CHIP, *answer), Seat(1))
    bring, (west, east) = MoveSupportersIn(2, None, True), (regions.index("witzend"), regions.index("tumtum-trees"))
    assert not answered(bring.perform(s, dealer, Seat(0), NOBODY_CHIP, *answer), None)
    assert answered(bring.perform(s, dealer, Seat(0), NOBODY_CHIP, *answer), east), "one came, and no other is there"
    assert not answered(bring.perform(s, dealer, Seat(1), NOBODY_CHIP, *answer))
    far = MoveSupportersIn(2, None, False)
    assert answered(far.perform(s, dealer, Seat(2), NOBODY_CHIP, *answer), west, east)
    s.market.clear()
    assert not answered(RecruitWonderlandian().perform(s, dealer, Seat(0), NOBODY_CHIP, *answer))


def test_w56_the_queen_spreads_units_over_regions_at_tea_and_not_in_the_war() -> None:
    table = fight("queen-of-hearts", "bag forge")
    rule = PlaceUnits(2, None, True).perform(table.state, MuteDealer(Random(1), []), Seat(0), NOBODY_CHIP, "", False)
    ask = next(rule)
    assert isinstance(ask, Ask)
    with pytest.raises(StopIteration):
        rule.send(ask.options[0].value)
    assert sorted(table.state.players[0].supporters) == [0, 0, 0, 2, 2]
