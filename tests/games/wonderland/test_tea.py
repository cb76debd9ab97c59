"""Rounds, tea turns, leaders at the tea party (W-23 to W-35, W-56 to W-61)."""

from __future__ import annotations

from contextlib import suppress

from tests.games.wonderland.table import bag, events_of, finish, fresh, keys, play, player_view, position, prompt

TWO_MORE = """
        p1 queen-of-hearts: chair 3
        p2 mad-hatter: chair 0"""


# -- Rounds ------------------------------------------------------------------------------------------------------------
def test_w23_each_round_deals_its_own_deck_to_all_seats() -> None:
    table = finish(fresh(3, factions="random"))
    assert [event["round"] for event in events_of(table, "TeaServed")] == [1, 2, 3]
    assert [event["round"] for event in events_of(table, "WarBegan")] == [1, 2, 3]
    left = position(
        """war; round 1; marker witzend
        p0 alice: away
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    assert [chair["card"]["round"] for chair in left.view(None)["chairs"]] == [2] * 11
    assert left.view(None)["decks"]["tea"][1] == 30 - 11 and left.view(None)["head"] == [0, 1, 2]


def test_w24_the_player_with_the_fewest_vp_begins_then_fewest_units_then_most_shards() -> None:
    text = """war; round 1; marker witzend
        p0 alice: vp {}; away
        p1 queen-of-hearts: vp 2; away; witzend castle; shards {}
        p2 mad-hatter: vp 2; away; shards 1"""
    assert position(text.format(1, 0)).view(None)["start"] == 0
    assert position(text.format(5, 0)).view(None)["start"] == 2
    assert position(text.format(5, 3)).view(None)["start"] == 1
    fewer = position(
        """war; round 1; marker witzend; tile witzend 0 0 0
        p0 alice: vp 5; away
        p1 queen-of-hearts: vp 2; away; shards 3; witzend supporter
        p2 mad-hatter: vp 2; away; shards 1"""
    )
    play(fewer, "1 award/vp")
    assert fewer.view(None)["start"] == 2  # fewer units come before more shards


def test_w24_a_full_tie_is_broken_by_lot() -> None:
    text = "war; marker witzend\np0 alice: away\np1 queen-of-hearts: away\np2 mad-hatter: away"
    size = len(position(text).tape)
    lots = set()
    for at in range(size):
        with suppress(ValueError):  # of a draw that has fewer than three outcomes
            lots.add(position(text, luck=[0] * at + [2]).view(None)["start"])
    assert {0, 2} <= lots


def test_w25_cards_taken_stay_in_front_of_the_player() -> None:
    table = finish(fresh(3, factions="random"))
    assert all(len(p["tea"]) == 12 for p in table.view(None)["players"])


# -- A turn ------------------------------------------------------------------------------------------------------------
def test_w26_a_leader_moves_clockwise_to_a_seat_with_a_card() -> None:
    table = position(
        """tea p0; chairs tea-1-26 - - tea-1-15 tea-1-01
        p0 jabberwock: chair 2
        p1 queen-of-hearts: chair 3
        p2 mad-hatter: chair 0"""
    )
    assert keys(table, 0) == ["take/tea-1-15", "take/tea-1-01", "head"]
    play(table, "0 take/tea-1-15")
    assert player_view(table, 0)["chair"] == 4 and player_view(table, 0)["tea"][0]["ref"] == "tea-1-15"


def test_w27_several_leaders_may_be_at_the_head_but_one_on_a_seat() -> None:
    table = position("tea p0; chairs tea-1-26 - - tea-1-15\np0 jabberwock: chair 0" + TWO_MORE)
    assert table.view(None)["head"] == [0, 2]
    assert [chair["leader"] for chair in table.view(None)["chairs"][:4]] == [None, None, 1, None]


def test_w28_reaching_the_head_rolls_refills_and_goes_on() -> None:
    table = position(
        "tea p0; chairs tea-1-26 - - - tea-1-15; deck tea-1-02 tea-1-03 tea-1-05\np0 jabberwock: chair 4" + TWO_MORE,
        luck=[3],
    )
    assert keys(table, 0) == ["take/tea-1-15", "head"]
    play(table, "0 head")
    assert player_view(table, 0)["shards"] == 2
    assert "take/tea-1-26" in keys(table, 0) and "head" not in keys(table, 0)


def test_w28_leaving_the_head_at_the_start_is_not_reaching_it() -> None:
    table = position("tea p2; chairs tea-1-26 - - tea-1-15\np0 jabberwock: chair 4" + TWO_MORE)
    play(table, "2 take/tea-1-26")
    assert player_view(table, 2)["shards"] == 0


def test_w29_a_refill_fills_every_seat_without_card_and_leader_clockwise() -> None:
    table = position(
        "tea p0; chairs tea-1-26 - - tea-1-15; deck tea-1-02 tea-1-03 tea-1-05\np0 jabberwock: chair 5" + TWO_MORE
    )  # no card lies ahead, so there was nothing to decide: the leader is at the head
    cards = [chair["card"] and chair["card"]["ref"] for chair in table.view(None)["chairs"][:6]]
    assert cards == ["tea-1-26", "tea-1-02", None, "tea-1-15", "tea-1-03", "tea-1-05"]


def test_w30_the_seat_beyond_the_head_is_chosen_with_the_new_cards_in_sight() -> None:
    table = position("tea p0; chairs tea-1-26; deck tea-1-02\np0 jabberwock: chair 5" + TWO_MORE)
    assert keys(table, 0) == ["take/tea-1-26", "take/tea-1-02"]  # only the head was left to go to


def test_w31_with_four_cards_the_leader_goes_to_a_region_and_later_turns_are_skipped() -> None:
    table = position(
        "tea p0; chairs tea-1-26 tea-1-15 - tea-1-01\np0 jabberwock: chair 4; taken 4; poison 0"
        + TWO_MORE.replace("chair 3", "chair 3; taken 4").replace("chair 0", "chair 0; taken 4")
    )
    assert "lead/red-keep" in keys(table, 0) and len(keys(table, 0)) == 5
    play(table, "0 lead/red-keep", "1 lead/witzend", "2 lead/witzend")
    assert events_of(table, "TeaEnded")


def test_w32_a_player_who_cannot_reach_a_card_places_the_leader() -> None:
    table = position("tea p0; chairs -; deck\np0 jabberwock: chair 4; poison 0" + TWO_MORE)
    assert prompt(table) == "lead"


def test_w33_poison_left_on_the_table_returns_before_the_rest_of_the_end() -> None:
    table = position(
        "tea p0; chairs tea-1-26; poisoned tea-1-26\np0 jabberwock: taken 4; poison 2\n"
        "p1 alice: away\np2 mad-hatter: away"
    )
    play(table, "0 lead/red-keep")
    assert player_view(table, 0)["poison"] == 3
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("PoisonReturned") < kinds.index("TeaEnded") < kinds.index("WarBegan")


def test_w34_everybody_gains_madness_or_nobody_does() -> None:
    text = "tea-end; stock madness {}\np0 jabberwock: away\np1 alice: away\np2 mad-hatter: away"
    assert [bag(position(text.format(3)), seat) for seat in range(3)] == [["madness"]] * 3
    assert [bag(position(text.format(2)), seat) for seat in range(3)] == [[]] * 3


def test_w35_everybody_with_the_most_shards_goes_mad_and_discards_half() -> None:
    text = "tea-end; stock madness {}\np0 jabberwock: away; shards 5\np1 alice: away; shards 5\np2 mad-hatter: away"
    table = position(text.format(9))
    assert [len(bag(table, seat)) for seat in range(3)] == [2, 2, 1]
    assert [player_view(table, seat)["shards"] for seat in range(3)] == [2, 2, 0]
    short = position(text.format(4))
    assert [len(bag(short, seat)) for seat in range(3)] == [1, 1, 1]
    assert [player_view(short, seat)["shards"] for seat in range(3)] == [5, 5, 0]


def test_w35_nobody_has_the_most_of_nothing() -> None:
    table = position("tea-end\np0 jabberwock: away\np1 alice: away\np2 mad-hatter: away")
    assert [len(bag(table, seat)) for seat in range(3)] == [1, 1, 1]


# -- Leaders -----------------------------------------------------------------------------------------------------------
def test_w56_the_queen_spreads_the_units_of_one_card() -> None:
    table = position("tea p1; chairs - - - tea-1-26\np0 jabberwock: chair 4" + TWO_MORE)
    play(table, "1 take/tea-1-26", "1 place/supporter/red-keep", "1 place/supporter/witzend")
    assert player_view(table, 1)["supporters"]["red-keep"] == player_view(table, 1)["supporters"]["witzend"] == 1


JAWS = "tea-start; chairs tea-1-26 tea-1-15 tea-1-01\np0 jabberwock: poison {}; {}" + TWO_MORE


def test_w57_the_jabberwock_poisons_two_different_cards_at_the_start() -> None:
    table = position(JAWS.format(5, ""))
    play(table, "0 poison/tea-1-26")
    assert "poison/tea-1-26" not in keys(table, 0)
    play(table, "0 poison/tea-1-15")
    assert [chair["poisoned"] for chair in table.view(None)["chairs"][:3]] == [True, True, False]
    assert player_view(table, 0)["poison"] == 3 and not table.asks


def test_w57_placing_poison_is_optional_and_limited_by_the_supply() -> None:
    table = position(JAWS.format(1, ""))
    assert "pass" in keys(table, 0)
    play(table, "0 poison/tea-1-26")
    assert not table.asks


def test_w57_at_the_end_of_a_turn_a_table_without_poison_gets_some() -> None:
    table = position("tea p0; chairs - - - - tea-1-02 tea-1-15\np0 jabberwock: chair 4; poison 3" + TWO_MORE)
    play(table, "0 take/tea-1-02", "0 place/supporter/red-keep")
    assert keys(table, 0) == ["poison/tea-1-15", "pass"]


def test_w57_nobody_is_asked_for_poison_that_nobody_could_take() -> None:
    table = position(
        "tea p0; chairs - - - - tea-1-02 tea-1-15\np0 jabberwock: chair 4; poison 3; taken 3\n"
        "p1 alice: away\np2 mad-hatter: chair 0; taken 4"
    )
    play(table, "0 take/tea-1-02", "0 place/supporter/red-keep")
    assert prompt(table) == "lead" and keys(table, 2)


def test_w58_a_player_who_takes_a_poisoned_card_puts_the_poison_into_the_bag() -> None:
    text = "tea {}; chairs - - - - tea-1-02 tea-1-15; poisoned tea-1-02\np0 jabberwock: chair 4; poison 3" + TWO_MORE
    table = position(text.format("p1"))
    play(table, "1 take/tea-1-02")
    assert "poison" in bag(table, 1)
    own = position(text.format("p0"))
    play(own, "0 take/tea-1-02")
    assert player_view(own, 0)["poison"] == 4 and "poison" not in bag(own, 0)


def test_w59_the_hatter_refills_once_and_takes_any_card_without_moving() -> None:
    table = position(
        """tea p0; chairs tea-1-26 - - - tea-1-15; deck tea-1-02
        p0 mad-hatter: chair 4
        p1 queen-of-hearts: chair 3
        p2 alice: chair 0"""
    )
    play(table, "0 party")
    assert keys(table, 0) == ["take/tea-1-26", "take/tea-1-02", "take/tea-1-15"]
    play(table, "0 take/tea-1-26", "0 place/supporter/red-keep")
    hatter = player_view(table, 0)
    assert (hatter["chair"], hatter["taken"], hatter["partied"], hatter["shards"]) == (4, 1, True, 0)


def test_w59_the_hatter_may_hold_a_party_in_every_round() -> None:
    table = position(
        """tea p0; chairs tea-1-26 tea-1-15; deck; marker witzend
        p0 mad-hatter: taken 3
        p1 queen-of-hearts: away; vp 30
        p2 alice: away; vp 30"""
    )
    play(table, "0 party", "0 take/tea-1-26", "0 place/supporter/red-keep")
    while table.view(0)["round"] == 1:
        play(table, f"0 {keys(table, 0)[-1]}")
    assert "party" in keys(table, 0)


def test_w60_alice_moves_counter_clockwise() -> None:
    table = position("tea p0; chairs tea-1-26 - - - tea-1-15\np0 alice: chair 4" + TWO_MORE)
    assert keys(table, 0) == ["take/tea-1-26", "head"]
    start = position("tea p0; chairs tea-1-26 - - - tea-1-15\np0 alice: chair 0" + TWO_MORE)
    assert keys(start, 0) == ["take/tea-1-15", "take/tea-1-26", "head"]


def test_w61_the_cat_may_pass_on_a_shard_of_a_two_or_three() -> None:
    text = "tea p0; chairs tea-1-26\np0 cheshire-cat: chair 4" + TWO_MORE
    one = position(text, luck=[0])
    assert prompt(one) == "take" and player_view(one, 0)["shards"] == 1
    two = position(text, luck=[3])
    assert keys(two, 0) == ["share/p1", "share/p2", "pass"]
    play(two, "0 share/p2")
    assert player_view(two, 0)["shards"] == 1 and player_view(two, 2)["shards"] == 1
