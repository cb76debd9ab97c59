"""`ludoteka admin …`: what administrators of a server see and do, on the machine where it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote, urlencode

import typer
from typer.core import TyperGroup

from ludoteka.kernel import LudotekaError

from .program import Program, program_of

if TYPE_CHECKING:
    from ludoteka.server.operations.restore import Restored
    from ludoteka.server.settings import Settings

HELP = "For administrators of a server: its people, tables, reports and bans."
RENAMED = {"show": "status", "keeper": "link", "settle": "resolve", "lift": "unban", "copy": "backup"}
group: typer.Typer = typer.Typer(no_args_is_help=True, help=HELP)

Number = Annotated[int, typer.Argument(min=0, help="The number that the list shows.")]
Table = Annotated[str, typer.Argument(help="The table, as in its address.")]


class FormerGroup(TyperGroup):
    """The commands under their former name `ludoteka house …`: each names its new spelling and runs."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        new = RENAMED.get(args[0], args[0])
        typer.echo(f"`ludoteka house {args[0]}` is now `ludoteka admin {new}`.", err=True)
        return super().resolve_command(ctx, [new, *args[1:]])


@dataclass(slots=True)
class AdminClient:
    """Sends commands to one server and prints its answers."""

    program: Program
    config: Path | None
    data: str | None
    port: int | None

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer; a LudotekaError says why there is none."""
        from ludoteka.server.admin_client import CommandFailed, send_command
        from ludoteka.server.settings import BadSettings, load

        try:
            settings = load(self.config, overrides={"data": self.data})
            return send_command(settings, method, path, body, self.port)
        except (CommandFailed, BadSettings) as error:
            raise LudotekaError(str(error)) from None

    def change_store(self, change: Callable[[Settings], Restored]) -> Restored:
        """Do this with the store of a server that does not run."""
        from ludoteka.server import features  # noqa: F401  # they declare what a store holds
        from ludoteka.server.settings import BadSettings, load
        from ludoteka.server.store.copies import CopyFailed

        try:
            return change(load(self.config, overrides={"data": self.data}))
        except (CopyFailed, BadSettings) as error:
            raise LudotekaError(str(error)) from None

    def say(self, id: str, **args: Any) -> None:
        self.program.console.print(self.program.say(id, **args), markup=False, soft_wrap=True)

    def print_rows(self, id: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Print one line for each row, or that there are none."""
        empty = True
        for row in rows:
            self.say(id, **row)
            empty = False
        if empty:
            self.say("admin-nothing")

    def run(self, method: str, path: str, body: Any = None) -> None:
        """Send a command that has no answer and confirm it."""
        self.send(method, path, body)
        self.say("admin-done")


def client_of(context: typer.Context) -> AdminClient:
    client = context.find_object(AdminClient)
    assert client is not None, "the options of the group are read before its commands"
    return client


@group.callback(help=HELP)
def admin(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(help="The server's data directory.")] = None,
    port: Annotated[int | None, typer.Option(help="The port of the server, if it cannot be found by its data.")] = None,
    config: Annotated[Path | None, typer.Option(help="Settings file (TOML).")] = None,
) -> None:
    """Read the options that say which server is meant."""
    context.obj = AdminClient(program_of(context), config, str(data) if data else None, port)


@group.command()
def status(context: typer.Context) -> None:
    """Show counts of people and tables, the announcement, the invitation code and disk space."""
    client = client_of(context)
    state = client.send("GET", "/status")
    tables = {status: state["tables"].get(status, 0) for status in ("waiting", "playing", "finished")}
    client.say("admin-status", version=state["version"], people=state["people"], **tables)
    client.say("admin-versions", **{name: state[name] for name in ("python", "database", "migration")})
    client.say("admin-disk", **{name: round(size / 1e6, 1) for name, size in state["disk"].items()})
    if state["announcement"]:
        client.say("admin-announces", text=state["announcement"])
    if state["invitation"]:
        client.say("admin-invites", code=state["invitation"])


@group.command()
def link(context: typer.Context) -> None:
    """Print a link that makes the person who opens it an administrator; it works once, within a day."""
    client = client_of(context)
    answer = client.send("POST", "/links", {})
    client.say("admin-link", code=answer["code"], link=answer["link"])


@group.command()
def people(context: typer.Context, name: Annotated[str, typer.Argument(help="A part of the name.")] = "") -> None:
    """List people, the latest visitors first."""
    client = client_of(context)
    client.print_rows("admin-person", map(_plain, client.send("GET", f"/people?{urlencode({'name': name})}")))


@group.command()
def tables(
    context: typer.Context, status: Annotated[str, typer.Argument(help="waiting, playing or finished.")] = ""
) -> None:
    """List tables, those in progress first."""
    client = client_of(context)
    rows = client.send("GET", f"/tables?{urlencode({'status': status})}")
    client.print_rows("admin-table", ({**_plain(row), "people": ", ".join(row["people"]) or "–"} for row in rows))


@group.command()
def reports(context: typer.Context) -> None:
    """List what people reported."""
    client = client_of(context)
    client.print_rows("admin-report", map(_plain, client.send("GET", "/reports")))


@group.command()
def resolve(context: typer.Context, report: Number) -> None:
    """Mark a report as resolved."""
    client_of(context).run("POST", f"/reports/{report}/resolve")


@group.command()
def bans(context: typer.Context) -> None:
    """List banned people and networks."""
    client = client_of(context)
    rows = client.send("GET", "/bans")
    client.print_rows("admin-ban", ({**_plain(row), "ends": "yes" if row["until"] else "no"} for row in rows))


@group.command()
def audit(context: typer.Context) -> None:
    """List what administrators did, by page or by command, the latest first."""
    client = client_of(context)
    client.print_rows("admin-audit", map(_plain, client.send("GET", "/audit")))


@group.command()
def ban(
    context: typer.Context,
    person: Annotated[int | None, typer.Argument(min=0, help="The person's number.")] = None,
    network: Annotated[str, typer.Option(help="Or a network address.")] = "",
    days: Annotated[int | None, typer.Option(min=1, help="For how many days; without it for good.")] = None,
    reason: Annotated[str, typer.Option(help="Why; the banned person reads it.")] = "",
) -> None:
    """Ban a person or a network."""
    request = {"guest": person, "network": network, "days": days, "reason": reason}
    client_of(context).run("POST", "/bans", request)


@group.command()
def unban(context: typer.Context, ban: Number) -> None:
    """End a ban."""
    client_of(context).run("DELETE", f"/bans/{ban}")


@group.command()
def rename(context: typer.Context, person: Number, name: Annotated[str, typer.Argument(help="The new name.")]) -> None:
    """Change a person's name."""
    client_of(context).run("PUT", f"/people/{person}", {"name": name})


@group.command()
def forget(context: typer.Context, person: Number) -> None:
    """Delete a person's account; matches with others stay, without the name."""
    client_of(context).run("DELETE", f"/people/{person}")


@group.command()
def close(context: typer.Context, table: Table) -> None:
    """End a match without a result; a table that waits for players is removed."""
    client_of(context).run("POST", f"/tables/{quote(table, safe='')}/close")


@group.command()
def remove(context: typer.Context, table: Table) -> None:
    """Remove a table and all that was played at it."""
    client_of(context).run("DELETE", f"/tables/{quote(table, safe='')}")


@group.command()
def announce(
    context: typer.Context, text: Annotated[str, typer.Argument(help="The text; empty to end the announcement.")]
) -> None:
    """Show an announcement to everybody."""
    client_of(context).run("PUT", "/announcement", {"text": text})


@group.command()
def invitation(
    context: typer.Context, off: Annotated[bool, typer.Option("--off", help="Stop asking for a code.")] = False
) -> None:
    """Make a new invitation code and ask newcomers for it."""
    client = client_of(context)
    code = client.send("PUT", "/invitation", {"new": not off})["invitation"]
    client.say("admin-invites" if code else "admin-open", code=code)


@group.command()
def backup(context: typer.Context) -> None:
    """Back up the store into the data directory."""
    client = client_of(context)
    client.print_rows("admin-backup", client.send("POST", "/backups")["backups"])


@group.command()
def restore(context: typer.Context, file: Annotated[Path, typer.Argument(help="A backup.")]) -> None:
    """Put a backup in place of the store, which is kept beside it; the server must not run."""
    from ludoteka.server.operations.restore import restore as put_back

    client = client_of(context)
    restored = client.change_store(lambda settings: put_back(settings, file))
    client.say("admin-restored", rows=restored.rows, file=str(file))
    if restored.aside:
        client.say("admin-kept-aside", place=restored.aside)


@group.command()
def move_store(
    context: typer.Context,
    url: Annotated[str, typer.Argument(help="Of the new database, as in the setting `database`.")],
) -> None:
    """Copy the store into another database, SQLite or PostgreSQL, and compare both; the server must not run."""
    from ludoteka.server.operations.restore import move_store as move

    client = client_of(context)
    moved = client.change_store(lambda settings: move(settings, url))
    client.say("admin-moved", rows=moved.rows, url=url)
    if moved.aside:
        client.say("admin-kept-aside", place=moved.aside)


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as arguments of a message: booleans as "yes" or "no", None as an empty text, without lists."""
    args = {name: value for name, value in row.items() if not isinstance(value, list)}
    args["ref"] = args.pop("id")
    for name, value in args.items():
        if value is None:
            args[name] = ""
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
    return args


def register(app: typer.Typer) -> None:
    app.add_typer(group, name="admin")
    app.add_typer(group, name="house", cls=FormerGroup, hidden=True)  # for one release
