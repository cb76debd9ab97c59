"""The order of players (W-70): fewest VP first in every step in which somebody is asked or could be served."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, points, position, prompt


def poor_second(mine: str, theirs: str, region: str = "red-keep", **settings: object) -> Table[Wonderland]:
    """Alice has more VP than the Queen, so the Queen comes first; the Cat takes part and does nothing."""
    return position(
        f"""battle {region}; tile {region} 0 0 0
        p0 alice: vp 5; {region} supporter*2; {mine}
        p1 queen-of-hearts: vp 1; {region} supporter*2; {theirs}
        p2 cheshire-cat: vp 9; {region} leader castle; strength 6; bag faction-1*9; shards 3""",
        (),
        **settings,
    )


def test_w120_madness_is_suffered_in_player_order() -> None:
    table = poor_second("bag madness*3", "bag madness*3")
    assert list(table.asks) == [1] and keys(table, 1) == ["block", "suffer"]
    play(table, "1 block")
    assert list(table.asks) == [0]


def test_w74_effects_on_other_players_happen_in_player_order() -> None:
    table = poor_second("bag knave-crown*3", "bag knave-crown*3")
    assert list(table.asks) == [1] and keys(table, 1) == ["target/p0", "target/p2"]
    play(table, "1 target/p0")
    assert list(table.asks) == [0]


def test_w74_effects_after_the_advance_happen_in_player_order() -> None:
    table = poor_second("bag flamingo-weak*3", "bag flamingo-weak*3", allies="C")
    assert list(table.asks) == [1] and keys(table, 1) == ["marker/space-2", "pass"]
    play(table, "1 pass")
    assert list(table.asks) == [0]


def test_w96_feats_are_shown_in_player_order() -> None:
    mad = "bag faction-1*3; quests quite-mad; madness madness*3"
    table = poor_second("bag faction-1*3; quests curious-count", mad, region="witzend")
    play(table, "0 stop", "1 stop", "2 stop")
    assert list(table.asks) == [1] and keys(table, 1) == ["feat/quite-mad", "pass"]
    play(table, "1 pass")
    assert keys(table, 0) == ["feat/curious-count", "pass"]


def test_w97_abilities_at_the_end_act_in_player_order() -> None:
    table = poor_second("bag faction-1*3; red-keep gryphon", "bag creature-weak*3", allies="B")
    play(table, "0 stop", "1 stop", "2 stop")
    assert list(table.asks) == [1] and "place/supporter/witzend" in keys(table, 1)
    play(table, "1 place/supporter/witzend")
    assert "fly/witzend" in keys(table, 0)


def test_w104_right_bets_are_paid_in_player_order() -> None:
    table = position(
        """battle red-keep; tile red-keep 0 0 0
        p0 alice: bag faction-2*3; red-keep supporter*2 leader castle; vp 9
        p1 queen-of-hearts: bag faction-1*3; red-keep supporter*2; vp 9; shards 1
        p2 mad-hatter: away; vp 5
        p3 cheshire-cat: away; vp 1"""
    )
    play(table, "2 bet/p0", "3 bet/p0", "0 stop", "1 stop")
    while "forge" in {ask.prompt for ask in table.asks.values()}:
        play(table, f"{next(iter(table.asks))} pass")
    assert list(table.asks) == [3]
    play(table, "3 ally/forge")
    assert list(table.asks) == [2]


# -- What is decided at once, and in which order -----------------------------------------------------------------------
def while_one_looks_at_chips() -> Table[Wonderland]:
    """The first chooses between the chips it drew, the second has stopped."""
    table = position(
        """battle red-keep
        p0 alice: bag card-soldier-strong faction-1 faction-2 forge madness; red-keep supporter*3
        p1 queen-of-hearts: bag faction-1*9; red-keep supporter*3
        p2 mad-hatter: away""",
        allies="C",
    )
    play(table, "2 pass", "1 stop", "0 draw")
    return table


def test_w72_nobody_learns_who_stopped_before_the_chips_looked_at_are_chosen() -> None:
    table = while_one_looks_at_chips()
    assert prompt(table) == "play" and not events_of(table, "Stopped")
    for seat in (0, 1, 2, None):
        assert not table.view(seat)["players"][1]["stopped"]
    play(table, "0 play/faction-2")
    assert [event["seat"] for event in events_of(table, "Stopped")] == ["p1"]


def test_w72_imagined_tables_do_not_reveal_who_stopped() -> None:
    table = while_one_looks_at_chips()
    stopped = set()
    for seed in range(40):
        imagined = table.imagine(0, seed)
        imagined.play(imagined.asks[0].options[0])  # type: ignore[index]
        stopped.add(imagined.state.players[1].stopped)
    assert stopped == {True, False}


def test_w74_choices_about_own_chips_are_made_at_once_and_sealed() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag card-soldier-weak forge; exhausted forge; red-keep supporter*2; vp 9
        p1 queen-of-hearts: bag card-soldier-weak forge; exhausted forge; red-keep supporter*2; vp 0
        p2 mad-hatter: away"""
    )
    play(table, "2 pass")
    assert sorted(table.asks) == [0, 1] and {ask.prompt for ask in table.asks.values()} == {"effect"}
    play(table, "0 effect/return-exhausted")
    assert player_view(table, 0)["exhausted"] == ["forge"] and sorted(table.asks) == [1]
    play(table, "1 effect/chip-strength")
    assert player_view(table, 0)["exhausted"] == [] and markers(table) == [1, 2, 0]


def test_w97_abilities_at_the_end_of_a_battle_act_in_the_order_their_owner_likes() -> None:
    table = position(
        """battle red-keep; tile red-keep 4 4 4
        p0 alice: bag forge; active sword-of-hope red-rook-strong; red-keep leader; strength 7; powers love-of-learning
        p1 queen-of-hearts: bag faction-1 forge; red-keep leader; strength 3
        p2 mad-hatter: away""",
        allies="D",
    )
    play(table, "2 pass", "0 stop", "1 stop")
    assert keys(table, 0) == ["next/red-rook-d", "next/love-of-learning"]
    play(table, "0 next/love-of-learning", "0 return/red-rook-strong")
    assert player_view(table, 0)["shards"] == 0 and bag(table, 0)[-1:] == ["red-rook-strong"]


def test_w97_no_order_is_asked_where_it_changes_nothing() -> None:
    table = position(
        """battle red-keep; tile red-keep 4 4 4
        p0 alice: bag faction-1 forge; active walrus-oysters rose-weak; red-keep leader; strength 7
        p1 queen-of-hearts: bag faction-1 forge; red-keep leader; strength 3
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop")
    assert not any(key.startswith("next") for key in keys(table, 0)) and points(table)[0] == 4 + 2 + 1


def test_w96_a_feat_met_only_after_the_extra_feat_is_offered_too() -> None:
    quests = "quests quite-mad calling-the-oysters"
    table = position(
        f"""battle tumtum-trees
        p0 alice: bag rose-weak; active red-rook-weak rose-weak; tumtum-trees leader; {quests}
        p1 queen-of-hearts: bag faction-1*9; tumtum-trees supporter
        p2 mad-hatter: away""",
        allies="C",
    )
    play(table, "2 pass", "0 stop", "1 stop")
    assert prompt(table) == "extra-feat"
    play(table, "0 feat/quite-mad", "0 remove/red-rook-weak")
    assert keys(table, 0) == ["feat/calling-the-oysters", "pass"]


def test_w94_a_player_who_picks_the_castle_of_an_uncontested_region_builds_it() -> None:
    table = position(
        """battle red-keep
        p0 alice: red-keep walrus castle
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    play(table, "0 award/castle")
    assert keys(table, 0) and "pass" not in keys(table, 0)


def test_w65_starting_strength_ends_with_the_track() -> None:
    figures = "humpty-dumpty walrus gryphon unicorn duchess knave-of-hearts dodo dormouse march-hare caterpillar"
    table = position(
        f"""battle red-keep
        p0 alice: bag forge; strength 9; red-keep leader castle {figures}
        p1 queen-of-hearts: bag forge; red-keep supporter
        p2 mad-hatter: away"""
    )
    assert events_of(table, "BattleBegan")[0]["strengths"][0] == 25


def test_a_second_active_flamingo_of_set_b_adds_nothing() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag rose-weak forge; active flamingo-weak flamingo-strong; red-keep supporter*2
        p1 queen-of-hearts: bag faction-1*9; red-keep supporter*2
        p2 mad-hatter: away""",
        allies="B",
    )
    play(table, "2 pass")
    assert markers(table)[0] == 2 + 1
