"""The laws that every game obeys, ours or anybody's: `ludoteka laws GAME` tries them."""

from __future__ import annotations

from .cases import cases_of
from .laws import LAWS, Case, Law, foretold_alike, foretold_truly, walk, whole

__all__ = ["LAWS", "Case", "Law", "cases_of", "foretold_alike", "foretold_truly", "walk", "whole"]
