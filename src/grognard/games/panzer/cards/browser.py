# mypyc: interpreted
"""The card browser: every card with its figures, and one card shooting at another (PZR-1.6, 6.5.2).

`PanzerCards` is what the game offers as its `CardBrowser`. What cards say is in `listing`, what comes of a
shot in `duels`; here both are put into the words of the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from grognard.core.loading.load import LoadError, nearest
from grognard.core.telling.data_cards import (
    CardCondition,
    CardDuel,
    CardIndex,
    CardWord,
    DataCard,
    DuelAspect,
    DuelBand,
    DuelLine,
)
from grognard.core.telling.message import msg
from grognard.games.panzer.box.card_types import Vehicle
from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.box.plain_types import GRADES, SIDES

from . import listing
from .armour import ASPECTS, DECK, ENERGIES, FALLING, PLACES, SHOTS, Armour, armour_of
from .duels import (
    AIMED,
    DESTROYED,
    FACTORS,
    HULL_DOWN,
    OPEN,
    OUT,
    OUTCOMES,
    PARTIAL,
    PLENTY,
    ROLLED,
    SOUND,
    Answer,
    ApRow,
    Conditions,
    Shooter,
    answer,
    basic_result,
    net_lines,
    towed_shooter,
    vehicle_shooter,
    weapon_shooter,
)
from .listing import word
from .penetration import range_factor

SHORT_HALT = "firer_short_halt"
TRAVERSE = "reaction_fire_needs_traverse"
SEASONED = ("seasoned", *(grade for grade in GRADES if grade != "seasoned"))
#: Name, values (the default first), rule.
CONDITIONS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("cover", ("none", "light", "medium", "heavy"), "PZR-4.4.3.2.2"),
    ("moving", ("halted", "moving"), "PZR-4.4.3.2.2"),
    ("hull", (OPEN, PARTIAL, HULL_DOWN), "PZR-6.5.2.2.3"),
    ("flight", SHOTS, "PZR-6.5.2.3.1"),
    ("fire", (AIMED, SHORT_HALT, "reaction_fire_in_arc", TRAVERSE), "PZR-4.4.3.2.2"),
    ("firer", (SOUND, "firer_damaged", "firer_suppressed"), "PZR-6.5.2.4"),
    ("grade", SEASONED, "PZR-6.5.2.4"),
    ("crew", SEASONED, "PZR-6.5.2.6.1"),
    ("supply", (PLENTY, ROLLED), "PZR-5.16.2"),
)
KINDS = {"miss": "none", "none": "none", "KO": "kill", "BU": "kill", "BAIL": "kill"}
FARTHEST = 99
METRES = 100  # of a hex (PZR-INT)
WISHES = ("shooter", "target", "range", "aspect", "ammunition", *(name for name, _, _ in CONDITIONS))
ABOUT = 4  # paragraphs about what the cards rest on


class PanzerCards:
    """The cards of Panzer (`core.telling.data_cards.CardBrowser`)."""

    def index(self) -> CardIndex:
        """Every card, and the words to choose among them."""
        return _index()

    def duel(self, wish: Mapping[str, str]) -> CardDuel:
        """A shot at all ranges that it reaches and from all aspects, or at one range or from one aspect."""
        for name in wish:
            if name not in WISHES:
                raise wrong(name[:40], "a duel does not depend on it", nearest(name[:40], WISHES))
        return _duel(tuple(wish.get(name, "") for name in WISHES))


def wrong(field: str, problem: str, hint: str = "") -> LoadError:
    """What is the matter with a wish."""
    return LoadError("duel", None, field, problem, hint)


# --- the list -------------------------------------------------------------------------------------------


@cache
def _index() -> CardIndex:
    cards = listing.all_cards()
    return CardIndex(
        sides=[word("side", side) for side in SIDES],
        families=[word("family", family) for family in listing.FAMILIES],
        kinds=[word("kind", kind) for kind in dict.fromkeys(card.kind for card in cards)],
        groups=[word("group", group) for group in listing.GROUPS],
        cards=[_armed(card) for card in cards],
        aspects=[word("aspect", aspect) for aspect in ASPECTS],
        conditions=[
            CardCondition(
                name,
                msg(f"panzer-sheet-condition-{name}"),
                [word(f"condition-{name}", value) for value in values],
                rule,
            )
            for name, values, rule in CONDITIONS
        ],
        outcomes=[
            CardWord(name, msg(f"panzer-sheet-outcome-{listing.slug(name)}"), KINDS.get(name, "hit"))
            for name in OUTCOMES
        ],
        metres=METRES,
        about=[msg(f"panzer-sheet-about-{n}") for n in range(1, ABOUT + 1)],
    )


def _armed(card: DataCard) -> DataCard:
    """A card with what it shoots with."""
    shooter = shooters().get(card.id)
    if shooter is None:
        return card
    return listing.armed(card, [row.name for row in shooter.rows], barred_of(card.id))


def barred_of(card: str) -> list[str]:
    """Ways to fire that a card has not: only vehicles halt shortly, only turrets turn (PZR-4.4.3.2.2)."""
    vehicle = load_cards().vehicles.get(card)
    barred = [] if vehicle is not None else [f"fire:{SHORT_HALT}"]
    if vehicle is None or not vehicle.turret:
        barred.append(f"fire:{TRAVERSE}")
    return barred


@cache
def shooters() -> dict[str, Shooter]:
    """Every card that can fire AP."""
    cards = load_cards()
    by_card: dict[str, Shooter] = {}
    for vehicle in cards.vehicles.values():
        if vehicle.gun:
            by_card[vehicle.id] = vehicle_shooter(vehicle, cards.guns[vehicle.gun])
    for towed in cards.towed.values():
        by_card[towed.id] = towed_shooter(towed, cards.guns[towed.gun])
    for weapon in cards.weapons.values():
        by_card[weapon.id] = weapon_shooter(weapon)
    return {id: shooter for id, shooter in by_card.items() if shooter.rows}


@cache
def armour_table(card: str) -> Armour | None:
    """The armour of a vehicle, found once."""
    return armour_of(load_cards().vehicles[card], load_tables().armour)


# --- one card at another --------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _duel(values: tuple[str, ...]) -> CardDuel:
    wish = dict(zip(WISHES, values, strict=True))
    name, shooter = _shooter(wish["shooter"])
    target = _target(wish["target"])
    row = shooter.row(wish["ammunition"])
    if row is None:
        kinds = [each.name for each in shooter.rows]
        raise wrong("ammunition", f"{name} has no {wish['ammunition'][:40]!r}", nearest("", kinds))
    conditions = _conditions(name, wish)
    bands = bands_of(shooter, row, conditions.supply)
    if wish["range"]:
        hexes = _range(wish["range"], row)
        bands = [(first, last) for first, last in bands if first <= hexes <= last]
    aspects = [_chosen("aspect", wish["aspect"], ASPECTS)] if wish["aspect"] else list(ASPECTS)
    duel_bands = [_band(shooter, row, target, band, aspects, conditions) for band in bands]
    return CardDuel(name, target.id, row.name, ENERGIES[row.energy], row.since, duel_bands)


def bands_of(shooter: Shooter, row: ApRow, supply: str) -> list[tuple[int, int]]:
    """Ranges with the same chances: the columns of the row, cut where those of the basic row end."""
    ends = {*row.ranges}
    if supply == ROLLED:
        ends |= {end for end in shooter.rows[0].ranges if end < row.ranges[-1]}
    last = sorted(ends)
    return [(first + 1, end) for first, end in zip([0, *last], last, strict=False)]


def _band(
    shooter: Shooter,
    row: ApRow,
    target: Vehicle,
    band: tuple[int, int],
    aspects: Sequence[str],
    conditions: Conditions,
) -> DuelBand:
    tables, (first, last) = load_tables(), band
    column = range_factor(row.ranges, last)
    shots = {
        aspect: answer(
            tables,
            shooter,
            row,
            target,
            armour_table(target.id),
            last,
            ASPECTS.index(aspect),
            conditions,
        )
        for aspect in aspects
    }
    lines = net_lines(tables, target.size, conditions, FACTORS[column])
    plain = {}
    if row.name == "AP":
        for aspect, armour in (("front", target.basic_front), ("rear", target.basic_rear)):
            plain[aspect] = basic_result(tables.ap, row.pierces[column], armour)
    return DuelBand(
        key=FACTORS[column],
        first=first,
        last=last,
        hit=shots[aspects[0]].hit,
        pierces=row.pierces[column],
        lines=[
            DuelLine(msg(f"panzer-sheet-line-{id}"), value, listing.RULES_OF_LINES[id]) for id, value in lines
        ],
        aspects=[_aspect(aspect, shots[aspect], target, row, conditions) for aspect in aspects],
        plain=plain,
    )


def _aspect(aspect: str, shot: Answer, target: Vehicle, row: ApRow, conditions: Conditions) -> DuelAspect:
    table, at = armour_table(target.id), ASPECTS.index(aspect)
    places = [*PLACES[at], *([DECK] if conditions.shot == FALLING else [])]
    return DuelAspect(
        key=aspect,
        armour={
            place: 0 if table is None else table.cell(row.energy, conditions.shot, at, place)
            for place in places
        },
        chances=dict(shot.outcomes),
        destroyed=shot.sum_of(DESTROYED),
        out=shot.sum_of(OUT),
    )


def _shooter(id: str) -> tuple[str, Shooter]:
    shooter = shooters().get(id)
    if shooter is None:
        if id in {card.id for card in _index().cards}:
            raise wrong("shooter", f"{id} has no AP ammunition")
        raise wrong("shooter", f"there is no card {id[:40]!r}", nearest(id[:40], shooters()))
    return id, shooter


def _target(id: str) -> Vehicle:
    """AP fire is only ever against vehicles (PZR-6.5.2)."""
    vehicles = load_cards().vehicles
    if id not in vehicles:
        if id in {card.id for card in _index().cards}:
            raise wrong("target", f"{id} is no vehicle")
        raise wrong("target", f"there is no card {id[:40]!r}", nearest(id[:40], vehicles))
    return vehicles[id]


def _range(text: str, row: ApRow) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and 1 <= int(text) <= FARTHEST):
        raise wrong("range", f"{text[:40]!r} is no range", f"write hexes, 1 to {row.ranges[-1]}")
    if int(text) > row.ranges[-1]:
        raise wrong("range", f"{row.name} reaches {row.ranges[-1]} hexes, not {text}")
    return int(text)


def _chosen(field: str, value: str, values: Sequence[str]) -> str:
    if value not in values:
        raise wrong(field, f"there is no {value[:40]!r}", nearest(value[:40], values))
    return value


def _conditions(shooter: str, wish: dict[str, str]) -> Conditions:
    chosen = {
        name: _chosen(name, wish[name], values) if wish[name] else values[0] for name, values, _ in CONDITIONS
    }
    for barred in barred_of(shooter):
        if barred == f"fire:{chosen['fire']}":
            raise wrong("fire", f"{shooter} cannot fire so")
    conditions = Conditions()
    conditions.cover = chosen["cover"]
    conditions.moving = chosen["moving"] == "moving"
    conditions.hull = chosen["hull"]
    conditions.shot = SHOTS.index(chosen["flight"])
    conditions.fire = chosen["fire"]
    conditions.firer = chosen["firer"]
    conditions.grade = chosen["grade"]
    conditions.crew = chosen["crew"]
    conditions.supply = chosen["supply"]
    return conditions
