"""Rate limits: steady in the long run, a burst at once, and nothing saved up beyond it."""

from __future__ import annotations

import pytest

from ludoteka.server import limits
from ludoteka.server.errors import Refused
from ludoteka.server.limits import ConcurrencyLimit, RateLimit, TokenBucket


class Clock:
    """The time, as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def taken(bucket: TokenBucket, most: int = 100) -> int:
    """How many can be taken at once."""
    for n in range(most):
        try:
            bucket.take()
        except Refused:
            return n
    return most


def test_a_burst_is_allowed_at_once_and_no_more(clock: Clock) -> None:
    assert taken(TokenBucket(rate=2, burst=5)) == 5


def test_a_bucket_fills_at_its_rate(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=5)
    taken(bucket)
    clock.now += 1.5
    assert taken(bucket) == 3


def test_an_idle_bucket_saves_up_no_more_than_the_burst(clock: Clock) -> None:
    bucket = TokenBucket(rate=2, burst=5)
    taken(bucket)
    clock.now += 3600
    assert taken(bucket) == 5


def test_the_refusal_says_how_long_to_wait(clock: Clock) -> None:
    bucket = TokenBucket(rate=0.1, burst=1)
    bucket.take()
    clock.now += 4
    with pytest.raises(Refused) as refusal:
        bucket.take()
    assert refusal.value.status == 429 and "try again in 6 s" in str(refusal.value)
    clock.now += 6
    bucket.take()


def test_each_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    limit = RateLimit(rate=1, burst=1)
    limit.take("a")
    limit.take("b")
    with pytest.raises(Refused):
        limit.take("a")


def test_the_address_not_seen_for_longest_is_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_REMEMBERED", 2)
    limit = RateLimit(rate=0.001, burst=2)
    for who in ("a", "b", "a", "c"):  # c drives out b, for a was seen since
        limit.take(who)
    with pytest.raises(Refused):
        limit.take("a")
    limit.take("b")
    limit.take("b")


def test_a_concurrency_limit_counts_each_visitor_and_frees_places() -> None:
    crowd = ConcurrencyLimit(most=2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a") and not crowd.enter("a")
