"""One shot of AP fire at one vehicle, every roll counted (PZR-4.4.3.2, 5.15, 5.16.2, 6.5.2).

A shot is a gun with one kind of ammunition at one range under conditions: cover, the target's movement, what
the firer does, the crews' grades. The figures are those of the tables; nothing is assumed but what the
conditions say. Conditions as they are made: both halted on level ground in the open, crews seasoned.
"""

from fractions import Fraction
from typing import Final

from grognard.games.panzer.box.ap_types import ApFile
from grognard.games.panzer.box.card_types import Gun, SupportWeapon, Towed, Vehicle
from grognard.games.panzer.box.data_files import Tables
from grognard.games.panzer.box.gp_types import GpFile
from grognard.games.panzer.cards.armour import ASPECTS, CE, DECK, FALLING, KE, LEVEL, Armour
from grognard.games.panzer.cards.penetration import range_factor

FACTORS: Final = ("P", "S", "M", "L", "E")
TRACKS: Final = "TK"
BASIC_AMMUNITION: Final = "AP"

OPEN: Final = "open"
PARTIAL: Final = "partial_hull_down"
HULL_DOWN: Final = "hull_down"
AIMED: Final = "aimed"
SOUND: Final = "sound"
PLENTY: Final = "plenty"
ROLLED: Final = "rolled"

#: What a shot may come to, the mildest first. "none" is a hit that does nothing, ND one that pierces and does
#: nothing but frighten the crew, "DM TK" both at once by several hits, BAIL a crew that has left.
OUTCOMES: Final = ("miss", "none", "ND", "TK", "DM", "DM TK", "BAIL", "KO", "BU")
DESTROYED: Final = ("KO", "BU")
#: Those after which the target fights no more.
OUT: Final = ("BAIL", *DESTROYED)


class ApRow:
    """One kind of AP ammunition of a weapon: how far it reaches and what it pierces there."""

    def __init__(
        self,
        name: str,
        energy: int,
        ranges: tuple[int, ...],
        pierces: tuple[int, ...],
        block: str,
        since: str,
    ) -> None:
        self.name = name  # AP, APCR, HVAP, HEAT
        self.energy = energy
        self.ranges = ranges
        self.pierces = pierces
        self.block = block  # of the damage table
        self.since = since  # month from which it exists, "" always


class Shooter:
    """A card that can fire AP: ammunition, the basic kind first, rate, and limits (PZR-5.16.2)."""

    def __init__(self, rows: list[ApRow], rate: str, limits: tuple[str, ...], supplied: bool) -> None:
        self.rows = rows
        self.rate = rate
        self.limits = {limit[:-1]: int(limit[-1]) for limit in limits}
        self.supplied = supplied  # basic ammunition lasts while in supply (PZR-5.16.2.4)

    def row(self, ammunition: str) -> ApRow | None:
        """The row of a kind of ammunition; "" is the basic one."""
        for row in self.rows:
            if ammunition in ("", row.name):
                return row
        return None


class Conditions:
    """All that a shot depends on beside the two cards, the ammunition, the range and the aspect."""

    def __init__(self) -> None:
        self.cover = "none"
        self.moving = False  # the target
        self.hull = OPEN
        self.shot = LEVEL
        self.fire = AIMED  # or the modifier of another way to fire
        self.firer = SOUND  # or the modifier of what the firer has suffered
        self.grade = "seasoned"
        self.crew = "seasoned"  # of the target
        self.supply = PLENTY  # or ROLLED: the ammunition roll is made


# --- who shoots with what -------------------------------------------------------------------------------


def gun_rows(gun: Gun) -> list[ApRow]:
    """The AP ammunition of a gun; one that has HEAT alone fires that as its basic kind (PZR-5.16.2.1)."""
    rows = []
    if gun.ap_r:
        rows.append(ApRow(BASIC_AMMUNITION, KE, gun.ap_r, gun.ap_p, gun.damage, ""))
    if gun.special_r:
        energy = CE if gun.special_energy == "CE" else KE
        special = ApRow(
            gun.special, energy, gun.special_r, gun.special_p, gun.special_damage, gun.special_from
        )
        rows.append(special)
    return rows


def vehicle_shooter(card: Vehicle, gun: Gun) -> Shooter:
    """A vehicle with its gun."""
    return Shooter(gun_rows(gun), card.rate or "N", card.limits, False)


def towed_shooter(card: Towed, gun: Gun) -> Shooter:
    """A towed gun."""
    return Shooter(gun_rows(gun), card.rate, card.limits, True)


def weapon_shooter(card: SupportWeapon) -> Shooter:
    """A support weapon; those with shaped charges have no other AP ammunition."""
    rows = []
    if card.ap_r:
        name, energy = ("HEAT", CE) if card.energy == "CE" else (BASIC_AMMUNITION, KE)
        rows.append(ApRow(name, energy, card.ap_r, card.ap_p, card.damage, card.since))
    return Shooter(rows, card.rate or "N", card.limits, True)


# --- the tables -----------------------------------------------------------------------------------------


def hit_number(ap: ApFile, net: int, factor: str) -> int:
    """The AP Hit table (PZR-4.4.3.2.3): by net modifier, clamped to its rows, and range factor."""
    row = max(ap.modifiers.lowest, min(ap.modifiers.highest, net))
    hit_row = next(each for each in ap.hit.row if each.row == row)
    return (hit_row.P, hit_row.S, hit_row.M, hit_row.L, hit_row.E)[FACTORS.index(factor)]


def damage_results(ap: ApFile, block: str) -> tuple[str, ...]:
    """The results of a damage block by digit."""
    return next(each.results for each in ap.damage.row if each.id == block)


def crew_leaves(gp: GpFile, result: str) -> int:
    """Percent that a seasoned crew leaves after this result (PZR-5.15)."""
    row = next(each for each in gp.bail_out.row if each.id == {"ND": "ap_nd"}.get(result, result.lower()))
    return row.crew if row.crew is not None else 0


def net_lines(tables: Tables, size: int, conditions: Conditions, factor: str) -> list[tuple[str, int]]:
    """The modifiers of a shot by their names in ap.toml (PZR-4.4.3.2.2, 6.5.2.4); those of 0 are left out."""
    names = ["target_moving"] if conditions.moving else []
    if conditions.cover != "none":
        names.append(f"target_cover_{conditions.cover}")
    names += [name for name in (conditions.fire, conditions.firer) if name not in (AIMED, SOUND)]
    values = {row.id: row.value for row in tables.ap.modifiers.row}
    grade = next(row for row in tables.grades.grades.row if row.id == conditions.grade)
    lines = [("target_size", size), ("unit_grade", grade.ap.of(factor))]
    for name in names:
        value = values[name]
        assert value is not None, f"{name} has no figure"
        lines.append((name, value))
    return [line for line in lines if line[1]]


def hit_counts(ap: ApFile, number: int, rate: str) -> list[int]:
    """Of the hundred rolls: how many miss, hit once, twice, three times (PZR-6.5.2.1)."""
    if rate == "N" or number == 0:
        return [100 - number, number, 0, 0]
    row = next(each for each in ap.hits.row if each.row == number)
    three, two = {"Q": row.Q, "R": row.R, "F": row.F}[rate]
    two = max(two, three)
    return [100 - number, number - two, two - three, three]


# --- one hit --------------------------------------------------------------------------------------------


def hit_results(
    ap: ApFile, row: ApRow, pierces: int, armour: Armour | None, soft: bool, aspect: int, c: Conditions
) -> dict[str, int]:
    """Of the hundred rolls for one hit: how many come to each result, "none" for nothing."""
    results = damage_results(ap, row.block)
    places = next(each.places for each in ap.locations.row if each.id == ASPECTS[aspect])
    counts: dict[str, int] = {}
    for tens in range(1, 11):
        place = _place(ap, places[tens - 1], tens, c)
        for ones in range(1, 11):
            result = _result(ap, results, place, ones, row.energy, pierces, armour, soft, aspect, c.shot)
            counts[result] = counts.get(result, 0) + 1
    return counts


def _place(ap: ApFile, place: str, tens: int, c: Conditions) -> str:
    """Where a hit falls (PZR-6.5.2.2); "": the hull-down position takes it. The deck is no hull."""
    if c.shot == FALLING and tens == ap.locations.deck:
        return DECK
    if c.hull != OPEN:
        covered = ap.locations.hull if c.hull == HULL_DOWN else ap.locations.starred
        if place == TRACKS or tens in covered:
            return ""
    return place


def _result(
    ap: ApFile,
    results: tuple[str, ...],
    place: str,
    ones: int,
    energy: int,
    pierces: int,
    armour: Armour | None,
    soft: bool,
    aspect: int,
    shot: int,
) -> str:
    """What a hit in this place with this digit comes to (PZR-6.5.2.3, 6.5.2.5)."""
    if place == TRACKS:
        return TRACKS
    if not place or pierces < (0 if armour is None else armour.cell(energy, shot, aspect, place)):
        return "none"
    return results[(max(1, ones + ap.damage.soft_digit) if soft else ones) - 1]


# --- the whole shot -------------------------------------------------------------------------------------


class Volley:
    """What the hits of one shot may come to before crews are tested, in ways of rolling them.

    A case is how often each of ND, DM, KO and BU was rolled, and whether the tracks were hit. Results apply
    at once (PZR-4.4.1): what hits a vehicle after it was destroyed changes nothing any more.
    """

    def __init__(self) -> None:
        self.hits = 0
        self.cases: dict[tuple[int, int, int, int, int], int] = {(0, 0, 0, 0, 0): 1}

    def hit(self, counts: dict[str, int]) -> None:
        """One hit more."""
        after: dict[tuple[int, int, int, int, int], int] = {}
        for (nd, dm, ko, bu, tk), ways in self.cases.items():
            if ko or bu or dm > 1:
                destroyed = (nd, dm, ko, bu, tk)
                after[destroyed] = after.get(destroyed, 0) + ways * sum(counts.values())
                continue
            for result, count in counts.items():
                case = (
                    nd + (result == "ND"),
                    dm + (result == "DM"),
                    ko + (result == "KO"),
                    bu + (result == "BU"),
                    1 if result == TRACKS else tk,
                )
                after[case] = after.get(case, 0) + ways * count
        self.cases = after
        self.hits += 1

    def outcomes(self, stays: dict[str, int]) -> dict[str, Fraction]:
        """By outcome: two DM are a KO; each ND is a test of the crew, DM one, tracks one (PZR-5.15, 6.5.2.6).

        `stays` is the chance in percent that a crew stays after a result.
        """
        tests = self.hits + 1  # no case has more: the tracks are tested once
        whole: int = 100**tests
        ways_by_outcome: dict[str, int] = {}
        for (nd, dm, ko, bu, tk), ways in self.cases.items():
            if bu or ko or dm > 1:
                name = "BU" if bu else "KO"
                ways_by_outcome[name] = ways_by_outcome.get(name, 0) + ways * whole
                continue
            name = ("DM TK" if tk else "DM") if dm else TRACKS if tk else "ND" if nd else "none"
            stay: int = (
                stays["ND"] ** nd * stays["DM"] ** dm * stays[TRACKS] ** tk * 100 ** (tests - nd - dm - tk)
            )
            ways_by_outcome[name] = ways_by_outcome.get(name, 0) + ways * stay
            ways_by_outcome["BAIL"] = ways_by_outcome.get("BAIL", 0) + ways * (whole - stay)
        all_ways: int = 100**self.hits * whole
        return {name: Fraction(ways, all_ways) for name, ways in ways_by_outcome.items() if ways}


def crew_stays(tables: Tables, grade: str) -> dict[str, int]:
    """Percent that a crew stays by result: it leaves on a roll, its grade added, up to the number."""
    added = next(row for row in tables.grades.grades.row if row.id == grade).bail_out
    leaves = {result: crew_leaves(tables.gp, result) - added for result in ("ND", "DM", TRACKS)}
    return {result: 100 - max(0, min(100, number)) for result, number in leaves.items()}


class Try:
    """One way a declared shot is fired: its chance, the row, the rate, and lines for ammunition run short."""

    def __init__(self, chance: Fraction, row: ApRow, rate: str, lines: list[tuple[str, int]]) -> None:
        self.chance = chance
        self.row = row
        self.rate = rate
        self.lines = lines


def tries(ap: ApFile, shooter: Shooter, row: ApRow, supply: str) -> list[Try]:
    """How a shot that is declared with this row is fired (PZR-5.16.2).

    With PLENTY it is as declared. With ROLLED a d10 above the limit brings rate N and the modifier, and of
    special ammunition the basic row, which may run short in turn.
    """
    if supply == PLENTY:
        return [Try(Fraction(1), row, shooter.rate, [])]
    basic = shooter.rows[0]
    short = Fraction(10 - _limit(shooter, "basic") if not shooter.supplied else 0, 10)
    if row is basic:
        all_tries = [
            Try(1 - short, row, shooter.rate, []),
            Try(short, row, ap.ammo.rate, _short(ap, ap.ammo.ap)),
        ]
    else:
        letter = next(each.id for each in ap.ammo.row if row.name.lower() in each.ammunition)
        none = Fraction(10 - _limit(shooter, letter), 10)
        all_tries = [
            Try(1 - none, row, shooter.rate, []),
            Try(none * (1 - short), basic, ap.ammo.rate, _short(ap, ap.ammo.ap)),
            Try(none * short, basic, ap.ammo.rate, _short(ap, ap.ammo.both_ap)),
        ]
    return [each for each in all_tries if each.chance]


def _limit(shooter: Shooter, prefix: str) -> int:
    return shooter.limits.get(prefix, 10)


def _short(ap: ApFile, value: int) -> list[tuple[str, int]]:
    return [("ammo_limit" if value == ap.ammo.ap else "ammo_limit_both", value)]


class Answer:
    """What comes of a declared shot: its chance to hit and of every outcome, exact."""

    def __init__(self) -> None:
        self.hit = Fraction(0)
        self.outcomes: dict[str, Fraction] = dict.fromkeys(OUTCOMES, Fraction(0))

    def add(self, name: str, share: Fraction) -> None:
        """A share more of an outcome."""
        self.outcomes[name] += share

    def sum_of(self, names: tuple[str, ...]) -> Fraction:
        """The chance of several outcomes together."""
        return sum((self.outcomes[name] for name in names), Fraction(0))


def answer(
    tables: Tables,
    shooter: Shooter,
    row: ApRow,
    target: Vehicle,
    armour: Armour | None,
    hexes: int,
    aspect: int,
    c: Conditions,
) -> Answer:
    """A shot of this row at this range from this aspect; raises ValueError where the row does not reach."""
    if range_factor(row.ranges, hexes) < 0:
        raise ValueError(f"{row.name} does not reach {hexes} hexes")
    chances = Answer()
    stays = crew_stays(tables, c.crew)
    for each in tries(tables.ap, shooter, row, c.supply):
        column = range_factor(each.row.ranges, hexes)  # the basic row reaches farther than any special one
        lines = net_lines(tables, target.size, c, FACTORS[column]) + each.lines
        number = hit_number(tables.ap, sum(value for _, value in lines), FACTORS[column])
        counts = hit_results(
            tables.ap, each.row, each.row.pierces[column], armour, target.type == "S", aspect, c
        )
        chances.hit += each.chance * Fraction(number, 100)
        volley = Volley()
        rolls = hit_counts(tables.ap, number, each.rate)
        chances.add("miss", each.chance * Fraction(rolls[0], 100))
        for hits in (1, 2, 3):
            if not any(rolls[hits:]):
                break
            volley.hit(counts)
            if rolls[hits]:
                share = each.chance * Fraction(rolls[hits], 100)
                for name, part in volley.outcomes(stays).items():
                    chances.add(name, share * part)
    return chances


def basic_result(ap: ApFile, penetration: int, armour: int) -> str:
    """The difference table of the Basic Game (PZR-4.4.3.2.6); "" is no effect."""
    result = ""
    for row in ap.basic_damage.row:
        if penetration - armour >= row.row:
            result = row.result
    return result
