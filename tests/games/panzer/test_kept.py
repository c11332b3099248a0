"""What is kept between choices, or looked up without names, is what is worked out afresh."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.kernel.state import advance, choose
from grognard.games.panzer import RULES
from grognard.games.panzer.close.overrun import overrun_refusal, overrun_targets
from grognard.games.panzer.command.available import command_refusal, possible_commands
from grognard.games.panzer.fire.smoke import can_smoke, smoke_hexes, smoke_refusal
from grognard.games.panzer.fire.targets import (
    could_react_to,
    crew_of,
    fire_refusal,
    has_target,
    react_refusal,
    read_shell,
    shells_of,
)
from grognard.games.panzer.gp.factors import blasts_of, read_blast, read_own
from grognard.games.panzer.movement.move import AT_STEP, Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.transport import places_off
from grognard.games.panzer.spotting.looking import (
    can_be_seen,
    can_spot,
    is_spotted,
    spots,
    spotters_of,
    unspotted_why,
)
from grognard.games.panzer.state import COMMANDS, PanzerState, derive
from grognard.games.panzer.verbs import AMMUNITION, DISMOUNT, DONE, MOVE, OVERRUN, STOP

pytestmark = [pytest.mark.both_builds]

#: How many units must have a shot, and how many must ride, in the positions of a game by chance.
SCENARIOS = {"ponyri-station": (50, 0), "state-farm": (0, 20)}
ASKED = 40  # positions of each scenario


def positions(name: str, seed: int, choices: int) -> list[PanzerState]:
    """Positions of a game by chance, some choices apart."""
    s = RULES.start(RULES.load(name, {}), seed.to_bytes(8, "big"))
    advance(s)
    found: list[PanzerState] = []
    while s.outcome < 0 and s.ply < choices:
        lane = next(lane for lane, asked in enumerate(s.asked) if asked >= 0)
        options = s.top(lane).options(s)
        choose(s, lane, options[mix(seed, s.ply) % len(options)])
        if s.ply % (choices // ASKED) == 0:
            copy = s.copy()
            assert isinstance(copy, PanzerState)
            found.append(copy)
    assert len(found) > ASKED // 2
    return found


@pytest.fixture(scope="module", params=list(SCENARIOS))
def played(request: pytest.FixtureRequest) -> list[PanzerState]:
    return positions(request.param, 3, 1600)


def test_who_spots_whom_is_what_the_reasons_say(played: list[PanzerState]) -> None:
    """4.1.3, 6.1.3: by numbers alone, and by range, arc and sight with their names."""
    seen = hidden = 0
    for s in played:
        for t in range(s.sc.units):
            by = 0
            for u in s.sc.units_of[1 - s.sc.side[t]]:
                able = can_spot(s, u) and can_be_seen(s, t)
                spotted = able and unspotted_why(s, u, t) == ""
                assert spots(s, u, t) is spotted
                by |= spotted << u
                seen, hidden = seen + spotted, hidden + (able and not spotted)
            assert spotters_of(s, t) == by
            assert is_spotted(s, t) is (by != 0)
    assert min(seen, hidden) > 100


def test_ruins_are_those_of_the_column(played: list[PanzerState]) -> None:
    """6.1.4.3.9: also after the column has been replaced, and in a copy."""
    s = played[0].copy()
    assert isinstance(s, PanzerState)
    assert s.rubble_bytes() == (bytes(s.rubble) if any(s.rubble) else b"")
    s.rubble = [1 - cell for cell in s.rubble]
    other = s.copy()
    assert isinstance(other, PanzerState)
    assert s.rubble_bytes() == other.rubble_bytes() == bytes(s.rubble)


def test_whom_a_vehicle_carries_follows_from_the_carriers(played: list[PanzerState]) -> None:
    """6.6.7: the units aboard are kept by the one door for it, `mount`."""
    carried = 0
    for s in played:
        for v in range(s.sc.units):
            riders = [u for u in range(s.sc.units) if s.carrier[u] == v]
            assert s.riders(v) == riders
            carried += len(riders)
        kept = s.aboard.copy()
        derive(s)
        assert s.aboard == kept
    assert carried >= SCENARIOS[played[0].sc.name][1]


def test_weapons_are_those_of_the_cards(played: list[PanzerState]) -> None:
    """6.5.2, 6.5.4: whole and reduced."""
    for s in (played[0], played[-1]):
        for u in range(s.sc.units):
            for arm, shell in enumerate(shells_of(s, u)):
                card = read_shell(s, u, arm)
                assert (shell is None) is (card is None)
                if shell is not None and card is not None:
                    assert (shell.reach, shell.figures, shell.nearest) == (
                        card.reach,
                        card.figures,
                        card.nearest,
                    )
            cards = [*(read_blast(s, u, arm) for arm in range(len(AMMUNITION))), read_own(s, u)]
            for blast, card_row in zip(blasts_of(s, u), cards, strict=True):
                assert (blast is None) is (card_row is None)
                if blast is not None and card_row is not None:
                    assert (blast.reach, blast.figures) == (card_row.reach, card_row.figures)


def test_targets_are_those_that_no_refusal_forbids(played: list[PanzerState]) -> None:
    """4.2.1, 4.4.1, 4.4.2, 6.1.4.3.10, 6.6.10: who has any, found without asking every pair."""
    found = 0
    for s in played[::4]:
        for u in range(s.sc.units):
            if not s.active(u):
                assert not has_target(s, u)
                continue
            enemies = s.sc.units_of[1 - s.sc.side[u]]
            arms = [arm for arm, shell in enumerate(shells_of(s, u)) if shell is not None]
            aims = [
                fire_refusal(s, v, t, arm) == 0
                for v in crew_of(s, u)
                for t in enemies
                for arm, shell in enumerate(shells_of(s, v))
                if shell is not None
            ]
            assert has_target(s, u) is any(aims)
            for t in enemies:
                shots = [react_refusal(s, u, t, arm) == 0 for arm in arms]
                assert could_react_to(s, u, t) is any(shots)
                found += any(shots)
            hexes = [h for h in range(s.sc.n) if smoke_refusal(s, u, h) == 0]
            assert smoke_hexes(s, u) == hexes
            assert can_smoke(s, u) is bool(hexes)
            assert overrun_targets(s, u) == [t for t in enemies if overrun_refusal(s, u, t) == 0]
            bits = sum(1 << c for c in range(len(COMMANDS)) if command_refusal(s, u, c) == 0)
            assert possible_commands(s, u) == bits
    assert found >= SCENARIOS[played[0].sc.name][0]


def all_tries(s: PanzerState, player: int) -> list[Option]:
    """Whatever could be thought of in the movement step, in the order of its options."""
    mine, enemies = s.sc.units_of[player], s.sc.units_of[1 - player]
    tries = [Option(MOVE, u) for u in mine]
    tries += [Option(DISMOUNT, u, h) for u in mine if s.on_map(u) for h in places_off(s, u)]
    tries += [Option(OVERRUN, u, t) for u in mine for t in enemies]
    return [*tries, Option(DONE)]


def test_lists_of_choices_are_what_the_checks_allow() -> None:
    """4.5, 4.5.1.1, 6.6.10: the options of a movement step, and whether a move goes on."""
    asked = moves = 0
    s = RULES.start(RULES.load("ponyri-station", {}), (3).to_bytes(8, "big"))
    advance(s)
    while s.outcome < 0:
        assert isinstance(s, PanzerState)
        lane = next(lane for lane, player in enumerate(s.asked) if player >= 0)
        top = s.top(lane)
        options = top.options(s)
        if isinstance(top, Movement):
            legal = [o for o in all_tries(s, top.player) if top.check(s, o) == 0]
            assert [o.numbers() for o in options] == [o.numbers() for o in legal]
            asked += 1
        elif isinstance(top, Move) and top.step == AT_STEP:
            only_stop = len(options) == 1 and options[0].verb == STOP and top.steps > 0
            assert top.goes_on(s) is not (only_stop and not top.ends_with_dice())
            moves += 1
        choose(s, lane, options[mix(3, s.ply) % len(options)])
    assert min(asked, moves) > 50
