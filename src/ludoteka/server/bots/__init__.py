"""Bots: they sit at tables, stand in for people, and run in processes of their own."""

from __future__ import annotations

from ..feature import Feature
from .bots import Bots

FEATURE = Feature("bots", service=Bots)
