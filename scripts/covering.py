"""Measures which tests run through which lines, and how long each takes, by test file; results are cached."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any

import trying  # type: ignore[import-not-found]  # beside this script

SOURCES = Path("src", "ludoteka")
OVER = 75  # the code of a process whose time was over

Lines = dict[str, dict[int, list[str]]]  # by source and line the tests; "" where it runs when it is imported


@dataclass
class Covering:
    """The lines that the tests of a part run through."""

    lines: Lines = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)  # by test

    def add(self, measured: dict[str, Any]) -> None:
        """Store the lines of one test file, by number of test."""
        names = measured["tests"]
        self.seconds |= measured["seconds"]
        for file, at in measured["lines"].items():
            here = self.lines.setdefault(file, {})
            for line, tests in at.items():
                here.setdefault(int(line), []).extend(names[test] for test in tests)

    def tests(self, file: str, lines: Iterable[int], used: Iterable[tuple[str, int]] = ()) -> list[str]:
        """The tests of these lines; for lines that run at import, the tests of the code that uses their definitions.

        Tests that are fast and specific to this source come first; if no test is known to use it, all tests are
        returned, shortest first.
        """
        at = self.lines.get(file, {})
        named = {test for line in lines for test in at.get(line, ())}
        if "" in named:
            named |= {test for other, line in used for test in self.lines.get(other, {}).get(line, ())}
        if "" in named and not named - {""}:
            return sorted(self.seconds, key=self.seconds.__getitem__)
        for whole in [test for test in named if test.endswith("::")]:  # what a fixture of a module or session runs
            named |= {test for test in self.seconds if test.startswith(whole)}
        chosen = named & self.seconds.keys()
        seconds: dict[str, float] = {}
        for files in ({_file(test) for test in tests} for tests in at.values()):
            for of in files:
                seconds[of] = seconds.get(of, 0.0) + 1 / len(files)
        taken: dict[str, float] = {}
        for test in chosen:
            taken[_file(test)] = taken.get(_file(test), 0.0) + self.seconds[test]
        first = {of: -((0.01 + seconds.get(of, 0.0)) ** 2) / (taken[of] + 0.01) for of in taken}
        return sorted(chosen, key=lambda test: (first[_file(test)], _file(test), self.seconds[test]))

    def within(self, tests: list[str], seconds: float) -> list[str]:
        """The first tests whose times add up to so many seconds; at least one."""
        sums = accumulate(self.seconds[test] for test in tests)
        return [test for n, (test, until) in enumerate(zip(tests, sums, strict=True)) if until <= seconds or not n]

    def at_import(self, file: str, line: int) -> bool:
        return "" in self.lines.get(file, {}).get(line, ())


def _file(test: str) -> str:
    return test.partition("::")[0]


def _stamp(paths: Iterable[Path]) -> str:
    return sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()


def _stamp_of_tests(path: Path) -> str:
    """A hash of a test file and the files beside it."""
    return _stamp([path, *(other for other in path.parent.glob("*.py") if not other.name.startswith("test_"))])


def _follow(measurement: dict[str, Any], sources: dict[str, str]) -> None:
    """Move the stored line numbers to the lines as they are now."""
    for file, text in sources.items():
        before = measurement["sources"].get(file, text)
        if text != before:
            lines = _came_from(before.splitlines(), text.splitlines())
            for record in measurement["files"].values():
                at = record["lines"].get(file, {})
                now = {n: sorted({test for line in old for test in at.get(str(line), ())}) for n, old in lines.items()}
                record["lines"][file] = {n: tests for n, tests in now.items() if tests}
    measurement["sources"] = sources


def _came_from(before: list[str], after: list[str]) -> dict[int, range]:
    """For each line, the old lines from which it came, or between which it was inserted."""
    sources = {}
    for _, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        for line in range(c, d):
            sources[line + 1] = range(a + 1 + line - c, a + 2 + line - c) if b - a == d - c else range(a, b + 1)
    return sources


def measured(
    root: Path,
    cache_file: Path,
    sources: Iterable[Path],
    tests: tuple[str, ...],
    without: tuple[str, ...],
    arguments: list[str],
    minutes: float,
) -> Covering | None:
    """Load the cache and measure again the test files that changed; None if the time is over before.

    New lines get the tests of their neighbours, so a few mutants may be tried on too few tests.
    """
    measurement = json.loads(cache_file.read_text()) if cache_file.exists() else {"sources": {}, "files": {}}
    _follow(
        measurement, {path.relative_to(root / SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in sources}
    )
    names = [path.relative_to(root).as_posix() for path in _test_files(root, tests)]
    stamps = {name: _stamp_of_tests(root / name) for name in names if name not in without}
    stale = [name for name in stamps if measurement["files"].get(name, {}).get("stamp") != stamps[name]]
    if stale:
        log, end = cache_file.with_suffix(".log"), time.monotonic() + 60 * minutes
        with os.fdopen(os.dup(1), "w") as output:

            def keep(name: str, result: dict[str, Any]) -> None:
                measurement["files"][name] = {"stamp": stamps[name], **result}
                cache_file.write_text(json.dumps(measurement))
                print(f"measured {name}: {sum(result['seconds'].values()):.0f} s", file=output, flush=True)

            code = trying.in_child(lambda: _measure(arguments, stale, root, cache_file, keep, end), log)
        if code == OVER:
            print("the time was over while the tests were measured; the same command goes on", flush=True)
            return None
        if code:
            raise SystemExit(f"a test fails or cannot be run as it is ({code}), see {log}")
        measurement = json.loads(cache_file.read_text())
    covering = Covering()
    for name in stamps:
        covering.add(measurement["files"][name])
    return covering


def _test_files(root: Path, tests: tuple[str, ...]) -> Iterator[Path]:
    for test in tests:
        path = root / test
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def _measure(
    arguments: list[str],
    files: list[str],
    root: Path,
    cache_file: Path,
    keep: Callable[[str, dict[str, Any]], None],
    end: float,
) -> int:
    """Collect the tests of some files once, and run each file in its own process to measure its lines."""
    import coverage
    import pytest

    sources, report = root / SOURCES, cache_file.with_suffix(".run")
    nothing: dict[str, Any] = {"tests": [], "seconds": {}, "lines": {}}

    class Watch:
        """Tells coverage which test is running, and measures its time."""

        def __init__(self) -> None:
            self.seconds: dict[str, float] = {}
            self.test = ""
            self.code: int | None = None  # of this process, if it is the one that has started the others

        def pytest_runtestloop(self, session: Any) -> bool | None:
            self.remembered = trying.remembering()
            by_file = trying.by_file(session.items)
            for name in files:
                if time.monotonic() > end:
                    self.code = OVER
                    return True
                if items := by_file.get(name):
                    report.unlink(missing_ok=True)
                    code = trying.forked()
                    if code is None:
                        session.items[:] = items
                        return None  # pytest goes on with these
                    if code:
                        print(f"{name}: {code}", flush=True)
                        self.code = code
                        return True
                keep(name, json.loads(report.read_text()) if items else nothing)
            self.code = 0
            return True

        def pytest_runtest_logstart(self, nodeid: str) -> None:
            for function in self.remembered:  # or a line would seem to belong to the first test alone
                function.cache_clear()
            self.test = nodeid
            cover.switch_context(nodeid)

        @pytest.hookimpl(wrapper=True)
        def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
            if fixturedef.scope == "function":
                return (yield)
            cover.switch_context(f"{_file(self.test)}::")
            try:
                return (yield)
            finally:
                cover.switch_context(self.test)

        def pytest_runtest_logreport(self, report: Any) -> None:
            self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

        def pytest_runtest_logfinish(self) -> None:
            cover.switch_context("")

    cover = coverage.Coverage(data_file=None, source=[str(sources)], branch=False)
    watch = Watch()
    cover.start()
    code = int(pytest.main([*arguments, *files], plugins=[watch]))
    cover.stop()
    if watch.code is not None:
        return watch.code
    if code == 5:  # the part has no tests there
        for name in files:
            keep(name, nothing)
        return 0
    if code == 0:
        data = cover.get_data()
        names = sorted(data.measured_contexts())
        number = {name: n for n, name in enumerate(names)}
        lines = {}
        for file in data.measured_files():
            at = data.contexts_by_lineno(file)
            lines[Path(file).relative_to(sources).as_posix()] = {n: [number[c] for c in by] for n, by in at.items()}
        report.write_text(json.dumps({"tests": names, "seconds": watch.seconds, "lines": lines}))
    return code
