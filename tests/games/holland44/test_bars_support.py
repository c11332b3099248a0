"""The list of `reference` finds support, landings, replacements and arrivals that the rules bar."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.event import Event
from grognard.core.kernel.state import RUN, advance
from grognard.games.holland44 import events, movement_phase
from grognard.games.holland44.artillery import Replenish
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.zocbond import events as family
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import BREAKTHROUGH, ENCOUNTER, LANDING, NORMAL
from grognard.games.zocbond.defense import Stand
from tests.games.holland44.field import Field
from tests.games.holland44.fight import TARGET, Rest, bits
from tests.games.holland44.phases import run
from tests.games.holland44.reference import HollandBars
from tests.games.holland44.test_landing import sky
from tests.games.holland44.test_replacements import british, german
from tests.games.zocbond.watch import Watch

MOTOR = "1-Gren-Gds"
FOE = "KG-Seidel"
GUNS = "Gds-Div"


def watch(f: Field) -> Watch:
    return Watch(HollandBars(), f)


def attacked(
    f: Field, *units: str, support: tuple[str, ...] = (), kind: int = NORMAL, lead: str = ""
) -> Watch:
    """An attack that comes to its roll."""
    attack = Attack(f.sc.owner[f.unit(units[0])], f.hex(TARGET), kind, bits(f, *units))
    attack.support = bits(f, *support)
    attack.lead = f.sc.formation_names.index(lead) if lead else -1
    f.s.lanes[0].append(attack)
    return watch(f)


def fires(f: Field, gun: str, target: str = TARGET) -> Event:
    return Event(family.SUPPORTS, f.unit(gun), f.hex(target))


# -- artillery (H44-17) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gun", "rules"),
    [
        ("Gds-Div", set()),
        ("5-AGRA", set()),
        ("43-Div", {"H44-17.6.1"}),
        ("Arko-191", {"H44-17.1", "H44-17.6.1"}),
        ("1-Dorset", {"H44-17.1", "H44-17.4", "H44-17.6.1"}),
    ],
)
def test_whom_artillery_supports(gun: str, rules: set[str]) -> None:
    """H44-17.6.1."""
    f = Field({MOTOR: "2009", gun: "2012", FOE: TARGET}, frame=Rest())
    assert attacked(f, MOTOR, support=(gun,)).hear(fires(f, gun)) == rules


@pytest.mark.parametrize(
    ("guns", "lead", "rules"),
    [
        (("5-AGRA", "Gds-Div"), "gds", set()),
        (("5-AGRA", "Gds-Div"), "n50", {"H44-17.6.2"}),
        (("50-Div", "Gds-Div"), "gds", {"H44-17.6.2"}),
        (("5-AGRA", "Gds-Div", "50-Div"), "gds", {"H44-17.6.2"}),
    ],
)
def test_how_many_support_an_attack(guns: tuple[str, ...], lead: str, rules: set[str]) -> None:
    """H44-17.6.2."""
    f = Field({MOTOR: "2009", "1-Dorset": "2109", **dict.fromkeys(guns, "2012"), FOE: TARGET}, frame=Rest())
    heard = attacked(f, MOTOR, "1-Dorset", support=guns, lead=lead).hear(*(fires(f, gun) for gun in guns))
    assert heard == rules


@pytest.mark.parametrize(("place", "far"), [("2015", False), ("2016", True), ("@M", True), ("@N", False)])
def test_out_of_range(place: str, far: bool) -> None:
    """H44-17.4, 19.8: out of an area the first hex is one."""
    target = TARGET if place.startswith("2") else "1404"
    f = Field({MOTOR: "1403" if target == "1404" else "2009", GUNS: place, FOE: target}, frame=Rest())
    assert attacked(f, MOTOR, support=(GUNS,)).hear(fires(f, GUNS, target)) == (
        {"H44-17.4"} if far else set()
    )


@pytest.mark.parametrize("kind", [NORMAL, BREAKTHROUGH, LANDING, ENCOUNTER])
def test_where_artillery_has_no_part(kind: int) -> None:
    """H44-16.3.5, 22.6, 25.3.1."""
    f = Field({MOTOR: "2009", GUNS: "2012", FOE: TARGET, "AR-185": "2011"}, frame=Rest())
    rules = set() if kind == NORMAL else {"H44-17.2"}
    assert attacked(f, MOTOR, support=(GUNS,), kind=kind).hear(fires(f, GUNS)) == rules
    stand = Stand(GERMAN, f.hex(TARGET), 2, 2)
    stand.kind = kind
    f.s.lanes[0].append(stand)
    defends = set() if kind in (NORMAL, LANDING) else {"H44-17.2"}  # shifts are what a landing does without
    assert watch(f).hear(fires(f, "AR-185")) == defends
    stand.support = f.unit("180-Art")
    assert watch(f).hear(fires(f, "AR-185")) == defends | {"H44-17.6.3"}


def test_the_second_of_the_defence_is_chosen_all_the_same() -> None:
    """H44-17.6.3."""
    f = Field({MOTOR: "2009", FOE: TARGET, "AR-185": "2011", "180-Art": "2012"}, frame=Rest())
    stand = Stand(GERMAN, f.hex(TARGET), 2, 2)
    stand.units = bits(f, MOTOR)
    f.s.lanes[0].append(stand)
    f.s.asked[0] = RUN
    advance(f.s)
    seen = watch(f)
    assert seen.play("support AR-185") == set()
    assert seen.play("support 180-Art") == {"H44-17.6.3"}


@pytest.mark.pure
def test_movement_markers_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-17.3."""
    monkeypatch.setattr(movement_phase, "markers_left", lambda *_: 1)
    guns = ("Gds-Div", "5-AGRA", "50-Div", "43-Div")
    seen = watch(Field({gun: f"20{n:02}" for n, gun in enumerate(guns, 5)}))
    assert seen.f.allowed("limber 43-Div")
    assert [seen.play(f"limber {gun}") for gun in guns] == [set(), set(), set(), {"H44-17.3"}]


def test_how_many_are_made_ready() -> None:
    """H44-17.8.1."""
    guns = ("Gds-Div", "5-AGRA", "50-Div")
    f = british({gun: f"1{n}03 fired" for n, gun in enumerate(guns)}, frame=Rest())
    seen = watch(run(f, Replenish(ALLIED)))
    assert [seen.play(f"ready {gun}") for gun in guns[:2]] == [set(), set()]
    assert seen.hear(Event(family.READIES, f.unit(guns[2]))) == {"H44-17.8.1"}


def readied(f: Field, gun: str) -> set[str]:
    return watch(f).hear(Event(family.READIES, f.unit(gun)))


def test_artillery_without_a_line_is_made_ready() -> None:
    """H44-17.8.1, 18.4."""
    assert readied(british({GUNS: "1103 fired"}), GUNS) == set()
    assert readied(british({GUNS: "1103 fired oos"}), GUNS) == {"H44-17.8.1"}
    assert readied(british({GUNS: "4010 fired"}), GUNS) == {"H44-17.8.1"}
    assert readied(german({"AR-185": "3002 fired"}), "AR-185") == set()
    assert readied(german({"AR-185": "3010 fired"}), "AR-185") == {"H44-17.8.1"}


@pytest.mark.parametrize(
    ("units", "weather", "rules"),
    [
        ({"82-Art": "4720", "82-ASS": "4721"}, "clear", set()),
        ({"82-Art": "4720", "82-ASS": "4721"}, "overcast", {"H44-17.8.1"}),
        ({"82-Art": "4720"}, "clear", {"H44-17.8.2"}),
        ({"82-Art": "4720", "82-ASS": "6319"}, "clear", {"H44-17.8.2"}),
    ],
)
def test_airborne_artillery_is_made_ready(units: dict[str, str], weather: str, rules: set[str]) -> None:
    """H44-17.8.2."""
    assert readied(sky(units, 4, weather), "82-Art") == rules


# -- air units (H44-10.7) --------------------------------------------------------------------------------


def flight(f: Field, player: int = ALLIED) -> Event:
    return Event(family.AIR_SUPPORT, player, f.hex(TARGET))


@pytest.mark.parametrize(
    ("units", "more", "rules"),
    [
        ({MOTOR: "2009"}, {}, set()),
        ({"1-501": "2009", MOTOR: "2014"}, {}, set()),
        ({"1-501": "2009", MOTOR: "2015"}, {}, {"H44-10.7"}),
        ({"1-Para": "2009"}, {}, {"H44-10.7"}),
        ({MOTOR: "2009"}, {"weather": "overcast"}, {"H44-4.4"}),
        ({MOTOR: "2009"}, {"turn": 5}, {"H44-4.4"}),
    ],
)
def test_air_units(units: dict[str, str], more: dict[str, Any], rules: set[str]) -> None:
    """H44-10.7."""
    f = Field({**units, FOE: TARGET}, frame=Rest(), **more)
    assert attacked(f, next(iter(units))).hear(flight(f)) == rules


def test_air_units_of_others() -> None:
    """H44-10.7: not in breakthroughs, not for Germans; as many as the weather allows."""
    f = Field({MOTOR: "2009", FOE: TARGET}, frame=Rest(), weather="cloudy")
    seen = attacked(f, MOTOR)
    assert [seen.hear(flight(f)) for _ in range(2)] == [set(), {"H44-4.4"}]
    assert attacked(f, MOTOR, kind=BREAKTHROUGH).hear(flight(f)) == {"H44-10.7"}
    assert attacked(f, MOTOR).hear(flight(f, GERMAN)) == {"H44-10.7"}


# -- landings (H44-22) -----------------------------------------------------------------------------------


def lands(f: Field, *landings: tuple[str, str]) -> set[str]:
    told = [Event(events.LANDS, f.unit(key), f.hex(to)) for key, to in landings]
    return watch(f).hear(*told)


@pytest.mark.parametrize(
    ("unit", "to", "turn", "weather", "rules"),
    [
        ("10-Para", "6516", 3, "clear", set()),
        ("10-Para", "6516", 1, "clear", {"H44-22.1.1"}),
        ("10-Para", "6516", 3, "overcast", {"H44-22.1.2", "H44-22.4"}),
        ("10-Para", "4617", 9, "clear", set()),
        ("10-Para", "4617", 6, "clear", {"H44-22.2.1"}),
        ("1-Pol", "6019", 6, "clear", set()),
        ("1-Pol", "6019", 6, "cloudy", {"H44-22.5.1"}),
        ("10-Para", "6019", 9, "clear", {"H44-22.2.1", "H44-22.5.2"}),
        ("Glider-Pilots", "6516", 2, "clear", {"H44-22.1.3"}),
        ("Glider-Pilots", "6319", 2, "clear", set()),
    ],
)
def test_who_lands_where(unit: str, to: str, turn: int, weather: str, rules: set[str]) -> None:
    """H44-22.1.1 to 22.5.2."""
    f = sky({unit: "@waiting", "1Abn-ASS": "6319", "82-ASS": "4720"}, turn, weather)
    ground = {"H44-22.2.3"} if f.sc.terrain[f.hex(to)] != 0 and not unit.endswith(("Para", "Pol")) else set()
    assert lands(f, (unit, to)) - ground == rules


def test_poles_before_the_others() -> None:
    """H44-22.5.1."""
    f = sky({"1-Pol": "@waiting", "10-Para": "@waiting"}, 6)
    assert lands(f, ("1-Pol", "6019")) == {"H44-22.5.1"}


def test_beyond_water() -> None:
    """H44-22.2.3."""
    f = sky({"2-325": "@waiting"}, 6)
    drops = {h for code, of in enumerate(f.sc.drop_division) if of == 1 for h in f.sc.drop_hexes[code]}
    sides = [side for h in drops for side in range(6 * h, 6 * h + 6) if f.sc.water[side]]
    far = {f.sc.neighbour[side] for side in sides} - drops
    dry = {f.sc.neighbour[side] for h in drops for side in range(6 * h, 6 * h + 6) if not f.sc.water[side]}
    wet = sorted(far - dry)
    assert wet
    for h in wet:
        assert "H44-22.2.3" in watch(f).hear(Event(events.LANDS, f.unit("2-325"), h))


def test_steps_in_a_hex_and_airlanding_points() -> None:
    """H44-22.2.3, 22.4."""
    f = sky(dict.fromkeys(("10-Para", "11-Para", "156-Para", "1-Para"), "@waiting"), 3)
    paras = [(key, "6516") for key in ("10-Para", "11-Para", "156-Para")]
    assert lands(f, *paras) == set()
    assert "H44-22.2.3" in lands(f, *paras, ("1-Para", "6516"))
    cloudy = sky(dict.fromkeys(("10-Para", "11-Para", "156-Para"), "@waiting"), 3, "cloudy")
    again = [("10-Para", "6516")] * 4
    assert "H44-22.4" not in lands(cloudy, *again)
    assert "H44-22.4" in lands(cloudy, *again, ("11-Para", "6516"))


def test_others_have_landed_in_the_morning() -> None:
    """H44-22.1.2."""
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting"}, 3)
    seen = watch(run(f, Airlanding()))
    assert seen.play("land 10-Para 6516") == set()
    f.s.turn = 4
    assert seen.play("land 11-Para 6516") == {"H44-22.1.2"}


def test_two_sources_in_a_hex() -> None:
    """H44-6.1."""
    f = sky({"82-ASS": "@waiting", "101-ASS": "4823"}, 1)
    assert lands(f, ("82-ASS", "4823")) == {"H44-6.1"}


# -- replacements (H44-20.2.1 to 20.2.4, 22.7) ---------------------------------------------------------------


INFANTRY = "1-Dorset"
DORSET = f"refit {INFANTRY} west"
HOFFMANN = "refit I-Hoffmann west"


def test_replacements_that_nobody_can_have() -> None:
    """H44-20.2.1, 20.2.3."""
    assert watch(british({INFANTRY: "1103 steps=2"})).play(DORSET) == set()
    assert watch(british({INFANTRY: "1103 steps=2"}, turn=7)).play(DORSET) == {"H44-20.2.1"}
    assert watch(british({INFANTRY: "1103 steps=2"}, turn=5)).play(DORSET) == {"H44-20.2.1"}
    assert "H44-20.2.3" in watch(british({INFANTRY: "4010 steps=2"})).play(DORSET)
    assert watch(british({INFANTRY: "1103 steps=2 engaged"})).play(DORSET) == {"H44-20.2.3"}
    assert watch(german({"I-SS-PzGr-22": "@F steps=1"})).play("refit I-SS-PzGr-22 east") == {"H44-20.2.3"}


def test_one_point_for_each_edge() -> None:
    """H44-20.2.2."""
    f = german({"I-Hoffmann": "3002 steps=1", "II-Hoffmann": "@F steps=1"})
    seen = watch(f)
    assert seen.play(HOFFMANN, "refit II-Hoffmann east") == set()
    f = german({"I-Hoffmann": "3002 steps=1", "II-Hoffmann": "3002 steps=1"})
    assert watch(f).play(HOFFMANN, "refit II-Hoffmann east") == {"H44-20.2.2"}
    f = british({INFANTRY: "1103 steps=1", "2-E-Yorks": "1103 steps=2"})
    assert watch(f).play(DORSET, "refit 2-E-Yorks west") == {"H44-20.2.2"}


def test_rebuilt_in_a_city_of_the_enemy() -> None:
    """H44-20.2.4, 20.2.3, 22.7."""
    key = "rebuild 2-E-Yorks 1203 west"
    for owner, rules in (("allied", set()), ("german", {"H44-20.2.4"})):
        f = british({"2-E-Yorks": "@lost"}, terrain={"1203": "city"}, control={"1203": owner})
        assert watch(f).play(key) == rules
    f = british({"1-Para": "@lost"})
    assert watch(f).play("rebuild 1-Para @N west") == {"H44-22.7"}


def test_paratroopers_come_back() -> None:
    """H44-22.7: one step of a division and turn, of an earlier turn, near the source."""
    units = {"1-505": "4720 steps=1", "2-505": "4720 steps=1", "82-ASS": "4721"}

    def back(points: int, fresh: int, **more: Any) -> Watch:
        f = Field({**units, **more}, whole_map=True)
        f.s.airborne_points[1], f.s.fresh_points[1] = points, fresh
        return watch(f)

    seen = back(2, 0)
    assert seen.play("rejoin 1-505") == set()
    assert seen.play("rejoin 2-505") == {"H44-22.7"}
    assert back(1, 1).play("rejoin 1-505") == {"H44-22.7"}
    assert back(1, 0, **{"82-ASS": "6319"}).play("rejoin 1-505") == {"H44-22.7"}


# -- reinforcements (H44-19.1) ---------------------------------------------------------------------------


def test_reinforcements_elsewhere_or_too_soon() -> None:
    """H44-19.1."""
    f = Field({"43-Div": "@waiting"}, turn=4, arrivals=[{"key": "43-Div", "turn": 4, "area": "N"}])
    home = f.sc.arrival_place[f.unit("43-Div")]
    arrival = Event(events.ARRIVES, f.unit("43-Div"), home)
    assert watch(f).hear(arrival) == set()
    assert watch(f).hear(Event(events.ARRIVES, f.unit("43-Div"), home + 1)) == {"H44-19.1"}
    f.s.turn = 3
    assert watch(f).hear(arrival) == {"H44-19.1"}
