# mypyc: interpreted
"""Every card as the page shows it: facts in groups, tables of fire, of cover and of armour (PZR-1.5, 1.6)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import structs

from grognard.core.telling.data_cards import CardFact, CardGrid, CardRow, CardWord, DataCard
from grognard.core.telling.message import Item, Message, msg
from grognard.games.panzer.box.card_types import (
    Aircraft,
    Battery,
    Gun,
    Leg,
    SupportWeapon,
    Towed,
    Vehicle,
)
from grognard.games.panzer.box.data_files import load_cards, load_tables

from .armour import ASPECTS, DECK, ENERGIES, PLACES, SHOTS, armour_of, plates_of
from .duels import FACTORS
from .shapes import Shape, barrel_of, shape_of

FAMILIES = ("vehicle", "towed", "leg", "weapon", "battery", "aircraft")
GROUPS = ("movement", "protection", "weapon", "transport")
ROWS_OF_ARMOUR = ("TF", "TS", "TR", "HF", "HS", "HR")
COVERS = ("none", "light", "medium", "heavy")
RULES_OF_LINES = {
    "target_size": "PZR-4.4.3.2.2",
    "target_moving": "PZR-4.4.3.2.2",
    "target_cover_light": "PZR-4.4.3.2.2",
    "target_cover_medium": "PZR-4.4.3.2.2",
    "target_cover_heavy": "PZR-4.4.3.2.2",
    "firer_short_halt": "PZR-4.4.3.2.2",
    "reaction_fire_in_arc": "PZR-4.4.3.2.2",
    "reaction_fire_needs_traverse": "PZR-4.4.3.2.2",
    "firer_damaged": "PZR-4.4.3.2.2",
    "firer_suppressed": "PZR-6.5.2.4",
    "unit_grade": "PZR-6.5.2.4",
}
MILLIMETRES = re.compile(r"([0-9.]+)mm (.+)")
LIMITED = {"A": "special", "H": "heat", "S": "smoke", "I": "illumination", "basic": "basic"}


def slug(name: str) -> str:
    """A name as part of the id of a text."""
    return name.replace(" ", "-")


def word(kind: str, key: str) -> CardWord:
    """What a key is called: the text `panzer-sheet-<kind>-<key>`."""
    return CardWord(key, msg(f"panzer-sheet-{kind}-{slug(key)}"))


def fact(group: str, key: str, value: Item, rule: str = "") -> CardFact:
    """A line of a card: the text `panzer-sheet-fact-<key>` and its value."""
    return CardFact(key, msg(f"panzer-sheet-fact-{key}"), value, rule, group)


def value(key: str) -> Message:
    """A value that is a word: the text `panzer-sheet-value-<key>`."""
    return msg(f"panzer-sheet-value-{key}")


def gun_name(gun: Gun) -> Item:
    """A gun as it is read: "88mm L/56" with its millimetres in the reader's language."""
    parts = MILLIMETRES.fullmatch(gun.name)
    return msg("panzer-sheet-gun", mm=parts[1], rest=parts[2]) if parts else gun.name


def signed(figure: int) -> str:
    """+1, 0, −1."""
    return f"+{figure}" if figure > 0 else f"\u2212{-figure}" if figure < 0 else "0"


def armed(card: DataCard, ammunition: list[str], barred: list[str]) -> DataCard:
    """A card with what it shoots at vehicles with."""
    return structs.replace(card, ammunition=ammunition, barred=barred)


def all_cards() -> list[DataCard]:
    """Family by family, in the order of the files."""
    cards = load_cards()
    return [
        *(vehicle_card(card) for card in cards.vehicles.values()),
        *(towed_card(card) for card in cards.towed.values()),
        *(leg_card(card) for card in cards.leg.values()),
        *(weapon_card(card) for card in cards.weapons.values()),
        *(battery_card(card) for card in cards.batteries.values()),
        *(aircraft_card(card) for card in cards.aircraft.values()),
    ]


def _card(
    card: Vehicle | Towed | Leg | SupportWeapon | Battery | Aircraft,
    family: str,
    kind: str,
    facts: Sequence[CardFact],
    grids: Sequence[CardGrid | None],
    shape: Shape | None = None,
    target: bool = False,
) -> DataCard:
    return DataCard(
        id=card.id,
        name=msg(f"panzer-sheet-name-{card.id}"),
        side=card.side,
        family=family,
        kind=kind,
        since=getattr(card, "since", ""),
        until=getattr(card, "until", ""),
        points=card.points,
        facts=list(facts),
        grids=[grid for grid in grids if grid is not None],
        shape=shape or {},
        target=target,
    )


# --- vehicles -------------------------------------------------------------------------------------------


def vehicle_card(card: Vehicle) -> DataCard:
    """A vehicle: everything of its row, armour by aspect, its plates."""
    gun = load_cards().guns[card.gun] if card.gun else None
    facts = [*_moves(card), *_protects(card), *_fires(card, gun), *_carries(card)]
    grids = [*_armour(card), _fire(gun), _plates(card)]
    shape = shape_of(card, gun, load_tables().armour)
    return _card(card, "vehicle", card.kind, facts, grids, shape, target=True)


def _moves(card: Vehicle) -> list[CardFact]:
    return [
        fact("movement", "cross", card.cross, "PZR-4.5.1.1.1"),
        fact("movement", "trail", card.trail, "PZR-4.5.1.1.5"),
        fact("movement", "road", card.road, "PZR-4.5.1.1.5"),
        fact("movement", "mode", value(f"mode-{card.mode}")),
        fact("movement", "weight", msg("panzer-sheet-tonnes", n=str(card.weight))),
    ]


def _protects(card: Vehicle) -> list[CardFact]:
    facts = [
        fact("protection", "size", signed(card.size), "PZR-4.4.3.2.2"),
        fact("protection", "gpd", f"{card.gpd}{card.type}{'C' if card.weak else ''}", "PZR-6.5.4.2"),
        fact("protection", "type", value(f"type-{card.type}"), "PZR-6.5.2.3"),
    ]
    if card.TF is not None:
        basic = f"{card.basic_front} / {card.basic_rear}"
        facts.append(fact("protection", "basic", basic, "PZR-4.4.3.2.5"))
    if card.open_top:
        facts.append(fact("protection", "open", value("yes")))
    if card.weak:
        facts.append(fact("protection", "weak", value("yes"), "PZR-6.6.1.1"))
    if card.skirts:
        facts.append(fact("protection", "skirts", signed(card.skirts)))
    return facts


def _fires(card: Vehicle, gun: Gun | None) -> list[CardFact]:
    if gun is None:
        return []
    facts = [
        fact("weapon", "gun", gun_name(gun)),
        fact("weapon", "mount", value(f"turret-{card.turret}"), "PZR-4.4.3.1"),
    ]
    if card.rate:
        facts.append(fact("weapon", "rate", value(f"rate-{card.rate}"), "PZR-6.5.2.1"))
    facts += _shells(gun, card.limits)
    if card.coax:
        facts.append(fact("weapon", "coax", value("yes")))
    if card.smoke:
        facts.append(fact("weapon", "smoke", value("yes")))
    if card.aa_gun:
        facts.append(fact("weapon", "aa", signed(card.aa), "PZR-6.7"))
    return facts


def _shells(gun: Gun | None, limits: Sequence[str]) -> list[CardFact]:
    """Effect of HE, special ammunition with its month, what may run short on a d10 above it (PZR-5.16.2)."""
    facts = []
    if gun is not None and gun.gpe:
        facts.append(_effect(gun.gpe))
    if gun is not None and gun.special:
        year, month = gun.special_from.split("-")
        since = msg("panzer-sheet-special", kind=gun.special, month=int(month), year=int(year))
        facts.append(fact("weapon", "special", since, "PZR-5.16.1"))
    for limit in limits:
        of = msg("panzer-sheet-of-ten", n=int(limit[-1]))
        facts.append(fact("weapon", f"limit-{LIMITED[limit[:-1]]}", of, "PZR-5.16.2"))
    return facts


def _effect(gpe: int) -> CardFact:
    """On how many of a d10 GP fire hurts armour."""
    return fact("weapon", "gpe", msg("panzer-sheet-of-ten", n=gpe), "PZR-6.5.4.4.2")


def _carries(card: Vehicle) -> list[CardFact]:
    facts = [
        fact("transport", "tows", card.tows, "PZR-6.6.7"),
        fact("transport", "carries", card.carries, "PZR-6.6.7"),
    ]
    if card.under_cover:
        facts.append(fact("transport", "covered", value("yes"), "PZR-6.6.7"))
    facts.append(fact("transport", "radio", value("yes" if card.radio else "no")))
    return facts


def _armour(card: Vehicle) -> list[CardGrid]:
    """Six tables, by kind of shot and by its flight; rows are places, columns aspects."""
    table = armour_of(card, load_tables().armour)
    if table is None:
        return []
    grids = []
    for energy, ammunition in enumerate(ENERGIES):
        for flight, shot in enumerate(SHOTS):
            rows = []
            for place in ROWS_OF_ARMOUR:
                cells: list[Item] = [
                    table.cell(energy, flight, aspect, place) if place in PLACES[aspect] else ""
                    for aspect in range(4)
                ]
                rows.append(CardRow(place, msg(f"panzer-sheet-plate-{place}"), cells))
            rows.append(CardRow(DECK, msg(f"panzer-sheet-plate-{DECK}"), [table.deck[energy], "", "", ""]))
            name = msg(
                "panzer-sheet-grid-armour", energy=ammunition, flight=word("condition-flight", shot).name
            )
            columns = [word("aspect", aspect) for aspect in ASPECTS]
            key = f"armour-{ammunition}-{shot}"
            grids.append(CardGrid(key, name, columns, rows, "PZR-6.5.2.3", drawn=True))
    return grids


def _plates(card: Vehicle) -> CardGrid | None:
    """The plates that the armour is computed from (docs/armour.md)."""
    plates = plates_of(card)
    if not plates:
        return None
    rows = [
        CardRow(
            place,
            msg(f"panzer-sheet-plate-{place}"),
            [int(plate[:-1]), msg(f"panzer-sheet-slope-{plate[-1]}")],
        )
        for place, plate in plates.items()
    ]
    return CardGrid(
        "plates", msg("panzer-sheet-grid-plates"), [word("column", "mm"), word("column", "slope")], rows
    )


# --- what several have ----------------------------------------------------------------------------------


def _bands(key: str, ranges: Sequence[int], figures: Sequence[int], what: str) -> list[CardRow]:
    """Two rows of a table of fire: how far each range factor goes, and the figure there."""
    if not ranges:
        return []
    rest = [""] * (len(FACTORS) - len(ranges))
    return [
        CardRow(f"{key}-range", msg("panzer-sheet-row-range", kind=key), [*ranges, *rest]),
        CardRow(f"{key}-{what}", msg(f"panzer-sheet-row-{what}", kind=key), [*figures, *rest]),
    ]


def _grid(rows: list[CardRow]) -> CardGrid | None:
    columns = [word("factor", factor) for factor in FACTORS]
    return CardGrid("fire", msg("panzer-sheet-grid-fire"), columns, rows, "PZR-3.5.2") if rows else None


def _fire(gun: Gun | None, if_r: Sequence[int] = (), if_f: Sequence[int] = ()) -> CardGrid | None:
    if gun is None:
        return None
    return _grid(
        [
            *_bands("AP", gun.ap_r, gun.ap_p, "pierces"),
            *_bands(gun.special, gun.special_r, gun.special_p, "pierces"),
            *_bands("GP", gun.gp_r, gun.gp_f, "factor"),
            *_bands("IF", if_r, if_f, "factor"),
        ]
    )


def _cover(card: Towed | Leg) -> CardGrid:
    """Defence against GP fire by the cover of the hex."""
    figures: list[Item] = [card.gpd_none, card.gpd_light, card.gpd_medium, card.gpd_heavy]
    row = CardRow("gpd", msg("panzer-sheet-fact-gpd"), figures)
    columns = [word("condition-cover", cover) for cover in COVERS]
    return CardGrid("cover", msg("panzer-sheet-grid-cover"), columns, [row], "PZR-6.5.4.2")


def _on_foot(card: Towed | Leg) -> list[CardFact]:
    return [
        fact("movement", "cross", card.cross, "PZR-4.5.1.1.1"),
        fact("movement", "quickmarch", card.quickmarch, "PZR-6.6.4"),
        fact("protection", "spotted", value(f"spotted-{card.size}"), "PZR-6.1.3"),
        fact("protection", "full-cover", signed(card.full_cover), "PZR-6.5.4.2"),
        fact("protection", "moving", signed(card.moving), "PZR-6.5.4.2"),
        fact("transport", "space", f"{card.space_towed}-{card.space_leg}", "PZR-6.6.7"),
    ]


# --- the other families ---------------------------------------------------------------------------------


def towed_card(card: Towed) -> DataCard:
    """A towed gun."""
    gun = load_cards().guns[card.gun]
    facts = [
        *_on_foot(card),
        fact("weapon", "gun", gun_name(gun)),
        fact("weapon", "rate", value(f"rate-{card.rate}"), "PZR-6.5.2.1"),
        *_shells(gun, card.limits),
    ]
    if card.aa_gun:
        facts.append(fact("weapon", "aa", signed(card.aa), "PZR-6.7"))
    shape: Shape = {
        "form": "gun",
        "barrel": barrel_of(gun),
        "calibre": gun.calibre,
        "large": int(card.size == "L"),
    }
    return _card(card, "towed", "gun", facts, [_fire(gun, card.if_r, card.if_f), _cover(card)], shape)


def leg_card(card: Leg) -> DataCard:
    """A squad, half-squad or section."""
    facts = _on_foot(card)
    if (card.cross_laden, card.quickmarch_laden) != (card.cross, card.quickmarch):
        laden = f"{card.cross_laden} / {card.quickmarch_laden}"
        facts.append(fact("movement", "laden", laden, "PZR-5.1.2"))
    for mount in ("motorcycle", "bicycle", "cavalry"):
        facts.append(fact("movement", mount, getattr(card, mount)))
    facts.append(fact("weapon", "close-assault", card.close_assault, "PZR-6.6.1.1"))
    if card.half:
        facts.append(fact("protection", "half", msg(f"panzer-sheet-name-{card.half}"), "PZR-5.1.1"))
    fire = _grid(_bands("GP", card.gp_r, card.gp_f, "factor"))
    return _card(card, "leg", card.leg_size, facts, [fire, _cover(card)], {"form": "leg"})


def weapon_card(card: SupportWeapon) -> DataCard:
    """A support weapon, carried by a leg unit."""
    facts = _shells(None, card.limits)
    if card.rate:
        facts.insert(0, fact("weapon", "rate", value(f"rate-{card.rate}"), "PZR-6.5.2.1"))
    if card.energy:
        facts.insert(0, fact("weapon", "energy", value(f"energy-{card.energy}"), "PZR-6.5.2.3.4"))
    if card.gpe:
        facts.append(_effect(card.gpe))
    if card.min_range:
        facts.append(fact("weapon", "least", card.min_range, "PZR-5.6"))
    if card.gp_fixed:
        facts.append(fact("weapon", "fixed", card.gp_fixed, "PZR-6.5.4.1"))
    if card.close_combat:
        facts.append(fact("weapon", "close-combat", signed(card.close_combat), "PZR-5.1.3.5"))
    if card.smoke:
        facts.append(fact("weapon", "smoke", value("yes")))
    key = "HEAT" if card.energy == "CE" else "AP"
    rows = [
        *_bands(key, card.ap_r, card.ap_p, "pierces"),
        *_bands("GP", card.gp_r, card.gp_f, "factor"),
        *_bands("IF", card.if_r, card.if_f, "factor"),
    ]
    return _card(card, "weapon", card.kind, facts, [_grid(rows)], {"form": card.kind})


def battery_card(card: Battery) -> DataCard:
    """A battery off the map."""
    facts = [_effect(card.gpe), *_shells(None, card.limits)]
    rows = _bands("IF", card.if_r, card.if_f, "factor")
    return _card(card, "battery", f"{card.weight}_battery", facts, [_grid(rows)], {"form": "battery"})


def aircraft_card(card: Aircraft) -> DataCard:
    """An aircraft: what it attacks with, and how often."""
    facts = [
        fact("movement", "speeds", tuple_of(card.speeds), "PZR-6.7"),
        fact("protection", "gpd", f"{card.gpd}{card.type}", "PZR-6.5.4.2"),
        fact("weapon", "strafing", attack(card.guns, card.gun_attacks), "PZR-5.16.2.6"),
    ]
    if card.bombs:
        facts.append(fact("weapon", "bombs", attack(card.bombs, card.bomb_attacks), "PZR-5.16.2.6"))
    if card.rocket_r:
        facts.append(fact("weapon", "rockets", attack(card.rocket_f[0], card.rocket_attacks), "PZR-5.16.2.6"))
    if card.dive:
        facts.append(fact("weapon", "dive", value("yes")))
    kind = "dive_bomber" if card.dive else "attack_aircraft"
    rows = _bands("rockets", card.rocket_r, card.rocket_f, "factor")
    return _card(card, "aircraft", kind, facts, [_grid(rows)], {"form": "aircraft"})


def tuple_of(speeds: Sequence[str]) -> Message:
    """Low, or low and high."""
    return value("speed-" + "-".join(speeds))


def attack(factor: int, times: int) -> Message:
    """A GP factor, and how often."""
    return msg("panzer-sheet-attacks", factor=factor, n=times)
