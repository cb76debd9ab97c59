"""The API reference: the directive `api` documents every module of a package from its docstrings and types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

SOURCES = Path(__file__).parent.parent / "src"
MEMBERS = ("   :members:", "   :undoc-members:", "   :show-inheritance:")
CODE = re.compile(r"`+([^`]+)`+")
SPECIAL = re.compile(r"([\\*|]|_(?=\W|$))")
PREFIX = re.compile(r"~(?:\w+\.)*")
REPR = re.compile(r"<[^<>]*>")


class Api(SphinxDirective):
    """A section for each module of a package; the option `modules` chooses files of the package by patterns."""

    required_arguments = 1
    option_spec: ClassVar = {"modules": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        return [self._section(name, file) for name, file in self._modules()]

    def _modules(self) -> Iterator[tuple[str, Path]]:
        """The modules of the package with their files, by name."""
        package = SOURCES.joinpath(*self.arguments[0].split("."))
        patterns = self.options.get("modules", "**/*.py").split()
        files = {file for pattern in patterns for file in package.glob(pattern)} if package.is_dir() else ()
        for file in sorted(files or {package.with_suffix(".py")}):
            name = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
            if "__" not in name:
                yield name, file

    def _section(self, module: str, file: Path) -> nodes.section:
        section = nodes.section(ids=[nodes.make_id(module)], names=[module])
        section += nodes.title("", "", nodes.literal("", module))
        members = () if file.name == "__init__.py" else MEMBERS  # a package only gathers what its modules define
        text = ["```{eval-rst}", f".. automodule:: {module}", *members, "```"]
        self.state.nested_parse(StringList(text, source=str(file)), 0, section)
        return section


def read(_: Sphinx, __: str, ___: str, ____: object, _____: object, lines: list[str]) -> None:
    """Docstrings are plain text with `code`, lists and indented examples: nothing else in them is markup."""
    text: list[str] = []
    example = False
    for line in lines:
        if line.startswith("    ") and not example:
            text += ["", "::", ""]
        elif line and example and not line.startswith("    "):
            text.append("")
        example = line.startswith("    ") or (example and not line)
        text.append(line if example else _escaped(line))
    lines[:] = text


def _escaped(line: str) -> str:
    parts = CODE.split(line)
    return "".join(f"``{part.strip()}``" if odd % 2 else SPECIAL.sub(r"\\\1", part) for odd, part in enumerate(parts))


def sign(
    _: Sphinx, __: str, ___: str, thing: object, ____: object, signature: str | None, returned: str | None
) -> tuple[str, str | None] | None:
    """The signature as it is shown: none for records, whose fields stand below; no addresses in defaults."""
    if isinstance(thing, type) and (is_dataclass(thing) or hasattr(thing, "__struct_fields__")):
        return "", None
    return (PREFIX.sub("", REPR.sub("…", signature)), returned) if signature else None


def setup(app: Sphinx) -> dict[str, bool]:
    app.setup_extension("sphinx.ext.autodoc")
    app.add_directive("api", Api)
    app.connect("autodoc-process-docstring", read)
    app.connect("autodoc-process-signature", sign)
    return {"parallel_read_safe": True}
