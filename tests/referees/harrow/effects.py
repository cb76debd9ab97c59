"""The choices in cards, gifts, scrolls and tiles, written from their texts."""

from __future__ import annotations

from tests.referees.running import Question

from .board import KINDS, is_haint, is_infected, owner
from .land import (
    BRAMBLES,
    COLOUR_OF,
    COLOURS,
    HEXES,
    LAND_CUBE,
    Hex,
    behind,
    beside,
    closer,
    distance,
    farther,
    hex_name,
    in_line,
    within,
)
from .offers import Keys, Offers


class Effects(Offers):
    """The questions of effects; the effect under way is remembered by the course of the turn."""

    def _legend(self, side: str) -> Hex:
        where = self.board.where(f"{COLOUR_OF[side]}-legend")
        assert where is not None
        return where

    def _units(self, side: str, own: bool, haints: bool = True, legends: bool = True) -> list[tuple[str, Hex]]:
        """Units that are not on a nail; Hester is a legend, and an enemy of all (H-15)."""
        return [
            (unit, hex)
            for unit, hex, _ in self.board.all_units()
            if (owner(unit) == side) == own
            and ((is_haint(unit) and haints) or (not is_haint(unit) and legends))
            and self.board.free(unit, hex) > 0
        ]

    def steps(self, verb: str, unit: str, start: Hex, hexes: list[Hex] | tuple[Hex, ...]) -> Keys:
        return {f"{verb}/{unit}/{hex_name(start)}/{hex_name(end)}" for end in hexes if self.board.legal_for(unit, end)}

    # -- Pull and push -----------------------------------------------------------------------------------------------

    def on_pull(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        if turn.effect == "card:scaredy-cat":
            legend = self._legend(side)
            keys = {"done"}
            for unit, start in self._units(side, own=False, legends=False):
                if 1 <= distance(start, legend) <= 3 and self.still(unit, start) > 0:
                    keys |= self.steps("pull", unit, start, closer(start, legend))
            return keys
        if turn.effect == "card:temptation":
            return None
        if side == "protectors" and turn.effect in ("ability", "tile:first-scroll", "card:your-will-my-whim"):
            legend = self._legend(side)
            return {"done"} | {
                f"pull/townsfolk/{hex_name(start)}/{hex_name(end)}"
                for start in HEXES
                if board.townsfolk[start]
                for end in closer(start, legend)
                if self.lets_folk(end)
            }
        if side == "family" and turn.effect == "ability":
            return self.scrolls("pull", question)
        return None

    def lets_folk(self, hex: Hex) -> bool:
        """H-84: not the brambles, not a hex with an enemy unit or a building, not fire."""
        return (
            hex != BRAMBLES
            and not self.board.enemies("protectors", hex)
            and not self.board.buildings[hex]
            and not self.board.flames[hex]
        )

    def scrolls(self, verb: str, question: Question) -> Keys | None:
        """H-85, H-86: scroll 2 moves an ability token, 3 an own unit, 4 an enemy unit; one that cannot is passed."""
        turn = self.turn
        active = 1 + self.audit.me("family").scrolls
        storm = turn.anchor
        if storm is None:
            return {"no storm was placed (H-81)"}
        way = closer if verb == "pull" else farther
        for scroll in range(max(2, turn.scroll_at + 1), active + 1):
            keys: Keys = set()
            if scroll == 2:
                for start, tokens in self.board.tokens.items():
                    for token, n in tokens.items():
                        if n:
                            free = [end for end in way(start, storm) if not self.board.flames[end]]
                            keys |= {f"{verb}/{token}/{hex_name(start)}/{hex_name(end)}" for end in free}
            else:
                for unit, start in self._units("family", own=scroll == 3):
                    keys |= self.steps(verb, unit, start, way(start, storm))
            if keys:
                turn.scroll_at = scroll
                return keys | {"done"}
        return {"no scroll is left (H-81)"}

    def pushes(self, question: Question, side: str) -> Keys | None:
        turn = self.turn
        if side == "family" and turn.effect == "ability":
            return self.scrolls("push", question)
        if side == "protectors" and turn.effect == "ability":
            folk = turn.anchor
            if folk is None:
                return {"no townsfolk was pulled (H-81)"}
            active = 1 + self.audit.me(side).scrolls
            for scroll in range(max(3, turn.scroll_at + 1), active + 1):
                keys: Keys = set()
                for unit, hex in self._units("", own=False):
                    if scroll == 4 or distance(hex, folk) == 1:
                        keys |= self.steps("push", unit, hex, farther(hex, folk))
                if keys:
                    turn.scroll_at = scroll
                    return keys | {"done"}
            return {"no scroll is left (H-81)"}
        return None

    def on_collect(self, question: Question, side: str) -> Keys | None:
        turn = self.turn
        tokens = {(hex, token) for hex, keys in self.board.tokens.items() for token, n in keys.items() if n}
        if turn.effect == "card:sure-shot":
            legend = self._legend(side)
            return {"done"} | {f"collect/{token}/{hex_name(hex)}" for hex, token in tokens if in_line(hex, legend)}
        if side == "protectors" and turn.effect == "ability" and turn.anchor is not None:
            return {"done"} | {f"collect/{token}/{hex_name(hex)}" for hex, token in tokens if hex == turn.anchor}
        return None

    # -- Moves -------------------------------------------------------------------------------------------------------

    def on_move(self, question: Question, side: str) -> Keys | None:
        turn, board, keys = self.turn, self.board, {"done"}
        land = board.land
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "tile:move-legend":
            for unit, start in self._units(side, own=True, haints=False):
                keys |= self.steps("move", unit, start, beside(start))
        elif effect == "gift:bernice":
            for unit, start in self._units(side, own=True, legends=False):
                keys |= self.steps("move", unit, start, [end for end in beside(start) if land.is_terrain(end)])
        elif effect == "gift:skinless-boy":
            return self.scout(question, side)
        elif effect == "token:storm-guide":
            for unit, start in self._units(side, own=True):
                if self.still(unit, start) > 0:
                    keys |= self.steps("move", unit, start, [end for end in beside(start) if board.stormy(end)])
        elif effect == "card:roar":
            return self.roar(question, side)
        else:
            return None
        return keys

    def scout(self, question: Question, side: str) -> Keys:
        """H-168: first a haint, then a townsfolk, each to a terrain hex of the type of the Boy's."""
        legend, land, keys = self._legend(side), self.board.land, {"done"}
        if any(key.startswith("move/townsfolk") for key in question.keys):
            for start in HEXES:
                if self.board.townsfolk[start]:
                    good = [end for end in beside(start) if land.alike(legend, end) and self.lets_folk(end)]
                    keys |= {f"move/townsfolk/{hex_name(start)}/{hex_name(end)}" for end in good}
            return keys
        for unit, start in self._units(side, own=True, legends=False):
            keys |= self.steps("move", unit, start, [end for end in beside(start) if land.alike(legend, end)])
        return keys

    def roar(self, question: Question, side: str) -> Keys | None:
        legend, turn, keys = self._legend(side), self.turn, set()
        if turn.part == 1:
            for unit, hex in self._units(side, own=False, legends=False):
                if distance(hex, legend) == 1 and self.still(unit, hex) > 0:
                    keys |= self.steps("move", unit, hex, beside(hex))
            return keys | {"done"}
        if turn.started is None:
            for unit, hex in self._units(side, own=False, legends=False):
                if 1 <= distance(hex, legend) <= 2:
                    keys |= self.steps("move", unit, hex, beside(hex))
            return keys | {"done"}
        unit = turn.last
        return self.steps("move", unit, turn.started, beside(turn.started))

    def on_leap(self, question: Question, side: str) -> Keys:
        """Stir the Storm: over an adjacent storm hex, in a straight line."""
        start, keys = self._legend(side), {"done"}
        for end in beside(start):
            landing = behind(start, end)
            if landing is not None and self.board.stormy(end) and self.board.open_to(side, landing):
                keys.add(f"leap/red-legend/{hex_name(start)}/{hex_name(landing)}")
        return keys

    def on_relocate(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "gift:mildred":
            start = self._legend(side)
            spots = [end for end in HEXES if board.haints(side, end) and (end == start or board.open_to(side, end))]
            return {f"relocate/blue-legend/{hex_name(start)}/{hex_name(end)}" for end in spots}
        if effect == "card:reinforcements":
            keys = {"done"}
            for unit, start in self._units(side, own=True, legends=False):
                if self.still(unit, start) > 0:
                    keys |= self.steps(
                        "relocate", unit, start, [end for end in HEXES if end != start and board.of(side, end)]
                    )
            return keys
        if effect == "token:psychopomp":
            keys = {"done"}
            free = [end for end in HEXES if board.land.is_terrain(end) and not sum(board.here(end).values())]
            free = [end for end in free if not sum(board.tokens.get(end, {}).values())]
            for unit, start, _ in board.all_units():
                if is_haint(unit) and not is_infected(unit) and board.free(unit, start) > 0:
                    keys |= self.steps("relocate", unit, start, free)
            return keys
        return None

    # -- Spawns, places, the rest ------------------------------------------------------------------------------------

    def on_spawn(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "gift:corbin":
            home = self.audit.me(side).home
            keys = self.spawns(side, set(within(self._legend(side), 1)) | set(within(home, 1)))
        elif effect == "card:resolve":
            keys = self.spawns(side, {hex for hex in HEXES if board.townsfolk[hex]})
        elif effect in ("card:doppelganger",):
            return None
        else:
            keys = self.spawns(side)
        return keys if effect == "card:wildest-of-haints" else keys | {"done"}

    def on_place(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "card:witch-fire":
            spots = [hex for hex in HEXES if board.empty(hex) and hex not in turn.placed]
        elif effect == "gift:mildred":
            spots = [hex for hex in HEXES if board.stormy(hex) and not board.flames[hex] and hex not in turn.placed]
        else:
            return None
        return {"done"} | {f"place/{token}/{hex_name(hex)}" for token in KINDS if board.box[token] for hex in spots}

    def on_remove(self, question: Question, side: str) -> Keys | None:
        board, hero = self.board, self.audit.me(side).hero
        if self.turn.effect != "gift":
            return None
        keys = {"done"}
        if hero == "corbin":
            return keys | {f"remove/{unit}/{hex_name(hex)}" for unit, hex in self._units(side, own=True, legends=False)}
        if hero == "kaine":
            legend = self._legend(side)
            return keys | {
                f"remove/{unit}/{hex_name(hex)}"
                for unit, hex, _ in board.all_units()
                if is_haint(unit) and board.land.alike(legend, hex)
            }
        return None

    def on_nail(self, question: Question, side: str) -> Keys:
        """H-163: under a unit of any faction on a hex adjacent to an own unit."""
        return {"done"} | {
            f"nail/{hex_name(start)}/{unit}"
            for unit, start, _ in self.board.all_units()
            if self.board.free(unit, start) > 0 and any(self.board.of(side, end) for end in beside(start))
        }

    def on_taunt(self, question: Question, side: str) -> Keys:
        """H-166."""
        legend, board = self._legend(side), self.board
        return {"done"} | {
            f"taunt/{hex_name(hex)}"
            for hex in HEXES
            if board.land.alike(legend, hex)
            and not sum(board.here(hex).values())
            and not (board.townsfolk[hex] or board.buildings[hex] or board.flames[hex] or hex in board.taunts)
        }

    def on_wrath(self, question: Question, side: str) -> Keys:
        legend = self._legend(side)
        return {"done"} | {
            f"wrath/{hex_name(hex)}" for hex in within(legend, 2) if hex != legend and not self.board.flames[hex]
        }

    def on_rally(self, question: Question, side: str) -> Keys:
        """STRENGTHEN up to half of the own value, rounded up (H-22)."""
        most = min((self.value(side, "strengthen") + 1) // 2, self.board.supply["red"])
        return {f"rally/{n}" for n in range(most + 1)}

    def on_part(self, question: Question, side: str) -> Keys | None:
        return {"part/1", "part/2", "done"} if self.turn.effect == "card:roar" else None

    def on_order(self, question: Question, side: str) -> Keys:
        return {"part/1", "part/2"}

    def on_gather(self, question: Question, side: str) -> Keys:
        """Confluence: a hex with components, and one closer to the legend."""
        legend = self._legend(side)
        return {"done"} | {
            f"gather/{hex_name(start)}/{hex_name(end)}"
            for start in HEXES
            if self.board.movable(start)
            for end in closer(start, legend)
            if not self.board.flames[end]
        }

    def on_off(self, question: Question, side: str) -> Keys | None:
        """Banishment: cubes of one opponent; the first cube says whose."""
        if self.turn.effect != "card:banishment":
            return None
        ground, last = self.board.ground, self.turn.last
        land = LAND_CUBE.values()
        theirs = set(COLOURS) - {"red"} if not last else set(land) if last in land else {last}
        return {"done"} | {f"off/{colour}" for colour, n in ground.items() if n and colour in theirs}
