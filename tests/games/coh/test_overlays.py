"""Overlays: sight, arc and range, defence, control, threat, by what their reader knows."""

from __future__ import annotations

import pytest

from grognard.core.kernel.scenario import Unreadable
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.overlay import Overlay
from grognard.games.coh import RULES

from .battle import Battle
from .ground import hilly
from .shots import G, S

GERMAN, SOVIET = 0, 1


def shown(b: Battle, name: str, *at: str, player: int = GERMAN) -> Overlay:
    things = [thing if thing.startswith("unit:") else f"hex:1-{thing}" for thing in at]
    found = b.game.seat(player).overlay(name, things)
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        for message in found.says:
            assert "{" not in catalogue.render(message, RULES.names(b.sc))
    return found


def styled(overlay: Overlay, style: str) -> set[str]:
    return {tint.place.removeprefix("1-") for tint in overlay.tints if tint.style == style}


def told(b: Battle, overlay: Overlay) -> str:
    return Catalogue("en", [RULES.package]).render(overlay.says[0], RULES.names(b.sc))


# -- sight (COH-6.0) -------------------------------------------------------------------------------------


def test_sight_from_a_hex() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF L18 W"}, terrain={"E05": "forest"})
    overlay = shown(b, "sight", "E03")
    assert styled(overlay, "from") == {"E03"}
    assert "E05" in styled(overlay, "seen"), "a blocking hex is seen into, not through"
    assert "E06" in styled(overlay, "unseen")
    assert len(styled(overlay, "seen") | styled(overlay, "unseen")) == b.sc.n - 1


def test_a_free_line() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF L18 W"})
    overlay = shown(b, "sight", "E03", "E06")
    [stroke] = overlay.strokes
    assert stroke.style == "clear"
    assert len(stroke.points) == 2
    assert told(b, overlay) == "E03 sees E06, 3 hexes away. COH-6.0"


def test_a_blocked_line_is_cut_where_the_culprit_begins() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF L18 W"}, terrain={"E05": "forest"})
    overlay = shown(b, "sight", "E03", "E07")
    assert styled(overlay, "culprit") == {"E05"}
    strokes = {stroke.style: stroke.points for stroke in overlay.strokes}
    [cut] = strokes["cut"]
    assert strokes["clear"][1] == strokes["blocked"][0] == cut
    start, end = strokes["clear"][0], strokes["blocked"][1]
    assert cut[0] - start[0] == pytest.approx(1.5 * 3**0.5, abs=0.001), "one and a half hexes from E03"
    assert cut[1] == start[1] == end[1]
    assert told(b, overlay) == "No sight from E03 to E07: forest, E05. COH-6.0"


def test_units_stand_for_their_hexes() -> None:
    b = Battle({G: "G_INF E03 E", S: "S_RIF E07 W"}, terrain={"E05": "forest"})
    assert shown(b, "sight", f"unit:{G}", f"unit:{S}") == shown(b, "sight", "E03", "E07")


def test_a_line_along_a_side_names_both_hexes() -> None:
    """COH-6.0(3)."""
    b = Battle({G: "G_INF C03 E", S: "S_RIF L18 W"}, terrain={"D02": "forest", "D03": "forest"})
    overlay = shown(b, "sight", "C03", "E03")
    assert styled(overlay, "culprit") == {"D02", "D03"}
    assert [stroke.style for stroke in overlay.strokes] == ["clear", "blocked", "cut"]


def test_height_and_gullies_are_named() -> None:
    b = hilly({G: "G_INF E02 E", S: "S_RIF L18 W"}, {"E05": 1})
    assert "E05 (open ground) is too high. COH-11.3" in told(b, shown(b, "sight", "E03", "E07"))
    b = hilly({G: "G_INF E02 E", S: "S_RIF L18 W"}, {"E07": -1})
    assert "lies in a gully" in told(b, shown(b, "sight", "E03", "E07"))
    assert told(b, shown(b, "sight", "E03", "E07")).endswith("COH-11.5")


# -- arc and range (COH-6.1, 7.6) --------------------------------------------------------------------------


def test_the_arc_is_the_front_half() -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W"})
    overlay = shown(b, "arc", f"unit:{G}")
    assert {"E06", "A05", "L06"} <= styled(overlay, "arc")
    assert not {"E04", "A01", "L01", "E05"} & styled(overlay, "arc")
    assert "E12" in styled(overlay, "range")
    assert "E13" not in styled(overlay, "range")
    assert styled(overlay, "range") < styled(overlay, "long") <= styled(overlay, "arc")
    labels = {tint.style: tint.text for tint in overlay.tints if tint.text}
    assert labels == {"range": "7", "long": "14"}


def test_a_turret_fires_all_round_and_a_mortar_not_too_near() -> None:
    b = Battle({"G-PZ4-1": "G_PZ4 E05 E", "G-M81-1": "G_M81 E09 E", S: "S_RIF L18 W"})
    assert len(styled(shown(b, "arc", "unit:G-PZ4-1"), "arc")) == b.sc.n - 1
    mortar = styled(shown(b, "arc", "unit:G-M81-1"), "range")
    assert not {"E10", "E11"} & mortar
    assert "E12" in mortar


def test_a_truck_has_no_range() -> None:
    b = Battle({"G-OPEL-1": "G_OPEL E05 E", S: "S_RIF L18 W"})
    overlay = shown(b, "arc", "unit:G-OPEL-1")
    assert not styled(overlay, "range") | styled(overlay, "long")
    assert told(b, overlay) == "Opel truck 1 attacks only within its own hex. COH-7.6"


def test_a_face_down_counter_changes_no_range_for_the_other_side() -> None:
    """COH-7.4: a cowering unit has range 1, but only its owner knows."""
    b = Battle({G: "G_INF E05 E", S: "S_RIF E09 W cowering"})
    assert {t.text for t in shown(b, "arc", f"unit:{S}", player=SOVIET).tints if t.style == "range"} >= {"1"}
    assert {t.text for t in shown(b, "arc", f"unit:{S}").tints if t.style == "range"} >= {"5"}


# -- defence and control -------------------------------------------------------------------------------------


def test_terrain_defence() -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF E09 W"}, terrain={"A01": "forest", "B01": "ford", "C01": "corn"})
    assert {(t.place, t.text) for t in shown(b, "defence").tints} == {("1-A01", "+2"), ("1-B01", "−1")}


def test_control_of_victory_hexes() -> None:
    victory = {
        "per_enemy_unit": 1,
        "hexes": [
            {"hex": "1-E05", "vp": 2, "when": "game_end"},
            {"hex": "1-A01", "vp": 1, "when": "each_round_end"},
        ],
        "initial_control": {"german": ["1-E05"]},
    }
    b = Battle({G: "G_INF E05 E", S: "S_RIF E09 W"}, victory=victory)
    overlay = shown(b, "control")
    assert [(t.place, t.text, t.owner) for t in overlay.tints] == [("1-E05", "2", GERMAN), ("1-A01", "1", -1)]
    say = Catalogue("en", [RULES.package]).render
    assert [say(message, RULES.names(b.sc)) for message in overlay.says] == [
        "E05: 2 VP at the end of the battle, held by the Germans. COH-2.4",
        "A01: 1 VP at the end of each round, held by nobody. COH-2.4",
    ]


# -- threat --------------------------------------------------------------------------------------------------


def test_threat_counts_the_enemies_that_can_hit_a_hex() -> None:
    units = {G: "G_INF E02 E", S: "S_RIF E09 W", "S-RIF-2": "S_RIF E09 W", "S-RIF-3": "S_RIF F09 W"}
    b = Battle(units)
    overlay = shown(b, "threat")
    assert "E08" in styled(overlay, "threat-3")
    assert next(t.text for t in overlay.tints if t.place == "1-E08") == "3"
    assert "E10" not in {t.place[2:] for t in overlay.tints}, "behind them"
    alone = shown(b, "threat", player=SOVIET)
    assert styled(alone, "threat-2") == set()
    assert len(overlay.facts) == 3


def test_threat_leaves_out_those_who_cannot_fire() -> None:
    """Spent without CAP, or known to be panicked: no threat. Spent with CAP: still one (COH-3.22)."""
    b = Battle({G: "G_INF E02 E", S: "S_RIF E09 W spent"}, cap=(6, 0))
    assert shown(b, "threat").tints == []
    b = Battle({G: "G_INF E02 E", S: "S_RIF E09 W"})
    fresh = shown(b, "threat").tints
    assert "1-E08" in {tint.place for tint in fresh}
    b = Battle({G: "G_INF E02 E", S: "S_RIF E09 W spent"}, cap=(6, 4))
    assert shown(b, "threat").tints == fresh
    b = Battle({G: "G_INF E02 E", S: "S_RIF E09 W panicked"})
    assert shown(b, "threat").tints == fresh, "its counter lies face down"
    b.s.hit_may[b.unit(S)] = 1 << b.s.hit[b.unit(S)]
    assert shown(b, "threat").tints == []


def test_threat_in_close_combat_stays_in_the_hex() -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF E05 W"})
    assert {t.place for t in shown(b, "threat").tints} == {"1-E05"}


def test_hidden_enemies_are_no_threat_to_those_who_do_not_know_them() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E09 W hidden"}, terrain={"E09": "forest"})
    assert shown(b, "threat").tints == []
    with pytest.raises(Unreadable) as caught:
        shown(b, "arc", f"unit:{S}")
    assert caught.value.text is not None
    assert caught.value.text.id == "core-overlay-nowhere"
    assert styled(shown(b, "arc", f"unit:{S}", player=SOVIET), "from") == {"E09"}


def test_a_mortar_threatens_what_its_spotter_sees() -> None:
    """COH-12.0: beyond the spotter's own range, and out of the mortar's own sight."""
    mortar, spotter = {"S-M82-1": "S_M82 F01 E"}, {S: "S_RIF E02 E"}
    wood = {"F02": "forest", "G02": "forest"}
    b = Battle({G: "G_INF L18 W", **mortar, **spotter}, terrain=wood)
    assert not b.sc.seen[b.hex("F01") * b.sc.n + b.hex("E18")]
    assert "E18" in styled(shown(b, "threat"), "threat-1")
    alone = Battle({G: "G_INF L18 W", **mortar, S: "S_RIF L01 W"}, terrain=wood)
    assert "E18" not in {t.place[2:] for t in shown(alone, "threat").tints}


# -- what cannot be shown ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "at", "told"),
    [
        ("magic", [], "core-overlay-unknown"),
        ("sight", [], "core-overlay-hex"),
        ("sight", ["hex:1-A01", "hex:1-A02", "hex:1-A03"], "core-overlay-hex"),
        ("sight", ["hex:1-Z99"], "core-unreadable-thing"),
        ("sight", ["card:luck"], "core-unreadable-thing"),
        ("sight", ["player:german"], "core-overlay-nowhere"),
        ("sight", ["nonsense"], "core-unreadable-thing"),
        ("sight", ["unit:-"], "core-unreadable-thing"),
        ("arc", [], "core-overlay-unit"),
        ("arc", ["hex:1-A01"], "core-overlay-unit"),
        ("arc", ["unit:G-INF-1", "unit:G-INF-1"], "core-overlay-unit"),
        ("arc", ["unit:X-1"], "core-unreadable-thing"),
    ],
)
def test_what_cannot_be_shown_says_so(name: str, at: list[str], told: str) -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF E09 W"})
    with pytest.raises(Unreadable) as caught:
        b.game.seat(GERMAN).overlay(name, at)
    assert caught.value.text is not None
    assert caught.value.text.id == told
    for lang in LANGUAGES:
        assert Catalogue(lang, [RULES.package]).render(caught.value.text, RULES.names(b.sc))


def test_spectators_see_overlays_too() -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF E09 W"})
    assert len(shown(b, "threat", player=-1).facts) == 2


# -- height and blind hexes (COH-11.0, 11.4) --------------------------------------------------------------


def test_flat_ground_has_no_heights() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF L18 W"})
    assert not {"height", "blind"} & set(RULES.overlays(b.sc))


def test_heights() -> None:
    b = hilly({G: "G_INF E02 E", S: "S_RIF L18 W"}, {"E05": 1, "E06": 2, "G05": -1})
    overlay = shown(b, "height")
    assert styled(overlay, "level-1") == {"E05"}
    assert styled(overlay, "level-2") == {"E06"}
    assert styled(overlay, "level-low") == {"G05"}
    assert {tint.text for tint in overlay.tints} == {"+1", "+2", "−1"}
    assert {stroke.style for stroke in overlay.strokes} == {"contour"}
    assert len(overlay.strokes) == 17, "ten sides round the two hills, one between them, six round the gully"


def test_blind_hexes() -> None:
    """COH-11.4(1), (2): a wood on level 0 hides the one hex behind it from level 2."""
    b = hilly({G: "G_INF F03 E", S: "S_RIF L18 W"}, {"F03": 2}, {"F06": "forest"})
    overlay = shown(b, "blind", "F03")
    assert styled(overlay, "blind") == {"F07"}
    assert styled(overlay, "culprit") == {"F06"}
    assert told(b, overlay).startswith("1 hex is blind from F03")
    assert styled(shown(b, "blind", "F07"), "blind") == {"F03"}, "sight is mutual"
    assert not styled(shown(b, "blind", "F05"), "blind")


def test_a_hex_behind_a_wall_of_woods_is_not_blind_but_out_of_sight() -> None:
    """COH-11.3(2.1): what blocks anyway is no matter of blind hexes."""
    b = hilly({G: "G_INF F03 E", S: "S_RIF L18 W"}, {"F03": 2, "F06": 1}, {"F06": "forest"})
    assert "F07" not in styled(shown(b, "blind", "F03"), "blind")
    assert "F07" in styled(shown(b, "sight", "F03"), "unseen")


# -- artillery (COH-12.3) ----------------------------------------------------------------------------------


def test_what_a_barrage_would_strike() -> None:
    b = Battle({G: "G_INF F05 E", S: "S_RIF F07 W"}, weapons={"german": ["G_OBA105"]})
    assert RULES.overlays(b.sc)["barrage"] == "aim"
    overlay = b.game.seat(GERMAN).overlay("barrage", ["group:G_OBA105", "hex:1-F06"])
    assert len(overlay.tints) == 7
    assert {"F05", "F07"} <= styled(overlay, "barrage")
    assert overlay.says[0].args["friends"] == 1
    assert overlay.says[0].args["enemies"] == 1
    with pytest.raises(Unreadable):
        b.game.seat(GERMAN).overlay("barrage", ["hex:1-F06"])


def test_no_barrage_without_batteries_and_nothing_of_hidden_enemies() -> None:
    b = Battle({G: "G_INF F05 E", S: "S_RIF L18 W"})
    assert "barrage" not in RULES.overlays(b.sc)
    b = Battle({G: "G_INF F05 E", S: "S_RIF F07 W hidden"}, weapons={"german": ["G_OBA105"]})
    overlay = b.game.seat(GERMAN).overlay("barrage", ["group:G_OBA105", "hex:1-F06"])
    assert overlay.says[0].args["enemies"] == 0
