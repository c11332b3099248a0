# mypyc: interpreted
"""What the units of a scenario must fulfil: cards of their side and time, zones, weapons, loads that fit."""

from __future__ import annotations

from grognard.core.loading.load import Where, nearest

from .card_types import Leg, Towed, Vehicle
from .checked_scenario import CheckedScenario
from .plain_types import SIDES
from .scenario_types import Formation, Group

AFOOT = ("full_cover", "entrenched")  # for leg and towed units
Card = Vehicle | Towed | Leg


def check_units(checked: CheckedScenario) -> None:
    """Formations, then who rides on whom, then whether both sides can fight."""
    _formations(checked)
    _riders(checked)
    with checked.gather:
        _both_sides(checked)


def _formations(checked: CheckedScenario) -> None:
    keys: list[str] = []
    for number, formation in enumerate(checked.scenario.formations):
        where: Where = ("formations", number)
        with checked.gather:
            if formation.key in keys:
                raise checked.source.error((*where, "key"), f"{formation.key!r} stands here twice")
            keys.append(formation.key)
        for at, group in enumerate(formation.units):
            with checked.gather:
                _group(checked, (*where, "units", at), formation, group)


def _group(checked: CheckedScenario, where: Where, formation: Formation, group: Group) -> None:
    if group.key in checked.groups:
        raise checked.source.error((*where, "key"), f"{group.key!r} stands here twice")
    card = _card(checked, (*where, "card"), group.card, formation.side)
    checked.groups[group.key] = (formation, group)
    if group.key[0] != formation.side[0].upper():
        raise checked.source.error((*where, "key"), f"{group.key!r} is no key of a {formation.side} unit")
    if not isinstance(card, Vehicle):
        checked.needs((*where, "card"), "leg_and_towed", f"the card {group.card}")
    if not isinstance(card, Leg):
        checked.dated((*where, "card"), card.name, card.since, card.until)
    checked.known((*where, "zone"), group.zone, checked.zones, "zone")
    if checked.zones[group.zone].side != formation.side:
        raise checked.source.error((*where, "zone"), f"{group.zone!r} is a zone of the other side")
    if group.position in AFOOT and isinstance(card, Vehicle):
        raise checked.source.error((*where, "position"), f"a vehicle cannot be in {group.position}")
    if group.position in ("hull_down", "partial_hull_down"):
        checked.needs((*where, "position"), "hull_down", group.position)
        if not isinstance(card, Vehicle):
            raise checked.source.error((*where, "position"), f"{group.card} is no vehicle")
    if group.mount and (not isinstance(card, Leg) or not mounted_as(card, group.mount)):
        raise checked.source.error((*where, "mount"), f"{group.card} has no movement with {group.mount}")
    if group.mount and group.rides:
        problem = "who has machines or horses is never carried (PZR-6.6.4.4)"
        raise checked.source.error((*where, "rides"), problem)
    _weapons(checked, where, formation, group, card)


def mounted_as(card: Leg, mount: str) -> str:
    """The movement of a leg unit on motorcycles, bicycles or horses, as its card writes it; empty: none."""
    return {"motorcycle": card.motorcycle, "bicycle": card.bicycle, "cavalry": card.cavalry}[mount]


def _card(checked: CheckedScenario, where: Where, name: str, side: str) -> Card:
    for kind in (checked.cards.vehicles, checked.cards.towed, checked.cards.leg):
        if name in kind:
            card: Card = kind[name]
            if card.side != side:
                raise checked.source.error(where, f"{name} is a {card.side} card, the formation is {side}")
            return card
    known = [*checked.cards.vehicles, *checked.cards.towed, *checked.cards.leg]
    raise checked.source.error(where, f"there is no card {name!r}", nearest(name, known))


def _weapons(checked: CheckedScenario, where: Where, formation: Formation, group: Group, card: Card) -> None:
    """Support weapons are for leg units, at most two to a squad and one to a section (R-20)."""
    for at, name in enumerate(group.weapons):
        spot = (*where, "weapons", at)
        checked.known(spot, name, checked.cards.weapons, "support weapon")
        weapon = checked.cards.weapons[name]
        if not isinstance(card, Leg):
            raise checked.source.error(spot, "only leg units have support weapons (R-20)")
        if weapon.side != formation.side:
            raise checked.source.error(spot, f"{name} is a {weapon.side} weapon")
        checked.dated(spot, weapon.name, weapon.since, "")
    most = 1 if isinstance(card, Leg) and card.leg_size == "section" else 2
    if len(group.weapons) > most:
        problem = f"{len(group.weapons)} weapons for each, at most {most} (R-20)"
        raise checked.source.error((*where, "weapons"), problem)


def _riders(checked: CheckedScenario) -> None:
    loads: dict[str, tuple[int, int, int]] = {}  # by carrier's group: towed space, leg space, guns
    for number, formation in enumerate(checked.scenario.formations):
        for at, group in enumerate(formation.units):
            if group.rides and group.key in checked.groups:
                with checked.gather:
                    _rider(checked, ("formations", number, "units", at, "rides"), formation, group, loads)


def _rider(
    checked: CheckedScenario,
    where: Where,
    formation: Formation,
    group: Group,
    loads: dict[str, tuple[int, int, int]],
) -> None:
    """Unit by unit on a carrier of the same side that has room for it (PZR-6.6.7.1)."""
    checked.needs(where, "transport", "riding")
    checked.known(where, group.rides, checked.groups, "group")
    other, carriers = checked.groups[group.rides]
    carrier = checked.cards.vehicles.get(carriers.card)
    rider = _card(checked, where, group.card, formation.side)
    if carrier is None or other.side != formation.side:
        raise checked.source.error(where, f"{group.rides} are no vehicles of this side")
    if isinstance(rider, Vehicle):
        raise checked.source.error(where, f"{group.card} is a vehicle and cannot be carried")
    if group.count > carriers.count:
        raise checked.source.error(where, f"{group.count} units on {carriers.count} carriers")
    if group.zone != carriers.zone:
        raise checked.source.error(where, f"{group.key} and {group.rides} begin in different zones")
    towed, leg, guns = loads.get(group.rides, (0, 0, 0))
    towed, leg = towed + rider.space_towed, leg + rider.space_leg
    guns += isinstance(rider, Towed)
    loads[group.rides] = (towed, leg, guns)
    if towed > carrier.tows or leg > carrier.carries or guns > 1:
        room, load = f"{carrier.tows}-{carrier.carries}", f"{towed}-{leg}"
        problem = f"the load takes {load}, a {carrier.name} has room for {room} and one gun (PZR-6.6.7.1)"
        raise checked.source.error(where, problem)


def _both_sides(checked: CheckedScenario) -> None:
    for side in SIDES:
        armed = [
            group
            for formation, group in checked.groups.values()
            if formation.side == side
            and (group.card not in checked.cards.vehicles or checked.cards.vehicles[group.card].gun)
        ]
        if not armed:
            raise checked.source.error(("formations",), f"the {side} side has no unit that can fight")
