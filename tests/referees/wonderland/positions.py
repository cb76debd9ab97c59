"""Crowded tables out of nothing: a battle, a tea party in its midst or at its end, in the notation.

Whole matches reach empty bags, four abilities at once or two Creatures left in the supply once in a thousand battles;
here every table is like that.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.referees.running import Result, Sight, Start

from .board import Board, Player
from .box import ALLIES, LEVELS, artifact_of, deck, entries, figures, items, powers_of, standees
from .match import Match
from .referee import Referee
from .script import Desk, Over
from .showing import compare


class Alone(Referee):
    """The referee of one battle, or of all that follows a tea turn or the end of a tea party."""

    def __init__(self, board: Board, what: str) -> None:
        self.board = board
        self.sight: Sight | None = None
        self.desk = Desk(shown=self._shown)
        self.match = Match(board, self.desk, {"bags": "always"})
        kind, _, which = what.partition(" ")
        if kind == "battle":
            self.script = self.match.one_battle(which)
        else:
            self.script = self.match.rest(int(which[1:] or 0))
        self.over = False
        next(self.script, None)

    def ends(self, sight: Sight, result: Result) -> None:
        if not self.over:
            self._feed(Over())
        compare(self.board, sight.view(None))


def start(random: Random) -> Start:
    """A table with everything on it."""
    seats = random.choice((2, 3, 3, 4, 5))
    board = Board(seats)
    board.round = random.randint(1, 3)
    board.allies = {ally: random.choice("abcd") for ally in ALLIES} | {"forge": "*"}
    removed = random.choice(board.regions) if seats == 2 else None
    if removed:
        board.regions.remove(removed)
    region = random.choice(board.regions)
    board.marker = region
    board.tiles = {r: f"tile-{r}" for r in board.regions}
    board.values = {r: [random.randint(1, 9) for _ in range(3)] for r in board.regions}
    for chip in board.stock:
        board.stock[chip] = random.choice((0, 1, 2, 8))
    board.decks = {1: set(deck(1)[{2: 11, 3: 11, 4: 12, 5: 13}[seats] :])}
    quests = [q for q, entry in entries("quests").items() if entry["region"].replace("_", "-") in board.regions]
    random.shuffle(quests)
    people = random.sample(list(entries("factions")), seats)
    wonders = random.sample(list(entries("wonderlandians")), 24)
    for player, faction in zip(board.players, people, strict=True):
        player.faction, player.chair = faction, None
        _equip(random, board, player, region)
        _chips(random, board, player, "jabberwock" in people)
        here = [q for q in quests if entries("quests")[q]["region"].replace("_", "-") == region]
        player.quests = random.sample(here, min(len(here), random.choice((0, 1, 2)))) + random.sample(quests, 1)
        player.quests = list(dict.fromkeys(player.quests))
        quests = [quest for quest in quests if quest not in player.quests]
    owned = [figure for figure in wonders if figure in figures()][: seats + 3]
    for figure in owned:
        player = random.choice(board.players)
        player.cards.append(figure)
        for _ in range(standees(figure)):
            if random.random() < 0.15:
                player.bench.append(figure)
            else:
                player.arrive(figure, region if random.random() < 0.8 else random.choice(board.regions))
    left = [wonder for wonder in wonders if wonder not in owned]
    board.market, board.wonders = left[:3], set(left[3:])
    board.quests = set(quests)
    settings = {"allies": "mixed", "mix": "+".join(f"{a}-{board.allies[a]}" for a in ALLIES), "bags": "always"}
    what = random.choice((f"battle {region}",) * 3 + (f"tea p{random.randrange(seats)}", "tea-end"))
    if what != "tea-end":
        for player in board.players:
            player.leader = player.leader if what.startswith("battle") else None
    board.chairs = [None] * ({2: 12, 3: 12, 4: 13, 5: 14}[seats])
    table = _tea_table(random, board) if what.startswith("tea p") else []
    for player in board.players:
        if what == "tea-end" and player.leader is None:
            player.leader = random.choice(board.regions)
    text = _text(random, board, [what, *table, f"removed {removed}" if removed else ""], left, quests)
    return Start(seats, settings, text, Alone(board, what))


def _tea_table(random: Random, board: Board) -> list[str]:
    """Cards and leaders around the tea table, few cards in the deck."""
    size = {2: 11, 3: 11, 4: 12, 5: 13}[board.seats]
    cards = random.sample(deck(board.round), 30)
    board.chairs = [None, *(cards.pop() if random.random() < 0.5 else None for _ in range(size))]
    for player in board.players:
        player.chair = random.choice([0, *(chair for chair in range(1, size + 1) if not board.leader_at(chair))])
        player.taken = random.choice((0, 3, 3, 4, 5)) if board.seats == 2 else random.choice((0, 2, 3, 3, 4))
        if player.chair:
            board.chairs[player.chair] = None
    board.decks[board.round] = set(cards[: random.choice((0, 1, 2, 15))])
    lying = [card for card in board.chairs if card]
    if lying and board.player_of("jabberwock"):
        board.poisoned = set(random.sample(lying, random.randint(0, min(2, len(lying)))))
    parts = [f"chairs {' '.join(card or '-' for card in board.chairs[1:])}"]
    parts.append(f"deck {' '.join(sorted(board.decks[board.round]))}")
    return parts + [f"poisoned {card}" for card in sorted(board.poisoned)]


def _equip(random: Random, board: Board, player: Player, region: str) -> None:
    player.vp, player.shards, player.strength = random.randint(0, 5), random.randint(0, 4), random.randint(1, 6)
    player.shield = random.random() < 0.6
    player.powers = [power for power in powers_of(player.faction) if random.random() < 0.6]
    player.supply = random.choice((0, 1, 4))
    player.poison = random.randint(0, 3) if player.faction == "jabberwock" else 0
    for r in board.regions:
        player.supporters[r] = random.choice((0, 0, 1, 2)) if r != region else random.choice((0, 1, 1, 2, 4))
        if random.random() < 0.3:
            player.castles[r] = random.choice(("lying", "upright")) if board.seats == 2 else "upright"
    where = random.choice((region, region, random.choice(board.regions), None))
    player.leader = where
    for track in (0, 1):
        player.tracks[track] = ["faction-1"] * random.randint(0, 3)


def _chips(random: Random, board: Board, player: Player, poison: bool) -> None:
    allies = [f"{ally}-{level}" for ally in ALLIES for level in LEVELS]
    favourite = random.sample(allies, 3) + random.sample(list(items()), 3)
    pool = [*allies, *favourite * 3, "forge", "forge", "faction-1", "faction-2", *[artifact_of(player.faction)] * 6]
    mad = ["madness"] * 6 + ["double-madness"] * 2 + ["poison"] * 2 * poison
    order = [random.choice(mad if random.random() < 0.25 else pool) for _ in range(random.choice((0, 2, 4, 7, 12)))]
    player.bag = Counter(order)
    player.exhausted = [random.choice(pool) for _ in range(random.choice((0, 0, 1, 3, 6)))]
    player.madness = [random.choice(mad[:8]) for _ in range(random.randint(0, 3))]


def _text(random: Random, board: Board, parts: list[str], left: list[str], quests: list[str]) -> str:
    """The table in the game's notation; parts that are left out are as at the start."""
    parts = [parts[0], f"round {board.round}", f"marker {board.marker}", *filter(None, parts[1:])]
    parts += [f"tile {r} {' '.join(map(str, values))}" for r, values in board.values.items()]
    parts += [f"stock {chip} {n}" for chip, n in board.stock.items()]
    parts += [f"market {' '.join(left[:3])}", f"wonders {' '.join(left[3:])}", f"quests {' '.join(quests)}"]
    return "\n".join(["; ".join(parts), *(_line(random, board, player) for player in board.players)])


def _line(random: Random, board: Board, player: Player) -> str:
    bag = list(player.bag.elements())
    random.shuffle(bag)
    parts = [f"bag {' '.join(bag)}", f"exhausted {' '.join(player.exhausted)}", f"madness {' '.join(player.madness)}"]
    parts += [f"track-{i + 1} {' '.join(player.tracks[i])}" for i in (0, 1)]
    for r in board.regions:
        words = ["supporter*" + str(player.supporters[r])] if player.supporters[r] else []
        words += ["leader"] if player.leader == r else []
        words += player.figures.get(r, [])
        if r in player.castles:
            words.append("lying" if player.castles[r] == "lying" else "castle")
        parts += [f"{r} {' '.join(words)}"] if words else []
    if player.leader is None:
        parts.append("away" if player.chair is None else f"chair {player.chair}; taken {player.taken}")
    parts += [f"{name} {' '.join(getattr(player, name))}" for name in ("bench", "cards", "powers", "quests")]
    parts += [f"{name} {getattr(player, name)}" for name in ("vp", "shards", "strength", "poison", "supply")]
    parts += [] if player.shield else ["broken"]
    return f"p{player.seat} {player.faction}: {'; '.join(parts)}"
