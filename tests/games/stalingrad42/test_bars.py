"""The list of `bars` finds support, railheads, points, replacements and arrivals that the rules bar."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.event import Event
from grognard.games.stalingrad42 import events, resources, support
from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.options.commanders import ATTACK, STAND, Throw
from grognard.games.stalingrad42.scenario import AXIS, NEVER, SOVIET, TRANSCAUCASUS, VOLUNTEER
from grognard.games.stalingrad42.transport import railheads
from grognard.games.zocbond import events as family
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import EXTENDED, MOVED
from grognard.games.zocbond.movement import Move
from grognard.testing.bars import Moment
from tests.games.stalingrad42.bars import StalingradBars
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, bits
from tests.games.stalingrad42.test_rail import FOOT, RIFLES, soviet
from tests.games.stalingrad42.test_replacements import initial
from tests.games.stalingrad42.test_support import AIRFIELD, STRIP
from tests.games.zocbond.watch import Watch

RIFLE = "SU-RD-1"
HQ = "DE-HQ-6A"  # range 5
FRONT = "SU-FR-DON"
ROMANIANS = "RO-HQ-3A"
GREEN = [["green", "1006", "1005", "1004", "0904", "0804", "0704/0804"]]


def watch(f: Field) -> Watch:
    return Watch(StalingradBars(), f)


def attacked(f: Field, *units: str, support: tuple[str, ...] = (), kind: int = NORMAL) -> Attack:
    """An attack that comes to its roll."""
    attack = Attack(f.sc.owner[f.unit(units[0])], f.hex(TARGET), kind, bits(f, *units))
    attack.support = bits(f, *support)
    f.s.lanes[0].append(attack)
    return attack


def defended(f: Field, attacker: str, kind: int = NORMAL) -> Stand:
    """The defenders of the target are about to make a stand."""
    stand = Stand(1 - f.sc.owner[f.unit(attacker)], f.hex(TARGET), 2, 2)
    stand.kind = kind
    stand.units = bits(f, attacker)
    f.s.lanes[0].append(stand)
    return stand


def fires(f: Field, *guns: str) -> set[str]:
    return watch(f).hear(*(Event(family.SUPPORTS, f.unit(gun), f.hex(TARGET)) for gun in guns))


# -- artillery (S42-18) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "more", "rules"),
    [
        ({HQ: "2005"}, {}, set()),
        ({HQ: "2004"}, {}, set()),
        ({HQ: "2003"}, {}, {"S42-18.4"}),
        ({HQ: "2005", "SU-RD-4": "1907"}, {"water": STRIP}, {"S42-18.4"}),
        ({HQ: "2005", "SU-RD-4": "2007"}, {"water": STRIP}, {"S42-18.4"}),
        ({HQ: "2005 train"}, {}, {"S42-18.2.3"}),
        ({HQ: "2005 fired"}, {}, {"S42-18.2.1"}),
        ({"DE-ID-44": "2009"}, {}, {"S42-18.2.1"}),
    ],
)
def test_support_reaches(units: dict[str, str], more: dict[str, Any], rules: set[str]) -> None:
    """S42-18.4: five hexes, not through two EZOC in a row, not through enemies."""
    f = Field({FOOT: "2009", RIFLE: TARGET, **units}, frame=Rest(), **more)
    gun = next(iter(units))
    attacked(f, FOOT, support=(gun,))
    assert fires(f, gun) == rules


@pytest.mark.parametrize(
    ("place", "rules"), [("@Y", set()), ("@X", {"S42-18.4"}), ("@army-1", {"S42-18.2.1", "S42-18.4"})]
)
def test_support_from_off_the_map(place: str, rules: set[str]) -> None:
    """S42-18.3.3: out of an area its edge is the first hex; nothing comes out of a box (S42-34.6.3)."""
    f = Field({FOOT: "1212", RIFLE: TARGET, HQ: place}, frame=Rest())
    attacked(f, FOOT, support=(HQ,))
    assert fires(f, HQ) == rules


@pytest.mark.parametrize(
    ("guns", "charged", "rules"),
    [
        (("SU-AD-1", "SU-AD-2"), (), set()),
        (("SU-AD-1", FRONT), (), set()),
        ((FRONT, "SU-FR-BRYANSK"), (), {"S42-18.3.1"}),
        (("SU-AD-1", FRONT), (FRONT,), {"S42-18.3.1"}),
        (("SU-AD-1", "SU-AD-2", FRONT), (), {"S42-18.3.1"}),
    ],
)
def test_massed_barrages(guns: tuple[str, ...], charged: tuple[str, ...], rules: set[str]) -> None:
    """S42-18.5."""
    f = Field({RIFLE: "2009", FOOT: TARGET, **dict.fromkeys(guns, "2008")}, frame=Rest(), player="soviet")
    attacked(f, RIFLE, support=guns).charged = bits(f, *charged)
    assert fires(f, *guns) == rules


def test_one_shift_for_the_axis() -> None:
    """S42-18.3.1: the check of the game left aside."""
    f = Field({FOOT: "2009", HQ: "2008", "DE-HQ-2A": "2008", RIFLE: TARGET}, phase="combat", rolls=[3] * 6)
    seen = watch(f)
    assert seen.play(f"attack {TARGET}", f"support {HQ}") == set()
    assert seen.play("support DE-HQ-2A", "commit") == {"S42-18.3.1"}


@pytest.mark.parametrize("kind", [NORMAL, BREAKTHROUGH])
def test_artillery_in_breakthrough_combat(kind: int) -> None:
    """S42-15.2.9, 11.3."""
    rules = set() if kind == NORMAL else {"S42-15.2.9"}
    f = Field({FOOT: "2009", HQ: "2008", RIFLE: TARGET, FRONT: "2011"}, frame=Rest())
    attacked(f, FOOT, support=(HQ,), kind=kind)
    assert fires(f, HQ) == rules
    stand = defended(f, FOOT, kind)
    assert fires(f, FRONT) == rules
    stand.support = f.unit("SU-FR-BRYANSK")
    assert fires(f, FRONT) == rules | {"S42-11.3"}


def test_headquarters_of_allies() -> None:
    """S42-18.3.3."""
    f = Field({FOOT: "2009", ROMANIANS: "2008", RIFLE: TARGET}, frame=Rest())
    attacked(f, FOOT, support=(ROMANIANS,))
    assert fires(f, ROMANIANS) == {"S42-18.3.3"}
    f = Field({FOOT: TARGET, ROMANIANS: "2011", RIFLE: "2009", "RO-ID-1": TARGET}, frame=Rest())
    defended(f, RIFLE).support = f.unit(ROMANIANS)
    assert "S42-18.3.3" in watch(f).hear(Event(family.STANDS, f.unit(FOOT), 3))
    assert "S42-18.3.3" not in watch(f).hear(Event(family.STANDS, f.unit("RO-ID-1"), 3))


@pytest.mark.pure
def test_the_nation_of_headquarters_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-18.3.3."""
    monkeypatch.setattr(support, "is_allied", lambda *_: False)
    f = Field({FOOT: "2009", ROMANIANS: "2008", RIFLE: TARGET}, phase="combat", rolls=[3] * 6)
    f.play(f"attack {TARGET}", f"support {ROMANIANS}")
    assert watch(f).play("commit") == {"S42-18.3.3"}


@pytest.mark.parametrize(
    ("where", "rules"),
    [
        ("2008 at_hand", set()),
        ("2008 dump", set()),
        ("2008", {"S42-18.6.2"}),
        ("2007 at_hand", {"S42-18.6.5"}),
        ("2008 at_hand train", {"S42-18.6.7"}),
    ],
)
def test_supply_points_that_are_fired_off(where: str, rules: set[str]) -> None:
    """S42-18.6.2, 18.6.5, 18.6.7."""
    f = Field({FOOT: "2009", HQ: "2008", "AX-SP-1": where, RIFLE: TARGET}, frame=Rest())
    attacked(f, FOOT, support=(HQ,)).charged = bits(f, HQ)
    assert watch(f).hear(Event(events.FIRES_STOCK, f.unit(HQ), f.unit("AX-SP-1"))) == rules


def test_a_defence_with_a_supply_point_out_of_range() -> None:
    """S42-18.3.2, 18.4."""
    f = Field({FOOT: "2009", FRONT: "2020", "SU-SP-1": "2020 at_hand", RIFLE: TARGET}, frame=Rest())
    defended(f, FOOT)
    assert watch(f).hear(Event(events.FIRES_STOCK, f.unit(FRONT), f.unit("SU-SP-1"))) == {"S42-18.4"}


# -- plans, commanders, air units (S42-26, 28, 9.3) ------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "plans", "barred"), [("2008", 1, False), ("2008", 0, True), ("2003", 1, True)]
)
def test_plans(place: str, plans: int, barred: bool) -> None:
    """S42-26.2."""
    f = Field({FOOT: "2009", HQ: place, RIFLE: TARGET}, frame=Rest(), options={"plans": "on"})
    f.s.plans[f.unit(HQ)] = plans
    attacked(f, FOOT)
    told = watch(f).hear(Event(events.PLAN_USED, f.unit(HQ), f.hex(TARGET)))
    assert told == ({"S42-26.2"} if barred else set())


def test_more_plans_than_markers() -> None:
    """S42-26.2."""
    f = initial({HQ: "0906", "DE-HQ-2A": "0906"}, options={"plans": "on"})
    plan = Event(events.PLANNED, f.unit(HQ))
    assert watch(f).hear(plan) == set()
    f.s.plans[f.unit("DE-HQ-2A")] = 2
    assert watch(f).hear(plan) == {"S42-26.2"}


@pytest.mark.parametrize(
    ("who", "place", "roll", "rules"),
    [
        ("SU-CMD-CHUIKOV", "2012", STAND, set()),
        ("SU-CMD-CHUIKOV", "2012", ATTACK, {"S42-28.1.1"}),
        ("SU-CMD-CHUIKOV", "2012 fired", STAND, {"S42-28.1.1"}),
        ("SU-CMD-CHUIKOV", "2020", STAND, {"S42-28.1.2"}),
        ("DE-CMD-MANSTEIN", "2008", ATTACK, set()),
        ("DE-CMD-MANSTEIN", "2008", STAND, {"S42-28.1.1"}),
    ],
)
def test_commanders(who: str, place: str, roll: int, rules: set[str]) -> None:
    """S42-28.1.1 to 28.1.4."""
    f = Field({FOOT: "2009", RIFLE: TARGET, who: place}, frame=Rest(), options={"commanders": "on"})
    f.s.lanes[0].append(Throw(AXIS, f.hex(TARGET), roll, bits(f, FOOT)))
    assert watch(f).hear(Event(events.REROLLED, f.unit(who), 3)) == rules


@pytest.mark.parametrize(
    ("more", "player", "rules"),
    [
        (AIRFIELD, AXIS, set()),
        (AIRFIELD, SOVIET, {"S42-9.3.1"}),
        ({}, AXIS, {"S42-9.3.5"}),
        ({**AIRFIELD, "converted": []}, AXIS, {"S42-9.3.5"}),
        ({**AIRFIELD, "weather": "rain"}, AXIS, {"S42-9.3.1"}),
    ],
)
def test_air_units(more: dict[str, Any], player: int, rules: set[str]) -> None:
    """S42-9.3.1, 9.3.5."""
    f = Field({FOOT: "2009", RIFLE: TARGET}, frame=Rest(), **more)
    attacked(f, FOOT)
    assert watch(f).hear(Event(family.AIR_SUPPORT, player, f.hex(TARGET))) == rules


def test_as_many_air_units_as_there_are() -> None:
    """S42-9.3.1, 9.3.7."""
    f = Field({FOOT: "2009", RIFLE: TARGET}, frame=Rest(), **AIRFIELD)
    attacked(f, FOOT)
    seen = watch(f)
    flights = [seen.hear(Event(family.AIR_SUPPORT, AXIS, f.hex(TARGET))) for _ in range(4)]
    assert flights == [set(), set(), set(), {"S42-9.3.1"}]


# -- railways (S42-5.6.3, 17) ----------------------------------------------------------------------------


def test_no_railway_leads_there() -> None:
    """S42-5.6.3: an enemy, a ZOC and a railhead lie between."""
    free = soviet({RIFLES[0]: "2008"})
    train = Event(events.BY_RAIL, free.unit(RIFLES[0]), free.hex("2003"), free.hex("2008"))
    assert watch(free).hear(train) == set()
    assert watch(soviet({RIFLES[0]: "2008"}, railheads=["2006"])).hear(train) == {"S42-5.6.3"}
    assert watch(soviet({RIFLES[0]: "2008", FOOT: "1905"})).hear(train) == {"S42-5.6.3"}
    assert watch(soviet({RIFLES[0]: "2008", FOOT: "2005"})).hear(train) == {"S42-5.6.3"}
    cut = soviet({RIFLES[0]: "2008"}, rails=[["2008", "2007", "2006"], ["2004", "2003", "2002"]])
    assert watch(cut).hear(train) == {"S42-5.6.3"}


def railway(units: dict[str, str] | None = None, **given: Any) -> Field:
    fields = {"rails": GREEN, "railheads": ["0904"], "phase": "supply", **given}
    return Field(units or {}, converted=["0804", "0904"], **fields)


@pytest.mark.pure
def test_a_railhead_goes_two_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-17.2.1: a game that does not count."""
    monkeypatch.setattr(railheads, "mover", lambda s, h: s.railhead.index(h))
    seen = watch(railway())
    ways = (("0904", "1004"), ("1004", "1005"), ("1005", "1006"))
    assert [seen.play(f"railhead {at} {to}") for at, to in ways] == [set(), set(), {"S42-17.2.1"}]


def heard_after(seen: Watch, after: Any, *told: Event) -> set[str]:
    """As `hear`, with another State afterwards."""
    return seen.judge(Moment(seen.f.s, after, list(told), 0))


@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ({}, set()),
        ({"units": {RIFLE: "1004"}}, {"S42-17.2.1", "S42-17.3.2"}),
        ({"units": {RIFLE: "1005"}}, {"S42-17.2.1"}),
        ({"rails": [GREEN[0][1:]]}, {"S42-17.2.1"}),
        ({"rails": [["green", *GREEN[0][1:6]]]}, {"S42-17.2.1", "S42-17.3.2"}),  # and nobody is asked
        ({"rails": [["opens=20", *GREEN[0][1:]]]}, {"S42-17.2.1", "S42-17.3.2", "S42-17.5"}),
        ({"phase": "movement"}, {"S42-17.2.1"}),
    ],
)
def test_where_a_railhead_goes(given: dict[str, Any], rules: set[str]) -> None:
    """S42-17.1 to 17.5."""
    f = railway(**given)
    after = f.s.copy()
    after.railhead[0] = f.hex("1004")
    assert heard_after(watch(f), after, Event(events.RAILHEAD, f.hex("1004"), f.hex("0904"))) == rules


def test_a_fifth_railhead_and_a_new_one() -> None:
    """S42-17.2.1, 17.2.2."""
    f = railway()
    for marker in range(1, 6):
        f.s.railhead[marker] = f.hex("0904")
    seen = watch(f)
    found = []
    for marker in range(5):
        after = f.s.copy()
        after.railhead[marker] = f.hex("1004")
        found.append(heard_after(seen, after, Event(events.RAILHEAD, f.hex("1004"), f.hex("0904"))))
    assert found == [set(), set(), set(), set(), {"S42-17.2.1"}]
    f = railway()
    seen = watch(f)
    after = f.s.copy()
    after.railhead[:2] = [f.hex("1004"), f.hex("1004")]
    told = Event(events.RAILHEAD, f.hex("1004"), f.hex("0904"))
    assert heard_after(seen, after, told) == set()
    f.s = after
    later = after.copy()
    later.railhead[1] = f.hex("1005")
    f.s.set_gauge([f.hex("1004")], 1)
    onward = Event(events.RAILHEAD, f.hex("1005"), f.hex("1004"))
    assert heard_after(seen, later, onward) == {"S42-17.2.2"}


# -- points (S42-9.7.3, 18.1, 18.6) ------------------------------------------------------------------------


def test_resource_points() -> None:
    """S42-18.1: two."""
    seen = watch(initial({}))
    assert [seen.play("buy @Y") for _ in range(3)] == [set(), set(), {"S42-18.1"}]
    moving = watch(Field({}))
    stock = moving.f.sc.stocks[AXIS][0]
    told = Event(events.BOUGHT, stock, moving.f.sc.board.place("@Y"))
    assert moving.hear(told) == {"S42-18.1"}


@pytest.mark.parametrize(
    ("place", "order", "rules"),
    [
        ("0906", "", set()),
        ("2015", "", {"S42-18.1"}),
        ("0906", " disrupted", {"S42-13.2.1"}),
    ],
)
def test_artillery_turned_over_for_a_point(place: str, order: str, rules: set[str]) -> None:
    """S42-18.1."""
    f = initial({HQ: f"{place} fired{order}"})
    assert watch(f).hear(Event(family.READIES, f.unit(HQ))) == rules


@pytest.mark.parametrize(
    ("stock", "rules"), [("2015", set()), ("2016", {"S42-18.6.4"}), ("2015 train", {"S42-18.6.7"})]
)
def test_artillery_turned_over_by_a_supply_point(stock: str, rules: set[str]) -> None:
    """S42-18.6.4."""
    f = initial({HQ: "2015 fired", "AX-SP-1": stock.split()[0]})
    if stock.endswith("train"):
        f.s.set_mark(f.unit("AX-SP-1"), TRAIN)  # who was on one has been unloaded
    told = (Event(events.SPENT, f.unit("AX-SP-1")), Event(family.READIES, f.unit(HQ)))
    assert watch(f).hear(*told) == rules


def test_mobile_supply_points() -> None:
    """S42-18.6.1, 18.6.2, 18.6.8."""
    stocks = {f"AX-SP-{n}": "2010" for n in range(1, 6)}
    f = Field({**stocks, "AX-SP-6": "@Y", "AX-SP-7": "2010 dump", "AX-SP-8": "2011"})
    f.s.set_mark(f.unit("AX-SP-8"), MOVED)
    gate = f.sc.gates[f.sc.board.place("@Y") - f.sc.size][0]
    entry = Event(family.MOVES, f.unit("AX-SP-6"), gate, f.sc.board.place("@Y"))
    assert "S42-18.6.8" in watch(f).hear(entry)
    assert watch(f).hear(Event(events.STOCK_MODE, f.unit("AX-SP-7"), 0)) == {"S42-18.6.8"}
    assert watch(f).hear(Event(events.STOCK_MODE, f.unit("AX-SP-8"), 1)) == {"S42-18.6.2"}
    assert watch(f).hear(Event(events.STOCK_MODE, f.unit("AX-SP-1"), 1)) == set()
    bought = initial({})
    told = Event(events.BOUGHT, bought.sc.stocks[AXIS][0], bought.hex("2010"))
    assert watch(bought).hear(told) == {"S42-18.6.1"}


@pytest.mark.parametrize("ground", ["clear", "mountain", "marsh", "rough_forest", "minor_city"])
def test_ground_for_forts(ground: str) -> None:
    """S42-9.7.3."""
    places = {"1010": "minor_city"} if ground == "minor_city" else {}
    f = initial({}, terrain={} if places else {"1010": ground}, places=places)
    told = watch(f).hear(Event(events.FORT_BEGUN, AXIS, f.hex("1010")))
    assert told == (set() if ground == "clear" else {"S42-9.7.3"})


@pytest.mark.pure
def test_the_ground_of_forts_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-9.7.3."""
    monkeypatch.setattr(resources, "site_refusal", lambda *_: 0)
    f = initial({}, terrain={"1010": "marsh"})
    assert f.allowed("fortify 1010")
    assert watch(f).play("fortify 1010") == {"S42-9.7.3"}


def test_forts_beside_enemies_and_too_many() -> None:
    """S42-9.7.3."""
    fort = "1010"
    for units, rules in (({RIFLE: "1011"}, {"S42-9.7.3"}), ({RIFLE: "1011", FOOT: fort}, set())):
        f = initial(units)
        assert watch(f).hear(Event(events.FORT_BEGUN, AXIS, f.hex(fort))) == rules
    f = initial({}, forts={f"20{row:02}": "axis" for row in range(5, 17)})
    assert watch(f).hear(Event(events.FORT_BEGUN, AXIS, f.hex(fort))) == {"S42-9.7.3"}


# -- replacements (S42-21) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "kind", "rules"),
    [
        (FOOT, "infantry", set()),
        (FOOT, "special", set()),
        (FOOT, "tank", {"S42-21.1.2"}),
        (FOOT, "allied", {"S42-21.1.2"}),
        ("RO-ID-1", "infantry", {"S42-21.1.2"}),
        ("DE-PZ-3", "infantry", {"S42-21.1.2"}),
    ],
)
def test_which_replacement(key: str, kind: str, rules: set[str]) -> None:
    """S42-21.1.2."""
    f = initial({key: "0905 steps=2" if key != "RO-ID-1" else "0905 steps=1"}, have=kind)
    assert watch(f).play(f"refit {key} {kind}") == rules


def test_a_replacement_for_a_unit_that_is_cut_off() -> None:
    """S42-21.2."""
    f = initial({FOOT: "2015 steps=2"}, have="infantry")
    assert watch(f).play(f"refit {FOOT} infantry") == {"S42-21.2"}


def rebuilt(f: Field, key: str, *places: str) -> set[str]:
    told = [Event(events.REBUILT, f.unit(key), f.sc.place_names.index(place)) for place in places]
    return watch(f).hear(*told)


def test_where_units_are_rebuilt() -> None:
    """S42-21.3.1."""
    city = {"places": {"1005": "major_city"}, "control": {"1005": "axis"}}

    def depot(units: dict[str, str], **given: Any) -> Field:
        return initial({FOOT: "@lost", **units}, have="infantry", **given)

    assert rebuilt(depot({}), FOOT, "@Y") == set()
    assert rebuilt(depot({}), FOOT, "@A") == {"S42-22.4"}
    assert rebuilt(depot({}), FOOT, "1006") == {"S42-21.3.1"}
    assert rebuilt(depot({}, **city), FOOT, "1005") == set()
    assert rebuilt(depot({}, **{**city, "control": {"1005": "soviet"}}), FOOT, "1005") == {"S42-21.3.1"}
    assert rebuilt(depot({HQ: "1006"}), FOOT, "1006") == set()
    assert rebuilt(depot({ROMANIANS: "1006"}), FOOT, "1006") == {"S42-21.3.1"}
    assert rebuilt(depot({HQ: "2015"}), FOOT, "2015") == {"S42-21.3.1"}
    two = depot({HQ: "1006", "DE-ID-95": "@lost"})
    told = [Event(events.REBUILT, two.unit(key), two.hex("1006")) for key in (FOOT, "DE-ID-95")]
    assert watch(two).hear(*told) == {"S42-21.3.1"}
    assert rebuilt(initial({FOOT: "@lost"}), FOOT, "@Y") == {"S42-21.1.1"}


def test_who_is_rebuilt() -> None:
    """S42-20.9, 21.3.1."""
    linden = "DE-ENG-LINDEN"
    assert rebuilt(initial({linden: "@lost"}, have="special"), linden, "@Y") == {"S42-20.4"}
    corps = initial({"SU-TC-1": "@lost"}, "soviet", "tank")
    assert rebuilt(corps, "SU-TC-1", "@A") == set()
    assert rebuilt(corps, "SU-TC-1", "@D") == {"S42-21.3.1"}


# -- reinforcements (S42-20.8, 22.1, 30) -------------------------------------------------------------------


def arrives(f: Field, key: str, place: str) -> set[str]:
    return watch(f).hear(Event(events.ARRIVES, f.unit(key), f.sc.place_names.index(place)))


def test_reinforcements() -> None:
    """S42-22.1.1, 22.1.2."""
    f = initial({FOOT: "@waiting due=3", RIFLE: "@waiting due=5"})
    assert arrives(f, FOOT, "@Y") == set()
    assert arrives(f, FOOT, "@A") == {"S42-22.1.1", "S42-22.4"}
    assert "S42-22.1.1" in arrives(f, FOOT, "1006")
    assert arrives(f, RIFLE, "@A") == {"S42-22.1.2"}
    assert arrives(f, RIFLE, "@E") == {"S42-22.1.1", "S42-22.1.2"}


def test_volunteers_and_the_transcaucasus() -> None:
    """S42-20.8, 30.0."""
    f = Field({}, whole_map=True, phase="initial")
    kinds = (VOLUNTEER, TRANSCAUCASUS)
    volunteer, front = (next(u for u in range(f.sc.units) if f.sc.kind[u] & kind) for kind in kinds)
    for u in (volunteer, front):
        f.s.put(u, f.sc.box)
        f.s.due[u] = NEVER
    names = f.sc.unit_names
    for name in ("2849", "4549"):
        f.s.control[f.sc.control_row[f.hex(name)]] = AXIS
    assert arrives(f, names[volunteer], "2849") == set()
    assert arrives(f, names[volunteer], "@Y") == {"S42-22.1.1"}
    told = Event(events.ARRIVES, volunteer, f.hex("2849"))
    assert watch(f).hear(told, told) == {"S42-20.8"}
    f.s.control[f.sc.control_row[f.hex("4549")]] = SOVIET
    assert arrives(f, names[volunteer], "2849") == {"S42-20.8"}
    assert arrives(f, names[front], "@G") == set()
    assert arrives(f, names[front], "@A") == {"S42-30.0"}


@pytest.mark.parametrize(("mover", "rules"), [(FOOT, set()), (RIFLE, {"S42-22.3.1"})])
def test_who_gives_way_at_baku_makes_no_move(mover: str, rules: set[str]) -> None:
    """S42-24.1.3: the Soviets leave the area where an Axis unit has just come; that unit may not go on."""
    f = Field({RIFLE: "@G", FOOT: "@G"}, frame=Rest())
    move = Move(f.sc.owner[f.unit(mover)], bits(f, mover), EXTENDED)
    move.hexes = 2
    f.s.lanes[0].append(move)
    away = Event(family.MOVES, f.unit(RIFLE), f.sc.board.place("@J"), f.sc.board.place("@G"))
    assert watch(f).hear(away) & {"S42-22.3.1"} == rules
