"""The order of players (W-70): fewest VP first in every step in which somebody is asked or could be served."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import keys, play, position


def poor_second(mine: str, theirs: str, region: str = "red-keep", **settings: object) -> Table[Wonderland]:
    """Alice has more VP than the Queen, so the Queen comes first; the Cat fights along and does nothing."""
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


def test_w74_what_touches_other_players_happens_in_player_order() -> None:
    table = poor_second("bag knave-crown*3", "bag knave-crown*3")
    assert list(table.asks) == [1] and keys(table, 1) == ["target/p0", "target/p2"]
    play(table, "1 target/p0")
    assert list(table.asks) == [0]


def test_w74_what_follows_the_advance_happens_in_player_order() -> None:
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
