"""The information of each seat (section 20 of the specification)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.games.wonderland.mind.chances import odds
from ludoteka.kernel import Seat, Why, contract
from tests.games.wonderland.table import GAME, finish, fresh, keys, play, player_view, position


def test_a_face_down_quest_is_seen_by_its_owner_only_until_the_end() -> None:
    table = fresh(3, factions="random")
    play(table, *(f"{seat} {keys(table, seat)[0]}" for seat in range(3)))
    assert isinstance(table.view(0)["players"][0]["quests"], list)
    assert table.view(0)["players"][1]["quests"] == 1 and table.view(None)["players"][0]["quests"] == 1
    finish(table)
    assert all(isinstance(p["quests"], list) for p in table.view(None)["players"])


def test_others_quests_are_imagined_but_never_what_the_seat_put_back() -> None:
    table = fresh(3, factions="random")
    offered = {seat: keys(table, seat) for seat in range(3)}
    play(table, *(f"{seat} {offered[seat][0]}" for seat in range(3)))
    returned = offered[0][1].split("/")[1]
    own = offered[0][0].split("/")[1]
    held: Counter[str] = Counter()
    for seed in range(150):
        world = table.imagine(0, seed)
        held.update(world.state.players[1].quests[0].ref for _ in (0,))
        assert [q.ref for q in world.state.players[0].quests] == [own]
    assert returned not in held and len(held) > 15


def test_a_bet_is_known_to_its_owner_and_imagined_by_the_others() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge*3; red-keep supporter
        p1 queen-of-hearts: bag forge*3; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 bet/p0")
    assert table.view(2)["players"][2]["bet"] == 0 and table.view(0)["players"][2]["bet"] is True
    assert {table.imagine(0, seed).state.players[2].wager for seed in range(30)} == {0, 1}
    assert {table.imagine(2, seed).state.players[2].wager for seed in range(30)} == {0}


def test_a_bet_on_somebody_who_has_gone_bust_is_imagined_too() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge*3; red-keep supporter
        p1 queen-of-hearts: bag forge*3; red-keep supporter
        p2 cheshire-cat: bag madness; red-keep supporter; broken
        p3 mad-hatter: away"""
    )
    play(table, "3 bet/p2")
    assert table.view(None)["players"][2]["busted"]
    assert {table.imagine(0, seed).state.players[3].wager for seed in range(40)} == {0, 1, 2}


def test_chips_looked_at_are_known_to_the_looker_and_imagined_by_the_others() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag rabbit-watch faction-1 faction-2 forge madness; red-keep supporter*3
        p1 queen-of-hearts: bag forge*5; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 draw", "1 draw")
    assert {tuple(sorted(c.ref for c in table.imagine(0, n).state.players[0].drawn)) for n in range(9)} == {
        ("faction-1", "faction-2")
    }
    assert len({tuple(sorted(c.ref for c in table.imagine(1, n).state.players[0].drawn)) for n in range(30)}) > 3


def test_the_list_of_a_bag_follows_exactly_from_public_history() -> None:
    table = fresh(4, "bags", factions="random", bags="always")
    finish(table)
    for p, state in zip(table.view(None)["players"], table.state.players, strict=True):
        assert p["bag"]["chips"] == dict(Counter(c.ref for c in state.bag))
        assert p["bag"]["count"] == len(state.bag)


def test_decks_are_shown_as_counts() -> None:
    decks = fresh(5).view(0)["decks"]
    assert decks["tea"] == [30, 30, 30] and decks["wonders"] == 21


def test_the_odds_of_a_bag_are_exact() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag faction-1 madness double-madness red-rook-weak faction-2; red-keep supporter*2; broken
        p1 queen-of-hearts: bag forge*5; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass")
    odds_by_chip = player_view(table, 0)[
        "odds"
    ]  # left: madness, double madness, Rook 3, faction 2; two units, the marker at 1
    assert odds_by_chip["chips"] == 4 and odds_by_chip["madness"] == 2 and odds_by_chip["losses"] == [1, 2]
    assert odds_by_chip["bust"] == 0.25 and odds_by_chip["strength"] == 2.5
    assert (odds_by_chip["symbol"], odds_by_chip["reach"]) == (2, 0)
    assert table.view(1)["players"][0]["odds"] is None and table.view(None)["players"][0]["odds"] is None
    table.state.players[0].shield = True
    assert odds(table.state, Seat(0))["bust"] == 0


def test_a_player_who_looks_at_several_chips_plays_no_deadly_one_while_there_is_another() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag card-soldier-weak madness madness faction-2 forge; red-keep supporter; broken
        p1 queen-of-hearts: bag forge*5; red-keep supporter
        p2 mad-hatter: away""",
        allies="C",
    )
    play(table, "2 pass")
    assert player_view(table, 0)["odds"]["bust"] == 1 / 6  # both of two chips out of four


def test_the_view_says_what_the_battle_would_bring_if_it_ended_now() -> None:
    table = position(
        """battle red-keep; tile red-keep 4 4 4
        p0 alice: bag faction-2 forge*5; red-keep supporter castle
        p1 queen-of-hearts: bag forge*5; red-keep supporter
        p2 mad-hatter: bag forge*5; red-keep supporter"""
    )
    assert table.view(None)["battle"]["placing"] == [
        {"seat": 0, "place": 1, "tied": False, "vp": 4, "castle": False},
        {"seat": 1, "place": 2, "tied": False, "vp": 1, "castle": False},
        {"seat": 2, "place": 2, "tied": False, "vp": 1, "castle": False},
    ]


def test_the_heuristics_draw_when_it_is_safe_and_stop_when_it_is_deadly() -> None:
    assert GAME.heuristics is not None
    text = """battle red-keep; tile red-keep 6 6 6
        p0 alice: bag faction-1 {}; red-keep supporter; broken
        p1 queen-of-hearts: bag faction-1 forge*5; red-keep supporter leader
        p2 mad-hatter: away"""
    for rest, better in (("red-rook-weak*5", "draw"), ("madness*5", "stop")):
        table = position(text.format(rest))
        play(table, "2 pass")
        weights = GAME.heuristics.weigh(table.state, table.asks[Seat(0)])
        assert keys(table, 0)[weights.index(max(weights))] == better


def test_the_heuristics_weigh_every_option_and_value_every_seat() -> None:
    assert GAME.heuristics is not None and GAME.heuristics.value is not None
    from random import Random

    table, random = fresh(3, "hints", factions="random"), Random(3)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        assert len(GAME.heuristics.weigh(table.state, ask)) == len(ask.options)
        assert abs(sum(GAME.heuristics.value(table.state)) - 1) < 1e-9
        table.choose(seat, random.choice(ask.options).key)


def test_features_have_the_same_length_at_every_table() -> None:
    lengths = {len(GAME.features(fresh(seats).view(seat))) for seats in (2, 3, 4, 5) for seat in (0, None)}
    assert len(lengths) == 1
    table = fresh(4, factions="random")
    before = GAME.features(table.view(0))
    finish(table)
    assert len(GAME.features(table.view(0))) == len(before) and GAME.features(table.view(0)) != before


WHY = [
    ("tea p0; chairs tea-1-26 - - tea-1-15", "chair 2", "tea-1-26", "W-28"),
    ("tea p1; chairs tea-1-26 - - tea-1-15", "chair 2", "tea-1-15", "W-26"),
    ("tea p0; chairs tea-1-26 - - - tea-1-15; market walrus", "chair 2", "walrus", "W-43"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26", "red-keep castle", "red-keep", "W-46"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26; stock rose-weak 0", "", "rose-weak", "W-39"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26", "powers snicker-snack", "snicker-snack", "W-44"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26", "track-1 forge*3", "track-1", "W-100"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26", "quests quite-mad", "quite-mad", "W-96"),
    ("tea p0; chairs - - - tea-1-15 tea-1-26", "feats quite-mad", "quite-mad", "W-96"),
]


@pytest.mark.parametrize(("line", "me", "ref", "rule"), WHY)
def test_a_thing_that_cannot_be_chosen_names_its_rule(line: str, me: str, ref: str, rule: str) -> None:
    table = position(f"{line}\np0 jabberwock: poison 0; {me}\np1 alice: chair 3\np2 mad-hatter: chair 0")
    why = table.why_not(0, ref)
    assert why is not None and why.rule == rule
    assert table.why_not(0, "nonsense") is None and table.why_not(0, "track-2") is None


def test_why_not_says_that_enough_cards_were_taken_while_the_last_one_is_resolved() -> None:
    others = "p1 jabberwock: poison 0\np2 mad-hatter: chair 0"
    table = position(f"tea p0; chairs tea-1-26 tea-1-15\np0 alice: taken 3\n{others}")
    play(table, f"0 {next(key for key in keys(table, 0) if key.startswith('take/'))}")
    left = next(card.ref for card in table.state.table if card)
    assert list(table.asks) == [0] and table.why_not(0, left) == Why("why-enough-cards", {"card": left}, "W-31")


def test_why_not_for_two_players_and_in_the_war() -> None:
    two = position("tea p0; chairs tea-1-26 tea-1-15; removed witzend\np0 alice: chair 0\np1 jabberwock: chair 0")
    assert [two.why_not(0, ref).rule for ref in ("witzend",)] == ["W-111"]  # type: ignore[union-attr]
    war = position(
        """battle red-keep
        p0 alice: bag forge*3; red-keep supporter leader
        p1 queen-of-hearts: bag forge*3; red-keep supporter
        p2 mad-hatter: away"""
    )
    reasons = {ref: war.why_not(0, ref) for ref in ("forge", "leader", "p0")}
    assert {ref: why.rule for ref, why in reasons.items() if why} == {"forge": "W-68", "leader": "W-84", "p0": "W-67"}


def test_w68_why_not_does_not_tell_what_a_bag_holds() -> None:
    answers = []
    for mine in ("forge rose-weak faction-1 sword-of-hope", "forge creature-weak madness*2"):
        war = position(
            f"""battle red-keep
            p0 alice: bag {mine}; red-keep supporter leader
            p1 queen-of-hearts: bag forge*3 faction-1; red-keep supporter; madness madness
            p2 mad-hatter: bag faction-2; away"""
        )
        play(war, "2 pass")
        chips = ("rose-weak", "creature-weak", "madness", "poison", "rabbit-watch", "faction-1")
        answers.append([why and why.rule for why in (war.why_not(0, chip) for chip in chips)])
        assert war.why_not(0, "forge") is None  # it lies in the open
    assert answers[0] == answers[1] == ["W-68"] * 6


def test_texts_of_talents_state_their_numbers() -> None:
    assert GAME.catalogue
    texts = GAME.catalogue(3, {})["texts"]
    assert texts["share-the-madness"] == [{"say": "text-share-the-madness", "n": 2, "of": {"or": [2, 3]}}]
    assert texts["my-party"] == [{"say": "text-my-party"}]


def test_an_ally_chip_is_explained_by_the_card_of_this_game() -> None:
    texts = []
    for allies in ("A", "B"):
        view = contract.full_view(fresh(3, allies=allies), 0)
        (card,) = (card["ref"] for card in view["allies"] if card["kind"] == "rose")
        texts.append(GAME.explain(view, "rose-weak"))
        assert texts[-1] == GAME.explain(view, card) == view["texts"][card]
    assert texts[0] and texts[1] and texts[0] != texts[1]
