# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 16: breakthrough combat. The neighbours of 3011 are 3111 3012 2911 2910 3010 3110."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.attack import HollandAttack
from grognard.games.holland44.events import EVENTS
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.results import LONG, NORMAL, code_named

from .cases import Case, case, each
from .field import Field
from .fight import Rest, bits, step, suffer
from .withdrawal import follow

FOOT = "1-501"
OTHER = "2-501"
MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
FOE = "I-Hoffmann"


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def thrust(*units: str, places: str = "3012", **more: Any) -> Field:
    """A long advance into 3011 by units in 3012, with an enemy in 3010."""
    f = field({**dict.fromkeys(units, places), FOE: "3010"}, **more)
    return follow(f, *units, vacated="3011", kind=LONG)


def strike(f: Field, monkeypatch: pytest.MonkeyPatch, code: str, target: str = "3010") -> Field:
    """Breakthrough combat whose die brings a result."""
    monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named(code))
    f.script.rolls.append(1)
    f.play(f"strike {target}")
    monkeypatch.undo()
    return f


def flee(f: Field) -> Field:
    """The defenders give way, by the first way there is."""
    while f.asked() == "german":
        f.play("yield" if "yield" in f.options() else f.options()[0])
    return f


def test_H44_C_340_only_after_ds_and_dmr() -> None:
    """H44-16.1."""
    f = field({FOOT: "3012", FOE: "3010"})
    kind = f.sc.combat.advance_kind[code_named(case("H44-C-340")["given"]["result"])]
    follow(f, FOOT, vacated="3011", hexes=2, kind=kind).play(f"with {FOOT}", "to 3011")
    assert f.allowed("strike 3010") is not case("H44-C-340")["then"]["refused"]
    assert f.refused("strike 3010") == "H44-16.1"


@pytest.mark.pure
def test_H44_C_333_a_group_forms_in_the_vacated_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.2: out of two hexes, at the cost of one hex."""
    then = case("H44-C-333")["then"]
    f = field({FOOT: "3012", OTHER: "3111", FOE: "3010"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {OTHER}")
    assert f.refused("to 3112") == "H44-16.2"
    f.play("to 3011")
    assert (f.where(FOOT), f.where(OTHER)) == ("3011", "3011")
    flee(strike(f, monkeypatch, "DMR"))
    assert f.s.top().facts(f.s)[0] == then["remaining_hexes"]


def test_the_group_picks_up_others_as_it_advances() -> None:
    """H44-16.2."""
    f = field({FOOT: "2912", OTHER: "3012", FOE: "3010"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3012")
    assert f"with {OTHER}" in f.options()
    f.play(f"with {OTHER}", "to 3011")
    assert (f.where(FOOT), f.where(OTHER)) == ("3011", "3011")


def test_the_others_go_when_the_group_has_finished() -> None:
    """H44-16.2: and do not fight."""
    f = field({FOOT: "3012", OTHER: "3111", FOE: "3010"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 2912", "halt")
    assert f.refused(f"with {OTHER}", "to 3011", "strike 3010") == "H44-16.2"


@pytest.mark.pure
def test_H44_C_566_the_hex_it_empties_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.3.1: or the group stays."""
    f = thrust(FOOT, OTHER)
    f.play(f"with {FOOT}", f"with {OTHER}", "to 3011")
    flee(strike(f, monkeypatch, "DR"))
    then = case("H44-C-566")["then"]
    assert f.s.top().facts(f.s)[0] == then["remaining_hexes"]
    assert f.allowed("to 3010") is then["may_enter_vacated_free"]
    assert f.allowed("halt") is then["may_stay"]
    assert {key for key in f.options() if not key.startswith("drop")} == {"to 3010", "halt"}
    f.play("to 3010")
    assert f.where(FOOT) == "3010"
    assert f.frame() == "Rest"


@pytest.mark.pure
def test_H44_C_335_no_second_breakthrough(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.3.2, 16.3.3: after DS or DMR the group finishes its advance, and nothing is added to it."""
    f = field({FOOT: "3012", OTHER: "3012", FOE: "2911", "Ge-Inf-1": "3009"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {OTHER}")
    flee(strike(f, monkeypatch, "DMR", target="2911"))
    assert f.s.top().facts(f.s)[0] == 1
    f.play("to 2911")
    assert f.s.top().facts(f.s)[0] == 1  # the hex it has emptied was free
    assert f.allowed("strike 3009") is not case("H44-C-335")["then"]["refused"]
    assert f.refused("strike 3009") == "H44-16.3.2"
    f.play("to 2910")
    assert f.frame() == "Rest"


@pytest.mark.pure
def test_a_group_that_is_repulsed_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.3.1, 16.3.2."""
    f = field({FOOT: "3012", OTHER: "3012", FOE: "2911"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {OTHER}")
    strike(f, monkeypatch, "ENG", target="2911")
    assert f.frame() == "Rest"
    assert f.where(FOOT) == "3012"


def test_no_breakthrough_with_no_hex_left() -> None:
    """H44-16.3.1: it costs one."""
    f = field({FOOT: "3013", FOE: "3010"})
    follow(f, FOOT, vacated="3012", kind=LONG)
    f.play(f"with {FOOT}", "to 3012", "to 3011")
    assert f.frame() == "Rest"


def test_the_road_bonus_pays_for_one_unit() -> None:
    """H44-16.3.4."""
    road = [["3013", "3012", "3011"]]
    f = field({MOTOR: "3013", FOE: "3010"}, roads=road)
    follow(f, MOTOR, vacated="3012", kind=LONG).play(f"with {MOTOR}", "to 3012", "to 3011")
    assert "strike 3010" in f.options()
    f = field({MOTOR: "3013", TANKS: "3013", FOE: "3010"}, roads=road)
    follow(f, MOTOR, TANKS, vacated="3012", kind=LONG)
    f.play(f"with {MOTOR}", f"with {TANKS}", "to 3012", "to 3011")
    assert f.refused("strike 3010") == "H44-16.3.4"


def test_not_from_a_hex_with_strangers() -> None:
    """H44-16.3.5."""
    f = field({FOOT: "3012", OTHER: "3011", FOE: "3010"})
    follow(f, FOOT, vacated="3011", kind=LONG)
    assert f.refused(f"with {FOOT}", "to 3011", "strike 3010") == "H44-16.3.5"


@pytest.mark.parametrize("water", ["minor", "canal", "major"])
def test_not_across_unbridged_water(water: str) -> None:
    """H44-16.3.5."""
    f = thrust(FOOT, water={"3010/3011": water})
    assert f.refused(f"with {FOOT}", "to 3011", "strike 3010") == "H44-16.3.5"


def test_H44_C_337_no_artillery_and_no_air() -> None:
    """H44-16.3.5, 17.2: nothing can be added, so the die is rolled at once."""
    f = field({MOTOR: "3012", FOE: "3010", "Gds-Div": "3013", TANKS: "3012"}, rolls=[1])
    f.s.air_left = 2
    follow(f, MOTOR, TANKS, vacated="3011", kind=LONG)
    f.play(f"with {MOTOR}", f"with {TANKS}", "to 3011", "strike 3010")
    (combat,) = [event for event in f.sink.events if EVENTS[event.kind].name == "combat"]
    assert combat.ledgers is not None
    support = [line for line in combat.ledgers[2].lines if line.name in ("artillery", "air")]
    assert sum(line.value for line in support) == case("H44-C-337")["then"]["shift"]
    assert (f.marked("Gds-Div", FIRED), f.s.air_left) == (False, 2)


@pytest.mark.pure
def test_units_that_retreated_are_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.1, 16.4: they defend, and are routed if they retreat again."""
    f = field({FOOT: "3012", OTHER: "3012", FOE: "3010 fled"})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {OTHER}", "to 3011")
    flee(strike(f, monkeypatch, "DR"))
    assert f.where(FOE) != "@lost"
    assert f.order(FOE) == "routed"


def test_H44_C_339_joining_another_attack() -> None:
    """H44-16.5: at half strength, never leading, and that attack comes next."""
    units = {"1-RTR": "3012", MOTOR: "3009", TANKS: "3009", FOE: "3010"}
    f = Field(units, phase="combat", rolls=[1])
    follow(f, "1-RTR", vacated="3011", kind=LONG)
    f.play("with 1-RTR", "to 3011")
    assert {"strike 3010", "join 3010"} <= set(f.options())
    f.play("join 3010")
    then = case("H44-C-339")["then"]
    assert step(f) == {"next": "Attack.attackers"}[then["order"]]
    assert f.refused("commit") == "H44-9.1"
    f.play(f"with {MOTOR}")
    assert f.s.top().facts(f.s)[0] == 5 + then["adds"]
    f.play("commit")  # there is but one formation to lead
    assert len(f.told("combat")) == 1


@each("H44-C-669")
def test_a_group_whose_partners_have_gone_attacks_nobody(case: Case) -> None:
    """H44-16.5, 16.2: units of the first attack advance before the joined one is made."""
    for way, made in zip(
        (("halt",), (f"with {MOTOR}", "to 3008", "halt")), case["then"]["made"], strict=True
    ):
        f = Field({"1-RTR": "3012", MOTOR: "3009", FOE: "3010"}, phase="combat", rolls=[1])
        follow(f, "1-RTR", MOTOR, vacated="3011", kind=LONG)
        f.play("with 1-RTR", "to 3011", "join 3010", *way)
        assert (f.frame() == "Attack") == made
        assert len(f.told("cancelled")) == 1 - made


def test_joining_needs_another_attack() -> None:
    """H44-16.5."""
    f = thrust(FOOT)
    assert f.refused(f"with {FOOT}", "to 3011", "join 3010") == "H44-16.5"


def test_H44_C_573_nobody_is_there() -> None:
    """H44-25.3.5: the face-down unit is removed and the advance goes on."""
    f = field({FOOT: "3012", "unknown-1": "3010"})
    f.script.draws.append(f.sc.unknown_empty.index(1))
    follow(f, FOOT, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", "to 3011", "strike 3010")
    then = case("H44-C-573")["then"]
    assert (f.s.holder[f.hex("3010")] < 0) is then["removed"]
    assert f.allowed("to 3010") is then["continue_advance"]
    f.play("to 3010")
    assert f.where(FOOT) == "3010"


def test_after_an_automatic_ds() -> None:
    """H44-8.7, 16.1: in the combat phase those who made it up advance and may break through."""
    f = Field({MOTOR: "3012 shattered", FOOT: "3009", FOE: "3010"}, phase="combat")
    f.s.quarry[f.unit(MOTOR)] = f.hex("3011")
    f.play("follow 3011", f"with {MOTOR}", "to 3011")
    assert "strike 3010" in f.options()


def test_a_whole_attack_breaks_through() -> None:
    """H44-9.3, 15, 16: from the die to the second combat."""
    units = {MOTOR: "2009", TANKS: "2009", FOE: "2010", "Ge-Inf-1": "2011"}
    f = Field(units, phase="combat")
    suffer(f, MOTOR, TANKS, code="DMR")
    flee(f)
    assert f.frame() == "Advance"
    f.play(f"with {MOTOR}", f"with {TANKS}", "to 2010")
    assert f.where(MOTOR) == "2010"
    f.script.rolls.append(1)
    f.play("strike 2011")
    assert [units.bit_count() for units, *_ in f.told("strikes")] == [2]
    assert len(f.told("combat")) == 1


@pytest.mark.pure
def test_who_dies_holding_leaves_no_free_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-12.3, 16.3.1: after a successful defence nobody enters the empty hex."""
    f = field({FOOT: "3012", "Ge-Inf-1": f"3010 of={FOE}", FOE: "@lost"}, terrain={"3010": "city"})
    follow(f, FOOT, vacated="3011", kind=LONG).play(f"with {FOOT}", "to 3011")
    strike(f, monkeypatch, "DR")
    f.script.rolls.append(3)  # in a city: held, and the leader loses a step
    f.play("stand Ge-Inf-1")
    assert f.where("Ge-Inf-1") == "@pool"
    assert (f.frame(), f.where(FOOT)) == ("Rest", "3011")


@pytest.mark.parametrize("blown", [(), (1,), (1, 2)])
def test_a_group_over_two_mined_bridges(blown: tuple[int, ...]) -> None:
    """H44-5.4, 16.2: the Germans are asked about both; who can still cross may advance."""
    sides = {"3011/3012": "canal", "3011/3111": "canal"}
    f = field(
        {MOTOR: "3012", TANKS: "3111", FOE: "3010"},
        water=sides,
        roads=[["3012", "3011"], ["3111", "3011"]],
        bridges=dict.fromkeys(sides, "mined"),
        rolls=[6] * len(blown),
    )
    follow(f, MOTOR, TANKS, vacated="3011", kind=LONG).play(f"with {MOTOR}", f"with {TANKS}", "to 3011")
    for number in (1, 2):
        assert f.asked() == "german"
        key = next(key for key in f.options() if key.startswith("blow"))
        f.play(key if number in blown else "spare")
    if not blown:
        assert (f.where(MOTOR), f.where(TANKS)) == ("3011", "3011")
    else:
        assert (f.asked(), f.where(MOTOR), f.where(TANKS)) == ("allied", "3012", "3111")
        assert f"with {MOTOR}" in f.options()


def test_the_road_bonus_lets_one_unit_and_a_free_one_fight() -> None:
    """H44-16.3.4."""
    road = [["3014", "3013", "3012", "3011"]]
    units = {MOTOR: "3014", "RE-XXX": "3014", "Br-Tk-1": f"3014 of={TANKS}", FOE: "3011"}
    f = field(units, roads=road)
    follow(f, MOTOR, "RE-XXX", "Br-Tk-1", vacated="3013", kind=LONG)
    f.play(f"with {MOTOR}", "with RE-XXX", "with Br-Tk-1", "to 3013", "to 3012")
    f.script.rolls.append(1)
    f.play("strike 3011")
    told = f.told("strikes")[0][0]
    assert told.bit_count() == 2
    assert told >> f.unit(MOTOR) & 1


def test_two_tanks_of_one_step_do_not_share_the_road_bonus() -> None:
    """H44-15.4, 6.2: with another armor unit there neither stacks for free."""
    tanks = {"Br-Tk-1": f"3012 of={TANKS}", "Br-Tk-2": f"3012 of={TANKS}"}
    f = field(tanks, roads=[["3012", "3011", "3010"]])
    follow(f, "Br-Tk-1", "Br-Tk-2", vacated="3011", kind=NORMAL)
    f.play("with Br-Tk-1", "with Br-Tk-2", "to 3011")
    assert f.refused("to 3010") == "H44-15.4"


@pytest.mark.parametrize(("water", "state"), [("canal", "safe"), ("major", "mined"), ("minor", "")])
def test_over_bridges_a_group_strikes(water: str, state: str) -> None:
    """H44-16.3.5: bridges of every kind that stand; a road over a minor river is one."""
    bridges = {"3010/3011": state} if state else {}
    f = thrust(MOTOR, water={"3010/3011": water}, roads=[["3012", "3011", "3010"]], bridges=bridges)
    assert "strike 3010" in f.play(f"with {MOTOR}", "to 3011").options()


def test_not_over_a_blown_bridge_nor_a_ferry() -> None:
    """H44-16.3.5."""
    blown = {"3010/3011": "blown"}
    f = thrust(MOTOR, water={"3010/3011": "canal"}, roads=[["3011", "3010"]], bridges=blown)
    assert f.refused(f"with {MOTOR}", "to 3011", "strike 3010") == "H44-16.3.5"
    f = thrust(MOTOR, water={"3010/3011": "major"}, ferries=["3010/3011"])
    assert f.refused(f"with {MOTOR}", "to 3011", "strike 3010") == "H44-16.3.5"


def test_a_mined_bridge_blown_before_the_strike_costs_nothing() -> None:
    """H44-5.4, 9.3, 16.3.1: nobody can attack, and the group has its hex still."""
    bridge = {"3010/3011": "mined"}
    f = thrust(MOTOR, water={"3010/3011": "canal"}, roads=[["3011", "3010"]], bridges=bridge, rolls=[6])
    f.play(f"with {MOTOR}", "to 3011", "strike 3010")
    assert f.asked() == "german"
    f.play("blow 3010/3011")
    assert f.bridge("3010/3011") == "blown"
    assert f.s.top().facts(f.s)[0] == 1


@pytest.mark.pure
def test_who_is_eliminated_leaves_the_hex_free_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-13.4, 16.3.1."""
    f = field({FOOT: "3012", "Ge-Inf-1": f"3010 of={FOE}", FOE: "@lost"})
    follow(f, FOOT, vacated="3011", kind=LONG).play(f"with {FOOT}", "to 3011")
    strike(f, monkeypatch, "D1")
    assert f.where("Ge-Inf-1") == "@pool"
    assert "to 3010" in f.options()


def test_a_strike_without_a_step_before_it() -> None:
    """H44-16.1, 16.3.1: from where the group stands, for one of its two hexes."""
    f = field({FOOT: "3012", FOE: "3013"})
    follow(f, FOOT, vacated="3011", kind=LONG)
    assert "strike 3013" in f.play(f"with {FOOT}").options()


@pytest.mark.pure
def test_overstacked_defenders_fight_breakthrough_with_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-13.1.4: the others add nothing, but retreat with them."""
    crowd = {FOE: "3010", "II-Hoffmann": "3010", "KG-Seidel": "3010 fled disrupted crammed"}
    f = field({FOOT: "3012", OTHER: "3012", **crowd})
    follow(f, FOOT, OTHER, vacated="3011", kind=LONG)
    f.play(f"with {FOOT}", f"with {OTHER}", "to 3011")
    flee(strike(f, monkeypatch, "DR"))
    assert f.s.holder[f.hex("3010")] < 0
    assert f.where("KG-Seidel") != "@lost"
    assert f.order("KG-Seidel") == "routed"


def test_a_real_unknown_unit_is_fought_at_once() -> None:
    """H44-25.3.5: breakthrough combat, never a mere step."""
    f = field({FOOT: "3012", "unknown-1": "3010"})
    f.script.draws.append(f.draw_index("infantry_company"))
    follow(f, FOOT, vacated="3011", kind=LONG).play(f"with {FOOT}", "to 3011")
    assert f.refused("to 3010") == "H44-8.1"
    f.script.rolls.append(1)
    f.play("strike 3010")
    assert len(f.told("combat")) == 1


@pytest.mark.pure
def test_who_has_joined_may_enter_the_hex_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-16.3.1, 16.3.3, 16.5: free, after those who made the attack, and without any other hex."""
    units = {"1-RTR": "3012", MOTOR: "3009", TANKS: "3009", FOE: "3010"}
    f = Field(units, phase="combat", rolls=[1])
    follow(f, "1-RTR", vacated="3011", kind=LONG)
    f.play("with 1-RTR", "to 3011", "join 3010", f"with {MOTOR}")
    monkeypatch.setattr(f.sc.combat, "result", lambda _column, _face: code_named("DMR"))
    flee(f.play("commit"))
    assert [key for key in f.options() if key.startswith("with")] == [f"with {MOTOR}"]
    f.play("halt")
    assert [key for key in f.options() if key.startswith("with")] == ["with 1-RTR"]
    assert f.refused("with 1-RTR", "to 3110") == "H44-15.2"
    assert f.play("to 3010").where("1-RTR") == "3010"
    assert f.frame() != "Advance"


@each("H44-C-681")
def test_a_group_that_has_joined_drops_out_with_its_bridge(case: Case) -> None:
    """H44-16.5, 16.3.5, 5.4: it spends its breakthrough combat, which crosses no unbridged water."""
    for at, die in enumerate(case["given"]["die"]):
        joined = []
        attacks = []
        for water in ("canal", "major"):
            f = Field(
                {"1-RTR": "3012", MOTOR: "3009", TANKS: "3009", FOE: "3010"},
                phase="combat",
                rolls=[die, 1],
                water={"3010/3011": water},
                roads=[["3011", "3010"]],
                bridges={"3010/3011": "mined"},
            )
            follow(f, "1-RTR", vacated="3011", kind=LONG)
            f.play("with 1-RTR", "to 3011", "join 3010", f"with {MOTOR}", f"with {TANKS}", "commit")
            f.play("blow 3010/3011")
            assert (f.bridge("3010/3011") == "blown") == case["then"]["blown"][at]
            if step(f) == "Attack.blown":
                top = f.s.top()
                assert isinstance(top, HollandAttack)
                joined.append(bool(top.joined))
                assert top.units == bits(f, MOTOR, TANKS)
                attacks.append(f.allowed("commit"))
            else:
                joined.append(True)
                attacks.append(len(f.told("combat")) == 1)
        assert joined == [case["then"]["joined"][at]] * 2
        assert attacks == [case["then"]["others_attack"][at]] * 2
