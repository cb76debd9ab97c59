"""Metrics for Prometheus."""

from __future__ import annotations

from functools import lru_cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

DECISIONS = Counter("ludoteka_decisions", "Decisions kept", ["game", "by"], registry=REGISTRY)
UNDOS = Counter("ludoteka_undos", "Decisions taken back", ["game"], registry=REGISTRY)
REFUSALS = Counter("ludoteka_refusals", "Requests refused", ["why"], registry=REGISTRY)
HANGUPS = Counter("ludoteka_hangups", "Clients that hung up within a request", registry=REGISTRY)
CRASHES = Counter("ludoteka_rule_crashes", "Rules that raised", ["game"], registry=REGISTRY)
FINISHED = Counter("ludoteka_finished_tables", "Matches played to an end", ["game"], registry=REGISTRY)
LIVE = Gauge("ludoteka_live_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("ludoteka_sockets", "Open table sockets", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "ludoteka_move_seconds", "From a choice received to a decision kept", buckets=_SECONDS, registry=REGISTRY
)
COMMIT_SECONDS = Histogram("ludoteka_commit_seconds", "One commit to the store", buckets=_SECONDS, registry=REGISTRY)
COMMITTED_TOGETHER = Histogram(
    "ludoteka_committed_together",
    "Pieces of work that shared a commit",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram("ludoteka_bot_seconds", "A bot's thinking", ["level"], buckets=_SECONDS, registry=REGISTRY)


@lru_cache(maxsize=256)
def decisions(game: str, by: str) -> Counter:
    """The counter of decisions for a game, by people or bots; cached, because looking it up costs more than
    counting.
    """
    return DECISIONS.labels(game, by)


def text() -> bytes:
    """All metrics in the format of Prometheus."""
    return generate_latest(REGISTRY)
