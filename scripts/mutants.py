"""Change the program in small wrong ways, one at a time, and see whether the tests notice.

python scripts/mutants.py kernel                    200 changes of the kernel, drawn by lot
python scripts/mutants.py claim --count 0           all of them
python scripts/mutants.py server --minutes 30 --seed 2
python scripts/mutants.py kernel --file run.py      of files whose path ends so
python scripts/mutants.py kernel --again            only those that nothing has noticed so far

Only the tests that run through a changed line are run, the quickest first; a change is noticed when one of them fails
or does not end. What was tried is kept in build/mutants, so that a run that was stopped goes on. Changes that nobody
can notice, because the program means the same, are listed with the reason in tests/equivalent.toml.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

import changes  # type: ignore[import-not-found]  # beside this script

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
KEPT = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tests" / "equivalent.toml"
SMALL = "not valeria and not wonderland and not harrow"  # laws over toys and Claim take seconds
TEACHING = ("kernel/course.py", "kernel/lessons.py", "kernel/rehearsal.py")
PATIENCE = 20.0  # seconds beyond ten times what the tests take


@dataclass(frozen=True)
class Part:
    """A part of the program and the tests that are to guard it."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    only: str = ""  # as pytest -k
    without: tuple[str, ...] = ()  # sources that are another part


def _of_game(id: str, *sources: str) -> Part:
    told = ("tests/playthroughs", "tests/perft", "tests/records")
    return Part(tuple(f"games/{id}/{source}" for source in sources), (f"tests/games/{id}", *told), id)


PARTS = {
    "kernel": Part(("kernel/*.py",), ("tests/kernel", "tests/laws/test_laws.py"), SMALL, TEACHING),
    "teaching": Part(TEACHING, ("tests/kernel/test_lessons.py", "tests/lessons")),
    "claim": _of_game("claim", "rules.py", "knowledge/*.py"),
    "valeria": _of_game("valeria", "setup.py", "rules/*.py", "effects/*.py", "knowledge/*.py"),
    "wonderland": _of_game("wonderland", "setup.py", "rules/*.py", "sides/*.py", "effects/*.py", "knowledge/*.py"),
    "harrow": _of_game("harrow", "setup.py", "rules/*.py", "sides/**/*.py", "effects/*.py", "knowledge/*.py"),
    "server": Part(("server/**/*.py",), ("tests/server",)),
}


@dataclass(frozen=True)
class Mutant:
    """One change: where, and from what into what."""

    file: str
    line: int
    old: str
    new: str
    begin: int  # of the changed text in the file
    end: int

    @property
    def id(self) -> str:
        return sha256(f"{self.file} {self.begin} {self.end} {self.new}".encode()).hexdigest()[:16]

    @property
    def excuse(self) -> tuple[str, str, str, str]:
        """As it is named in the list of changes that nobody can notice."""
        rows = (SOURCES / "ludoteka" / self.file).read_text(encoding="utf-8").splitlines()
        return self.file, rows[self.line - 1].strip(), self.old, self.new

    def source(self) -> str:
        whole = (SOURCES / "ludoteka" / self.file).read_text(encoding="utf-8")
        return whole[: self.begin] + self.new + whole[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {' '.join(self.old.split())}  →  {' '.join(self.new.split())}"


def mutants_of(part: Part, ending: str = "") -> list[Mutant]:
    """Every change of every source of a part."""
    folder = SOURCES / "ludoteka"
    others = {folder / source for source in part.without}
    files = sorted({path for source in part.sources for path in folder.glob(source)} - others)
    found = []
    for path in files:
        name = path.relative_to(folder).as_posix()
        if name.endswith(ending):
            source = path.read_text(encoding="utf-8")
            found += [Mutant(name, *change) for change in changes.of(source)]
    return found


# -- Which tests run through which line --------------------------------------------------------------------------------
def covering(name: str, part: Part) -> tuple[dict[str, dict[int, list[str]]], dict[str, float]]:
    """By file and line the tests that run through it, and how long each test takes; kept while no file changes."""
    files = sorted(path for folder in (SOURCES, ROOT / "tests") for path in folder.rglob("*.py"))
    stamp = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    kept = KEPT / f"{name}-tests.json"
    if kept.exists():
        data = json.loads(kept.read_text())
        if data["stamp"] == stamp:
            lines = {file: {int(n): tests for n, tests in at.items()} for file, at in data["lines"].items()}
            return lines, data["seconds"]
    print(f"{name}: running its tests once to see what each of them runs through …", flush=True)
    report = KEPT / f"{name}-run.json"
    report.unlink(missing_ok=True)
    said = KEPT / f"{name}-run.log"
    _in_child(lambda: _measure(part, report), 3600, said)
    if not report.exists():
        raise SystemExit(f"the tests of {name} fail or cannot be run as they are, see {said.relative_to(ROOT)}")
    data = json.loads(report.read_text())
    kept.write_text(json.dumps({"stamp": stamp, **data}))
    return {file: {int(n): tests for n, tests in at.items()} for file, at in data["lines"].items()}, data["seconds"]


def _measure(part: Part, report: Path) -> int:
    import coverage
    import pytest

    class Watch:
        """Tells coverage which test runs, and notes how long it takes."""

        def __init__(self, cover: Any) -> None:
            self.cover, self.seconds = cover, dict[str, float]()

        def pytest_runtest_logstart(self, nodeid: str) -> None:
            self.cover.switch_context(nodeid)

        def pytest_runtest_logreport(self, report: Any) -> None:
            self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

        def pytest_runtest_logfinish(self) -> None:
            self.cover.switch_context("")

    cover = coverage.Coverage(data_file=None, source=[str(SOURCES / "ludoteka")], branch=False)
    watch = Watch(cover)
    cover.start()
    code = pytest.main([*_arguments(part), *part.tests], plugins=[watch])
    cover.stop()
    if code != 0:
        return 1
    data = cover.get_data()
    lines: dict[str, dict[int, list[str]]] = {}
    for file in data.measured_files():
        at = data.contexts_by_lineno(file)
        lines[Path(file).relative_to(SOURCES / "ludoteka").as_posix()] = {n: sorted(c) for n, c in at.items()}
    report.write_text(json.dumps({"lines": lines, "seconds": watch.seconds}))
    return 0


def _arguments(part: Part) -> list[str]:
    only = ["-k", part.only] if part.only else []
    loaded = "ignore::pytest.PytestAssertRewriteWarning"  # the plugins were imported before the fork
    return ["-q", "-x", "-p", "no:cacheprovider", "-W", loaded, "--rootdir", str(ROOT), *only]


# -- Trying ------------------------------------------------------------------------------------------------------------
def tests_for(mutant: Mutant, lines: dict[str, dict[int, list[str]]], seconds: dict[str, float]) -> list[str]:
    """The tests that run through the changed line, the quickest first; all, where it runs when it is imported."""
    last = mutant.line + mutant.old.count("\n")
    at = lines.get(mutant.file, {})
    names = {test for n in range(mutant.line, last + 1) for test in at.get(n, ())}
    chosen = seconds if "" in names else names
    return sorted((name for name in chosen if name), key=lambda name: seconds.get(name, 0.0))


def attempt(mutant: Mutant, part: Part, tests: list[str], patience: float) -> str:
    """killed, survived, or endless."""

    def run() -> int:
        import pytest

        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        sys.dont_write_bytecode = True
        sys.meta_path.insert(0, _Changed(mutant))
        return int(pytest.main([*_arguments(part), *tests]))

    code = _in_child(run, patience)
    return "endless" if code is None else "survived" if code == 0 else "killed"


def load_tools() -> None:
    """Import pytest and its plugins before the forks: most of a short run would go into that."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def _in_child(work: Any, patience: float, said: Path = Path(os.devnull)) -> int | None:
    """Run something in a process of its own; its exit code, or None if it had to be ended."""
    child = os.fork()
    if child == 0:
        os.setsid()
        file = os.open(said, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(file, stream)
        code = 70
        try:
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    end = time.monotonic() + patience
    while time.monotonic() < end:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


class _Changed(MetaPathFinder):
    """Imports the changed module in place of the true one."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = SOURCES / "ludoteka" / mutant.file
        parts = ("ludoteka", *Path(mutant.file).with_suffix("").parts)
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.code = compile(mutant.source(), str(self.path), "exec", dont_inherit=True)

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        package = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        loader = _Loader(fullname, self.path, self.code)
        return spec_from_file_location(fullname, self.path, loader=loader, submodule_search_locations=package)


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


# -- Telling -----------------------------------------------------------------------------------------------------------
def report(name: str, tried: Iterable[dict[str, Any]], excused: set[tuple[str, str, str, str]]) -> float:
    """Print what nothing noticed, and the sum; gives the share noticed of those that could be."""
    verdicts: Counter[str] = Counter()
    by_file: Counter[tuple[str, str]] = Counter()
    for result in tried:
        mutant = Mutant(**result["mutant"])
        verdict = result["verdict"]
        if verdict in ("survived", "not run") and mutant.excuse in excused:
            verdict = "equivalent"
        verdicts[verdict] += 1
        by_file[mutant.file, verdict] += 1
        if verdict in ("survived", "not run"):
            print(f"{verdict}: {mutant}")
    noticed = verdicts["killed"] + verdicts["endless"]
    possible = sum(verdicts.values()) - verdicts["equivalent"]
    for file in sorted({file for file, _ in by_file}):
        counts = {verdict: n for (f, verdict), n in by_file.items() if f == file}
        print(f"  {file}: " + ", ".join(f"{n} {verdict}" for verdict, n in sorted(counts.items())))
    share = noticed / possible if possible else 1.0
    print(f"{name}: {noticed} of {possible} changes noticed ({share:.1%}); {dict(verdicts)}")
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, default=200, help="how many changes; 0 means all")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", default="1", help="which changes, if not all")
    parser.add_argument("--file", default="", help="only files whose path ends so")
    parser.add_argument("--again", action="store_true", help="try those again that nothing noticed")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this share of noticed changes")
    given = parser.parse_args()
    part = PARTS[given.part]
    KEPT.mkdir(parents=True, exist_ok=True)
    found = mutants_of(part, given.file)
    Random(given.seed).shuffle(found)
    chosen = found[: given.count] if given.count else found
    book = KEPT / f"{given.part}.jsonl"
    known = {}
    if book.exists():
        for text in book.read_text().splitlines():
            result = json.loads(text)
            known[Mutant(**result["mutant"])] = result
    load_tools()
    lines, seconds = covering(given.part, part)
    end = time.monotonic() + 60 * given.minutes
    tried = []
    with book.open("a") as kept:
        for place, mutant in enumerate(chosen, 1):
            result = known.get(mutant)
            if result is None or (given.again and result["verdict"] in ("survived", "not run")):
                if time.monotonic() > end:
                    print(f"{place - 1} of {len(chosen)} tried when the time was over; the same command goes on")
                    break
                tests = tests_for(mutant, lines, seconds)
                patience = PATIENCE + 10 * sum(seconds.get(test, 0.0) for test in tests)
                verdict = attempt(mutant, part, tests, patience) if tests else "not run"
                if verdict == "survived":  # a test may pass by a line because an earlier one had its answer remembered
                    files = sorted({test.partition("::")[0] for test in tests})
                    verdict = attempt(mutant, part, files, PATIENCE + 10 * sum(seconds.values()))
                result = {"verdict": verdict, "mutant": asdict(mutant)}
                print(json.dumps(result), file=kept, flush=True)
                print(f"{place}/{len(chosen)} {verdict}: {mutant}", flush=True)
            tried.append(result)
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("change", []) if EQUIVALENT.exists() else []
    excused = {(entry["file"], entry["line"], entry["old"], entry["new"]) for entry in listed}
    print()
    if report(given.part, tried, excused) < given.least:
        raise SystemExit(1)


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCES))
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    main()
