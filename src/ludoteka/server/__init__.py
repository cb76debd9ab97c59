"""The server: HTTP and WebSocket, lobby, identity, store."""

from __future__ import annotations

from .settings import BadSettings, Settings, load

__all__ = ["BadSettings", "Settings", "load"]
