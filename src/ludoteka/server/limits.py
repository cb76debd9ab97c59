"""Rate limits: a token bucket per address or connection."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from time import monotonic

from .errors import too_fast

_REMEMBERED = 20_000


class TokenBucket:
    """Allows `rate` per second in the long run, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = monotonic()

    def take(self) -> None:
        """Take one token, or raise the refusal with the number of seconds to wait."""
        self.check(1)
        self.spend(1)

    def check(self, amount: float = 0) -> None:
        """Raise the refusal if there are fewer tokens than this."""
        moment = monotonic()
        self._level = min(self._burst, self._level + (moment - self._at) * self._rate)
        self._at = moment
        if self._level < amount:
            raise too_fast(max(1, ceil((amount - self._level) / self._rate)))

    def spend(self, amount: float) -> None:
        """Take tokens, even if there are fewer."""
        self._level -= amount


class RateLimit:
    """A bucket for each address; addresses not seen for long are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> None:
        self._bucket(who).take()

    def check(self, who: str) -> None:
        self._bucket(who).check()

    def spend(self, who: str, amount: float) -> None:
        self._bucket(who).spend(amount)

    def _bucket(self, who: str) -> TokenBucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class ConcurrencyLimit:
    """Limits how many requests of each visitor run at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        inside = self._inside.get(who, 0)
        if inside >= self._most:
            return False
        self._inside[who] = inside + 1
        return True

    def leave(self, who: str) -> None:
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]
