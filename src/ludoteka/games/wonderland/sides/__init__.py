"""The five factions: what their leaders do at the tea party, and abilities that the grammar of effects cannot say."""

from ..rules.talents import TALENTS
from . import alice, cheshire_cat, jabberwock, mad_hatter, queen_of_hearts

__all__ = ["SIDES", "TALENTS"]

SIDES = (queen_of_hearts, jabberwock, alice, mad_hatter, cheshire_cat)
