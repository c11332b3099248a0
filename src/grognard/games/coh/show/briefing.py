# mypyc: interpreted
"""The briefing of a scenario: what wins, who comes when, what is special; from its file alone."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.referee.heading import ScenarioTexts
from grognard.core.telling.about import Brief
from grognard.core.telling.message import Message, msg

from ..box.data_files import scenario_names
from ..box.data_types import CardGoal, EventCard, Reinforcement, ScenarioFile, Special, Zone
from ..box.places import place_names
from ..scenario import SIDES

TEXTS = ScenarioTexts("coh", "grognard.games.coh", scenario_names)


def briefing(file: ScenarioFile) -> list[Brief]:
    """All that both sides know of a battle before it begins."""
    hexes = Hexes(file)
    parts = {
        "victory": victory_lines(file, hexes),
        "command": command_lines(file),
        "set-up": set_up_lines(file),
        "reinforcements": [arrival_line(each, hexes) for each in file.reinforcements],
        "cards": card_lines(file, hexes),
        "special": [special_line(each, hexes) for each in file.special],
        "balance": balance_lines(file),
    }
    return TEXTS.briefs(parts)


def side_name(side: str) -> Message:
    return msg(f"coh-seat-{side}")


class Hexes:
    """What the hexes of a battle are called, for readers who have no map before them yet."""

    def __init__(self, file: ScenarioFile) -> None:
        self.names = place_names(file.name)
        self.one_board = sum(map(len, file.layout)) == 1

    def called(self, hexes: Iterable[str]) -> tuple[Message, ...]:
        return tuple(self.one(hex) for hex in hexes)

    def one(self, hex: str) -> Message:
        number = hex.partition("-")[2] if self.one_board else hex
        if hex in self.names:
            return msg("coh-hex-listed", site=msg(f"coh-site-{self.names[hex]}"), hex=number)
        return msg("coh-hex", hex=number)


def types(units: list[str]) -> tuple[Message, ...]:
    """Kinds of counters with their numbers, in the order they are first named."""
    kinds = list(dict.fromkeys(units))
    return tuple(msg("coh-brief-count", n=units.count(kind), kind=msg(f"coh-type-{kind}")) for kind in kinds)


# -- balance -----------------------------------------------------------------------------------------------


def balance_lines(file: ScenarioFile) -> list[Message]:
    """Games between two equal computers."""
    measured = file.balance
    wins = {"german": measured.german, "soviet": measured.soviet} if measured else {}
    return TEXTS.balance(measured, wins, measured.nobody if measured else 0)


# -- victory -----------------------------------------------------------------------------------------------


def victory_lines(file: ScenarioFile, hexes: Hexes) -> list[Message]:
    """COH-2.4: what VP are given for."""
    victory = file.victory
    lines = [msg("coh-brief-each-unit", vp=victory.per_enemy_unit)]
    lines += [msg("coh-brief-unit-vp", kind=msg(f"coh-type-{v.unit}"), vp=v.vp) for v in victory.unit_vp]
    for award in victory.hexes:
        when = "round" if award.when == "each_round_end" else "end"
        lines.append(msg(f"coh-brief-hex-{when}", hex=hexes.one(award.hex), vp=award.vp))
    for side in SIDES:
        held = victory.initial_control.of(side)
        if held:
            lines.append(msg("coh-brief-holds", side=side_name(side), hexes=hexes.called(held)))
    if victory.exit is not None:
        leave = victory.exit
        lines.append(
            msg("coh-brief-exit", side=side_name(leave.side), hexes=hexes.called(leave.hexes), vp=leave.vp)
        )
    for win in victory.instant:
        kind = "instant" if not win.lead else "instant-lead" if win.hexes else "instant-points"
        lines.append(
            msg(f"coh-brief-{kind}", side=side_name(win.side), hexes=hexes.called(win.hexes), lead=win.lead)
        )
    return [*lines, *objective_lines(file, hexes)]


def objective_lines(file: ScenarioFile, hexes: Hexes) -> list[Message]:
    """COH-C.B2: what the secret objectives may be, though not who has which."""
    goals = () if file.bonus is None else file.bonus.objectives
    lines: list[Message] = []
    for goal in goals:
        for side in SIDES:
            asked = goal_words(goal.of(side), hexes)
            lines.append(
                msg("coh-brief-objective", n=goal.number, side=side_name(side), goal=asked, vp=goal.vp)
            )
    return lines


def goal_words(goal: CardGoal, hexes: Hexes) -> Message:
    return msg(f"coh-brief-goal-{goal.kind}", hexes=hexes.called(goal.hexes), n=goal.count)


# -- forces ------------------------------------------------------------------------------------------------


def command_lines(file: ScenarioFile) -> list[Message]:
    """Rounds, CAP, and the armies of three or four players."""
    lines = [
        msg("coh-brief-rounds", n=file.rounds),
        *(msg("coh-brief-cap", side=side_name(side), n=file.cap.of(side)) for side in SIDES),
    ]
    if file.seats:
        lines.append(msg("coh-brief-armies", n=len(file.seats)))
    return lines


def set_up_lines(file: ScenarioFile) -> list[Message]:
    """COH-1.0(4), (8): who places what freely, who has hidden units."""
    lines = [zone_line(file, zone) for zone in file.zones]
    zoned = {key for zone in file.zones for key in zone.units}
    for side in SIDES:
        letter = side[0].upper()
        hidden = [u for u in file.units if u.hidden and u.key not in zoned and u.key.startswith(letter)]
        if hidden:
            lines.append(msg("coh-brief-hidden", side=side_name(side), n=len(hidden)))
        mines = [f for f in file.fortifications if f.hidden and f.side == side]
        if mines:
            lines.append(msg("coh-brief-hidden-mines", side=side_name(side), n=len(mines)))
    return lines


def zone_line(file: ScenarioFile, zone: Zone) -> Message:
    if zone.hidden:
        return msg("coh-brief-zone-hidden", side=side_name(zone.side), n=len(zone.units))
    kinds = {unit.key: unit.unit for unit in file.units}
    return msg("coh-brief-zone", side=side_name(zone.side), units=types([kinds[key] for key in zone.units]))


def arrival_line(arrival: Reinforcement, hexes: Hexes) -> Message:
    units = types([unit.unit for unit in arrival.units])
    text = "coh-brief-arrival-event" if arrival.event else "coh-brief-arrival"
    return msg(
        text, side=side_name(arrival.side), n=arrival.round, units=units, hexes=hexes.called(arrival.entry)
    )


# -- cards and special rules -------------------------------------------------------------------------------


def card_lines(file: ScenarioFile, hexes: Hexes) -> list[Message]:
    """The deck, weapon cards and batteries, veterans, and the bonus cards in the deck."""
    lines: list[Message] = []
    if file.cards is not None:
        lines.append(msg("coh-brief-deck", deal=file.cards.deal, n=file.cards.draw_per_round))
    for side in SIDES:
        weapons = file.weapons.of(side)
        if weapons:
            names = tuple(msg(f"coh-card-{weapon}") for weapon in weapons)
            lines.append(msg("coh-brief-weapons", side=side_name(side), cards=names))
    for uses in file.weapon_uses:
        card = msg(f"coh-card-{uses.weapon}")
        lines.append(msg("coh-brief-uses", side=side_name(uses.side), card=card, n=uses.times))
    kinds = {u.key: u.unit for u in file.units}
    kinds.update({u.key: u.unit for each in file.reinforcements for u in each.units})
    for veteran in file.veterans:
        names = tuple(msg(f"coh-card-{card}") for card in veteran.cards)
        number = int(veteran.unit.rpartition("-")[2])
        unit = msg(f"coh-unit-{kinds[veteran.unit]}", n=number)
        lines.append(msg("coh-brief-veteran", unit=unit, cards=names))
    if file.bonus is not None and file.bonus.score is not None:
        score = file.bonus.score
        text = "coh-brief-score-hexes" if score.hexes else "coh-brief-score"
        lines.append(msg(text, vp=score.vp, hexes=hexes.called(score.hexes)))
    if file.bonus is not None and file.bonus.event is not None:
        lines.append(event_line(file.bonus.event, hexes))
    if file.bonus is not None and file.bonus.game_ends is not None:
        lines.append(msg("coh-brief-game-ends", n=file.bonus.game_ends.bottom))
    return lines


def event_line(event: EventCard, hexes: Hexes) -> Message:
    return msg(
        f"coh-brief-event-{event.effect}", who=event.who, n=event.value, hexes=hexes.called(event.hexes)
    )


def special_line(special: Special, hexes: Hexes) -> Message:
    """COH-0.1(2): a special rule in a sentence."""
    columns = special.columns or (0, 0)
    return msg(
        f"coh-special-{special.rule.replace('_', '-')}",
        side=side_name(special.side),
        hexes=hexes.called(special.hexes),
        units=", ".join(special.units),
        first=columns[0],
        last=columns[-1],
    )
