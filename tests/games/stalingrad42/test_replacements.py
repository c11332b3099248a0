"""Chapters 18.1, 19.4, 20.8, 21, 22.1, 30: the initial phase."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import replacements
from grognard.games.stalingrad42.scenario import FORTS, REPLACEMENTS
from grognard.games.stalingrad42.show.overlays import overlay
from grognard.games.zocbond.kinds import FIRED, MARCH, REFITTED
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

FOOT = "DE-ID-45"
RIFLE = "SU-RD-1"
RAILS = [["2003", "2002", "2001", "2000/2001"], ["1005", "0906", "0805", "0705/0805"]]
CONVERTED = ["1005", "0906", "0805"]


def initial(units: dict[str, str], player: str = "axis", have: str = "", **given: object) -> Field:
    """An initial phase with replacements of some kinds, three of each."""
    fields = {"rails": RAILS, "converted": CONVERTED, "phase": "initial", **given}
    f = Field(units, player=player, **fields)  # type: ignore[arg-type]
    for kind, name in enumerate(REPLACEMENTS):
        f.s.replacement[kind] = 3 if name in have.split() else 0
    return f


# -- steps for units on the map (S42-21.2) ----------------------------------------------------------------


@each("S42-T242")
def test_a_replacement_needs_order_and_supply(case: Case) -> None:
    f = initial(
        {FOOT: "0905 steps=2 disrupted", "DE-ID-95": "2015 steps=2", "DE-ID-299": "0905"}, have="infantry"
    )
    assert f.refused(f"refit {FOOT} infantry") == case["section"]
    assert f.refused("refit DE-ID-95 infantry") == case["section"]
    assert f.refused("refit DE-ID-299 infantry") == "S42-21.1.1"


@each("S42-T600")
def test_a_replacement_needs_a_line_and_no_marker(case: Case) -> None:
    """S42-16.4, 21.2: the marker comes off in the supply phase only (R-82); in a box its army's counts."""
    found = []
    for marked, lined in zip(case["given"]["marked"], case["given"]["line_now"], strict=True):
        place = "2001" if lined else "2015"
        f = initial({RIFLE: f"{place} steps=1{' out' if marked else ''}"}, "soviet", "infantry")
        found.append(f.allowed(f"refit {RIFLE} infantry"))
        if not found[-1]:
            assert f.refused(f"refit {RIFLE} infantry") == (case["section"] if lined else "S42-21.2")
    assert found == case["then"]["allowed"]
    boxed = {RIFLE: "@army-1 steps=1", "SU-RA-1": "2001 out"}
    f = initial(boxed, "soviet", "infantry", masks=[1, 2, 3, 4, 5, 6], turn=24)
    assert f.refused(f"refit {RIFLE} infantry") == case["section"]


def test_one_step_a_turn() -> None:
    """S42-21.2, 21.4."""
    f = initial({"SU-GRC-1": "2001 steps=2", RIFLE: "2001 steps=1"}, "soviet", "infantry")
    left = {note.text.id: note.text.args for note in overlay(f.s, f.s.asked[0], "left", []).notes}
    assert left["stalingrad42-left-refit"]["n"] == 3  # what is not used, however many could take it
    f.play(f"refit {RIFLE} infantry")
    assert f.steps(RIFLE) == 2
    assert f.marked(RIFLE, REFITTED)
    f = initial({"DE-PG-WIKING-4": "0905 steps=2"}, have="tank")
    assert f.refused("refit DE-PG-WIKING-4 tank", "refit DE-PG-WIKING-4 tank") == "S42-21.2"


@each("S42-T397", "S42-T454")
def test_which_replacement_is_for_whom(case: Case) -> None:
    """S42-21.1.2, 21.5.1, 21.5.2."""
    f = initial({}, have=" ".join(REPLACEMENTS))

    def allowed(kind: str, key: str) -> bool:
        return replacements.kind_refusal(f.s, f.unit(key), REPLACEMENTS.index(kind)) == 0

    if case["id"] == "S42-T454":
        for key in ("DE-PG-GD", "DE-STUG-201", "SU-GTB-5"):
            assert [allowed(kind, key) for kind in case["given"]["replacements"]] == case["then"]["each"]
        return
    pairs = [
        ("infantry", "SU-NKVD-GROZNY"),
        ("special", "SU-NKVD-GROZNY"),
        ("cavalry", RIFLE),
        ("infantry", "SU-CC-4"),
        ("special", RIFLE),
        ("tank", "SU-MC-4"),
        ("special", "RO-HQ-3A"),
        ("allied", "RO-HQ-3A"),
        ("allied", "SK-MOT-MOBILE"),
    ]
    assert [allowed(kind, key) for kind, key in pairs] == case["then"]["allowed"]


@each("S42-T399")
def test_a_remnant_becomes_its_unit_again(case: Case) -> None:
    """S42-21.3.4."""
    f = initial({"DE-REM-INFANTRY-1": f"0905 of={FOOT}"}, have="infantry")
    f.play("refit DE-REM-INFANTRY-1 infantry")
    assert {"parent on its reduced side": ("0905", 2)}[case["then"]["result"]] == (
        f.where(FOOT),
        f.steps(FOOT),
    )
    assert f.where("DE-REM-INFANTRY-1") == {"free": "@pool"}[case["then"]["remnant_counter"]]


# -- units that come back (S42-21.3.1) -----------------------------------------------------------------------


@each("S42-T396")
def test_with_how_many_steps_a_unit_is_rebuilt(case: Case) -> None:
    """S42-21.1.1."""
    f = initial({RIFLE: "@lost", "SU-GRC-1": "@lost"}, "soviet", "infantry")
    f.play(f"rebuild {RIFLE} @A infantry", "rebuild SU-GRC-1 @A infantry")
    assert [f.steps(RIFLE), f.steps("SU-GRC-1")] == case["then"]["steps"]
    assert f.marked(RIFLE, REFITTED)


@each("S42-T243")
def test_tank_corps_are_rebuilt_in_the_north(case: Case) -> None:
    """S42-21.3.1."""
    units = {"SU-TC-1": "@lost"}
    f = initial(units, "soviet", "tank", places={"2002": "major_city"}, control={"2002": "soviet"})
    assert f.refused("rebuild SU-TC-1 2002 tank") == case["section"]
    assert f.refused("rebuild SU-TC-1 @D tank") == case["section"]
    f.play("rebuild SU-TC-1 @A tank")


@each("S42-T245")
def test_not_beside_the_enemy(case: Case) -> None:
    """S42-21.3.1: whoever else is there."""
    units = {RIFLE: "@lost", FOOT: "2104", "SU-RD-153": "2003"}
    given = {"places": {"2003": "major_city"}, "control": {"2003": "soviet"}}
    f = initial(units, "soviet", "infantry", **given)
    assert f.refused(f"rebuild {RIFLE} 2003 infantry") == case["section"]
    del units[FOOT]
    f = initial({**units, "SU-RD-197": "@lost"}, "soviet", "infantry", **given)
    f.play(f"rebuild {RIFLE} 2003 infantry")
    assert f.refused("rebuild SU-RD-197 2003 infantry") == case["section"]


@each("S42-T398")
def test_rebuilding_at_a_headquarters(case: Case) -> None:
    """S42-21.3.1: of the same nation, within two hexes of the rail network, one a turn."""
    places = {"RO-HQ-3A": "1005", "DE-HQ-6A": "1107", "DE-HQ-4PZ": "1108"}
    allowed = []
    for key, place in places.items():
        f = initial({FOOT: "@lost", "DE-ID-95": "@lost", key: place}, have="infantry")
        assert key != "DE-HQ-6A" or f.sc.board.distance_between(f.hex("1005"), f.hex(place)) == 2
        assert key != "DE-HQ-4PZ" or f.sc.board.distance_between(f.hex("1005"), f.hex(place)) == 3
        allowed.append(f.allowed(f"rebuild {FOOT} {place} infantry"))
        if allowed[-1]:
            f.play(f"rebuild {FOOT} {place} infantry")
            assert f.refused(f"rebuild DE-ID-95 {place} infantry") == case["section"]
    assert allowed == case["then"]["allowed"]


@each("S42-T452")
def test_a_rebuilt_unit_may_overstack(case: Case) -> None:
    """S42-21.3.2: until the movement phase ends."""
    units = dict.fromkeys(("DE-ID-95", "DE-ID-299", "DE-ID-383", "DE-HQ-6A"), "1005")
    f = initial({**units, FOOT: "@lost"}, have="infantry")
    assert f.allowed(f"rebuild {FOOT} 1005 infantry") is (case["then"]["initial"] == "legal")
    assert f.play(f"rebuild {FOOT} 1005 infantry").where(FOOT) == "1005"
    moving = Field({**units, FOOT: "1005"}).play("done")
    assert (moving.frame() == "Trim") is (case["then"]["end_of_movement"] == "illegal")


@each("S42-T453")
def test_rebuilt_artillery_is_used(case: Case) -> None:
    """S42-21.3.3."""
    f = initial({"DE-HQ-6A": "@lost"}, have="special").play("rebuild DE-HQ-6A @X special")
    assert f.marked("DE-HQ-6A", FIRED) is (case["then"]["mode"] == "used")


@pytest.mark.parametrize(("key", "rule"), [("DE-ENG-LINDEN", "S42-20.9"), ("SU-GAR-ANAPA", "S42-20.4")])
def test_who_never_comes_back(key: str, rule: str) -> None:
    """S42-20.4, 20.9."""
    player, area = ("axis", "@X") if key.startswith("DE") else ("soviet", "@A")
    f = initial({key: "@lost"}, player, "special infantry")
    assert f.refused(f"rebuild {key} {area} special") == rule


# -- resource points (S42-18.1) ----------------------------------------------------------------------------


def test_what_resource_points_buy() -> None:
    """S42-18.1, 9.7.2: two of them in most turns."""
    f = initial({"DE-HQ-6A": "1005 fired", FOOT: "0905"}).play("ready DE-HQ-6A", "fortify 0905")
    assert not f.marked("DE-HQ-6A", FIRED)
    assert FORTS[f.s.fort[f.hex("0905")]] == "axis-begun"
    assert f.refused("buy @X") == "S42-18.1"
    f = initial({}).play("buy @X")
    assert f.where("AX-SP-1") == "@X"


def test_forts_are_finished_a_turn_later() -> None:
    """S42-9.7.2."""
    f = initial({}, forts={"0905": "axis-begun", "2005": "soviet-begun"})
    assert FORTS[f.s.fort[f.hex("0905")]] == "axis"
    assert FORTS[f.s.fort[f.hex("2005")]] == "soviet-begun"


def test_where_no_fort_is_built() -> None:
    """S42-9.7.2, 9.7.3."""
    f = initial(
        {RIFLE: "1108"}, terrain={"0905": "marsh"}, places={"0910": "minor_city"}, forts={"0906": "axis"}
    )
    assert f.refused("fortify 0905") == "S42-9.7.3"
    assert f.refused("fortify 0910") == "S42-9.7.3"
    assert f.refused("fortify 0906") == "S42-9.7.3"
    assert f.refused("fortify 1008") == "S42-9.7.3"  # an EZOC, and nobody is there
    assert f.refused("fortify 2015") == "S42-9.7.2"


@each("S42-T350")
def test_disrupted_artillery_cannot_be_turned_over(case: Case) -> None:
    """S42-13.2.1, 18.6.4: neither by resource points nor by supply points."""
    f = initial({"DE-HQ-6A": "1005 fired disrupted", "AX-SP-1": "1005"})
    assert f.refused("ready DE-HQ-6A") == case["section"]
    assert f.refused("spend AX-SP-1 DE-HQ-6A") == case["section"]
    f = initial({"DE-HQ-6A": "2010 fired", "AX-SP-1": "2010"})
    assert f.refused("ready DE-HQ-6A") == "S42-18.1"
    f.play("spend AX-SP-1 DE-HQ-6A")
    assert f.where("AX-SP-1") == "@pool"


# -- arrivals ----------------------------------------------------------------------------------------------


@each("S42-T234")
def test_a_headquarters_that_was_taken_comes_back(case: Case) -> None:
    """S42-19.4."""
    taken = case["given"]["removed_turn"]
    f = Field({FOOT: "2010", "SU-HQ-5TA": "2011"}, turn=taken).play(f"march {FOOT}", "to 2011")
    assert f.where("SU-HQ-5TA") == "@waiting"
    assert f.s.due[f.unit("SU-HQ-5TA")] == case["then"]["turn"]
    late = initial({"SU-HQ-5TA": "@waiting due=5"}, "soviet", turn=5)
    late.play("arrive SU-HQ-5TA @B")
    assert (
        initial({"SU-HQ-5TA": "@waiting due=5"}, "soviet", turn=4).refused("arrive SU-HQ-5TA @B")
        == case["section"]
    )


@each("S42-T602")
def test_a_headquarters_that_comes_back_moves_as_usual(case: Case) -> None:
    """S42-19.4, 21.4: it has used no replacement (R-80)."""
    f = initial({"SU-HQ-5TA": "@waiting due=5"}, "soviet", turn=5).play("arrive SU-HQ-5TA @B")
    assert f.marked("SU-HQ-5TA", REFITTED) is case["then"]["replacement_marker"]
    free = f.sc.movement_rules.gait_refusal(f.s, f.unit("SU-HQ-5TA"), MARCH) == 0
    assert free is case["then"]["moves_normally"]


@each("S42-T235")
def test_a_lone_supply_point_is_taken(case: Case) -> None:
    """S42-19.3."""
    f = Field({FOOT: "2010", "SU-SP-1": "2011"}).play(f"march {FOOT}", "to 2011")
    assert (f.where("SU-SP-1") == "@pool") is (case["then"]["sp"] == "removed")


@each("S42-T240")
def test_volunteers(case: Case) -> None:
    """S42-20.8: one a turn, if the Axis has both cities; they hardly move."""
    units = {"NC-VOL-1": "@waiting due=99", "NC-VOL-2": "@waiting due=99"}
    control = {"2849": "axis", "4549": "axis"}
    f = Field(units, whole_map=True, phase="initial", control=control, turn=15)
    f.play("arrive NC-VOL-1 2849")
    assert f.marked("NC-VOL-1", REFITTED)
    assert f.refused("arrive NC-VOL-2 4549") == case["section"]
    one = Field(units, whole_map=True, phase="initial", control={"2849": "axis"}, turn=15)
    assert one.refused("arrive NC-VOL-1 2849") == case["section"]
    off = Field(units, whole_map=True, phase="initial", control=control, turn=15)
    assert off.refused("arrive NC-VOL-1 @X") == case["section"]
    assert case["then"]["max_hexes"] == f.sc.replacement_hexes


@each("S42-T424")
def test_the_transcaucasus_front(case: Case) -> None:
    """S42-30.0: once an Axis unit is south of row 40, one unit a turn."""
    units = {"SU-GCC-4": "@waiting due=99", "SU-GCC-5": "@waiting due=99"}
    for row, count in zip(case["given"]["axis_unit_row"], case["then"]["units_arriving"], strict=True):
        f = Field({FOOT: f"30{row - 1}", **units}, whole_map=True, turn=10)
        f.play(f"march {FOOT}", f"to 30{row}")
        assert f.s.transcaucasus_awake == count
    f = Field(units, whole_map=True, player="soviet", phase="initial", turn=10)
    f.s.transcaucasus_awake = 1
    assert f.refused("arrive SU-GCC-4 @A") == case["section"]
    f.play("arrive SU-GCC-4 @H")
    assert f.refused("arrive SU-GCC-5 @H") == case["section"]


def test_reinforcements_of_a_scenario_come_on_their_turn() -> None:
    """S42-22.1.2."""
    arrivals = [{"turn": 3, "areas": ["A", "B"], "keys": [RIFLE]}]
    f = Field({RIFLE: "@waiting due=3"}, arrivals=arrivals, player="soviet", phase="initial")
    assert [key for key in f.options() if key.startswith("arrive")] == [
        f"arrive {RIFLE} @A",
        f"arrive {RIFLE} @B",
    ]
    assert f.refused(f"arrive {RIFLE} @C") == "S42-22.1.1"
    for part, rule in (("C1", "S42-C1.2"), ("C2", "S42-C2.3"), ("C3", "S42-C3.2")):
        units = {RIFLE: "@waiting due=3"}
        other = Field(units, arrivals=arrivals, player="soviet", phase="initial", part=part)
        assert other.refused(f"arrive {RIFLE} @C") == rule
    f.play(f"arrive {RIFLE} @B")


def test_a_replacement_is_used_up() -> None:
    """S42-21.1.1, 21.2: one for each step."""
    f = initial({FOOT: "0905 steps=2", "DE-ID-95": "0906 steps=1"}, have="infantry")
    kind = REPLACEMENTS.index("infantry")
    f.play(f"refit {FOOT} infantry")
    assert f.s.replacement[kind] == 2
    f.play("refit DE-ID-95 infantry")
    assert f.s.replacement[kind] == 1


def test_only_artillery_comes_back_used() -> None:
    """S42-21.3.3: a rebuilt rifle division has not fired; it has had its step of this turn."""
    f = initial({RIFLE: "@lost"}, "soviet", "infantry")
    f.play(f"rebuild {RIFLE} @A infantry")
    assert f.marked(RIFLE, REFITTED)
    assert not f.marked(RIFLE, FIRED)
