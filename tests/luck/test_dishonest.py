"""The dishonest operator is found out: by the checking that the command line does, case by case as in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteka
from ludoteka import fairness
from ludoteka.cli.app import app
from ludoteka.fairness import Receipt
from tests.luck import dishonest
from tests.luck.dishonest import Case

CASES = dishonest.cases()
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@by_name
def test_the_check_finds_every_fault_and_nothing_else(case: Case) -> None:
    receipt = Receipt.from_json(json.dumps(dishonest.plain_receipt(case.receipt)))
    assert receipt == case.receipt
    findings = fairness.check(case.record, receipt)
    assert {finding.name: finding.grade for finding in findings if finding.grade != "good"} == case.faults
    assert all(finding.sentence.endswith(".") for finding in findings)


def test_the_cases_that_the_client_tries_are_these() -> None:
    vectors = dishonest.VECTORS.read_text(encoding="utf-8")
    assert vectors == dishonest.texts(CASES), "python -m tests.luck.dishonest"


@by_name
def test_verify_reports_in_sentences_and_by_its_exit_code(case: Case, tmp_path: Path) -> None:
    record, receipt = tmp_path / "record.json", tmp_path / "receipt.json"
    record.write_text(case.record.to_json(), encoding="utf-8")
    receipt.write_text(json.dumps(dishonest.plain_receipt(case.receipt)), encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(record), "--receipt", str(receipt)])
    wrong = [name for name, grade in case.faults.items() if grade == "bad"]
    assert done.exit_code == (1 if wrong else 0), done.output
    assert done.stdout.count("✗") == len(wrong) and done.stdout.count("·") == len(case.faults) - len(wrong)


def test_grinding_seeds_before_the_commitment_gains_nothing() -> None:
    """The best of 300 seeds without salts is an ordinary one once the salts are in."""
    seeds = [f"{n:064x}" for n in range(dishonest.GRIND)]
    hoped = {seed: dishonest.goodness(seed, ()) for seed in seeds}
    best = max(seeds, key=lambda seed: hoped[seed])
    dealt = sorted(dishonest.goodness(seed, dishonest.SALTS) for seed in seeds)
    assert hoped[best] == max(hoped.values())
    assert dishonest.goodness(best, dishonest.SALTS) < dealt[-len(dealt) // 10], "not even among the best tenth"


@pytest.mark.parametrize(
    "wrong", ["", "[]", "{}", '{"ludoteka-receipt": 2}', '{"ludoteka-receipt": 1, "table": "x"}', "null", '"x"']
)
def test_a_file_that_is_no_receipt_is_refused(wrong: str) -> None:
    with pytest.raises(ludoteka.BadRecord, match="receipt"):
        Receipt.from_json(wrong)


def test_a_receipt_of_another_table_is_refused() -> None:
    case = CASES[0]
    other = dishonest.receipt_of(case.record, table="elsewhere")
    with pytest.raises(ludoteka.BadRecord, match="elsewhere"):
        fairness.check(case.record, other)


def test_all_programs_write_events_in_the_same_way() -> None:
    events = [{"b": 1.0, "a": ["žluť ☃ 🂡", None, True], "type": 'x"\\\n'}, {"n": 2.5, "deep": {"z": [], "y": {}}}]
    assert fairness.canonical(events) == (
        '[{"a":["žluť ☃ 🂡",null,true],"b":1,"type":"x\\"\\\\\\n"},{"deep":{"y":{},"z":[]},"n":2.5}]'
    )
    assert fairness.digest(events) == "db72d2e5a964b3fe"
