"""The outline of a vehicle for its drawing, from class, weight, size, gun and slopes alone.

Cards have no lengths. A hull of so many tonnes has about this length and width (checked by eye against tanks
from 6 to 70 tonnes); the height follows from the card's size. Nothing of play hangs on it.
"""

import re
from typing import Final

from grognard.games.panzer.box.ap_types import ArmourFile
from grognard.games.panzer.box.card_types import Gun, Vehicle

Shape = dict[str, str | int | float]

FORMS: Final = {
    "tank": "tank",
    "aa_vehicle": "tank",
    "assault_gun": "casemate",
    "tank_destroyer": "casemate",
    "sp_at_gun": "open",
    "sp_gun": "open",
    "apc": "carrier",
    "armoured_car": "car",
    "tractor": "truck",
    "truck": "truck",
}
LONGER: Final = {"H": 1.2, "W": 1.2}  # metres that wheels add to a hull of the same weight
BARREL: Final = re.compile(r"L/(\d+)")
USUAL_CALIBRES: Final = 45  # length of a barrel whose name does not tell
STEEPEST: Final = 72


def shape_of(card: Vehicle, gun: Gun | None, model: ArmourFile) -> Shape:
    """Metres, and degrees off the vertical of every plate that has a slope."""
    root: float = card.weight**0.5
    barrel = barrel_of(gun)
    shape: Shape = {
        "form": FORMS[card.kind],
        "mode": card.mode,
        "length": round(3.0 + 0.48 * root + LONGER.get(card.mode, 0.0), 2),
        "width": round(1.9 + 0.22 * root, 2),
        "height": round(2.45 + 0.25 * card.size, 2),
        "barrel": barrel,
        "calibre": 0 if gun is None else gun.calibre,
        "turret": int(card.turret is not None and 0 < card.turret < 360),
        "open": int(card.open_top),
    }
    for place, plate in (("TF", card.TF), ("TR", card.TR), ("HF", card.HF), ("HR", card.HR)):
        if plate is not None:
            shape[place] = _degrees(plate[-1], model)
    if card.TF is not None:
        shape["rounded"] = int(card.TF[-1] in "rm")
    return shape


def barrel_of(gun: Gun | None) -> float:
    """Metres of barrel: calibre times the L/ of its name."""
    if gun is None:
        return 0.0
    calibres = BARREL.search(gun.name)
    return round(gun.calibre * (int(calibres[1]) if calibres else USUAL_CALIBRES) / 1000, 2)


def _degrees(slope: str, model: ArmourFile) -> int:
    """The middle of the class, 0 for forms that are no slope."""
    ends = next(row.degrees for row in model.slopes.row if row.id == slope)
    return min(STEEPEST, (ends[0] + ends[1]) // 2) if ends else 0
