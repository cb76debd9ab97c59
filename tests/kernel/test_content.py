"""Content files: errors name file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.kernel.content import BadContent, Entry, read
from ludoteka.shelf import use_content


def card(**fields: object) -> Entry:
    return Entry(fields, "my.toml, card 'peasant'")


@pytest.mark.parametrize(
    ("entry", "method", "field", "message"),
    [
        (card(), "text", "name", "my.toml, card 'peasant', field 'name': is missing"),
        (card(name=3), "text", "name", "3 should be text"),
        (card(cost=-1), "number", "cost", "-1 should be a whole number from 0"),
        (card(cost=True), "number", "cost", "True should be a whole number"),
        (card(night=1), "flag", "night", "1 should be true or false"),
        (card(effect={}), "list", "effect", "should be a list"),
        (card(art=3), "entry", "art", "3 should be a table"),
    ],
)
def test_a_wrong_field_is_named(entry: Entry, method: str, field: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        getattr(entry, method)(field)


def test_a_choice_out_of_range_is_named_with_the_range() -> None:
    with pytest.raises(BadContent, match="'blue' should be one of: red, green"):
        card(colour="blue").text("colour", choices=("red", "green"))
    with pytest.raises(BadContent, match="9 should be a whole number from 1 to 6"):
        card(die=9).number("die", least=1, most=6)


def test_a_list_of_choices_has_known_words_and_none_of_them_twice() -> None:
    assert card(sides=["blue", "red"]).choices("sides", ("red", "blue")) == ("blue", "red")
    for sides, wrong in (["green"], "green"), (["red", "red"], "red"):
        with pytest.raises(BadContent, match=f"field 'sides': '{wrong}' should be one of these, once: red, blue"):
            card(sides=sides).choices("sides", ("red", "blue"))


def test_a_field_nobody_reads_is_unknown() -> None:
    entry = card(name="Peasant", colour="red")
    assert entry.text("name") == "Peasant"
    with pytest.raises(BadContent, match="field 'colour': is unknown here"):
        entry.done()


def test_the_first_of_several_unknown_fields_by_name_is_reported() -> None:
    with pytest.raises(BadContent, match="field 'a': is unknown here"):
        card(**dict.fromkeys("hgfedcba", 1)).done()


def test_nested_tables_carry_their_place() -> None:
    (effect,) = card(effect=[{"id": "gain", "n": "x"}]).entries("effect")
    with pytest.raises(BadContent, match=r"my\.toml, card 'peasant', effect 'gain', field 'n'"):
        effect.number("n")


def test_a_file_that_is_not_toml_says_where(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("x = 1\ny = = 2\n")
    with pytest.raises(BadContent, match=r"my\.toml: not TOML .*line 2"):
        read(tmp_path / "my.toml")
    with pytest.raises(BadContent, match=r"none\.toml: cannot be read"):
        read(tmp_path / "none.toml")


def test_an_overlay_must_say_which_game_it_is_for(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("x = 1")
    with pytest.raises(BadContent, match="should say which game it is for"):
        use_content(tmp_path / "my.toml")


def test_claim_has_no_content_to_override(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text('for = "claim"')
    with pytest.raises(BadContent, match="Claim has no content"):
        use_content(tmp_path / "my.toml")
