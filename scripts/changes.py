"""Mutants: small wrong changes of a Python source, such as slips of the hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

Change = tuple[int, str, str, int, int]  # the line, the old text, the new text, where the old begins and ends

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}


def of(source: str) -> list[Change]:
    """Every mutant of a source, in order; each still compiles."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    rows = source.splitlines()

    def place(line: int, column: int) -> int:
        return starts[line - 1] + len(rows[line - 1].encode()[:column].decode())

    changes: list[Change] = []
    for node, new in _walk(tree):
        begin = place(node.lineno, node.col_offset)  # type: ignore[attr-defined]
        end = place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
        old, text = source[begin:end], ast.unparse(new)
        if isinstance(new, ast.expr) and not isinstance(new, ast.Constant | ast.Name | ast.Call):
            text = f"({text})"
        if text != old and _compiles(source[:begin] + text + source[end:]):
            changes.append((node.lineno, old, text, begin, end))  # type: ignore[attr-defined]
    return changes


class Uses:
    """Finds the lines that use a definition at the top of a module, in that module or another, however far away."""

    def __init__(self, sources: dict[str, str]) -> None:
        self._defined: dict[tuple[str, int], tuple[set[str], range]] = {}  # by file and line, and where it stands
        self._named: dict[str, list[tuple[str, int]]] = {}  # by name the lines that have it
        for file, source in sources.items():
            for statement in ast.parse(source).body:
                first = min([statement.lineno, *(by.lineno for by in getattr(statement, "decorator_list", ()))])
                whole = range(first, (statement.end_lineno or first) + 1)
                names = _defines(statement)
                self._defined |= {(file, line): (names, whole) for line in whole}
            for line, text in enumerate(source.splitlines(), 1):
                for name in set(re.findall(r"\w+", text)):
                    self._named.setdefault(name, []).append((file, line))

    def of(self, file: str, line: int, at_import: Callable[[str, int], bool]) -> set[tuple[str, int]]:
        places: set[tuple[str, int]] = set()
        waiting = [(file, line)]
        while waiting:
            place = waiting.pop()
            if place in places:
                continue
            places.add(place)
            if place in self._defined and at_import(*place):
                names, whole = self._defined[place]
                places |= {(place[0], here) for here in whole}
                waiting += [use for name in names for use in self._named.get(name, ())]
        return places


def _defines(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
            return {name}
        case ast.Assign(targets, value):
            names = value.args[:2] if isinstance(value, ast.Call) else []  # names given as text, such as a TypeVar's
            return {node.id for part in [*targets, *names] for node in ast.walk(part) if isinstance(node, ast.Name)}
        case ast.AnnAssign(ast.Name(name)):
            return {name}
    return set()


def _compiles(source: str) -> bool:
    try:
        compile(source, "changed", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def _walk(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Nodes and their replacements, without those that only people and type checkers read."""
    if isinstance(node, ast.Raise):
        yield node, ast.Pass()
        return  # the words of an error are for people
    if isinstance(node, ast.AnnAssign | ast.Assign) and _for_checkers(node):
        return
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    for new in _instead(node):
        yield node, new
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        yield node.test, ast.UnaryOp(ast.Not(), node.test)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def _for_checkers(node: ast.AnnAssign | ast.Assign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = {target.id for target in targets if isinstance(target, ast.Name)}
    if names & {"__slots__", "__all__"}:
        return True
    if isinstance(node, ast.AnnAssign):
        return node.value is None or ast.unparse(node.annotation) == "TypeAlias"
    function = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(function, ast.Name) and function.id in ("TypeVar", "ParamSpec", "NewType", "TypeVarTuple")


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in _COMPARED:
            yield ast.Compare(left, [_COMPARED[type(operator)]()], [right])
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in _COUNTED:
            if not isinstance(left, ast.JoinedStr) and not isinstance(right, ast.JoinedStr):
                yield ast.BinOp(left, _COUNTED[type(operator)](), right)
        case ast.AugAssign(target, operator, value) if type(operator) in _COUNTED:
            yield ast.AugAssign(target, _COUNTED[type(operator)](), value)
            yield ast.Pass()
        case ast.Constant(value) if isinstance(value, bool):
            yield ast.Constant(not value)
        case ast.Constant(value) if isinstance(value, int | float):
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name(name), arguments, keywords) if name in _CALLED:
            yield ast.Call(ast.Name(_CALLED[name]), arguments, [] if name == "sorted" else keywords)
        case ast.IfExp(test, body, orelse) if not isinstance(test, ast.Compare | ast.BoolOp):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Return(value) if value is not None and not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))
        case ast.Assign(targets) if any(isinstance(target, ast.Name) for target in targets):
            pass  # without it a name is missing: no test is needed to notice
        case ast.Expr(ast.Call()) | ast.Assign() | ast.Delete():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
