"""The content file, the owner's values over it, and errors that name their place."""

from __future__ import annotations

from inspect import isgeneratorfunction
from typing import Any

import pytest

from ludoteka.games.wonderland import make
from ludoteka.games.wonderland.content import load
from ludoteka.games.wonderland.grammar import VERBS, Effect
from ludoteka.kernel import Luck, Table, stream
from ludoteka.kernel.content import BadContent
from tests.games.wonderland.table import CONTENT


def test_an_owner_may_override_reconstructed_values_with_printed_ones() -> None:
    overlay = {
        "shard_die": {"faces": [1, 2, 3], "source": "rulebook"},
        "region_scoring_tiles": [{"id": "region-tile-1", "vp": [3, 5, 9], "source": "rulebook"}],
    }
    game = make(("my.toml", overlay))
    table = Table(game, 3, game.complete_settings(3, {}), Luck(source=stream("x")))
    view = table.view(None)
    assert view["die"] == [1, 2, 3] and view["sources"]["shard-die"] == "rulebook"
    assert game.version.startswith(make(None).version + "+")
    tile = next(t for t in load(("my.toml", overlay)).tiles if t.ref == "region-tile-1")
    assert tile.vp == (3, 5, 9) and tile.source == "rulebook"


def test_every_component_has_the_mark_of_its_source() -> None:
    marks = {card.source for card in CONTENT.allies} | {quest.source for quest in CONTENT.quests}
    marks |= {tile.source for tile in CONTENT.tiles} | {faction.source for faction in CONTENT.many}
    assert marks == {"rulebook", "reconstructed"}
    assert all(card.source == "reconstructed" for card in CONTENT.tea)
    assert {w.ref for w in CONTENT.wonders if w.source == "rulebook"} == {"walrus"}


def ability(**fields: Any) -> dict[str, Any]:
    return {"ally_cards": [{"id": "rose-a", "abilities": [fields]}]}


WRONG: list[tuple[dict[str, Any], list[str]]] = [
    ({"tea": []}, ["my.toml", "'tea'"]),
    ({"tea_cards": [{"id": "tea-9-99"}]}, ["my.toml", "tea-9-99"]),
    ({"tea_cards": [{"id": "tea-1-01", "unit": 2}]}, ["my.toml", "tea-1-01", "'unit'"]),
    ({"tea_cards": [{"id": "tea-1-01", "units": "two"}]}, ["my.toml", "tea-1-01", "'units'"]),
    ({"tea_cards": [{"id": "tea-1-01", "kind": "torn"}]}, ["tea-1-01", "'kind'", "torn"]),
    ({"tea_cards": [{"id": "tea-1-01", "effects": [{"op": "fly_away"}]}]}, ["tea-1-01", "'op'", "fly_away"]),
    (
        {"tea_cards": [{"id": "tea-1-01", "effects": [{"op": "steal_vp"}]}]},
        ["effects 0", "'op'", "steal_vp"],
    ),
    ({"tea_cards": [{"id": "tea-1-01", "effects": [{"op": "gain_vp", "m": 3}]}]}, ["tea-1-01", "'m'"]),
    ({"tea_cards": [{"id": "tea-1-01", "effects": [{"op": "gain_vp", "n": "lots"}]}]}, ["tea-1-01", "'n'", "lots"]),
    ({"ally_cards": [{"id": "rose-a", "abilities": [{"on": "noon", "do": []}]}]}, ["rose-a", "'on'", "noon"]),
    ({"ally_cards": [{"id": "rose-a", "abilities": [{"on": "play"}]}]}, ["rose-a", "'do'"]),
    (ability(on="play", hook="x", do=[{"op": "shield_up"}]), ["rose-a", "'hook'"]),
    (ability(on="tea_end", do=[{"op": "shield_up"}]), ["rose-a", "'on'", "tea_end", "chip"]),
    (ability(on="play", do=[{"op": "swap_level"}]), ["rose-a", "'op'", "swap_level"]),
    (ability(on="play", do=[{"op": "gain_ally", "type": "rosse"}]), ["rose-a", "'type'", "rosse", "card-soldier"]),
    (ability(on="play", do=[{"op": "gain_vp", "per": "moons"}]), ["rose-a", "'per'", "moons", "madness_track"]),
    (ability(on="play", do=[{"op": "gain_vp", "per": "active"}]), ["rose-a", "'per'", "type of chips"]),
    (ability(on="play", do=[{"op": "gain_vp", "per": "active:rosse"}]), ["rose-a", "rosse"]),
    (ability(on="play", do=[{"op": "give_shard", "to": "nobody"}]), ["rose-a", "'to'", "nobody"]),
    (ability(on="play", choose=[[]]), ["rose-a", "'choose'"]),
    (ability(on="play", **{"if": "active:rosse>=1"}, do=[{"op": "shield_up"}]), ["rose-a", "rosse"]),
    (ability(on="play", **{"if": "level==huge"}, do=[{"op": "shield_up"}]), ["rose-a", "'if'", "huge"]),
    (ability(on="play", **{"if": "!shards>=1"}, do=[{"op": "shield_up"}]), ["rose-a", "'if'", "!shards"]),
    ({"quests": [{"id": "weeding-day", "objective": ["chips:rosse", ">=", 1]}]}, ["weeding-day", "rosse"]),
    (
        {"ally_cards": [{"id": "rose-a", "abilities": [{"on": "play", "if": "moon", "do": [{"op": "shield_up"}]}]}]},
        ["rose-a", "'if'", "moon"],
    ),
    ({"quests": [{"id": "weeding-day", "region": "moon"}]}, ["weeding-day", "'region'", "moon"]),
    ({"quests": [{"id": "weeding-day", "feat": ["beauty", "==", 1]}]}, ["weeding-day", "'feat'"]),
    ({"region_scoring_tiles": [{"id": "region-tile-1", "vp": [1, 2]}]}, ["region-tile-1", "'vp'"]),
    ({"shard_die": {"faces": []}}, ["shard_die", "'faces'"]),
    ({"first_battle_marker": {"start": "moon"}}, ["'start'", "moon"]),
    ({"factions": [{"id": "alice", "leader_ability": {"id": "juggling", "source": "public"}}]}, ["'id'", "juggling"]),
]


@pytest.mark.parametrize(("overlay", "named"), WRONG)
def test_bad_content_names_file_entry_and_field(overlay: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        make(("my.toml", overlay))
    for word in named:
        assert word in str(caught.value)


def test_w2_the_numbers_of_the_box_add_up() -> None:
    for card in CONTENT.allies:
        expected = 25 if card.kind == "forge" else 19
        assert sum(n for _, n in CONTENT.ally_chips[card]) == expected


def test_a_resistance_of_zero_is_shown_and_a_missing_one_is_not() -> None:
    game = make(("my.toml", {"two_player": {"resistance": [0, 5, 7]}}))
    shown = [
        Table(game, n, game.complete_settings(n, {}), Luck(source=stream("x"))).view(None)["resistance"] for n in (2, 3)
    ]
    assert shown == [0, None]


def test_an_optional_verb_without_a_question_of_its_own_is_offered_before_it_happens() -> None:
    performed = [verb for verb in VERBS.verbs.values() if verb.perform is not Effect.perform]
    silent = [verb for verb in performed if not isgeneratorfunction(verb.perform)]
    assert silent and not any(verb.asks for verb in silent)
