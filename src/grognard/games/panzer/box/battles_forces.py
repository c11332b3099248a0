# mypyc: interpreted
"""Forces for a battle drawn up by the program: whole platoons of companies of the time, then extras."""

from __future__ import annotations

from collections.abc import Collection

from grognard.games.tactical.box.purchase import Draw, Purchase

from .battles_types import Company, Dated, Platoon, Row, card_of, load_organisation
from .card_types import Battery, Leg, Vehicle
from .data_files import load_cards
from .plain_types import Grade, Side
from .scenario_checks import OBSERVERS
from .scenario_types import AircraftPlan, BatteryPlan, Formation, Group, Position

MOST_UNITS = 36  # of a side
MOST_COMPANIES = 4
FIRST_SHARE = 65  # percent of the points that the first company may take if others are to follow
SUPPORT_SHARE = 20  # percent of the points that batteries may take, and aircraft
DUG_IN = 35  # percent of the groups of a defender that have a position
BATTLE_GROUP = "battle-group"  # what a force is called that has no company
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Bought:
    """A formation in the making."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.rows: list[tuple[Row, ...]] = []


class Force:
    """One side: what it may buy in a month, what it has bought."""

    def __init__(self, side: Side, points: int, month: str, moves: bool, branches: Collection[str]) -> None:
        self.side = side
        self.month = month
        self.moves = moves  # attacks or meets; otherwise it holds its ground
        self.branches = branches
        self.first = ("armour", "infantry" if moves else "guns")  # of which its first companies are
        self.purse: Purchase[Platoon] = Purchase(points)
        self.formations: list[Bought] = []
        self.batteries: list[BatteryPlan] = []
        self.aircraft: list[AircraftPlan] = []
        self.units = 0
        self._keys: dict[str, int] = {}

    # -- what there is ---------------------------------------------------------------------------------

    def there(self, what: Dated, rows: tuple[Row, ...]) -> bool:
        """Whether a platoon or company exists in the month, with all of its cards."""
        if what.side != self.side or not what.since <= self.month <= what.until:
            return False
        return what.arm in self.branches and all(self._dated(row) for row in rows)

    def _dated(self, row: Row) -> bool:
        cards = load_cards()
        card = card_of(row.card, cards)
        assert card is not None
        here = isinstance(card, Leg) or card.since <= self.month <= card.until
        return here and all(cards.weapons[name].since <= self.month for name in row.weapons)

    def taken(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """The rows that this side brings: without tractors and trucks where it holds its ground."""
        return tuple(row for row in rows if self.moves or not row.mobile)

    def price(self, rows: tuple[Row, ...]) -> int:
        """The card points of some rows, with their weapons."""
        cards = load_cards()
        total = 0
        for row in self.taken(rows):
            card = card_of(row.card, cards)
            assert card is not None
            each = card.points + sum(cards.weapons[name].points for name in row.weapons)
            total += row.count * each
        return total

    def _platoons(self, company: Company) -> list[Platoon]:
        """The platoons of a company that exist now, each as often as it has them."""
        organisation = load_organisation()
        platoons: list[Platoon] = []
        for part in company.platoons:
            platoon = organisation.platoon_of(part.platoon)
            if self.there(platoon, platoon.units):
                platoons += [platoon] * part.count
        return platoons

    # -- buying ----------------------------------------------------------------------------------------

    def buy(self, draw: Draw) -> None:
        """Companies, tanks first, with as many platoons as the points allow; extras for the rest."""
        self._buy_companies(draw)
        self._buy_extras(draw)

    def _buy_companies(self, draw: Draw) -> None:
        had: dict[str, int] = {}
        whole = self.purse.left
        while len(self.formations) < MOST_COMPANIES:
            choices = [
                company
                for company in load_organisation().company
                if had.get(company.id, 0) < company.count and self._affordable(company)
            ]
            if len(self.formations) < len(self.first):
                arm = self.first[len(self.formations)]
                choices = [company for company in choices if company.arm == arm] or choices
            if not choices:
                return
            company = draw.one([each for each in choices for _ in range(each.weight)])
            had[company.id] = had.get(company.id, 0) + 1
            first = not self.formations and len(self.branches) > 1
            reserve = whole * (100 - FIRST_SHARE) // 100 if first else 0
            self._buy_company(company, had[company.id], reserve)

    def _affordable(self, company: Company) -> bool:
        platoons = self._platoons(company) if self.there(company, company.lead) else []
        return any(self._can_take(company.lead + platoon.units, 0) for platoon in platoons)

    def _can_take(self, rows: tuple[Row, ...], reserve: int) -> bool:
        count = sum(row.count for row in self.taken(rows))
        return self.price(rows) <= self.purse.left - reserve and self.units + count <= MOST_UNITS

    def _buy_company(self, company: Company, number: int, reserve: int) -> None:
        """Its headquarters with the first platoon, then the others; `reserve` is kept for other companies."""
        bought = Bought(company.id if number == 1 else f"{company.id}-{number}")
        for platoon in self._platoons(company):
            rows = platoon.units if bought.rows else company.lead + platoon.units
            if not self._can_take(rows, reserve if bought.rows else 0):
                continue
            if not bought.rows and company.lead:
                self._pay(bought, company.lead)
            self.purse.take(platoon, self.price(platoon.units))
            self._note(bought, platoon.units)
        self.formations.append(bought)

    def _pay(self, bought: Bought, rows: tuple[Row, ...]) -> None:
        self.purse.left -= self.price(rows)
        self._note(bought, rows)

    def _note(self, bought: Bought, rows: tuple[Row, ...]) -> None:
        bought.rows.append(self.taken(rows))
        self.units += sum(row.count for row in self.taken(rows))

    def _buy_extras(self, draw: Draw) -> None:
        """Single units until nothing more can be paid; those of a force without a company are one."""
        while True:
            choices = [
                extra
                for extra in load_organisation().extra
                if self.there(extra, extra.units)
                and self.purse.can_take(extra, self.price(extra.units))
                and self._can_take(extra.units, 0)
            ]
            if not choices:
                return
            if not self.formations:
                self.formations.append(Bought(BATTLE_GROUP))
                choices = [extra for extra in choices if extra.arm == "armour"] or choices
            extra = draw.one(choices)
            self.purse.take(extra, self.price(extra.units))
            self._note(draw.one(self.formations), extra.units)

    def buy_battery(self, draw: Draw) -> None:
        """A battery of its side for a share of the points, if it finds one that is not too expensive."""
        share = self.purse.left * SUPPORT_SHARE // 100
        cards: list[Battery] = [
            card
            for card in load_cards().batteries.values()
            if card.side == self.side and card.points <= share
        ]
        if cards:
            card = draw.one(cards)
            self.purse.left -= card.points
            self.batteries.append(BatteryPlan(f"{self.letter}-BAT", self.side, card.id))

    def buy_aircraft(self, draw: Draw, turn: int) -> None:
        """An aircraft of its side and time for a share of the points."""
        share = self.purse.left * SUPPORT_SHARE // 100
        cards = [
            card
            for card in load_cards().aircraft.values()
            if card.side == self.side and card.points <= share and card.since <= self.month <= card.until
        ]
        if cards:
            card = draw.one(cards)
            self.purse.left -= card.points
            self.aircraft.append(AircraftPlan(f"{self.letter}-AIR", self.side, card.id, turn=turn))

    # -- what is written -------------------------------------------------------------------------------

    @property
    def letter(self) -> str:
        """What its keys begin with."""
        return self.side[0].upper()

    def sees(self) -> bool:
        """Whether somebody can call the fire of a battery (PZR-6.5.1.1)."""
        roles = [
            role for bought in self.formations for rows in bought.rows for row in rows for role in row.roles
        ]
        return any(role in OBSERVERS for role in roles)

    def written(self, draw: Draw, grade: Grade, zone: str, dug_in: bool) -> tuple[Formation, ...]:
        """Its formations as the file has them; `dug_in`: some of the units have positions."""
        return tuple(
            Formation(
                bought.key,
                self.side,
                company_name(bought.key),
                grade,
                tuple(group for rows in bought.rows for group in self._groups(draw, rows, zone, dug_in)),
            )
            for bought in self.formations
        )

    def _groups(self, draw: Draw, rows: tuple[Row, ...], zone: str, dug_in: bool) -> list[Group]:
        """The rows of a platoon; who rides does so on the first row of the card that carries him."""
        keys = [self._key(row.card) for row in rows]
        carriers = {row.card: key for row, key in reversed(list(zip(rows, keys, strict=True)))}
        return [
            Group(
                key,
                row.card,
                row.count,
                zone,
                roles=row.roles,
                weapons=row.weapons,
                rides=carriers.get(row.rides, "") if self.moves else "",
                position="" if self.moves else self._position(draw, row, dug_in),
            )
            for row, key in zip(rows, keys, strict=True)
        ]

    def _position(self, draw: Draw, row: Row, dug_in: bool) -> Position:
        """Of who holds his ground: men and guns in full cover or entrenched, some tanks hull down."""
        dug = dug_in and draw.percent(DUG_IN)
        if isinstance(card_of(row.card, load_cards()), Vehicle):
            return "hull_down" if dug else ""
        return "entrenched" if dug else "full_cover"

    def _key(self, card: str) -> str:
        """The key of the next group of a card: the card without its prefix, and a letter."""
        stem = "".join(letter for letter in card.partition("-")[2].upper() if letter.isalnum())
        number = self._keys.get(stem, 0)
        self._keys[stem] = number + 1
        return f"{self.letter}-{stem}{LETTERS[number]}"


def company_name(key: str) -> str:
    """What a file calls a formation that was drawn up; readers see it in their language."""
    return key.replace("-", " ").capitalize()
