"""`ludoteka house …`: what the keeper of a house sees and does, on the machine where it runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote, urlencode

import typer

from ludoteka.kernel import LudotekaError

from .program import Program, program_of

group = typer.Typer(no_args_is_help=True, help="For the keeper of a house: its people, tables, reports and bans.")

Number = Annotated[int, typer.Argument(min=0, help="The number that the list shows.")]
Table = Annotated[str, typer.Argument(help="The table, as in its address.")]


@dataclass(slots=True)
class Orders:
    """Gives orders to one house and tells the answers."""

    program: Program
    config: Path | None
    given: Mapping[str, object]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        from ludoteka.server.orders import NotDone, order
        from ludoteka.server.settings import BadSettings, load

        try:
            return order(load(self.config, overrides=self.given), method, path, body)
        except (NotDone, BadSettings) as error:
            raise LudotekaError(str(error)) from None

    def say(self, id: str, **args: Any) -> None:
        self.program.console.print(self.program.say(id, **args), markup=False, soft_wrap=True)

    def list(self, id: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """A line for each, or that there is nothing."""
        told = False
        for row in rows:
            self.say(id, **row)
            told = True
        if not told:
            self.say("house-nothing")

    def done(self, method: str, path: str, body: Any = None) -> None:
        self.ask(method, path, body)
        self.say("house-done")


def _orders(context: typer.Context) -> Orders:
    found = context.find_object(Orders)
    assert found is not None, "the options of the house are read before its commands"
    return found


@group.callback()
def house(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(help="Directory where its tables are kept.")] = None,
    port: Annotated[int | None, typer.Option(help="Port at which it runs, if it does.")] = None,
    config: Annotated[Path | None, typer.Option(help="Settings file (TOML).")] = None,
) -> None:
    """For the keeper of a house: its people, tables, reports and bans."""
    context.obj = Orders(program_of(context), config, {"data": str(data) if data else None, "port": port})


@group.command()
def show(context: typer.Context) -> None:
    """How many people and tables, what it says and asks, and the room on the disk."""
    orders = _orders(context)
    house = orders.ask("GET", "/status")
    tables = {status: house["tables"].get(status, 0) for status in ("waiting", "playing", "finished")}
    orders.say("house-state", version=house["version"], people=house["people"], **tables)
    orders.say("house-disk", **{name: round(size / 1e6, 1) for name, size in house["disk"].items()})
    if house["announcement"]:
        orders.say("house-announces", text=house["announcement"])
    if house["invitation"]:
        orders.say("house-invites", code=house["invitation"])


@group.command()
def keeper(context: typer.Context) -> None:
    """A link that makes whoever opens it a keeper; it works once, within a day."""
    orders = _orders(context)
    made = orders.ask("POST", "/links", {})
    orders.say("house-keeper", code=made["code"], link=made["link"])


@group.command()
def people(context: typer.Context, name: Annotated[str, typer.Argument(help="A part of the name.")] = "") -> None:
    """Who was here last."""
    orders = _orders(context)
    orders.list("house-person", map(_plain, orders.ask("GET", f"/people?{urlencode({'name': name})}")))


@group.command()
def tables(
    context: typer.Context, status: Annotated[str, typer.Argument(help="waiting, playing or finished.")] = ""
) -> None:
    """The tables, those that go on first."""
    orders = _orders(context)
    rows = orders.ask("GET", f"/tables?{urlencode({'status': status})}")
    orders.list("house-table", ({**_plain(row), "people": ", ".join(row["people"]) or "–"} for row in rows))


@group.command()
def reports(context: typer.Context) -> None:
    """What people told the keeper."""
    orders = _orders(context)
    orders.list("house-report", map(_plain, orders.ask("GET", "/reports")))


@group.command()
def settle(context: typer.Context, report: Number) -> None:
    """A report was dealt with."""
    _orders(context).done("POST", f"/reports/{report}/resolve")


@group.command()
def bans(context: typer.Context) -> None:
    """Who is kept out."""
    orders = _orders(context)
    orders.list("house-ban", map(_plain, orders.ask("GET", "/bans")))


@group.command()
def ban(
    context: typer.Context,
    person: Annotated[int | None, typer.Argument(min=0, help="The person's number.")] = None,
    network: Annotated[str, typer.Option(help="Or a network address.")] = "",
    days: Annotated[int | None, typer.Option(min=1, help="For how long; else for good.")] = None,
    reason: Annotated[str, typer.Option(help="Why; they are told.")] = "",
) -> None:
    """Keep a person or a network out."""
    wish = {"guest": person, "network": network, "days": days, "reason": reason}
    _orders(context).done("POST", "/bans", wish)


@group.command()
def lift(context: typer.Context, ban: Number) -> None:
    """Let somebody in again."""
    _orders(context).done("DELETE", f"/bans/{ban}")


@group.command()
def rename(context: typer.Context, person: Number, name: Annotated[str, typer.Argument(help="The new name.")]) -> None:
    """Give somebody another name."""
    _orders(context).done("PUT", f"/people/{person}", {"name": name})


@group.command()
def forget(context: typer.Context, person: Number) -> None:
    """Remove a person; matches with others stay, without the name."""
    _orders(context).done("DELETE", f"/people/{person}")


@group.command()
def close(context: typer.Context, table: Table) -> None:
    """End a match undecided; a table that waits goes away."""
    _orders(context).done("POST", f"/tables/{quote(table, safe='')}/close")


@group.command()
def remove(context: typer.Context, table: Table) -> None:
    """Take a table away with all that was played at it."""
    _orders(context).done("DELETE", f"/tables/{quote(table, safe='')}")


@group.command()
def announce(context: typer.Context, text: Annotated[str, typer.Argument(help="Empty: nothing any more.")]) -> None:
    """Tell everybody something."""
    _orders(context).done("PUT", "/announcement", {"text": text})


@group.command()
def invitation(
    context: typer.Context, off: Annotated[bool, typer.Option("--off", help="Ask for no code any more.")] = False
) -> None:
    """Ask newcomers for a code from now on; makes a new one."""
    orders = _orders(context)
    code = orders.ask("PUT", "/invitation", {"new": not off})["invitation"]
    orders.say("house-invites" if code else "house-open", code=code)


@group.command()
def copy(context: typer.Context) -> None:
    """Copy the store into the data directory."""
    orders = _orders(context)
    orders.list("house-copy", orders.ask("POST", "/backups")["backups"])


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """As a message takes it: truth as words that it can choose by, nothing as an empty text."""
    told = {name: value for name, value in row.items() if not isinstance(value, list)}
    told["ref"] = told.pop("id")
    for name, value in told.items():
        if value is None:
            told[name] = ""
        elif isinstance(value, bool):
            told[name] = "yes" if value else "no"
    return told


def register(app: typer.Typer) -> None:
    app.add_typer(group, name="house")
