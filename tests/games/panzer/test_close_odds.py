"""The chances of close combat against a brute force over every roll, on random positions."""

from __future__ import annotations

import random

import pytest

from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.state import SUP_OFF
from tests.positions import seeds

from . import close_reference as reference
from .battle import Battle
from .test_close_assault import storming

pytestmark = pytest.mark.both_builds

GRADES = ("elite", "veteran", "seasoned", "regular", "green")
LEG = {"squad": "GL-RIF", "half_squad": "GL-RIFh", "section": "GL-SEC"}
FOES = {"squad": "SL-RIF", "half_squad": "SL-RIFh", "section": "SL-SEC", "towed": "ST-ZIS3"}
VEHICLES = ("S-T34-76", "S-T70", "S-IS2", "S-SU76M", "S-M3A1", "S-GAZAA", "S-SU85", "S-KV1")
MANY = seeds(30)


def band(draw: random.Random) -> list[str]:
    return [draw.choice(list(LEG)) for _ in range(draw.choice((1, 1, 2, 3)))]


def units_of(attackers: list[str], flames: bool, home: str) -> dict[str, str]:
    keys = ("GA", "GB", "GC")
    found = {key: f"{LEG[size]} {home} N move" for key, size in zip(keys, attackers, strict=False)}
    if flames:
        found["GA"] += " w:GW-FLM"
    return found


def declare(b: Battle, attackers: list[str], moved: bool) -> None:
    for key in ("GA", "GB", "GC")[: len(attackers)]:
        b.play(*([f"approach {key} F6"] if moved else []), f"assault {key} SA")


@pytest.mark.parametrize("seed", MANY)
def test_close_assault(seed: int) -> None:
    """PZR-6.6.1.1: the outlook of a random assault equals the enumeration of every d100 and d10."""
    draw = random.Random(f"assault {seed}")
    attackers, card = band(draw), draw.choice(VEHICLES)
    names = ("uphill", "suppressed", "unsupported", "flames", "damaged", "moving", "moved")
    flags = {flag for flag in names if draw.random() < 0.3}
    if "flames" in flags and attackers[0] == "section":
        flags.discard("moved")  # a section with a support weapon does not come on the move
    grades = (draw.choice(GRADES), draw.choice(GRADES))
    home = "F5" if "moved" in flags else "F6"
    foe = f"{card} F7 N {'move' if 'moving' in flags else 'no-command'}"
    foe += " damaged" if "damaged" in flags else ""
    b = storming(
        {
            **units_of(attackers, "flames" in flags, home),
            "SA": foe + (" damaged" if "damaged" in flags else ""),
        },
        grades=grades,
        levels={"F7": 1} if "uphill" in flags else {},
        terrain={"F7": "light_woods"} if "unsupported" in flags else {},
        may=("move",),
    )
    b.s.command_may[b.unit("SA")] = 1 << b.s.command[b.unit("SA")]
    if "suppressed" in flags:
        b.s.sup[b.unit("SA")] = SUP_OFF
    declare(b, attackers, "moved" in flags)
    outlook = b.game.seat(0).odds("resolve SA")
    assert outlook.undecided == 0
    assert outlook.distribution() == reference.assault(attackers, card, flags, grades)


@pytest.mark.parametrize("seed", MANY)
def test_hand_to_hand(seed: int) -> None:
    """PZR-6.6.1.2: the same of a random fight, round by round."""
    draw = random.Random(f"fight {seed}")
    attackers, defender = band(draw), draw.choice(list(FOES))
    flags = {flag for flag in ("uphill", "suppressed", "flames", "moved") if draw.random() < 0.3}
    if "flames" in flags and attackers[0] == "section":
        flags.discard("moved")
    grades = (draw.choice(GRADES), draw.choice(GRADES))
    b = storming(
        {
            **units_of(attackers, "flames" in flags, "F5" if "moved" in flags else "F6"),
            "SA": f"{FOES[defender]} F7 N",
        },
        grades=grades,
        levels={"F7": 1} if "uphill" in flags else {},
        may=("move",),
    )
    if "suppressed" in flags:
        b.s.sup[b.unit("SA")] = SUP_OFF
    declare(b, attackers, "moved" in flags)
    outlook = b.game.seat(0).odds("resolve SA")
    assert outlook.undecided == 0
    assert outlook.distribution() == reference.fight(attackers, defender, flags, grades)


@pytest.mark.parametrize("seed", MANY)
def test_overrun(seed: int) -> None:
    """PZR-6.6.10.1: the same of a random overrun, of the step into the hex of the target."""
    draw = random.Random(f"overrun {seed}")
    card = draw.choice(("S-T34-76", "S-T70", "S-SU76M", "S-BT7"))
    rider = draw.random() < 0.4 and card == "S-T34-76"
    target, grade = draw.choice(list(LEG.values())), draw.choice(GRADES)
    flags = {flag for flag in ("damaged", "suppressed", "moving") if draw.random() < 0.3}
    cover, terrain = draw.choice((("none", "clear"), ("light", "scrub"), ("medium", "woods")))
    units = {
        "SA": f"{card} F8 N move{' damaged' if 'damaged' in flags else ''}",
        "GA": f"{target} F7 S {'move' if 'moving' in flags else 'no-command'}",
        **({"SB": "SL-SMG F8 N"} if rider else {}),
    }
    b = Battle(
        units,
        [Movement(1)],
        layer="advanced",
        modules=MODULES,
        grades=("seasoned", grade),
        terrain={} if terrain == "clear" else {"F7": terrain},
        may=("move",),
    )
    b.s.command_may[b.unit("GA")] = 1 << b.s.command[b.unit("GA")]
    if rider:
        b.s.mount(b.unit("SB"), b.unit("SA"))
    if "suppressed" in flags:
        b.s.sup[b.unit("SA")] = SUP_OFF
    b.play("overrun SA GA", "move SA")
    if "rate cross-country" in b.offers():
        b.play("rate cross-country")
    outlook = b.game.seat(1).odds("ahead")
    wanted = reference.overrun(card, ["SL-SMG"] if rider else [], target, cover, flags, grade)
    assert outlook.distribution() == wanted


#: Every chapter but the ammunition limits, which the reference leaves out.
MODULES = (
    "command_control",
    "leg_and_towed",
    "gp_fire",
    "advanced_ap",
    "close_combat",
    "transport",
    "hull_down",
    "buildings",
)
