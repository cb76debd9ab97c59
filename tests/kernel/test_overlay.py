"""An owner's file over a game's own: only named values change, and entries are added or removed only explicitly."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ludoteka.kernel.content import BadContent, Entry
from ludoteka.kernel.overlay import (
    Keys,
    Printed,
    apply_overlay,
    check_all_read,
    differences,
    merged,
    names_of,
    reconstructed,
)

BASE: dict[str, Any] = {
    "meta": {"edition": 1, "box": "first"},
    "card": [{"id": "peasant", "cost": 1, "row": 1}, {"id": "knight", "cost": 3, "row": 2}],
    "leader": [
        {
            "id": "cat",
            "gift": {"kind": "roll", "on": 3},
            "chip": {"strength": 3, "names": {"en": "Smile"}},
            "ability": [{"id": "grin", "n": 1, "kind": "play"}, {"id": "fade", "n": 2, "kind": "play"}],
            "track": [{"track": 1, "gives": ["vp"]}, {"track": 2, "gives": ["chip"]}],
            "between": [{"upper": 1, "lower": 2, "n": 1}, {"upper": 2, "lower": 3, "n": 2}],
        }
    ],
    "size": 5,
}
KEYS: Keys = (("id",), ("track",), ("upper", "lower"))
PRINTED = Printed(Path("base.toml"), KEYS)


def overlaid(overlay: dict[str, Any]) -> dict[str, Any]:
    before = deepcopy(BASE)
    content = apply_overlay(BASE, overlay, "my.toml", KEYS)
    assert before == BASE
    return content


def test_only_the_fields_that_are_named_are_replaced() -> None:
    content = overlaid({"card": [{"id": "knight", "cost": 4}], "meta": {"edition": 2}, "size": 6})
    assert content["card"] == [{"id": "peasant", "cost": 1, "row": 1}, {"id": "knight", "cost": 4, "row": 2}]
    assert content["meta"] == {"edition": 2, "box": "first"} and content["size"] == 6


def test_changing_one_ability_leaves_the_others() -> None:
    cat = overlaid({"leader": [{"id": "cat", "ability": [{"id": "fade", "n": 5}]}]})["leader"][0]
    assert cat["ability"] == [{"id": "grin", "n": 1, "kind": "play"}, {"id": "fade", "n": 5, "kind": "play"}]
    assert cat["track"] == BASE["leader"][0]["track"]


def test_entries_without_an_id_are_identified_by_the_games_own_fields() -> None:
    change = {"id": "cat", "track": [{"track": 2, "gives": []}], "between": [{"upper": 2, "lower": 3, "n": 9}]}
    cat = overlaid({"leader": [change]})["leader"][0]
    assert cat["track"] == [{"track": 1, "gives": ["vp"]}, {"track": 2, "gives": []}]
    assert cat["between"] == [{"upper": 1, "lower": 2, "n": 1}, {"upper": 2, "lower": 3, "n": 9}]


def test_nested_tables_are_overlaid_field_by_field_unless_their_kind_changes() -> None:
    cat = overlaid({"leader": [{"id": "cat", "chip": {"strength": 4}, "gift": {"kind": "take"}}]})["leader"][0]
    assert cat["chip"] == {"strength": 4, "names": {"en": "Smile"}}
    assert cat["gift"] == {"kind": "take"}


def test_a_list_of_things_that_nothing_tells_apart_is_replaced_whole() -> None:
    base = {"row": [{"cost": 1, "size": 2}, {"cost": 3, "size": 4}]}
    assert apply_overlay(base, {"row": [{"cost": 9}]}, "my.toml") == {"row": [{"cost": 9}]}
    mixed = {"row": [{"id": "a", "cost": 1}, {"cost": 3}]}
    assert apply_overlay(mixed, {"row": [{"id": "a"}]}, "my.toml") == {"row": [{"id": "a"}]}


def test_an_entry_is_added_and_removed_by_a_word() -> None:
    content = overlaid({"card": [{"id": "peasant", "remove": True}, {"id": "dragon", "new": True, "cost": 9}]})
    assert content["card"] == [{"id": "knight", "cost": 3, "row": 2}, {"id": "dragon", "cost": 9}]


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"cards": []}, "my.toml: there is no 'cards' to lay over; there are: card, leader, meta, size"),
        ({"card": [{"id": "knigth"}]}, "my.toml, card: there is no entry 'knigth' to lay over; is it 'knight'?"),
        ({"card": [{"id": "dragon"}]}, "'dragon'.*there are: 'peasant', 'knight'. One that .* needs `new = true`"),
        ({"card": ["dragon"]}, "my.toml, card: 'dragon' should say which entry it is, by: id"),
        ({"leader": [{"id": "cat", "track": [{"gives": []}]}]}, "leader 'cat', track: .* by: track"),
        ({"card": [{"id": "knight"}, {"id": "knight"}]}, "my.toml, card 'knight': this entry is here twice"),
        ({"card": [{"id": "knight", "new": True}]}, "card 'knight': there is such an entry already"),
        ({"card": [{"id": "knight", "remove": "yes"}]}, "card 'knight', field 'remove': should be true"),
        ({"card": [{"id": "knight", "remove": True, "new": True}]}, "both new and removed"),
        ({"meta": {"edition": Path()}}, "my.toml, meta, edition: . should be text, a number"),
        ({"card": [{"id": "knight", "cost": 100}]}, "my.toml, card 'knight', cost: 100 should be from -99 to 99"),
    ],
)
def test_an_overlay_of_nothing_is_refused(overlay: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        overlaid(overlay)


def test_values_that_the_game_does_not_read_cannot_be_changed() -> None:
    overlay = {"card": [{"id": "knight", "cost": 4, "row": 9}], "meta": {"box": "second"}}
    book = Entry(overlaid(overlay), "my.toml")
    for card in book.entries("card"):
        card.number("cost")
        card.text("id")
    with pytest.raises(BadContent, match=r"my\.toml, card 'knight', field 'row': the game does not read it here"):
        check_all_read(book, PRINTED, ("my.toml", overlay))
    for card in book.entries("card"):
        card.number("row")
    with pytest.raises(BadContent, match=r"my\.toml, field 'meta': the game does not read it here"):
        check_all_read(book, PRINTED, ("my.toml", overlay))
    book.entry("meta").text("box")
    check_all_read(book, PRINTED, ("my.toml", overlay))


@pytest.fixture
def printed(tmp_path: Path) -> Printed:
    """A game's own file."""
    file = tmp_path / "base.toml"
    cards = '[[card]]\nid = "old_knight"\ncost = 3\nsource = "reconstructed"\n[card.chip]\nid = "war-axe"\n'
    rows = '[[row]]\ntrack = 1\ngives = 1\n[[row]]\ntrack = 2\ngives = 2\nforge_source = "reconstructed"\n'
    file.write_text(f'{cards}[[card]]\nid = "peasant"\ncost = 1\n{rows}', encoding="utf-8")
    return Printed(file, KEYS)


def test_the_changes_of_an_overlay_can_be_listed(printed: Printed) -> None:
    cards = [
        {"id": "old_knight", "cost": 4},
        {"id": "peasant", "remove": True},
        {"id": "dragon", "new": True, "cost": 9},
    ]
    assert list(differences(printed, {"card": cards, "row": [{"track": 2, "gives": 5}]})) == [
        ("card 'old_knight', cost", 3, 4),
        ("card 'peasant'", {"id": "peasant", "cost": 1}, None),
        ("card 'dragon'", None, {"id": "dragon", "cost": 9}),
        ("row 2, gives", 2, 5),
    ]


def test_reconstructed_values_can_be_listed(printed: Printed) -> None:
    assert list(reconstructed(printed)) == [("card 'old_knight'", "source"), ("row 2", "forge_source")]


def test_names_are_told_by_reference_also_where_only_the_base_has_the_id(printed: Printed) -> None:
    own = {"card": [{"id": "old_knight", "names": {"cs": "Rytíř"}, "chip": {"names": {"en": "Axe"}}}]}
    assert names_of(printed, ("my.toml", own)) == {"old-knight": {"cs": "Rytíř"}, "war-axe": {"en": "Axe"}}
    assert names_of(printed, None) == {}
    assert merged(printed, None).where == "base.toml" and merged(printed, ("my.toml", own)).where == "my.toml"


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ({"de": "Ritter"}, "card 'knight', names, field 'de': should be one of: en, cs, pl, or en_accusative"),
        ({"cs_vocative": "Rytíři"}, "field 'cs_vocative'"),
        ({"cs": ""}, "field 'cs': should be a name"),
        ({"cs": "a\nb"}, "field 'cs': should be a name"),
        ({"cs": 3}, "field 'cs': 3 should be text"),
    ],
)
def test_a_name_is_one_line_in_a_language_that_we_have(names: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        next(Entry({"card": [{"id": "knight", "names": names}]}, "my.toml").entries("card")).describe()
