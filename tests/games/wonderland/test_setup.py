"""Components and setup (W-1 to W-22)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import BadSetting, Table
from ludoteka.words import LANGUAGES, game_words
from tests.games.wonderland.table import CONTENT, GAME, bag, events_of, fresh, keys, play, player_view


def started(seats: int, seed: str = "tea", first: str = "p0", **settings: object) -> Table[Wonderland]:
    """A table with the factions in the order of the content, after the first quest was chosen."""
    table = fresh(seats, seed, first=first, **settings)
    while "faction" in {ask.prompt for ask in table.asks.values()}:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    for i in range(seats):
        play(table, f"{i} {keys(table, i)[0]}")
    return table


def inventory(seats: int = 5) -> dict[str, int]:
    return dict(GAME.inventory(GAME.setup(seats, GAME.complete_settings(seats, {}))))


def test_w1_a_faction_has_fourteen_supporters_four_starting_chips_and_six_artifacts() -> None:
    box = inventory()
    assert box["supporter of alice"] == 14 and box["chip sword-of-hope"] == 6
    assert (box["chip faction-1"], box["chip faction-2"]) == (15, 5)


def test_w2_the_common_components_are_all_there() -> None:
    box = inventory()
    allies = sum(n for name, n in box.items() if name.startswith("chip") and name.endswith(("-weak", "-strong")))
    assert allies == 95 and box["chip forge"] == 25
    assert (box["chip madness"], box["chip double-madness"], box["chip poison"]) == (29, 5, 7)
    assert sum(n for name, n in box.items() if name.startswith("standee")) == 13
    assert len(CONTENT.tea) == 90 and len(CONTENT.quests) == 30 and len(CONTENT.wonders) == 24
    assert len(CONTENT.allies) == 21 and len(CONTENT.tiles) == 6
    assert Counter(card.round for card in CONTENT.tea) == {1: 30, 2: 30, 3: 30}


def test_w3_shards_are_a_number_and_never_run_out() -> None:
    assert not any("shard" in name for name in inventory())


def test_w4_starting_chips_and_artifacts_are_one_type() -> None:
    assert {chip.type for chip in (*CONTENT.faction_chips, CONTENT.many[0].artifact)} == {"faction"}


def test_w5_the_regions_form_a_ring() -> None:
    regions = started(3).view(None)["regions"]
    assert regions[0]["neighbours"] == ["pool-of-tears", "garden-of-live-flowers"]


def test_w7_the_battle_track_ends_at_25_with_forge_symbols_on_2_and_5_but_not_on_8() -> None:
    view = started(3).view(None)
    assert view["track_end"] == 25
    assert 2 in view["symbols"] and 5 in view["symbols"] and 8 not in view["symbols"]
    assert view["sources"]["battle-track"] == "reconstructed"


def test_w8_the_shard_die_shows_one_to_three() -> None:
    assert set(started(3).view(None)["die"]) == {1, 2, 3}


def test_w9_a_board_has_four_abilities_four_forge_tracks_of_three_and_rewards_between_them() -> None:
    for p in started(5).view(None)["players"]:
        assert len(p["faction"]["powers"]) == 4
        assert [len(track) for track in p["faction"]["tracks"]] == [3, 3, 3, 3]
        assert len(p["faction"]["between"]) == 4


def test_w10_every_region_gets_a_scoring_tile_and_the_sixth_is_removed() -> None:
    tiles = [region["tile"] for region in started(3).view(None)["regions"]]
    assert len(set(tiles)) == 5


@pytest.mark.parametrize("allies", ["A", "B", "C", "D"])
def test_w11_one_ally_set_is_chosen_and_the_forge_card_is_always_in_play(allies: str) -> None:
    cards = started(3, allies=allies).view(None)["allies"]
    assert len(cards) == 6 and {card["set"] for card in cards} == {allies, "*"}


def test_w11_a_mix_of_one_card_per_type_is_allowed() -> None:
    sets = [started(3, seed, allies="mixed").view(None)["allies"] for seed in "abc"]
    assert all(len({card["kind"] for card in cards}) == 6 for cards in sets)
    assert any(len({card["set"] for card in cards}) > 2 for cards in sets)


def test_w11_the_cards_of_a_mix_can_be_agreed_on_and_the_rest_is_drawn() -> None:
    for seed in "abc":
        cards = started(3, seed, allies="mixed", mix="rose-d+flamingo-b").view(None)["allies"]
        assert {"rose-d", "flamingo-b"} < {card["ref"] for card in cards} and len(cards) == 6


@pytest.mark.parametrize(
    "settings", [{"allies": "mixed", "mix": "rose-d+rose-a"}, {"allies": "A", "mix": "rose-d"}, {"first": "p3"}]
)
def test_settings_that_do_not_go_together_are_refused_in_words(settings: dict[str, str]) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.complete_settings(3, settings)
    why = refused.value.why
    assert why is not None
    assert all(why.message not in game_words("wonderland", language).why(why) for language in LANGUAGES)


@pytest.mark.parametrize("first", range(3))
def test_w21_players_may_agree_on_who_begins(first: int) -> None:
    assert started(3, first=f"p{first}").view(None)["start"] == first


def test_leaders_show_what_they_can_before_they_are_picked() -> None:
    factions = fresh(3).view(None)["factions"]
    assert len(factions) == 5 and all(faction["talent"] for faction in factions)
    assert started(3).view(None)["factions"] == factions


def test_w12_three_wonderlandians_lie_in_the_market() -> None:
    assert len(started(3).view(None)["market"]) == 3


@pytest.mark.parametrize(("seats", "chairs"), [(2, 11), (3, 11), (4, 12), (5, 13)])
def test_w13_the_seats_of_the_tea_table_depend_on_the_number_of_players(seats: int, chairs: int) -> None:
    laid = started(seats).view(None)["chairs"]
    assert len(laid) == chairs and all(chair["card"]["round"] == 1 for chair in laid)


def test_w14_the_quests_are_shuffled() -> None:
    decks = {tuple(q.ref for q in started(3, seed).state.quests) for seed in "abc"}
    assert len(decks) == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w15_the_marker_moves_from_the_red_keep_by_the_die(seats: int) -> None:
    table = started(seats)
    moved = events_of(table, "MarkerMoved")[0]
    regions = [region["ref"] for region in table.view(None)["regions"]]
    assert moved["region"] == regions[(2 + moved["n"]) % 5]


def test_w16_everybody_picks_another_faction_and_starts_with_ten_supporters() -> None:
    table = started(5)
    players = table.view(None)["players"]
    assert len({p["faction"]["ref"] for p in players}) == 5
    assert all((p["supply"], p["locked"], p["strength"]) == (10, 4, 1) for p in players)
    assert not any(power["unlocked"] for p in players for power in p["faction"]["powers"])


def test_w16_factions_may_be_given_out_by_lot() -> None:
    table = fresh(4, factions="random")
    assert {ask.prompt for ask in table.asks.values()} == {"keep"}


def test_w17_the_bag_starts_with_ten_chips() -> None:
    table = started(3)
    assert bag(table, 0) == sorted(
        ["faction-1"] * 3 + ["faction-2"] + ["war-axe"] * 2 + ["forge", "double-madness"] + ["madness"] * 2
    )
    assert player_view(table, 0)["shield"] and player_view(table, 0)["vp"] == 0 and player_view(table, 0)["marker"] == 0


def test_w18_of_two_quests_one_is_kept_in_secret_and_the_other_goes_back() -> None:
    table = fresh(3, factions="random")
    quest = [key.split("/")[1] for key in (keys(table, seat)[0] for seat in range(3))]
    assert all(len(keys(table, seat)) == 2 for seat in range(3))
    play(table, *(f"{seat} keep/{quest[seat]}" for seat in range(3)))
    assert [player_view(table, seat)["quests"][0]["ref"] for seat in range(3)] == quest
    assert table.view(0)["players"][1]["quests"] == 1 and table.view(None)["decks"]["quests"] == 27


def test_w19_nobody_can_bet_on_a_faction_that_is_not_in_the_game() -> None:
    assert "bet/p3" not in GAME.vocabulary(3, GAME.complete_settings(3, {}))


@pytest.mark.parametrize(("seats", "poison"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_w20_t11_the_jabberwock_takes_a_poison_chip_per_player_and_two(seats: int, poison: int) -> None:
    table = fresh(seats, first="p0")
    play(table, "0 faction/jabberwock")
    while "faction" in {ask.prompt for ask in table.asks.values()}:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    assert player_view(table, 0)["poison"] == poison


@pytest.mark.parametrize(("seats", "shards"), [(2, [2, 1]), (3, [4, 3, 1]), (4, [4, 3, 2, 1]), (5, [5, 3, 2, 1, 0])])
def test_w21_starting_shards_go_round_from_the_first_player(seats: int, shards: list[int]) -> None:
    table = started(seats, "lots", "random")
    players = table.view(None)["players"]
    first = table.view(None)["start"]
    assert [players[(first + i) % seats]["shards"] for i in range(seats)] == shards


def test_w22_all_leaders_start_at_the_head_of_the_table() -> None:
    assert started(4).view(None)["head"] == [0, 1, 2, 3]
