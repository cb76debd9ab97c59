"""How refusals and failures are answered: status, headers, words, and that they are counted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_type_hints

import msgspec
import pytest
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler

from ludoteka.server import metrics, problems, wire
from ludoteka.server.errors import Refused, too_fast
from ludoteka.server.features import FEATURES
from ludoteka.server.people.wire import NewPasskey
from ludoteka.server.store.writer import WriteFailed

REQUEST: Any = SimpleNamespace(url=SimpleNamespace(path="/api/me"))


@pytest.mark.parametrize(("kind", "least", "most"), [(wire.Sequence, -1, 1_000_000), (wire.SeatNumber, 0, 15)])
def test_numbers_on_the_wire_are_bounded(kind: Any, least: int, most: int) -> None:
    for number in (least, most):
        assert msgspec.convert(number, kind) == number
    for beyond in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(beyond, kind)


def _bodies() -> set[Any]:
    """Possible bodies of requests."""
    handlers = [route for feature in FEATURES for route in (*feature.routes, *feature.pages)]
    hints = [get_type_hints(handler.fn) for handler in handlers if isinstance(handler, HTTPRouteHandler)]
    return {named["data"] for named in hints if "data" in named}


def test_a_body_with_an_unknown_field_is_refused_on_every_route() -> None:
    bodies = _bodies() - {NewPasskey}  # of a passkey browsers say more than we read
    assert len(bodies) > 20
    for body in bodies:
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.convert({"admin": True}, body)


def counted(why: str) -> float:
    return metrics.REGISTRY.get_sample_value("ludoteka_refusals_total", {"why": why}) or 0.0


def test_a_refusal_is_reported_and_counted() -> None:
    before = counted("error-no-chair")
    answer = problems.refused(REQUEST, Refused("no-chair", "There is no chair.", 403, seat=2))
    assert (answer.status_code, answer.headers) == (403, {}) and answer.media_type == "application/json"
    assert (answer.content.error, answer.content.args) == ("error-no-chair", {"seat": 2})
    assert answer.content.detail == "There is no chair." and counted("error-no-chair") == before + 1


def test_a_rate_limited_client_learns_how_long_to_wait() -> None:
    assert problems.refused(REQUEST, too_fast(7)).headers == {"retry-after": "7"}


@pytest.mark.parametrize(
    ("status", "why"),
    [(400, "bad-request"), (404, "not-found"), (405, "not-allowed"), (413, "too-large"), (418, "bad-request")],
)
def test_refusals_of_the_framework_have_our_words_and_are_counted(status: int, why: str) -> None:
    before = counted(f"error-{why}")
    answer = problems.http_error(REQUEST, HTTPException("No.", status_code=status, headers={"allow": "GET"}))
    assert (answer.status_code, answer.content.error, answer.content.detail) == (status, f"error-{why}", "No.")
    assert answer.headers == {"allow": "GET"} and counted(f"error-{why}") == before + 1
    assert problems.http_error(REQUEST, NotFoundException()).headers == {}


def test_it_is_said_where_a_request_is_wrong() -> None:
    wrong = [{"key": "name", "message": "too long"}, {"message": "no body"}, "?"]
    error = HTTPException("Validation failed", status_code=400, extra=wrong)
    assert problems._detail(error) == "Validation failed; name: too long; no body"
    assert problems._detail(HTTPException("No.", extra={"key": "x"})) == "No."


@pytest.mark.parametrize("error", [ValueError("a bug"), HTTPException("a bug", status_code=500)])
def test_people_learn_only_the_report_number_of_a_bug(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[dict[str, Any]] = []
    monkeypatch.setattr(problems, "log", SimpleNamespace(error=lambda what, **more: logged.append(more)))
    fails: Any = problems.http_error if isinstance(error, HTTPException) else problems.broken
    answer = fails(REQUEST, error)
    (line,) = logged
    assert (answer.status_code, answer.content.error) == (
        500,
        "error-internal",
    ) and "a bug" not in answer.content.detail
    assert answer.content.args == {"report": line["report"]} and line["report"] in answer.content.detail
    assert (line["path"], line["exc_info"]) == ("/api/me", error) and len(line["report"]) == 8


def test_failed_writes_and_deeply_nested_json_are_refusals() -> None:
    failed, deep = problems.write_failed(REQUEST, WriteFailed()), problems.too_deep(REQUEST, RecursionError())
    assert (failed.status_code, failed.content.error) == (503, "error-not-saved")
    assert (deep.status_code, deep.content.error) == (400, "error-bad-request")
