"""Backups by schedule, and the notice of a newer release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.server import store
from ludoteka.server.operations import backups as module
from ludoteka.server.operations import releases
from ludoteka.server.operations.backups import BY_REQUEST, HOUR, Backups
from ludoteka.server.operations.releases import newest
from ludoteka.server.settings import BadSettings, load
from ludoteka.server.store.copies import check_copy
from tests.server.people import Running, running, settings_for


async def test_backups_are_made_by_schedule_and_the_oldest_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, hours = store.now, 0.0
    monkeypatch.setattr(module, "now", lambda: real() + int(hours * HOUR))
    async with running(settings_for(tmp_path, backup_hours=24.0, backups_kept=2)) as place:
        service = place.server[Backups]
        by_request = await service.make(BY_REQUEST)
        assert await service.make_scheduled() is None, "the first is due a day after the first start"
        files = []
        for day in range(1, 4):
            hours = 24.0 * day + 1
            monkeypatch.setattr(module, "SCHEDULED", f"scheduled-{day}-")
            files.append(await service.make_scheduled())
            assert await service.make_scheduled() is None, "it is made once"
        assert all(files) and check_copy(files[-1] or Path())
        monkeypatch.setattr(module, "SCHEDULED", "scheduled-")
        hours += 24
        await service.make_scheduled()
        names = {file.name for file in service.files()}
        assert by_request.name in names and len(names) == 3


async def test_a_scheduled_backup_that_failed_is_tried_again_in_an_hour(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, hours = store.now, 0.0
    monkeypatch.setattr(module, "now", lambda: real() + int(hours * HOUR))
    service = place.server[Backups]
    await service.make_scheduled()

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(module, "backup", full)
        hours = 25
        assert await service.make_scheduled() is None
    hours = 25.9
    assert await service.make_scheduled() is None
    hours = 26.1
    assert await service.make_scheduled() is not None


@pytest.mark.parametrize("name", ["backup_hours = -1", "backups_kept = 0", "release_feed = 'file:///etc/passwd'"])
def test_wrong_settings_of_backups_and_releases_are_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text(name)
    with pytest.raises(BadSettings, match=name.split()[0]):
        load(file, environment={})


ATOM = """<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">
<entry><title>Ludoteka 0.9.0</title><link href="/releases/0.9.0"/></entry>
<entry><title>v1.0.0-rc1</title></entry><entry><title>0.10.1</title><link href="javascript:alert(1)"/></entry></feed>"""


@pytest.mark.parametrize(
    ("text", "current", "release"),
    [
        (ATOM, "0.5.0", ("0.10.1", "")),
        (ATOM, "0.10.1", None),
        (ATOM.replace("0.10.1", "0.1.1"), "0.5.0", ("0.9.0", "https://a.example/releases/0.9.0")),
        (
            json.dumps({"tag_name": "v0.6.0", "html_url": "https://a.example/n"}),
            "0.5.0",
            ("0.6.0", "https://a.example/n"),
        ),
        (json.dumps([{"tag_name": "v0.7.0", "prerelease": True}, {"tag_name": "0.6"}]), "0.5.9", ("0.6", "")),
        (json.dumps({"items": [{"title": "Ludoteka 0.6", "url": "n"}]}), "0.5", ("0.6", "https://a.example/n")),
        ("[]", "0.5.0", None),
    ],
)
def test_the_newest_release_of_a_feed_is_found(text: str, current: str, release: tuple[str, str] | None) -> None:
    latest = newest(text, "https://a.example/releases.atom", current)
    assert (None if latest is None else (latest.version, latest.link)) == release


async def test_a_feed_that_cannot_be_read_changes_nothing(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    service = place.server[releases.Releases]
    for text in ("not a feed", "{", "<!DOCTYPE x><feed/>"):
        monkeypatch.setattr(releases, "_fetch", lambda _, text=text: text)
        await service.look()
        assert service.newer is None
    monkeypatch.setattr(releases, "_fetch", lambda _: ATOM)
    await service.look()
    assert service.newer and service.newer.version == "0.10.1"
