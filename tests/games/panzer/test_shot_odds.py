"""The chances of a shot in play against a brute force over every roll, on random shots (PZR-4.4.3, 6.5.2).

GROGNARD_POSITIONS says how many shots there are, or which (`tests.positions`).
"""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from grognard.core.kernel.state import choose
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import HULL_DOWN, HULL_PARTIAL, SUP_OFF, with_cell
from tests.positions import seeds

from . import shot_reference
from .battle import Battle
from .fire_reference import aspects

pytestmark = pytest.mark.both_builds

MODULES = ("advanced_ap", "gp_fire", "hull_down", "leg_and_towed")
GRADES = ("elite", "veteran", "seasoned", "regular", "green")
CARDS = load_cards()
GUNS = {card.id: card.gun for card in CARDS.vehicles.values()}
GUNS |= {card.id: card.gun for card in CARDS.towed.values()}
SHOOTERS = sorted(card for card, gun in GUNS.items() if gun and CARDS.guns[gun].ap_r)
COVERS = {"none": "clear", "light": "scrub", "medium": "woods"}
HULLS = {"partial": HULL_PARTIAL, "hull_down": HULL_DOWN}
SOUTH = 3


def setting(seed: int) -> tuple[Battle, str, str, int, dict[str, str]]:
    """A unit in F11 or nearer fires north at a vehicle in F1, in conditions by lot."""
    draw = random.Random(f"shot {seed}")
    shooter = draw.choice(SHOOTERS)
    target = draw.choice([card for card in sorted(CARDS.vehicles) if card[0] != shooter[0]])
    reach = min(10, max(CARDS.guns[GUNS[shooter]].ap_r))
    hexes = draw.randint(1, reach)
    facing = draw.randrange(6)
    (aspect,) = aspects((5, 1), facing, (5, 1 + hexes), True)
    how = {"aspect": aspect, "cover": draw.choice(sorted(COVERS)), "grade": draw.choice(GRADES)}
    how["crew"] = draw.choice(GRADES)
    if draw.random() < 0.4:
        how["moving"] = "moving"
    if draw.random() < 0.2 and shooter in CARDS.vehicles:
        how["firer"] = "firer_damaged"
    elif draw.random() < 0.3:
        how["firer"] = "firer_suppressed"
    if draw.random() < 0.3 and shooter in CARDS.vehicles:
        how["fire"] = "firer_short_halt"
    stays = "moving" not in how  # who is known to move has left its position
    if draw.random() < 0.3 and aspect in ("front", "front_side") and stays:
        how["hull"] = draw.choice(sorted(HULLS))
    if draw.random() < 0.2:
        how["flight"] = "falling"
    return battle(shooter, target, hexes, facing, how), shooter, target, hexes, how


def battle(shooter: str, target: str, hexes: int, facing: int, how: dict[str, str]) -> Battle:
    """The Direct Fire step with this one shot still to be declared."""
    side = "GS".index(shooter[0])
    us, them = ("GA", "SA") if side == 0 else ("SA", "GA")
    order = "short-halt" if "fire" in how else "fire"
    state = " damaged" if how.get("firer") == "firer_damaged" else ""
    target_order = "move" if "moving" in how else "no-command"
    units = {
        us: f"{shooter} F{1 + hexes} N {order} g:{how['grade']}{state}",
        them: f"{target} F1 {FACING_NAMES[facing]} {target_order} g:{how['crew']}",
    }
    b = Battle(
        units,
        [DirectFire(side)],
        layer="advanced",
        modules=MODULES,
        terrain={"F1": COVERS[how["cover"]]} if how["cover"] != "none" else {},
        levels={f"F{1 + hexes}": 1} if how.get("flight") == "falling" else {},
        may=("fire", "short-halt"),
    )
    t = b.unit(them)
    b.s.command_may[t] = 1 << b.s.command[t]  # everybody knows whether it moves
    b.s.seen_by[t] = 1 << b.unit(us)
    if how.get("firer") == "firer_suppressed":
        b.s.sup[b.unit(us)] = SUP_OFF
    if "hull" in how:
        b.s.hull = with_cell(b.s.hull, t, HULLS[how["hull"]])
        b.s.hull_open = with_cell(b.s.hull_open, t, (facing + SOUTH) % 6)
    return b


def ended(course: str) -> str:
    """What all results of a shot come to, in the words of the reference."""
    names = [name.removeprefix("panzer-outcome-") for name in course.split(" > ")]
    for name, word in (("burns", "BU"), ("knocked-out", "KO"), ("crew-leaves", "BAIL"), ("miss", "miss")):
        if name in names:
            return word
    harm = [word for name, word in (("damaged", "DM"), ("tracks-hit", "TK")) if name in names]
    return " ".join(harm) or ("ND" if "shaken" in names else "none")


def test_random_shots() -> None:
    compared = misses = 0
    numbers = seeds(60)
    for seed in numbers:
        b, shooter, target, hexes, how = setting(seed)
        us, them = ("GA", "SA") if shooter[0] == "G" else ("SA", "GA")
        b.play(f"fire {us}", *(["weapon ap"] if b_asks(b, us) else []))
        if f"at {them}" not in b.offers():
            misses += 1  # a gun that does not look there, or a target that is not in sight
            continue
        outlook = b.game.seat("GS".index(shooter[0])).odds(f"at {them}")
        found: dict[str, Fraction] = {}
        for course, share in outlook.distribution().items():
            found[ended(course)] = found.get(ended(course), Fraction(0)) + share
        card = CARDS.vehicles[shooter] if shooter in CARDS.vehicles else CARDS.towed[shooter]
        wanted = shot_reference.shot(GUNS[shooter], card.rate or "N", False, target, hexes, how)
        if outlook.undecided:  # the rarest courses of several hits are not worked out
            assert all(share <= wanted.get(name, Fraction(0)) for name, share in found.items()), seed
            assert sum(wanted.values()) - sum(found.values()) == outlook.undecided, seed
        else:
            assert found == wanted, (seed, shooter, target, hexes, how)
        compared += 1
    assert compared > len(numbers) * 3 // 4


def b_asks(b: Battle, us: str) -> bool:
    """Whether the unit is asked with what it fires."""
    world = b.s.copy()
    choose(world, 0, next(o for o in b.game.decision.options if b.game.key(o) == f"fire {us}"))
    return any(b.game.key(o) == "weapon ap" for o in world.top().options(world))
