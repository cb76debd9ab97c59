"""The traffic of a whole match for a client: every byte that its socket receives, as in a browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Counting(ClientConnection):
    """A socket that counts the received bytes before decompression."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Player:
    """One seat's socket: the bytes it received, and their size after decompression."""

    def __init__(self, wire: Counting) -> None:
        self.wire = wire
        self.unpacked = 0
        self.state: dict[str, Any] = {"seq": -1}

    async def reach(self, seq: int) -> None:
        while self.state["seq"] < seq:
            text = await self.wire.recv()
            self.unpacked += len(text)
            message = json.loads(text)
            if message["t"] == "state":
                self.state = message

    async def choose(self, key: str) -> None:
        await self.wire.send(json.dumps({"t": "choose", "seq": self.state["seq"], "key": key}))


async def play(port: int, table: str, cookies: list[str], dice: random.Random) -> list[Player]:
    """Play a whole match of random choices; returns the players."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?seen=-1"
    opened: list[Player] = []
    for cookie in cookies:
        headers = {"Cookie": f"ludoteka={cookie}"}
        wire = await connect(address, additional_headers=headers, proxy=None, create_connection=Counting)
        assert isinstance(wire, Counting)
        opened.append(Player(wire))
    seq = 0
    while True:
        for player in opened:
            await player.reach(seq)
        if opened[0].state["outcome"]:
            return opened
        asked = [player for player in opened if player.state["ask"]]
        player = dice.choice(asked)
        await player.choose(dice.choice(player.state["ask"]["options"]))
        seq += 1


async def traffic(
    port: int, game: str, seats: int, guest: Callable[[], Any], worked: Callable[[], float]
) -> dict[str, float]:
    """One match with a person on every seat, who all watch to the end."""
    people = [guest() for _ in range(seats)]
    for person in people:
        await person.call("GET", "/api/me")
    wish = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), "public": False}
    id = str((await people[0].call("POST", "/api/tables", wish))["id"])
    for seat, person in enumerate(people[1:], start=1):
        await person.call("POST", f"/api/tables/{id}/sit", {"seat": seat})
    if seats > 1:
        await people[0].call("POST", f"/api/tables/{id}/start", {})
    before = worked()
    players = await play(port, id, [person.cookie for person in people], random.Random(1))
    cost = worked() - before
    decisions = players[0].state["seq"]
    for player in players:
        await player.wire.close()
    return {
        "KB per client": round(max(player.wire.received for player in players) / 1000, 1),
        "KB unpacked": round(max(player.unpacked for player in players) / 1000, 1),
        "decisions": decisions,
        "server us/decision": round(cost / decisions * 1e6),
    }
