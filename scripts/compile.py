"""Compile the exact solver of Claim's second phase with mypyc, in place; plain Python does where that is not possible.

python scripts/compile.py            compile, or say why not; never fails because a compiler is missing
python scripts/compile.py --remove   go back to plain Python
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
MODULES = ("ludoteka/games/claim/mind/endgame.py",)


def compiled(module: Path) -> Path:
    """The path of the compiled module: beside its source, so that Python finds it first."""
    return module.with_name(module.stem + str(sysconfig.get_config_var("EXT_SUFFIX")))


def missing() -> str | None:
    """The tools for a compilation that this machine lacks."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not (shutil.which(compiler) or shutil.which("cc")):
        return "there is no C compiler"
    include = Path(sysconfig.get_path("include")) / "Python.h"
    if not include.exists():
        return "the headers of Python are not installed"
    return None if compiling() else "mypyc is not installed"


def compiling() -> list[str] | None:
    """The Python that runs mypyc: this one, or one that uv lends; None without either."""
    if find_spec("mypyc") and find_spec("setuptools"):
        return [sys.executable]
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    locked = re.search(r"^mypy==\S+", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    if uv is None or locked is None:
        return None
    lent = ["--with", locked[0], "--with", "setuptools", "python"]
    return [uv, "run", "--quiet", "--no-project", "--python", sys.executable, *lent]


def build(name: str) -> str | None:
    """Compile one module in a scratch folder and, if it can be used, put it beside its source; otherwise return the
    error.
    """
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch) / Path(name).name
        shutil.copy(SOURCES / name, copy)
        problem = _run([*(compiling() or [sys.executable]), "-m", "mypyc", "--strict", copy.name], scratch)
        library = compiled(copy)
        if problem is None and not library.exists():
            problem = "mypyc gave no result"
        if problem is None:
            copy.unlink()
            problem = _run([sys.executable, "-c", f"import {copy.stem}"], scratch)
        if problem is not None:
            return problem
        fresh = compiled(SOURCES / name).with_suffix(".new")
        shutil.copy(library, fresh)
        fresh.replace(compiled(SOURCES / name))  # a program that runs now keeps the old one
    return None


def _run(command: list[str], folder: str) -> str | None:
    """Run a command in a folder; return its error output if it failed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip() or f"exit code {done.returncode}" if done.returncode else None


def main() -> None:
    reason = "asked to remove" if "--remove" in sys.argv[1:] else missing()
    for name in MODULES:
        module = SOURCES / name
        if reason is None and module.exists():
            problem = build(name)
            if problem is None:
                print(f"compiled {name}")
                continue
        else:
            problem = reason or "it does not exist"
        compiled(module).unlink(missing_ok=True)  # an old one would hide the source
        print(f"{name} stays plain Python: {problem}")


if __name__ == "__main__":
    main()
