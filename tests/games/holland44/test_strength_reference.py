"""Chapters 10 and 8.7 once more, naively from the rules and the data files, compared on random positions.

GROGNARD_REFERENCE says how many; 200 without it.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest

from grognard.games.holland44.box.data_files import load_box
from grognard.games.holland44.box.data_types import UnitRow, UnitType
from grognard.games.holland44.units import formation_of
from grognard.games.zocbond import automatic
from grognard.games.zocbond.battle import AUTOMATIC, Battle
from grognard.games.zocbond.strength import odds_of

from .field import Field
from .fight import TARGET, Rest, battle

AROUND = ("2009", "2011", "2109", "2110", "1909", "1910")
GROUNDS = ("clear", "woods", "polder", "polder_woods", "marsh", "town", "city")
SIDE = {h: "/".join(sorted((TARGET, h))) for h in AROUND}
BOX = load_box()
POOLS = {
    side: [
        k for k, r in BOX.units.items() if r.side == side and r.role == "unit" and r.type != "supply_source"
    ]
    for side in ("allied", "german")
}
MAPS = int(os.environ.get("GROGNARD_REFERENCE", "0")) // 25 or 8


class Unit:
    """A unit of a position: its row, where it is and what is on it."""

    def __init__(self, key: str, at: str, steps: int, words: list[str]) -> None:
        self.row: UnitRow = BOX.units[key]
        self.type: UnitType = BOX.types[self.row.type]
        self.key = key
        self.at = at
        self.steps = steps
        self.words = words

    @property
    def text(self) -> str:
        return " ".join([self.at, f"steps={self.steps}", *self.words])

    def printed(self, attacking: bool) -> int:
        whole = self.steps == self.row.steps
        if attacking:
            return self.row.attack if whole else self.row.reduced_attack
        return self.row.defense if whole else self.row.reduced_defense


class Ground:
    """Terrain around the target, and what lies on its six hexsides."""

    def __init__(self, rng: Random) -> None:
        self.terrain = {h: rng.choice(GROUNDS) for h in (*AROUND, TARGET)}
        self.water = {h: rng.choice(["", "", "minor", "canal", "major"]) for h in AROUND}
        self.road = {h: rng.random() < 0.5 for h in AROUND}
        self.blown = {h: rng.random() < 0.3 for h in AROUND}

    def field(self, units: list[Unit]) -> Field:
        bridged = [h for h in AROUND if self.road[h] and self.water[h] in ("canal", "major")]
        return Field(
            {u.key: u.text for u in units},
            terrain=self.terrain,
            water={SIDE[h]: self.water[h] for h in AROUND if self.water[h]},
            roads=[[h, TARGET] for h in AROUND if self.road[h]],
            bridges={SIDE[h]: "blown" if self.blown[h] else "safe" for h in bridged},
            frame=Rest(),
        )

    def vehicles_pass(self, h: str) -> bool:
        """Whether vehicles could go from a hex to the target (H44-8.5.2, 8.6.2)."""
        muddy = ("polder", "polder_woods", "marsh")
        if self.water[h] in ("canal", "major"):
            return self.road[h] and not self.blown[h]
        if self.road[h]:
            return True
        return not self.water[h] and self.terrain[h] not in muddy and self.terrain[TARGET] not in muddy


class Reference:
    """The odds of an attack, rule by rule."""

    def __init__(
        self, ground: Ground, attackers: list[Unit], defenders: list[Unit], lead: str, attached: str
    ):
        self.ground = ground
        self.attackers = attackers
        self.defenders = [u for u in defenders if "routed" not in u.words]
        self.lead = [u for u in attackers if u.row.formation == lead or u.key == attached]

    def attack_class(self, u: Unit) -> int:
        return u.row.ac - 1 if u.type.anti_tank and u.row.ac else u.row.ac

    def halved(self, u: Unit) -> bool:
        ground = self.ground
        water = ground.water[u.at]
        mud = {ground.terrain[u.at], ground.terrain[TARGET]} & {"marsh", "polder", "polder_woods"}
        best = max(self.attack_class(v) for v in self.attackers)
        worst = max([v.row.ac for v in self.defenders], default=0)
        return (
            u not in self.lead
            or water in ("canal", "major")
            or (u.type.veh and bool(water or mud))
            or (u.type.armor and worst > best)
            or bool({"engaged", "scattered", "oos"} & set(u.words))
        )

    def attack(self) -> int:
        halved = [u for u in self.attackers if self.halved(u)]
        ones = sum(u.printed(True) == 1 for u in halved)
        rest = sum(-(-u.printed(True) // 2) for u in halved if u.printed(True) != 1)
        return sum(u.printed(True) for u in self.attackers if u not in halved) + rest + -(-ones // 2)

    def defence(self) -> int:
        ground = self.ground
        wet = all(ground.water[u.at] or ground.terrain[u.at] == "marsh" for u in self.attackers)
        built = ground.terrain[TARGET] in ("town", "city")
        total = 0
        for factor in (1, 2):
            group = [u for u in self.defenders if factor == (2 if wet or (built and not u.type.veh) else 1)]
            shaken = [u for u in group if "disrupted" in u.words]
            ones = sum(u.printed(False) == 1 for u in shaken)
            part = sum(u.printed(False) for u in group if u not in shaken) + -(-ones // 2)
            part += sum(-(-u.printed(False) // 2) for u in shaken if u.printed(False) != 1)
            total += factor * part
        return total

    def shift(self) -> int:
        ground = self.ground
        tanks = [u for u in self.defenders if u.type.armor]
        open_to_armor = ground.terrain[TARGET] not in ("woods", "marsh", "city", "polder_woods")
        able = [u for u in self.lead if u.type.armor and open_to_armor and ground.vehicles_pass(u.at)]
        best = max(self.attack_class(u) for u in self.attackers) if able else 0
        net = 1 if best > max([u.row.ac for u in self.defenders], default=0) else 0
        if tanks and not any(u.row.ac for u in self.lead):
            net -= 1
        foot = any(u.type.infantry for u in self.lead)
        if tanks and foot and not any(u.type.infantry for u in self.defenders):
            net += 1
        elite = sum(u.steps for u in self.lead if u.row.morale == "elite")
        net += 2 * elite > sum(u.steps for u in self.lead)
        net += bool(self.defenders) and all(u.row.morale == "poor" for u in self.defenders)
        return net


def a_unit(rng: Random, key: str, at: str, words: list[str]) -> Unit:
    steps = BOX.units[key].steps
    least = 1 if steps < 3 else 2
    return Unit(key, at, rng.randint(least, steps), [w for w in words if rng.random() < 0.15])


def attacks(row: UnitRow) -> bool:
    """Whether a unit can attack with all its steps and with one less."""
    return row.attack > 0 and (row.steps == 1 or row.reduced_attack > 0)


@pytest.mark.parametrize("number", range(MAPS))
def test_the_odds_are_those_of_a_naive_reading(number: int) -> None:
    """H44-10.1 to 10.6, 10.8."""
    rng = Random(f"ground {number}")
    ground = Ground(rng)
    for _ in range(25):
        attacker, defender = rng.sample(["allied", "german"], 2)
        able = [k for k in POOLS[attacker] if attacks(BOX.units[k])]
        keys = rng.sample(able, rng.randint(1, 5))
        attackers = [a_unit(rng, k, rng.choice(AROUND), ["engaged", "scattered", "oos"]) for k in keys]
        own = [a_unit(rng, k, TARGET, ["disrupted"]) for k in rng.sample(POOLS[defender], rng.randint(1, 2))]
        if len(own) == 2 and rng.random() < 0.2:
            own[0].words = ["routed"]
        f = ground.field([*attackers, *own])
        lead = rng.choice(attackers).row.formation
        others = [u.key for u in attackers if u.row.formation != lead]
        attached = rng.choice(others) if others and rng.random() < 0.5 else ""
        odds = odds_of(f.s, battle(f, *keys, lead=lead, attached=attached))
        wanted = Reference(ground, attackers, own, lead, attached)
        found = (odds.attack, odds.defence, odds.shift)
        assert found == (wanted.attack(), wanted.defence(), wanted.shift()), [
            u.key + " " + u.text for u in attackers + own
        ]


# -- automatic DS (8.7) ----------------------------------------------------------------------------------


def some_attack_reaches_the_odds(f: Field, player: int) -> bool:
    """Every set of attackers, lead and attachment."""
    free = automatic.attackers(f.s, player, f.hex(TARGET))
    for size in range(1, len(free) + 1):
        for units in combinations(free, size):
            if can_fight_together(f, player, units) and any(
                odds_of(f.s, b).rung >= 10 for b in led(f, player, units)
            ):
                return True
    return False


def can_fight_together(f: Field, player: int, units: tuple[int, ...]) -> bool:
    """Whether they can be named one after the other, in some order."""
    b = Battle(player, f.hex(TARGET), AUTOMATIC, 0)
    left = list(units)
    while left:
        able = [u for u in left if f.sc.combat_rules.joins_refusal(f.s, b, u) == 0]
        if not able:
            return False
        b.units |= 1 << able[0]
        left.remove(able[0])
    return True


def led(f: Field, player: int, units: tuple[int, ...]) -> list[Battle]:
    """The same attack under every lead, with everybody who could be attached."""
    found: list[Battle] = []
    for formation in {formation_of(f.s, u) for u in units}:
        for attached in (-1, *units):
            b = Battle(player, f.hex(TARGET), AUTOMATIC, sum(1 << u for u in units))
            b.lead = formation
            if attached < 0 or f.sc.combat_rules.attach_refusal(f.s, b, attached) == 0:
                b.attached = attached
                found.append(b)
    return found


@pytest.mark.parametrize("number", range(MAPS))
def test_a_hex_can_be_shattered_if_some_attack_reaches_ten_to_one(number: int) -> None:
    """H44-8.7, 6.4.2: whoever else is there."""
    rng = Random(f"automatic {number}")
    ground = Ground(rng)
    ground.terrain = dict.fromkeys(ground.terrain, "clear")
    ground.water = {h: "minor" if rng.random() < 0.2 else "" for h in AROUND}
    for _ in range(15):
        attacker, defender = rng.sample(["allied", "german"], 2)
        able = [k for k in POOLS[attacker] if attacks(BOX.units[k])]
        spots = rng.sample(AROUND, 3)
        attackers = [a_unit(rng, k, rng.choice(spots), ["engaged", "oos"]) for k in rng.sample(able, 5)]
        weak = [k for k in POOLS[defender] if BOX.units[k].defense <= 2]
        own = a_unit(rng, rng.choice(weak), TARGET, ["disrupted"])
        f = ground.field([*attackers, own])
        player = ["allied", "german"].index(attacker)
        found = automatic.targets(f.s, player) == [f.hex(TARGET)]
        assert found is some_attack_reaches_the_odds(f, player), [u.key + " " + u.text for u in attackers]
