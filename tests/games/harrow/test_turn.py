"""Rounds and turns (H-50 … H-59)."""

from __future__ import annotations

from tests.games.harrow.table import ask, first, fresh, hex_at, keys, play, pos, side, units, vp


def seats_of_a_round(seats: int, **settings: str) -> list[str]:
    table = fresh(seats, **settings)
    first(table, "turn" if seats < 4 else "fair")
    order, last = [], None
    while table.view(None)["round"] == 1:
        now = table.view(None)["turn"]
        if now != last:
            order.append(now)
        last = now
        play(table, ask(table).keys[0] if ask(table).prompt != "around" else "end" if "end" in keys(table) else "act")
    return order


def test_a_round_is_objectives_turns_and_an_end() -> None:  # H-50
    table = pos("chapter 3; round; waiting folk_waiting bog; waiting buildings_waiting plains; lantern family")
    assert ask(table).prompt == "turn"  # in the first round setup has placed them
    later = pos("chapter 3; waiting folk_waiting bog; waiting buildings_waiting plains; end-round")
    assert ask(later).prompt == "objective"


def test_the_one_with_fewer_broken_jars_is_next_then_the_lantern() -> None:  # H-51
    assert seats_of_a_round(2, chapter="1") == ["protectors", "family"] * 3


def test_with_hester_a_cycle_is_played_three_times() -> None:  # H-52
    order = seats_of_a_round(3)
    assert order == order[:3] * 3 and order[2] == "hester"
    order = seats_of_a_round(4)
    assert order[:5] == ["fair-folk", order[1], "fair-folk", order[3], "hester"]


def test_a_turn_is_a_jar_with_tiles_and_a_card_around_it() -> None:  # H-53
    table = pos("chapter 3; turn protectors; hand protectors rally; tiles abilities strengthen; red-haint 21")
    assert "card/rally" in keys(table) and "tile/strengthen" not in keys(table)
    play(table, "break/abilities")
    assert set(keys(table)) == {"act", "tile/strengthen", "card/rally"}
    play(table, "act", "row/advance", "done")
    assert set(keys(table)) == {"end", "tile/strengthen", "card/rally"}


def test_free_moves_are_made_at_any_time_of_the_own_turn() -> None:  # H-54
    table = pos("chapter 1; turn family; blue-haint 12; blue-legend 17; trails 13")
    assert "advance/h-12/h-13/haint" in keys(table)
    play(table, "advance/h-12/h-13/haint")
    assert units(table, 13) == {"blue-haint": 1} and "break/wild" in keys(table)


def test_a_free_move_comes_between_the_ability_and_the_gift() -> None:  # H-54, H-80
    table = pos("chapter 1; turn protectors; red-legend 21; red-haint 21")
    play(table, "break/legend")
    assert keys(table) == ["ability", "gift", "done"]
    play(table, "ability", "trail/h-20", "advance/h-21/h-20/haint", "gift")
    assert hex_at(table, 20)["shelter"] == 1 and not hex_at(table, 21).get("shelter")


def test_a_free_move_comes_between_the_free_action_and_the_attack() -> None:  # H-54, H-95
    table = pos("chapter 1; turn protectors; red-legend 21; trails 20; blue-haint 18")
    play(table, "break/attack", "free-first", "spawn/h-21", "advance/h-21/h-20/haint", "act")
    assert keys(table, "attack/") == ["attack/h-20/h-18/family"]


def test_a_free_move_comes_between_kammis_two_tokens() -> None:  # H-54, H-184
    table = pos("chapter 4; turn kammi; goblin figure-2; figure-1 10; figure-2 23; trails 11")
    play(table, "break/abilities", "grid/3")
    assert not keys(table, "advance/")
    play(table, "token/strengthen", "advance/h-10/h-11/figure-1")
    assert units(table, 11) == {"figure-1": 1} and keys(table, "token/") == ["token/advance"]


def test_cards_and_free_moves_may_follow_a_tile_before_the_action() -> None:  # H-53, H-54
    text = "chapter 3; turn protectors; red-legend 21; hand protectors rally; tiles wild first-scroll"
    table = pos(text)
    play(table, "break/wild", "tile/first-scroll", "trail/h-20")
    assert {"act", "card/rally", "advance/h-21/h-20/legend"} <= set(keys(table))
    table = pos("chapter 3; turn family; tiles wild strengthen")
    play(table, "break/wild", "tile/strengthen")
    assert ask(table).prompt == "act"  # with nothing else to do nobody is asked


def test_without_a_goblin_kammi_is_not_asked_for_cards() -> None:  # H-182
    table = pos("chapter 4; turn kammi; heroes emmy goblin-knocker; figure-1 10; figure-2 23; hand kammi spite")
    play(table, "break/legend", "gift", "done")
    assert table.view(None)["turn"] == "protectors"


def test_an_action_may_be_used_partly_or_not_at_all() -> None:  # H-55
    table = pos("chapter 1; turn protectors")
    assert "done" not in keys(table)
    play(table, "break/abilities", "skip")
    assert table.view(None)["turn"] == "family"


def test_the_abilities_jar_of_the_protectors_is_one_row() -> None:  # H-56
    table = pos("chapter 1; turn protectors; rows protectors 0 0 2")
    play(table, "break/abilities", "row/strengthen")
    assert table.view(0)["battleground"]["red"] == 5


def test_the_end_of_a_round_scores_brambles_and_makes_jars_whole() -> None:  # H-57, H-133
    table = pos("chapter 1; jars protectors wild attack legend; lantern protectors; red-haint 19; end-round")
    assert vp(table, "protectors") == 1 and table.view(0)["lantern"] == "family"
    assert all(side(table, "protectors")["jars"].values()) and table.view(0)["round"] == 2


def test_fresh_tiles_come_to_every_slot_and_unused_ones_stay() -> None:  # H-57, A-34
    table = fresh(seed="a")
    first(table, "turn")
    old = [slot["open"] for slot in table.view(0)["tiles"]]
    while table.view(0)["round"] == 1:  # whoever is asked does as little as possible and uses no tile
        offered = keys(table)
        idle = [key for key in offered if key in ("act", "end", "skip", "done", "bag", "attack-first", "walk")]
        play(table, (idle or [key for key in offered if key.startswith(("break/", "back/"))])[0])
    new = [slot["open"] for slot in table.view(0)["tiles"]]
    assert [slot[0] for slot in new] == [slot[0] for slot in old] and [len(slot) for slot in new] == [2] * 4


def test_the_family_draws_looks_and_gives_back() -> None:  # H-58, T-14
    table = pos("chapter 2; turn family; bag advance 6")
    play(table, "break/abilities")
    assert table.view(1)["family"]["drawn"] == ["advance"] * 4 and table.view(0)["family"]["drawn"] == 4
    play(table, "back/advance")
    assert table.view(0)["family"]["ready"] == ["advance"] * 3
    table = pos("chapter 2; turn family; bag advance 6; slots advance spawn")
    assert (table.view(1)["family"]["draw"], table.view(1)["family"]["give_back"]) == (5, 1)
    table = pos("chapter 2; turn family; bag advance 6; slots advance spawn spawn spawn")
    play(table, "break/abilities", "back/advance", "back/advance")
    assert len(table.view(0)["family"]["ready"]) == 4  # 7 - 3 with six in the bag: one fewer goes back


def test_only_tokens_that_were_kept_are_activated() -> None:  # H-58
    table = pos("chapter 1; turn family; bag advance 3; blue-haint 17")
    play(table, "break/abilities")
    assert keys(table, "advance/") and "strengthen" not in keys(table) and not keys(table, "spawn/")


def test_tokens_go_to_the_board_in_any_order() -> None:  # H-122
    text = (
        "chapter 2; clean family; blue-haint 12 13; tokens spawn@12 advance@13; slots advance; deck family council-seat"
    )
    table = pos(text)
    play(table, "board/spawn")
    assert table.view(1)["family"]["slots"] == ["advance", "spawn"]
    assert "board/advance" in keys(table)  # what the card drawn meanwhile may have made worth it


def test_tokens_that_were_not_activated_lie_in_front_too() -> None:  # H-59
    table = pos("chapter 1; turn family; bag advance 3")
    play(table, "break/abilities", "done")
    assert ask(table).prompt == "stow"
    play(table, "board/advance", "bag")
    assert table.view(0)["family"]["slots"] == ["advance"] and table.view(0)["family"]["bag"] == {"advance": 2}
    assert hex_at(table, 17)["stormy"]  # the clean-up put a storm under Levi
