"""Kammi: two figures of which one is the goblin, dolls, the grid, goblin cards (H-180 to H-194)."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Question, same

from .board import KINDS, Board, is_haint, owner
from .effects import Effects
from .holdings import Holdings
from .land import BRAMBLES, EDGE_OF_HOME, HEXES, Hex, at, beside, closer, distance, hex_name, within
from .offers import Keys

FIGURES = ("figure-1", "figure-2")


class KammiAuditor(Holdings):
    """The events of Kammi's things."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.goblin = ""  # which figure
        self.real: Hex | None = None  # where the real doll lies, as far as it was told
        self.open = False  # the real doll was turned
        self.unmasked = False
        self.grid: list[list[str]] = []
        self.loose = "advance"
        self.loose_row: int | None = None
        self.row_cubes = [0, 0, 0]

    def on_FiguresPlaced(self, seat: str, first: str, second: str, goblin: str) -> None:
        self.goblin = goblin
        self.board.put("figure-1", at(first))
        self.board.put("figure-2", at(second))

    def on_DollHidden(self, seat: str, hex: str) -> None:
        self.real = at(hex)

    def on_DollMoved(self, start: str, end: str) -> None:
        start_hex, end_hex = at(start), at(end)
        same("H-190: a doll moves from where it lies", start_hex in self.board.dolls, True)
        same("H-36: at most 1 doll on a hex", end_hex in self.board.dolls, False)
        self.board.dolls.remove(start_hex)
        self.board.dolls.append(end_hex)
        if self.real == start_hex:
            self.real = end_hex

    def on_DollsLookedAt(self, side: str) -> None:
        """H-188: the rival may permute the dolls that are not beside purple units; only he knows how."""
        if self.key.startswith("exchange/"):
            self.real = at(self.key.split("/")[1])
        if self.real is not None and not self.board.of("kammi", self.real):
            self.open = False  # they are face down afterwards

    def on_DollTurned(self, hex: str, doll: str) -> None:
        """H-192."""
        start = at(hex)
        legends = [unit for unit, end in self.board.legends("kammi") if end == start]
        same("H-192: a doll on a hex with a Kammi legend is turned", start in self.board.dolls and bool(legends), True)
        same("H-192: the doll that was hidden there", doll, "real" if start == self.real else "decoy")
        if doll == "decoy":
            self.board.dolls.remove(start)
        else:
            self.open = True
            self.essence()

    def essence(self) -> None:
        """H-192: the Kammi token on the hex of the real doll in clean-up takes it."""
        kammi = next(figure for figure in FIGURES if figure != self.goblin)
        if self.real is not None and self.board.where(kammi) == self.real and ("kammi", 4, "doll") not in self.due:
            self.due.append(("kammi", 4, "doll"))

    def on_PointsScored(self, side: str, number: int, reason: str) -> None:
        if reason == "doll":
            self.essence()
            assert self.real is not None
            same("H-192: the doll is taken", self.real in self.board.dolls, True)
            self.board.dolls.remove(self.real)
        super().on_PointsScored(side, number, reason)
        if reason == "doll":
            self.real = None
            self.unmasked = True

    def on_FigureUnmasked(self, unit: str, identity: str) -> None:
        same("H-188: its true identity", identity, "goblin" if unit == self.goblin else "kammi")
        self.unmasked = True

    def on_FigureRemoved(self, unit: str) -> None:
        same("the Knocker's gift removes the goblin", unit, self.goblin)
        where = self.board.where(unit)
        assert where is not None
        self._off(unit, where)

    def on_FiguresSwapped(self, side: str) -> None:
        start_hex, end_hex = (self.board.where(figure) for figure in FIGURES)
        assert start_hex is not None and end_hex is not None
        for figure, start, end in (("figure-1", start_hex, end_hex), ("figure-2", end_hex, start_hex)):
            self.board.take(figure, start)
            self.board.put(figure, end)
        for figure, end in (("figure-1", end_hex), ("figure-2", start_hex)):
            self.enters(figure, end)

    def on_GridPushed(self, row: int, token: str) -> None:
        """H-184: the loose token comes in from the left, the right one goes out."""
        same("H-184: the loose token is pushed in", token, self.loose)
        line = self.grid[row - 1]
        self.grid[row - 1], self.loose = [self.loose, line[0]], line[1]
        self.loose_row = row

    def lay_row_cubes(self) -> None:
        """H-187(1): a cube from the supply on every row without a token in its black area."""
        rows = self.rows_without()
        if len(rows) <= self.board.supply["purple"]:  # with too few cubes she chooses the rows
            for row in rows:
                self.lay_row_cube(row)

    def rows_without(self) -> list[int]:
        return [row for row in range(3) if row + 1 != self.loose_row]

    def lay_row_cube(self, row: int) -> None:
        same("H-187: a cube from the supply", self.board.supply["purple"] > 0, True)
        self.board.supply["purple"] -= 1
        self.row_cubes[row] += 1

    def on_CubesGained(self, colour: str, number: int) -> None:
        if self.key.startswith("grid/") and colour == "purple":
            row = int(self.key.split("/")[1]) - 1
            if self.row_cubes[row] == number:
                self.row_cubes[row] = 0  # H-185
                self.board.ground[colour] += number
                return
        super().on_CubesGained(colour, number)


class KammiEffects(Effects):
    """The questions of Kammi and of her rival."""

    audit: KammiAuditor

    @property
    def goblin(self) -> Hex | None:
        return self.board.where(self.audit.goblin)

    def carries(self, start: Hex, end: Hex, group: list[str]) -> bool:
        """H-192: the Kammi token alone does not carry the real doll that lies open."""
        if not super().carries(start, end, group):
            return False
        alone = len(group) == 1 and group[0] in FIGURES and group[0] != self.audit.goblin
        return not (alone and self.audit.open and start == self.audit.real)

    def extras(self, side: str, after: bool) -> Keys:
        keys = super().extras(side, after)
        if side == "kammi" and not self.turn.carded:
            keys |= {f"card/{card}" for card in self.audit.me(side).hand if self.playable(card)}
        return keys

    def playable(self, card: str) -> bool:
        """H-182: no goblin, no goblin cards; Doll Whisper needs a doll within 2 of it."""
        goblin = self.goblin
        if goblin is None:
            return False
        return card != "doll-whisper" or any(distance(doll, goblin) <= 2 for doll in self.board.dolls)

    # -- Set-up ------------------------------------------------------------------------------------------------------

    def on_figures(self, question: Question, side: str) -> Keys:
        edge = sorted(EDGE_OF_HOME[self.audit.me(side).home])
        return {f"figures/{hex_name(start)}/{hex_name(end)}" for start in edge for end in edge if start < end}

    def on_goblin(self, question: Question, side: str) -> Keys:
        return {f"goblin/{figure}" for figure in FIGURES}

    def on_hide_doll(self, question: Question, side: str) -> Keys:
        return {f"hide-doll/{hex_name(hex)}" for hex in EDGE_OF_HOME[self.audit.me(side).home]}

    def on_station(self, question: Question, side: str) -> Keys:
        home = self.audit.me(side).home
        return {f"station/{hex_name(hex)}" for hex in (home, *EDGE_OF_HOME[home])}

    def on_post(self, question: Question, side: str) -> Keys:
        home = self.audit.me(side).home
        spots = (
            {home, *(hex for _, hex in self.board.legends("kammi"))} if side == "kammi" else {home, *EDGE_OF_HOME[home]}
        )
        return {f"post/{hex_name(hex)}" for hex in spots if self.board.room(hex)}

    # -- The grid and the track --------------------------------------------------------------------------------------

    def on_grid(self, question: Question, side: str) -> Keys:
        if question.rule == "H-187":
            return {f"grid/{row + 1}" for row in self.audit.rows_without() if row + 1 not in self.turn.placed}
        return {"grid/1", "grid/2", "grid/3", "skip"}

    def on_grid_token(self, question: Question, side: str) -> Keys:
        """H-184: each token of the row once, in any order; between them free moves and a card."""
        row = self.audit.loose_row
        assert row is not None
        left = Counter(self.audit.grid[row - 1]) - Counter(self.turn.activated)
        keys = {f"token/{token}" for token in left} | {"done"}
        if self.turn.activated:
            keys |= {key for key in self.extras(side, False) if not key.startswith("offer/")}  # H-315: outside actions
        return keys

    def on_replay(self, question: Question, side: str) -> Keys:
        """H-186: cards in play that were not replayed in this activation."""
        cards = self.audit.me(side).in_play
        return {"done"} | {f"replay/{card}" for card in cards if card not in self.turn.replayed and self.playable(card)}

    def on_legend(self, question: Question, side: str) -> Keys:
        keys = super().on_legend(question, side)
        if side == "kammi" and not question_gift(self):
            keys.discard("gift")
        return keys

    def on_exchange(self, question: Question, side: str) -> Keys | None:
        """H-188: dolls that are not on hexes with purple units; the hex of the real one is named."""
        free = [hex for hex in self.board.dolls if not self.board.of("kammi", hex)]
        if self.audit.real not in free:
            return None
        return {"keep"} | {f"exchange/{hex_name(hex)}" for hex in free}

    def on_doll(self, question: Question, side: str) -> Keys:
        start, end = at(question.about["start"]), at(question.about["end"])
        same(
            "H-190: a doll where the unit came from, none where it is",
            (start in self.board.dolls, end in self.board.dolls),
            (True, False),
        )
        return {"take-doll", "leave-doll"}

    # -- Cards -------------------------------------------------------------------------------------------------------

    def _haints_near(self, own: bool, reach: int) -> list[tuple[str, Hex]]:
        goblin = self.goblin
        assert goblin is not None
        haints = self._units("kammi", own=own, legends=False)
        return [(unit, hex) for unit, hex in haints if distance(hex, goblin) <= reach]

    def on_pull(self, question: Question, side: str) -> Keys | None:
        goblin, keys = self.goblin, {"done"}
        if side != "kammi":
            return super().on_pull(question, side)
        if self.turn.effect == "card:temptation":
            assert goblin is not None
            for start, tokens in self.board.tokens.items():
                free = [end for end in closer(start, goblin) if not self.board.flames[end]]
                keys |= {
                    f"pull/{token}/{hex_name(start)}/{hex_name(end)}"
                    for token, n in tokens.items()
                    if n
                    for end in free
                }
            return keys
        if self.turn.effect == "gift":
            assert goblin is not None
            if goblin in self.board.dolls:
                return keys
            return keys | {
                f"pull/doll/{hex_name(start)}/{hex_name(goblin)}"
                for start in self.board.dolls
                if distance(start, goblin) == 1
            }
        kammi = self.board.where(next(figure for figure in FIGURES if figure != self.audit.goblin))
        assert kammi is not None
        for start in self.board.dolls:
            free = [end for end in closer(start, kammi) if end not in self.board.dolls and not self.board.flames[end]]
            keys |= {f"pull/doll/{hex_name(start)}/{hex_name(end)}" for end in free}
        return keys

    def bruiser(self) -> Keys:
        """Every legend up to 2 hexes, no step to townsfolk or a building; keys name where it comes to."""
        board, keys = self.board, {"done"}
        for unit, hex, _ in board.all_units():
            if not is_haint(unit) and board.free(unit, hex) > 0 and self.turn.steps[unit] < 2:
                ends = [end for end in beside(hex) if not (board.townsfolk[end] or board.buildings[end])]
                keys |= self.steps("move", unit, hex, ends)
        return keys

    def on_move(self, question: Question, side: str) -> Keys | None:
        if side == "kammi" and self.turn.effect == "gift":
            return self.bruiser()
        if side != "kammi" or not self.turn.effect.startswith("card"):
            return super().on_move(question, side)
        keys = {"done"}
        if self.turn.effect == "card:lure":
            for unit, start in self._haints_near(own=False, reach=2):
                keys |= self.steps("move", unit, start, beside(start))
            return keys
        if self.turn.effect == "card:doll-whisper":
            taken = {end for (_, end), n in self.turn.moved.items() if n}
            for unit, start in self._haints_near(own=False, reach=2):
                if self.still(unit, start) > 0:
                    keys |= self.steps("move", unit, start, [end for end in beside(start) if end not in taken])
            return keys
        return None

    def on_relocate(self, question: Question, side: str) -> Keys | None:
        if self.turn.effect != "card:toss":
            return super().on_relocate(question, side)
        goblin, keys = self.goblin, {"done"}
        assert goblin is not None
        for unit, start in self._haints_near(own=True, reach=1):
            if start != goblin:
                keys |= self.steps("relocate", unit, start, [end for end in within(goblin, 2) if end != start])
        return keys

    def on_spawn(self, question: Question, side: str) -> Keys | None:
        if self.turn.effect != "card:doppelganger":
            return super().on_spawn(question, side)
        goblin = self.goblin
        assert goblin is not None
        return {"done"} | self.spawns(side, set(within(goblin, 3)))

    def on_place(self, question: Question, side: str) -> Keys | None:
        if self.turn.effect != "card:lets-get-out":
            return super().on_place(question, side)
        goblin = self.goblin
        assert goblin is not None
        spots = [hex for hex in HEXES if distance(hex, goblin) == 2 and not self.board.flames[hex]]
        return {"done"} | {
            f"place/{token}/{hex_name(hex)}" for token in KINDS if self.board.box[token] for hex in spots
        }

    def on_lay(self, question: Question, side: str) -> Keys | None:
        if self.turn.effect != "card:blood-money":
            return None
        goblin, board = self.goblin, self.board
        assert goblin is not None
        spots = [hex for hex in within(goblin, 2) if not sum(board.here(hex).values()) and not board.flames[hex]]
        return {"done"} | {f"lay/purple/{hex_name(hex)}" for hex in spots}

    def on_trick(self, question: Question, side: str) -> Keys:
        """Both alone on their hexes, no objectives there, none nailed."""
        keys = {"done"}
        mine = [(unit, start) for unit, start in self._haints_near(own=True, reach=2) if self.alone(unit, start)]
        theirs = [(unit, end) for unit, end in self._units("kammi", own=False, legends=False) if self.alone(unit, end)]
        return keys | {
            f"trick/{own}/{hex_name(start)}/{enemy}/{hex_name(end)}" for own, start in mine for enemy, end in theirs
        }

    def alone(self, unit: str, hex: Hex) -> bool:
        board = self.board
        return (
            sum(board.here(hex).values()) == 1
            and board.free(unit, hex) == 1
            and not board.townsfolk[hex]
            and not board.buildings[hex]
        )

    def on_ambush(self, question: Question, side: str) -> Keys:
        """One own legend moves 1 hex and may take haints along; costs do not matter."""
        goblin, legend = self.goblin, self._legend(self.audit.rival("kammi"))
        land, keys = self.board.land, {"done"}
        differ = goblin is not None and land.is_terrain(goblin) and land.is_terrain(legend)
        same("Ambush: goblin and rival legend on terrain hexes of different types", differ, True)
        assert goblin is not None
        same("Ambush: different types", land.terrain[goblin] != land.terrain[legend], True)
        for start in {start for _, start in self.board.legends("kammi")}:
            for end in beside(start):
                if self.board.open_to(side, end):
                    for group in self.groups(side, start, self.board.room(end)):
                        if sum(name in FIGURES for name in group) == 1:
                            key = f"advance/{hex_name(start)}/{hex_name(end)}/{'+'.join(group)}"
                            keys |= {key, f"{key}+doll"} if self.carries(start, end, group) else {key}
        return keys

    def on_off(self, question: Question, side: str) -> Keys | None:
        """Spite: one enemy cube for every enemy haint within 2 of the goblin, of any players."""
        if self.turn.effect != "card:spite":
            return super().on_off(question, side)
        return {"done"} | {f"off/{colour}" for colour, n in self.board.ground.items() if n and colour != "purple"}

    def on_keyhole(self, question: Question, side: str) -> Keys:
        goblin = self.goblin
        assert goblin is not None
        return {"done"} | {
            f"keyhole/{hex_name(hex)}" for hex in within(goblin, 2) if hex != goblin and not self.board.flames[hex]
        }

    def on_keyhole_move(self, question: Question, side: str) -> Keys:
        return {"done"} | self.through(at(self.turn.last))

    def through(self, end: Hex) -> Keys:
        """Townsfolk, buildings and ability tokens of the hexes around that may lie here."""
        board, keys = self.board, set[str]()
        if board.flames[end]:
            return keys
        for start in beside(end):
            keys |= {
                f"move/{token}/{hex_name(start)}/{hex_name(end)}"
                for token, n in board.tokens.get(start, Counter()).items()
                if n
            }
            units = {owner(unit) for unit, n in board.here(end).items() if n}
            if (
                board.townsfolk[start]
                and end != BRAMBLES
                and not board.buildings[end]
                and not units & {"family", "kammi"}
            ):
                keys.add(f"move/townsfolk/{hex_name(start)}/{hex_name(end)}")
            if (
                board.buildings[start]
                and end != BRAMBLES
                and not board.townsfolk[end]
                and not units & {"protectors", "kammi"}
            ):
                keys.add(f"move/building/{hex_name(start)}/{hex_name(end)}")
        return keys


def question_gift(effects: KammiEffects) -> bool:
    """H-193: once in the game, by a goblin that is on the map."""
    return not effects.course.gift_used and effects.goblin is not None
