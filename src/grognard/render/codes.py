"""Short names that fit into a hex: GI1 for G-INF-1, G08 for 7-G08."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.telling.view import Piece


def unit_codes(pieces: Sequence[Piece], seats: Sequence[str]) -> dict[str, str]:
    """A code of three or four signs for every piece: side, kind, number. No two are alike."""
    letters: dict[tuple[int, str], str] = {}
    codes: dict[str, str] = {}
    for piece in pieces:
        kind = _kind(piece)
        if (piece.owner, kind) not in letters:
            taken = {letter for (owner, _), letter in letters.items() if owner == piece.owner}
            free = [letter for letter in kind + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in taken]
            letters[piece.owner, kind] = free[0] if free else "?"
        side = seats[piece.owner][:1].upper() if 0 <= piece.owner < len(seats) else "?"
        code = f"{side}{letters[piece.owner, kind]}{piece.key.rpartition('-')[2][-2:]}"
        while code in codes.values():
            code += "'"
        codes[piece.key] = code
    return codes


def _kind(piece: Piece) -> str:
    words = piece.key.upper().split("-")
    return words[1] if len(words) > 2 else words[0]


def short_names(names: Sequence[str]) -> list[str]:
    """Hex names without the board's number, where all hexes are of one board."""
    heads = {name.rpartition("-")[0] for name in names}
    return [name.rpartition("-")[2] for name in names] if len(heads) == 1 else list(names)
