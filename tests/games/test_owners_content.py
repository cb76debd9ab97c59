"""Owners' content in every game that has cards: invalid values are refused everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import ludoteka
from ludoteka import words
from ludoteka.games.harrow import make as harrow
from ludoteka.games.wonderland import make as wonderland
from ludoteka.games.wonderland.content import load as wonderland_content
from ludoteka.kernel import overlay
from ludoteka.kernel.content import BadContent, read
from ludoteka.kernel.overlay import id_fields_of
from tests.games.valeria.table import play_out

GAMES = ("valeria", "wonderland", "harrow")
NONSENSE = {"moon": "cheese"}  # no field of any game may be this
Lay = Callable[[Any], dict[str, Any]]


def fields(table: Mapping[str, Any], keys: overlay.Keys, path: str, lay: Lay) -> Iterator[tuple[str, Lay]]:
    """Every field, by its path without the names of entries, and how an overlay says only that."""
    for name, value in table.items():
        if any(name in by for by in keys):
            continue
        here = f"{path}.{name}"

        def inside(value: Any, name: str = name, lay: Lay = lay) -> dict[str, Any]:
            return lay({name: value})

        yield here, inside
        if isinstance(value, Mapping):
            yield from fields(value, keys, here, inside)
        by = id_fields_of(value, keys)
        for entry in value if by else ():

            def in_entry(value: Any, entry: Any = entry, by: Any = by, lay: Lay = inside) -> dict[str, Any]:
                return lay([{field: entry[field] for field in by} | value])

            yield from fields(entry, keys, here, in_entry)


@pytest.mark.parametrize("game", GAMES)
def test_no_field_of_the_box_takes_nonsense(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Test each kind of field once; values that the game does not read are refused too, because they would have no
    effect.
    """
    monkeypatch.setattr(overlay, "read", cache(read))  # reading the file again takes most of the time
    module = import_module(f"ludoteka.games.{game}")
    printed = module.make().printed
    tried = dict(fields(read(printed.file), printed.keys, game, lambda value: value))
    assert len(tried) > 100
    taken = []
    for path, lay in tried.items():
        try:
            module.make(("mine.toml", lay(NONSENSE)))
        except BadContent as error:
            assert str(error).startswith("mine.toml"), path
        else:
            taken.append(path)
    assert taken == []


# -- What it says -----------------------------------------------------------------------------------------------------
def text_of(game: Any, ref: str, seats: int = 3) -> dict[str, str]:
    texts = game.catalogue(seats, game.complete_settings(seats, {"chapter": "fair"} if game.id == "harrow" else {}))[
        "texts"
    ][ref]
    return {code: " ".join(map(words.game_words(game, code).sentence, texts)) for code in words.LANGUAGES}


def test_the_text_of_an_ability_has_the_number_of_the_overlay() -> None:
    grin = {"id": "wicked-grin", "rules": [{"on": "play", "do": [{"op": "gain_strength", "n": 7}]}]}
    cat = {"id": "cheshire-cat", "abilities": [grin], "leader_ability": {"params": {"give_on": [4, 5]}}}
    mine = wonderland(("mine.toml", {"factions": [cat]}))
    assert all("7" in text for text in text_of(mine, "wicked-grin").values())
    assert text_of(mine, "share-the-madness") == {
        "en": "When you roll 4 or 5, one of the shards may go to another player.",
        "cs": "Padne-li ti 4 nebo 5, jeden z úlomků smíš dát někomu jinému.",
        "pl": "Gdy wyrzucisz 4 albo 5, jeden z odłamków możesz oddać innemu graczowi.",
    }
    assert (
        "2 tea cards" in text_of(mine, "jaws-that-bite")["en"]
        and "1 tea card." in text_of(mine, "jaws-that-bite", 2)["en"]
    )


def test_changing_one_ability_of_a_leader_leaves_the_other_three() -> None:
    cat = next(f for f in wonderland_content().many if f.ref == "cheshire-cat")
    grin = {"id": "wicked-grin", "rules": [{"on": "play", "do": [{"op": "gain_strength", "n": 7}]}]}
    track = {"track": 4, "spaces": [[{"op": "castle_value", "to": n}] for n in (5, 6, 7)]}
    between = {
        "upper": cat.between[0].upper + 1,
        "lower": cat.between[0].lower + 1,
        "column": cat.between[0].column + 1,
    }
    board = {"id": "cheshire-cat", "abilities": [grin], "forge_tracks": [track]}
    board |= {"between": [{**between, "reward": [{"op": "gain_vp", "n": 9}]}]}
    mine = next(f for f in wonderland_content(("mine.toml", {"factions": [board]})).many if f.ref == "cheshire-cat")
    assert [a == b for a, b in zip(mine.powers, cat.powers, strict=True)].count(False) == 1
    assert mine.tracks[:3] == cat.tracks[:3] and mine.tracks[3] != cat.tracks[3]
    assert mine.between[1:] == cat.between[1:] and mine.between[0] != cat.between[0]


def test_the_text_of_a_fair_folk_quest_follows_its_overlaid_condition() -> None:
    mine = harrow(("mine.toml", {"quest_card": [{"id": "home_calls", "pred": {"kind": "same_line"}}]}))
    assert text_of(mine, "home-calls") == text_of(harrow(), "straight-line")
    with pytest.raises(BadContent, match="'home_calls', field 'pred': there are no words"):
        harrow(("mine.toml", {"quest_card": [{"id": "home_calls", "pred": {"kind": "distance_from_edge", "d": 3}}]}))


# -- Names ------------------------------------------------------------------------------------------------------------
def test_names_of_the_box_are_said_in_every_language_without_changing_references() -> None:
    names = {"en": 'The "Red" {Axe}', "cs": "Rudá sekera", "cs_accusative": "Rudou sekeru"}
    mine = wonderland(("mine.toml", {"factions": [{"id": "queen-of-hearts", "artifact": {"names": names}}]}))
    plain = wonderland()
    assert list(mine.vocabulary(3, {})) == list(plain.vocabulary(3, {}))
    spoken = {code: words.game_words(mine, code) for code in words.LANGUAGES}
    assert spoken["en"].name("war-axe") == 'The "Red" {Axe}' and spoken["cs"].name("war-axe") == "Rudá sekera"
    assert spoken["cs"].name("war-axe", "accusative") == "Rudou sekeru"
    assert spoken["pl"].name("war-axe") == words.game_words(plain, "pl").name("war-axe")
    assert words.text_of(mine, "cs").endswith('ref-war-axe = { "Rudá sekera" }\n    .accusative = { "Rudou sekeru" }\n')
    assert words.game_words(plain, "cs").name("war-axe") != "Rudá sekera"


# -- Cards that are added ---------------------------------------------------------------------------------------------
def test_a_card_can_be_added_where_the_game_takes_more_of_them_and_it_has_a_name_in_every_language() -> None:
    card = {"id": "tea-1-99", "new": True, "names": {"cs": "Perník"}, "round": 1, "units": 2, "shard_die": False}
    card |= {"kind": "plain", "effects": [{"op": "gain_vp", "n": 3}], "source": "box"}
    mine = wonderland(("mine.toml", {"tea_cards": [card]}))
    assert "take/tea-1-99" in mine.vocabulary(3, {})
    assert {words.game_words(mine, code).name("tea-1-99") for code in words.LANGUAGES} == {"Perník"}
    table = play_out(ludoteka.set_up(mine, 5, mine.complete_settings(5, {}), "t", "spring"))
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("game", "overlay", "message"),
    [
        (
            "wonderland",
            {"tea_cards": [{"id": "tea-1-01", "remove": True}]},
            "round 1 has 29; it should",
        ),
        (
            "wonderland",
            {"region_scoring_tiles": [{"id": "region-tile-1", "remove": True}]},
            "there are 5; there should",
        ),
        (
            "wonderland",
            {"regions": [{"id": "witzend", "clockwise_index": 1}]},
            "0 to 4, each once, not .1, 1",
        ),
        ("wonderland", {"shard_die": {"faces": [0]}}, "shard_die, field 'faces': .0. should be the sides of a die"),
        ("wonderland", {"battle_track": {"forge_symbols": [2, 30]}}, "'forge_symbols'.*whole numbers from 1 to 25"),
        ("wonderland", {"ally_cards": [{"id": "rose-a", "set": "B"}]}, "set 'B' has 2 cards of 'rose', not 1"),
        ("wonderland", {"quests": [{"id": "weeding-day", "feat": ["rank", "in", 1]}]}, "1 should be a list of whole"),
        ("wonderland", {"setup": {"quests_kept": 2}}, "setup, field 'quests_kept': the game does not read it here"),
        ("valeria", {"monster": [{"id": "goblin", "area": "moon"}]}, "'area': 'moon' should be one of: hills"),
        ("valeria", {"duke": [{"id": "simon_the_unclean", "remove": True}]}, "duke.*there are 9; 5 players take 10"),
        ("valeria", {"setup": {"first_game_areas": ["hills"]}}, "should name 5 areas"),
        ("harrow", {"tactic_card": [{"id": "rally", "remove": True}]}, "there are 15; there should be 16"),
        ("harrow", {"map": [{"id": "side_a", "hexes": [{"q": 9, "r": 9}]}]}, "no entry 9, 9 to lay over"),
        ("harrow", {"legend": [{"id": "emmy", "faction": "moon"}]}, "'faction': 'moon' should be one of"),
        ("harrow", {"tactic_card": [{"id": "rally", "text": "x"}]}, "'text': the game does not read it here"),
    ],
)
def test_an_inconsistent_box_is_refused_with_the_allowed_values(
    game: str, overlay: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        import_module(f"ludoteka.games.{game}").make(("mine.toml", overlay))
