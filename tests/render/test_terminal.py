"""The map in a terminal."""

from __future__ import annotations

from grognard.core.referee.game import new
from grognard.render.paint import Paint
from grognard.render.terminal import WIDE, Drawing, block_width, chart_of, terrain_kinds


def test_a_game_on_the_defaults_of_the_core_has_a_map() -> None:
    """Its scenario is a BoardScenario, which keeps its terrain in the board."""
    game = new("skirmish/the-wood")
    chart = chart_of(game.scenario)
    assert chart is not None
    table = game.rules.table(game.scenario)
    assert list(chart.terrain) == [cell.terrain for cell in table.cells]
    assert set(terrain_kinds(chart)) == {cell.terrain for cell in table.cells}
    assert block_width(chart, 200) == WIDE
    scene = game.seat(0).view().scene
    drawing = Drawing(chart, scene, game.scenario.seats, Paint(False), WIDE, {})
    text = "\n".join(drawing.lines())
    on_map = {piece.place: piece for piece in scene.pieces if not piece.place.startswith("@")}
    assert on_map
    assert all(drawing.codes[piece.key] in text for piece in on_map.values())
