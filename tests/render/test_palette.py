"""One palette: that of the page and that of the drawings are the same."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grognard.render.svg import ground_svg, standalone
from grognard.render.svg.palette import THEMES, ink
from tests.render.tables import HILL, coh_boards, land

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"


def page_tokens(theme: str) -> dict[str, str]:
    """The tokens of the page in a theme, as its style sheet sets them one after the other."""
    text = re.sub(r"/\*.*?\*/|@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", TOKENS.read_text(), flags=re.S)
    found: dict[str, str] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if selector.strip() == ":root" or (theme == "dark" and "dark" in selector):
            found.update(re.findall(r"--([a-z0-9-]+):\s*([^;]+);", body))
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_palette_is_that_of_the_page(theme: str) -> None:
    page = page_tokens(theme)
    assert len(page) > 100
    shared = {token: colour for token, colour in THEMES[theme].items() if token in page}
    assert shared == {token: page[token] for token in shared}


def test_every_colour_of_a_drawing_is_known_to_the_page() -> None:
    page = page_tokens("light")
    drawings = ground_svg(coh_boards([[7, 11]], HILL)) + ground_svg(land(15))
    for token, instead in re.findall(r"var\(--([a-z0-9-]+)(?:,var\(--([a-z0-9-]+)\))?\)", drawings):
        assert token in page or instead in page, f"--{token} is no colour of the page"


def test_themes_have_the_same_tokens() -> None:
    assert THEMES["light"].keys() == THEMES["dark"].keys()


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(KeyError, match="no colour --map-lava"):
        ink("map-lava")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_standalone_picture_needs_no_style_sheet(theme: str) -> None:
    picture = standalone(ground_svg(land(12)), theme)
    ElementTree.fromstring(picture)
    assert not re.search(r"var\(|calc\(|max\(|--", picture)
    assert THEMES[theme]["op-clear"] in picture


def test_thin_lines_are_kept_visible_when_the_map_is_small() -> None:
    svg = ground_svg(coh_boards([[7]]))
    assert "stroke-width:2.4px" in standalone(svg, "light", 50)  # the edge of a forest, 0.6 pixels at least
    assert "stroke-width:2.4px" not in standalone(svg, "light", 10)
    assert "stroke-width:6px" in standalone(svg, "light", 10)
