"""The command line: play, arena, balance, bench, replay, verify, check, games, serve."""

from __future__ import annotations

from .app import app, main

__all__ = ["app", "main"]
