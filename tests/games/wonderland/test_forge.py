"""Forging (W-99 to W-103)."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import bag, events_of, keys, play, player_view, position


def forging(me: str, draws: int = 1, allies: str = "A") -> Table[Wonderland]:
    """Seat 0 stops after some draws with the fewest VP; the Queen has fought along and nothing to forge with."""
    table = position(
        f"""battle red-keep
        p0 alice: red-keep supporter*3; {me}
        p1 queen-of-hearts: bag red-rook-weak*9; red-keep supporter*2 leader; strength 3; vp 5
        p2 jabberwock: away""",
        allies=allies,
    )
    play(table, "2 pass", *["0 draw", "1 draw"] * (draws - 1), "0 stop", "1 stop")
    return table


def test_w99_a_forge_symbol_and_each_active_forge_chip_give_an_action() -> None:
    table = forging("bag forge forge", 2)
    assert table.asks[0].about["actions"] == 3  # type: ignore[index]
    play(table, "0 forge/forge/track-2", "0 forge/forge/track-2")
    assert not keys(table, 0)  # no chip is left for the third


def test_w99_every_action_is_optional() -> None:
    table = forging("bag forge")
    assert keys(table, 0)[-1] == "pass"
    play(table, "0 pass")
    assert player_view(table, 0)["exhausted"] == ["forge"]


def test_w100_a_chip_goes_to_the_leftmost_space_of_a_track_that_is_not_full() -> None:
    table = forging("bag forge; track-1 faction-1*3; track-2 faction-1")
    assert keys(table, 0) == ["forge/forge/track-2", "forge/forge/track-3", "forge/forge/track-4", "pass"]
    play(table, "0 forge/forge/track-2")
    track = player_view(table, 0)["faction"]["tracks"][1]
    assert [space["chip"] for space in track] == ["faction-1", "forge", None]


def test_w101_the_reward_of_the_space_is_gained_and_its_supporters_go_to_the_supply() -> None:
    table = forging("bag forge; track-3 faction-1*2; strength 2")
    play(table, "0 forge/forge/track-3")
    assert (player_view(table, 0)["supply"], player_view(table, 0)["locked"]) == (9, 2)


def test_w102_a_reward_between_tracks_needs_both_spaces() -> None:
    alone = forging("bag forge")
    play(alone, "0 forge/forge/track-2")
    assert not events_of(alone, "QuestsDrawn")[3:]
    both = forging("bag forge; track-1 faction-1")
    play(both, "0 forge/forge/track-2")
    assert len(player_view(both, 0)["quests"]) == 1


def test_w103_a_full_track_pays_its_artifact_and_the_castle_track_raises_castles() -> None:
    table = forging("bag forge; track-4 faction-1*2")
    play(table, "0 forge/forge/track-4")
    assert "sword-of-hope" in bag(table, 0) and player_view(table, 0)["castle_value"] == 6


def test_a_rook_of_set_a_is_forged_by_a_symbol_only() -> None:
    chip_only = forging("bag red-rook-weak forge", 2)  # strength 4: no symbol
    assert not any("red-rook" in key for key in keys(chip_only, 0))
    assert chip_only.why_not(0, "red-rook-weak") is not None
    symbol = forging("bag red-rook-weak forge; red-keep leader", 2)  # strength 5
    play(symbol, "0 forge/forge/track-2")  # spends the forge chip's action first
    assert "forge/red-rook-weak/track-1" in keys(symbol, 0)
