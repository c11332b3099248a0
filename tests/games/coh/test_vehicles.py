# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 14, 15 and 16.0: how vehicles move, bog down, fire and are hit; trucks and traffic jams."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.combat import target_colour

from .cases import Case, case, each
from .ground import Battle, hilly
from .shots import attacks, figures, fire, hits, lines, price, reprint

G = "G-INF-1"
S = "S-RIF-1"
ROW = ["F05", "F06", "F07", "F08", "F09", "F10"]


def counter(figures: dict[str, Any]) -> str:
    """A vehicle of the box with the figures of a case."""
    return next(
        kind.id
        for kind in load_box().units.values()
        if kind.kind == figures["cls"] and kind.move == figures["move"] and kind.bonus == figures["bonus"]
    )


class Drive:
    """A vehicle in F05 facing east with a full pool; `way` plays its moves along row F."""

    def __init__(self, unit: str, terrain: list[str], *, road: bool = False, **fields: Any) -> None:
        self.side = "german" if unit[0] == "G" else "soviet"
        self.key = G if self.side == "german" else S
        units = {G: "G_INF A01 E", S: "S_RIF A18 W", **fields.pop("units", {})}
        units[self.key] = f"{unit} F05 {fields.pop('facing', 'E')} active"
        ground = dict(zip(ROW[1:], terrain, strict=False))
        ground["F05"] = fields.pop("start", "open")
        roads = [ROW[: len(terrain) + 1]] if road else []
        values: dict[str, Any] = {"ap": (7, 7), "current_cap": (0, 0)}
        self.b = hilly(
            units, fields.pop("levels", {}), ground, roads=roads, turn=self.side, **{**values, **fields}
        )

    def keys(self, hexes: list[str]) -> list[str]:
        """The moves of one action into these hexes, each with its free pivot."""
        found = []
        for name in hexes:
            found += [f"move {self.key} {name}", f"face {self.key} E"]
        return found

    def go(self, *hexes: str) -> int:
        """One action into these hexes, ended at once; what it costs."""
        paid = self.b.price(f"ap {self.key}", *self.keys(list(hexes)))
        if self.b.game.decision.kind == "Action.bonus":
            paid += self.b.price("done")
        return paid

    def farthest(self) -> int:
        """How many hexes east one action can take it."""
        self.b.play(f"ap {self.key}")
        count = 0
        for name in ROW[1:]:
            if f"move {self.key} {name}" not in self.b.offers():
                break
            self.b.play(*self.keys([name]))
            count += 1
            if self.b.game.decision.kind != "Action.bonus":
                break
        return count


# -- COH-14.0 --------------------------------------------------------------------------------------------


@each("COH-T248", "COH-T249", "COH-T256", "COH-T259", "COH-T261")
def test_bonus_movement(case: Case) -> None:
    """COH-14.0(2), (3), (5), (10), E.8, F.12: one price, one action, then the enemy's turn."""
    given, then = case["given"], case["then"]
    d = Drive(
        counter(given["unit"]),
        given["terrain"],
        road=given.get("road_link", False),
        start=given.get("start", "open"),
    )
    hexes = ROW[1 : 1 + len(given["terrain"])]
    assert d.go(*hexes) == then["price"]
    assert d.b.where(d.key) == hexes[-1]
    assert d.b.asked() != d.side
    assert d.b.events().count("pays") == then.get("actions", 1)


@each("COH-T248", "COH-T249", "COH-T259")
def test_the_bonus_ends(case: Case) -> None:
    """COH-14.0(2), (3): no hex more than the symbols give, however far the ground is good."""
    given = case["given"]
    d = Drive(counter(given["unit"]), ["open"] * 5, road=given.get("road_link", False))
    assert d.farthest() == len(given["terrain"])


def test_COH_T250_wheels_have_no_bonus_off_the_road() -> None:
    """COH-14.0(3)."""
    given, then = case("COH-T250")["given"], case("COH-T250")["then"]
    unit = counter(given["unit"])
    assert Drive(unit, given["terrain"], road=given["road_link"]).farthest() == then["max_hexes"]
    d = Drive(unit, given["terrain"])
    d.b.play(f"ap {d.key}", *d.keys(["F06"]))
    assert d.b.asked() != d.side


@each("COH-T251", "COH-T252")
def test_figure_24_into_the_forest(case: Case) -> None:
    """COH-14.0(4): other terrain is a separate action at its own price; a bonus hex not used is lost."""
    given, then = case["given"], case["then"]
    hexes = len(case["when"][0].split("+"))
    d = Drive(
        counter(given["unit"]),
        [*case["when"][0].split("+"), case["when"][-1]],
        ap=(given["ap"], given["ap"]),
        current_cap=(3, 3),
    )
    first = ROW[1 : 1 + hexes]
    assert d.go(*first) == then["prices"][0]
    pool = 0 if d.side == "german" else 1
    assert d.b.s.ap[pool] == then["ap"][0]
    d.b.play("stall cap")
    assert d.go(ROW[1 + hexes]) == then["prices"][1]
    assert d.b.s.ap[pool] == then["ap"][1]


def test_COH_T253_slopes_are_added_for_every_hex() -> None:
    """COH-14.0(6), F.12: two levels up on the way, in one action."""
    given, then = case("COH-T253")["given"], case("COH-T253")["then"]
    levels = {"F07": 1, "F08": given["level_gain"]}
    d = Drive(counter(given["unit"]), given["terrain"], levels=levels)
    assert d.go("F06", "F07", "F08") == then["price"]
    assert d.b.events().count("pays") == then["actions"]


def test_slopes_beyond_the_pool_stop_a_bonus_move() -> None:
    """COH-14.0(6): every AP of the way must be paid."""
    d = Drive("S_T34", ["open"] * 3, levels={"F06": 0, "F07": 1, "F08": 2}, ap=(0, 2))
    assert d.farthest() == 2
    d.b.play("done")
    assert d.b.status(S) == "spent"


def test_COH_T255_a_tank_in_reverse() -> None:
    """COH-14.0(9): one AP more, one hex, no bonus."""
    given, then = case("COH-T255")["given"], case("COH-T255")["then"]
    d = Drive(counter(given["unit"]), ["open"] * 3, facing="W")
    assert d.b.price(f"ap {d.key}", *d.keys(["F06"])) == then["price"]
    assert d.b.asked() != d.side, "no bonus hex is offered"
    assert ROW.index(d.b.where(d.key)) == then["max_hexes"]


def test_bonus_steps_go_to_front_hexes() -> None:
    """COH-14.0(7), ruling G-23: a free pivot after every hex, then on through its front."""
    d = Drive("S_T34", ["open"] * 3)
    d.b.play(f"ap {S}", f"move {S} F06", f"face {S} NW")
    assert [o for o in d.b.offers() if o.startswith("move")] == [
        f"move {S} {h}" for h in ("F05", "E06", "E07")
    ]
    assert d.b.refused(f"move {S} F07") == "COH-14.0"
    d.b.play(f"move {S} E06", f"face {S} SW", f"move {S} E05", f"face {S} SE")
    assert (d.b.where(S), d.b.facing(S), d.b.asked()) == ("E05", "SE", "german")


def test_COH_T257_driving_through_an_anti_tank_gun() -> None:
    """COH-14.0(8), F.13: no close combat and no reaction on the way."""
    given, then = case("COH-T257")["given"], case("COH-T257")["then"]
    unit, place = counter(given["unit"]), ROW[given["enemy_in"][0] + 1]
    gun = {S: f"S_AT45 {place} W"} if unit[0] == "G" else {G: f"G_PAK38 {place} W"}
    d = Drive(unit, given["terrain"], units=gun)
    turns = d.b.events().count("pays")
    d.go("F06", "F07", "F08")
    assert (d.b.where(d.key) == "F08") is then["legal"]
    assert ("assaults" in d.b.events()) is then["cc"]
    assert (d.b.events().count("pays") != turns + 1) is then["reaction_midway"]
    assert not d.b.s.contested(d.b.hex("F07"))


@each("COH-T258")
def test_no_bonus_into_other_terrain(case: Case) -> None:
    """COH-14.0(4)."""
    d = Drive(counter(case["given"]["unit"]), case["given"]["terrain"])
    assert (d.farthest() == 2) is case["then"]["legal"]


def test_no_bonus_after_paying_for_other_terrain() -> None:
    """COH-14.0(5): the paid hex must be bonus terrain as well."""
    d = Drive("S_T34", ["brush", "open", "open"])
    assert d.farthest() == 1


def test_COH_T260_wheels_and_forest() -> None:
    """COH-14.0(1), (10): never off the road."""
    given, then = case("COH-T260")["given"], case("COH-T260")["then"]
    d = Drive(given["unit"], given["terrain"], road=given["road_link"])
    assert d.b.verdict(f"ap {G}", f"move {G} F06") == (then["legal"], "COH-4.0")


def test_entering_a_road_from_beside_it_pays_the_terrain() -> None:
    """COH-14.0(10): the road runs through F06 from north to south; its benefits begin with the next hex."""
    units = {G: "G_PZ3 F05 E active", S: "S_RIF A18 W"}
    b = Battle(units, terrain={"F06": "forest"}, roads=[["E06", "F06", "G06"]], ap=(7, 0), current_cap=(1, 1))
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} NW") == 1 + 2
    b.play("stall cap")
    assert b.price(f"ap {G}", f"move {G} E06", f"face {G} E", "done") == 1


def test_an_opportunity_move_uses_the_bonus() -> None:
    """COH-3.1(3), F.1: a T-34 goes three open hexes and is spent."""
    b = Battle({S: "S_T34 F05 E", G: "G_INF A01 E"}, turn="soviet")
    keys = [key for h in ROW[1:4] for key in (f"move {S} {h}", f"face {S} E")]
    b.play(f"opp {S}", *keys)
    assert (b.where(S), b.status(S)) == ("F08", "spent")


def test_a_vehicle_pivots_for_one_ap() -> None:
    """COH-14.0(11)."""
    d = Drive("S_T34", ["open"])
    assert d.b.price(f"ap {S}", f"pivot {S} W") == 1


# -- COH-14.1 --------------------------------------------------------------------------------------------


@each("COH-T262", "COH-T264")
def test_bog_check(case: Case) -> None:
    """COH-14.1(1): 6 or more is fine; CAP count."""
    given, then = case["given"], case["then"]
    d = Drive("S_T34", ["marsh"], current_cap=(0, given["cap"]), rolls=[given["roll"]])
    d.b.play(f"ap {S}", f"move {S} F06")
    if given["cap"]:
        d.b.play(f"commit {given['cap']}")
    assert (d.b.s.bogged[d.b.unit(S)] == 1) is then["immobilised"]
    assert f"face {S} E" in d.b.offers()


@pytest.mark.parametrize("terrain", ["marsh", "stone_building"])
def test_bogged_down(terrain: str) -> None:
    """COH-14.1(1), (2): on 5 it neither moves nor pivots, not even after entering; its turret turns."""
    units = {S: "S_T34 F05 E active", G: "G_INF F03 E"}
    b = Battle(units, terrain={"F06": terrain}, turn="soviet", ap=(0, 7), current_cap=(2, 0), rolls=[5, 2])
    b.play(f"ap {S}", f"move {S} F06")
    assert b.asked() == "german", "the action is over without a pivot"
    b.play("stall cap")
    b.s.ap[1] = 7
    for key in (f"move {S} F07", f"pivot {S} W"):
        why = b.why(f"ap {S}", key)
        assert why is not None
        assert why.rule == "COH-14.1"
    assert price_of_shot(b, S, "F03") == 5 + 1


def price_of_shot(b: Battle, unit: str, target: str) -> int:
    b.play(f"ap {unit}")
    return price(b, f"fire {unit} {target}")


def test_no_check_along_a_road() -> None:
    """COH-14.1(1)."""
    d = Drive("S_T34", ["marsh", "stone_building"], road=True)
    assert d.go("F06", "F07") == 1


def test_a_bog_check_on_an_opportunity_move() -> None:
    """COH-3.1(4), F.1."""
    units = {S: "S_T34 F05 E", G: "G_INF A01 E"}
    b = Battle(units, terrain={"F06": "marsh"}, turn="soviet", current_cap=(0, 0), rolls=[2])
    b.play(f"opp {S}", f"move {S} F06")
    assert b.s.bogged[b.unit(S)] == 1
    assert b.status(S) == "spent"


def test_the_price_of_the_move_is_not_there_for_the_bog_check() -> None:
    """COH-14.1(1), 3.23(2): three CAP pay for the marsh; none is left to change the roll."""
    units = {S: "S_T34 F05 E spent", G: "G_INF A01 E"}
    b = Battle(units, terrain={"F06": "marsh"}, turn="soviet", current_cap=(0, 3), rolls=[5])
    b.play(f"cap {S}", f"move {S} F06")
    assert b.s.cap[1] == 0
    assert b.s.bogged[b.unit(S)] == 1


# -- COH-15.0 to 15.3 ------------------------------------------------------------------------------------


def test_COH_T267_a_colour_for_each_target() -> None:
    """COH-15.1: blue FP against the tank, red against the squad beside it."""
    given, then = case("COH-T267")["given"], case("COH-T267")["then"]
    b = Battle(
        {G: f"{given['unit']} F05 E", S: "S_T34 F09 W", "S-RIF-2": "S_RIF F09 W"},
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    b.play(f"opp {G}", f"fire {G} F09", f"against {S}")
    colours = [("red", "blue")[target_colour(b.s, b.unit(G), b.unit(shot.target))] for shot in attacks(b)]
    assert colours == given["targets"]
    assert [shot.av - 2 for shot in attacks(b)] == then["fp"]
    assert [shot.target for shot in attacks(b)] == [S, "S-RIF-2"]


@each("COH-T268")
def test_suppressed_vehicle(case: Case) -> None:
    """COH-15.2(1): fire +1 AP, red -3, blue -5, rally on 8."""
    given, then = case["given"], case["then"]
    units = {G: f"G_TIG F05 E active {given['counter']}", S: "S_T34 F09 W", "S-RIF-2": "S_RIF F08 W"}
    b = Battle(units, ap=(7, 0), rolls=[2])
    unit = given["unit"]
    reprint(b, G, fire=unit["fire"], red=unit["fp_red"], blue=unit["fp_blue"])
    b.play(f"ap {G}")
    assert price(b, f"fire {G} F09") == then["fire"]
    assert figures(b, f"fire {G} F09")[0] == then["fp_blue"]
    assert figures(b, f"fire {G} F08")[0] == then["fp_red"]
    assert rally_number(given["counter"]) == then["rally"]


def rally_number(hit: str) -> int | None:
    """The lowest roll that rallies a tank with this counter, or None if it may not try."""
    for roll in range(2, 13):
        units = {G: f"G_TIG F05 E {hit}", S: "S_RIF A18 W"}
        b = Battle(units, rolls=[roll], current_cap=(0, 0))
        if b.why(f"opp {G}", f"rally {G}") is not None:
            return None
        b.play(f"opp {G}", f"rally {G}")
        if b.hit(G) == "none":
            return roll
    raise AssertionError("not even a 12 rallies it")


@each("COH-T269", "COH-T270")
def test_vehicle_counters_that_change_dr(case: Case) -> None:
    """COH-15.2(1), (2): shot at from the front and from behind; what it may still do; its rally number."""
    given, then = case["given"], case["then"]
    for place, facing, dr in (("F05", "E", "dr_front"), ("F13", "W", "dr_rear")):
        units = {G: f"G_TIG {place} {facing}", S: f"S_T34 F09 W {given['counter']}"}
        b = Battle(units, rolls=[2], current_cap=(0, 0))
        reprint(b, S, front=given["unit"]["dr_front"], rear=given["unit"]["dr_rear"])
        fire(b, "F09", G)
        assert b.values()[1] == then[dr]
    units = {S: f"S_T34 F09 W {given['counter']}", G: "G_INF F05 E"}
    for verb, key in (("move", f"move {S} F08"), ("pivot", f"pivot {S} E"), ("fire", f"fire {S} F05")):
        b = Battle(units, turn="soviet", current_cap=(0, 6))
        why = b.why(f"opp {S}", key)
        assert (why is None) is then.get(verb, True)
        assert why is None or why.rule == "COH-7.4"
    assert rally_number(given["counter"]) == then["rally"]


def test_physical_damage_is_for_good_and_the_next_hit_kills() -> None:
    """COH-15.2(2)."""
    assert [rally_number("veh_" + hit) for hit in ("light_damage", "immobilised", "gun_damaged_red")] == [
        None
    ] * 3
    b = Battle({G: "G_TIG F05 E", S: "S_T34 F09 W veh_light_damage"}, rolls=[8], current_cap=(0, 0))
    fire(b, "F09", G)
    assert b.values() == (20, 19)
    assert b.where(S) == "@lost"


def test_vehicles_draw_from_their_own_pool() -> None:
    """COH-15.2(1), ruling G-09: trucks too, though their DR is red; guns from the infantry's."""
    for unit, counter_name in (
        ("S_T34", "veh_stunned"),
        ("S_ZIS", "veh_light_damage"),
        ("S_AT45", "unnerved"),
    ):
        b = Battle(
            {G: "G_TIG F05 E", S: f"{unit} F09 W"}, rolls=[8], draws=[counter_name], current_cap=(0, 0)
        )
        dr = b.sc.front[b.unit(S)]
        reprint(b, G, red=dr - 8, blue=dr - 8)
        fire(b, "F09", G)
        assert b.hit(S) == counter_name
        pool = 1 if unit != "S_AT45" else 0
        assert b.s.hit_may[b.unit(S)] & ~b.sc.pool_mask[pool] == 0


def test_COH_T290_a_damaged_gun() -> None:
    """COH-15.2(1): without red FP no shot at infantry; at tanks it fires on."""
    given, then = case("COH-T290")["given"], case("COH-T290")["then"]
    units = {G: f"G_TIG F05 E {given['counter']}", S: "S_RIF F09 W", "S-T34-1": "S_T34 F08 W"}
    b = Battle(units)
    assert ("red", "blue")[target_colour(b.s, b.unit(G), b.unit(S))] == given["target_colour"]
    why = b.why(f"opp {G}", f"fire {G} F09")
    assert (why is None) is then["legal"]
    assert why is not None
    assert why.rule == "COH-15.2"
    assert (b.why(f"opp {G}", f"fire {G} F08") is None) is then["blue_fire"]


def test_COH_T390_a_squad_against_a_tank_in_close_combat() -> None:
    """COH-15.0(1), 7.63(3), (6): blue FP 0 and 4, against the rear."""
    given, then = case("COH-T390")["given"], case("COH-T390")["then"]
    b = Battle(
        {G: "G_INF F05 E", S: "S_T34 F05 W"},
        rolls=[given["roll"]],
        draws=["veh_light_damage"],
        current_cap=(given["cap"], 0),
    )
    reprint(b, G, blue=given["fp"])
    reprint(b, S, rear=given["dr"])
    b.play(f"opp {G}", f"assault {G}")
    shot = attacks(b)[-1]
    assert (shot.av, shot.dv) == (then["av"], then["dv"])
    assert lines(shot.fp) == given["fp_mods"]
    assert hits(b, S) == then["hits"]


def test_COH_T391_a_tank_at_long_range() -> None:
    """COH-15.3, 7.61."""
    given, then = case("COH-T391")["given"], case("COH-T391")["then"]
    b = Battle({G: "G_TIG F01 E", S: "S_T34 F18 W"}, rolls=[2], current_cap=(0, 0))
    shorter = given["distance"] - 17  # a board is 18 hexes long
    reprint(b, G, blue=given["fp"], range=given["range"] - shorter)
    fire(b, "F18", G)
    assert attacks(b)[-1].av - 2 == then["fp"]


@each("COH-T392")
def test_guns_have_a_shield(case: Case) -> None:
    """COH-16.2(1): blue front, red rear."""
    for place, facing, end in (("F05", "E", "front"), ("F13", "W", "rear")):
        expected = case["then"][end]
        b = Battle(
            {G: f"G_TIG {place} {facing}", S: f"{case['given']['unit']} F09 W"}, rolls=[2], current_cap=(0, 0)
        )
        reprint(b, G, red=1, blue=2)
        fire(b, "F09", G)
        shot = attacks(b)[-1]
        assert shot.dv == expected["dr"]
        assert shot.av - 2 == {"red": 1, "blue": 2}[expected["colour"]]


def test_COH_T272_an_open_topped_vehicle_shot_from_behind() -> None:
    """COH-15.4: against direct fire its rear is as blue as it is printed."""
    given, then = case("COH-T272")["given"], case("COH-T272")["then"]
    b = Battle({S: "S_T34 F05 E", G: f"{given['unit']} F09 E"}, turn="soviet", rolls=[2], current_cap=(0, 0))
    fire(b, "F09", S)
    shot = attacks(b)[-1]
    assert shot.dv == then["dr"]
    assert shot.av - 2 == b.sc.fp[("red", "blue").index(then["colour"])][b.unit(S)]


# -- COH-15.5 --------------------------------------------------------------------------------------------


def test_COH_T273_the_turn_of_a_turret() -> None:
    """COH-15.5(1): one AP more out of arc."""
    given, then = case("COH-T273")["given"], case("COH-T273")["then"]
    b = Battle(
        {G: f"{given['unit']} F05 W active", S: "S_RIF F09 W"},
        ap=(given["ap"], 0),
        current_cap=(0, 0),
        rolls=[2],
    )
    assert b.price(f"ap {G}", f"fire {G} F09") == then["price"]
    assert b.s.ap[0] == then["ap"]
    assert b.facing(G) == "W", "the turret turns, not the tank"


def test_COH_T274_no_surcharge_for_opportunity_fire() -> None:
    """COH-15.5(2), F.15."""
    given, then = case("COH-T274")["given"], case("COH-T274")["then"]
    b = Battle({G: f"{given['unit']} F05 W", S: "S_RIF F09 W"}, current_cap=(0, 0), rolls=[2])
    assert b.price(f"opp {G}", f"fire {G} F09") == then["price"]
    assert b.status(G) == then["state"]


def test_the_turn_of_a_turret_paid_with_cap_or_by_card() -> None:
    """COH-15.5(1), (2): one CAP more; nothing by card."""
    units = {G: "G_PZ3 F05 W spent", S: "S_RIF F09 W"}
    b = Battle(units, current_cap=(4, 0), rolls=[2])
    assert b.price(f"cap {G}", f"fire {G} F09") == 4
    b = Battle(units, current_cap=(3, 0))
    assert b.refused(f"cap {G}", f"fire {G} F09") == "COH-3.22"
    b = Battle(units, current_cap=(0, 0), rolls=[2], hand={"german": ["command-action"]})
    assert b.price("card command-action", f"use {G}", f"fire {G} F09") == 0


def test_COH_T275_only_turrets_fire_out_of_arc() -> None:
    """COH-15.5(3): the StuG must pivot first."""
    given, then = case("COH-T275")["given"], case("COH-T275")["then"]
    b = Battle(
        {G: f"{given['unit']} F05 W active", S: "S_RIF F09 W"}, ap=(7, 0), current_cap=(1, 1), rolls=[2]
    )
    assert b.verdict(f"ap {G}", f"fire {G} F09") == (then["legal"], "COH-6.1")
    b.play(f"pivot {G} E", "stall cap", f"ap {G}", f"fire {G} F09")


def test_a_turret_does_not_save_the_rear() -> None:
    """COH-15.5(1), 7.2(1): front and rear of the tank are where its hull points."""
    b = Battle({G: "G_PZ3 F05 W", S: "S_T34 F09 W"}, turn="soviet", rolls=[2], current_cap=(0, 0))
    fire(b, "F05", S)
    assert attacks(b)[-1].dv == 14


# -- COH-15.6, 16.0 --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vehicles", "dm"), [(["S_T34"], 1), (["S_T34", "S_ZIS"], 2), ([], 0)])
def test_vehicles_as_cover(vehicles: list[str], dm: int) -> None:
    """COH-15.6(1): +1 DM for each friendly vehicle in the hex, for infantry."""
    units = {G: "G_INF F05 E", S: "S_RIF F09 W"}
    units.update({f"S-{kind[2:]}-1": f"{kind} F09 W" for kind in vehicles})
    b = Battle(units, current_cap=(0, 0), rolls=[2] * 3)
    b.play(f"opp {G}", f"fire {G} F09")
    while not b.game.over and b.game.decision.kind == "Fire.order":
        b.play(b.offers()[0])
    shot = next(shot for shot in attacks(b) if shot.target == S)
    assert shot.dv == 12 + dm


def test_vehicles_do_not_cover_guns_nor_the_enemy() -> None:
    """COH-15.6(1), ruling G-24, figure 29: a squad beside a hostile tank has its bare DR."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_AT45 F09 W", "S-T34-1": "S_T34 F09 W"}, current_cap=(0, 0), rolls=[2, 2]
    )
    b.play(f"opp {G}", f"fire {G} F09", f"against {S}")
    assert attacks(b)[0].dv == 13
    b = Battle({G: "G_PZ4 F05 E", "G-INF-2": "G_INF F05 E", S: "S_RIF F05 W"}, current_cap=(0, 0), rolls=[2])
    reprint(b, G, red=0)
    b.play(f"opp {G}", f"assault {G}")
    assert attacks(b)[-1].dv == 11


def test_COH_T278_a_traffic_jam() -> None:
    """COH-16.0(2): one AP for each vehicle already in the road hex."""
    given, then = case("COH-T278")["given"], case("COH-T278")["then"]
    jam = {f"G-OPEL-{i + 2}": "G_OPEL F06 E" for i in range(given["vehicles_in_hex"])}
    d = Drive(counter(given["unit"]), given["terrain"], road=given["road_link"], units=jam)
    assert d.go("F06") == then["price"]


def test_who_does_not_pay_for_a_jam() -> None:
    """COH-16.0(2): tracked vehicles; wheels in a hex without a road."""
    jam = {"G-OPEL-2": "G_OPEL F06 E", "G-OPEL-3": "G_OPEL F06 E"}
    assert Drive("G_PZ4", ["open"], road=True, units=jam).go("F06") == 1
    assert Drive("G_OPEL", ["open"], units=jam).go("F06") == 1


def test_a_jam_is_paid_for_on_bonus_hexes_too() -> None:
    """COH-16.0(2), 14.0(6): a truck in the second hex of three."""
    d = Drive("G_OPEL", ["open"] * 3, road=True, units={"G-OPEL-2": "G_OPEL F07 E"})
    assert d.go("F06", "F07", "F08") == 1 + 1


def test_trucks_fight_only_in_close_combat() -> None:
    """COH-16.0(1): range 0; FP -2 and 4."""
    b = Battle({G: "G_OPEL F05 E", S: "S_RIF F06 W"})
    assert b.refused(f"opp {G}", f"fire {G} F06") == "COH-7.61"
    b = Battle({G: "G_OPEL F05 E", S: "S_RIF F05 W"}, rolls=[2], current_cap=(0, 0))
    b.play(f"opp {G}", f"assault {G}")
    assert attacks(b)[-1].av == -2 + 4 + 2


def test_COH_T292_figure_30_prices() -> None:
    """COH-17.1, 14.0, 7.0: a drive and two shots empty the pool."""
    given, then = case("COH-T292")["given"], case("COH-T292")["then"]
    b = Battle(
        {G: "G_PZ3 F05 E active", S: "S_T34 F12 W"}, ap=(given["pool"], 0), current_cap=(0, 3), rolls=[2, 2]
    )
    pools = []
    for keys in ([f"move {G} F06", f"face {G} E", "done"], [f"fire {G} F12"], [f"fire {G} F12"]):
        b.play(f"ap {G}", *keys)
        pools.append(b.s.ap[0])
        b.play("stall cap")
    assert pools == then["pool"]
    assert b.status(G) == then["state"]


def test_nobody_is_offered_a_payment_that_pays_for_nothing() -> None:
    """COH-15.5(1), 0.7: immobilised and facing away, 3 AP do not pay for the only shot there is."""
    b = Battle({G: "G_PZ3 F05 W active veh_immobilised", S: "S_RIF F09 W"}, ap=(3, 0), current_cap=(0, 0))
    assert f"ap {G}" not in b.offers()
