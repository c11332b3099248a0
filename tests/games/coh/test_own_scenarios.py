"""Scenarios people write: all faults are told at once, hostile ones are refused, games carry them whole."""

from __future__ import annotations

import base64
import os
import zlib
from pathlib import Path

import msgspec
import pytest

from grognard.core.loading.box import MOST_TEXT
from grognard.core.loading.load import LoadError, Source
from grognard.core.loading.own_text import OWN, own_document, own_name
from grognard.core.referee.game import load, new, rules_of
from grognard.core.telling.message import msg
from grognard.games.coh.box.data_files import load_scenario
from grognard.games.coh.box.data_types import ScenarioFile
from grognard.games.coh.box.scenario_check import examine, needed_chapters, parse_scenario
from grognard.games.coh.box.scenario_text import START
from grognard.games.tactical.box import examining
from grognard.games.tactical.box.examining import Verdict, try_out

from .test_data import BOX

RULES = rules_of("coh")


def told(found: Verdict[ScenarioFile]) -> list[tuple[str, int | None]]:
    return [(error.field, error.line) for error in found.problems]


# -- examining ---------------------------------------------------------------------------------------


def test_the_file_to_begin_with_can_be_played_at_once() -> None:
    found = examine(START)
    assert (found.problems, found.remarks) == ([], [])
    assert found.file is not None
    assert try_out(RULES, own_name(found.file), 5).faults == []


def test_all_wrong_values_are_told_at_once() -> None:
    text = START.replace("rounds = 4", 'rounds = "four"').replace(
        '"7-E02", facing = 1', '"7-E02", facing = 9'
    )
    text = text.replace("minutes = 20", "minuets = 20").replace('name = "my-battle"\n', "")
    found = examine(text)
    assert found.file is None
    fields = [field for field, _ in told(found)]
    assert fields == ["minuets", "name", "rounds", "units[0].facing"]
    hints = {error.field: error.hint for error in found.problems}
    assert hints["minuets"] == "did you mean 'minutes'?"
    assert hints["name"] == "add it"
    assert all(error.line for error in found.problems if error.field != "name")


def test_all_that_does_not_fit_is_told_at_once() -> None:
    text = START.replace("7-E02", "7-Z02").replace(
        'unit = "S_RIF", hex = "7-G08"', 'unit = "S_RIFF", hex = "7-G08"'
    )
    text = text.replace('entry = ["7-F18"]', 'entry = ["7-F17"]').replace('hex = "7-F10"', 'hex = "9-F10"')
    fields = [field for field, _ in told(examine(text))]
    assert {"units[0].hex", "units[4].unit", "reinforcements[0].entry[0]", "victory.hexes[0].hex"} <= set(
        fields
    )


def test_a_document_is_named_by_itself_and_a_file_by_its_file() -> None:
    assert examine(START).problems == []
    assert [error.field for error in examine(START, "other.toml").problems] == ["name"]
    assert parse_scenario(START).name == "my-battle"
    with pytest.raises(LoadError, match="rounds"):
        parse_scenario(START.replace("rounds = 4", "rounds = 0"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "id = ",
        "[" * 5000,
        "a = " + "[" * 3000 + "]" * 3000,
        "x = 1\n" * 100,
        "\x00\x01",
        "units = 3",
        "units = [3, {}, []]",
        "date = 9999-99-99",
        "rounds = 99999999999999999999999999999999",
        "a.b.c = 1\na = 2",
        START.replace("layout = [[7]]", "layout = []"),
        START.replace("layout = [[7]]", "layout = [[]]"),
        START.replace("layout = [[7]]", "layout = [[7, 7], [8]]"),
        START.replace("layout = [[7]]", "layout = [[-7]]"),
        START.replace("rounds = 4", "rounds = 99999"),
        START.replace("1943-07-05", "2043-07-05"),
        "#" * (MOST_TEXT + 1),
    ],
)
def test_whatever_is_not_a_scenario_is_told_and_never_raised(text: str) -> None:
    found = examine(text)
    assert found.file is None
    assert found.problems
    assert all(str(error) for error in found.problems)


def test_a_file_with_thousands_of_faults_is_told_in_part() -> None:
    units = "".join(f'    {{ key = "G-INF-{i}", unit = "G_INF", hexx = "7-A01" }},\n' for i in range(1, 2000))
    found = examine(START.replace("units = [\n", "units = [\n" + units, 1))
    assert 1 <= len(found.problems) <= 60


def test_odd_things_are_remarked() -> None:
    text = START.replace("G_HMG", "G_M81").replace("G-HMG", "G-M81").replace("soviet = 4 }", "soviet = 0 }")
    remarks = [str(error) for error in examine(text).remarks]
    assert any("chapter 12" in remark for remark in remarks)
    assert any("cap.soviet" in remark for remark in remarks)
    nothing = START[: START.index("[victory]")] + "[victory]\nper_enemy_unit = 0\nhexes = []\n"
    assert any("nothing gives VP" in str(error) for error in examine(nothing).remarks)


def test_chapters_follow_from_what_a_scenario_holds() -> None:
    needed = needed_chapters(load_scenario("steel-sky-over-ponyri"), BOX)
    assert {8, 11, 12, 14, 17, 18, 19, 20, 21} <= set(needed)
    assert needed_chapters(load_scenario("dawn-at-the-granary"), BOX) == {}


@pytest.mark.pure
def test_a_game_that_breaks_is_a_fault_and_no_end_of_the_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("broken")

    monkeypatch.setattr(examining, "playout", broken)
    trial = try_out(RULES, "dawn-at-the-granary", 2)
    assert trial.faults == ["game 1: RuntimeError: broken", "game 2: RuntimeError: broken"]
    monkeypatch.setattr(examining, "playout", lambda *_: 7)
    assert "no end after 7 decisions" in try_out(RULES, "dawn-at-the-granary", 1).faults[0]


# -- files -------------------------------------------------------------------------------------------


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="is not a file"):
        Source.open(tmp_path, "", 100)
    with pytest.raises(LoadError, match="No such file"):
        Source.open(tmp_path / "none.toml", "", 100)
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(LoadError, match="is not a file"):
        Source.open(tmp_path / "pipe.toml", "", 100)
    (tmp_path / "large.toml").write_bytes(b"#" * 101)
    with pytest.raises(LoadError, match="larger than 100 bytes"):
        Source.open(tmp_path / "large.toml", "", 100)
    with pytest.raises(LoadError, match="cannot be read"):
        Source.open(Path("a\0b.toml"), "", 100)


# -- inside a name -----------------------------------------------------------------------------------


def test_a_record_carries_an_own_scenario_whole(tmp_path: Path) -> None:
    path = tmp_path / "my-battle.toml"
    path.write_text(START, encoding="utf-8")
    game = new(f"coh/{path}", 5)
    while len(game.record.entries) < 20:
        options = game.decision.options
        game.play(options[len(options) // 2])
    path.unlink()
    again = load(game.record.text())
    assert again.hash() == game.hash()
    assert again.scenario.name.startswith("own:my-battle:")
    assert RULES.table(again.scenario).title == msg("coh-scenario-own-title", title="My Battle")
    assert RULES.about(again.scenario.name).intro.args["text"] == parse_scenario(START).text


def test_adopting_gives_the_name() -> None:
    name = RULES.adopt(START)
    assert load_scenario(name) == parse_scenario(START)
    assert RULES.load(name, {}) is RULES.load(name, {})
    assert RULES.switches(name)["groups"] == ["on", "off"]
    with pytest.raises(LoadError, match="TOML"):
        RULES.adopt("nonsense")


def test_a_copy_of_a_box_scenario_keeps_its_words_and_others_cannot_borrow_messages() -> None:
    box = load_scenario("dawn-at-the-granary")
    assert RULES.about(own_name(box)).title == msg("coh-scenario-dawn-at-the-granary-title")
    borrowed = msgspec.structs.replace(parse_scenario(START), intro="coh-verb-fire")
    assert RULES.about(own_name(borrowed)).intro.id == "coh-scenario-own-intro"


def pack(data: bytes) -> str:
    return f"{OWN}x:" + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    "name",
    [
        "own:",
        "own:x",
        "own:x:",
        "own:x:!!!!",
        "own:x:AAAA",
        "own:" + "x" * 5000,
        pack(b"nonsense"),
        pack(b"[]"),
        pack(b"{}"),
        pack(b"null"),
        pack(b'"text"'),
        pack(b"[" * 100_000),
        pack(b" " * 50_000_000),  # small outside, large inside
        pack(msgspec.json.encode(load_scenario("hill-228")))[:-20],
    ],
)
def test_hostile_names_are_refused(name: str) -> None:
    with pytest.raises(LoadError):
        RULES.load(name, {})


def test_a_packed_scenario_is_checked_like_a_file() -> None:
    data = msgspec.to_builtins(parse_scenario(START))
    data["units"][0]["hex"] = "7-Z99"
    with pytest.raises(LoadError, match="Z99"):
        RULES.load(pack(msgspec.json.encode(data)).replace("own:x:", "own:my-battle:"), {})
    slug, found = own_document(own_name(parse_scenario(START)))
    assert slug == "my-battle"
    assert msgspec.convert(found, ScenarioFile) == parse_scenario(START)


def test_a_scenario_in_a_name_has_one_spelling() -> None:
    name = own_name(parse_scenario(START))
    head, _, packed = name.rpartition(":")
    raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    longer = base64.urlsafe_b64encode(raw + b"rest").decode().rstrip("=")
    assert own_document(f"{head}:{packed}")
    for other in (longer, f"{packed}====", f"{packed[:4]}!{packed[4:]}", f"{packed[:4]}\n{packed[4:]}"):
        with pytest.raises(LoadError):
            own_document(f"{head}:{other}")
