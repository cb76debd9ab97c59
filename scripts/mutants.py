"""Change the program in small wrong ways, one at a time, and see whether the tests notice.

python scripts/mutants.py kernel                    200 changes of the kernel, drawn by lot
python scripts/mutants.py claim --count 0           all of them
python scripts/mutants.py server --minutes 30 --seed 2
python scripts/mutants.py kernel --file run.py      of files whose path has this in it
python scripts/mutants.py server --file /talk/ --tests tests/server/test_talk.py
python scripts/mutants.py server --most 60          with a minute of tests for each, the most promising first
python scripts/mutants.py kernel --again            only those that nothing has noticed so far

Only the tests that run through a changed line are run, up to the first failure; a change is noticed when one of them
fails or does not end (it uses far more of the processor than it usually does). What was tried and what each test runs
through is kept in build/mutants, so that a run that was stopped goes on. Changes that nobody can notice, because the
program means the same, are listed with the reason in tests/equivalent.toml.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import changes  # type: ignore[import-not-found]  # these three stand beside this script
import covering  # type: ignore[import-not-found]
import trying  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
KEPT = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tests" / "equivalent.toml"
LAWS, BITES = "tests/laws/test_laws.py", "tests/laws/test_the_laws_bite.py"
BUILT_ONCE = "not breaks_the_build"  # one test builds the client anew, which takes longer than all others of its file
SMALL = "not valeria and not wonderland and not harrow"  # laws over toys and Claim take seconds
TEACHING = ("kernel/examples.py", "kernel/lesson_check.py", "kernel/lesson_run.py", "kernel/lessons.py")


WHOLE_MATCHES = tuple(
    f"tests/server/test_{name}.py"
    for name in ("play", "one_device", "nobody_in", "nothing_leaked", "nothing_lost", "nodes", "postgres", "openapi")
)


@dataclass(frozen=True)
class Part:
    """A part of the program, and the tests that guard it."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    only: str = ""  # as pytest -k
    without: tuple[str, ...] = ()  # sources that are another part
    last: tuple[str, ...] = ()  # tests that run through nearly everything, for what the others did not notice


def _of_game(id: str, *sources: str) -> Part:
    slow = ("tests/playthroughs", "tests/perft", "tests/records")
    files = tuple(f"games/{id}/{source}" for source in sources)
    return Part(files, (f"tests/games/{id}", *slow), id, last=(LAWS,))


PARTS = {
    "kernel": Part(("kernel/*.py",), ("tests/kernel", "tests/luck", "tests/games/claim", LAWS, BITES), SMALL, TEACHING),
    "teaching": Part(TEACHING, ("tests/kernel/test_lessons.py", "tests/lessons", "tests/words/test_book.py")),
    "claim": _of_game("claim", "rules.py", "knowledge/*.py"),
    "valeria": _of_game("valeria", "setup.py", "rules/*.py", "effects/*.py", "knowledge/*.py"),
    "wonderland": _of_game("wonderland", "setup.py", "rules/*.py", "sides/*.py", "effects/*.py", "knowledge/*.py"),
    "harrow": _of_game("harrow", "setup.py", "rules/*.py", "sides/**/*.py", "effects/*.py", "knowledge/*.py"),
    "server": Part(("server/**/*.py",), ("tests/server", "tests/cli/test_house.py"), BUILT_ONCE, last=WHOLE_MATCHES),
}


@dataclass(frozen=True)
class Mutant:
    """One change: its place, the old and the new text."""

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
        """The name of a mutant in the list of equivalent ones."""
        rows = (SOURCES / "ludoteka" / self.file).read_text(encoding="utf-8").splitlines()
        return self.file, rows[self.line - 1].strip(), self.old, self.new

    def source(self) -> str:
        whole = (SOURCES / "ludoteka" / self.file).read_text(encoding="utf-8")
        return whole[: self.begin] + self.new + whole[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {' '.join(self.old.split())}  →  {' '.join(self.new.split())}"


def files_of(part: Part) -> list[Path]:
    folder = SOURCES / "ludoteka"
    others = {folder / source for source in part.without}
    return sorted({path for source in part.sources for path in folder.glob(source)} - others)


def mutants_of(part: Part, within: Sequence[str] = ("",)) -> list[Mutant]:
    """Every change of every source of a part."""
    mutants = []
    for path in files_of(part):
        name = path.relative_to(SOURCES / "ludoteka").as_posix()
        if any(text in name for text in within):
            source = path.read_text(encoding="utf-8")
            mutants += [Mutant(name, *change) for change in changes.of(source)]
    return mutants


# -- Trying ------------------------------------------------------------------------------------------------------------
class Trial:
    """Runs the tests of a part on one mutant after another."""

    def __init__(self, name: str, part: Part, covered: covering.Covering, patience: float, most: float) -> None:
        self.name, self.part, self.covered = name, part, covered
        self._most = most
        self._uses = changes.Uses({
            path.relative_to(SOURCES / "ludoteka").as_posix(): path.read_text(encoding="utf-8")
            for path in files_of(part)
        })  # fmt: skip
        self._patience = trying.Patience(covered.seconds, patience)
        self._warm: trying.Warm | None = None

    def of(self, mutant: Mutant) -> str:
        """killed, survived, endless, or not run."""
        lines = range(mutant.line, mutant.line + mutant.old.count("\n") + 1)
        early = [line for line in lines if self.covered.at_import(mutant.file, line)]
        used = {use for line in early for use in self._uses.of(mutant.file, line, self.covered.at_import)}
        tests = self.covered.within(self.covered.tests(mutant.file, lines, used), self._most)
        verdict = self._try(mutant, tests, bool(early)) if tests else "not run"
        if verdict in ("survived", "not run") and self.part.last:
            verdict = self._try(mutant, [*self.part.last], bool(early))
        return verdict

    def _try(self, mutant: Mutant, tests: list[str], early: bool) -> str:
        path, source = SOURCES / "ludoteka" / mutant.file, mutant.source()
        arguments = _arguments(self.name, self.part)
        if not early:
            if self._warm is None:
                every = [*arguments, *self.part.tests, *self.part.last]
                self._warm = trying.Warm(every, self._patience, KEPT / f"{self.name}.log")
            verdict: str | None = self._warm.attempt(path, source, tests)
            if verdict is not None:
                return verdict
        answer: str = trying.attempt(path, source, [*arguments, *tests], self._patience)
        return answer

    def close(self) -> None:
        if self._warm is not None:
            self._warm.close()


def _covering(name: str, part: Part, minutes: float) -> covering.Covering | None:
    cache_file = KEPT / f"{name}-tests.json"
    tests: covering.Covering | None = covering.measured(
        ROOT, cache_file, files_of(part), part.tests, part.last, _arguments(name, part), minutes
    )
    return tests


def _arguments(name: str, part: Part) -> list[str]:
    only = ["-k", part.only] if part.only else []
    loaded = "ignore::pytest.PytestAssertRewriteWarning"  # the plugins were imported before the fork
    options = ["-p", "no:cacheprovider", "--basetemp", str(KEPT / f"{name}-tmp")]
    return ["-q", "-x", *options, "-W", loaded, "--rootdir", str(ROOT), *only]


# -- Telling -----------------------------------------------------------------------------------------------------------
def report(name: str, tried: Iterable[dict[str, Any]], excused: set[tuple[str, str, str, str]]) -> float:
    """Print the survivors and the totals; returns the share of mutants killed among those that are not equivalent."""
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
    parser.add_argument("--file", nargs="+", default=[""], help="only files whose path has one of these in it")
    parser.add_argument("--tests", nargs="+", help="only these test files or folders of the part's")
    parser.add_argument("--again", action="store_true", help="try those again that nothing noticed")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this share of noticed changes")
    parser.add_argument(
        "--patience", type=float, default=20.0, help="seconds of the processor that a test may use more"
    )
    parser.add_argument(
        "--most", type=float, default=inf, help="seconds of tests to run for each change, the best first"
    )
    args = parser.parse_args()
    part = PARTS[args.part]
    if args.tests:
        part = replace(part, tests=tuple(args.tests), last=())
    KEPT.mkdir(parents=True, exist_ok=True)
    mutants = mutants_of(part, args.file)
    Random(args.seed).shuffle(mutants)
    chosen = mutants[: args.count] if args.count else mutants
    book = KEPT / f"{args.part}.jsonl"
    verdicts = {}
    if book.exists():
        for text in book.read_text().splitlines():
            result = json.loads(text)
            verdicts[Mutant(**result["mutant"])] = result
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("change", []) if EQUIVALENT.exists() else []
    excused = {(entry["file"], entry["line"], entry["old"], entry["new"]) for entry in listed}
    trying.load_tools()
    end = time.monotonic() + 60 * args.minutes
    covered = _covering(args.part, part, args.minutes)
    if covered is None:
        return
    trial = Trial(args.part, part, covered, args.patience, args.most)
    tried = []
    with book.open("a") as ledger:
        for place, mutant in enumerate(chosen, 1):
            result = verdicts.get(mutant)
            open_ = result is not None and result["verdict"] in ("survived", "not run") and mutant.excuse not in excused
            if result is None or (args.again and open_):
                if time.monotonic() > end:
                    print(f"{place - 1} of {len(chosen)} tried when the time was over; the same command goes on")
                    break
                began = time.monotonic()
                result = {"verdict": trial.of(mutant), "mutant": asdict(mutant)}
                print(json.dumps(result), file=ledger, flush=True)
                taken = time.monotonic() - began
                print(f"{place}/{len(chosen)} {result['verdict']}: {mutant} ({taken:.1f} s)", flush=True)
            tried.append(result)
    trial.close()
    print()
    if report(args.part, tried, excused) < args.least:
        raise SystemExit(1)


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCES))
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    main()
