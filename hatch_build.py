"""Build hook: a wheel contains the built client and documentation and, on request, the compiled solver."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT, DOCS = "web/dist", "build/docs"
HOST_FILES = ("deploy/ludoteka.service", "deploy/Caddyfile", "deploy/example.env", "compose.yaml")
COMPILED = "COMPILED_SOLVER"  # set it for a wheel of this platform; without it the wheel is for all


class Carried(BuildHookInterface[Any]):
    """Adds them to the wheel, and built files to the source archive too, so that building from it needs no Node.js."""

    def dependencies(self) -> list[str]:
        writing = [] if self._built(DOCS) else ["sphinx>=8.2", "myst-parser>=5"]
        return writing + (["mypy>=2.4", "setuptools"] if self.compiling else [])

    @property
    def compiling(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILED))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout serves what was built in it
            return
        self._build(CLIENT, "scripts/web.py", "build")
        self._build(DOCS, "-m", "sphinx", "-q", "docs", DOCS, "-d", "build/doctrees")
        wheel = self.target_name == "wheel"
        for folder, name in ((CLIENT, "client"), (DOCS, "docs")):
            build_data["force_include"][str(Path(self.root) / folder)] = f"ludoteka/server/{name}" if wheel else folder
        if wheel:
            for file in HOST_FILES:
                build_data["force_include"][str(Path(self.root) / file)] = f"ludoteka/server/deploy/{Path(file).name}"
        if self.compiling:
            self._compile(build_data)

    def _built(self, folder: str) -> bool:
        return (Path(self.root) / folder / "index.html").exists()

    def _build(self, folder: str, *command: str) -> None:
        if (
            not self._built(folder)
            and subprocess.run([sys.executable, *command], cwd=self.root, check=False).returncode
        ):
            raise SystemExit(f"{folder} could not be built, and a package without it would not be whole.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        compile_ = _script(Path(self.root) / "scripts" / "compile.py")
        for name in compile_.MODULES:
            problem = compile_.missing() or compile_.build(name)
            if problem:
                raise SystemExit(f"{name} could not be compiled: {problem}")
            built = compile_.compiled(compile_.SOURCES / name)
            build_data["force_include"][str(built)] = str(Path(name).with_name(built.name))
        build_data.update(pure_python=False, infer_tag=True)


def _script(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
