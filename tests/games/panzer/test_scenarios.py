"""The ten scenarios: their forces, what they may use, and their words in both languages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grognard.core.loading.load import LoadError
from grognard.core.telling.catalogue import Catalogue
from grognard.games.panzer.box.board_files import load_boards
from grognard.games.panzer.box.data_files import SHELF
from grognard.games.panzer.box.scenario_files import load_scenario, scenario_names
from grognard.games.panzer.box.scenario_types import unit_keys

#: Boards, turns and all units that fight on the map, as they were laid down when the battles were chosen.
PLAN: dict[str, tuple[tuple[int, ...], int, str, str]] = {
    "two-and-two": ((2,), 6, "2 G-PZ4F2", "2 S-T34-41"),
    "ambush-at-voyskovitsy": ((4,), 9, "8 G-PZ38T, 2 G-PZ4F1", "1 S-KV1"),
    "one-tiger": ((7,), 10, "1 G-TIG1", "6 S-T34-76, 3 S-T70"),
    "pervy-voin": (
        (1, 5),
        10,
        "4 G-PZ3J, 2 G-PZ4F1, 2 GT-PAK38, 1 GT-FLK36, 2 G-SDK10, 1 G-SDK7",
        "4 S-T34-41, 1 S-KV1, 2 S-BT7",
    ),
    "ponyri-station": (
        (6,),
        14,
        "2 G-FERD, 1 G-BRUM, 1 G-STG3G, 1 G-STH42, 2 G-PZ4G, 6 GL-INF",
        "7 SL-RIF, 3 ST-ZIS3, 2 ST-M42, 3 S-T34-76",
    ),
    "state-farm": (
        (9, 2),
        12,
        "4 G-TIG1, 7 G-PZ4H, 5 GL-RIF, 5 G-251-1, 2 GT-PAK40",
        "16 S-T34-76, 7 S-T70, 6 SL-SMG",
    ),
    "lysyanka": (
        (4, 3),
        14,
        "5 G-PANTA, 2 G-TIG1, 5 GL-INF",
        "7 S-T34-76, 4 S-M4A2-75, 6 SL-RIF, 3 ST-ZIS3",
    ),
    "titovka-road": (
        (5, 4),
        12,
        "2 G-PZ4H, 2 G-STG3G, 2 GT-PAK40, 2 GT-FLK38, 6 G-OPEL, 5 GL-INF",
        "5 S-T34-85, 4 SL-SMG",
    ),
    "ogledow": (
        (2, 8),
        10,
        "4 G-TIG2, 2 G-PZ4H, 4 GL-RIF, 4 G-251-1",
        "4 S-T34-85, 3 S-IS2, 3 ST-ZIS3, 4 SL-RIF",
    ),
    "lisow": (
        (3, 2, 7, 8),
        20,
        "3 G-TIG2, 3 G-TIG1, 2 G-PANTG, 6 G-PZ4J, 9 GL-RIF, 3 GL-SEC, 12 G-251-1, "
        "1 G-WIRB, 2 GT-FLK38, 2 G-SDK10",
        "21 S-T34-85, 4 S-IS2, 3 ST-ZIS3, 9 SL-SMG",
    ),
}
LANGUAGES = ("en", "ru")
PACKAGE = "grognard.games.panzer"


def counted(text: str) -> Counter[str]:
    pairs = (part.split() for part in text.split(", "))
    return Counter({card: int(count) for count, card in pairs})


def test_all_ten_are_there_in_the_order_of_their_ids() -> None:
    assert scenario_names() == tuple(PLAN)


@pytest.mark.parametrize("name", PLAN)
def test_forces_boards_and_turns_are_as_planned(name: str) -> None:
    boards, turns, german, soviet = PLAN[name]
    scenario = load_scenario(name)
    assert tuple(place.board for place in scenario.boards) == boards
    assert scenario.turns == turns
    for side, plan in (("german", german), ("soviet", soviet)):
        found: Counter[str] = Counter()
        for formation in scenario.formations:
            for group in formation.units if formation.side == side else ():
                found[group.card] += group.count
        assert found == counted(plan)


@pytest.mark.parametrize("name", PLAN)
def test_keys_of_units_are_unique(name: str) -> None:
    keys = [
        key
        for formation in load_scenario(name).formations
        for group in formation.units
        for key in unit_keys(group)
    ]
    assert len(keys) == len(set(keys))


def test_the_first_three_are_of_the_basic_game() -> None:
    layers = [load_scenario(name).layer for name in PLAN]
    assert layers == ["basic"] * 3 + ["advanced"] * 7


def test_support_off_the_map() -> None:
    def support(name: str) -> list[str]:
        scenario = load_scenario(name)
        batteries = [f"{plan.count} {plan.card}" for plan in scenario.batteries]
        return batteries + [f"{plan.count} {plan.card}" for plan in scenario.aircraft]

    assert support("lysyanka") == ["1 GB-MED", "1 SB-MED"]
    assert support("titovka-road") == ["2 SA-IL2M3"]
    assert support("ogledow") == ["1 SB-MED"]
    assert load_scenario("ogledow").batteries[0].registered == 2
    assert support("lisow") == ["1 GB-LT", "1 GB-MED", "1 SB-LT", "1 SB-MED", "1 SA-IL2M3"]
    assert sum(bool(support(name)) for name in PLAN) == 4


def test_every_unit_finds_a_hex_of_its_zone_on_the_map() -> None:
    """Zones are large enough: at most five vehicles to a hex (PZR-3.8)."""
    for name in PLAN:
        scenario = load_scenario(name)
        for zone in scenario.zones:
            units = sum(
                group.count
                for formation in scenario.formations
                for group in formation.units
                if group.zone == zone.key
            )
            columns = sum(ord(area.columns[2]) - ord(area.columns[0]) + 1 for area in zone.areas)
            assert units <= (12 * 5 * columns if zone.turn is None else 30 * len(zone.hexes)), zone.key


def test_a_scenario_that_is_not_there_is_refused_with_a_hint() -> None:
    with pytest.raises(LoadError, match="there is no such scenario; did you mean 'state-farm'"):
        load_scenario("state-farms")


def test_a_scenario_is_read_by_its_path(tmp_path: Path) -> None:
    text = (SHELF.data / "scenarios" / "two-and-two.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('name = "two-and-two"', 'name = "mine"', 1), encoding="utf-8")
    assert load_scenario(file).name == "mine"


# --- words ----------------------------------------------------------------------------------------------


def wanted_ids() -> set[str]:
    ids = {f"panzer-board-{number}" for number in load_boards()}
    ids |= {f"panzer-place-{box}" for box in ("exited", "lost", "reserve", "waiting")}
    ids |= {f"panzer-scenario-own-{part}" for part in ("title", "place", "intro")} | {"panzer-formation-own"}
    for board in load_boards().values():
        ids |= {f"panzer-place-{board.id}-{place.key}" for place in board.places}
    for name in PLAN:
        ids |= {f"panzer-scenario-{name}-{part}" for part in ("title", "place", "intro", "history")}
        scenario = load_scenario(name)
        ids |= {f"panzer-formation-{name}-{formation.key}" for formation in scenario.formations}
        if scenario.aircraft:
            ids |= {f"panzer-formation-{name}-aircraft", "panzer-place-air"}
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_there_and_no_others(lang: str) -> None:
    kinds = tuple(f"panzer-{kind}-" for kind in ("board", "place", "scenario", "formation"))
    found = {id for id in Catalogue(lang, (PACKAGE,)).ids() if id.startswith(kinds)}
    assert found == wanted_ids()


def words(lang: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for file in ("boards", "scenarios"):
        path = SHELF.data.joinpath("..", "texts", lang, f"{file}.ftl")
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("panzer-"):
                id, _, text = line.partition(" = ")
                texts[id] = text
    return texts


def test_english_words_are_those_of_the_files() -> None:
    english = words("en")
    for board in load_boards().values():
        assert english[f"panzer-board-{board.id}"] == board.name
        for place in board.places:
            assert english[f"panzer-place-{board.id}-{place.key}"] == place.name
    for name in PLAN:
        scenario = load_scenario(name)
        assert english[f"panzer-scenario-{name}-title"] == scenario.title
        assert english[f"panzer-scenario-{name}-place"] == scenario.place
        for formation in scenario.formations:
            assert english[f"panzer-formation-{name}-{formation.key}"] == formation.name


def test_russian_words_are_russian() -> None:
    russian = words("ru")
    assert russian.keys() == words("en").keys()
    assert all(any("а" <= letter.lower() <= "я" for letter in text) for text in russian.values())
