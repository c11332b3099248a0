"""Small battles for tests: any terrain, any counters, given rolls, and the game at the start of a turn."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import msgspec

from grognard.core.geometry.board import Board
from grognard.core.geometry.sight import SightRule
from grognard.core.kernel.chance import Script
from grognard.core.kernel.state import Frame
from grognard.core.loading.box import complete_options
from grognard.core.referee.errors import Refused
from grognard.core.referee.game import Game, start
from grognard.core.telling.view import Reason
from grognard.games.coh import RULES
from grognard.games.coh.box import setup, setup_map
from grognard.games.coh.box.component_types import BoardFile
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.box.data_types import Box, CardPlan, Placed, ScenarioFile
from grognard.games.coh.box.setup import build, set_up, switches
from grognard.games.coh.box.setup_map import make_board as make_engine_board
from grognard.games.coh.rounds import Round, Setup
from grognard.games.coh.scenario import CohScenario
from grognard.games.coh.sight import fused_table
from grognard.games.coh.state import CohState, derive
from grognard.games.coh.turns import Turn

BOARD = 1
CODES = {kind.id: code for code, kind in load_box().codes.items()}


class Battle:
    """A game at the start of somebody's turn, with given dice.

    `units` maps a unit key ("G-INF-1") to "TYPE HEX FACING" ("G_INF F05 E") with words after it:
    spent, active, dug, exposed, hidden, lost, a hit counter by name. Hexes are without the board number.
    `begin`: "turn" (everything as given, somebody's turn), "setup" or "round" (from there on by the rules).
    """

    def __init__(
        self,
        units: dict[str, str],
        *,
        terrain: dict[str, str] | None = None,
        roads: list[list[str]] | None = None,
        turn: str = "german",
        cap: tuple[int, int] = (6, 6),
        current_cap: tuple[int, int] | None = None,
        ap: tuple[int, int] = (0, 0),
        options: dict[str, str] | None = None,
        rolls: list[int | list[int]] | None = None,
        draws: list[int | str] | None = None,
        hand: dict[str, list[str]] | None = None,
        round: int = 1,
        gullies: list[str] | None = None,
        begin: str = "turn",
        **fields: Any,
    ) -> None:
        self.file = make_file(units, cap, fields, hand)
        box = load_box()
        board = make_board(terrain or {}, roads or [], gullies or [])
        box = msgspec.structs.replace(box, boards={**box.boards, BOARD: board})
        complete = complete_options(self.file.name, switches(self.file), {"groups": "on", **(options or {})})
        with (
            patch.object(setup, "make_board", remembered_board),
            patch.object(setup_map, "fused_table", remembered_table),
        ):
            self.sc: CohScenario = build(self.file, complete, "test", box)
        s = set_up(self.sc, b"test")
        for army, name in enumerate(self.sc.seats):
            side = self.sc.side_of[army]
            several = self.sc.armies > 2 and current_cap is None
            s.cap[army] = self.sc.cap[army] if several else (current_cap or cap)[side]
            s.ap[army] = ap[side]
            for card in (hand or {}).get(name, []):
                give_card(s, army, card)
        s.round = round
        for key, text in units.items():
            mark(s, self.sc.unit_names.index(key), text.split()[3:])
        derive(s)
        if begin == "turn":
            s.initiative = s.turn = self.sc.seats.index(turn)
            s.lanes = [[at(Setup(), 3), at(Round(), 10), Turn(s.turn)]]
        else:
            s.round -= 1
            s.lanes = [[Setup()]] if begin == "setup" else [[at(Setup(), 3), Round()]]
        s.shared = [0]
        self.script = Script(
            rolls or [], [self.sc.hit_names.index(d) if isinstance(d, str) else d for d in draws or []]
        )
        self.game: Game = start(RULES, s, self.script)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, *keys: str) -> None:
        """Plays keys for whoever is asked; hexes may be written without the board number."""
        for key in keys:
            self.game.play(self.full(key))

    def full(self, key: str) -> str:
        words = key.split()
        return " ".join(
            f"{BOARD}-{w}" if len(w) == 3 and w[0] in "ABCDEFGHIJKL" and w[1:].isdecimal() else w
            for w in words
        )

    def offers(self) -> list[str]:
        """The keys on offer, hexes without the board number."""
        if self.game.over:
            return []
        return [self.game.key(o).replace(f"{BOARD}-", "") for o in self.game.decision.options]

    def refused(self, *keys: str) -> str:
        """Plays all keys but the last, which must be refused; the rule that forbids it."""
        self.play(*keys[:-1])
        before = self.game.hash()
        try:
            self.game.play(self.full(keys[-1]))
        except Refused as e:
            assert self.game.hash() == before, "a refusal must change nothing"
            return e.reason.rule
        raise AssertionError(f"'{keys[-1]}' was accepted")

    def verdict(self, *keys: str) -> tuple[bool, str]:
        """Plays all keys but the last: whether the last is legal, and the rule that forbids it."""
        self.play(*keys[:-1])
        if self.why(keys[-1]) is None:
            return True, ""
        return False, self.refused(keys[-1])

    def next_round(self, first: str = "german") -> None:
        """Both pass; the next round is prepared without CAP on the initiative, which `first` wins."""
        s = self.s
        cap = [max(0, self.sc.cap[side] - s.lost[side]) for side in (0, 1)]
        announcer = "german" if cap[0] > cap[1] else "soviet"
        self.script.rolls[:0] = [9, 5] if announcer == first else [5, 9]
        self.play("pass", "pass")
        for _ in range(2):
            if not self.game.over and self.game.decision.kind.startswith("Initiative"):
                self.play("commit 0")

    def why(self, *keys: str) -> Reason | None:
        return self.game.seat(self.game.decision.player).why(*(self.full(k) for k in keys))

    # -- looking -----------------------------------------------------------------------------------

    @property
    def s(self) -> CohState:
        assert isinstance(self.game.state, CohState)
        return self.game.state

    def unit(self, key: str) -> int:
        return self.sc.unit_names.index(key)

    def status(self, key: str) -> str:
        u = self.unit(key)
        if self.s.active[self.sc.army[u]] >> u & 1:
            return "activated"
        return "spent" if self.s.status[u] else "fresh"

    def where(self, key: str) -> str:
        return self.sc.name_of(5, self.s.place[self.unit(key)]).replace(f"{BOARD}-", "")

    def facing(self, key: str) -> str:
        return ["NE", "E", "SE", "SW", "W", "NW"][self.s.facing[self.unit(key)]]

    def hit(self, key: str) -> str:
        return self.sc.hit_names[self.s.hit[self.unit(key)]]

    def events(self) -> list[str]:
        return [RULES.events[event.kind].name for event in self.game.events]

    def told(self, name: str) -> list[tuple[int, int, int, int]]:
        """The numbers of every event of that name, in order."""
        found = [event for event in self.game.events if RULES.events[event.kind].name == name]
        return [(event.a, event.b, event.c, event.d) for event in found]

    def values(self) -> tuple[int, int]:
        """Attack and defence value of the last attack."""
        _, av, dv, _ = self.told("attacked")[-1]
        return av, dv

    def price(self, *keys: str) -> int:
        """Plays keys; the AP and CAP that they cost the player who is asked first."""
        side = self.game.decision.player
        before = self.s.ap[side] + self.s.cap[side]
        self.play(*keys)
        return before - self.s.ap[side] - self.s.cap[side]

    def control(self, name: str) -> str | None:
        """Who controls a victory hex."""
        player = self.s.control[self.sc.objective[self.hex(name)]]
        return None if player < 0 else self.sc.seats[player]

    def asked(self) -> str:
        return self.sc.seats[self.game.decision.player]

    def hex(self, name: str) -> int:
        return self.sc.board.hex(f"{BOARD}-{name}")


# The engine's own boards and tables of sight, kept for battles on the same ground: they are most of the time.
_BOARDS: dict[tuple[object, ...], Board] = {}
_TABLES: dict[Board, bytes] = {}


def remembered_board(file: ScenarioFile, box: Box) -> Board:
    ground = (file.layout, file.overlays, file.fortifications, box.boards[BOARD])
    if ground not in _BOARDS:
        _BOARDS[ground] = make_engine_board(file, box)
    return _BOARDS[ground]


def remembered_table(board: Board, rule: SightRule) -> bytes:
    if board not in _TABLES:
        _TABLES[board] = fused_table(board, rule)
    return _TABLES[board]


def at(frame: Frame, step: int) -> Frame:
    frame.step = step
    return frame


def make_board(terrain: dict[str, str], roads: list[list[str]], gullies: list[str]) -> BoardFile:
    """A board of open ground with the given hexes."""
    rows = [["."] * 18 for _ in range(12)]
    for name, kind in terrain.items():
        rows["ABCDEFGHIJKL".index(name[0])][int(name[1:]) - 1] = CODES[kind]
    grid = tuple("".join(row) for row in rows)
    return BoardFile(BOARD, "test", grid, tuple(tuple(road) for road in roads), (), tuple(gullies))


def make_file(
    units: dict[str, str], cap: tuple[int, int], fields: dict[str, Any], hand: dict[str, list[str]] | None
) -> ScenarioFile:
    placed = []
    for key, text in units.items():
        kind, hex_name, facing = text.split()[:3]
        number = None if facing == "?" else ["NE", "E", "SE", "SW", "W", "NW"].index(facing)
        placed.append(Placed(key, kind, f"{BOARD}-{hex_name}", number, "hidden" in text.split()[3:]))
    plan = fields.pop("cards", None)
    if hand and plan is None:
        numbers = tuple(card.number for card in load_box().action_cards.values())
        plan = CardPlan(tuple(n for n in numbers if n in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)), 0, 0)
    values: dict[str, Any] = {
        "id": "COH-S99",
        "name": "test",
        "title": "Test",
        "date": msgspec.convert("1943-07-05", type=__import__("datetime").date),
        "intro": "coh-scenario-test-intro",
        "uses": (1, 2, 3, 4, 5, 6, 7, 8, 9),
        "layout": ((BOARD,),),
        "rounds": 5,
        "cap": {"german": cap[0], "soviet": cap[1]},
        "units": [],
        "victory": {"per_enemy_unit": 1, "hexes": []},
    }
    values.update(fields)
    values["units"] = [msgspec.to_builtins(p) for p in placed]
    if plan is not None:
        values["cards"] = msgspec.to_builtins(plan) if isinstance(plan, CardPlan) else plan
    return msgspec.convert(values, type=ScenarioFile)


def give_card(s: CohState, side: int, card: str) -> None:
    """Moves a card of the deck into a hand."""
    index = s.sc.card_names.index(card)
    s.deck[index] -= 1
    s.hand[side * len(s.sc.card_names) + index] += 1
    s.hand_size[side] += 1


def mark(s: CohState, u: int, words: list[str]) -> None:
    army = s.sc.army[u]
    for word in words:
        if word == "spent":
            s.status[u] = 1
        elif word == "active":
            s.active[army] |= 1 << u
        elif word == "dug":
            s.dug[u] = 1
        elif word == "hidden":
            pass  # set up so (COH-10.0)
        elif word == "exposed":
            s.exposed[u] = 1
        elif word == "lost":
            s.put(u, s.sc.off + 2)
            s.lost[army] += 1
        else:
            kind = s.sc.hit_names.index(word)
            s.hit[u] = kind
            s.hit_may[u] = s.sc.pool_mask[1 if s.sc.vehicle[u] else 0]
            s.pool[kind] -= 1
