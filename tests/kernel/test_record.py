"""Records round-trip, and errors of bad ones name the fault and its place."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import BadRecord, Record
from tests.games.claim.table import deal, play_out


def record() -> Record:
    return play_out(deal()).record()


def test_a_record_reads_back_what_it_wrote() -> None:
    assert Record.from_json(record().to_json()) == record()


def test_records_are_built_and_read_by_the_former_name_of_the_settings() -> None:
    new = record()
    former: Any = Record
    old = former(new.game, new.version, seats=2, tape=new.tape, decisions=new.decisions, options={"leader": "p1"})
    assert old.settings == old.options == {"leader": "p1"}
    assert json.loads(old.to_json())["options"] == {"leader": "p1"} and old == replace(old)


def test_a_table_can_be_played_on_from_a_prefix_with_the_committed_luck() -> None:
    whole = record()
    table = ludoteka.replay(whole, upto=20)
    for seat, key in whole.decisions[20:]:
        table.choose(seat, key)
    assert table.record() == whole


def test_a_running_record_goes_on_with_the_seed_it_is_given() -> None:
    table = play_out(deal(), tricks=5)
    again = ludoteka.replay(table.record(), seed="spring")
    assert play_out(again).record() == record()


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(record().to_json()), **fields})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON, or cut short"),
        (record().to_json()[:300], "not JSON, or cut short"),
        ("[]", "'ludoteka'"),
        ('{"game": "claim"}', "'ludoteka'"),
        (changed(ludoteka=99), "record format 99 is unknown"),
        (changed(game=5), "field 'game' is 5; it should be text"),
        (changed(seats="two"), "field 'seats' is 'two'; it should be a whole number"),
        (changed(tape="none"), "field 'tape' is 'none'; it should be a list"),
        (changed(tape=[1, -1]), r"field 'tape\[1\]' is -1"),
        (changed(tape=[True]), r"field 'tape\[0\]' is True"),
        (changed(decisions=[[0]]), r"decision 0 is \[0\]; it should be \[seat, key\]"),
        (changed(decisions=[{"seat": 0, "key": "x"}]), "decision 0 is {.*}; it should be"),
        (changed(decisions=[[0, 1]]), r"decision 0 is \[0, 1\]; it should be"),
        (changed(options=[]), "field 'options'"),
        (changed(outcome=3), "field 'outcome'"),
        (changed(seed=3), "field 'seed'"),
    ],
)
def test_a_file_that_is_no_record_says_why(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.from_json(text)


def test_without_its_seed_a_record_proves_what_can_be_proved() -> None:
    whole = replace(record(), seed=None)
    assert [line.split()[0] for line in ludoteka.verify(whole)] == ["52", "the"]
    assert len(ludoteka.verify(play_out(deal(), tricks=5).record())) == 1


def test_a_changed_decision_is_named() -> None:
    decisions = list(record().decisions)
    decisions[17] = (decisions[17][0], "play/dragons-3")
    with pytest.raises(BadRecord, match="decision 17 does not replay: 'play/dragons-3' is not offered"):
        ludoteka.replay(replace(record(), decisions=tuple(decisions)))


def test_a_decision_of_the_wrong_seat_is_named() -> None:
    decisions = list(record().decisions)
    decisions[4] = (1 - decisions[4][0], decisions[4][1])
    with pytest.raises(BadRecord, match=r"decision 4 does not replay: seat \d is not asked"):
        ludoteka.replay(replace(record(), decisions=tuple(decisions)))


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(BadRecord, match="there is no version '0' of claim; there are: 1"):
        ludoteka.replay(replace(record(), version="0"))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ludoteka.UnknownGame, match="there is no game 'chess'"):
        ludoteka.replay(replace(record(), game="chess"))


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadRecord, match="has no setting 'speed'"):
        ludoteka.replay(replace(record(), settings={"speed": "fast"}))


def test_a_tape_that_is_too_short_is_found() -> None:
    with pytest.raises(BadRecord, match="does not replay at the deal"):
        ludoteka.replay(replace(record(), tape=record().tape[:10]))


def test_a_tape_that_is_too_long_is_found() -> None:
    with pytest.raises(BadRecord, match="the tape has 53 outcomes, the decisions used 52"):
        ludoteka.replay(replace(record(), tape=(*record().tape, 0)))
