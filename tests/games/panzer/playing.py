"""Playing through many steps of a turn in a test: hexes by direction, questions passed, shots read."""

from __future__ import annotations

from grognard.games.panzer import RULES

from .battle import Battle

#: What a side answers that does nothing now, the first that is on offer.
PASSES = ("keep", "hold", "done")
MOST_STEPS = 200


def along(start: str, *way: tuple[str, int]) -> str:
    """The hex reached from another by so many hexes in each direction."""
    column, row = ord(start[0]) - ord("A"), int(start[1:])
    for direction, count in way:
        for _ in range(count):
            odd = column % 2
            if direction in ("N", "S"):
                row += 1 if direction == "S" else -1
            else:
                row += (0 if odd else 1) if direction[0] == "S" else (-1 if odd else 0)
                column += 1 if direction[1] == "E" else -1
    return f"{chr(column + ord('A'))}{row}"


def until(b: Battle, side: str, kind: str) -> Battle:
    """Passes every question until that side is asked that kind of question."""
    for _ in range(MOST_STEPS):
        offers = b.offers()
        assert offers, f"the game has ended before {kind}"
        if (b.asked(), b.kind()) == (side, kind):
            return b
        b.play(next(key for key in PASSES if key in offers))
    raise AssertionError(f"{kind} of {side} has not come")


def on(b: Battle, *keys: str) -> Battle:
    """Plays the steps of a move; the opponent holds his fire at every window before each of them."""
    for key in keys:
        while b.offers()[0] == "hold":
            b.play("hold")
        b.play(key)
    return b


def shots(b: Battle) -> list[dict[str, int]]:
    """The modifiers of every shot so far, in order."""
    found = []
    for event in b.game.events:
        if RULES.events[event.kind].name in ("hit", "missed"):
            assert event.ledgers is not None
            lines: dict[str, int] = {}
            for line in event.ledgers[0].lines:
                lines[line.name] = lines.get(line.name, 0) + line.value
            found.append(lines)
    return found


def numbers(b: Battle) -> list[int]:
    """The hit number of every shot so far, in order."""
    return [event.d for event in b.game.events if RULES.events[event.kind].name in ("hit", "missed")]
