"""What the panel of commands promises is what comes of it (PZR-4.2, PZR-6.2.1.1), in games by chance."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import advance, choose
from grognard.core.telling.overlay import Overlay
from grognard.games.panzer import RULES
from grognard.games.panzer.command.orders import AT_COMMAND, COMMAND_OF, Orders
from grognard.games.panzer.show import promises, prospects
from grognard.games.panzer.state import PanzerState

from .battle import Battle

#: With how many choices each, and how many figures are compared at least.
SCENARIOS = {"one-tiger": (400, 30), "ponyri-station": (700, 150), "ogledow": (700, 150)}


def play(name: str, choices: int) -> Promises:
    """A game by chance; every command that is given is compared with what was told of it."""
    kept = Promises()
    s = RULES.start(RULES.load(name, {}), (5).to_bytes(8, "big"))
    advance(s)
    while s.outcome < 0 and s.ply < choices:
        lane = next(lane for lane, asked in enumerate(s.asked) if asked >= 0)
        player = s.asked[lane]
        options = s.top(lane).options(s)
        o: Option = options[mix(5, s.ply) % len(options)]
        top = s.top(lane)
        given = isinstance(top, Orders) and top.step == AT_COMMAND and o.verb in COMMAND_OF
        known = RULES.redact(s, player) if given else s
        choose(s, lane, o)
        if given:
            assert isinstance(known, PanzerState)
            assert isinstance(s, PanzerState)
            promises.keep_option(known, player, o, s, kept)
    return kept


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_a_command_is_said_to_allow_is_what_it_allows(name: str) -> None:
    choices, least = SCENARIOS[name]
    kept = play(name, choices)
    assert kept.broken == []
    assert kept.compared["orders"] >= least


def test_a_promise_that_is_not_kept_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = prospects.allowed

    def fewer(s: PanzerState, player: int, u: int) -> Overlay:
        overlay = real(s, player, u)
        overlay.notes[:] = [note for note in overlay.notes if note.kind != "target"]
        return overlay

    monkeypatch.setattr(promises, "allowed", fewer)
    assert any("targets of" in line for line in play("ponyri-station", 500).broken)


def test_reconnaissance_takes_none_of_the_commands_of_its_formation() -> None:
    """6.2.1.1.1: so the panel counts none for it."""
    units = {"GA": "G-PZ4G F6 NE r:recon", "GB": "G-PZ4G F7 NE", "SA": "S-T34-76 J6 SW"}
    b = Battle(units, [Orders(0)], layer="advanced", modules=("command_control",))
    told = {}
    for key in ("GA", "GB"):
        notes = b.game.seat(0).overlay("allowed", [f"unit:{key}"]).notes
        told[key] = {note.kind for note in notes} & {"own", "left"}
    assert told == {"GA": {"own"}, "GB": {"left"}}
