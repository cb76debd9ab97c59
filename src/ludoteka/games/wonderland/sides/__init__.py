"""The five factions: their talents at the tea party, and abilities beyond the grammar of effects."""

from ..rules.talents import TALENTS
from . import alice, cheshire_cat, jabberwock, mad_hatter, queen_of_hearts

__all__ = ["SIDES", "TALENTS"]

SIDES = (queen_of_hearts, jabberwock, alice, mad_hatter, cheshire_cat)
