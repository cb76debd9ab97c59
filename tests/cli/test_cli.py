"""The command line."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteka
from ludoteka import shelf
from ludoteka.cli.app import app
from ludoteka.kernel import Record

RUN = CliRunner()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "120")


def printed(*words: str, typed: str | None = None) -> str:
    """The output of a command that succeeds."""
    result = RUN.invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*words: str) -> str:
    """The one sentence with which a command fails."""
    result = RUN.invoke(app, list(words))
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    sentence = result.output.strip()
    assert sentence.endswith((".", "?")) and "\n" not in sentence
    return sentence


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole match in a file."""
    table = ludoteka.open_table("claim", seed="spring", table="t1")
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    file = tmp_path / "match.json"
    file.write_text(table.record().to_json(), encoding="utf-8")
    return file


# -- Wrong input -------------------------------------------------------------------------------------------------------
def test_an_unknown_command_is_refused_by_one_sentence() -> None:
    assert "plya" in refused("plya")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    assert "'chess'" in refused("play", "chess") and "claim" in refused("arena", "chess")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "claim", "--seats", "5"), "5"),
        (("play", "claim", "--seat", "3"), "seat 3"),
        (("play", "claim", "--bots", "genius"), "genius"),
        (("play", "claim", "--bots", "easy,easy"), "2 levels"),
        (("play", "claim", "--settings", "length"), "name=value"),
        (("play", "claim", "--settings", "length=7"), "length"),
        (("play", "claim", "--settings", "colour=red"), "colour"),
        (("play",), "which game"),
        (("arena", "claim", "--bots", "genius"), "genius"),
        (("arena", "claim", "--games", "0"), "--games"),
        (("arena", "claim", "--games", "many"), "--games"),
        (("--language", "xx", "games"), "xx"),
        (("games", "--colour"), "--colour"),
        (("verify",), "file"),
    ],
)
def test_invalid_words_are_named(words: tuple[str, ...], named: str) -> None:
    assert named in refused(*words)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_refused_by_name(command: str, tmp_path: Path) -> None:
    assert "nowhere.json" in refused(command, str(tmp_path / "nowhere.json"))
    for name, content in {
        "cut.json": b'{"ludoteka": 1, "ga',
        "foreign.json": b'{"a": 1}',
        "bin.json": b"\xff\xfe\x00",
    }.items():
        (tmp_path / name).write_bytes(content)
        assert name in refused(command, str(tmp_path / name))


def test_a_changed_decision_is_found(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["decisions"][10][1] = "play/goblins-99"
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "decision 10" in refused("verify", str(record))


def test_a_changed_result_is_found(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["outcome"]["winners"] = [1 - winner for winner in data["outcome"]["winners"]]
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "result" in refused("verify", str(record))


@pytest.fixture
def forgetful_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove overlays after the test."""
    for name in ("_today", "_loaded", "_contents"):
        monkeypatch.setattr(shelf, name, dict(getattr(shelf, name)))


@pytest.mark.usefixtures("forgetful_shelf")
def test_a_content_file_is_checked_and_its_changes_are_listed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('for = "valeria"\n[[monster]]\nid = "goblin"\nstrength = 9\n', encoding="utf-8")
    output = printed("check-content", str(mine))
    assert "mine.toml fits: valeria" in output and "monster 'goblin', strength: 1 → 9" in output


@pytest.mark.usefixtures("forgetful_shelf")
def test_the_former_name_of_check_content_runs_and_names_the_new_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('for = "valeria"\n', encoding="utf-8")
    output = RUN.invoke(app, ["check", str(mine)]).output
    assert "is now `ludoteka check-content`" in output and "mine.toml fits: valeria" in output


@pytest.mark.usefixtures("forgetful_shelf")
def test_several_content_files_are_applied_one_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = []
    for name, text in {
        "a.toml": 'for = "valeria"\n[game]\nactions_per_turn = 3\n',
        "b.toml": 'for = "harrow"\n[meta]\nattack_cost = 3\n',
        "c.toml": 'for = "harrow"\n[meta]\nattack_cost = 4\n',
    }.items():
        files.append(tmp_path / name)
        files[-1].write_text(text, encoding="utf-8")
    a, b, c = map(str, files)
    assert printed("--content", a, "games", "--content", b).count("+") >= 2
    assert "c.toml: b.toml is for harrow already; one game takes one file." in refused(
        "--content", b, "--content", c, "games"
    )
    monkeypatch.setenv("LUDOTEKA_CONTENT", f"{a},{b}")
    assert ludoteka.game("valeria").version in printed("games") and "+" in ludoteka.game("valeria").version


def test_the_content_that_comes_with_a_game_is_printed() -> None:
    assert tomllib.loads(printed("content", "wonderland"))["shard_die"]["source"] == "reconstructed"
    lines = printed("content", "wonderland", "--reconstructed").splitlines()
    assert "shard_die" in lines and "factions 'alice': forge" in lines and "wonderlandians 'walrus'" not in lines
    assert "claim has no content" in refused("content", "claim")


def test_a_content_file_that_does_not_fit_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('for = "claim"\n', encoding="utf-8")
    assert "mine.toml" in refused("check-content", str(file))
    assert "mine.toml" in refused("--content", str(file), "games")
    file.write_text("for = [", encoding="utf-8")
    assert "not TOML" in refused("check-content", str(file))


# -- Looking -----------------------------------------------------------------------------------------------------------
def test_the_program_says_its_version_and_what_it_can_do() -> None:
    assert ludoteka.__version__ in printed("--version")
    assert all(
        command in printed("--help")
        for command in ("play", "arena", "bench", "replay", "verify", "check-content", "games")
    )


def test_games_lists_every_game() -> None:
    assert all(id in printed("games") for id in ludoteka.games())


def test_verify_proves_a_fair_match(record: Path) -> None:
    assert printed("verify", str(record)).count("✓") == 4


def test_replay_tells_the_whole_match_in_the_readers_language(record: Path) -> None:
    assert "Player 1" in printed("replay", str(record))
    assert "Hráč 1" in printed("--language", "cs", "replay", str(record))
    assert "Gracz 1" in printed("replay", str(record), "--language=pl")


def test_replay_through_one_seats_eyes_hides_what_the_other_drew(record: Path) -> None:
    assert "in secret" in printed("replay", str(record), "--seat", "1")
    assert "in secret" not in printed("replay", str(record))


def test_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Gracz 1" in printed("replay", str(record))


# -- Playing -----------------------------------------------------------------------------------------------------------
def test_a_whole_game_is_played_by_numbers() -> None:
    output = printed("play", "claim", "--seed", "spring", "--bots", "easy", typed="1\n" * 26)
    assert any(end in output for end in ("You win!", "wins.", "Nobody wins."))


@pytest.mark.parametrize(("language", "leave"), [("cs", "konec"), ("pl", "koniec"), ("en", "quit")])
def test_the_table_speaks_the_language(language: str, leave: str) -> None:
    output = printed("play", "claim", "--seed", "1", "--language", language, typed=f"{leave}\n")
    bye = {"cs": "Na shledanou", "pl": "Do widzenia", "en": "Goodbye"}[language]
    assert bye in output


def test_the_end_of_input_leaves_the_table() -> None:
    assert "Goodbye" in printed("play", "claim", "--seed", "1", typed="")


def test_a_setting_without_effect_is_reported() -> None:
    for_two = ("play", "harrow", "--bots", "random")
    output = printed(*for_two, "--settings", "bag=hidden", "--settings", "feast-squares=any-side", typed="")
    assert "no difference at this table: feast-squares=any-side." in output
    assert "no difference" not in printed("play", "claim", "--settings", "leader=p0", typed="")


def test_the_list_of_games_tells_where_a_setting_makes_a_difference() -> None:
    output = " ".join(printed("games").split())
    assert "only where seats=1" in output and "only where chapter=solo; chapter=fair, seats=2" in output


def first_card(seed: str) -> tuple[str, str]:
    """The first legal card and one that is not in hand, when seat 1 leads."""
    table = ludoteka.open_table("claim", seed=seed, settings={"leader": "p0"})
    keys = table.asks[0].keys  # type: ignore[index]  # a seat is an int
    other = next(key for key in ludoteka.game("claim").vocabulary(2, {}) if key not in keys)
    return keys[0].removeprefix("play/"), other.removeprefix("play/")


LEADING = ("play", "claim", "--seed", "7", "--settings", "leader=p0", "--bots", "random")


def test_a_card_is_played_by_its_name_or_key() -> None:
    card, _ = first_card("7")
    assert "Player 1 plays" in printed(*LEADING, typed=f"{card}\nquit\n")
    assert "Player 1 plays" in printed(*LEADING, typed=f"play/{card}\nquit\n")
    name = ludoteka.words.game_words("claim", "en").name(card)
    assert f"Player 1 plays {name}." in printed(*LEADING, typed=f"{name.upper()}\nquit\n")


def test_nonsense_and_ambiguity_are_answered_by_a_sentence() -> None:
    output = printed(*LEADING, typed="abracadabra\nplay\n99\nquit\n")
    assert "“abracadabra” is not on offer" in output
    assert "“play” could be" in output
    assert "“99” is not on offer" in output


def test_why_names_the_rule() -> None:
    _, missing = first_card("7")
    output = printed(*LEADING, typed=f"why {missing}\nwhy\nwhy nothing\nquit\n")
    assert "is not in your hand. (C-6)" in output
    assert "Say which thing" in output
    assert "Nothing is known against nothing" in output


def test_the_question_names_its_rule() -> None:
    assert "(C-6)" in printed(*LEADING, typed="quit\n")


def test_a_hint_help_rules_and_the_log_are_given() -> None:
    output = printed(*LEADING, typed="h\n?\nhelp\nlog\nrules\nrules C-7\nrules X-99\nquit\n")
    assert output.count("% to win") == 3 and "Play" in output
    assert "C-6" in output.split("to win")[-1].split("To read about a thing")[0]
    assert "C-7 (rulebook)" in output
    assert "take your last decision back" in output
    assert "The cards are dealt" in output


def test_undo_steps_back_to_the_last_decision_and_calls_it_practice(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output = printed(*LEADING, typed=f"undo\n1\nundo\nsave {file}\nquit\n")
    assert "no decision of yours" in output
    assert "practice" in output
    saved = Record.from_json(file.read_text(encoding="utf-8"))
    assert saved.table == "practice"
    assert saved.decisions == ()


def test_a_saved_match_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert "--resume" in printed(*LEADING, typed=f"1\n1\nsave {file}\nsave\nsave {tmp_path}\nquit\n")
    saved = Record.from_json(file.read_text(encoding="utf-8"))
    assert len(saved.decisions) >= 3
    output = printed("play", "--resume", str(file), "--bots", "random", typed="1\n" * 26)
    assert any(end in output for end in ("You win!", "wins.", "Nobody wins."))


def test_a_match_that_is_over_is_not_resumed(record: Path) -> None:
    assert "is over" in refused("play", "--resume", str(record))


def test_every_game_can_be_played_in_the_terminal() -> None:
    for id in ludoteka.games():
        assert "Goodbye" in printed("play", id, "--seed", "3", "--bots", "random", typed="1\n1\n1\n1\nquit\n")


# -- Arena and benchmarks ----------------------------------------------------------------------------------------------
def test_the_arena_prints_writes_a_report_and_numbers(tmp_path: Path) -> None:
    page, numbers = tmp_path / "out.html", tmp_path / "out.json"
    words = ("arena", "claim", "--bots", "medium,random", "--games", "6", "--workers", "1")
    output = printed(*words, "--report", str(page), "--json", str(numbers))
    assert "medium" in output and "6 games, 3 deals, 2 seats" in output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads(numbers.read_text(encoding="utf-8"))["games"] == 6


def test_benchmarks_run_and_are_written_down(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    output = printed("bench", "--quick", "--only", "copying", "--json", str(file))
    assert "clone" in output
    assert {row["unit"] for row in json.loads(file.read_text(encoding="utf-8"))["rows"]} == {"µs", "ms"}
