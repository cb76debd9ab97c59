"""Everything that the content of a game names has a picture in the client's room of that game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludoteka.games.claim.pieces import FACTIONS as CLAIM_FACTIONS
from ludoteka.games.harrow.content import load as load_harrow
from ludoteka.games.harrow.pieces import COLOUR, FACTION, JAR, TERRAIN, TOKEN
from ludoteka.games.harrow.sides.fair_folk.guessing import ITEMS
from ludoteka.games.valeria.content import load as load_valeria
from ludoteka.games.valeria.knowledge.catalogue import describe
from ludoteka.games.valeria.pieces import Duke, Source
from ludoteka.games.wonderland.content import load as load_wonderland
from ludoteka.games.wonderland.knowledge.cards import tea_card

ROOMS = Path(__file__).resolve().parents[2] / "web/src/games"

_TOKEN = re.compile(
    r"(?P<skipped>//[^\n]*|/\*.*?\*/|`[^`]*`)|'(?P<text>[^'\n]*)'|(?P<word>[\w$]+)|(?P<mark>[\[\]{}(),:])", re.DOTALL
)


def names_in(file: str, constant: str) -> set[str]:
    """The keys of an object, or the strings of a list, that a module of the client declares as a constant."""
    source = (ROOMS / file).read_text(encoding="utf-8")
    declaration = re.search(rf"\bconst {constant}\b[^=]*= (?=[\[{{])", source)
    assert declaration is not None, f"{file} declares no {constant}"
    return set(_names(source[declaration.end() :]))


def _names(literal: str) -> Iterator[str]:
    depth, is_list, starts = 0, literal[0] == "[", False
    for token in _TOKEN.finditer(literal):
        mark = token["mark"]
        if mark:
            depth += (mark in "[{(") - (mark in ")}]")
            starts = mark == "," or (mark in "[{" and depth == 1)
            if depth == 0:
                return
        elif depth == 1 and starts and token["skipped"] is None:
            name = token["text"] or (None if is_list else token["word"])
            if name is not None and literal[token.start() - 3 : token.start()] != "...":
                yield name
            starts = False


def missing(names: Iterable[str], *pictures: set[str]) -> set[str]:
    return set(names) - set().union(*pictures)


def test_the_names_of_a_picture_list_are_read_from_the_client() -> None:
    assert names_in("valeria/cards.ts", "TRACKS") == {"gold", "strength", "magic", "vp"}
    assert {"citizen", "monster", "slay", "token"} <= names_in("valeria/Signs.svelte", "ICONS")
    assert "monk" in names_in("valeria/art.ts", "FIGURES") and "DUKES" not in names_in("valeria/art.ts", "FIGURES")
    assert names_in("harrow/art.ts", "TOKENS") == {"advance", "spawn", "strengthen", "legend"}


# -- Claim ------------------------------------------------------------------------------------------------------------
def test_claim_has_a_picture_for_every_faction() -> None:
    assert missing((faction.value for faction in CLAIM_FACTIONS), names_in("claim/art.ts", "LOOKS")) == set()


# -- Valeria ----------------------------------------------------------------------------------------------------------
VALERIA = load_valeria()
MONSTERS = [card for stacks in VALERIA.monsters.values() for stack in stacks for card in stack] + [*VALERIA.events]
CARDS: list[Source | Duke] = [*VALERIA.starters, VALERIA.herald, *VALERIA.citizens, *MONSTERS]
CARDS += [*VALERIA.domains, *VALERIA.dukes]


def test_valeria_has_a_picture_for_every_card() -> None:
    figures = names_in("valeria/art.ts", "FIGURES") | names_in("valeria/dukes.ts", "DUKES")
    assert missing((card.ref for card in CARDS), figures) == set()


def test_valeria_has_a_colour_for_every_area() -> None:
    assert missing(VALERIA.areas, names_in("valeria/art.ts", "AREA_FIELDS")) == set()


def test_valeria_draws_every_sign_of_a_card_by_a_picture_or_by_a_name_of_the_game() -> None:
    signs = {sign for card in CARDS for line in describe(card)["lines"] for sign in line["signs"]}
    drawn = {sign for sign in signs if re.fullmatch(r"[+-]?\d+|die(-\d)?", sign)} | {"any"}
    for file, constants in (("cards.ts", ("TRACKS", "ROLES")), ("Signs.svelte", ("ICONS", "BETWEEN", "ARROWS"))):
        drawn |= {name for constant in constants for name in names_in(f"valeria/{file}", constant)}
    written = {card.ref for card in VALERIA.citizens} | {card.type for card in MONSTERS} | {*VALERIA.areas}
    assert missing(signs, drawn, written) == set()


# -- Wonderland's War -------------------------------------------------------------------------------------------------
WONDERLAND = load_wonderland()
BOARDS = [*WONDERLAND.many, *WONDERLAND.two]


def reward_refs() -> set[str]:
    cards = [tea_card(card) for card in WONDERLAND.tea]
    refs = {ref for card in cards for refs in (card["rewards"], card["tempt"], *card["halves"]) for ref in refs}
    for board in BOARDS:
        spaces = [space for track in board.tracks for space in track] + [part.reward for part in board.between]
        refs |= {effect.ref for effects in spaces for effect in effects}
    return refs


def chips_without_level(chips: Iterable[str]) -> set[str]:
    return {re.sub(r"-(weak|strong|\d+)$", "", chip) for chip in chips}


def test_wonderland_has_a_picture_for_every_reward() -> None:
    operations = {re.sub(r"-\d+$", "", ref.partition("+")[0]) for ref in reward_refs()}
    assert missing(operations, names_in("wonderland/art.ts", "EFFECTS")) == set()


def test_wonderland_has_a_picture_for_every_chip() -> None:
    chips = {chip.ref for pairs in WONDERLAND.ally_chips.values() for chip, _ in pairs}
    chips |= {chip.ref for chip in (WONDERLAND.madness, WONDERLAND.double, WONDERLAND.poison)}
    chips |= {board.artifact.ref for board in BOARDS} | {ref.partition("+")[2] for ref in reward_refs() if "+" in ref}
    pictures = names_in("wonderland/art.ts", "CHIPS") | names_in("wonderland/art.ts", "WONDERS")
    assert missing(chips_without_level(chips), pictures, {"any"}) == set()  # any: drawn as a question mark


def test_wonderland_has_a_picture_for_every_wonderlandian_faction_and_region() -> None:
    art = "wonderland/art.ts"
    regions = {region.ref for region in WONDERLAND.box.regions}
    assert missing((wonder.ref for wonder in WONDERLAND.wonders), names_in(art, "WONDERS")) == set()
    assert missing((board.ref for board in BOARDS), names_in(art, "FACTIONS")) == set()
    assert missing(regions, names_in(art, "REGIONS")) == set()
    assert missing(regions, names_in("wonderland/Scenery.svelte", "SCENES")) == set()
    assert missing(regions, names_in("wonderland/map.ts", "PLACES")) == set()


# -- Harrow County ----------------------------------------------------------------------------------------------------
def test_harrow_has_a_picture_for_every_faction_hex_token_jar_cube_and_item() -> None:
    for constant, names in (
        ("FACTIONS", FACTION),
        ("TERRAINS", TERRAIN),
        ("TOKENS", TOKEN),
        ("JAR_SIGNS", JAR),
        ("CUBES", COLOUR),
        ("ITEMS", ITEMS),
    ):
        assert missing(names, names_in("harrow/art.ts", constant)) == set(), constant


def test_harrow_has_an_emblem_for_every_legend() -> None:
    legends = {hero.id for heroes in load_harrow().heroes for hero in heroes}
    assert missing(legends, names_in("harrow/heroes.ts", "HEROES")) == set()
