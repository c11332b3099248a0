"""Scenarios of Panzer drawn by number: `grognard fuzz panzer --draw tests.battery.panzer_scenarios:fields`.

`fields`: small dense fields. A dozen units of all arms begin a few hexes apart on one board, with markers,
batteries and aircraft, and every chapter is switched on or off by lot: rules meet there that the scenarios of
the box seldom bring together. `variants`: the advanced scenarios of the box, their chapters switched on and
off by lot; what needs a chapter that is off stays at home. `battles`: battles as the program draws them up.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeVar, get_args

import msgspec

from grognard.core.loading.load import Source
from grognard.core.loading.own_text import own_name
from grognard.games.panzer import RULES
from grognard.games.panzer.box.battles import ARMS, MISSIONS, BattleWish, draw_up, months
from grognard.games.panzer.box.board_files import BoardPlace, load_boards
from grognard.games.panzer.box.card_types import Aircraft, Leg, SupportWeapon, Towed, Vehicle
from grognard.games.panzer.box.checked_scenario import ground_of
from grognard.games.panzer.box.data_files import Cards, load_cards
from grognard.games.panzer.box.plain_types import GRADES, SIDES
from grognard.games.panzer.box.scenario_checks import NEEDS, NO_WORKS, problems
from grognard.games.panzer.box.scenario_files import load_scenario
from grognard.games.panzer.box.scenario_types import Facing, Module, ScenarioFile
from grognard.games.tactical.box.wishes import Impossible

MODULES: tuple[str, ...] = get_args(Module)
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
FACINGS: tuple[str, ...] = get_args(Facing)
WIDTH, HEIGHT = 4, 5  # hexes that a side of a field begins in
ATTEMPTS = 200
Values = dict[str, Any]
C = TypeVar("C", Vehicle, Towed, Aircraft)


def fields(number: int) -> str:
    """The name of a small dense field."""
    for attempt in range(ATTEMPTS):
        file = msgspec.convert(_Field(Random(f"field {number} {attempt}"), number).values(), ScenarioFile)
        if not _wrong(file):
            return own_name(file)
    raise AssertionError(f"no field {number}")


def variants(number: int) -> str:
    """The name of an advanced scenario of the box with other chapters."""
    random = Random(f"variant {number}")
    advanced = [name for name in RULES.scenarios() if load_scenario(name).layer == "advanced"]
    for _ in range(ATTEMPTS):
        file = without(load_scenario(random.choice(advanced)), _chapters(random))
        if not _wrong(file):
            return own_name(file)
    raise AssertionError(f"no variant {number}")


def battles(number: int) -> str:
    """The name of a battle drawn up by the program, small and large, of every mission, time and arm."""
    random = Random(f"battle {number}")
    for _ in range(ATTEMPTS):
        wish = BattleWish(
            random.randrange(1_000_000),
            random.choice(months()),
            random.choice((200, 300, 500, 800, 1200)),
            random.choice((1, 1, 2)),
            random.choice(MISSIONS),
            random.choice(SIDES),
            tuple(arm for arm in ARMS if random.random() < 0.8),
        )
        try:
            return own_name(draw_up(wish))
        except Impossible:
            continue
    raise AssertionError(f"no battle {number}")


def _wrong(file: ScenarioFile) -> bool:
    return bool(problems(Source(f"{file.name}.toml", ""), file, load_cards()))


# -- chapters ------------------------------------------------------------------------------------------------


def _chapters(random: Random) -> tuple[str, ...]:
    """Every chapter by lot, without those that lean on one that is off."""
    share = random.choice((0.5, 0.8, 1.0))
    chosen = [module for module in MODULES if random.random() < share]
    while any(needed not in chosen for module in chosen for needed in NEEDS.get(module, ())):
        chosen = [m for m in chosen if all(needed in chosen for needed in NEEDS.get(m, ()))]
    return tuple(chosen)


def without(file: ScenarioFile, modules: Sequence[str]) -> ScenarioFile:
    """The scenario with these chapters: units, loads and positions of the others are left out."""
    cards = load_cards()
    values: Values = msgspec.to_builtins(file)
    values.update(id="PZ-OWN", modules=[module for module in MODULES if module in modules])
    formations = []
    for formation in values["formations"]:
        formation["units"] = [
            _plain(group, modules)
            for group in formation["units"]
            if group["card"] in cards.vehicles or "leg_and_towed" in modules
        ]
        if formation["units"]:
            formations.append(formation)
    values["formations"] = formations
    known = [formation["key"] for formation in formations]
    plans = values["batteries"] if "indirect_fire" in modules else []
    values["batteries"] = [plan for plan in plans if not plan["attached"] or plan["attached"] in known]
    values["aircraft"] = values["aircraft"] if "air" in modules else []
    here = {group["card"] for formation in formations for group in formation["units"]}
    survivors = values["victory"]["survivors"]
    values["victory"]["survivors"] = [each for each in survivors if each["card"] in here]
    return msgspec.convert(values, ScenarioFile)


def _plain(group: Values, modules: Sequence[str]) -> Values:
    """A group without what needs a chapter that is off."""
    group = dict(group)
    if "transport" not in modules:
        group["rides"] = ""
    if "hull_down" not in modules and group["position"] in ("hull_down", "partial_hull_down"):
        group["position"] = ""
    return group


# -- a field -------------------------------------------------------------------------------------------------


class _Field:
    """One attempt at a field."""

    def __init__(self, random: Random, number: int) -> None:
        self.random = random
        self.number = number
        self.month = random.choice([month for month in months() if month >= "1941-09"])
        self.basic = random.random() < 0.1
        self.modules: tuple[str, ...] = () if self.basic else _chapters(random)
        self.board = random.choice(sorted(load_boards()))
        self.place = BoardPlace(self.board, turned=random.random() < 0.3)
        self.column = random.randrange(len(COLUMNS) - 2 * WIDTH)
        self.row = random.randrange(1, 12 - HEIGHT)

    def has(self, module: str) -> bool:
        return module in self.modules

    def lot(self, share: float) -> bool:
        return self.random.random() < share

    def values(self) -> Values:
        year, month = self.month.split("-")
        formations = [formation for side in SIDES for formation in self.formations(side)]
        keys = {side: [each["key"] for each in formations if each["side"] == side] for side in SIDES}
        return {
            "id": "PZ-OWN",
            "name": f"field-{self.number}",
            "title": f"Field {self.number}",
            "date": datetime.date(int(year), int(month), 1 + self.random.randrange(28)),
            "place": "nowhere",
            "layer": "basic" if self.basic else "advanced",
            "modules": self.modules,
            "german_apcr": self.random.choice(("unrestricted", "plus1", "plus2", "none")),
            "boards": [msgspec.to_builtins(self.place)],
            "turns": self.random.randint(2, 4),
            "set_up": self.random.sample(SIDES, 2),
            "forces": {
                side: {
                    "grade": self.random.choice(GRADES),
                    "role": self.random.choice(("attacks", "defends", "meets")),
                }
                for side in SIDES
            },
            "zones": [zone for side in SIDES for zone in self.zones(side)],
            "formations": formations,
            "victory": self.victory(),
            "teaches": ["points"],
            "batteries": [plan for side in SIDES for plan in self.batteries(side, keys[side])],
            "aircraft": self.aircraft(),
            "works": self.works(),
            "special": self.special(),
        }

    # -- ground ----------------------------------------------------------------------------------------

    def columns(self, side: str) -> str:
        first = self.column + (0 if side == "german" else WIDTH)
        return COLUMNS[first : first + WIDTH]

    def hexes(self, side: str = "") -> list[str]:
        """The hexes of a side's half of the field, or of all of it."""
        columns = self.columns(side) if side else self.columns("german") + self.columns("soviet")
        rows = range(self.row, self.row + HEIGHT)
        return [f"{self.board}{column}{row}" for column in columns for row in rows]

    def edge(self) -> list[str]:
        """Hexes of the map's edge that are as near as any."""
        return [f"{self.board}{COLUMNS[at]}1" for at in range(self.column | 1, self.column + 2 * WIDTH, 2)]

    def zones(self, side: str) -> list[Values]:
        columns = self.columns(side)
        area = {
            "board": self.board,
            "columns": f"{columns[0]}-{columns[-1]}",
            "rows": [self.row, self.row + HEIGHT - 1],
        }
        facing = self.random.choice(FACINGS)
        enters = {"key": f"{side}-later", "side": side, "hexes": self.edge(), "turn": 1 + self.lot(0.5)}
        return [{"key": side, "side": side, "areas": [area], "facing": facing}, enters]

    def works(self) -> list[Values]:
        """Markers of every kind, wherever one may lie."""
        ground = ground_of((self.place,))
        free = [name for name in self.hexes() if ground.kind(ground.board.hex(name)) not in NO_WORKS]
        found: list[Values] = []
        for kind in ("block", "ditch", "wire", "improved_position", "hasty_entrenchment"):
            if not self.basic and free and self.lot(0.4):
                taken = self.random.sample(free, min(len(free), self.random.randint(1, 3)))
                free = [name for name in free if name not in taken]
                facing = self.random.choice(FACINGS) if kind == "improved_position" else None
                found.append({"kind": kind, "hexes": taken, "facing": facing})
        return found

    def special(self) -> list[Values]:
        """Rules of a scenario alone."""
        found: list[Values] = []
        hexes = self.hexes()
        if self.lot(0.2):
            found.append({"rule": "first_player", "side": self.random.choice(SIDES), "turn": 1})
        if self.lot(0.1):
            found.append({"rule": "barred", "hexes": self.random.sample(hexes, 2)})
        if self.lot(0.2):
            found.append({"rule": "delayed", "zone": self.random.choice(SIDES), "turn": 2})
        for rule in ("works_gpd", "bridge_gpd"):
            if self.has("gp_fire") and self.lot(0.3):
                found.append({"rule": rule, "hexes": hexes, "value": self.random.randint(2, 8)})
        return found

    def victory(self) -> Values:
        named = self.random.sample(self.hexes(), 2)
        hold = self.random.randrange(2)
        prizes = [{"key": "prize", "hexes": named, "points": 20, "each": self.lot(0.5), "hold": hold}]
        exits = [{"side": self.random.choice(SIDES), "hexes": self.edge(), "points": 10}]
        return {
            "kills": {"german": 100, "soviet": 100},
            "damaged": self.random.choice((0, 30)),
            "objectives": prizes if self.lot(0.7) else [],
            "exits": exits if self.lot(0.4) else [],
        }

    # -- forces ----------------------------------------------------------------------------------------

    def there(self, side: str, cards: Iterable[C]) -> list[C]:
        """The cards of a side in that month."""
        return [c for c in cards if c.side == side and c.since <= self.month <= (c.until or "9999")]

    def formations(self, side: str) -> list[Values]:
        """One or two formations of some groups each."""
        return [
            {
                "key": f"{side}-{number}",
                "side": side,
                "name": side,
                "grade": self.random.choice(GRADES),
                "units": self.groups(side, f"{side[0].upper()}-{number}"),
            }
            for number in range(self.random.choice((1, 1, 2)))
        ]

    def groups(self, side: str, key: str) -> list[Values]:
        """Vehicles, and where the chapters allow it guns and men, some of them aboard."""
        cards = load_cards()
        vehicles = self.there(side, cards.vehicles.values())
        found: list[Values] = []
        for at in range(self.random.randint(1, 3)):
            card = self.random.choice(vehicles)
            found.append(self.group(side, f"{key}V{at}", card.id, self.random.choice((1, 1, 2))))
            room = (card.tows, card.carries)
            if self.has("transport") and self.lot(0.7):
                found += self.load(side, f"{key}R{at}", found[-1], room)
        if self.has("leg_and_towed"):
            for at in range(self.random.randint(0, 3)):
                found.append(self.afoot(side, f"{key}L{at}", cards))
        return found

    def group(self, side: str, key: str, card: str, count: int) -> Values:
        """Units of a card, somewhere on the field or yet to come."""
        late = self.lot(0.1)
        hidden = ("", "", "hull_down", "partial_hull_down") if self.has("hull_down") else ("",)
        return {
            "key": key,
            "card": card,
            "count": count,
            "zone": f"{side}-later" if late else side,
            "facing": self.random.choice(FACINGS),
            "position": "" if late else self.random.choice(hidden),
            "roles": self.roles(),
            "grade": self.random.choice((*GRADES, None, None)),
        }

    def roles(self) -> list[str]:
        return [role for role in ("CHQ", "FO", "recon", "engineer") if self.lot(0.2)]

    def afoot(self, side: str, key: str, cards: Cards) -> Values:
        """A gun or men, in the open or dug in."""
        guns = self.there(side, cards.towed.values())
        if guns and self.lot(0.3):
            group = self.group(side, key, self.random.choice(guns).id, 1)
        else:
            card = self.random.choice([card for card in cards.leg.values() if card.side == side])
            group = self.group(side, key, card.id, self.random.choice((1, 2)))
            group["weapons"] = self.weapons(side, card, cards)
            if self.lot(0.1):
                group["mount"] = self.random.choice(("motorcycle", "bicycle", "cavalry"))
        places = ("", "", "full_cover", "entrenched", "improved_position")
        group["position"] = "" if group["zone"] != side else self.random.choice(places)
        return group

    def weapons(self, side: str, card: Leg, cards: Cards) -> list[str]:
        """Support weapons that a leg unit may have (R-20)."""
        known = [weapon.id for weapon in cards.weapons.values() if self.has_weapon(side, weapon)]
        most = 1 if card.leg_size == "section" else 2
        return [self.random.choice(known) for _ in range(self.random.randint(0, most))]

    def has_weapon(self, side: str, weapon: SupportWeapon) -> bool:
        return weapon.side == side and weapon.since <= self.month

    def load(self, side: str, key: str, carriers: Values, room: tuple[int, int]) -> list[Values]:
        """Who rides on a group of vehicles."""
        cards = load_cards()
        tows, carries = room
        guns = [gun for gun in self.there(side, cards.towed.values()) if gun.space_towed <= tows]
        men = [card for card in cards.leg.values() if card.side == side and card.space_leg <= carries]
        found: list[Values] = []
        if guns and self.lot(0.5):
            gun = self.random.choice(guns)
            men = [card for card in men if card.space_leg + gun.space_leg <= carries]
            found.append(self.group(side, f"{key}G", gun.id, carriers["count"]))
        if men and self.lot(0.8):
            card = self.random.choice(men)
            rider = self.group(side, f"{key}M", card.id, carriers["count"])
            found.append({**rider, "weapons": self.weapons(side, card, cards)})
        return [
            {**each, "zone": carriers["zone"], "position": "", "rides": carriers["key"]} for each in found
        ]

    def batteries(self, side: str, formations: list[str]) -> list[Values]:
        if not self.has("indirect_fire") or self.lot(0.3):
            return []
        cards = [card.id for card in load_cards().batteries.values() if card.side == side]
        return [
            {
                "key": f"{side[0].upper()}-B{number}",
                "side": side,
                "card": self.random.choice(cards),
                "attached": self.random.choice(("", *formations)),
                "registered": self.random.randrange(3),
                "plots": self.random.randrange(3),
            }
            for number in range(self.random.choice((1, 1, 2)))
        ]

    def aircraft(self) -> list[Values]:
        side = self.random.choice(SIDES)
        cards = self.there(side, load_cards().aircraft.values())
        if not self.has("air") or not cards:
            return []
        key = f"{side[0].upper()}-AIR"
        count = self.random.choice((1, 1, 2))
        return [{"key": key, "side": side, "card": self.random.choice(cards).id, "count": count}]
