"""Chapters 5.6, 5.7, 34.4: who comes or goes otherwise than on foot is under the rules of who marches."""

from __future__ import annotations

from grognard.games.stalingrad42.kinds import FAR
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

PORTS = {"2020": "town port=azov", "2024": "town port=azov"}
RIFLE, SECOND, MARINE, STOCK = "SU-RD-1", "SU-RD-153", "SU-MAR-62", "SU-SP-1"
ARMY, CORPS, CHUIKOV = "SU-RA-1", "SU-TC-1", "SU-CMD-CHUIKOV"
FOOT, PANZER = "DE-ID-45", "DE-PZ-24"
LINE = [f"20{row:02}" for row in range(20, 0, -1)] + ["2001/2000"]
MASKS = [1, 2, 3, 4, 5, 6]


def soviet(units: dict[str, str], **more: object) -> Field:
    """A movement phase with two ports, and a railway and a road to an area in the north."""
    given: dict[str, object] = {"places": PORTS, "rails": [LINE], "roads": [LINE], "turn": 24, **more}
    return Field(units, player="soviet", masks=MASKS, **given)  # type: ignore[arg-type]


# -- contested cities (S42-29.1.2) ----------------------------------------------------------------------


def shared(units: dict[str, str], city: str, **more: object) -> Field:
    """A city of the Soviets in which units of both sides are."""
    places = {**PORTS, city: "minor_city port=azov"}
    f = soviet(units, places=places, options={"contested": "on"}, **more)
    f.s.set_contested(f.hex(city), 1)
    f.s.set_city_battle(f.hex(city), 1)
    for key in (PANZER, SECOND):
        f.s.steps[f.unit(key)] = 2
        f.s.put(f.unit(key), f.hex(city))
    return f


@each("S42-T583")
def test_only_tactical_movement_enters_a_contested_port(case: Case) -> None:
    """S42-5.7.1: a voyage is that to marines alone."""
    found = []
    for key in (MARINE, RIFLE, STOCK):
        f = shared({key: "2020"}, "2024")
        found.append(f.allowed(f"sail {key} 2024"))
        assert found[-1] or f.refused(f"sail {key} 2024") == case["section"]
    assert found == case["then"]["allowed"]


@each("S42-T584")
def test_nobody_sails_out_of_a_contested_city_into_an_ezoc(case: Case) -> None:
    """S42-29.1.2: own units there cancel it (R-76)."""
    near: tuple[dict[str, str], ...] = ({}, {FOOT: "2025"}, {FOOT: "2025", "SU-RD-4": "2024"})
    found = []
    for units in near:
        f = shared({RIFLE: "2020", **units}, "2020")
        found.append(f.allowed(f"sail {RIFLE} 2024"))
        assert found[-1] or f.refused(f"sail {RIFLE} 2024") == case["section"]
    assert found == case["then"]["allowed"]


@each("S42-T585")
def test_nobody_marches_off_an_area_into_a_contested_city(case: Case) -> None:
    found = [
        shared({RIFLE: "@A"}, "2001").play(f"{way} {RIFLE}").allowed("to 2001")
        for way in ("march", "tactical")
    ]
    assert found == case["then"]["allowed"]


# -- reserve armies (S42-34.3.1) ------------------------------------------------------------------------


@each("S42-T589")
def test_reserve_armies_by_sea(case: Case) -> None:
    """S42-34.3.1, 34.4.2, 5.7.1: not once their box was used, not with units in it (R-77)."""
    held = {
        "nobody": soviet({ARMY: "2020"}),
        "used in this turn": soviet({ARMY: "2020", RIFLE: "2020"}).play(f"conceal {RIFLE} @army-1"),
        "a refitted unit": soviet({ARMY: "2020", RIFLE: "@army-1 refitted"}),
        "a tank corps": soviet({ARMY: "2020", CORPS: "@army-1"}),
    }
    assert list(held) == case["given"]["box"]
    found = [f.allowed(f"sail {ARMY} 2024") for f in held.values()]
    assert found == case["then"]["allowed"]
    rules = [f.refused(f"sail {ARMY} 2024") for f in list(held.values())[1:]]
    assert rules == ["S42-34.3.1", "S42-21.4", "S42-5.7.1"]


def test_all_see_that_nobody_is_in_the_box_of_an_army_that_sails() -> None:
    """S42-5.7.1: as of one that goes by rail (S42-34.3.2)."""
    f = soviet({ARMY: "2020", RIFLE: "@army-2"}).play(f"sail {ARMY} 2024")
    assert not f.s.mask_may[f.sc.mask_row[f.unit(ARMY)]] >> 2 & 1


@each("S42-T590")
def test_the_caspian_box_counts_those_in_the_boxes_of_armies(case: Case) -> None:
    """S42-22.6.4 (R-78)."""
    fighters = (RIFLE, SECOND, "SU-RD-197")
    found = []
    for inside, there in zip(case["given"]["in_its_box"], case["given"]["in_the_transit_box"], strict=True):
        units = {ARMY: "@A", **dict.fromkeys(fighters[:inside], "@army-1")}
        units |= dict.fromkeys(("SU-RD-203", "SU-RD-141")[:there], "@F")
        f = soviet(units)
        f.play(f"march {ARMY}")
        found.append(f.allowed("to @F"))
        assert found[-1] or f.refused("to @F") == case["section"]
    assert found == case["then"]["allowed"]
    f = soviet({ARMY: "@F", RIFLE: "@army-1", SECOND: "@army-1", CORPS: "@A"}).play(f"march {CORPS}")
    assert f.refused("to @F") == case["section"]


# -- out of supply (S42-16.4) ---------------------------------------------------------------------------


@each("S42-T591")
def test_who_moves_only_tactically_does_not_sail(case: Case) -> None:
    """S42-16.4, 18.6.3: a mobile supply point moves as mechanized units do."""
    found = []
    for key in (STOCK, RIFLE):
        f = soviet({key: "2020 out"})
        found.append(f.allowed(f"sail {key} 2024"))
        assert found[-1] or f.refused(f"sail {key} 2024") == case["section"]
    assert found == case["then"]["allowed"]


@each("S42-T592")
def test_who_moves_only_tactically_does_not_go_into_a_box(case: Case) -> None:
    """S42-16.4, 34.4.1: that is no tactical movement."""
    found = []
    for key in (CORPS, RIFLE):
        f = soviet({ARMY: "2003", key: "2004 out"})
        found.append(f.allowed(f"conceal {key} @army-1"))
        assert found[-1] or f.refused(f"conceal {key} @army-1") == case["section"]
    assert found == case["then"]["allowed"]


# -- units in full retreat (S42-13.3.2) -----------------------------------------------------------------


@each("S42-T594")
def test_routed_units_run_from_marines_that_land(case: Case) -> None:
    """S42-13.3.2: if those can still go on."""
    landed = soviet({MARINE: "2020", FOOT: "2025 routed"}).play(f"sail {MARINE} 2024")
    assert (landed.frame(), landed.asked()) == ("Retreat", "axis")
    while landed.frame() == "Retreat":
        landed.play(landed.options()[0])
    assert landed.frame() == "Move"
    assert landed.allowed("to 2025")
    spent = soviet({MARINE: "2021", FOOT: "2025 routed"})
    spent.play(f"tactical {MARINE}", "to 2020", "halt", f"sail {MARINE} 2024")
    runs = [landed.where(FOOT) != "2025", spent.where(FOOT) != "2025"]
    assert runs == case["then"]["run"]


@each("S42-T595")
def test_routed_units_run_from_who_comes_out_of_a_box(case: Case) -> None:
    """S42-13.3.2, 34.4.2: stack by stack, from a unit that can still go on."""
    foes = {FOOT: "2011 routed", "DE-ID-95": "2009 routed", PANZER: "2005"}
    f = soviet({ARMY: "2010", RIFLE: "@army-1", **foes}).play(f"emerge {RIFLE} 2010")
    assert f.frame() == "Retreat"
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.frame() == "Movement"
    assert {"2011", "2009"}.isdisjoint({f.where(FOOT), f.where("DE-ID-95")})
    assert f.allowed(f"march {RIFLE}")
    spent = soviet({ARMY: "2011", RIFLE: "@army-1 refitted", FOOT: "2009 routed"})
    spent.play(f"tactical {ARMY}", "to 2010", f"emerge {RIFLE} 2010")
    assert spent.frame() == "Movement"
    runs = [f.where(FOOT) != "2011", spent.where(FOOT) != "2009"]
    assert runs == case["then"]["run"]


# -- reserves (S42-25.2.1) ------------------------------------------------------------------------------

RESERVES = {"reserves": "on", "commanders": "on"}


@each("S42-T596")
def test_reserves_after_a_voyage(case: Case) -> None:
    """S42-25.2.1, 5.7.1: to marines it is one hex."""
    sailed = [
        soviet({MARINE: "2020"}, options=RESERVES).play(f"sail {MARINE} 2024", "halt"),
        soviet({MARINE: "2020", FOOT: "2025"}, options=RESERVES).play(f"sail {MARINE} 2024"),
        soviet({MARINE: "2021"}, options=RESERVES).play(
            f"tactical {MARINE}", "to 2020", "halt", f"sail {MARINE} 2024"
        ),
        soviet({MARINE: "2020"}, options=RESERVES).play(f"sail {MARINE} 2024", "to 2023"),
    ]
    assert [f.allowed(f"reserve {MARINE}") for f in sailed] == case["then"]["allowed"]
    army = soviet({ARMY: "2020"}, options=RESERVES).play(f"sail {ARMY} 2024")
    assert army.refused(f"reserve {ARMY}") == case["section"]


@each("S42-T597")
def test_no_reserve_for_a_commander_who_came_by_train(case: Case) -> None:
    """S42-25.2.1, 28.1.5: he has no train marker, but has gone far."""
    f = soviet({CHUIKOV: "2010"}, options=RESERVES)
    assert f.allowed(f"reserve {CHUIKOV}")
    f.play(f"rail {CHUIKOV}", "to 2002")
    assert f.marked(CHUIKOV, FAR)
    assert f.refused(f"reserve {CHUIKOV}") == case["section"]


# -- city battles (S42-11.6.2) --------------------------------------------------------------------------


@each("S42-T598")
def test_a_city_battle_ends_when_who_began_it_leaves(case: Case) -> None:
    """S42-11.6.2: in whatever way."""
    ways = {
        "on foot": (f"march {RIFLE}", "to 2019"),
        "by sea": (f"sail {RIFLE} 2024",),
        "into a box": (f"conceal {RIFLE} @army-1",),
        "by rail": (f"rail {RIFLE}", "to 2010"),
    }
    assert list(ways) == case["given"]["leaves"]
    for way, keys in ways.items():
        order = " disrupted" if way != "by rail" else " routed"  # trains do not leave from an EZOC
        f = soviet(
            {RIFLE: "2020", FOOT: "2021" + order, ARMY: "2003"},
            places={**PORTS, "2021": "minor_city"},
            control={"2021": "axis"},
        )
        f.s.besieges[f.unit(RIFLE)] = f.hex("2021")
        f.s.set_city_battle(f.hex("2021"), 1)
        f.play(*keys)
        assert f.s.city_battle[f.hex("2021")] == case["then"]["marker"], way


def test_the_last_defender_sails_out_of_a_contested_city() -> None:
    """S42-29.1.1, 29.1.4: it is the others' then."""
    f = shared({}, "2020")
    f.play(f"sail {SECOND} 2024")
    h = f.hex("2020")
    assert (f.s.city_battle[h], f.s.contested[h], f.s.holder[h]) == (0, -1, 0)
    assert f.s.control[f.sc.control_row[h]] == 0
