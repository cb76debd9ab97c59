"""Run tests on a mutant: in a process that has everything imported, or in a new one.

A change inside a function is put into the functions of a process that has collected the tests, which costs no import;
a change of what runs when a module is imported needs a process that has not imported it. Either way a process is forked
for each change, so that nothing of it stays.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from importlib.metadata import entry_points
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ASLEEP = 30.0  # seconds by the clock a test may take, beyond thirty times: one that waits for ever uses no processor
STARTING = 180.0  # seconds of the processor until the first test runs
UNMEASURED = 10.0  # seconds that a test is thought to take of which nothing is known
MEMORY = 6 << 30
ENDLESS = (-signal.SIGPROF, -signal.SIGALRM)


def load_tools() -> None:
    """Import pytest and its plugins before forking, because this takes most of the time of a short run."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def in_child(work: Callable[[], int], output: Path = Path(os.devnull)) -> int:
    """Run a function in its own process; returns its exit code, or minus the signal that ended it."""
    if (ended := forked()) is not None:
        return ended
    file = os.open(output, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
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


def forked() -> int | None:
    """Fork this process: returns None in the child, and in the parent the exit code of the child."""
    if (child := os.fork()) == 0:
        os.setsid()
        return None
    return _end(child)


def remembering() -> list[Any]:
    """The functions that cache their results."""
    kind: Any = functools._lru_cache_wrapper
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]


def by_file(items: Iterable[Any]) -> dict[str, list[Any]]:
    """The collected tests by file."""
    items_of: dict[str, list[Any]] = {}
    for item in items:
        items_of.setdefault(item.nodeid.partition("::")[0], []).append(item)
    return items_of


def _end(child: int) -> int:
    """Wait for a process, and remove the processes and files that it left behind."""
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(status)


def verdict(code: int) -> str:
    return "endless" if code in ENDLESS else "survived" if code == 0 else "killed"


class Patience:
    """Ends the process if a test uses far more processor time than usual."""

    def __init__(self, seconds: dict[str, float], more: float) -> None:
        self.seconds, self.more = seconds, more

    def start(self) -> Patience:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, STARTING)
        return self

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        usual = self.seconds.get(nodeid, UNMEASURED)
        signal.setitimer(signal.ITIMER_PROF, self.more + 10 * usual)
        signal.setitimer(signal.ITIMER_REAL, ASLEEP + 30 * usual)


# -- In a process of its own -------------------------------------------------------------------------------------------
def attempt(path: Path, source: str, arguments: list[str], patience: Patience) -> str:
    """The verdict of the tests on a changed module that is not imported yet: killed, survived or endless."""

    def run() -> int:
        import pytest

        sys.dont_write_bytecode = True
        put_in_place(path, source)
        return int(pytest.main(arguments, plugins=[patience.start()]))

    return verdict(in_child(run))


def put_in_place(path: Path, source: str) -> None:
    """Make any import load the changed module instead of the real one; Alembic imports migrations by itself."""
    code, true = compile(source, str(path), "exec", dont_inherit=True), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if Path(loader.path) == path else true(loader, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


# -- In a process that has everything imported -------------------------------------------------------------------------
class Warm:
    """A process that has collected tests, and runs some of them on a mutant on request."""

    def __init__(self, arguments: list[str], patience: Patience, output: Path) -> None:
        asked, self._ask = os.pipe()
        self._hear, answers = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            for end in (self._ask, self._hear):
                os.close(end)
            _serve(arguments, patience, os.fdopen(asked), os.fdopen(answers, "w"), output)
        os.close(asked)
        os.close(answers)
        self._answers = os.fdopen(self._hear)

    def attempt(self, path: Path, source: str, tests: list[str]) -> str | None:  # tests or files of them
        """killed, survived or endless; None if a running program cannot be changed this way."""
        os.write(self._ask, (json.dumps([str(path), source, tests]) + "\n").encode())
        answer = self._answers.readline()
        if not answer:
            raise SystemExit("the process that runs the tests has died")
        outcome: str | None = json.loads(answer)
        return outcome

    def close(self) -> None:
        os.close(self._ask)
        os.waitpid(self._pid, 0)


def _serve(arguments: list[str], patience: Patience, asked: Any, answers: Any, output: Path) -> None:
    class Trying:
        def pytest_runtestloop(self, session: Any) -> bool | None:
            items = by_file(session.items) | {item.nodeid: [item] for item in session.items}
            functions: dict[str, list[FunctionType]] = {}
            for thing in gc.get_objects():
                if isinstance(thing, FunctionType):
                    functions.setdefault(thing.__code__.co_filename, []).append(thing)
            remembered = remembering()
            for line in asked:
                path, source, tests = json.loads(line)
                new = exchanged(Path(path), source)
                if new is None:
                    answer = None
                elif (code := forked()) is None:
                    for function in functions.get(path, ()):
                        function.__code__ = new.get(function.__code__, function.__code__)
                    put_in_place(Path(path), source)  # what runs may load it later
                    for function in remembered:
                        function.cache_clear()
                    session.config.pluginmanager.register(patience.start())
                    session.items[:] = [item for test in tests for item in items.get(test, ())]
                    return None  # pytest goes on with these, and _serve with its answer
                else:
                    answer = verdict(code)
                print(json.dumps(answer), file=answers, flush=True)
            return True

    import pytest

    file = os.open(output, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(file, stream)
    code = 70
    try:
        code = int(pytest.main([*arguments, "-s"], plugins=[Trying()]))
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def exchanged(path: Path, source: str) -> dict[CodeType, CodeType] | None:
    """Map the code of each changed function to its new code; None if more than functions change."""
    pairs = list(_pairs(compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True),
                        compile(source, str(path), "exec", dont_inherit=True)))  # fmt: skip
    for old, new in pairs:
        if old is None or new is None or old.co_freevars != new.co_freevars or old.co_cellvars != new.co_cellvars:
            return None
        if not old.co_flags & CO_OPTIMIZED and _own(old) != _own(new):
            return None  # the body of a module or class
    return {old: new for old, new in pairs if old != new and old.co_flags & CO_OPTIMIZED}


def _own(code: CodeType) -> tuple[Any, ...]:
    plain = [repr(value) for value in code.co_consts if not isinstance(value, CodeType)]
    return code.co_code, plain, code.co_names


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[Any, Any]]:
    yield old, new
    inner = [[value for value in code.co_consts if isinstance(value, CodeType)] for code in (old, new)]
    if [code.co_qualname for code in inner[0]] != [code.co_qualname for code in inner[1]]:
        yield None, None
        return
    for a, b in zip(*inner, strict=True):
        yield from _pairs(a, b)
