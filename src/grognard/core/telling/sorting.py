"""The order in which a reader expects names that have numbers in them."""

from __future__ import annotations

import re
from typing import Final

_PART: Final = re.compile(r"\d+|\D+")


def natural_key(text: str) -> list[tuple[int, str]]:
    """Sort key under which ``2C9`` comes before ``2C10`` and ``7-A01`` before ``10-A01``."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in _PART.findall(text)]
