"""A second account of close combat, written from the rules alone: every roll counted, read off the files.

Nothing of the game's own code is used but the names of its files.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from .shot_reference import D100, find, table

HUNDRED = Fraction(1, 100)
Chances = dict[str, Fraction]
STRENGTH = ("squad", "half_squad", "section")


def grade(name: str, column: str) -> int:
    return int(next(row for row in table("grades")["grades"]["row"] if row["id"] == name)[column])


def cell(gpf: int, gpd: int) -> tuple[int, int]:
    row = table("gp")["results"]["row"][gpd - 1]
    return row["none"][min(gpf, 15) - 1], row["suppressed"][min(gpf, 15) - 1]


def line(rows: list[dict[str, object]], id: str) -> int:
    return int(str(next(row["value"] for row in rows if row["id"] == id)))


def add(found: Chances, names: list[str], share: Fraction) -> None:
    key = " > ".join(f"panzer-outcome-{name}" for name in names)
    if share:
        found[key] = found.get(key, Fraction(0)) + share


# -- close assault (6.6.1.1) ------------------------------------------------------------------------------


def assault(attackers: list[str], target: str, flags: set[str], grades: tuple[str, str]) -> Chances:
    """The chance of every course of a close assault; the strongest attacker leads. No passengers."""
    book = table("gp")["close_assault"]
    card = find("vehicles", target)
    order = sorted(attackers, key=STRENGTH.index)
    primary, others = order[0], order[1:]
    net = sum(book["additional"][size] for size in others) + grade(grades[0], "close_combat")
    rows = book["row"]
    names = {"moved": "assault_on_the_move", "uphill": "uphill", "moving": "target_moving"}
    names |= {"suppressed": "target_suppressed", "unsupported": "unsupported", "flames": "flamethrower"}
    net += sum(line(rows, names[flag]) for flag in flags & set(names))
    if card["weak"] == "true":
        net += line(rows, "target_c")
    if card["type"] != "A":
        net += line(rows, f"type_{card['type'].lower()}")
    none, shaken = cell(book["gpf"][primary], min(int(card["gpd"]), book["highest_gpd"]))
    burns = Fraction(1) if "flames" in flags else Fraction(book["brewed"][primary], 10)
    found: Chances = {}
    for roll in D100:
        total = roll + net
        if total <= none:
            add(found, ["nothing"], HUNDRED)
        elif total <= shaken:
            add(found, ["suppressed"], HUNDRED)
        elif total % 10 == 5 and "damaged" not in flags:
            harmed(found, "damaged", "dm", grades[1])
        elif total % 10 == 5:
            add(found, ["knocked-out"], HUNDRED)
        elif total % 10 == 0:
            harmed(found, "tracks-hit", "tk", grades[1])
        else:
            add(found, ["burns"], HUNDRED * burns)
            add(found, ["knocked-out"], HUNDRED * (1 - burns))
    return found


def harmed(found: Chances, name: str, row: str, of: str) -> None:
    """Damage and track hits: the crew looks whether it leaves (5.15)."""
    number = next(r for r in table("gp")["bail_out"]["row"] if r["id"] == row)["crew"]
    leaves = Fraction(sum(roll + grade(of, "bail_out") <= number for roll in D100), 100)
    add(found, [name, "crew-leaves"], HUNDRED * leaves)
    add(found, [name, "crew-stays"], HUNDRED * (1 - leaves))


# -- hand-to-hand (6.6.1.2) ---------------------------------------------------------------------------------


@cache
def wins(lead: int) -> Fraction:
    """The chance that the attacker wins a round: every pair of rolls but the ties."""
    more = sum(a + lead > d for a in D100 for d in D100)
    less = sum(a + lead < d for a in D100 for d in D100)
    return Fraction(more, more + less)


def fight(attackers: list[str], defender: str, flags: set[str], grades: tuple[str, str]) -> Chances:
    """The chance of every end of a fight: the defender's fate, then what each attacker has lost.

    `attackers` in the order of the units; the first of them has the flamethrower, if there is one. A squad
    takes the lead whenever it may.
    """
    book = table("gp")["hand_to_hand"]
    found: Chances = {}
    fixed = sum(line(book["attacker"], "assault_on_the_move") for flag in flags if flag == "moved")
    fixed += line(book["attacker"], "uphill") if "uphill" in flags else 0
    flames = line(book["attacker"], "flamethrower") if "flames" in flags else 0
    fixed += grade(grades[0], "close_combat")
    shaken = line(book["defender"], "suppressed") if "suppressed" in flags else 0

    def net_of(now: list[str | None], lead: int) -> int:
        first = now[lead]
        assert first is not None
        helpers = [size for at, size in enumerate(now) if at != lead and size is not None]
        burning = flames if now[0] is not None else 0
        return int(book["size"][first] + sum(book["additional"][size] for size in helpers) + fixed + burning)

    def rounds(now: list[str | None], lead: int, enemy: str, share: Fraction) -> None:
        against = (book["towed"] if enemy == "towed" else book["size"][enemy]) + shaken
        against += grade(grades[1], "close_combat")
        chance = wins(net_of(now, lead) - against)
        if enemy == "squad":
            rounds(now, lead, "half_squad", share * chance)
        else:
            end(now, None, share * chance)
        lost = list(now)
        lost[lead] = "half_squad" if now[lead] == "squad" else None
        squads = [at for at, size in enumerate(lost) if size == "squad"]
        left = [at for at, size in enumerate(lost) if size is not None]
        if not left:
            end(lost, enemy, share * (1 - chance))
        else:
            strongest = min(left, key=lambda at: (STRENGTH.index(str(lost[at])), at))
            following = squads[0] if squads else lead if lost[lead] is not None else strongest
            rounds(lost, following, enemy, share * (1 - chance))

    def end(now: list[str | None], enemy: str | None, share: Fraction) -> None:
        names = ["removed"] if enemy is None else ["repulsed", *(["reduced"] if enemy != defender else [])]
        for before, after in zip(attackers, now, strict=True):
            if before != after:
                names.append("removed" if after is None else "reduced")
        add(found, names, share)

    first = min(range(len(attackers)), key=lambda at: (STRENGTH.index(attackers[at]), at))
    rounds([*attackers], first, defender, Fraction(1))
    return found


# -- overrun (6.6.10) ---------------------------------------------------------------------------------------


def overrun(
    vehicle: str, riders: list[str], target: str, cover: str, flags: set[str], grade_name: str
) -> Chances:
    """The chance of every result of an overrun of a leg unit; vehicles without an ammunition limit."""
    card = find("vehicles", vehicle)
    gun = find("guns", card["gun"])
    gpf = int(gun["gp_f"].split()[0]) + sum(int(find("leg", rider)["gp_f"].split()[0]) for rider in riders)
    leg = find("leg", target)
    gpd = int(leg[f"gpd_{cover}"]) + (int(leg["moving"]) if "moving" in flags else 0)
    rows = table("gp")["modifiers"]["row"]
    net = line(rows, "overrun") + int(
        next(r for r in table("grades")["grades"]["row"] if r["id"] == grade_name)["gp"]["P"]
    )
    net += line(rows, "coax_point_blank") if card["coax"] == "true" else 0
    net += line(rows, "firer_damaged") if "damaged" in flags else 0
    net += line(rows, "firer_suppressed") if "suppressed" in flags else 0
    none, shaken = cell(gpf, max(1, min(10, gpd)))
    found: Chances = {}
    for roll in D100:
        total = roll + net
        worst = "reduced" if leg["leg_size"] == "squad" else "removed"
        add(found, ["nothing" if total <= none else "suppressed" if total <= shaken else worst], HUNDRED)
    return found
