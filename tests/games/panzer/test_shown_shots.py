"""What is shown of a shot before it is fired: angles, places, armour, and what a hit comes to there."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.telling.overlay import Note
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.hull import HULL_DOWN
from grognard.games.panzer.state import with_cell

from .battle import Battle

ADVANCED = {"layer": "advanced", "modules": ("advanced_ap", "hull_down", "gp_fire", "leg_and_towed")}
#: A roll of 1 hits; how the counts of a place's note are named by what a hit is told to come to.
RESULTS = {"burns": "destroyed", "knocked-out": "destroyed", "damaged": "damaged", "shaken": "shaken"}


def notes(b: Battle, firer: str, target: str, seat: int = 0) -> list[Note]:
    return b.game.seat(seat).overlay("shot", [f"unit:{firer}", f"unit:{target}"]).notes


def places(found: list[Note]) -> dict[str, Note]:
    """By place, of shots that can come from one angle only."""
    return {note.key.split()[1]: note for note in found if note.kind == "place"}


def battle(target: str, rolls: list[int | list[int]] | None = None, **more: dict[str, int]) -> Battle:
    units = {"GA": "G-PZ4G F10 N fire", "SA": f"{target} no-command"}
    return Battle(units, [DirectFire(0)], may=("fire",), rolls=rolls, **ADVANCED, **more)


@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S"])
@pytest.mark.parametrize("height", [0, 1])
def test_places_armour_and_results_are_those_of_every_roll(facing: str, height: int) -> None:
    """6.5.2.2, 6.5.2.5: each of the hundred rolls for the place of a hit, fired, against what was shown."""
    levels = {"F10": height}
    shown = places(notes(battle(f"S-T34-76 F4 {facing}", levels=levels), "GA", "SA"))
    fell: Counter[str] = Counter()
    came: Counter[tuple[str, str]] = Counter()
    for total in range(1, 101):
        b = battle(f"S-T34-76 F4 {facing}", [1, total, 100], levels=levels)
        b.play("fire GA", "weapon ap", "at SA", "resolve SA")
        (_, place, penetration, armour) = b.told("struck-at")[0]
        name = ("tf", "ts", "tr", "hf", "hs", "hr", "tk", "dk")[place]
        fell[name] += 1
        args = shown[name].text.args
        assert (args["penetration"], args["armour"]) == (penetration, armour)
        for event, told in RESULTS.items():
            came[name, told] += event in b.events()
    assert {name: note.text.args["n"] for name, note in shown.items()} == fell
    for name, note in shown.items():
        for told in set(RESULTS.values()):
            assert note.text.args[told] == came[name, told], (name, told)


def test_what_hull_down_takes_is_told() -> None:
    """6.5.2.2.3: hits on the hull and the tracks strike the ground."""
    b = battle("S-T34-76 F4 S")
    open_before = places(notes(b, "GA", "SA"))
    b.s.hull = with_cell(b.s.hull, b.unit("SA"), HULL_DOWN)
    b.s.hull_open = with_cell(b.s.hull_open, b.unit("SA"), 0)
    shown = places(notes(b, "GA", "SA"))
    taken = [name for name in open_before if name not in shown]
    assert set(taken) == {"hf", "tk"}
    assert shown["covered"].text.args["n"] == sum(
        int(str(open_before[name].text.args["n"])) for name in taken
    )


def test_the_ammunition_that_was_chosen_is_shown() -> None:
    """5.16: special ammunition pierces more, and the picture says so."""
    seen = {}
    for arm in ("ap", "special"):
        b = battle("S-T34-76 F4 S", [1, 20, 100])
        b.play("fire GA", f"weapon {arm}")
        seen[arm] = places(notes(b, "GA", "SA"))["tf"].text.args["penetration"]
        b.play("at SA", "resolve SA")
        assert b.told("struck-at")[0][2] == seen[arm]
    assert int(str(seen["special"])) > int(str(seen["ap"]))


def test_high_explosive_is_shown_without_armour() -> None:
    b = battle("S-T34-76 F4 S")
    b.play("fire GA", "weapon gp")
    assert [note.kind for note in notes(b, "GA", "SA")] == ["range"]


def allowed(b: Battle, unit: str) -> dict[str, str]:
    """Of each target that FIRE would allow: whether a hit harms it."""
    found = b.game.seat(1).overlay("allowed", [f"unit:{unit}"]).notes
    targets = [note for note in found if (note.kind, note.key) == ("target", "fire-order")]
    return {note.about[0].key: str(note.text.args["harm"]) for note in targets}


def test_a_hit_that_cannot_pierce_is_said_to_do_nothing() -> None:
    """4.2, 4.4.3.2.6: among what a command allows; in the Advanced Game it can still take the tracks."""
    units = {"GA": "G-TIG1 F4 S", "GB": "G-PZ38T G4 S", "SA": "S-T70 F8 N"}
    assert allowed(Battle(units, [Orders(1)]), "SA") == {"GA": "no", "GB": "yes"}
    advanced = Battle(units, [Orders(1)], **ADVANCED)
    assert allowed(advanced, "SA") == {"GA": "yes", "GB": "yes"}
    tracks = places(notes(advanced, "SA", "GA", 1))
    assert {name: note.text.args["pierces"] for name, note in tracks.items()} == {
        "tf": "no",
        "hf": "no",
        "tk": "tracks",
    }
