"""The lab is optional: without its packages there is one clear sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{package!r}] = None
try:
    import ludoteka.lab.{module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium"), ("openspiel", "numpy")],
)
def test_without_its_package_an_adapter_names_the_extra(module: str, package: str) -> None:
    code = WITHOUT.format(module=module, package=package)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == f'This needs {package}, which is not installed: pip install "ludoteka[lab]"\n'


def test_a_program_that_used_openspiel_ends_quietly() -> None:
    code = "import ludoteka.lab.openspiel as o; o.load('claim').new_initial_state().legal_actions()"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_json_export_needs_no_package_at_all() -> None:
    code = "import sys; sys.modules.update(numpy=None, pettingzoo=None); import ludoteka.lab.export"
    subprocess.run([sys.executable, "-c", code], check=True)
