"""Chapter 12.4: who fights to the last. All who would be lost by retreating, unit by unit (13.2, 13.3)."""

from __future__ import annotations

from grognard.games.zocbond.retreat import doomed

from .cases import Case, each
from .field import Field
from .fight import TARGET, Rest, bits, suffer
from .withdrawal import retreat

#: 2010 is surrounded but for the town of 2110, across a minor river; there is no second hex behind it.
AROUND = {
    "1-Gren-Gds": "2009",
    "3-Irish-Gds": "1909",
    "5-Coldm-Gds": "1910",
    "1-Welsh-Gds": "2309",
    "5-E-Yorks": "2310",
    "6-Green-H": "2311",
    "7-Green-H": "2209",
    "2-Devon": "2212",
    "1-Hamps": "2108",
}
SHUT = {"2010/2110": "minor", "2010/2011": "major", "2010/2109": "major"}


def pocket(*them: str, **places: str) -> Field:
    units = {**dict.fromkeys(them, TARGET), **places, **AROUND}
    return Field(units, terrain={"2110": "town"}, water=SHUT, frame=Rest())


def outcome(*them: str) -> tuple[bool, list[str]]:
    """What the game says of these defenders, and who is there when they have retreated."""
    f = pocket(*them)
    said = doomed(f.s, bits(f, *them), f.hex(TARGET), 2, 2)
    f = pocket(*them)
    retreat(f, *them)
    while f.options():
        f.play(f.options()[0])
    return said, [key for key in them if not f.where(key).startswith("@")]


@each("H44-C-675")
def test_desperate_are_those_of_whom_a_retreat_would_save_nobody(case: Case) -> None:
    """H44-12.4, 13.2, 13.3: who cannot retreat pays for no stop; who can stop needs no others."""
    foot, weak, wheels, still = "I-Hoffmann", "Ge-Inf-1", "StuG-280", "alarm-company-1"
    found = [outcome(*them) for them in ((foot,), (weak,), (wheels,), (weak, still), (foot, wheels))]
    assert [said for said, _ in found] == case["then"]["desperate"]
    for said, saved in found:
        assert said == (not saved)


def test_two_pay_for_their_stop_though_a_third_cannot_come() -> None:
    """H44-13.1.2, 13.3: units of one step stop together, and one of them is the price."""
    said, saved = outcome("Ge-Inf-1", "Ge-Inf-2", "StuG-280")
    assert not said
    assert len(saved) == 1


def test_a_stop_that_overstacks_saves_nobody() -> None:
    """H44-12.4: who would be too many has no way out either."""
    full = {"KG-Knaust": "2110", "KG-Seidel": "2110"}
    for more, lost in (({}, False), (full, True)):
        f = pocket("I-Hoffmann", **more)
        assert doomed(f.s, bits(f, "I-Hoffmann"), f.hex(TARGET), 2, 2) is lost


@each("H44-C-676")
def test_units_that_cannot_retreat_fight_to_the_last(case: Case) -> None:
    """H44-12.4, 13.2: a town beside them is no way out for units without movement allowance."""
    units = {"flak-88-1": TARGET, "alarm-company-1": TARGET, "1-Gren-Gds": "2009"}
    f = Field(units, terrain={"2011": "town"}, phase="combat")
    suffer(f, "1-Gren-Gds", code="DR")
    f.script.rolls.append(3)  # 2 for the poor alarm company: "-", which costs it its step
    f.play("stand alarm-company-1")
    assert (f.where("flak-88-1") == TARGET) == case["then"]["may_roll_on"]
    assert "stand flak-88-1" in f.options()
