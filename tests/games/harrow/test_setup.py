"""Setting up, chapter by chapter (H-40 … H-48)."""

from __future__ import annotations

import re

import pytest

from ludoteka import words
from ludoteka.games.harrow import GAME
from ludoteka.kernel import BadSetting
from tests.games.harrow.table import ask, fresh, ground, hex_at, keys, play, pos, side, units


@pytest.mark.parametrize(("map", "counts"), [("a", (6, 4, 4, 6)), ("b", (4, 4, 6, 4))])
def test_chapter_1_has_its_tokens_objectives_and_units(map: str, counts: tuple[int, ...]) -> None:  # H-40, T-29
    table = fresh(chapter="1", map=map)
    tokens = [token for place in table.view(0)["hexes"] for token in place.get("tokens", ())]
    assert tuple(tokens.count(kind) for kind in ("advance", "spawn", "strengthen", "legend")) == counts
    assert [n for n in range(1, 38) if hex_at(table, n).get("townsfolk")] == [1, 16, 34]
    assert [n for n in range(1, 38) if hex_at(table, n).get("building")] == [4, 22, 37]
    assert units(table, 21) == {"red-haint": 3, "red-legend": 1}
    assert units(table, 17) == {"blue-haint": 3, "blue-legend": 1}
    assert ground(table) == {"red": 3, "blue": 3} and ask(table).seat == 0
    assert table.view(0)["family"]["bag"] == {"advance": 4, "spawn": 2, "strengthen": 2}


def test_chapter_2_lets_everybody_choose_a_legend_and_a_side() -> None:  # H-41
    table = fresh(chapter="2")
    assert len(keys(table, "hero/")) == 5
    play(table, "hero/malachi", "hero/willa", "track/protectors-b", "track/family-b")
    assert side(table, "protectors")["hero"] == "malachi" and side(table, "family")["track"] == "family-b"
    assert len(table.view(0)["sides"]["protectors"]["hand"]) == 3 and table.view(0)["sides"]["family"]["hand"] == 3
    assert table.view(0)["tokens_left"]["trail"] == 0


def test_the_side_of_the_track_is_chosen_with_the_cards_in_hand() -> None:  # H-41
    table = fresh(chapter="2")
    assert table.view(0)["sides"]["protectors"]["hand"] == []
    play(table, "hero/malachi", "hero/willa")
    assert ask(table).prompt == "track" and len(table.view(0)["sides"]["protectors"]["hand"]) == 3


def test_kammi_chooses_her_goblin_when_she_sees_her_cards_and_the_grid() -> None:  # H-44
    table = fresh(chapter="4")
    play(table, "hero/emmy")
    assert keys(table) == ["hero/goblin-knocker", "hero/goblin-bruiser", "hero/goblin-trickster"]
    shown = table.view(0)
    assert len(shown["sides"]["kammi"]["hand"]) == 3
    assert sorted(kind for row in shown["kammi"]["grid"] for kind in row) == sorted(
        ["advance", "spawn", "strengthen"] * 2
    )


def test_haints_are_posted_in_any_order() -> None:  # H-44
    table = fresh(chapter="4")
    play(table, "hero/emmy", "hero/goblin-trickster", "track/protectors-a", "track/kammi-1")
    play(table, "figures/h-10/h-16", "goblin/figure-2", "post/h-17", "post/h-16", "post/h-10")
    assert units(table, 17) == {"purple-haint": 1} and units(table, 10) == {"figure-1": 1, "purple-haint": 1}


def test_chapter_3_turns_tiles_until_the_lantern_appears() -> None:  # H-42
    for seed in "abcde":
        table = fresh(seed=seed)
        play(table, "hero/emmy", "hero/levi", "track/protectors-a", "track/family-a")
        shown = table.view(None)
        assert [len(slot["open"]) for slot in shown["tiles"]] == [1, 1, 1, 1]
        assert shown["tile_stock"] == 5
        assert ask(table).prompt == "objective"
        assert shown["seats"][ask(table).seat] == shown["lantern"]


def test_objectives_go_to_free_hexes_of_their_terrain() -> None:  # H-42, H-43
    table = fresh(seed="a")
    play(table, "hero/emmy", "hero/levi", "track/protectors-a", "track/family-a")
    assert "objective/h-21" not in keys(table) and "objective/h-19" not in keys(table)
    assert all(hex_at(table, int(key[12:]))["terrain"] not in ("mountain", "brambles") for key in keys(table))
    play(table, ask(table).keys[0])
    play(table, ask(table).keys[0])
    waiting = table.view(None)["waiting"]
    assert len(waiting["townsfolk"]) == len(waiting["building"]) == 3


def test_chapter_4_places_figures_dolls_and_units_in_secret() -> None:  # H-44
    table = fresh(chapter="4")
    play(table, "hero/emmy", "hero/goblin-trickster", "track/protectors-a", "track/kammi-1")
    assert set(keys(table)) == {"figures/h-10/h-16", "figures/h-10/h-23", "figures/h-16/h-23"}
    play(table, "figures/h-10/h-16", "goblin/figure-2")
    assert table.view(0)["kammi"]["goblin"] == "figure-2" and table.view(1)["kammi"]["goblin"] is None
    play(table, "post/h-10", "post/h-16", "post/h-17", "hide-doll/h-22")
    assert hex_at(table, 22, 1)["doll"] == "real" and hex_at(table, 22, 0)["doll"] == "hidden"
    play(table, "station/h-22", "post/h-15", "post/h-21", "post/h-28")
    assert units(table, 22) == {"red-legend": 1}
    assert len(table.view(0)["kammi"]["grid"]) == 3 and table.view(0)["kammi"]["loose"] == "advance"


def test_chapter_5_adds_hester() -> None:  # H-45
    table = fresh(3)
    shown = table.view(2)
    assert shown["hester"]["fire_fields"] == [2, 2, 2] and shown["hester"]["actions"] == 1
    assert shown["hester"]["flames"] == 5 and shown["hester"]["snakes"] == 8


def test_solo_is_a_mode_of_its_own() -> None:  # H-46
    assert fresh(1).view(0)["mode"] == "solo"


def test_the_fair_folk_play_with_two_three_and_four_players() -> None:  # H-47
    assert [fresh(n, chapter="fair").view(None)["mode"] for n in (2, 3, 4)] == ["duel", "fair3", "fair4"]


def test_the_first_objectives_are_placed_at_the_end_of_setup() -> None:  # H-48
    table = fresh(3, sides="kammi-family")
    prompts = []
    while ask(table).prompt != "turn":
        prompts.append(ask(table).prompt)
        play(table, ask(table).keys[0])
    assert prompts[-1] == "objective" and "hide-doll" in prompts


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(3, {"chapter": "1"}), (2, {"chapter": "4", "sides": "protectors-family"}), (1, {"sides": "kammi-family"})],
)
def test_settings_that_do_not_fit_are_refused(seats: int, settings: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        GAME.complete_settings(seats, settings)


@pytest.mark.parametrize(
    ("ruling", "printed", "other"),
    [
        ("kammi-in-storms", "free", "slow"),
        ("legend-hits", "again", "once"),
        ("waiting-upgrades", "next-attack", "attack-jar"),
        ("feast-squares", "own-side", "any-side"),
        ("automata-spawn", "no-units", "own-units"),
    ],
)
def test_a_disputed_ruling_is_a_setting_that_names_the_printed_choice_in_every_language(
    ruling: str, printed: str, other: str
) -> None:  # H-61, H-101, H-152, H-235
    assert (
        GAME.complete_settings(4, {})[ruling] == printed and GAME.complete_settings(4, {ruling: other})[ruling] == other
    )
    for language, by_the_book in (("en", "rulebook says|cards say"), ("cs", "jak píší"), ("pl", "jak mówi")):
        names = words.game_words("harrow", language)
        texts = [names.setting(ruling), names.setting(ruling, printed), names.setting(ruling, other)]
        assert len(set(texts)) == 3 and ruling not in texts
        assert re.search(by_the_book, texts[1]) and not re.search(by_the_book, texts[2])


def test_a_position_with_its_box_has_every_component_exactly_once() -> None:
    fair = "nests spawn-1@12 nothing@13; prepared draw-card; quests one-cluster; hand protectors roar"
    table = pos(f"chapter fair; round; {fair}; box", seats=3)
    shown = table.view(2)
    assert (shown["fair"]["offers"], shown["fair"]["quest_deck"]) == (8, 15)
    assert shown["fair"]["nests"] == table.state.kit.count["nest"] - 3
    assert shown["sides"]["protectors"]["deck"] == 15 and shown["tile_stock"] == 9
    alone = pos("chapter solo; step root; automata tactics roar rally; box", seats=1).state.automata
    assert [card.ref for card in alone.decks[0]] == ["roar", "rally"] and len(alone.out) == 35
