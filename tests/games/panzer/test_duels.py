"""One card shooting at another: exact, as a brute force over all rolls has it, and safe to ask."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from grognard.core.loading.load import LoadError
from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.cards.browser import CONDITIONS, PanzerCards, barred_of, shooters
from grognard.games.panzer.cards.duels import OUT, OUTCOMES

from . import shot_reference

BROWSER = PanzerCards()
CARDS = load_cards()
GUNS = {
    **{card.id: (card.gun, card.rate or "N") for card in CARDS.vehicles.values()},
    **{card.id: (card.gun, card.rate) for card in CARDS.towed.values()},
}
APART = 7  # every shooter shoots at every seventh vehicle, every vehicle is shot at by every seventh shooter


def ways(seed: int) -> tuple[str, str, str, dict[str, str]]:
    """A shooter, a target, ammunition and conditions by lot; ammunition is at hand."""
    lots = random.Random(seed)
    shooter = lots.choice([card for card in shooters() if card in GUNS])
    target = lots.choice(list(CARDS.vehicles))
    ammunition = lots.choice(shooters()[shooter].rows).name
    how = {name: lots.choice(values) for name, values, _ in CONDITIONS if name != "supply"}
    if f"fire:{how['fire']}" in barred_of(shooter):
        how["fire"] = "aimed"
    return shooter, target, ammunition, how


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", range(60))
def test_a_duel_is_what_all_rolls_give(seed: int) -> None:
    shooter, target, ammunition, how = ways(seed)
    duel = BROWSER.duel({"shooter": shooter, "target": target, "ammunition": ammunition, **how})
    gun, rate = GUNS[shooter]
    for band in duel.bands:
        for aspect in band.aspects:
            wanted = shot_reference.shot(
                gun, rate, ammunition != "AP", target, band.first, {**how, "aspect": aspect.key}
            )
            assert {name: share for name, share in aspect.chances.items() if share} == wanted
            assert band.hit == 1 - wanted.get("miss", Fraction(0))


def test_fast_guns_are_among_those_that_are_compared() -> None:
    rates = {GUNS[ways(seed)[0]][1] for seed in range(60)}
    assert rates == {"N", "Q", "R", "F"}


@pytest.mark.parametrize("shooter", shooters())
def test_chances_are_whole_whoever_shoots_at_whom(shooter: str) -> None:
    first = list(shooters()).index(shooter) % APART
    for target in list(CARDS.vehicles)[first::APART]:
        for row in shooters()[shooter].rows:
            duel = BROWSER.duel({"shooter": shooter, "target": target, "ammunition": row.name})
            assert [band.pierces for band in duel.bands] == list(row.pierces)
            for band in duel.bands:
                for aspect in band.aspects:
                    assert tuple(aspect.chances) == OUTCOMES
                    assert sum(aspect.chances.values()) == 1
                    assert 0 <= aspect.destroyed <= aspect.out <= band.hit <= 1
                    assert aspect.out == sum(aspect.chances[name] for name in OUT)


def test_ammunition_that_runs_short_is_a_mixture() -> None:
    """PZR-5.16.2.2: SU-76M, HVAP on 3 of 10; else AP at -3. Its basic ammunition is not limited."""
    wish = {"shooter": "S-SU76M", "target": "G-PZ4H", "range": "5", "aspect": "front", "ammunition": "HVAP"}
    mixed = BROWSER.duel({**wish, "supply": "rolled"}).bands[0].aspects[0].chances
    found = shot_reference.shot("76mm_zis_3_l_42", "N", True, "G-PZ4H", 5, {"aspect": "front"})
    short = shot_reference.shot(
        "76mm_zis_3_l_42", "N", False, "G-PZ4H", 5, {"aspect": "front", "short": "-3"}
    )
    for name, share in mixed.items():
        wanted = Fraction(3, 10) * found.get(name, Fraction(0)) + Fraction(7, 10) * short.get(
            name, Fraction(0)
        )
        assert share == wanted


def test_both_limits_may_run_short_together() -> None:
    """PZR-5.16.2.2: Nashorn, APCR on 3 of 10, AP on 7 of 10; -6 where both fail."""
    wish = {"shooter": "G-NASH", "target": "S-IS2", "range": "11", "aspect": "front", "supply": "rolled"}
    mixed = BROWSER.duel({**wish, "ammunition": "APCR"}).bands[0]
    net = {"aspect": "front"}
    parts = [
        (Fraction(3, 10), shot_reference.shot("88mm_l_71", "N", True, "S-IS2", 11, net)),
        (
            Fraction(49, 100),
            shot_reference.shot("88mm_l_71", "N", False, "S-IS2", 11, {**net, "short": "-3"}),
        ),
        (
            Fraction(21, 100),
            shot_reference.shot("88mm_l_71", "N", False, "S-IS2", 11, {**net, "short": "-6"}),
        ),
    ]
    for name, share in mixed.aspects[0].chances.items():
        assert share == sum(weight * part.get(name, Fraction(0)) for weight, part in parts)
    assert (mixed.first, mixed.last) == (11, 12)  # APCR is M from 11 on, AP is S up to 12


def test_a_quick_gun_out_of_ammunition_fires_once() -> None:
    """PZR-5.16.2.1 and .4: a towed gun in supply has basic ammunition; its special kind is rolled for."""
    wish = {"shooter": "GT-PAK40", "target": "S-T34-76", "range": "3", "aspect": "front", "supply": "rolled"}
    assert BROWSER.duel(wish) == BROWSER.duel({**wish, "ammunition": "AP"})
    plenty = BROWSER.duel({**wish, "supply": "plenty"}).bands[0].aspects[0].chances
    assert BROWSER.duel(wish).bands[0].aspects[0].chances == plenty
    apcr = BROWSER.duel({**wish, "ammunition": "APCR"}).bands[0].aspects[0].chances
    with_apcr = shot_reference.shot("75mm_pak_40_l_46", "Q", True, "S-T34-76", 3, {"aspect": "front"})
    slow = shot_reference.shot(
        "75mm_pak_40_l_46", "N", False, "S-T34-76", 3, {"aspect": "front", "short": "-3"}
    )
    assert apcr["BU"] == Fraction(4, 10) * with_apcr["BU"] + Fraction(6, 10) * slow["BU"]


def test_one_range_and_one_aspect_are_part_of_the_whole() -> None:
    whole = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76"})
    assert [(band.key, band.first, band.last) for band in whole.bands] == [
        ("P", 1, 5),
        ("S", 6, 10),
        ("M", 11, 16),
        ("L", 17, 23),
        ("E", 24, 30),
    ]
    one = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76", "range": "10", "aspect": "rear"})
    assert [band.key for band in one.bands] == ["S"]
    assert one.bands[0].aspects == [whole.bands[1].aspects[3]]


def test_the_modifiers_are_told_with_their_rules() -> None:
    wish = {"shooter": "G-TIG1", "target": "S-KV1", "range": "12", "grade": "green", "cover": "light"}
    (band,) = BROWSER.duel({**wish, "moving": "moving", "fire": "firer_short_halt"}).bands
    assert [(line.name.id.rpartition("-")[2], line.value) for line in band.lines] == [
        ("target_size", 1),
        ("unit_grade", -3),
        ("target_moving", -2),
        ("target_cover_light", -1),
        ("firer_short_halt", -4),
    ]
    assert all(line.rule.startswith("PZR-") for line in band.lines)
    assert band.hit == Fraction(5, 100)  # M at -9


def test_the_simple_rules_are_told_for_plain_ammunition_alone() -> None:
    """PZR-4.4.3.2.6."""
    bands = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76"}).bands
    assert [band.plain["front"] for band in bands] == ["BU", "BU", "KO", "KO", "DM"]
    apcr = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76", "ammunition": "APCR"})
    assert all(band.plain == {} for band in apcr.bands)


def test_a_falling_shot_may_strike_the_deck() -> None:
    bands = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76", "flight": "falling"}).bands
    assert bands[0].aspects[0].armour["DK"] == 3
    level = BROWSER.duel({"shooter": "G-TIG1", "target": "S-T34-76"}).bands
    assert "DK" not in level[0].aspects[0].armour


GOOD = {"shooter": "G-TIG1", "target": "S-T34-76"}


@pytest.mark.parametrize(
    ("wish", "field", "said"),
    [
        ({}, "shooter", "there is no card ''"),
        ({**GOOD, "shooter": "G-TIG9"}, "shooter", "did you mean 'G-TIG2'?"),
        ({**GOOD, "shooter": "GL-RIF"}, "shooter", "GL-RIF has no AP ammunition"),
        ({**GOOD, "shooter": "x" * 9999}, "shooter", "there is no card"),
        ({**GOOD, "target": "GL-RIF"}, "target", "GL-RIF is no vehicle"),
        ({**GOOD, "target": "../../etc"}, "target", "there is no card"),
        ({**GOOD, "range": "31"}, "range", "AP reaches 30 hexes, not 31"),
        ({**GOOD, "range": "0"}, "range", "is no range"),
        ({**GOOD, "range": "-1"}, "range", "is no range"),
        ({**GOOD, "range": "1e9"}, "range", "is no range"),
        ({**GOOD, "range": "٣"}, "range", "is no range"),
        ({**GOOD, "range": "9" * 9999}, "range", "is no range"),
        ({**GOOD, "aspect": "above"}, "aspect", "there is no 'above'"),
        ({**GOOD, "ammunition": "HEAT"}, "ammunition", "known are AP, APCR"),
        ({**GOOD, "grade": "heroic"}, "grade", "there is no 'heroic'"),
        ({**GOOD, "cover": "Light"}, "cover", "did you mean 'light'?"),
        ({**GOOD, "colour": "red"}, "colour", "a duel does not depend on it"),
        ({**GOOD, "shooter": "G-STG3G", "fire": "reaction_fire_needs_traverse"}, "fire", "cannot fire so"),
        ({**GOOD, "shooter": "GT-PAK40", "fire": "firer_short_halt"}, "fire", "cannot fire so"),
    ],
)
def test_what_is_asked_wrongly_is_said_clearly(wish: dict[str, str], field: str, said: str) -> None:
    with pytest.raises(LoadError) as caught:
        BROWSER.duel(wish)
    assert caught.value.field == field
    assert said in str(caught.value)
    assert len(str(caught.value)) < 300


def test_the_modifiers_that_a_duel_may_name_are_those_of_the_table() -> None:
    known = {row.id for row in load_tables().ap.modifiers.row}
    named = {value for name, values, _ in CONDITIONS if name in ("fire", "firer") for value in values[1:]}
    assert named <= known
