"""Setting up, chapter by chapter (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel import BadSetting, Dealer, Option, Rule, Seat, Why
from .events.map import ObjectivePlaced
from .events.match import HeroChosen, LanternTaken, MapLaid, TileTurned, TrackChosen
from .hexes import FAR_CORNERS, HEX, HEXES, NORTH, OFF, SOUTH
from .pieces import (
    BOG,
    FACTION,
    FAIR_FOLK,
    FAMILY,
    FOREST,
    HESTER,
    JAR,
    KAMMI,
    LEGEND,
    PLAINS,
    PROTECTORS,
    TERRAIN,
    UPGRADES,
    WETLANDS,
    Kit,
    Rulings,
)
from .rules.cards import draw_card, lay_token, rival
from .rules.choosing import ask
from .rules.dial import bring_folk
from .rules.units import may_hold_objective, put, put_building, put_folk
from .state import Harrow

MODES = ("auto", "1", "2", "3", "4", "5", "solo", "fair")
SIDES = ("auto", "protectors-family", "kammi-protectors", "kammi-family")
RULINGS = {  # in the order of `Rulings`; the rulebook's wording first
    "kammi-in-storms": ("free", "slow"),
    "legend-hits": ("again", "once"),
    "waiting-upgrades": ("next-attack", "attack-jar"),
    "feast-squares": ("own-side", "any-side"),
    "automata-spawn": ("no-units", "own-units"),
}
AUTO = {1: "solo", 2: "3", 3: "5", 4: "fair"}
_SEATS = {"1": (2,), "2": (2,), "3": (2,), "4": (2,), "5": (3,), "solo": (1,), "fair": (2, 3, 4)}
TRACKS = {PROTECTORS: ("a", "b"), FAMILY: ("a", "b"), KAMMI: ("1", "2")}

# -- Where a setting makes a difference -------------------------------------------------------------------------------
WITH_HESTER = ({"chapter": ("5", "solo")}, {"chapter": ("fair",), "seats": ("2", "4")})
WITH_AUTOMATA = ({"chapter": ("solo",)}, {"chapter": ("fair",), "seats": ("2",)})
SIDES_DIFFER = ({"chapter": ("4", "5")}, {"chapter": ("fair",), "seats": ("3", "4")})
_KAMMI = ("kammi-protectors", "kammi-family")
_FAMILY = ("auto", "protectors-family", "kammi-family")
WITH_KAMMI = ({"chapter": ("4",)}, {"chapter": ("5", "fair"), "seats": ("3", "4"), "sides": _KAMMI})
WITH_UPGRADES = (
    {"chapter": ("2", "3")},
    {"chapter": ("4",), "sides": ("kammi-family",)},
    {"chapter": ("5", "fair"), "seats": ("3", "4"), "sides": _FAMILY},
)
WITH_FAMILY = ({"chapter": ("1",)}, *WITH_UPGRADES)

_OBJECTIVE = [Option(f"objective/{HEX[hex]}", hex) for hex in HEXES]
_CHAPTER_1 = {BOG: 0, WETLANDS: 1, PLAINS: 2, FOREST: 3}  # H-40: which token lies on which terrain


def chapter_of(seats: int, settings: Mapping[str, str]) -> str:
    return AUTO[seats] if settings["chapter"] == "auto" else settings["chapter"]


def sides_of(chapter: str, settings: Mapping[str, str]) -> str:
    if settings["sides"] != "auto":
        return settings["sides"]
    return "kammi-protectors" if chapter == "4" else "protectors-family"


def check(seats: int, settings: Mapping[str, str]) -> BadSetting | None:
    """The fault of a combination of settings, or None."""
    chapter = chapter_of(seats, settings)
    if seats not in _SEATS[chapter]:
        counts = tuple(map(str, _SEATS[chapter]))
        detail = f"chapter {chapter!r} is for {' or '.join(counts)}; it may be 'auto' with any number of seats"
        return BadSetting(detail, Why("why-other-seats", {"seats": counts}))
    sides = sides_of(chapter, settings)
    alone = chapter == "solo" or (chapter == "fair" and seats == 2)
    if "kammi" in sides and (chapter in ("1", "2", "3") or alone):
        detail = (
            f"setting 'sides' is {sides!r}; Kammi joins in chapters 4 and 5 and with the Fair Folk in three or four"
        )
        return BadSetting(detail, Why("why-kammi-is-not-here"))
    if "kammi" not in sides and chapter == "4":
        detail = f"setting 'sides' is {sides!r}; chapter 4 is about Kammi: kammi-protectors or kammi-family"
        return BadSetting(detail, Why("why-kammi-is-here"))
    return None


def players(seats: int, settings: Mapping[str, str]) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """The mode, the factions by seat, and the two VP factions."""
    chapter = chapter_of(seats, settings)
    names = {"protectors": PROTECTORS, "family": FAMILY, "kammi": KAMMI}
    pair = tuple(names[name] for name in sides_of(chapter, settings).split("-"))
    if chapter == "solo":
        return "solo", (HESTER,), pair
    if chapter == "fair":
        mode = {2: "duel", 3: "fair3", 4: "fair4"}[seats]
        seated = {2: (HESTER, FAIR_FOLK), 3: (*pair, FAIR_FOLK), 4: (*pair, HESTER, FAIR_FOLK)}[seats]
        return mode, seated, pair
    return f"chapter{chapter}", (*pair, HESTER) if chapter == "5" else pair, pair


def setup_with(kit: Kit) -> Callable[[int, Mapping[str, str]], Harrow]:
    """The setup of the game for a content."""

    def setup(seats: int, settings: Mapping[str, str]) -> Harrow:
        mode, factions, rivals = players(seats, settings)
        s = Harrow(
            kit=kit,
            land=kit.lands["side-a"],
            mode=mode,
            chapter={"chapter1": 1, "chapter2": 2}.get(mode, 3),
            factions=factions,
            rivals=rivals,
            open_bag=settings["bag"] == "shown",
            rulings=Rulings(*(settings[id] == choices[1] for id, choices in RULINGS.items())),
            who=[Seat(factions.index(faction)) if faction in factions else Seat(0) for faction in range(5)],
            agenda=[("lay_map", settings["map"])],
        )
        s.automata.level = int(settings["level"])
        fill_supplies(s)
        return s

    return setup


def fill_supplies(s: Harrow) -> None:
    """H-1: every component of the box that this mode uses."""
    count = s.kit.count
    for colour, name in enumerate(("red", "blue", "purple", "brown", "green", "yellow", "teal", "silver")):
        s.supply[colour] = count[f"cube-{name}"]
    for faction in s.rivals:
        s.stock.haints[faction] = count[f"haint-{('red', 'blue', 'purple')[faction]}"]
    s.home = (SOUTH, NORTH, NORTH if PROTECTORS in s.rivals else SOUTH)
    s.lantern = PROTECTORS if PROTECTORS in s.rivals else s.rivals[0]
    s.stock.tokens = [count[name] for name in ("advance", "spawn", "strengthen", "legend")]
    s.stock.wild = count["wild-token"]
    s.stock.storms = count["storm-token"] if FAMILY in s.rivals else 0
    s.stock.nails, s.stock.taunts = count["iron-nail"], count["taunt-token"]
    if HESTER in s.factions:
        s.hester.fire_fields, s.hester.action_flames = [2, 2, 2], 1  # H-45
        s.hester.flame_supply = count["flame-token"] - 7
    if s.mode in ("solo", "duel"):
        return
    for faction in s.rivals:
        s.boards[faction].wild = 1
        s.stock.wild -= 1
    if FAMILY in s.rivals:
        s.family.bag[:3] = s.kit.bag
        for kind in range(3):
            s.stock.tokens[kind] -= s.family.bag[kind]
        if s.chapter > 1:
            s.family.upgrades = tuple(UPGRADES + i for i in range(len(s.kit.upgrades)))


# -- The map ----------------------------------------------------------------------------------------------------------
def lay_map(s: Harrow, dealer: Dealer, side: str) -> None:
    """Which side, tokens, cubes; then the mode's own steps."""
    if side == "random":
        side = "ab"[dealer.below(2)]
    s.land = s.kit.lands[f"side-{side}"]
    s.stormy = list(s.land.storm)
    dealer.tell(MapLaid, s.land.ref)
    for faction in s.rivals:
        s.supply[faction] -= s.kit.number["starting_battleground_cubes"]
        s.ground[faction] += s.kit.number["starting_battleground_cubes"]
    if s.mode in ("solo", "duel"):
        s.then("solo_setup")
        return
    lay_tokens(s, dealer)
    if s.chapter < 3:
        lay_corners(s)
    if s.chapter == 1:
        s.boards[PROTECTORS].hero, s.boards[FAMILY].hero = s.kit.heroes[PROTECTORS][0], s.kit.heroes[FAMILY][0]
        s.boards[PROTECTORS].track = s.boards[FAMILY].track = "a"
        s.stock.trails, s.stock.trails_locked = 1, 3
        lay_units(s)
        s.then("begin_round")
        return
    legends = [("choose_hero", faction) for faction in sorted(s.rivals) if faction != KAMMI]
    goblins = [("choose_hero", KAMMI)] if KAMMI in s.rivals else []
    sides = [("choose_track", faction) for faction in sorted(s.rivals)]
    s.then(*legends, "deal", *goblins, *sides, *_later_steps(s))


def _later_steps(s: Harrow) -> list[str | tuple[str, int]]:
    if s.chapter == 2:
        return ["begin_round"]
    steps: list[str | tuple[str, int]] = ["first_tiles"]
    if KAMMI in s.rivals:
        steps += ["place_figures", "place_dolls"]  # H-44, H-48
    steps += ["first_objectives"]
    if FAIR_FOLK in s.factions:
        steps += ["fair_setup"]
    return [*steps, "begin_round"]


def lay_tokens(s: Harrow, dealer: Dealer) -> None:
    """H-40 (2), H-41: one kind of token for each terrain."""
    kinds = dict(_CHAPTER_1)
    if s.chapter > 1:
        order = [0, 1, 2, 3]
        dealer.shuffle(order)
        kinds = dict(zip((PLAINS, FOREST, BOG, WETLANDS), order, strict=True))
    for hex in HEXES:
        if s.land.token[hex]:
            kind = kinds[s.land.terrain[hex]]
            if s.stock.tokens[kind]:
                s.stock.tokens[kind] -= 1
                lay_token(s, hex, kind)


def lay_corners(s: Harrow) -> None:
    """H-40 (3), (4)."""
    for hex in FAR_CORNERS[s.home[PROTECTORS]]:
        put_folk(s, hex, 1)
    for hex in FAR_CORNERS[s.home[FAMILY]]:
        put_building(s, hex, 1)


def lay_units(s: Harrow) -> None:
    """H-40 (5): a legend and three haints at home."""
    for faction in s.rivals:
        put(s, LEGEND + faction, s.home[faction])
        for _ in range(3):
            s.stock.haints[faction] -= 1
            put(s, faction, s.home[faction])


# -- Chapters 2 and 3 -------------------------------------------------------------------------------------------------
def choose_hero(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-41, H-44, A-6: a legend before the cards are dealt, a goblin after that, in the open."""
    heroes = [Option(f"hero/{hero.ref}", hero) for hero in s.kit.heroes[faction]]
    hero = yield from ask(s, faction, "hero", heroes, rule="H-41")
    s.boards[faction].hero = hero
    dealer.tell(HeroChosen, FACTION[faction], hero.ref)


def choose_track(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-41: a side of the track, with the cards in hand."""
    tracks = [Option(f"track/{FACTION[faction]}-{side}", side) for side in TRACKS[faction]]
    s.boards[faction].track = yield from ask(s, faction, "track", tracks, rule="H-41")
    dealer.tell(TrackChosen, FACTION[faction], f"{FACTION[faction]}-{s.boards[faction].track}")
    if faction == PROTECTORS and s.boards[faction].track == "a":
        s.stock.trails, s.stock.trails_locked = 1, s.kit.count["trail-token"] - 1


def deal(s: Harrow, dealer: Dealer) -> None:
    """Decks shuffled, opening hands drawn; units at home where nobody places them freely."""
    for faction in s.factions:
        s.decks[faction] = list(s.kit.cards[faction])
        dealer.shuffle(s.decks[faction])
        for _ in range(4 if faction == HESTER else 3):
            draw_card(s, dealer, faction)
    if KAMMI in s.rivals:
        lay_grid(s, dealer)
    else:
        lay_units(s)
    if s.chapter == 3:
        for faction in s.rivals:
            if faction == PROTECTORS:
                s.folk_waiting = [BOG, WETLANDS, PLAINS, FOREST]
            elif faction == FAMILY:
                s.buildings_waiting = [BOG, WETLANDS, PLAINS, FOREST]


def lay_grid(s: Harrow, dealer: Dealer) -> None:
    """H-44: Kammi's six tokens at random, one more at their left."""
    s.kammi.grid = [0, 0, 1, 1, 2, 2]
    dealer.shuffle(s.kammi.grid)
    for kind in (*s.kammi.grid, s.kammi.loose):
        s.stock.tokens[kind] -= 1
    s.kammi.gift = True


def first_tiles(s: Harrow, dealer: Dealer) -> None:
    """H-42: four tiles turned alternately; whoever turns the lantern takes it."""
    stock = list(s.kit.tiles)
    dealer.shuffle(stock)
    turner = s.rivals[dealer.below(2)]
    aside = []
    lantern_turned = False
    jar = 0
    while jar < 4 or not lantern_turned:
        tile = stock.pop()
        if jar < 4:
            s.tiles.open[jar] = (tile,)
            dealer.reveal(TileTurned, tile.ref, JAR[jar])
        else:
            aside.append(tile)
        jar += 1
        if tile.ref == "lantern":
            lantern_turned = True
            s.lantern = turner
            dealer.tell(LanternTaken, FACTION[turner])
        turner = rival(s, turner)
    s.tiles.stock = sorted([*stock, *aside], key=lambda tile: tile.id)
    dealer.shuffle(s.tiles.stock)


def first_objectives(s: Harrow, dealer: Dealer) -> None:
    s.then(("objective", s.lantern), ("objective", rival(s, s.lantern)))


def objective(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-42, H-43: a player puts one objective of the rival on a free hex of its terrain."""
    other = rival(s, faction)
    waiting = s.folk_waiting if other == PROTECTORS else s.buildings_waiting if other == FAMILY else []
    places = [hex for hex in HEXES if s.land.terrain[hex] in waiting and may_hold_objective(s, hex)]
    if not places:
        return
    thing = "townsfolk" if other == PROTECTORS else "building"
    rule = "H-42" if s.round == 1 else "H-43"
    hex = yield from ask(s, faction, "objective", [_OBJECTIVE[hex] for hex in places], rule=rule, objective=thing)
    waiting.remove(s.land.terrain[hex])
    dealer.tell(ObjectivePlaced, FACTION[faction], thing, HEX[hex])
    if other == PROTECTORS:
        bring_folk(s, dealer, hex)
    else:
        put_building(s, hex, 1)


__all__ = ["OFF", "TERRAIN", "check", "setup_with"]
