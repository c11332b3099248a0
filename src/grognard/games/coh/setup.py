# mypyc: interpreted
"""Chapter 1: from the data files to a battle. Builds a CohScenario, and the State it starts from."""

from __future__ import annotations

from functools import cache

from grognard.core.load import LoadError

from .data_files import load_box, load_scenario, scenario_names
from .data_types import Box, Placed, ScenarioFile
from .scenario import EACH_ROUND, GAME_END, SIDES, CohScenario
from .setup_counters import add_unit, fill_cards, fill_fortifications, fill_hits, fill_veterans
from .setup_map import fill_terrain, make_board
from .state import CohState, blank

CHAPTERS = range(1, 10)  # what this version plays

_SWITCHES: dict[str, tuple[str, ...]] = {
    "ap-roulette": ("off", "on"),  # COH-3.01
    "cautious-movement": ("off", "on"),  # COH-5.01
    "hasty-defence": ("off", "on"),  # COH-18.1
    "german-bonus-cap": ("0", "1", "2"),  # COH-21.3
    "soviet-bonus-cap": ("0", "1", "2"),
    "group-fire-chain": ("off", "on"),  # ruling G-14
    "leader-long-range": ("on", "off"),  # ruling G-14
}


def switches(file: ScenarioFile) -> dict[str, list[str]]:
    """The options of a scenario, each with its values, the default first."""
    groups = ["on", "off"] if 9 in file.uses else ["off", "on"]
    found = {"groups": groups, **{name: list(values) for name, values in file.options().items()}}
    found.update({name: list(values) for name, values in _SWITCHES.items()})
    return dict(sorted(found.items()))


def check_options(file: ScenarioFile, options: dict[str, str]) -> dict[str, str]:
    """All options with their values; raises LoadError for one that the scenario does not have."""
    allowed = switches(file)
    for name, value in options.items():
        if name not in allowed:
            raise LoadError(
                file.name, None, f"option {name}", "no such option", "options: " + ", ".join(allowed)
            )
        if value not in allowed[name]:
            hint = "one of: " + ", ".join(allowed[name])
            raise LoadError(file.name, None, f"option {name}", f"there is no value '{value}'", hint)
    return {name: options.get(name, values[0]) for name, values in allowed.items()}


def load(name: str, options: dict[str, str]) -> CohScenario:
    """A scenario of the box is built once per choice of options and shared; a player's own file each time."""
    file = load_scenario(name)
    complete = check_options(file, options)
    if name in scenario_names():
        return _load_shared(name, tuple(complete.items()))
    refuse_unplayed(file, load_box())
    return build(file, complete, name)


@cache
def _load_shared(name: str, options: tuple[tuple[str, str], ...]) -> CohScenario:
    file = load_scenario(name)
    refuse_unplayed(file, load_box())
    return build(file, dict(options), name)


def refuse_unplayed(file: ScenarioFile, box: Box) -> None:
    """A scenario that needs chapters this version does not play is refused, not half played."""
    for chapter in file.uses:
        if chapter not in CHAPTERS:
            raise LoadError(
                file.name, None, "uses", f"chapter {chapter} is not played yet", "use chapters 1 to 9"
            )
    keys = [(u.key, u.unit) for u in file.units] + [
        (a.key, a.unit) for r in file.reinforcements for a in r.units
    ]
    for key, unit in keys:
        kind = box.units[unit]
        barred = [flag for flag in kind.flags if flag in ("sniper", "mortar", "engineer", "aa", "turret")]
        if kind.kind != "infantry" or barred:
            raise LoadError(
                file.name, None, f"unit {key}", f"'{unit}' needs chapters not played yet", "use infantry"
            )
    if (
        file.overlays
        or file.fortifications
        or file.special
        or file.seats
        or any(u.hidden for u in file.units)
        or any(weapon in box.oba for side in SIDES for weapon in file.weapons.of(side))
    ):
        raise LoadError(
            file.name,
            None,
            "overlays",
            "overlays, fortifications, artillery, hidden units and seats are not played yet",
            "leave them out",
        )


def build(file: ScenarioFile, options: dict[str, str], name: str, box: Box | None = None) -> CohScenario:
    """The battle of a scenario file; `options` must be complete. Tests bring a box of their own."""
    box = box or load_box()
    sc = CohScenario(name, options, make_board(file, box))
    sc.rounds = file.rounds
    sc.groups = options["groups"] == "on"
    sc.roulette = options["ap-roulette"] == "on"
    sc.cautious = options["cautious-movement"] == "on"
    sc.digging = options["hasty-defence"] == "on"
    sc.fire_chain = options["group-fire-chain"] == "on"
    sc.leader_long_range = options["leader-long-range"] == "on"
    for side, side_name in enumerate(SIDES):
        sc.cap[side] = file.cap.of(side_name) + int(options[f"{side_name}-bonus-cap"])
    fill_figures(sc, box)
    fill_terrain(sc, file, box)
    fill_hits(sc, box)
    fill_fortifications(sc, file, box)
    for placed in file.units:
        add_unit(sc, box, file, placed, 0, [])
    for reinforcement in file.reinforcements:
        entry = [sc.board.hex(h) for h in reinforcement.entry]
        for arrival in reinforcement.units:
            add_unit(sc, box, file, Placed(arrival.key, arrival.unit, "", 0), reinforcement.round, entry)
    sc.any_hidden = any(h >= 0 for h in sc.start_plot)
    sc.combined = sc.any_hidden or bool(sc.fort_names) or not all(sc.infantry) or any(sc.indirect)
    fill_veterans(sc, file, box)
    fill_cards(sc, file, box, options.get("cards", "on") == "on")
    fill_victory(sc, file)
    return sc


# -- victory and figures ------------------------------------------------------------------------------


def fill_victory(sc: CohScenario, file: ScenarioFile) -> None:
    """COH-2.4: control markers, what they score and when; leaving the map."""
    names = [award.hex for award in file.victory.hexes]
    for side_name in SIDES:
        names += file.victory.initial_control.of(side_name)
    for name in names:
        h = sc.board.hex(name)
        if sc.objective[h] < 0:
            sc.objective[h] = len(sc.objective_hex)
            sc.objective_hex.append(h)
            sc.first_control.append(-1)
    for side, side_name in enumerate(SIDES):
        for name in file.victory.initial_control.of(side_name):
            sc.first_control[sc.objective[sc.board.hex(name)]] = side
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
        if sc.start_inside[u]:
            s.inside[u] = sc.fort_names.index(sc.start_inside[u])
    s.pool = list(sc.hit_count)
    s.fort = [1] * len(sc.fort_names)
    s.deck = list(sc.deck)
    for side in (0, 1):
        for card in sc.weapons[side]:
            s.weapon[side * len(sc.card_names) + card] += 1
    return s
