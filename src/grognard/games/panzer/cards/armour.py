"""The armour of a vehicle, every cell from its plates (PZR-6.5.2.3, docs/armour.md).

A plate is written as millimetres and class, `80e`. What it is worth upright is its base:

    floor(mm x slope of its class x quality / 5)        against kinetic shot
    floor(mm x slope of its class / 5) + skirts         against shaped charges, skirts on the sides only

and a cell is the base times aspect times flight of the shot, rounded once, halves up. All figures are whole
numbers of hundredths, so that no machine rounds otherwise.
"""

from typing import Final

from grognard.games.panzer.box.ap_types import ArmourFile
from grognard.games.panzer.box.card_types import Vehicle

KE: Final = 0
CE: Final = 1
ENERGIES: Final = ("KE", "CE")
LEVEL: Final = 0
RISING: Final = 1
FALLING: Final = 2
SHOTS: Final = ("level", "rising", "falling")
FRONT: Final = 0
FRONT_SIDE: Final = 1
REAR_SIDE: Final = 2
REAR: Final = 3
ASPECTS: Final = ("front", "front_side", "rear_side", "rear")
#: What can be hit from each aspect, in the order of the cards.
PLACES: Final[tuple[tuple[str, ...], ...]] = (
    ("TF", "HF"),
    ("TF", "TS", "HF", "HS"),
    ("TR", "TS", "HR", "HS"),
    ("TR", "HR"),
)
DECK: Final = "DK"


class Armour:
    """The armour table of one card."""

    def __init__(self, cells: dict[tuple[int, int, int, str], int], deck: tuple[int, int]) -> None:
        self.cells = cells
        self.deck = deck  # by energy

    def cell(self, energy: int, shot: int, aspect: int, place: str) -> int:
        """Armour factor where a shot strikes; `DK` is the deck, whatever the aspect."""
        return self.deck[energy] if place == DECK else self.cells[(energy, shot, aspect, place)]

    def basic(self, rear: bool) -> int:
        """Armour of the Basic Game (PZR-4.4.3.2.5): the mean of turret and hull, level, rounded down."""
        if rear:
            return (self.cell(KE, LEVEL, REAR, "TR") + self.cell(KE, LEVEL, REAR, "HR")) // 2
        return (self.cell(KE, LEVEL, FRONT, "TF") + self.cell(KE, LEVEL, FRONT, "HF")) // 2


def plates_of(card: Vehicle) -> dict[str, str]:
    """The seven plates of a card by place, none for a card without armour."""
    named = {
        "TF": card.TF,
        "TS": card.TS,
        "TR": card.TR,
        "HF": card.HF,
        "HS": card.HS,
        "HR": card.HR,
        "DK": card.DK,
    }
    return {place: plate for place, plate in named.items() if plate is not None}


def armour_of(card: Vehicle, model: ArmourFile) -> Armour | None:
    """The armour table of a card, None if it has no plates."""
    plates = plates_of(card)
    if not plates:
        return None
    bases = (_bases(card, plates, model, KE), _bases(card, plates, model, CE))
    shots = (model.model.level, model.model.rising, model.model.falling)
    cells: dict[tuple[int, int, int, str], int] = {}
    for energy in (KE, CE):
        for shot in (LEVEL, RISING, FALLING):
            for aspect in (FRONT, FRONT_SIDE, REAR_SIDE, REAR):
                for place in PLACES[aspect]:
                    seen = _seen(model, aspect, place)
                    cells[(energy, shot, aspect, place)] = rounded(bases[energy][place], seen, shots[shot])
    return Armour(cells, (bases[KE][DECK], bases[CE][DECK]))


def rounded(base: int, aspect: int, shot: int) -> int:
    """A base times two factors in hundredths, to the nearest whole number, halves up."""
    return (2 * base * aspect * shot + 10_000) // 20_000


def _bases(card: Vehicle, plates: dict[str, str], model: ArmourFile, energy: int) -> dict[str, int]:
    slopes: dict[str, int] = {row.id: row.ke if energy == KE else row.ce for row in model.slopes.row}
    quality = card.quality if energy == KE else 100
    bases: dict[str, int] = {}
    for place, plate in plates.items():
        worth = int(plate[:-1]) * slopes[plate[-1]] * quality
        bases[place] = worth // (10_000 * model.model.mm_per_factor)
        if energy == CE and place in ("TS", "HS"):
            bases[place] += card.skirts
    return bases


def _seen(model: ArmourFile, aspect: int, place: str) -> int:
    """Hundredths that a plate gains by being seen obliquely."""
    if aspect in (FRONT, REAR):
        return 100
    return model.model.side if place[1] == "S" else model.model.facing
