"""The laws that every game obeys, built in or installed; `ludoteka laws GAME` tests them."""

from __future__ import annotations

from .cases import cases_of
from .laws import LAWS, Case, Law, check_preview_is_true, check_preview_leaks_nothing, walk, whole

__all__ = ["LAWS", "Case", "Law", "cases_of", "check_preview_is_true", "check_preview_leaks_nothing", "walk", "whole"]
