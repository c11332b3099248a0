"""The text of places: exactly what the game prints, one canonical form each.

A `Numbering` turns the printed number of a hex into a lattice position and back; it says nothing about which
hexes exist. An `AddressBook` belongs to one board and knows its hexes, hexsides, vertices and areas by name:

========  ==========================  =====================================================================
hex       ``7-G08 1306 2C10``         as printed; small letters and missing zeros are forgiven on the way in
hexside   ``1306/1407``, ``1306/NE``  its two hexes, lower number first; at the edge a hex and a direction
vertex    ``1306/1307/1407``          its three hexes, lowest first; at the edge ``1001/SE/SW``: a hex and the
                                      two sides that meet there
area      ``@N``                      its printed name behind an at sign
========  ==========================  =====================================================================
"""

from typing import Final

from grognard.core.geometry.grid import DIRECTION_NAMES, FLAT, POINTY
from grognard.core.kernel.scenario import Unreadable
from grognard.core.telling.sorting import natural_key


class BadAddress(Unreadable):
    """A text that names no place here."""


ODD: Final = 1
EVEN: Final = 0


def letters(number: int) -> str:
    """1 is A, 26 is Z, 27 is AA, as on map edges."""
    text = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        text = chr(65 + rest) + text
    return text


def letter_number(text: str) -> int:
    """Inverse of `letters`."""
    number = 0
    for sign in text:
        number = number * 26 + ord(sign) - 64
    return number


class Numbering:
    """How a map numbers its hexes: which line of touching hexes, then which place within the line, or the
    reverse.

    A line is a row on a pointy-top map and a column on a flat-top one. Number `first_line` is the lattice's
    line 0, `first_place` its place 0; growth +1 is south or east, -1 north or west. Lines whose number has
    the parity `shifted` lie half a hex further by `shift`: +1 east or south, -1 west or north.
    """

    def __init__(
        self,
        orientation: int,
        *,
        prefix: str = "",
        line_first: bool = True,
        lettered: bool = False,
        first_line: int = 1,
        first_place: int = 1,
        line_digits: int = 2,
        place_digits: int = 2,
        line_growth: int = 1,
        place_growth: int = 1,
        shifted: int = EVEN,
        shift: int = 1,
    ) -> None:
        if orientation not in (POINTY, FLAT):
            raise BadAddress(f"orientation {orientation} is neither POINTY nor FLAT")
        if abs(line_growth) != 1 or abs(place_growth) != 1 or abs(shift) != 1:
            raise BadAddress("line_growth, place_growth and shift of a numbering must each be 1 or -1")
        if not lettered and line_digits + place_digits < 2:
            raise BadAddress(
                "a numbering in digits needs at least one digit for the line and one for the place"
            )
        self.orientation = orientation
        self.prefix = prefix
        self.line_first = line_first
        self.lettered = lettered
        self.first_line = first_line
        self.first_place = first_place
        self.line_digits = line_digits
        self.place_digits = place_digits
        self.line_growth = line_growth
        self.place_growth = place_growth
        self.shifted = shifted
        self.shift = shift

    def locate(self, line: int, place: int) -> tuple[int, int]:
        """Lattice position of a line and place number."""
        along = 2 * self.place_growth * (place - self.first_place)
        if line % 2 == self.shifted:
            along += self.shift
        over = 3 * self.line_growth * (line - self.first_line)
        return (along, over) if self.orientation == POINTY else (over, along)

    def numbers(self, x: int, y: int) -> tuple[int, int]:
        """Inverse of `locate`."""
        along, over = (x, y) if self.orientation == POINTY else (y, x)
        line = self.first_line + self.line_growth * (over // 3)
        if line % 2 == self.shifted:
            along -= self.shift
        if over % 3 or along % 2:
            raise BadAddress(
                f"({x}, {y}) is no hex of this numbering; its hexes lie on the lattice of `locate`"
            )
        return line, self.first_place + self.place_growth * (along // 2)

    def format(self, x: int, y: int, prefix: bool = True) -> str:
        """The printed number, or "" where the scheme has none (before A, below 0, too many digits)."""
        line, place = self.numbers(x, y)
        if line < (1 if self.lettered else 0) or place < 0:
            return ""
        if not self.lettered and len(str(line)) > self.line_digits > 0:
            return ""
        if len(str(place)) > self.place_digits > 1:
            return ""
        line_text = letters(line) if self.lettered else str(line).zfill(self.line_digits)
        place_text = str(place).zfill(self.place_digits)
        body = line_text + place_text if self.line_first else place_text + line_text
        return self.prefix + body if prefix else body

    def parse(self, text: str) -> tuple[int, int]:
        """Lattice position of a printed number, with or without the prefix; raises `BadAddress`."""
        body = text.strip().upper()
        if self.prefix and body.startswith(self.prefix.upper()):
            numbers = self._split(body[len(self.prefix) :])
            if numbers is not None:
                return self.locate(numbers[0], numbers[1])
        numbers = self._split(body)
        if numbers is None:
            raise BadAddress(
                f"{text!r} is no hex number of this map; expected something like {self.example()!r}"
            )
        return self.locate(numbers[0], numbers[1])

    def example(self) -> str:
        """A number of the right form, for messages."""
        x, y = self.locate(self.first_line + 3, self.first_place + 5)
        return self.format(x, y)

    def _split(self, body: str) -> tuple[int, int] | None:
        """Line and place number of a text without prefix."""
        if not body.isascii() or not body.isalnum():
            return None
        if self.lettered:
            alpha = body.rstrip("0123456789") if self.line_first else body.lstrip("0123456789")
            digits = body[len(alpha) :] if self.line_first else body[: len(body) - len(alpha)]
            if not alpha.isalpha() or not digits.isdigit() or len(alpha) > 3 or len(digits) > 4:
                return None
            return letter_number(alpha), int(digits)
        if not body.isdigit() or len(body) != self.line_digits + self.place_digits:
            return None
        cut = self.line_digits if self.line_first else self.place_digits
        first, second = int(body[:cut]), int(body[cut:])
        return (first, second) if self.line_first else (second, first)


class LetterRow(Numbering):
    """Lettered rows of a pointy-top board: ``7-G08``; rows B, D, F ... lie half a hex east by default."""

    def __init__(
        self, board: str = "", *, separator: str = "-", shifted: int = EVEN, place_digits: int = 2
    ) -> None:
        prefix = board + separator if board else ""
        super().__init__(POINTY, prefix=prefix, lettered=True, shifted=shifted, place_digits=place_digits)


class LetterColumn(Numbering):
    """Lettered columns of a flat-top board, rows from 0: ``2C10``; columns B, D, F ... half a hex north."""

    def __init__(self, board: str = "", *, first_row: int = 0, shifted: int = EVEN, shift: int = -1) -> None:
        super().__init__(
            FLAT,
            prefix=board,
            lettered=True,
            first_place=first_row,
            place_digits=1,
            shifted=shifted,
            shift=shift,
        )


class CCRR(Numbering):
    """Digits only. On a flat-top map the columns come first; on a pointy-top one say which number is the row.

    Stalingrad '42: ``CCRR(FLAT, shifted=EVEN)``. Holland '44: ``CCRR(POINTY, first_line=69, line_growth=-1,
    shifted=ODD)``, the lines being counted from south to north and the lattice beginning at the northernmost.
    """

    def __init__(
        self,
        orientation: int,
        *,
        first_line: int = 1,
        first_place: int = 1,
        line_growth: int = 1,
        place_growth: int = 1,
        shifted: int = EVEN,
        shift: int = 1,
        line_first: bool = True,
        digits: int = 2,
        prefix: str = "",
    ) -> None:
        super().__init__(
            orientation,
            prefix=prefix,
            line_first=line_first,
            first_line=first_line,
            first_place=first_place,
            line_digits=digits,
            place_digits=digits,
            line_growth=line_growth,
            place_growth=place_growth,
            shifted=shifted,
            shift=shift,
        )


def direction_number(orientation: int, text: str) -> int:
    """The direction a text names, or -1."""
    wanted = text.strip().upper()
    names = DIRECTION_NAMES[orientation]
    for d in range(6):
        if names[d] == wanted:
            return d
    return -1


class AddressBook:
    """The names on one board. Cells 0..n-1 are hexes; cells above are the ring, which only a hexside may
    name.
    """

    def __init__(
        self,
        orientation: int,
        n: int,
        neighbour: list[int],
        names: list[str],
        numberings: list[Numbering],
    ) -> None:
        self.orientation = orientation
        self.n = n
        self.neighbour = neighbour
        self.names = names
        self.numberings = numberings
        self.aliases: dict[str, int] = {}
        self.outside: dict[str, int] = {}
        self.areas: list[str] = []
        self.rank = [0] * n
        for position, h in enumerate(sorted(range(n), key=self._name_key)):
            self.rank[h] = position
        self._hexes: dict[str, int] = {}
        for h in range(n):
            if self._hexes.setdefault(names[h].upper(), h) != h:
                raise BadAddress(f"two hexes are both named {names[h]!r}; give each section its own prefix")

    def _name_key(self, h: int) -> list[tuple[int, str]]:
        return natural_key(self.names[h])

    def find(self, text: str) -> int:
        """The hex with this name or alias, or -1; forgives small letters, not missing zeros (see
        `Board.hex`).
        """
        key = text.strip().upper()
        h = self._hexes.get(key, -1)
        return h if h >= 0 else self.aliases.get(key, -1)

    def hex(self, text: str) -> int:
        """The hex a text names: canonical name, alias, or either with small letters or missing zeros."""
        h = self.find(text)
        if h >= 0:
            return h
        alone = len(self.numberings) == 1
        for numbering in self.numberings:
            prefix = numbering.prefix.upper()
            if alone or (prefix and text.strip().upper().startswith(prefix)):
                try:
                    x, y = numbering.parse(text)
                except BadAddress:
                    continue
                h = self.find(numbering.format(x, y))
                if h >= 0:
                    return h
        raise BadAddress(
            f"no hex {text!r} on this board; its hexes run from {self.names[0]} to {self.names[self.n - 1]}"
        )

    def area(self, text: str) -> int:
        """The number of the area a text names, ``@N``."""
        wanted = text.strip().upper()
        for i, name in enumerate(self.areas):
            if name.upper() == wanted:
                return i
        raise BadAddress(f"no area {text!r} on this board; its areas are {', '.join(self.areas) or 'none'}")

    def side(self, text: str) -> int:
        """The hexside a text names: two neighbours in either order, or a hex and a direction."""
        parts = text.split("/")
        if len(parts) != 2:
            raise BadAddress(f"{text!r} is no hexside; write two neighbouring hexes or a hex and a direction")
        if self._is_no_hex(parts[0]):
            parts.reverse()
        cell = self.hex(parts[0])
        return self.canonical_side(cell, self._towards(cell, parts[1], text))

    def vertex(self, text: str) -> int:
        """The vertex a text names: its three hexes in any order, or a hex and two of its sides."""
        parts = text.split("/")
        if len(parts) != 3:
            raise BadAddress(
                f"{text!r} is no vertex; write its three hexes, or a hex and the two sides there"
            )
        for i in range(3):
            if not self._is_no_hex(parts[i]):
                parts.insert(0, parts.pop(i))
                break
        cell = self.hex(parts[0])
        one = self._towards(cell, parts[1], text)
        two = self._towards(cell, parts[2], text)
        if (one + 1) % 6 == two:
            return self.canonical_vertex(cell, one)
        if (two + 1) % 6 == one:
            return self.canonical_vertex(cell, two)
        raise BadAddress(f"{text!r} is no vertex; the three hexes must all touch each other")

    def _is_no_hex(self, text: str) -> bool:
        """Whether a part of an address is a direction or a number just off the map."""
        return direction_number(self.orientation, text) >= 0 or text.strip().upper() in self.outside

    def _towards(self, cell: int, text: str, whole: str) -> int:
        """The direction from a hex that a part of an address names: a direction or a neighbour's number."""
        d = direction_number(self.orientation, text)
        if d >= 0:
            return d
        other = self.outside.get(text.strip().upper(), -1)
        if other < 0:
            other = self.hex(text)
        for d in range(6):
            if self.neighbour[6 * cell + d] == other:
                return d
        words = ", ".join(DIRECTION_NAMES[self.orientation])
        here = self.names[cell]
        raise BadAddress(f"{whole!r}: {text!r} is no neighbour of {here}, nor one of the directions {words}")

    def side_name(self, side: int) -> str:
        """Canonical text of side ``6*cell + d``."""
        cell, d = divmod(side, 6)
        other = self.neighbour[side]
        if cell >= self.n:
            if other < 0 or other >= self.n:
                raise BadAddress(f"hexside {side} touches no hex of the board, so it has no name")
            cell, other, d = other, cell, (d + 3) % 6
        if other < 0 or other >= self.n:
            return f"{self.names[cell]}/{DIRECTION_NAMES[self.orientation][d]}"
        if self.rank[other] < self.rank[cell]:
            cell, other = other, cell
        return f"{self.names[cell]}/{self.names[other]}"

    def canonical_side(self, cell: int, d: int) -> int:
        """The one number of a hexside: the smaller of its two ``6*cell + d``."""
        other = self.neighbour[6 * cell + d]
        return 6 * cell + d if other < 0 or cell < other else 6 * other + (d + 3) % 6

    def canonical_vertex(self, cell: int, v: int) -> int:
        """The one number of a vertex: the smallest of its three ``6*cell + v``."""
        best = 6 * cell + v
        one = self.neighbour[best]
        two = self.neighbour[6 * cell + (v + 1) % 6]
        if one >= 0:
            best = min(best, 6 * one + (v + 2) % 6)
        if two >= 0:
            best = min(best, 6 * two + (v + 4) % 6)
        return best

    def vertex_name(self, vertex: int) -> str:
        """Canonical text of vertex ``6*cell + v``."""
        cell, v = divmod(vertex, 6)
        around = [(cell, v)]
        for to, number in ((self.neighbour[vertex], v + 2), (self.neighbour[6 * cell + (v + 1) % 6], v + 4)):
            around.append((to, number % 6))
        inside = [(self.rank[c], c, number) for c, number in around if 0 <= c < self.n]
        if not inside:
            raise BadAddress(f"vertex {vertex} touches no hex of the board, so it has no name")
        inside.sort()
        if len(inside) == 3:
            return "/".join([self.names[c] for _, c, _ in inside])
        _, first, number = inside[0]
        words = DIRECTION_NAMES[self.orientation]
        return f"{self.names[first]}/{words[number]}/{words[(number + 1) % 6]}"
