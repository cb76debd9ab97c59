"""The Fair Folk (H-290 … H-318) and their duel with Hester (H-330 … H-334)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow.knowledge.odds import odds
from ludoteka.games.harrow.pieces import FAMILY, PROTECTORS
from ludoteka.games.harrow.state import Fight, Harrow
from ludoteka.kernel import Seat, Table
from tests.games.harrow.table import FALL, ask, first, fresh, ground, hex_at, keys, play, pos, side, units

FAIR_TURN = "chapter fair; turn fair-folk; items 18 1 37"


def fair(text: str, tape: list[int] | None = None, seats: int = 3, base: str = FAIR_TURN) -> Table[Harrow]:
    return pos(f"{base}; {text}", tape or [], seats=seats)


def test_three_things_are_hidden_and_three_nests_prepared() -> None:  # H-290
    table = fresh(3, chapter="fair")
    first(table, "hide")
    hider = ask(table).seat
    play(table, "hide/h-5", "hide/h-6")
    assert "hide/h-5" not in keys(table)
    play(table, "hide/h-7", "search/bog")
    assert table.view(hider)["fair"]["items"] == {"sword": "h-5", "crown": "h-6", "queen": "h-7"}
    assert table.view(2)["fair"]["items"] is None and len(table.view(2)["fair"]["prepared"]) == 3
    assert table.view(0)["fair"]["prepared"] == 3 and table.view(None)["fair"]["items"] is None


def test_the_fair_folk_act_before_each_vp_player() -> None:  # H-291
    table = fresh(3, chapter="fair")
    first(table, "fair")
    play(table, "end")
    assert ask(table).prompt == "turn"


def test_a_turn_is_a_nest_a_quest_and_cards() -> None:  # H-292
    table = fair("prepared nothing; hand fair-folk shaken-branches; ground silver 1")
    assert "card/shaken-branches" in keys(table) and keys(table, "nest/nothing") and "end" in keys(table)


def test_a_nest_goes_where_no_units_and_no_nest_are() -> None:  # H-293
    table = fair("prepared nothing; red-haint 20; nests spawn-1@5; search bog")
    assert "nest/nothing/h-20" not in keys(table) and "nest/nothing/h-5" not in keys(table)
    play(table, "nest/nothing/h-1")
    assert ground(table) == {"silver": 1} and hex_at(table, 1)["nest"] == "nothing"
    table = fair("nests spawn-1@5")
    play(table, "take-nest/h-5")
    assert not hex_at(table, 5).get("nest")


QUEST = "prepared nothing; nests spawn-1@12 advance-1@25 advance-2@17; quests wetlands-and-bog"


def test_a_quest_is_done_with_four_nests() -> None:  # H-295, T-27
    table = fair(f"{QUEST}; red-legend 21; blue-legend 1")
    assert not keys(table, "quest/")
    play(table, "nest/nothing/h-23", "quest/wetlands-and-bog")
    assert keys(table, "arrow/h-12") and keys(table, "guess/")
    table = fair(f"{QUEST}; blue-legend 1")
    play(table, "nest/nothing/h-10")
    assert not keys(table, "quest/")


@pytest.mark.parametrize(
    ("quest", "nests", "done"),
    [
        ("one-from-edge", (6, 7, 8, 11), True),
        ("one-from-edge", (6, 7, 8, 12), False),
        ("on-the-edge", (1, 2, 3, 4), True),
        ("around-brambles", (12, 13, 18, 20), True),
        ("straight-line", (16, 18, 20, 22), True),
        ("straight-line", (16, 18, 20, 23), False),
        ("one-terrain", (1, 3, 8, 16), True),
        ("four-terrains", (1, 2, 4, 5), True),
        ("one-cluster", (1, 2, 3, 4), True),
        ("one-cluster", (1, 2, 3, 16), False),
        ("mountain-watch", (7, 6, 2, 31), True),
        ("among-units", (16, 18, 10, 23), True),
        ("home-calls", (16, 22, 15, 18), True),
        ("bog-and-plains", (1, 2, 3, 37), False),
        ("bog-and-forest", (1, 5, 12, 13), False),
        ("plains-and-forest", (6, 18, 19, 7), True),
        ("wetlands-and-plains", (1, 12, 10, 24), False),
        ("wetlands-and-forest", (11, 5, 7, 12), True),
    ],
)
def test_every_quest_asks_for_its_pattern(quest: str, nests: tuple[int, ...], done: bool) -> None:  # H-295a
    from ludoteka.games.harrow.sides.fair_folk.quests import nests_for

    table = fair("prepared nothing; blue-legend 17; nests " + " ".join(f"empty@{n}" for n in nests))
    matches = next(q for q in table.state.kit.quests if q.ref == quest)
    assert bool(nests_for(table.state, matches)) is done


def test_mountains_are_not_one_terrain() -> None:  # H-11, H-295a
    from ludoteka.games.harrow.sides.fair_folk.quests import nests_for

    table = fair("map b; prepared nothing; blue-legend 17; nests empty@2 empty@8 empty@30 empty@36")
    assert {hex_at(table, n)["terrain"] for n in (2, 8, 30, 36)} == {"mountain"}
    quest = next(q for q in table.state.kit.quests if q.ref == "one-terrain")
    assert not nests_for(table.state, quest)


def test_an_arrow_is_turned_to_the_sought_thing() -> None:  # H-296, T-28
    base = "chapter fair; turn fair-folk; items 18 1 37; prepared nothing; quests wetlands-and-bog; blue-legend 1"
    nests = "nests spawn-1@12 advance-1@25 advance-2@17"
    for key, side_, line in (
        ("h-17/q/minus", "minus", True),  # on the line: the side named first is confirmed
        ("h-17/q/plus", "plus", True),
        ("h-25/q/minus", "minus", True),
        ("h-25/q/plus", "minus", False),  # turned
    ):
        table = pos(f"{base}; {nests}", seats=3)
        play(table, "nest/nothing/h-23", "quest/wetlands-and-bog", f"arrow/{key}")
        arrow = table.view(0)["arrows"][0]
        assert (arrow["side"], arrow["line"]) == (side_, line)
    assert hex_at(table, 25)["nest"] == "empty"


def test_a_guess_and_an_arrow_are_shown_with_their_odds() -> None:
    table = fair("hand fair-folk bold-guess; ground silver 3; nests empty@5 spawn-1@6; arrows 20 q 1")
    play(table, "card/bold-guess")
    events = {key: table.preview(2, key).odds for key in keys(table, "guess/")}
    fits = [key for key, odds in events.items() if odds["fits"]]
    assert "guess/h-18" in fits and 1 < len(fits) < len(events)
    assert {odds["left"] for odds in events.values()} == {len(fits)}
    table = fair(f"{QUEST}; red-legend 21; blue-legend 1")
    play(table, "nest/nothing/h-23", "quest/wetlands-and-bog")
    one, other = (table.preview(2, f"arrow/h-12/q/{side}").odds for side in ("plus", "minus"))
    assert one["left"] == other["left"] == 37 and one["inside"] + other["inside"] == 37 + 6, "both sides have the line"


def test_a_wrong_guess_leaves_an_x() -> None:  # H-297
    table = fair("hand fair-folk bold-guess; ground silver 3")
    play(table, "card/bold-guess", "guess/h-20")
    assert hex_at(table, 20)["cross"] and table.view(2)["fair"]["seeking"] == "sword"


def test_the_hex_of_a_found_thing_stays_marked() -> None:  # H-298
    table = fair("hand fair-folk bold-guess; ground silver 3; nests empty@5 spawn-1@6; arrows 20 q 1")
    play(table, "card/bold-guess", "guess/h-18")
    assert hex_at(table, 18)["found"] == "sword" and table.view(2)["arrows"] == []
    assert not hex_at(table, 5).get("nest") and hex_at(table, 6)["nest"] == "spawn-1"


def test_cards_are_paid_in_search_cubes() -> None:  # H-300
    table = fair("hand fair-folk calming; ground silver 2 red 3 blue 1")
    play(table, "card/calming", "off/red", "off/red")
    assert keys(table) == ["done", "off/blue"] and ground(table) == {"red": 1, "blue": 1}
    play(table, "done")  # up to two of each
    assert ground(table) == {"red": 1, "blue": 1}
    assert not keys(fair("hand fair-folk calming; ground silver 1"), "card/")


def test_the_fair_folk_refill_to_three() -> None:  # H-302
    table = fresh(3, chapter="fair")
    first(table, "fair")
    play(table, keys(table, "nest/")[0], "end")
    fairies = table.view(2)["fair"]
    assert len(fairies["prepared"]) == 3 and len(fairies["quests"]) == 3


def test_empty_decks_of_the_fair_folk_are_made_of_their_discards() -> None:  # H-302
    table = fair("prepared nothing; hand fair-folk flit; quests one-cluster")
    s = table.state
    s.discards[4] = [s.kit.card[ref] for ref in ("calming", "gleaning", "beckoning")]
    s.fair_folk.quest_pile = [quest for quest in s.kit.quests if quest.ref in ("home-calls", "one-terrain")]
    play(table, "end")
    assert len(table.view(2)["sides"]["fair-folk"]["hand"]) == 3 and side(table, "fair-folk")["discard"] == []
    assert table.view(2)["fair"]["quests"] == ["home-calls", "one-cluster", "one-terrain"]


def test_at_most_six_search_cubes_stay() -> None:  # H-302
    table = fair("ground silver 9")
    play(table, "end")
    assert ground(table) == {"silver": 6}


def test_an_offer_is_used_in_a_later_turn() -> None:  # H-315
    table = fair("offers protectors strengthen-2", base="chapter fair; turn protectors; items 18 1 37")
    play(table, "offer/strengthen-2")
    assert ground(table) == {"red": 2} and side(table, "protectors")["offers"] == []


def test_an_offer_is_taken_in_clean_up_and_the_tree_is_shaken() -> None:  # H-316
    text = "red-haint 20; nests spawn-1@20; ground silver 2 red 1"
    table = fair(text, FALL, base="chapter fair; clean protectors; items 18 1 37")
    assert side(table, "protectors")["offers"] == ["spawn-1"] and ask(table).seat == 2
    play(table, "arrow/h-20/r/minus", "done")
    assert table.view(0)["arrows"] == [{"nest": "h-20", "axis": "r", "side": "minus", "line": True}]


def test_tokens_that_run_out_come_back_from_the_map() -> None:  # H-317
    arrows = "; ".join(["arrows 20 q 1"] * 8)
    table = fair(f"hand fair-folk thistle-compass; ground silver 3; nests spawn-1@20; {arrows}")
    play(table, "card/thistle-compass", "arrow/h-20/r/minus")
    assert keys(table) == [f"drop-arrow/{n}" for n in range(1, 9)]


def test_the_fair_folk_may_win_together_with_another() -> None:  # H-318
    table = fair("found 3; vp family 8; end-round", base="chapter fair; items 18 1 37")
    assert table.outcome is not None and table.outcome.winners == (1, 2)
    table = fair("found 3; end-round", base="chapter fair; items 18 1 37")
    assert table.outcome is not None and table.outcome.winners == (2,) and table.outcome.reason == "queen"


def test_the_fair_folk_with_the_queen_win_together_with_hester() -> None:  # H-247, H-318, H-333
    text = "found 3; squares 5; red-infected 20; blue-infected 13; ground teal 2; actions 1; items 18 1 37"
    table = pos(f"chapter fair; {text}; step hester_acts", seats=4)
    lead = next(key for key in keys(play(table, "stir")) if key.startswith("lead/red-infected/h-20/h-13"))
    play(table, lead)
    assert table.outcome is not None and table.outcome.winners == (2, 3)
    assert table.outcome.reason == "queen-and-feast"
    duel = pos("chapter fair; step duel_round; found 3; squares 6; items 1 2 3", seats=2)
    assert duel.outcome is not None and duel.outcome.winners == (0, 1)


# -- Cards -------------------------------------------------------------------------------------------------------------
def test_catch_your_breath_forbids_attacks() -> None:
    table = fair("hand fair-folk catch-breath; ground silver 3 red 3; red-haint 20; blue-haint 18; lantern protectors")
    play(table, "card/catch-breath", "end", "end", "break/attack", "attack-first")
    assert not keys(table, "attack/")


def test_no_jar_is_broken_for_another_attack_while_all_catch_their_breath() -> None:  # H-111
    text = "hand fair-folk catch-breath; ground silver 3 red 3; red-haint 20; lantern protectors; attacked protectors"
    assert keys(play(fair(text), "end", "end"), "strike/")
    assert not keys(play(fair(text), "card/catch-breath", "end", "end"), "strike/")


def test_where_oh_where_is_answered_by_a_player() -> None:
    table = fair("hand fair-folk where-oh-where; ground silver 1; arrows 20 r -1")
    play(table, "card/where-oh-where", "area/1", "ask/family")
    assert ask(table).seat == 1 and "cross/h-18" not in keys(table)
    play(table, "cross/h-17")
    assert hex_at(table, 17)["cross"]


def test_second_nest_and_flit_place_and_move_a_nest() -> None:
    table = fair("hand fair-folk second-nest flit; ground silver 3; prepared nothing spawn-1")
    play(table, "card/second-nest", "nest/nothing/h-1", "card/flit", "move/nest/h-1/h-2")
    assert hex_at(table, 2)["nest"] == "nothing"


def test_the_nest_of_the_turn_may_follow_a_second_nest() -> None:  # H-292
    table = fair("hand fair-folk second-nest; ground silver 2; prepared nothing spawn-1")
    play(table, "card/second-nest", "nest/nothing/h-1", "nest/spawn-1/h-2")
    assert hex_at(table, 1)["nest"] == "nothing" and hex_at(table, 2)["nest"] == "spawn-1"
    assert not keys(table, "take-nest/")


def test_a_second_nest_may_come_from_the_map() -> None:  # H-293
    table = fair("hand fair-folk second-nest; ground silver 2; nests spawn-1@5")
    play(table, "card/second-nest", "take-nest/h-5", "nest/spawn-1/h-6")
    assert hex_at(table, 6)["nest"] == "spawn-1" and not hex_at(table, 5).get("nest")


def test_will_o_the_wisp_moves_a_haint_and_beckoning_pulls_a_legend() -> None:
    table = fair("hand fair-folk will-o-wisp beckoning; ground silver 3; red-haint 20; nests spawn-1@19")
    play(table, "card/will-o-wisp", "move/red-haint/h-20/h-13", "card/beckoning", "pull/red-legend/h-21/h-20")
    assert units(table, 20) == {"red-legend": 1}


def test_sweeten_the_deal_swaps_offers_and_gleaning_takes_nests_back() -> None:
    table = fair(
        "hand fair-folk sweeten-the-deal gleaning; ground silver 2; nests spawn-1@19 nothing@1 empty@2 empty@3"
    )
    play(table, "card/sweeten-the-deal", "swap-offers/h-1/h-19", "card/gleaning", "glean/h-2", "glean/h-3")
    assert hex_at(table, 1)["nest"] == "spawn-1" and ground(table) == {"silver": 2}


def test_shaken_branches_shakes_the_tree_and_new_season_changes_a_terrain() -> None:
    table = fair("hand fair-folk shaken-branches new-season; ground silver 2; search bog; quests one-cluster", FALL)
    play(table, "card/new-season", "season/bog/forest", "replace-quest/one-cluster", "card/shaken-branches")
    assert table.view(2)["fair"]["search"] == ["forest"] and ask(table).prompt == "fair"
    assert "TreeShaken" in [type(event).__name__ for event in table.events]


@pytest.mark.parametrize(
    "offer",
    [
        "draw-card",
        "nothing",
        "shove-enemy",
        "shove-any",
        "spawn-1",
        "spawn-2",
        "advance-1",
        "advance-2",
        "strengthen-1",
        "two-legends",
    ],
)
def test_every_offer_can_be_used(offer: str) -> None:
    table = fair(
        f"offers protectors {offer}; red-haint 20; blue-haint 18; deck protectors rally",
        base="chapter fair; turn protectors; items 18 1 37",
    )
    prompt = {
        "draw-card": "turn",
        "nothing": "turn",
        "strengthen-1": "turn",
        "spawn-1": "spawn",
        "spawn-2": "spawn",
        "advance-1": "act",
        "advance-2": "act",
    }.get(offer, "move")
    play(table, f"offer/{offer}")
    assert ask(table).prompt == prompt


@pytest.mark.parametrize(
    ("offer", "prompt"),
    [("advance-2", "gain"), ("shove-any", "hester"), ("spawn-2", "order"), ("spawn-1", "birth"), ("advance-1", "move")],
)
def test_hester_has_offers_of_her_own(offer: str, prompt: str) -> None:  # H-315
    table = pos(f"chapter fair; step hester_acts; offers hester {offer}; red-infected 20; items 1 2 3", seats=4)
    play(table, f"offer/{offer}")
    assert ask(table).prompt == prompt


def test_nobody_ends_a_turn_with_more_than_six_cubes_though_an_offer_shook_the_tree() -> None:  # H-120
    text = "chapter fair; clean protectors; red-legend 20; nests nothing@20; ground red 6; tree red 3; items 1 2 37"
    table = pos(text, FALL, seats=3)
    first(table, "fair")
    assert ground(table)["red"] == 6


# -- Fair Folk against Hester ------------------------------------------------------------------------------------------
def test_the_duel_is_set_up_like_solo_with_all_cards() -> None:  # H-330
    table = fresh(2, chapter="fair")
    assert ask(table).prompt == "hide" and ask(table).seat == 0
    assert sum(table.view(0)["solo"]["decks"].values()) == 37


def test_turn_tokens_decide_who_acts() -> None:  # H-331
    table = fresh(2, chapter="fair")
    drawn: list[str] = []
    while len(drawn) < 4:
        seat = ask(table).seat
        for event in table.choose(seat, ask(table).keys[0]):
            if type(event).__name__ == "TurnTokenDrawn":
                drawn.append(event.plain()["token"])
    assert sorted(drawn) == ["coin", "fair-folk", "fair-folk", "hester"]


@pytest.mark.parametrize(
    ("token", "items_found", "turn"), [(4, 0, "fair-folk"), (3, 0, "hester"), (3, 3, "hester"), (4, 3, None)]
)
def test_a_token_gives_its_side_a_turn_but_not_the_fair_folk_who_found_their_queen(
    token: int, items_found: int, turn: str | None
) -> None:  # H-331, H-333
    table = pos(f"chapter fair; step root; items 1 2 3; found {items_found}", seats=2)
    table.state.automata.coins = (token,)
    table.state.agenda = [("root",), ("draw_coin",)]
    table.start(None)
    assert table.view(None)["turn"] == turn


def test_after_all_tokens_the_brambles_score_and_all_return_to_the_bag() -> None:  # H-331, H-333
    table = pos("chapter fair; step duel_round; coins; items 1 2 37; red-haint 19", [0], seats=2)
    assert table.view(None)["round"] == 2 and side(table, "protectors")["vp"] == 1
    assert len(table.state.automata.coins) == 3 and ask(table).prompt == "fair"  # one of four was drawn


def test_driving_an_automaton_by_the_coin_is_no_turn_so_catch_your_breath_goes_on() -> None:
    table = pos("chapter fair; step root; found 3; items 1 2 3", seats=2)
    s = table.state
    s.fair_folk.calm, s.automata.coins = (3,), (-1,)
    s.automata.decks = [[s.kit.card["resolve"]], [], []]
    s.agenda = [("root",), ("draw_coin",)]
    table.start(None)
    assert ask(table).prompt == "activate"
    first(table, "root")
    assert table.view(0)["fair"]["calm"] == ["hester"]


def test_offers_of_automata_are_used_at_once() -> None:  # H-332
    table = pos("chapter fair; step root; step use_offers 0; offers protectors strengthen-2; items 1 2 3", seats=2)
    assert ground(table) == {"red": 2}
    text = "chapter fair; step root; step use_offers 0; offers protectors spawn-1 strengthen-2; items 1 2 3"
    table = pos(text, seats=2)
    assert keys(table) == ["offer/spawn-1", "offer/strengthen-2"]


def automaton(text: str, *steps: object) -> Table[Harrow]:
    """A duel in which Hester's player has turned Scaredy Cat (h-23, h-28) and one card is left."""
    table = pos(f"chapter fair; step root; items 1 2 3; {text}", seats=2)
    s = table.state
    s.automata.card, s.automata.decks = s.kit.card["scaredy-cat"], [[s.kit.card["resolve"]], [], []]
    s.agenda = [("root",), *steps]  # type: ignore[list-item]
    table.start(None)
    return table


def test_an_objective_taken_by_a_spawned_haint_is_replaced_at_once() -> None:  # H-268, H-331
    card = pos("chapter fair", seats=2).state.kit.card["scaredy-cat"]
    table = automaton("folk 23; blue-legend 28; buildings 33", ("field_spawn", 0, 3, card))
    assert side(table, "protectors")["vp"] == 2 and ask(table).prompt == "objective"


def test_an_objective_taken_by_a_herd_is_replaced_before_the_next_herd_walks() -> None:  # H-268, H-331
    table = automaton("folk 20; red-legend 21; red-haint 13; blue-legend 28; buildings 33", ("field_move", 0, 3))
    play(table, "herd/h-21/h-20")
    assert side(table, "protectors")["vp"] == 2
    assert keys(table) == ["objective/h-35", "objective/h-4"]  # of Resolve, the next card
    assert units(table, 13) == {"red-haint": 1}
    play(table, "objective/h-35")  # the haint follows to where the first townsfolk stood
    assert units(table, 20) == {"red-haint": 1, "red-legend": 1}


def test_an_objective_that_a_pushed_legend_takes_is_replaced_before_a_haint_is_slain() -> None:  # H-268, H-331
    text = "folk 13; red-legend 20; red-haint 1; blue-haint 18; blue-legend 33; buildings 36; ground blue 4"
    table = automaton(text, ("automaton_attack", 1, 0))
    play(table, "attack/h-18/h-20/protectors", "push/h-13")
    assert side(table, "protectors")["vp"] == 2 and ask(table).prompt == "objective"


def test_the_odds_of_an_attack_name_the_automaton_that_makes_it() -> None:  # H-269
    s = pos("chapter fair; red-haint 20; blue-haint 18; ground blue 4", seats=2).state
    s.now.fight, s.agenda = Fight(FAMILY, 18, 20, PROTECTORS), [("shake",)]
    events = odds(s, Seat(0))
    assert (events["side"], events["mine"]) == ("family", 4)


def test_haints_appear_on_the_hexes_of_the_activating_card_whatever_was_turned_since() -> None:  # H-265, H-331
    card = pos("chapter fair", seats=2).state.kit.card["scaredy-cat"]
    table = automaton("folk 20; red-legend 21; buildings 33", ("field_spawn", 0, 3, card), ("field_move", 0, 3))
    assert ask(table).prompt == "objective"  # Resolve is turned for the new townsfolk: h-35 or h-4
    play(table, "objective/h-35")
    assert keys(table) == ["spawn/h-23", "spawn/h-28"]


def test_an_automaton_takes_an_objective_that_it_enters_by_an_offer_at_once() -> None:  # H-268, H-332
    table = automaton("folk 20; red-legend 21; buildings 33; offers protectors advance-1", ("automaton_over", 0))
    play(table, "advance/h-21/h-20/legend")
    assert side(table, "protectors")["vp"] == 2


def test_an_objective_passed_on_the_first_step_of_an_offer_is_taken_before_the_second() -> None:  # H-268
    table = automaton("folk 20; red-legend 21; buildings 33; offers protectors advance-2", ("automaton_over", 0))
    play(table, "advance/h-21/h-20/legend")
    assert side(table, "protectors")["vp"] == 2 and ask(table).prompt == "objective"
    play(table, "objective/h-35")
    assert ask(table).prompt == "act" and ask(table).about["points"] == 1


def test_an_objective_taken_by_one_offer_is_replaced_before_the_next_offer() -> None:  # H-331, H-332
    text = "folk 20; red-legend 21; buildings 33; offers protectors advance-1 spawn-1"
    table = automaton(text, ("automaton_over", 0))
    play(table, "offer/advance-1", "advance/h-21/h-20/legend")
    assert ask(table).prompt == "objective"


def test_an_automaton_ends_its_turn_with_six_cubes_though_its_offer_shook_the_tree() -> None:  # H-270
    text = "chapter fair; step root; step automaton_over 0; red-legend 20; nests nothing@20; ground red 6; tree red 3"
    table = pos(f"{text}; items 1 2 37", FALL, seats=2)
    assert ask(table).prompt == "root" and ground(table)["red"] == 6


def test_the_queen_wins_at_the_end_of_the_round() -> None:  # H-333
    table = pos("chapter fair; step duel_round; found 3; coins; items 1 2 3", seats=2)
    assert table.outcome is not None and table.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("items_found", "squares", "winners"),
    [(2, 4, (1,)), (2, 5, (0,)), (1, 3, (0,)), (1, 2, (1,)), (0, 2, (0,)), (0, 1, ())],
)
def test_a_minor_victory_depends_on_what_was_found(
    items_found: int, squares: int, winners: tuple[int, ...]
) -> None:  # H-334, T-30
    table = pos(
        f"chapter fair; step duel_round; found {items_found}; squares {squares}; vp family 7; items 1 2 3", seats=2
    )
    assert table.outcome is not None and table.outcome.winners == winners


def test_with_the_sword_every_kill_brings_a_search_cube() -> None:  # H-298
    text = "chapter fair; turn protectors; items 18 1 37; found 1; red-haint 20; blue-haint 18; ground red 3"
    table = pos(text, FALL, seats=3)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    odds = [event.plain() for event in table.choose(0, "hit/blue-haint")]
    assert {"type": "CubesGained", "colour": "silver", "number": 1} in odds and ground(table)["silver"] == 1
