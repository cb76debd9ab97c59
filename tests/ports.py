"""Free ports of loopback for servers that tests start."""

from __future__ import annotations

import socket
from random import SystemRandom

BELOW = (20_000, 32_000)  # below those the system lends to outgoing connections, which could take one meanwhile


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = SystemRandom().randrange(*BELOW)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
