"""Which tests run through which line of the program, and how long each takes: measured by test file, and kept."""

from __future__ import annotations

import functools
import gc
import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

Lines = dict[str, dict[int, list[str]]]  # by source and line the tests; "" where it runs when it is imported


@dataclass
class Covering:
    """What the tests of a part run through."""

    lines: Lines = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)  # by test

    def add(self, measured: dict[str, Any]) -> None:
        """What one test file runs through, as it is kept: tests by number."""
        names = measured["tests"]
        self.seconds |= measured["seconds"]
        for file, at in measured["lines"].items():
            here = self.lines.setdefault(file, {})
            for line, tests in at.items():
                here.setdefault(int(line), []).extend(names[test] for test in tests)

    def tests(self, file: str, first: int, last: int) -> list[str]:
        """The tests that run through lines, the quickest files first; all, where a line runs when it is imported."""
        at = self.lines.get(file, {})
        named = {test for line in range(first, last + 1) for test in at.get(line, ())}
        for whole in [test for test in named if test.endswith("::")]:  # what a fixture of a module or session runs
            named |= {test for test in self.seconds if test.startswith(whole)}
        chosen = self.seconds if "" in named else named & self.seconds.keys()
        of_file: dict[str, float] = {}
        for test in chosen:
            of_file[_file(test)] = of_file.get(_file(test), 0.0) + self.seconds[test]
        return sorted(
            chosen, key=lambda test: (test not in named, of_file[_file(test)], _file(test), self.seconds[test])
        )

    def at_import(self, file: str, first: int, last: int) -> bool:
        at = self.lines.get(file, {})
        return any("" in at.get(line, ()) for line in range(first, last + 1))


def _file(test: str) -> str:
    return test.partition("::")[0]


def _stamp(paths: Iterable[Path]) -> str:
    return sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()


def _stamp_of_tests(path: Path) -> str:
    """Of a test file and of what stands beside it."""
    return _stamp([path, *(other for other in path.parent.glob("*.py") if not other.name.startswith("test_"))])


def measured(
    root: Path,
    kept: Path,
    sources: Iterable[Path],
    tests: tuple[str, ...],
    without: tuple[str, ...],
    run: Callable[[str, Path], int],
    minutes: float,
) -> Covering | None:
    """From what is kept, and from running anew the test files that changed; None if the time is over before.

    All are run anew when a source changes. What else changes moves few tests to other lines: a change of the program
    may then pass unnoticed that would be noticed, and never the other way.
    """
    known = json.loads(kept.read_text()) if kept.exists() else {}
    program = _stamp(sources)
    if known.get("program") != program:
        known = {"program": program, "files": {}}
    end = time.monotonic() + 60 * minutes
    found = Covering()
    for path in _test_files(root, tests):
        name = path.relative_to(root).as_posix()
        if name in without:
            continue
        mark = _stamp_of_tests(path)
        if known["files"].get(name, {}).get("stamp") != mark:
            if time.monotonic() > end:
                print("the time was over while the tests were measured; the same command goes on", flush=True)
                return None
            began, report = time.monotonic(), kept.with_suffix(".run")
            report.unlink(missing_ok=True)
            code = run(name, report)
            if code not in (0, 5):  # 5: the part has no tests there
                raise SystemExit(f"{name} fails or cannot be run as it is ({code}), see {kept.with_suffix('.log')}")
            result = json.loads(report.read_text()) if code == 0 else {"tests": [], "seconds": {}, "lines": {}}
            known["files"][name] = {"stamp": mark, **result}
            kept.write_text(json.dumps(known))
            print(f"measured {name}: {len(result['seconds'])} tests, {time.monotonic() - began:.0f} s", flush=True)
        found.add(known["files"][name])
    return found


def _test_files(root: Path, tests: tuple[str, ...]) -> Iterator[Path]:
    for test in tests:
        path = root / test
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def measure(arguments: list[str], sources: Path, report: Path) -> int:
    """Run tests and write down what each of them runs through; pytest's answer."""
    import coverage
    import pytest

    class Watch:
        """Tells coverage which test runs, and notes how long it takes."""

        def __init__(self) -> None:
            self.seconds: dict[str, float] = {}
            self.test = ""

        def pytest_collection_finish(self) -> None:
            self.remembered = remembering()

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
    code = int(pytest.main(arguments, plugins=[watch]))
    cover.stop()
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


def remembering() -> list[Any]:
    """The functions that remember their answers."""
    kind: Any = functools._lru_cache_wrapper
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]
