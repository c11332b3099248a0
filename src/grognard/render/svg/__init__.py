"""Printed maps as SVG: `ground_svg`, pictures for the lobby, swatches for a legend, from a table alone."""

from __future__ import annotations

from .drawing import ground_svg
from .legend import legend, swatch
from .palette import standalone
from .thumbnail import thumbnail_svg

__all__ = ["ground_svg", "legend", "standalone", "swatch", "thumbnail_svg"]
