"""News of other servers is applied: caches are dropped, and waiting people are informed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, update

from ludoteka.server import bus
from ludoteka.server.bus import Envelope
from ludoteka.server.clocks.clocks import Clocks, QuietChanged
from ludoteka.server.clocks.wire import QuietHours
from ludoteka.server.lobby.lobby import Lobby, LobbyChanged
from ludoteka.server.people.access import AccessChanged
from ludoteka.server.people.people import SignedOut, UserChanged
from ludoteka.server.people.schema import bans
from ludoteka.server.proposals.proposals import ProposalChanged
from ludoteka.server.proposals.store import ProposalRow
from ludoteka.server.store import now
from ludoteka.server.store.writer import Statement
from ludoteka.server.tables.news import Present, TableChanged
from ludoteka.server.tables.schema import tables
from ludoteka.server.talk.talk import TalkRow
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Chairside, Person, Running, seated

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def tell(place: Running, news: msgspec.Struct, server_id: str = "another") -> None:
    """Let a server say this."""
    tag = bus._tag(type(news))
    place.server.bus._receive(msgspec.json.encode(Envelope(server_id, tag, msgspec.Raw(msgspec.json.encode(news)))))


async def table_of(place: Running) -> tuple[str, Person, int]:
    """A waiting table, its host, and the host's number."""
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    return table, ann, (await place.tables.get(table)).sheet.host


async def told_of_table(side: Chairside) -> dict[str, Any]:
    return (await side.next("table"))["info"]  # type: ignore[no-any-return]


async def test_news_of_a_new_name_is_applied(place: Running) -> None:
    table, ann, guest = await table_of(place)
    async with ann.at(table) as side:
        await side.next("state")
        tell(place, UserChanged(guest, "Eve", None))
        assert (await told_of_table(side))["seats"][0]["name"] == "Eve"
    assert {"name": "Eve", "language": "en"}.items() <= (await ann.get("/me")).items()
    tell(place, UserChanged(guest, "Eva", "cs"))
    assert {"name": "Eva", "language": "cs"}.items() <= (await ann.get("/me")).items()


async def test_news_of_a_signed_out_device_is_applied(place: Running) -> None:
    table, ann, guest = await table_of(place)
    bob = await place.person()
    async with ann.at(table) as one, bob.at(table) as two:
        for side in (one, two):
            await side.next("state")
        tell(place, SignedOut(guest, 10**6))  # another device of hers
        await one.say(t="ping")
        await one.next("pong")
        tell(place, SignedOut(guest, None))
        assert await one.closed() == 4401
        await two.say(t="ping")
        await two.next("pong")


async def test_news_that_a_user_was_banned_is_applied(place: Running) -> None:
    _, ann, guest = await table_of(place)
    values = {"guest": guest, "network": "", "reason": "", "created": now(), "until": None}
    await place.server.store.writer.write(Statement(insert(bans), values))
    await ann.get("/me")
    tell(place, AccessChanged())
    assert (await ann.get("/me", 403))["error"] == "error-banned"


async def test_news_of_new_quiet_hours_is_applied(place: Running) -> None:
    _, _, guest = await table_of(place)
    clocks, night = place.server[Clocks], QuietHours("Europe/Prague", 1320, 480)
    assert await clocks.quiet_of(guest) is None
    await clocks.rows.save_quiet(guest, night)
    assert await clocks.quiet_of(guest) is None, "as far as it is known here"
    tell(place, QuietChanged(guest))
    assert await clocks.quiet_of(guest) == night


async def test_news_of_a_changed_list_of_tables_is_applied(place: Running) -> None:
    table, ann, _ = await table_of(place)
    assert [info["name"] for info in await ann.get("/tables")] == [""]
    stirred = asyncio.Event()
    place.server[Lobby].watching.add(stirred)
    named = update(tables).where(tables.c.id == table).values(name="Ours")
    await place.server.store.writer.write(Statement(named))
    assert [info["name"] for info in await ann.get("/tables")] == [""] and not stirred.is_set()
    tell(place, LobbyChanged())
    assert [info["name"] for info in await ann.get("/tables")] == ["Ours"] and stirred.is_set()


async def test_news_of_a_proposal_is_applied(place: Running) -> None:
    table, (_, bob) = await seated(place, GAMES["claim"], 2)
    proposal = ProposalRow(table, "end", 0, 0, now(), (0,))
    await place.server.store.writer.write(proposal.inserting())
    async with bob.at(table) as side:
        await side.next("state")
        tell(place, ProposalChanged(table))
        (pending,) = (await side.next("proposals"))["pending"]
        assert (pending["kind"], pending["seat"], pending["awaited"]) == ("end", 0, [1])
        await place.server.store.writer.write(proposal.closing())
        tell(place, ProposalChanged(table, "end", 0))
        assert (await side.next("declined"))["seat"] == 0
        assert (await side.next("proposals"))["pending"] == []


async def test_proposals_of_an_unloaded_table_are_read_when_somebody_comes(place: Running) -> None:
    table, (_, bob) = await seated(place, GAMES["claim"], 2)
    async with bob.at(table) as side:
        await side.next("state")
    place.tables.live.clear()
    await place.server.store.writer.write(ProposalRow(table, "end", 0, 0, now(), (0,)).inserting())
    tell(place, ProposalChanged(table))
    async with bob.at(table) as side:
        assert (await side.next("proposals"))["pending"][0]["kind"] == "end"


async def test_news_of_a_line_of_talk_is_applied(place: Running) -> None:
    table, ann, _ = await table_of(place)
    async with ann.at(table) as side:
        await side.next("state")
        tell(place, TalkRow("1" * 16, table, 10**6, "Eve", None, "text", "hello", False))
        line = (await side.next("line"))["line"]
        assert (line["name"], line["what"], line["you"]) == ("Eve", "hello", False)
        tell(place, TalkRow("2" * 16, "nowhere", 10**6, "Eve", None, "text", "hello", False))


async def test_news_of_a_changed_sheet_is_applied(place: Running) -> None:
    table, ann, _ = await table_of(place)
    async with ann.at(table) as side:
        await side.next("state")
        changed = update(tables).where(tables.c.id == table).values(name="Ours", revision=tables.c.revision + 1)
        await place.server.store.writer.write(Statement(changed))
        tell(place, TableChanged(table))
        assert (await told_of_table(side))["name"] == "Ours"


async def test_news_of_presence_on_another_server_is_applied(place: Running) -> None:
    table, (ann, _) = await seated(place, GAMES["claim"], 2)
    guest = (await place.tables.get(table)).sheet.chairs[1].guest
    assert guest is not None
    async with ann.at(table) as side:
        await side.next("state")
        for there in ([guest], list[int]()):
            tell(place, Present({table: there, "nowhere": there}, {}))
            assert (await told_of_table(side))["seats"][1]["present"] is bool(there)


async def test_a_server_does_not_listen_to_itself_nor_to_what_it_does_not_understand(place: Running) -> None:
    _, ann, guest = await table_of(place)
    before, ours = await ann.get("/me"), place.server.bus
    tell(place, UserChanged(guest, "Eve", None), ours._server_id)
    for text in (b"{", b'{"server": "another", "about": "nothing", "news": {}}', b"[]"):
        ours._receive(text)
    ours._receive(b'{"server": "another", "about": "guest", "news": {"type": "guest", "guest": "x"}}')
    assert await ann.get("/me") == before


@pytest.mark.parametrize("url", ["", "redis://host/3"])
async def test_news_is_published_only_if_there_are_other_servers(url: str) -> None:
    others = bus.MessageBus(url)
    others.publish(LobbyChanged())
    assert others._outgoing.qsize() == bool(others) == bool(url)
    assert others._channel == ("ludoteka-3" if url else "ludoteka-0")


class Channel:
    """In the place of Redis: it is lost once, and once it takes nothing."""

    def __init__(self) -> None:
        self.asked, self.published, self.left = list[str](), list[bytes](), False

    async def subscribe(self, channels: list[str]) -> None:
        self.asked += channels
        if len(self.asked) == 1:
            raise ConnectionError

    async def stream_events(self) -> AsyncIterator[tuple[str, bytes]]:
        yield "ludoteka-3", msgspec.json.encode(Envelope("another", "lobby", msgspec.Raw(b'{"type": "lobby"}')))
        await asyncio.sleep(PATIENCE)

    async def publish(self, text: bytes, channels: list[str]) -> None:
        self.published.append(text)
        if len(self.published) == 1:
            raise ConnectionError

    async def on_shutdown(self) -> None:
        self.left = True


async def test_a_lost_channel_is_retried_and_unsent_news_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.0)
    others, received, channel = bus.MessageBus("redis://host/3"), asyncio.Event(), Channel()
    others.subscribe(LobbyChanged, lambda *_: received.set())
    tasks = [asyncio.create_task(work(channel)) for work in (others._listen, others._send)]  # type: ignore[arg-type]
    for _ in range(2):
        others.publish(LobbyChanged())
    await asyncio.wait_for(asyncio.gather(received.wait(), others._outgoing.join()), PATIENCE)
    assert channel.asked == ["ludoteka-3"] * 2 and others._listening.is_set() and len(channel.published) == 2
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert channel.left


class Line:
    """In the place of a connection to Redis."""

    closed = False

    async def aclose(self) -> None:
        self.closed = True


async def test_a_message_bus_listens_and_sends_until_its_queue_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    line, channel, received = Line(), Channel(), list[str]()
    channel.asked, channel.published = ["before"], [b"before"]  # it was lost already
    monkeypatch.setattr("redis.asyncio.Redis.from_url", lambda url: line)
    monkeypatch.setattr("litestar.channels.backends.redis.RedisChannelsPubSubBackend", lambda redis: channel)
    others = bus.MessageBus("redis://host/3")
    others.subscribe(LobbyChanged, lambda server, _: received.append(server))
    await others.open()
    assert channel.asked == ["before", "ludoteka-3"] and not channel.left
    others.publish(LobbyChanged())
    await others.close()
    assert received == ["another"] and len(channel.published) == 2
    assert channel.left and line.closed
