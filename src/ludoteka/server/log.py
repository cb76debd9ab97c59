"""Structured logs: one line per event, readable in a terminal or as JSON."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

log: Any = structlog.get_logger("ludoteka")


def use_standard_error() -> None:
    """Write lines to standard error as they are, for programs that do not call `configure`."""
    structlog.reset_defaults()
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))


def configure(level: str, as_json: bool) -> None:
    """Send our log lines and those of the libraries to standard error in one format."""
    threshold = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks never show variables: tokens and seeds are among them.
    bare = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    shown: list[Any] = (
        [structlog.processors.ExceptionRenderer(bare), structlog.processors.JSONRenderer()]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    pipe = logging.StreamHandler(sys.stderr)
    pipe.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [pipe]
    root.setLevel(threshold)
    for loud in ("sqlalchemy", "alembic", "uvicorn", "websockets", "asyncio"):
        logging.getLogger(loud).setLevel(max(threshold, logging.WARNING))


use_standard_error()
