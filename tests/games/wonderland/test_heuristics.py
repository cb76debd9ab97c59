"""The heuristics of a position: abilities are used where they help."""

from __future__ import annotations

from ludoteka.games.wonderland.mind import heuristics
from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Seat, Table

from .table import play, position

REST = """
p1 jabberwock: chair 5; taken 4; poison 0
p2 cheshire-cat: chair 0; taken 4; poison 0"""


def best(table: Table[Wonderland], seat: int = 0) -> str:
    """The key that looks best to this seat."""
    ask = table.asks[Seat(seat)]
    weights = list(heuristics.weigh(table.state, ask))
    return ask.keys[weights.index(max(weights))]


def test_the_hatter_keeps_his_party_while_the_whole_table_is_open() -> None:
    cards = "chairs tea-1-01 tea-1-02 tea-1-03 tea-1-04"
    assert best(position(f"tea p0; deck; {cards}\np0 mad-hatter: chair 0; taken 0" + REST)) != "party"


def test_the_hatter_holds_his_party_for_the_last_card_rather_than_roll_at_the_head() -> None:
    cards = "chairs tea-1-01 tea-1-02 tea-1-03 tea-1-04"
    assert best(position(f"tea p0; deck; {cards}\np0 mad-hatter: chair 9; taken 3" + REST)) == "party"


def test_alice_beyond_the_head_prefers_the_cards_from_where_she_comes() -> None:
    for near, far in (("tea-1-02", "tea-1-03"), ("tea-1-03", "tea-1-02")):
        chairs = " ".join([far, *["-"] * 9, near])
        table = position(f"tea p0; deck; chairs {chairs}\np0 alice: chair 1; taken 1" + REST)
        assert best(table) == f"take/{near}"


def test_poison_on_a_card_spoils_it_for_all_but_the_jabberwock() -> None:
    for faction, spoiled in (("alice", True), ("jabberwock", False)):
        rest = REST.replace("jabberwock", "alice") if faction == "jabberwock" else REST
        worth = []
        for poison in ("", "; poisoned tea-1-02"):
            tea = f"tea p0; deck; chairs tea-1-02 tea-1-03{poison}"
            table = position(f"{tea}\np0 {faction}: chair 9; poison 0" + rest)
            ask = table.asks[Seat(0)]
            worth.append(list(heuristics.weigh(table.state, ask))[ask.keys.index("take/tea-1-02")])
        assert (worth[1] < worth[0]) == spoiled


def test_units_whose_last_battle_is_over_are_given_up_first() -> None:
    table = position(
        """battle red-keep; round 3
        p0 queen-of-hearts: bag war-axe; powers paint-it-red; red-keep supporter*2; witzend supporter; away
        p1 alice: bag faction-1*5; red-keep supporter*2
        p2 mad-hatter: away"""
    )
    play(table, "2 pass")
    assert best(table) == "pass"
    table.state.fought.append(0)
    assert best(table) == "sacrifice/supporter/witzend"
