"""What a panel tells before a choice, compared with what comes of the choice: for the battery alone."""

from __future__ import annotations


class Promises:
    """Comparisons of what was told with what came, counted by kind of panel; those that differ in words.

    A panel is called by what it tells: "prices", "losses".
    """

    def __init__(self) -> None:
        self.compared: dict[str, int] = {}
        self.broken: list[str] = []

    def compare(self, panel: str, about: str, promised: object, came: object) -> None:
        """One figure that a panel told, and the same figure afterwards."""
        self.compared[panel] = self.compared.get(panel, 0) + 1
        if promised != came:
            self.broken.append(f"{panel}: {about} is told as {promised}, but is {came}")
