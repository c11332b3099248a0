# mypyc: interpreted
"""The briefing of a scenario, from its file alone: what wins, who has what, who comes when."""

from __future__ import annotations

from grognard.core.referee.heading import ScenarioTexts
from grognard.core.telling.about import Brief
from grognard.core.telling.message import Message, msg

from ..box.plain_types import SIDES
from ..box.scenario_files import scenario_names
from ..box.scenario_types import Area, BatteryPlan, Formation, ScenarioFile, Special, Zone
from ..box.scenario_words import formation_words, history
from .names import card_text, the_board

TEXTS = ScenarioTexts("panzer", "grognard.games.panzer", scenario_names)


def briefing(file: ScenarioFile) -> list[Brief]:
    """All that both sides know of a battle before it begins."""
    parts = {
        "victory": victory_lines(file),
        "command": command_lines(file),
        "forces": [
            *(formation_line(file, formation) for formation in file.formations),
            *aircraft_lines(file),
        ],
        "artillery": [battery_line(file, plan) for plan in file.batteries],
        "set-up": [*(zone_line(file, zone) for zone in file.zones), *work_lines(file)],
        "special": [special_line(file, special) for special in file.special],
        "balance": balance_lines(file),
        "history": history(file),
    }
    return TEXTS.briefs(parts)


def balance_lines(file: ScenarioFile) -> list[Message]:
    """Games between two equal computers; drawn ones are in the total."""
    measured = file.balance
    wins = {"german": measured.german, "soviet": measured.soviet} if measured else {}
    return TEXTS.balance(measured, wins, measured.nobody if measured else 0)


def side_name(side: str) -> Message:
    return msg(f"panzer-seat-{side}")


def listed(file: ScenarioFile, hexes: tuple[str, ...]) -> str:
    """Hexes as the map has them: without the number of the only board."""
    left_out = the_board(hexes[0]) if hexes and len(file.boards) == 1 else ""
    return ", ".join(hex.removeprefix(left_out) for hex in hexes)


def victory_lines(file: ScenarioFile) -> list[Message]:
    """PZR-3.6: what points are given for."""
    victory = file.victory
    lines: list[Message] = []
    for side, percent in (("german", victory.kills.german), ("soviet", victory.kills.soviet)):
        if percent:
            lines.append(msg("panzer-brief-kills", side=side_name(side), n=percent))
    if victory.damaged:
        lines.append(msg("panzer-brief-damaged", n=victory.damaged))
    for objective in victory.objectives:
        text = "panzer-brief-objective-each" if objective.each else "panzer-brief-objective"
        hexes = listed(file, objective.hexes)
        lines.append(msg(text, hexes=hexes, n=objective.points, turns=objective.hold))
        if objective.held:
            lines.append(msg("panzer-brief-held", side=side_name(objective.held), hexes=hexes))
    for way in victory.exits:
        text = "panzer-brief-exit-share" if way.percent else "panzer-brief-exit"
        lines.append(
            msg(text, side=side_name(way.side), hexes=listed(file, way.hexes), n=way.percent or way.points)
        )
    for each in victory.survivors:
        card = card_text(each.card)
        lines.append(msg("panzer-brief-survivor", side=side_name(each.side), card=card, n=each.points))
    for side, start in (("german", victory.start.german), ("soviet", victory.start.soviet)):
        if start:
            lines.append(msg("panzer-brief-start", side=side_name(side), n=start))
    lines.append(msg("panzer-brief-draw", n=max(1, victory.draw)))
    return lines


def command_lines(file: ScenarioFile) -> list[Message]:
    """Turns, the layer, the grades of the forces."""
    lines = [msg("panzer-brief-turns", n=file.turns), msg(f"panzer-brief-layer-{file.layer}")]
    for side in SIDES:
        force = file.forces.of(side)
        grade = msg(f"panzer-grade-{force.grade}")
        lines.append(msg("panzer-brief-force", side=side_name(side), grade=grade))
    if file.modules:
        chapters = tuple(msg(f"panzer-module-{name.replace('_', '-')}") for name in file.modules)
        lines.append(msg("panzer-brief-modules", modules=chapters))
    if file.tungsten() != "unrestricted":
        lines.append(msg(f"panzer-brief-apcr-{file.tungsten()}"))
    return lines


def formation_line(file: ScenarioFile, formation: Formation) -> Message:
    """A formation with its grade and its units."""
    kinds: dict[tuple[str, str], int] = {}
    for group in formation.units:
        kind = (group.card, group.position)
        kinds[kind] = kinds.get(kind, 0) + group.count
    units = tuple(count_of(card, position, n) for (card, position), n in kinds.items())
    return msg(
        "panzer-brief-formation",
        side=side_name(formation.side),
        name=formation_words(file, formation),
        grade=msg(f"panzer-grade-{formation.grade}"),
        units=units,
    )


def count_of(card: str, position: str, n: int) -> Message:
    """So many units of a card, and the position they begin in."""
    if not position:
        return msg("panzer-brief-count", n=n, card=card_text(card))
    where = msg(f"panzer-brief-position-{position.replace('_', '-')}")
    return msg("panzer-brief-count-position", n=n, card=card_text(card), position=where)


def aircraft_lines(file: ScenarioFile) -> list[Message]:
    """PZR-6.7.2.1: aircraft, and from which turn on they may come."""
    lines: list[Message] = []
    for plan in file.aircraft:
        name = msg(f"panzer-sheet-name-{plan.card}")
        side = side_name(plan.side)
        lines.append(msg("panzer-brief-aircraft", side=side, n=plan.count, card=name, turn=plan.turn))
    return lines


def work_lines(file: ScenarioFile) -> list[Message]:
    """PZR-6.1.4.3: what lies on the map at the start."""
    return [
        msg(
            "panzer-brief-work",
            kind=msg(f"panzer-work-{work.kind.replace('_', '-')}"),
            hexes=listed(file, work.hexes),
        )
        for work in file.works
    ]


def area_text(area: Area) -> str:
    """Columns of a board, with the rows if not all of them."""
    rows = f", {area.rows[0]}-{area.rows[1]}" if area.rows else ""
    return f"{area.board}: {area.columns}{rows}"


def battery_line(file: ScenarioFile, plan: BatteryPlan) -> Message:
    """PZR-6.5.1.3: off-board batteries, whose they are, and what may be written down for them beforehand."""
    keys = (plan.attached,) if plan.attached else plan.organic
    names = tuple(formation_words(file, each) for each in file.formations if each.key in keys)
    kind = "attached" if plan.attached else "organic" if plan.organic else "force"
    return msg(
        f"panzer-brief-battery-{kind}",
        side=side_name(plan.side),
        n=plan.count,
        card=msg(f"panzer-battery-{plan.card}"),
        names=names,
        points=plan.registered,
        plots=plan.plots,
    )


def zone_line(file: ScenarioFile, zone: Zone) -> Message:
    """R-40, R-45: where units are set up or enter, and how many."""
    count = sum(group.count for each in file.formations for group in each.units if group.zone == zone.key)
    where = "; ".join(filter(None, [*map(area_text, zone.areas), listed(file, zone.hexes)]))
    if zone.turn is None:
        return msg("panzer-brief-zone", side=side_name(zone.side), n=count, where=where)
    return msg("panzer-brief-entry", side=side_name(zone.side), n=count, where=where, turn=zone.turn)


def special_line(file: ScenarioFile, special: Special) -> Message:
    """A rule of this scenario alone, in a sentence."""
    side = special.side or next((zone.side for zone in file.zones if zone.key == special.zone), "german")
    return msg(
        f"panzer-special-{special.rule.replace('_', '-')}",
        side=side_name(side),
        hexes=listed(file, special.hexes),
        turn=special.turn or 0,
        n=special.value,
    )
