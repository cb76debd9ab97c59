"""What cards, gifts, scrolls and tiles let their players choose, written from their texts."""

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
    in_line,
    told,
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
            (unit, a)
            for unit, a, _ in self.board.all_units()
            if (owner(unit) == side) == own
            and ((is_haint(unit) and haints) or (not is_haint(unit) and legends))
            and self.board.free(unit, a) > 0
        ]

    def steps(self, verb: str, unit: str, a: Hex, hexes: list[Hex] | tuple[Hex, ...]) -> Keys:
        return {f"{verb}/{unit}/{told(a)}/{told(b)}" for b in hexes if self.board.legal_for(unit, b)}

    # -- Pull and push -----------------------------------------------------------------------------------------------

    def on_pull(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        if turn.effect == "card:scaredy-cat":
            legend = self._legend(side)
            found = {"done"}
            for unit, a in self._units(side, own=False, legends=False):
                if 1 <= distance(a, legend) <= 3 and self.still(unit, a) > 0:
                    found |= self.steps("pull", unit, a, closer(a, legend))
            return found
        if turn.effect == "card:temptation":
            return None
        if side == "protectors" and turn.effect in ("ability", "tile:first-scroll", "card:your-will-my-whim"):
            legend = self._legend(side)
            return {"done"} | {
                f"pull/townsfolk/{told(a)}/{told(b)}"
                for a in HEXES
                if board.townsfolk[a]
                for b in closer(a, legend)
                if self.lets_folk(b)
            }
        if side == "family" and turn.effect == "ability":
            return self.scrolls("pull", question)
        return None

    def lets_folk(self, a: Hex) -> bool:
        """H-84: not the brambles, not a hex with an enemy unit or a building, not fire."""
        return (
            a != BRAMBLES
            and not self.board.enemies("protectors", a)
            and not self.board.buildings[a]
            and not self.board.flames[a]
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
            found: Keys = set()
            if scroll == 2:
                for a, tokens in self.board.tokens.items():
                    for token, n in tokens.items():
                        if n:
                            free = [b for b in way(a, storm) if not self.board.flames[b]]
                            found |= {f"{verb}/{token}/{told(a)}/{told(b)}" for b in free}
            else:
                for unit, a in self._units("family", own=scroll == 3):
                    found |= self.steps(verb, unit, a, way(a, storm))
            if found:
                turn.scroll_at = scroll
                return found | {"done"}
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
                found: Keys = set()
                for unit, a in self._units("", own=False):
                    if scroll == 4 or distance(a, folk) == 1:
                        found |= self.steps("push", unit, a, farther(a, folk))
                if found:
                    turn.scroll_at = scroll
                    return found | {"done"}
            return {"no scroll is left (H-81)"}
        return None

    def on_collect(self, question: Question, side: str) -> Keys | None:
        turn = self.turn
        tokens = {(a, t) for a, found in self.board.tokens.items() for t, n in found.items() if n}
        if turn.effect == "card:sure-shot":
            legend = self._legend(side)
            return {"done"} | {f"collect/{t}/{told(a)}" for a, t in tokens if in_line(a, legend)}
        if side == "protectors" and turn.effect == "ability" and turn.anchor is not None:
            return {"done"} | {f"collect/{t}/{told(a)}" for a, t in tokens if a == turn.anchor}
        return None

    # -- Moves -------------------------------------------------------------------------------------------------------

    def on_move(self, question: Question, side: str) -> Keys | None:
        turn, board, found = self.turn, self.board, {"done"}
        land = board.land
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "tile:move-legend":
            for unit, a in self._units(side, own=True, haints=False):
                found |= self.steps("move", unit, a, beside(a))
        elif effect == "gift:bernice":
            for unit, a in self._units(side, own=True, legends=False):
                found |= self.steps("move", unit, a, [b for b in beside(a) if land.is_terrain(b)])
        elif effect == "gift:skinless-boy":
            return self.scout(question, side)
        elif effect == "token:storm-guide":
            for unit, a in self._units(side, own=True):
                if self.still(unit, a) > 0:
                    found |= self.steps("move", unit, a, [b for b in beside(a) if board.stormy(b)])
        elif effect == "card:roar":
            return self.roar(question, side)
        else:
            return None
        return found

    def scout(self, question: Question, side: str) -> Keys:
        """H-168: first a haint, then a townsfolk, each to a terrain hex of the type of the Boy's."""
        legend, land, found = self._legend(side), self.board.land, {"done"}
        if any(key.startswith("move/townsfolk") for key in question.keys):
            for a in HEXES:
                if self.board.townsfolk[a]:
                    good = [b for b in beside(a) if land.alike(legend, b) and self.lets_folk(b)]
                    found |= {f"move/townsfolk/{told(a)}/{told(b)}" for b in good}
            return found
        for unit, a in self._units(side, own=True, legends=False):
            found |= self.steps("move", unit, a, [b for b in beside(a) if land.alike(legend, b)])
        return found

    def roar(self, question: Question, side: str) -> Keys | None:
        legend, turn, found = self._legend(side), self.turn, set()
        if turn.part == 1:
            for unit, a in self._units(side, own=False, legends=False):
                if distance(a, legend) == 1 and self.still(unit, a) > 0:
                    found |= self.steps("move", unit, a, beside(a))
            return found | {"done"}
        if turn.started is None:
            for unit, a in self._units(side, own=False, legends=False):
                if 1 <= distance(a, legend) <= 2:
                    found |= self.steps("move", unit, a, beside(a))
            return found | {"done"}
        unit = turn.last
        return self.steps("move", unit, turn.started, beside(turn.started))

    def on_leap(self, question: Question, side: str) -> Keys:
        """Stir the Storm: over an adjacent storm hex, in a straight line."""
        a, found = self._legend(side), {"done"}
        for b in beside(a):
            z = behind(a, b)
            if z is not None and self.board.stormy(b) and self.board.open_to(side, z):
                found.add(f"leap/red-legend/{told(a)}/{told(z)}")
        return found

    def on_relocate(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "gift:mildred":
            a = self._legend(side)
            spots = [b for b in HEXES if board.haints(side, b) and (b == a or board.open_to(side, b))]
            return {f"relocate/blue-legend/{told(a)}/{told(b)}" for b in spots}
        if effect == "card:reinforcements":
            found = {"done"}
            for unit, a in self._units(side, own=True, legends=False):
                if self.still(unit, a) > 0:
                    found |= self.steps("relocate", unit, a, [b for b in HEXES if b != a and board.of(side, b)])
            return found
        if effect == "token:psychopomp":
            found = {"done"}
            free = [b for b in HEXES if board.land.is_terrain(b) and not sum(board.here(b).values())]
            free = [b for b in free if not sum(board.tokens.get(b, {}).values())]
            for unit, a, _ in board.all_units():
                if is_haint(unit) and not is_infected(unit) and board.free(unit, a) > 0:
                    found |= self.steps("relocate", unit, a, free)
            return found
        return None

    # -- Spawns, places, the rest ------------------------------------------------------------------------------------

    def on_spawn(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "gift:corbin":
            home = self.audit.me(side).home
            found = self.spawns(side, set(within(self._legend(side), 1)) | set(within(home, 1)))
        elif effect == "card:resolve":
            found = self.spawns(side, {a for a in HEXES if board.townsfolk[a]})
        elif effect in ("card:doppelganger",):
            return None
        else:
            found = self.spawns(side)
        return found if effect == "card:wildest-of-haints" else found | {"done"}

    def on_place(self, question: Question, side: str) -> Keys | None:
        turn, board = self.turn, self.board
        effect = f"gift:{self.audit.me(side).hero}" if turn.effect == "gift" else turn.effect
        if effect == "card:witch-fire":
            spots = [a for a in HEXES if board.empty(a) and a not in turn.placed]
        elif effect == "gift:mildred":
            spots = [a for a in HEXES if board.stormy(a) and not board.flames[a] and a not in turn.placed]
        else:
            return None
        return {"done"} | {f"place/{token}/{told(a)}" for token in KINDS if board.box[token] for a in spots}

    def on_remove(self, question: Question, side: str) -> Keys | None:
        board, hero = self.board, self.audit.me(side).hero
        if self.turn.effect != "gift":
            return None
        found = {"done"}
        if hero == "corbin":
            return found | {f"remove/{unit}/{told(a)}" for unit, a in self._units(side, own=True, legends=False)}
        if hero == "kaine":
            legend = self._legend(side)
            return found | {
                f"remove/{unit}/{told(a)}"
                for unit, a, _ in board.all_units()
                if is_haint(unit) and board.land.alike(legend, a)
            }
        return None

    def on_nail(self, question: Question, side: str) -> Keys:
        """H-163: under a unit of any faction on a hex adjacent to an own unit."""
        return {"done"} | {
            f"nail/{told(a)}/{unit}"
            for unit, a, _ in self.board.all_units()
            if self.board.free(unit, a) > 0 and any(self.board.of(side, b) for b in beside(a))
        }

    def on_taunt(self, question: Question, side: str) -> Keys:
        """H-166."""
        legend, board = self._legend(side), self.board
        return {"done"} | {
            f"taunt/{told(a)}"
            for a in HEXES
            if board.land.alike(legend, a)
            and not sum(board.here(a).values())
            and not (board.townsfolk[a] or board.buildings[a] or board.flames[a] or a in board.taunts)
        }

    def on_wrath(self, question: Question, side: str) -> Keys:
        legend = self._legend(side)
        return {"done"} | {f"wrath/{told(a)}" for a in within(legend, 2) if a != legend and not self.board.flames[a]}

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
            f"gather/{told(a)}/{told(b)}"
            for a in HEXES
            if not self.board.empty(a) or self.board.storms[a]
            for b in closer(a, legend)
            if not self.board.flames[b]
        }

    def on_off(self, question: Question, side: str) -> Keys | None:
        """Banishment: cubes of one opponent; the first cube says whose."""
        if self.turn.effect != "card:banishment":
            return None
        ground, last = self.board.ground, self.turn.last
        land = LAND_CUBE.values()
        theirs = set(COLOURS) - {"red"} if not last else set(land) if last in land else {last}
        return {"done"} | {f"off/{colour}" for colour, n in ground.items() if n and colour in theirs}
