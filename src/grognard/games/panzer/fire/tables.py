"""What AP fire asks of the tables at every shot, as flat rows (ap.toml, grades.toml, gp.toml)."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.box.plain_types import GRADES
from grognard.games.panzer.cards.armour import ASPECTS

#: Range factors, the columns of the cards (PZR-4.4.3.2.1).
FACTORS: Final = ("P", "S", "M", "L", "E")

#: Rates of fire (PZR-6.5.2.1): normal, quick, rapid, fast.
RATES: Final = ("N", "Q", "R", "F")
NORMAL: Final = 0

#: What a hit comes to, mild to severe; TK is a track hit (PZR-6.5.2.2.1), ND a penetration without harm.
NOTHING: Final = 0
TK: Final = 1
ND: Final = 2
DM: Final = 3
KO: Final = 4
BU: Final = 5
RESULTS: Final = ("nothing", "tk", "nd", "dm", "ko", "bu")
_RESULT: Final = {"ND": ND, "DM": DM, "KO": KO, "BU": BU}

#: Where a hit falls (PZR-6.5.2.2). The deck stands for itself: no row of the table has it.
PLACES: Final = ("TF", "TS", "TR", "HF", "HS", "HR", "TK", "DK")
TRACKS: Final = 6
DECK: Final = 7

#: Who checks on the Bail Out table.
CREW: Final = 0
LEG_PASSENGER: Final = 1
TOWED_PASSENGER: Final = 2

#: Rows of the Bail Out table by the result that calls for them; suppression has rows of its own.
BAIL_ROWS: Final = ("", "tk", "ap_nd", "dm", "ko", "bu")
SUPPRESSED_DIRECT: Final = "sup_df"
SUPPRESSED_INDIRECT: Final = "sup_if"


class ApTables:
    """The tables of AP fire. Digits of a roll count from 1 to 10; index 0 of their rows is not used."""

    def __init__(self) -> None:
        ap = load_tables().ap
        self.lowest: int = ap.modifiers.lowest
        self.highest: int = ap.modifiers.highest
        #: Hit numbers: five per row, the lowest row first.
        self.hit = [0] * (5 * (self.highest - self.lowest + 1))
        for row in ap.hit.row:
            at = 5 * (row.row - self.lowest)
            self.hit[at : at + 5] = [row.P, row.S, row.M, row.L, row.E]
        #: Rolls up to which there are three hits and two, by rate and hit number.
        self.three = [[0] * 101 for _ in RATES]
        self.two = [[0] * 101 for _ in RATES]
        for each in ap.hits.row:
            for rate, pair in ((1, each.Q), (2, each.R), (3, each.F)):
                self.three[rate][each.row], self.two[rate][each.row] = pair
        #: Places by aspect and tens digit.
        self.places = [[0] * 11 for _ in ASPECTS]
        for places in ap.locations.row:
            at = ASPECTS.index(places.id)
            self.places[at] = [0, *(PLACES.index(place) for place in places.places)]
        self.hull_digits = [digit in ap.locations.hull for digit in range(11)]
        self.starred_digits = [digit in ap.locations.starred for digit in range(11)]
        self.deck_digit: int = ap.locations.deck
        #: Results by name of the damage block and ones digit.
        self.blocks = {
            block.id: [NOTHING, *(_RESULT[each] for each in block.results)] for block in ap.damage.row
        }
        self.soft_digit: int = ap.damage.soft_digit
        #: Basic Game: difference of penetration and armour, and what it brings, ascending (PZR-4.4.3.2.6).
        self.differences = [(each.row, _RESULT[each.result]) for each in ap.basic_damage.row]
        self.values: dict[str, int] = {row.id: row.value or 0 for row in ap.modifiers.row}
        self.haze_from: int = next(row.from_range for row in ap.modifiers.row if row.id == "heat_haze")
        grades = {row.id: row for row in load_tables().grades.grades.row}
        #: By grade, five per row: the modifier of each range factor (PZR-6.5.2.4[11]).
        self.grade_ap = [grades[name].ap.of(factor) for name in GRADES for factor in FACTORS]
        self.bail_modifier = [int(grades[name].bail_out) for name in GRADES]
        self.command_range = [int(grades[name].command_range) for name in GRADES]
        #: The Bail Out table: by row, the figures of crew, leg and towed passengers; -1: no check.
        self.bail = {
            row.id: [-1 if figure is None else figure for figure in (row.crew, row.leg, row.towed)]
            for row in load_tables().gp.bail_out.row
        }
        self.survival = {row.id: row.survive for row in load_tables().gp.bail_out.row}
        #: Classes of a d100 that have been worked out: odds ask for the same ones again and again.
        self.hit_classes: dict[tuple[int, int], bytes] = {}
        self.blow_classes: dict[tuple[object, ...], bytes] = {}
        self.bail_classes: dict[tuple[str, int, int], bytes] = {}


@cache
def ap_tables() -> ApTables:
    """The tables, made once."""
    return ApTables()
