"""The information of seats: known, unknown, and inferable (section 18)."""

from __future__ import annotations

from ludoteka.games.harrow import GAME
from tests.games.harrow.table import ask, first, fresh, keys, play, pos


def test_hands_are_seen_by_their_owner_alone() -> None:
    table = first(fresh(chapter="3"), "turn")
    hand = table.view(0)["sides"]["protectors"]["hand"]
    assert len(hand) == 3 and table.view(1)["sides"]["protectors"]["hand"] == 3
    assert table.view(None)["sides"]["family"]["hand"] == 3
    hands = {tuple(sorted(c.ref for c in table.imagine(1, n).state.hands[0])) for n in range(30)}
    assert len(hands) > 5


def test_a_card_put_under_the_deck_is_remembered_by_its_owner() -> None:
    text = "chapter 3; turn protectors; hand protectors rally; deck protectors roar resolve banishment"
    table = pos(f"{text}; tiles wild cycle-card")
    play(table, "break/wild", "tile/cycle-card", "sink/rally")
    assert {table.imagine(0, n).state.decks[0][0].ref for n in range(20)} == {"rally"}
    assert len({table.imagine(1, n).state.decks[0][0].ref for n in range(40)}) > 1


def test_drawn_tokens_are_hidden_until_they_are_kept() -> None:
    table = pos("chapter 2; turn family; bag advance 4 spawn 4")
    play(table, "break/abilities")
    drawn = {tuple(table.imagine(0, n).state.family.drawn) for n in range(30)}
    assert len(drawn) > 1
    assert table.view(0)["family"]["bag"] == {"advance": 4, "spawn": 4}


def test_the_bag_may_be_hidden_from_others() -> None:
    table = fresh(chapter="1", bag="hidden")
    assert table.view(0)["family"]["bag"] is None and table.view(1)["family"]["bag"] is not None


def test_the_tower_shows_its_history_not_its_content() -> None:
    table = fresh(chapter="1")
    assert set(table.view(0)["tower"]) == {"thrown", "fallen"}


def test_the_order_of_tiles_is_unknown() -> None:
    table = first(fresh(chapter="3"), "turn")
    orders = {tuple(t.ref for t in table.imagine(0, n).state.tiles.stock) for n in range(20)}
    assert len(orders) > 5


def test_the_real_doll_is_unknown_to_kammi_and_spectators() -> None:
    table = pos("chapter 4; turn kammi; figure-1 10; figure-2 23; dolls 22 15 28; real 15")
    assert {table.imagine(0, n).state.kammi.real for n in range(30)} == {0, 1, 2}
    assert {table.imagine(1, n).state.kammi.real for n in range(30)} == {1}
    assert {table.imagine(None, n).state.kammi.real for n in range(30)} == {0, 1, 2}


def test_the_fair_folk_know_their_quests_and_not_those_to_come() -> None:
    table = first(fresh(3, chapter="fair"), "turn")
    imagined = [table.imagine(2, n).state.fair_folk for n in range(20)]
    assert {tuple(quest.ref for quest in fair.quests) for fair in imagined} == {
        tuple(quest.ref for quest in table.state.fair_folk.quests)
    }
    assert len({tuple(quest.ref for quest in fair.quest_deck) for fair in imagined}) > 5


def test_arrows_and_crosses_narrow_what_the_fair_folk_imagine() -> None:
    table = pos(
        "chapter fair; turn fair-folk; items 18 1 37; arrows 20 r -1; hand fair-folk bold-guess; ground silver 3",
        seats=3,
    )
    play(table, "card/bold-guess", "guess/h-17")
    places = {table.imagine(2, n).state.fair_folk.items[0] + 1 for n in range(200)}
    assert 18 in places and 17 not in places and 21 not in places
    assert {table.imagine(0, n).state.fair_folk.items[0] for n in range(20)} == {17}


def test_a_question_about_the_goblin_is_put_whichever_figure_it_is() -> None:  # H-183
    text = "chapter 4; turn kammi; goblin figure-2; figure-1 10; figure-2 23; hand kammi toss; purple-haint 11"
    table = pos(text)
    play(table, "card/toss")
    assert ask(table).prompt == "relocate" and keys(table) == ["done"]  # only beside the other figure
    assert any(len(table.imagine(1, n).asks[0].options) > 1 for n in range(10))  # type: ignore[index]


def test_a_legend_has_the_name_of_its_hero_also_in_an_advance_of_its_own_seat() -> None:
    table = pos("chapter 2; heroes priscilla willa; turn protectors")
    legends = {"red-legend": "priscilla", "blue-legend": "willa"}
    assert GAME.aliases(table.view(None)) == legends
    assert GAME.aliases(table.view(0)) == legends | {"advance/legend": "priscilla"}
    assert GAME.aliases(table.view(1)) == legends | {"advance/legend": "willa"}
