"""What was found about an automatic DS on a hex (`automatic` fills it in); a State keeps the latest ones."""

from __future__ import annotations


class ShatterLook:
    """Whether a hex could be shattered, and everything that this depended on."""

    def __init__(self, facts: list[int], legal: bool) -> None:
        self.facts = facts
        self.legal = legal
