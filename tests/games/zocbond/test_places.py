"""Names on the operational maps: in every language, on the map and in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.core.kernel.kinds import HEX
from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import Catalogue, files_of
from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.table import Table
from grognard.games.holland44.box.map_files import load_map as holland_map
from grognard.games.stalingrad42.box.map_files import load_map as stalingrad_map

GAMES = ("holland44", "stalingrad42")
KINDS = ("site", "waterway", "land", "beyond", "span", "sign")
WEB = Path(__file__).resolve().parents[3] / "web/src/texts/ru/games"


def texts(game: str, lang: str) -> Catalogue:
    return Catalogue(lang, [rules_of(game).package])


def table(game: str, scenario: str) -> Table:
    rules = rules_of(game)
    return rules.table(rules.load(scenario, {}))


def names_of(game: str) -> list[str]:
    """The texts of all names of a map."""
    return [id for id in texts(game, "en").ids() if id.removeprefix(f"{game}-").split("-")[0] in KINDS]


def printed(game: str) -> set[str]:
    """Every name as the map file has it; what tells two villages apart is not printed."""
    chart = holland_map() if game == "holland44" else stalingrad_map()
    names = {water.label for water in chart.waterways} | {land.name for land in chart.lands}
    names |= {area.real for area in chart.areas}
    if game == "stalingrad42":
        return names | {place.name.partition(" (")[0] for place in stalingrad_map().places}
    rows = holland_map().hexes.values()
    names |= {(row.name or row.village).partition(" (")[0] for row in rows if row.name or row.village}
    return names | {
        name for bridge in holland_map().bridges for name in (bridge.name, bridge.printed) if name
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_name_on_the_map_is_said_as_it_is_printed_and_in_russian_letters(game: str) -> None:
    names = names_of(game)
    said = {texts(game, "en").render(msg(id)) for id in names}
    off_map = {"Rozendaal"} if game == "holland44" else set()  # too near its neighbour for a hex of its own
    assert said - off_map == printed(game)
    russian = [texts(game, "ru").render(msg(id)) for id in names]
    assert not [name for name in russian if re.search("[A-Za-z]", name)]


@pytest.mark.parametrize("game", GAMES)
def test_all_words_on_a_map_follow_the_language(game: str) -> None:
    """Only what is printed in letters and numbers alone is the same in every language."""
    for scenario in rules_of(game).scenarios():
        fixed = [label for label in table(game, scenario).labels if not isinstance(label.text, Message)]
        assert {label.kind.partition("-")[0] for label in fixed} <= {"drop", "entry", "zone"}
        assert all(re.fullmatch("[A-Z]+[0-9]*|NORTH", str(label.text)) for label in fixed)


@pytest.mark.parametrize(
    ("game", "hex", "english", "russian"),
    [
        ("holland44", "6122", "Attack Arnhem (6122)", "Атаковать Арнем (6122)"),
        ("holland44", "4520", "Attack 4520", "Атаковать 4520"),
        ("stalingrad42", "2013", "Attack Valuyki (2013)", "Атаковать Валуйки (2013)"),
        ("stalingrad42", "3134", "Attack Rostov (3134)", "Атаковать Ростов (3134)"),
        ("stalingrad42", "7959", "Attack Makhachkala (7959)", "Атаковать Махачкалу (7959)"),
    ],
)
def test_a_hex_is_called_by_its_name_with_the_number_after(
    game: str, hex: str, english: str, russian: str
) -> None:
    rules = rules_of(game)
    sc = rules.load("campaign", {})
    message = msg(f"{game}-verb-attack", hex=Ref("hex", sc.parse(HEX, hex), hex))
    assert texts(game, "en").render(message, rules.names(sc)) == english
    assert texts(game, "ru").render(message, rules.names(sc)) == russian


def test_a_name_is_declined() -> None:
    rules = rules_of("stalingrad42")
    sc = rules.load("campaign", {})
    forms = [
        ("2013", "stalingrad42-refusal-no-target", "В Валуйках (2013) некого атаковать."),
        ("1817", "stalingrad42-event-fort-done", "Укрепление в Купянске (1817) готово."),
        ("5022", "stalingrad42-event-fort-gone", "Укрепления в Калаче-на-Дону (5022) больше нет."),
        ("1003", "stalingrad42-refusal-strike-ground", "Группа не могла бы войти в Курск (1003): "),
    ]
    for hex, id, russian in forms:
        message = msg(id, hex=Ref("hex", sc.parse(HEX, hex), hex))
        assert texts("stalingrad42", "ru").render(message, rules.names(sc)).startswith(russian)


@pytest.mark.parametrize("game", GAMES)
def test_a_client_knows_the_name_of_every_hex_that_is_shown(game: str) -> None:
    for scenario in rules_of(game).scenarios():
        shown = table(game, scenario)
        settled = {cell.name for cell in shown.cells} & set(shown.names["hex"])
        sites = {(label.x, label.y) for label in shown.labels if label.kind in ("town", "village")}
        lettered = {cell.name for cell in shown.cells if (cell.x, cell.y) in sites and cell.name[0] != "@"}
        assert lettered <= settled
        for message in shown.names["hex"].values():
            site = message.args["site"]
            assert isinstance(site, Ref)
            assert site.key in shown.names["site"]


def numbers(message: Message, inside: str = "") -> Iterator[tuple[str, str]]:
    """The numbers of hexes that a message names, each with the text in which it stands."""
    for arg in message.args.values():
        for item in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(item, Message):
                yield from numbers(item, item.id)
            elif isinstance(item, str):
                yield from ((number, inside) for number in re.findall("[0-9]{4}", item))


def test_a_briefing_has_no_number_of_a_hex_without_a_name() -> None:
    found = set()
    for game in GAMES:
        for scenario in rules_of(game).scenarios():
            lines = [line for part in table(game, scenario).briefing for line in part.lines]
            found |= {inside.partition("-")[2] for line in lines for _, inside in numbers(line)}
    assert found == {"hex-named", "hex-near", "bridge-at"}


def test_the_briefing_of_arnhem_says_what_its_hexes_are() -> None:
    lines = [line for part in table("holland44", "arnhem").briefing for line in part.lines]
    said = [texts("holland44", "en").render(line) for line in lines]
    assert "Allied: 2 for each hex under control: Arnhem (6122, 6221, 6222)." in said
    assert "German: 2 for each hex under control: 6418 (near Wolfheze) and 6516 (near Heelsum)." in said
    assert any("under control: Arnhem road bridge (6022/6122)" in line for line in said)


PREPOSITION = r"(?:^|[\s(«])(в|на|из|у|от|до|к|за|с|через|против|перед|между|возле|около|для|вне|мимо)"


def test_after_a_preposition_a_russian_text_says_in_which_case_a_hex_stands() -> None:
    sources = [(game, text) for game in GAMES for _, text in files_of(rules_of(game).package, "ru")]
    sources += [(file.name, file.read_text(encoding="utf-8")) for file in WEB.glob("*.ftl")]
    bare = re.compile(PREPOSITION + r"\s+\{ ?HEX\((\$\w+|\"\w+\")(, cap: \"yes\")?\) ?\}", re.I)
    assert not [
        (name, line.strip()) for name, text in sources for line in text.splitlines() if bare.search(line)
    ]
