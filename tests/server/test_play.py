"""Playing over the socket."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Game
from tests.server.conftest import CASES, GAMES, TOYS
from tests.server.people import Running, play_on, seated


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_a_whole_match_is_played_over_sockets_and_its_record_verifies(
    place: Running, game: Game[Any], seats: int
) -> None:
    table, people = await seated(place, game, seats)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        spectator = await stack.enter_async_context(place.stranger().at(table))
        await play_on(sides, Random(1))
        final = sides[0].state
        assert (await spectator.reach(final["seq"]))["outcome"] == final["outcome"]
        assert all(side.state["ask"] is None and not side.state["waiting"] for side in sides)
    answer = await people[0].web.get(f"/api/tables/{table}/record")
    record = ludoteka.Record.from_json(answer.text)
    assert len(record.decisions) == final["seq"]
    assert ludoteka.verify(record)
    info = await people[0].get(f"/tables/{table}")
    assert record.commitment == info["commitment"] and record.seed == info["seed"]
    if game.id in TOYS:
        return  # replays are rendered in another process, which has only real games
    replay = await people[0].get(f"/tables/{table}/replay")
    pages = range(0, replay["steps"], replay["page"])
    steps = [step for i, _ in enumerate(pages) for step in await people[0].get(f"/tables/{table}/replay/{i}")]
    assert [step["seq"] for step in steps] == list(range(final["seq"] + 1)) and replay["steps"] == len(steps)


async def test_events_lead_from_the_base_to_the_state(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(2), decisions=9)
        async with people[0].at(table) as again:
            whole = await again.next("state")
        states = [message for message in map(json.loads, one.received) if message["t"] == "state"]
        events = [event for state in states for event in state["events"]]
        assert whole["base"] == -1 and whole["events"] == events
        assert {event["seq"] for event in events} <= set(range(10))


async def test_a_state_names_who_decided_since_its_base(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(2), decisions=5)
        states = [message for message in map(json.loads, one.received) if message["t"] == "state"]
    deciders = [seat for seat, _ in place.tables.live[table].decisions]
    assert [seat for state in states for seat in state["by"]] == deciders and len(deciders) == 5
    async with people[0].at(table) as again:
        assert (await again.next("state"))["by"] == deciders
    async with people[0].at(table, last_seen=2, undos=0) as back:
        assert (await back.next("state"))["by"] == deciders[2:]


async def test_the_question_comes_with_the_number_of_its_rule(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        states = [await side.next("state") for side in (one, other)]
        assert [state["ask"] and state["ask"]["rule"] for state in states] in (["C-6", None], [None, "C-6"])


async def test_a_reconnect_brings_only_what_was_missed(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[1].at(table) as other:
        async with people[0].at(table) as one:
            await play_on([one, other], Random(3), decisions=8)
        async with people[0].at(table, last_seen=5) as back:
            state = await back.next("state")
    assert state["base"] == 5 and state["seq"] == 8
    assert {event["seq"] for event in state["events"]} <= {6, 7, 8}


async def test_a_repeated_choice_is_made_once(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    async with people[0].at(table) as one:
        state = await one.next("state")
        key = state["ask"]["options"][0]
        for _ in range(3):
            await one.choose(key, seq=0)
        states = [await one.next("state") for _ in range(3)]
    assert [state["seq"] for state in states] == [1, 1, 1]
    assert not any('"refused"' in text for text in one.received)


async def test_the_last_choice_said_twice_is_made_once_too(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(14), decisions=51)
        last = one if one.state["ask"] else other
        for _ in range(2):
            await last.choose(last.state["ask"]["options"][0], seq=51)
        assert [(await last.next("state"))["seq"] for _ in range(2)] == [52, 52]
        assert not any('"refused"' in text for text in last.received)


async def test_a_stale_choice_is_refused_and_a_fresh_state_follows(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(4), decisions=4)
        side = one if one.state["ask"] else other
        await side.choose(side.state["ask"]["options"][0], seq=1)
        refused = await side.next("refused")
        assert refused["why"]["message"] == "error-stale"
        fresh = await side.next("state")
        assert fresh["seq"] == 4 and fresh["ask"]


async def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    async with people[0].at(table) as one, people[1].at(table) as other:
        before = await one.next("state")
        await one.choose("play/dragons-7")
        assert (await one.next("refused"))["why"]["message"] == "error-not-offered"
        await other.next("state")
        await other.choose(before["ask"]["options"][0])
        assert (await other.next("refused"))["why"]["message"] == "error-not-offered"
        after = await one.next("state")
    assert {**after, "base": -1, "events": before["events"]} == {k: v for k, v in before.items() if k != "info"}


async def test_answers_given_together_do_not_make_each_other_stale(place: Running) -> None:
    table, people = await seated(place, GAMES["auction"], 3)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        states = [await side.next("state") for side in sides]
        assert all(state["ask"] for state in states), "all bid at once"
        for side, state in zip(sides, states, strict=True):
            await side.choose(state["ask"]["options"][1], seq=0)
        for side in sides:
            await side.reach(3)
            assert not any('"refused"' in text for text in side.received)


FOR_GOOD = ("claim-2", "patience-1")  # there every decision shows something, or ends the match
TAKEN_BACK = [case for case in CASES if case.id not in FOR_GOOD]


@pytest.mark.parametrize(("game", "seats"), TAKEN_BACK)
async def test_undo_takes_back_a_decision_for_everyone_and_for_good(
    place: Running, game: Game[Any], seats: int
) -> None:
    table, people = await seated(place, game, seats)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        for side in sides:
            await side.next("state")
        while True:  # in all of these games somebody soon can
            before = {i: side.state for i, side in enumerate(sides)}
            assert not await play_on(sides, Random(5), decisions=1), "nothing could be taken back in this match"
            who = next((i for i, side in enumerate(sides) if side.state["undo"] and before[i]["ask"]), None)
            if who is not None:
                break
        seq = sides[who].state["seq"]
        await sides[who].say(t="undo", seq=seq)
        for i, side in enumerate(sides):
            back = await side.until(lambda message: message["t"] == "state" and bool(message.get("undone")))
            assert back["seq"] == seq - 1 and back["events"] == [] and back["undos"] == 1
            for part in ("view", "ask", "waiting", "sealed"):
                assert back[part] == before[i][part]
        await sides[who].say(t="undo", seq=seq)  # said twice, done once
        assert (await sides[who].next("state"))["seq"] == seq - 1
    place.tables.live.clear()  # as after a restart: only the store remembers
    async with people[who].at(table, last_seen=seq, undos=0) as back_again:
        state = await back_again.next("state")
        assert state["seq"] == seq - 1 and state["view"] == before[who]["view"] and state.get("undone")
    async with people[who].at(table, last_seen=seq - 1) as unaware:
        assert (await unaware.next("state"))["base"] == -1, "it cannot know what was taken back while it was away"


async def test_undo_is_refused_when_something_was_learned(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(6), decisions=2)
        for side in (one, other):
            assert not side.state["undo"]
            await side.say(t="undo", seq=2)
            assert (await side.next("refused"))["why"]["message"] == "error-no-undo"


async def test_why_not_names_the_rule(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(7), decisions=1)
        side = one if one.state["ask"] else other
        hand = [ref for cards in side.state["view"]["hands"] if isinstance(cards, list) for ref in cards]
        offered = {key.split("/")[1] for key in side.state["ask"]["options"]}
        for ref in {*hand} - offered:
            await side.say(t="why", ref=ref)
            message = await side.next("why")
            assert message["ref"] == ref and message["why"]["message"] and message["why"]["rule"]
        await side.say(t="why", ref="nonsense")
        assert (await side.next("why"))["ref"] == "nonsense"
        await side.say(t="ping")
        assert await side.next("pong") == {"t": "pong"}
        await side.say(t="resync", seen=0)
        assert (await side.next("state"))["base"] == 0


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
async def test_a_person_plays_a_whole_match_against_bots(place: Running, game: Game[Any], level: str) -> None:
    person = await place.person()
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (max(2, game.seats[0]) - 1)
    info = await person.open(game.id, seats)
    assert info["status"] == "playing"
    dice = Random(8)
    async with person.at(info["id"]) as side:
        while not (await side.next("state"))["outcome"]:
            if side.state["ask"]:
                await side.choose(dice.choice(side.state["ask"]["options"]))
    answer = await person.web.get(f"/api/tables/{info['id']}/record")
    assert ludoteka.verify(ludoteka.Record.from_json(answer.text))


async def test_previews_show_the_effects_of_options_before_they_are_taken(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    async with people[0].at(table) as one, people[1].at(table) as other:
        state = await one.reach(0)
        keys = state["ask"]["options"][:2]
        await one.say(t="preview", seq=state["seq"], keys=[*keys, "nonsense"])
        answer = await one.next("preview")
        assert answer["seq"] == state["seq"] and [preview["key"] for preview in answer["previews"]] == keys
        for preview in answer["previews"]:
            assert preview["stopped"] == "others" and preview["events"] and preview["change"] and preview["odds"] == {}
        await other.say(t="preview", seq=state["seq"], keys=keys)
        assert (await other.next("preview"))["previews"] == [], "only who is asked may ask what it would do"
        assert one.state["seq"] == 0, "nothing was decided"
