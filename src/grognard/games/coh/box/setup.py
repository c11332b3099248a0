# mypyc: interpreted
"""Chapter 1: from the data files to a battle. Builds a CohScenario, and the State it starts from."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.kernel.kinds import bit_list
from grognard.core.loading.box import complete_options
from grognard.core.loading.own_text import own_name
from grognard.games.tactical.zones import Zones

from ..actions.action_list import fill_actions
from ..scenario import EACH_ROUND, GAME_END, RESERVE, SIDES, CohScenario
from ..solitaire import lay_markers
from ..state import CohState, blank
from .data_files import load_box, load_scenario, scenario_names
from .data_layout import Layout
from .data_types import Box, Placed, ScenarioFile, Zone
from .setup_air import fill_aircraft
from .setup_bonus import control_marker, fill_bonus_cards
from .setup_counters import (
    add_unit,
    fill_cards,
    fill_hits,
    fill_veteran_rows,
    fill_veterans,
)
from .setup_map import fill_terrain, make_board
from .setup_works import fill_fortifications, lay_out

_SWITCHES: dict[str, tuple[str, ...]] = {
    "ap-roulette": ("off", "on"),  # COH-3.01
    "cautious-movement": ("off", "on"),  # COH-5.01
    "hasty-defence": ("off", "on"),  # COH-18.1; on where chapter 18 is played
    "german-bonus-cap": ("0", "1", "2"),  # COH-21.3
    "soviet-bonus-cap": ("0", "1", "2"),
    "group-fire-chain": ("off", "on"),  # ruling G-14
    "leader-long-range": ("on", "off"),  # ruling G-14
    "vantage-any-hex": ("off", "on"),  # ruling G-19
    "hit-pool-by-colour": ("off", "on"),  # ruling G-09
}


_ARMY_SWITCHES: dict[str, tuple[str, ...]] = {  # COH-21.0
    "armies": ("sides", "seats"),  # seats: an army for each of three or four players
    "turn-order": ("alternating", "side-by-side"),
    "victory": ("side", "army"),
}


def switches(file: ScenarioFile) -> dict[str, list[str]]:
    """The options of a scenario, each with its values, the default first."""
    groups = ["on", "off"] if 9 in file.uses else ["off", "on"]
    choices = {"groups": groups, **{name: list(values) for name, values in file.options().items()}}
    choices.update({name: list(values) for name, values in _SWITCHES.items()})
    if 18 in file.uses:
        choices["hasty-defence"] = ["on", "off"]
    if any(u.hidden for u in file.units) or any(zone.hidden for zone in file.zones):
        choices["solitaire"] = ["off", "on"]  # COH-21.2
    if file.seats:
        choices.update({name: list(values) for name, values in _ARMY_SWITCHES.items()})
    return dict(sorted(choices.items()))


def load(name: str, options: dict[str, str]) -> CohScenario:
    """A scenario is built once per choice of options and shared; own ones are known by content."""
    file = load_scenario(name)
    complete = tuple(complete_options(file.name, switches(file), options).items())
    if name in scenario_names():
        return _load_shared(name, complete)
    return _load_own(own_name(file), complete)


@lru_cache(maxsize=16)
def _load_own(name: str, options: tuple[tuple[str, str], ...]) -> CohScenario:
    return build(load_scenario(name), dict(options), name)


@lru_cache(maxsize=64)  # there are thousands of choices of options, at some MB each
def _load_shared(name: str, options: tuple[tuple[str, str], ...]) -> CohScenario:
    file = load_scenario(name)
    return build(file, dict(options), name)


def build(file: ScenarioFile, options: dict[str, str], name: str, box: Box | None = None) -> CohScenario:
    """The battle of a scenario file; `options` must be complete. Tests bring a box of their own."""
    box = box or load_box()
    sc = CohScenario(name, options, make_board(file, box), seat_names(file, options))
    sc.rounds = file.rounds
    sc.groups = options["groups"] == "on"
    sc.roulette = options["ap-roulette"] == "on"
    sc.cautious = options["cautious-movement"] == "on"
    sc.digging = options["hasty-defence"] == "on"
    sc.fire_chain = options["group-fire-chain"] == "on"
    sc.leader_long_range = options["leader-long-range"] == "on"
    sc.vantage_any = options["vantage-any-hex"] == "on"
    sc.pool_by_colour = options["hit-pool-by-colour"] == "on"
    fill_armies(sc, file, options)
    fill_figures(sc, box)
    fill_terrain(sc, file, box)
    fill_hits(sc, box)
    fill_fortifications(sc, file, box)
    for placed in file.units:
        add_unit(sc, box, file, placed, 0, [])
    for reinforcement in file.reinforcements:
        entry = [sc.board.hex(h) for h in reinforcement.entry]
        for arrival in reinforcement.units:
            placed = Placed(arrival.key, arrival.unit, "", 0, carried_by=arrival.carried_by)
            add_unit(sc, box, file, placed, reinforcement.round, entry)
            sc.by_event[-1] = reinforcement.event
    sc.any_hidden = any(h >= 0 for h in sc.start_plot)
    sc.combined = sc.any_hidden or bool(sc.fort_names) or not all(sc.infantry) or any(sc.indirect)
    fill_aircraft(sc, file, box)
    fill_zones(sc, file)
    fill_cup(sc, options)
    fill_veterans(sc, file, box)
    fill_cards(sc, file, box, options.get("cards", "on") == "on")
    fill_victory(sc, file)
    fill_bonus_cards(sc, file, box, options.get("cards", "on") == "on")
    fill_veteran_rows(sc, box)
    fill_special(sc, file)
    fill_fire_support(sc, file)
    fill_actions(sc)
    return sc


# -- armies (COH-21.0) --------------------------------------------------------------------------------


def seat_names(file: ScenarioFile, options: dict[str, str]) -> list[str]:
    """One seat per army: `german`, `soviet`, and the second army of a side `german-2`."""
    if options.get("armies", "sides") == "sides":
        return list(SIDES)
    names: list[str] = []
    for seat in file.seats:
        number = 1 + sum(name.startswith(seat.side) for name in names)
        names.append(seat.side if number == 1 else f"{seat.side}-{number}")
    return names


def fill_armies(sc: CohScenario, file: ScenarioFile, options: dict[str, str]) -> None:
    """CAP of every army, with the handicap of its side (COH-21.3), and the order of turns (COH-21.0)."""
    several = options.get("armies", "sides") != "sides"
    for army, side in enumerate(sc.side_of):
        sc.cap[army] = file.seats[army].cap if several else file.cap.of(SIDES[side])
    for side, side_name in enumerate(SIDES):
        sc.cap[sc.side_of.index(side)] += int(options[f"{side_name}-bonus-cap"])
    if several:
        sc.side_by_side = options["turn-order"] == "side-by-side"
        sc.own_victory = options["victory"] == "army"
        sc.turn_order = order_of_turns(sc)
        sc.last_pass = sc.armies - 1 if sc.armies > 2 else 2


def order_of_turns(sc: CohScenario) -> list[int]:
    """German and Soviet armies alternate, or those of a side follow each other."""
    by_side = [[army for army in range(sc.armies) if sc.side_of[army] == side] for side in (0, 1)]
    if sc.side_by_side:
        return by_side[0] + by_side[1]
    order: list[int] = []
    for number in range(max(len(armies) for armies in by_side)):
        order += [armies[number] for armies in by_side if number < len(armies)]
    return order


# -- special rules (COH-0.1(2)) ------------------------------------------------------------------------


def fill_special(sc: CohScenario, file: ScenarioFile) -> None:
    """Victory at once (COH-2.3(3)), trucks that come back, bonus off the road (COH-E.11)."""
    for win in file.victory.instant:
        markers = [sc.objective[sc.board.hex(h)] for h in win.hexes]
        sc.instant.append((SIDES.index(win.side), markers, win.lead))
    sc.returns = [False] * sc.units
    sc.off_road = [False] * sc.units
    for special in file.special:
        if special.rule == "surprised":
            sc.surprised[SIDES.index(special.side)] = True
        for u in sc.troops[SIDES.index(special.side)]:
            if special.rule == "trucks_return" and sc.truck[u]:
                sc.returns[u] = True
                sc.entry[u] = sc.entry[u] or [sc.board.hex(h) for h in special.hexes]
            if special.rule == "bonus_off_road" and sc.unit_names[u] in special.units:
                sc.off_road[u] = True


def fill_fire_support(sc: CohScenario, file: ScenarioFile) -> None:
    """Who may lay smoke (COH-13.1(1)), and artillery targets settled beforehand (COH-12.3(3), 1.0(8))."""
    for special in file.special:
        side = SIDES.index(special.side)
        if special.rule == "smoke_shells":
            for key in special.units:
                sc.smokes[sc.unit_names.index(key)] = True
        elif special.rule == "oba_preplanned":
            sc.oba_free[side] += [sc.board.hex(h) for h in special.hexes]
        elif special.rule == "oba_before_battle":
            sc.oba_early[side] = True
        elif special.rule == "no_smoke":
            for u in sc.troops[side]:
                sc.smokes[u] = False
            for battery, army in enumerate(sc.oba_army):
                sc.oba_smoke[battery] = sc.oba_smoke[battery] and sc.side_of[army] != side
    sc.combined = sc.combined or any(sc.smokes) or any(sc.engineer)
    sc.any_smoke = any(sc.smokes) or any(sc.engineer) or any(sc.oba_smoke)


# -- zones (COH-1.0(4), (8)) ---------------------------------------------------------------------------


def fill_zones(sc: CohScenario, file: ScenarioFile) -> None:
    """Units set up freely lie beside the map until their owner has placed them."""
    sc.zones = Zones(sc.n, sc.units)
    for zone in (*file.zones, *replots(file)):
        units = [sc.unit_names.index(key) for key in zone.units]
        proposed = {u: sc.start_plot[u] if sc.start_plot[u] >= 0 else sc.start_place[u] for u in units}
        sc.zones.add(zone_hexes(sc, zone, Layout(file.layout)), proposed)
        sc.zone_hidden.append(zone.hidden)
        for u in units:
            sc.start_place[u] = sc.off + RESERVE
            sc.start_plot[u] = -1
            sc.any_hidden = sc.any_hidden or zone.hidden


def fill_cup(sc: CohScenario, options: dict[str, str]) -> None:
    """COH-21.2: played by one person, hidden units lie in a cup and their hexes are only marked."""
    sc.solitaire = options.get("solitaire") == "on"
    sc.cup_hex = [-1] * sc.units
    if not sc.solitaire:
        return
    for zone, hidden in enumerate(sc.zone_hidden):
        if hidden:
            for u in bit_list(sc.zones.units[zone]):
                sc.start_plot[u] = sc.zones.proposal[u]
            sc.zones.units[zone] = 0
    for u in range(sc.units):
        if sc.start_plot[u] >= 0:
            sc.cup_hex[u] = sc.start_plot[u]
            sc.start_place[u] = sc.off + RESERVE
            sc.start_plot[u] = -1


def replots(file: ScenarioFile) -> list[Zone]:
    """The special rule `replot_hidden`: the hidden units of a side, in cover within these columns."""
    zones: list[Zone] = []
    for special in file.special:
        if special.rule == "replot_hidden":
            letter = special.side[0].upper()
            keys = tuple(u.key for u in file.units if u.hidden and u.key.startswith(letter))
            zones.append(Zone(special.side, keys, (), special.columns, (), True))
    return zones


def zone_hexes(sc: CohScenario, zone: Zone, layout: Layout) -> list[int]:
    """The hexes of a zone in the order of the map: those named, or all of its columns and rows."""
    if zone.hexes:
        return sorted(sc.board.hex(h) for h in zone.hexes)
    columns = zone.columns or (1, 999)
    rows = zone.rows or (1, 999)
    hexes: list[int] = []
    for h in range(sc.n):
        cell = layout.cell(sc.board.name(h))
        assert cell is not None
        row, column = cell
        if columns[0] <= column + 1 <= columns[1] and rows[0] <= row + 1 <= rows[1]:
            hexes.append(h)
    return hexes


# -- victory and figures ------------------------------------------------------------------------------


def fill_victory(sc: CohScenario, file: ScenarioFile) -> None:
    """COH-2.4: control markers, what they score and when; leaving the map."""
    names = [award.hex for award in file.victory.hexes]
    for side_name in SIDES:
        names += file.victory.initial_control.of(side_name)
    for name in names:
        control_marker(sc, name)
    for side, side_name in enumerate(SIDES):
        for name in file.victory.initial_control.of(side_name):
            sc.first_control[sc.objective[sc.board.hex(name)]] = sc.side_of.index(side)
    for award in file.victory.hexes:
        when = EACH_ROUND if award.when == "each_round_end" else GAME_END
        sc.awards.append((sc.objective[sc.board.hex(award.hex)], award.vp, when))
    if file.victory.exit is not None:
        side = SIDES.index(file.victory.exit.side)
        sc.exits[side] = [sc.board.hex(h) for h in file.victory.exit.hexes]
        sc.exit_vp = file.victory.exit.vp


def fill_figures(sc: CohScenario, box: Box) -> None:
    """The loose figures of the rules (constants.toml)."""
    figures = box.constants
    sc.figures = {
        name: getattr(figures, name)
        for name in figures.__struct_fields__
        if isinstance(getattr(figures, name), int)
    }
    sc.activation_ap = figures.activation_ap
    sc.reverse_ap = figures.reverse_extra_ap
    sc.cautious_ap = figures.cautious_extra_ap
    sc.pivot_ap = figures.pivot_cost_ap
    sc.stall_ap = figures.stall_cost
    sc.rally_ap = figures.rally_cost_ap
    sc.dig_ap = figures.dig_in_cost_ap
    sc.occupy_ap = figures.fort_occupy_cost_ap
    sc.most_cap = figures.max_cap_per_roll
    sc.destroy_margin = figures.destroy_margin
    sc.short_fp = figures.short_range_fp
    sc.long_fp = figures.long_range_fp
    sc.long_factor = figures.long_range_factor
    sc.cc_boxed_fp = figures.cc_fp_boxed
    sc.cc_other_fp = figures.cc_fp_other
    sc.support_fp = figures.group_support_fp
    sc.height_fp = figures.height_fp_down
    sc.height_dm = figures.height_dm_up
    sc.turret_ap = figures.turret_out_of_arc_extra
    sc.bog_ok = figures.bog_check.ok_at
    sc.smoke_ap = figures.engineer_smoke_cost_ap
    sc.smoke_new_dm = figures.smoke.round_1_dm
    sc.smoke_old_dm = figures.smoke.round_2_dm
    sc.smoke_blocks = figures.smoke.blocks_at
    sc.luck_table = list(figures.card_tables.luck)
    sc.sniper_table = list(figures.card_tables.sniper)


def set_up(sc: CohScenario, seed: bytes) -> CohState:
    """COH-1.0: counters on their hexes, markers on their tracks, pools and deck full."""
    s = blank(sc, seed)
    s.control = list(sc.first_control)
    for u in range(sc.units):
        s.facing[u] = max(0, sc.start_facing[u])
        s.put(u, sc.start_place[u])
        s.plot[u] = sc.start_plot[u]
        if sc.start_carrier[u]:
            s.carrier[u] = sc.unit_names.index(sc.start_carrier[u])
        for bomb in sc.start_bombs[u]:
            s.bombs[u * len(sc.bomb_names) + bomb] += 1
    if sc.solitaire:
        lay_markers(s)
    s.pool = list(sc.hit_count)
    lay_out(s)
    s.deck = list(sc.deck)
    for army in range(sc.armies):
        for card in sc.weapons[army]:
            s.weapon[army * len(sc.card_names) + card] += 1
    return s
