"""How many random small positions an engine is compared with its reference on: GROGNARD_POSITIONS.

10000 are the first ten thousand, 300:10000 those from the three hundredth on.
"""

from __future__ import annotations

import os


def seeds(usual: int) -> range:
    """The numbers of the positions; so many where nothing is asked for."""
    return range(*[int(part) for part in os.environ.get("GROGNARD_POSITIONS", str(usual)).split(":")])
