"""The chances of GP fire in play against a brute force over every roll: random shots, random sheafs (6.5.4).

GROGNARD_POSITIONS says how many there are, or which (`tests.positions`).
"""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from grognard.core.kernel.state import choose
from grognard.core.telling.view import Outlook, OutlookPart
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.indirect.salvo import in_order
from grognard.games.panzer.indirect.sheafs import sheaf_hexes
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.state import COMMANDS, HULL_DOWN, HULL_PARTIAL, SUP_OFF, with_cell
from grognard.games.panzer.verbs import SHEAFS
from tests.positions import seeds

from . import gp_reference as reference
from .battle import Battle
from .close_reference import Chances
from .indirect_battle import GERMAN, battery, step

pytestmark = pytest.mark.both_builds

MODULES = ("advanced_ap", "gp_fire", "hull_down", "leg_and_towed")
GRADES = ("elite", "veteran", "seasoned", "regular", "green")
CARDS = load_cards()
EVERYBODY = sorted([*CARDS.vehicles, *CARDS.towed, *CARDS.leg])
COVERS = {"none": "clear", "light": "scrub", "medium": "woods"}
HULLS = {"partial": HULL_PARTIAL, "hull_down": HULL_DOWN}
SOUTH = 3


# -- direct fire ------------------------------------------------------------------------------------------


def setting(seed: int) -> tuple[Battle, str, str, int, dict[str, str]]:
    """A unit in column F fires north at one in F1, in conditions by lot."""
    draw = random.Random(f"blast {seed}")
    shooter = draw.choice([card for card in EVERYBODY if reference.weapon_of(card)])
    target = draw.choice([card for card in EVERYBODY if card[0] != shooter[0]])
    weapon = reference.weapon_of(shooter)
    assert weapon is not None
    hexes = draw.randint(1, min(10, max(weapon.reach)))
    how = {"cover": draw.choice(sorted(COVERS)), "grade": draw.choice(GRADES), "crew": draw.choice(GRADES)}
    if draw.random() < 0.4:
        how["moving"] = "moving"
    if draw.random() < 0.2 and shooter[1] == "-":
        how["firer"] = "firer_damaged"
    elif draw.random() < 0.3:
        how["firer"] = "firer_suppressed"
    if draw.random() < 0.3 and shooter[1] == "-":
        how["fire"] = "firer_short_halt"
    stays = "moving" not in how  # who is known to move has left its position
    if draw.random() < 0.3 and target[1] == "-" and stays:
        how["hull"] = draw.choice(sorted(HULLS))
    return battle(shooter, target, hexes, how), shooter, target, hexes, how


def battle(shooter: str, target: str, hexes: int, how: dict[str, str]) -> Battle:
    """The Direct Fire step with this one shot still to be declared."""
    side = "GS".index(shooter[0])
    us, them = ("GA", "SA") if side == 0 else ("SA", "GA")
    order = "short-halt" if "fire" in how else "fire"
    state = " damaged" if how.get("firer") == "firer_damaged" else ""
    b = Battle(
        {
            us: f"{shooter} F{1 + hexes} N {order} g:{how['grade']}{state}",
            them: f"{target} F1 S {'move' if 'moving' in how else 'no-command'} g:{how['crew']}",
        },
        [DirectFire(side)],
        layer="advanced",
        modules=MODULES,
        terrain={"F1": COVERS[how["cover"]]} if how["cover"] != "none" else {},
        may=("fire", "short-halt"),
    )
    t = b.unit(them)
    b.s.command_may[t] = 1 << b.s.command[t]  # everybody knows whether it moves
    b.s.seen_by[t] = 1 << b.unit(us)
    if how.get("firer") == "firer_suppressed":
        b.s.sup[b.unit(us)] = SUP_OFF
    if "hull" in how:
        b.s.hull = with_cell(b.s.hull, t, HULLS[how["hull"]])
        b.s.hull_open = with_cell(b.s.hull_open, t, FACING_NAMES.index("N"))
    return b


def test_random_shots() -> None:
    """6.5.4: at vehicles, squads, half-squads, sections and guns."""
    compared = 0
    kinds: set[str] = set()
    numbers = seeds(80)
    for seed in numbers:
        b, shooter, target, hexes, how = setting(seed)
        us, them = ("GA", "SA") if shooter[0] == "G" else ("SA", "GA")
        if f"fire {us}" not in b.offers():
            continue
        b.play(f"fire {us}", *(["weapon gp"] if b_asks(b, us) else []))
        if f"at {them}" not in b.offers():
            continue  # small arms that do nothing to armour, a gun that does not look there
        outlook = b.game.seat("GS".index(shooter[0])).odds(f"at {them}")
        assert outlook.undecided == 0
        wanted = reference.direct(shooter, target, hexes, how)
        assert outlook.distribution() == wanted, (seed, shooter, target, hexes, how)
        compared += 1
        kinds.add(target[1])
    assert compared > len(numbers) // 2
    assert len(numbers) < 40 or kinds == set("-TL")


def b_asks(b: Battle, us: str) -> bool:
    """Whether the unit is asked with what it fires."""
    world = b.s.copy()
    choose(world, 0, next(o for o in b.game.decision.options if b.game.key(o) == f"fire {us}"))
    return any(b.game.key(o) == "weapon gp" for o in world.top().options(world))


# -- sheafs -----------------------------------------------------------------------------------------------

BATTERIES = {"G-LT": "GB-LT", "G-MED": "GB-MED", "G-HVY": "GB-HVY"}
AREA = ("C10", "C11", "C9", "D9", "D10", "B10", "B9")
RANGE = 4  # hexes from the observer to the aim point


def shelled(seed: int) -> tuple[Battle, str, str, dict[str, tuple[str, str]]]:
    """A battery is about to fire at C10; who lies there, in which cover, of which grade: by lot."""
    draw = random.Random(f"sheaf {seed}")
    key = draw.choice(sorted(BATTERIES))
    sheaf = draw.choice(("converged", "open"))
    units = {"GO": "GL-SEC C6 S overwatch r:FO", "SA": f"{draw.choice(targets('T'))} C10 N"}
    places: dict[str, tuple[str, str]] = {"SA": (units["SA"].split()[0], "C10")}
    for letter in "BCDE":
        card = draw.choice(targets(draw.choice("-TL")))
        places[f"S{letter}"] = (card, draw.choice(AREA))
        units[f"S{letter}"] = f"{card} {places[f'S{letter}'][1]} N g:{draw.choice(GRADES)}"
    terrain = {h: draw.choice(list(COVERS.values())) for h in ("C11", "D10", "B9")}
    b = step(
        units,
        terrain={h: kind for h, kind in terrain.items() if kind != "clear"},
        batteries=[battery(key, BATTERIES[key])],
        may=tuple(draw.sample(COMMANDS, draw.randint(2, 5))),
    )
    b.play("call GO C10", f"source {key}-1")
    for word in ("enough", "type he"):
        if word in b.offers():
            b.play(word)
    return b, BATTERIES[key], sheaf, places


def targets(kind: str) -> list[str]:
    return [card for card in EVERYBODY if card[0] == "S" and card[1] == kind]


def alone(b: Battle, key: str, card: str, gun: str, sheaf: str, aimed: bool) -> Chances:
    """The attack on one unit of the area, over what its counter may be (R-43, R2-43)."""
    u = b.unit(key)
    may = [name for number, name in enumerate(COMMANDS) if b.s.command_may[u] >> number & 1]
    moving = sum(name in ("move", "short-halt") for name in may)
    terrain = b.sc.land.terrain[b.s.place[u]]
    cover = next(name for name, kind in COVERS.items() if kind == terrain)
    grade = GRADES[b.sc.grade[u]]
    added = reference.value("off_board_open_sheaf") if sheaf == "open" else 0
    found: Chances = {}
    for moves, many in ((True, moving), (False, len(may) - moving)):
        if not many:
            continue
        net = added
        if moves and card[1] == "-" and aimed:  # only a vehicle in the aim hex gains by it (6.5.4.3[1])
            net += reference.value("target_vehicle_moving_indirect")
        chances = reference.indirect(gun, card, RANGE, cover, moves and card[1] != "-", net, grade)
        for name, share in chances.items():
            found[name] = found.get(name, Fraction(0)) + share * Fraction(many, len(may))
    return found


def courses(part: OutlookPart) -> dict[str, Fraction]:
    """The chance of each course of one attack of an area."""
    return Outlook(part.branches, [], [], part.undecided).distribution()


def test_random_sheafs() -> None:
    """K2: each unit under a sheaf has the chances of the same attack alone, vehicles too."""
    compared: dict[str, int] = {"-": 0, "T": 0, "L": 0}
    for seed in seeds(30):
        b, gun, sheaf, places = shelled(seed)
        if f"sheaf {sheaf}" not in b.offers():
            continue
        told = b.game.seat(GERMAN).odds(f"sheaf {sheaf}")
        area = sheaf_hexes(b.sc, b.hex("C10"), SHEAFS.index(sheaf), -1)
        under = [u for u in in_order(b.s, area) if u >= 0]
        assert [part.subject.index for part in told.parts if part.subject.kind == "unit"] == under
        for part in told.parts:
            if part.subject.kind != "unit":
                continue
            key = b.keys[part.subject.index]
            card, h = places[key]
            assert part.undecided == 0
            assert courses(part) == alone(b, key, card, gun, sheaf, h == "C10"), (seed, key, card, h)
            compared[card[1]] += 1
    assert all(compared.values()), compared
