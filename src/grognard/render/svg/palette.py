"""The palette of both themes, and pictures with the colours filled in.

Drawings name colours only as CSS custom properties, so a page changes its theme without drawing again. The
same properties stand in the page's `tokens.css`; a test compares the two.
"""

from __future__ import annotations

import re
from typing import Final

_LIGHT: Final = """
--page: #F4F2EC; --surface: #FFFFFF; --surface-2: #FAF8F3; --line: #DAD5C8; --line-2: #BDB6A5;
--edge: #8B8574; --ink: #1D2023; --ink-2: #4C5158; --ink-3: #656A72; --shadow: rgba(40,34,20,.16);
--accent: #08667A; --accent-ink: #FFFFFF; --accent-soft: #DAE9ED; --warn: #8A5A00; --warn-soft: #FBEBC8;
--bad: #A8321C; --bad-soft: #F8E0D9; --good: #2F6B3A; --select: #F2B705; --select-ink: #7A5A00;
--halo: #FFFFFF; --side-a: #35527C; --side-a-soft: #DFE6F0; --side-b: #A44A14; --side-b-soft: #F6E3D6;
--side-c: #5E6B23; --out-none: #A7A699; --out-hit: #D9951A; --out-kill: #A8321C;
--map-grid: rgba(50,44,30,.22); --map-dot: rgba(50,44,30,.38); --map-number: rgba(50,44,30,.62);
--map-label: #3A3A32; --map-water-label: #2F6486; --legal: #08667A; --map-open: #E9E5D2;
--map-open-fleck: #E2DEC8; --map-forest: #A9BC92; --map-forest-edge: #7F9669; --map-forest-crown: #8BA374;
--map-brush: #D0D6AE; --map-brush-mark: #98A66E; --map-wheat: #EAD79A; --map-wheat-line: #CDB264;
--map-corn: #DCC777; --map-corn-mark: #9A8A35; --map-house-wood: #A9825A; --map-house-wood-edge: #6A4B2C;
--map-house-stone: #8F9296; --map-house-stone-edge: #54585D; --map-yard: #DCD3BD; --map-road: #F7F2E4;
--map-road-edge: #8B7F68; --map-water: #9FC3D6; --map-water-edge: #5B8CA8; --map-marsh: #CAD8C4;
--map-marsh-mark: #6E9AA6; --map-gully: #C8B48E; --map-gully-edge: #7C6440; --map-hill-1: #DDCFA4;
--map-hill-2: #CBB27C; --map-contour: #A07F45; --op-clear: #EDE9DA; --op-polder: #D9E3C6;
--op-polder-line: #9DBBA9; --op-woods: #AFC09A; --op-woods-mark: #7F9669; --op-marsh: #D3DFD2;
--op-town: #C9B8A2; --op-city: #B39C86; --op-block: #6E5746; --op-major: #8DB7D0; --op-major-edge: #4F86A8;
--op-canal: #6FA3C0; --op-minor: #7FAFC9; --op-highway: #B7472A; --op-highway-casing: #F7EBDD;
--op-road: #6F6455; --op-rail: #4A4A4A; --op-edge: #C9C3B2; --map-cliff: #5A4420; --map-dense: #7C9A6C;
--map-dense-edge: #4F6B45; --map-deck: #FFFFFF; --map-deck-ink: #1D2023;
"""

_DARK: Final = """
--page: #15181B; --surface: #1E2226; --surface-2: #23282D; --line: #343B42; --line-2: #4A535C;
--edge: #76818B; --ink: #ECEAE4; --ink-2: #B9BDC1; --ink-3: #8F959B; --shadow: rgba(0,0,0,.5);
--accent: #5FBCD3; --accent-ink: #06202A; --accent-soft: #17343D; --warn: #E9B949; --warn-soft: #3A2F14;
--bad: #F0876C; --bad-soft: #43231B; --good: #7FC48C; --select: #F2B705; --select-ink: #F2CB52;
--halo: #15181B; --side-a: #8FB0DD; --side-a-soft: #26344A; --side-b: #E79B63; --side-b-soft: #452C1A;
--side-c: #B4C26A; --out-none: #6C716F; --out-hit: #D9A12F; --out-kill: #E0694B;
--map-grid: rgba(235,228,205,.17); --map-dot: rgba(235,228,205,.34); --map-number: rgba(235,228,205,.62);
--map-label: #E6E1D2; --map-water-label: #9CC6DF; --legal: #5FBCD3; --map-open: #3B3D34;
--map-open-fleck: #36382F; --map-forest: #2C3B2B; --map-forest-edge: #1F2B1E; --map-forest-crown: #3A4D37;
--map-brush: #404735; --map-brush-mark: #69764F; --map-wheat: #575032; --map-wheat-line: #7B7041;
--map-corn: #4F4A2B; --map-corn-mark: #A3954C; --map-house-wood: #7C6044; --map-house-wood-edge: #2A1F15;
--map-house-stone: #7F848A; --map-house-stone-edge: #212428; --map-yard: #4A4537; --map-road: #8A8069;
--map-road-edge: #1F1D18; --map-water: #2D4A5B; --map-water-edge: #5B8CA8; --map-marsh: #35443F;
--map-marsh-mark: #5E8590; --map-gully: #4A402F; --map-gully-edge: #8D774F; --map-hill-1: #4B4531;
--map-hill-2: #5D5438; --map-contour: #A58A52; --op-clear: #3A3B34; --op-polder: #33402F;
--op-polder-line: #4A6350; --op-woods: #2C3B2B; --op-woods-mark: #4A6145; --op-marsh: #34433F;
--op-town: #5A4C3F; --op-city: #6B5747; --op-block: #CDB9A2; --op-major: #35627F; --op-major-edge: #6FA3C0;
--op-canal: #6FA3C0; --op-minor: #4F8098; --op-highway: #D9684A; --op-highway-casing: #2A1D18;
--op-road: #A69A86; --op-rail: #B8B3A6; --op-edge: #2A2B26; --map-cliff: #B08A4A; --map-dense: #22301F;
--map-dense-edge: #121B11; --map-deck: #E9E6DC; --map-deck-ink: #0E1012;
"""

# Printed matter: bodies, edges and inks of counters, the same in both themes.
_FIXED: Final = """
--c-german: #C3CCD6; --c-german-edge: #35527C; --c-soviet: #E6C692; --c-soviet-edge: #8A3F12;
--c-guards: #D98873; --c-guards-edge: #7A2415; --c-us: #B9BE8C; --c-us-edge: #4E5726; --c-british: #E2D2AE;
--c-british-edge: #7A6232; --c-polish: #B5906A; --c-polish-edge: #5F4023; --c-ss: #3A3F46;
--c-ss-edge: #14171B; --c-luftwaffe: #B4D3E4; --c-luftwaffe-edge: #2E6486; --c-romanian: #B7CDA0;
--c-romanian-edge: #47662E; --c-italian: #D5E3BF; --c-italian-edge: #557A35; --c-hungarian: #AFB9A6;
--c-hungarian-edge: #4E5C46;
"""

#: Colours in the place of our own tokens on a page whose tokens lack them.
_INSTEAD: Final = {
    "map-cliff": "map-house-wood-edge",
    "map-dense": "map-forest-edge",
    "map-dense-edge": "map-house-wood-edge",
    "map-deck": "surface",
    "map-deck-ink": "ink",
}


def _tokens(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z0-9-]+):\s*([^;]+);", text))


#: Colours of each theme by token, without the leading dashes.
THEMES: Final[dict[str, dict[str, str]]] = {
    "light": _tokens(_LIGHT) | _tokens(_FIXED),
    "dark": _tokens(_DARK) | _tokens(_FIXED) | {"c-ss-edge": "#9AA1A8"},
}


def ink(token: str) -> str:
    """The colour of a token as CSS: `ink("map-forest")` is `var(--map-forest)`."""
    if token not in THEMES["light"]:
        raise KeyError(f"the palette has no colour --{token}; add it to palette.py and tokens.css")
    instead = _INSTEAD.get(token)
    return f"var(--{token},var(--{instead}))" if instead else f"var(--{token})"


# Lengths that depend on the zoom: `max(2.4px,.7px*var(--map-floor,0))` and `calc(3px*var(--map-unit,2))`.
_FLOOR: Final = re.compile(r"max\(([\d.]+)px,([\d.]+)px\*var\(--map-(?:floor|unit),0\)\)")
_GRID: Final = re.compile(r"var\(--map-grid-px,[\d.]+px\)")
_PIXELS: Final = re.compile(r"calc\(([\d.]+)px\*var\(--map-unit,2\)\)")
_COLOUR: Final = re.compile(r"var\(--([a-z0-9-]+)(?:,var\(--[a-z0-9-]+\))?\)")
_ZOOM: Final = re.compile(r"--map-unit:([\d.]+);--map-floor:[\d.]+;--map-grid-px:([\d.]+px);?")


def zoomed(unit: float, grid: float) -> str:
    """The style of a drawing shown at one zoom only: units to a pixel, width of the grid in pixels."""
    return f"--map-unit:{unit:.2f};--map-floor:{unit:.2f};--map-grid-px:{grid:g}px"


def standalone(svg: str, theme: str, side: float = 50.0) -> str:
    """The drawing with the colours of a theme filled in, for programs that know no custom properties.

    `side` is the length of a hex's side in pixels at which it will be shown: some lines keep their width. A
    thumbnail brings its own.
    """
    colours = THEMES[theme]
    own = _ZOOM.search(svg)
    unit, grid = (float(own[1]), own[2]) if own else (100 / side, "1px")
    svg = _ZOOM.sub("", svg)
    svg = _FLOOR.sub(lambda m: _number(max(float(m[1]), float(m[2]) * unit)), svg)
    svg = _PIXELS.sub(lambda m: _number(float(m[1]) * unit), _GRID.sub(grid, svg))
    return _COLOUR.sub(lambda m: colours[m[1]], svg)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") + "px"
