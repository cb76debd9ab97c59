"""The tape is the whole of luck; the seed is committed to before and proved after."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import ludoteka
from ludoteka.kernel import BadRecord, Record, TapeDealer, TapeEnds, commitment, fresh_seed, pledge, stream
from ludoteka.kernel.pledges import check_pledges, contribution
from tests.games.claim.table import deal, play_out
from tests.kernel.tables import lay
from tests.toys import harvest, patience


def test_a_tape_can_be_written_by_hand() -> None:
    assert lay(harvest.GAME, 2, (2, 3)).state.dice == (3, 4)


def test_a_seed_gives_the_same_outcomes_for_ever() -> None:
    """Old matches are proved by it: these numbers may never change."""
    outcome = stream("spring", ("Ann", "Bob"))
    assert [outcome(at, n) for at, n in enumerate((2, 6, 52, 1000, 10**12))] == [1, 1, 25, 68, 595380397944]
    assert [stream("spring")(at, 6) for at in range(8)] == [2, 0, 1, 0, 2, 3, 0, 4]


@pytest.mark.parametrize("outcome", [6, 7, -1])
def test_an_outcome_on_the_tape_is_below_the_number_of_outcomes(outcome: int) -> None:
    assert TapeDealer([5], None).below(6) == 5
    with pytest.raises(ValueError, match=f"tape position 0 holds {outcome}, but there are 6 outcomes"):
        TapeDealer([outcome], None).below(6)


def test_a_tape_that_ends_says_how_many_outcomes_there_are() -> None:
    with pytest.raises(TapeEnds) as end:
        lay(harvest.GAME, 2, (2,), seed=None)
    assert end.value.n == 6


def test_a_tape_that_ends_in_the_middle_leaves_the_table_before_the_choice() -> None:
    table = lay(harvest.GAME, 1, (5, 5), seed=None)
    table.choose(0, "take/0")
    before = table.record()
    with pytest.raises(TapeEnds):
        table.choose(0, "done")
    assert table.record() == before
    table.tape.extend([2, 3])  # the outcomes are written, and the choice is made again
    table.choose(0, "done")
    assert table.state.dice == (3, 4)


def test_outcomes_are_unbiased() -> None:
    draw = stream("any seed")
    counts = Counter(draw(at, 6) for at in range(12_000))
    assert all(1_800 < counts[face] < 2_200 for face in range(6))


def test_an_outcome_depends_on_its_place_on_the_tape_and_on_nothing_before() -> None:
    assert stream("s")(7, 52) == stream("s")(7, 52)
    assert [stream("s")(i, 1000) for i in range(9)] != [stream("t")(i, 1000) for i in range(9)]


def test_salts_change_the_luck() -> None:
    assert [stream("s", ("a",))(i, 1000) for i in range(9)] != [stream("s", ("b",))(i, 1000) for i in range(9)]


def test_a_fresh_seed_has_256_bits() -> None:
    assert len(bytes.fromhex(fresh_seed())) == 32
    assert fresh_seed() != fresh_seed()


def test_the_commitment_is_published_and_the_seed_told_only_after_the_end() -> None:
    table = ludoteka.open_table("claim", seed="secret", table="t7")
    assert table.commitment == commitment("secret", "t7")
    assert table.record().seed is None
    assert "secret" not in table.record().to_json()
    play_out(table)
    assert table.record().seed == "secret"


def test_a_finished_record_proves_itself() -> None:
    proofs = ludoteka.verify(play_out(ludoteka.open_table("claim", table="t7", salts=("a", "b"))).record())
    assert len(proofs) == 4


def finished() -> Record:
    return play_out(deal()).record()


def test_a_changed_tape_is_found() -> None:
    record = finished()
    tape = list(record.tape)
    tape[3] = (tape[3] + 1) % 2
    with pytest.raises(BadRecord):
        ludoteka.verify(replace(record, tape=tuple(tape)))


def test_another_seed_is_found() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        ludoteka.verify(replace(finished(), seed="another"))


def test_luck_that_does_not_follow_from_the_seed_is_found() -> None:
    record = finished()
    forged = replace(record, seed="another", commitment=commitment("another", record.table))
    with pytest.raises(BadRecord, match=r"outcome \d+ on the tape is \d+, but the seed gives \d+"):
        ludoteka.verify(forged)


def test_a_claimed_result_that_is_not_the_rules_is_found() -> None:
    record = finished()
    assert record.outcome is not None
    with pytest.raises(BadRecord, match="claims the result"):
        ludoteka.verify(replace(record, outcome={**record.outcome, "winners": [0, 1]}))


def test_a_result_claimed_of_a_running_match_is_found() -> None:
    table = lay(patience.GAME, 1)
    from ludoteka.kernel.replay import verify

    with pytest.raises(BadRecord, match="not over"):
        verify(patience.GAME, replace(table.record(), outcome={"scores": [1.0], "winners": [0], "reason": "stopped"}))


def test_a_seat_that_does_not_reveal_contributes_its_pledge() -> None:
    salt = "a1" * 32
    assert (contribution(pledge(salt), salt), contribution(pledge(salt), ""), contribution("", "")) == (
        salt,
        pledge(salt),
        "",
    )
    record = replace(play_out(deal()).record(), pledges=(pledge(salt), ""), salts=(salt, ""))
    assert check_pledges(record) == ["1 of 1 salts were shown, each the one that was pledged"]
    assert len(check_pledges(replace(record, salts=(pledge(salt), "")))) == 2
    with pytest.raises(BadRecord, match="seat 1 pledged a salt, and neither salt nor pledge was mixed in"):
        check_pledges(replace(record, salts=("", "")))
