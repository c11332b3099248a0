"""Undo: free until a die, a secret or another's choice; undo then redo changes nothing."""

from __future__ import annotations

from grognard.core.kernel.playout import mix
from grognard.core.kernel.state import HANDOVER, asked_lanes
from grognard.core.referee.errors import NoUndo
from grognard.testing.probe import Oracle, Probe, ProbedChoice, twin


class UndoBarrier(Oracle):
    """Undo never crosses a die or a change of player.

    The dice used and the players asked are looked at themselves; whether a secret was looked at is told by
    the oracle `knowledge.told`, which plays the same choice in another possible world.
    """

    name = "undo.barrier"
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        s = p.state
        why = ""
        if step.taken:
            why = f"{step.taken} bytes of dice were used"
        elif s.outcome >= 0:
            why = "the game is over"
        else:
            new = [s.asked[x] for x in asked_lanes(s) if s.asked[x] not in step.asked_before]
            if any(player != step.player for player in new):
                why = "another player is asked now"
            elif len(step.before.lanes) > 1 and len(s.lanes) == 1:
                why = "the secret choices of all have been put together"
        if step.barrier and not why and not step.barrier & ~HANDOVER:
            p.fail(self.name, "the choice was made final as a handover, but nobody else is asked")
        if not why and not step.barrier:
            return
        refused(p, self.name, why or f"barrier {step.barrier}")


def refused(p: Probe, name: str, why: str) -> None:
    """Nobody may take anything back now."""
    p.write_down()
    for player in range(p.game.scenario.players):
        if p.game.can_undo(player):
            p.fail(name, f"{p.seat_name(player)} could undo, although {why}")
            return
        try:
            p.game.undo(player)
        except NoUndo as e:
            if not e.text.id.startswith("core-undo-"):
                p.fail(name, f"undo is refused with '{e.text.id}'")
        else:
            p.fail(name, f"{p.seat_name(player)} undid a choice, although {why}")
            return
        if p.position(p.state) != p.text:
            p.fail(name, "a refused undo changed the State")


class UndoRedo(Oracle):
    """What may be undone can be, to the position, log and record before; redo brings it back."""

    name = "undo.redo"
    checks = "undone"
    rate = 0.3

    def played(self, p: Probe, step: ProbedChoice) -> None:
        if step.barrier:
            return
        game = p.game
        before = step.text_before or p.position(step.before)
        after = game.record.text()
        if not game.can_undo(step.player):
            p.fail(self.name, "nothing final happened, but the choice cannot be undone")
            return
        game.undo(step.player)
        p.count("undone")
        if p.position(game.state) != before:
            p.fail(self.name, "undo does not lead back to the position before")
        if len(game.events) != step.events_before:
            p.fail(self.name, "undo leaves other events in the log than before")
        if not game.redo_keys[step.player]:
            p.fail(self.name, "after undo there is nothing to redo")
            return
        game.redo(step.player)
        if p.position(game.state) != p.text:
            p.fail(self.name, "undo and redo do not restore the position")
        if game.record.text() != after:
            p.fail(self.name, "undo and redo do not restore the record")


class UndoLane(Oracle):
    """In lanes a player takes back only his own choices, also when others have chosen since."""

    name = "undo.lanes"
    checks = "undone in lanes"
    reads_text = False

    def played(self, p: Probe, step: ProbedChoice) -> None:
        s = p.state
        others = [lane for lane in asked_lanes(s) if lane > 0 and lane != step.lane]
        if step.barrier or step.lane == 0 or not others:
            return
        lane = others[mix(p.seed, s.ply) % len(others)]
        trial = twin(p.game, s.copy())
        trial.base = p.game.base
        top = trial.state.top(lane)
        options = top.options(trial.state)
        o = options[mix(p.seed + 1, s.ply) % len(options)]
        trial.play(o, trial.state.asked[lane])
        if trial.state.barrier:
            return
        lonely = twin(p.game, step.before.copy())
        lonely.play(o, lonely.state.asked[lane])
        trial.undo(step.player)
        p.count("undone in lanes")
        if trial.hash() != lonely.hash():
            p.fail(self.name, f"undo by {p.seat_name(step.player)} touched another player's choice")
