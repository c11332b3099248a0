"""Knowledge: what is blanked, what is filled in again, and that nothing else tells."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core import kit
from grognard.core.kernel.column import SCALAR, SEEN_MAY, SEEN_OWNER, UNKNOWN, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, ROW, UNIT
from grognard.core.kernel.knowledge import Lots, blank_lanes, fill_from_cup, has_secrets
from grognard.core.kernel.option import Verb
from grognard.core.kernel.rules import NO_OWNER, Rules
from grognard.core.kernel.state import IDLE, State
from grognard.core.referee.game import Game
from grognard.core.referee.position import position_text
from grognard.games.skirmish import RULES as OPEN
from grognard.testing.battery import random_game
from grognard.testing.probe import twin
from tests.core.mini import AMBUSH, RULES, Attack, MiniRules, MiniState, React, new_mini, unknown_cells

SKIRMISH = RULES.load("skirmish", {})


def mini(s: State) -> MiniState:
    assert isinstance(s, MiniState)
    return s


def in_lanes() -> Game:
    game = new_mini(seed=b"knowledge")
    game.play("order B1 ambush", 1)
    game.play("order C2 dash", 2)
    game.play("order C1 dash", 2)
    return game


# -- redaction ---------------------------------------------------------------------------------------------


def test_blank_lanes_are_those_of_players_who_still_choose() -> None:
    game = in_lanes()
    asked = {
        game.state.asked[lane] for lane in range(1, len(game.state.lanes)) if game.state.asked[lane] >= 0
    }
    assert len(asked) > 1
    assert blank_lanes(game.state) == []
    for player in range(-1, 3):
        assert blank_lanes(RULES.redact(game.state, player)) == sorted(asked - {player})
    for player in range(3):
        assert blank_lanes(RULES.sample(RULES.redact(game.state, player), player, b"seed")) == []


@pytest.mark.parametrize(
    ("column", "told"),
    [
        (Column("plan", SCALAR, NUMBER, seen=SEEN_OWNER), "a secret of nobody: declare a row per PLAYER"),
        (Column("plan", PLAYER, NUMBER, seen=SEEN_MAY), "there is no column 'plan_may'"),
    ],
)
def test_a_secret_that_cannot_be_kept_is_refused_with_its_column(column: Column, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Rules("game", 1, "grognard", [], [column], [], [], [], [])


def test_foreign_lanes_are_hidden_and_the_own_is_not() -> None:
    game = in_lanes()
    for player in range(3):
        known = RULES.redact(game.state, player)
        assert [bool(lane) for lane in known.lanes[1:]] == [p == player for p in range(3)]
    public = RULES.redact(game.state, -1)
    assert public.lanes[1:] == [[], [], []]
    assert len(game.state.lanes[2]) == 1, "the original is as it was"


def test_that_somebody_still_chooses_is_public() -> None:
    game = in_lanes()
    assert RULES.redact(game.state, 0).asked[1:] == [0, 1, 2]
    game.play("ready", 2)
    assert RULES.redact(game.state, 0).asked[1:] == [0, 1, IDLE]
    assert RULES.redact(game.state, -1).asked[1:] == [0, 1, IDLE]


def test_columns_of_the_owner_are_blank_to_others() -> None:
    game = in_lanes()
    assert mini(RULES.redact(game.state, 1)).order[:4] == [UNKNOWN, UNKNOWN, AMBUSH, 0]
    assert mini(RULES.redact(game.state, -1)).order == [UNKNOWN] * 6


def test_a_single_possible_value_is_public() -> None:
    s = mini(new_mini(seed=b"tokens").state)
    s.token_may[2] = 1 << s.token[2]
    known = mini(RULES.redact(s, 0))
    assert known.token[2] == s.token[2]
    assert known.token[4] == UNKNOWN
    assert sum(known.cup) == sum(s.cup) + 1, "only the unseen token is counted as still in the cup"


def test_a_frames_own_field_is_blank_to_others() -> None:
    s = mini(new_mini(tokens="off").state)
    frame = Attack(1, 2)
    frame.step = 1
    frame.stance = 2
    s.lanes, s.asked, s.shared = [[frame]], [1], [0]
    assert "stance=?" in position_text(RULES, RULES.redact(s, 0))
    assert "stance=high" in position_text(RULES, RULES.redact(s, 1))
    assert frame.stance == 2


def test_dice_and_clock_are_gone() -> None:
    game = in_lanes()
    known = RULES.redact(game.state, 0)
    assert (known.seed, known.ply, known.epoch, known.sink) == (b"", 0, 0, None)


def test_other_players_secret_choices_do_not_show_in_a_view() -> None:
    """Also not by how many there were: neither seq nor kind of question moves."""
    game = new_mini(seed=b"knowledge")
    before = [msgspec.json.encode(game.seat(p).view()) for p in (0, -1)]
    game.play("order B1 ambush", 1)
    game.play("order B2 hold", 1)
    game.undo(1)
    assert [msgspec.json.encode(game.seat(p).view()) for p in (0, -1)] == before


def test_a_frame_pushed_in_a_foreign_lane_does_not_show() -> None:
    game = in_lanes()
    before = game.seat(0).view().asked
    game.state.lanes[2].append(React(1, 2, 0))
    assert game.seat(0).view().asked == before
    assert [a.kind for a in game.seat(0).view().asked] == ["Orders.choose", "Orders", "Orders"]


def test_events_are_told_to_those_who_may_know() -> None:
    game = new_mini(seed=b"knowledge")
    game.play("order B1 ambush", 1)
    last = [[line.kind for line in game.seat(p).log()] for p in (0, 1, -1)]
    assert last[1][-1] == "ordered"
    assert "ordered" not in last[0]
    assert last[0].count("drawn") == 1
    assert last[0].count("drew") == 2
    assert last[2].count("drawn") == 0


# -- sampling ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [0, 1, 2, -1])
@pytest.mark.parametrize("plies", [3, 8, 12, 17, 25])
def test_a_sample_is_what_its_player_knows(player: int, plies: int) -> None:
    s = random_game(RULES, 12, plies, SKIRMISH).state
    known = RULES.redact(s, player)
    worlds = [RULES.sample(known, player, bytes([n])) for n in range(12)]
    for world in worlds:
        assert unknown_cells(world) == 0
        assert position_text(RULES, RULES.redact(world, player)) == position_text(RULES, known)
        assert RULES.faults(world) == []
    if s.outcome < 0:
        assert len({position_text(RULES, world) for world in worlds}) > 1


def test_a_sample_follows_from_its_seed() -> None:
    known = RULES.redact(in_lanes().state, 0)
    one, two, other = (RULES.sample(known, 0, seed) for seed in (b"1", b"1", b"2"))
    assert position_text(RULES, one) == position_text(RULES, two)
    assert one.seed != other.seed


def test_a_game_around_another_world_shows_the_same() -> None:
    game = in_lanes()
    world = RULES.sample(RULES.redact(game.state, 0), 0, b"world")
    assert msgspec.json.encode(twin(game, world).seat(0).view()) == msgspec.json.encode(game.seat(0).view())


cups = st.lists(st.integers(0, 3), min_size=1, max_size=5)


@given(cups, st.lists(st.integers(0, 31), max_size=6), st.binary(min_size=1, max_size=8))
def test_cells_are_filled_from_the_cup_or_it_is_impossible(
    cup: list[int], may: list[int], seed: bytes
) -> None:
    before = list(cup)
    values = fill_from_cup(may, cup, Lots(seed))
    if values is None:
        assert not possible(before, may)
        assert cup == before
        return
    for value, allowed in zip(values, may, strict=True):
        assert allowed >> value & 1
        before[value] -= 1
    assert cup == before
    assert all(count >= 0 for count in cup)


def possible(cup: list[int], may: list[int]) -> bool:
    if not may:
        return True
    for kind, count in enumerate(cup):
        if count and may[0] >> kind & 1:
            rest = list(cup)
            rest[kind] -= 1
            if possible(rest, may[1:]):
                return True
    return False


def test_lots_are_even_and_repeat() -> None:
    lots = Lots(b"lots")
    drawn = [lots.below(7) for _ in range(7000)]
    counts = [drawn.count(n) for n in range(7)]
    assert sum((c - 1000) ** 2 / 1000 for c in counts) < 33
    again = Lots(b"lots")
    assert [again.below(7) for _ in range(100)] == drawn[:100]
    assert Lots(b"").below(1) == 0


def test_a_game_has_secrets_by_a_hidden_column_a_secret_verb_or_a_field_of_one_player() -> None:
    assert has_secrets(RULES, SKIRMISH)
    assert not has_secrets(OPEN, OPEN.load("the-wood", {}))
    hidden = MiniRules()
    hidden.verbs, hidden.frames = [], []
    assert has_secrets(hidden, SKIRMISH)
    hidden.columns = []
    assert not has_secrets(hidden, SKIRMISH)
    hidden.verbs = [Verb("aim", secret=True)]
    assert has_secrets(hidden, SKIRMISH)
    hidden.verbs, hidden.frames = [], [Attack]
    assert has_secrets(hidden, SKIRMISH)


def test_a_cell_belongs_to_the_owner_of_its_thing_unless_a_game_says_otherwise() -> None:
    """What belongs to nobody is hidden from all, also from the public, who read as player -1."""
    s = RULES.start(SKIRMISH, b"owner")
    units = Column("cargo", UNIT, NUMBER, seen=SEEN_OWNER)
    assert [Rules.owner(RULES, s, units, u) for u in range(6)] == [0, 0, 1, 1, 2, 2]
    players = Column("goal", PLAYER, NUMBER, seen=SEEN_OWNER)
    assert [Rules.owner(RULES, s, players, p) for p in range(3)] == [0, 1, 2]
    rows = Column("hand", ROW, NUMBER, seen=SEEN_OWNER)
    assert Rules.owner(RULES, s, rows, 0) == NO_OWNER


def test_what_a_game_with_secrets_is_written_with_is_in_the_kit() -> None:
    assert {"IDLE", "Lots", "fill_from_cup", "redact_columns"} <= set(kit.__all__)
    assert kit.Lots is Lots
    assert kit.IDLE == IDLE
