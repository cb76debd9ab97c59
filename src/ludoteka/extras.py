"""The optional parts of the package: the extra that brings each import."""

from __future__ import annotations

EXTRAS: dict[str, tuple[str, ...]] = {
    "cli": ("fluent", "typer", "rich", "openskill"),
    "server": (
        "litestar",
        "msgspec",
        "uvicorn",
        "httptools",
        "uvloop",
        "websockets",
        "sqlalchemy",
        "greenlet",
        "alembic",
        "structlog",
        "prometheus_client",
        "segno",
        "webauthn",
        "pywebpush",
        "aiosmtplib",
    ),
    "nodes": ("asyncpg", "redis"),
    "lab": ("pettingzoo", "gymnasium", "numpy", "pyspiel", "open_spiel"),
}


def advice(missing: ImportError) -> str | None:
    """One sentence that says how to install a missing import; None if no extra of ours brings it."""
    package = (missing.name or "").split(".")[0]
    extra = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return extra and f'This needs {package}, which is not installed: pip install "ludoteka[{extra}]"'


def needed(missing: ImportError) -> ImportError:
    """The same error with that sentence, for people who import a part that is not installed."""
    return ImportError(advice(missing) or str(missing), name=missing.name)
