"""PZR-4.4.3.2, 6.5.4: what every attack by direct fire is told of its shot, AP and GP alike."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLAYER, UNIT
from grognard.games.panzer.verbs import AMMUNITION

from .leaving import Leaving
from .shots import Shot


def firing_fields(arm: int) -> tuple[Column, ...]:
    """The fields of a shot; `arm` is what is fired unless it is said."""
    return (
        Column("player", SCALAR, PLAYER, -1),
        Column("firer", SCALAR, UNIT, -1),
        Column("target", SCALAR, UNIT, -1),
        Column("arm", SCALAR, MODE, arm, names=AMMUNITION),
        Column("reaction", SCALAR, NUMBER),
        Column("moving", SCALAR, NUMBER),  # whether the target counts as moving (shots.py)
        Column("came", SCALAR, HEX, -1),  # the hex from which a target in the firer's own hex came
        Column("dual", SCALAR, NUMBER),
        Column("limits", SCALAR, NUMBER),  # ammunition limits that have failed
    )


class Firing(Leaving):
    """One unit fires at another."""

    def __init__(self, arm: int) -> None:
        super().__init__()
        self.player = -1
        self.firer = -1
        self.target = -1
        self.arm = arm
        self.reaction = 0
        self.moving = 0
        self.came = -1
        self.dual = 0
        self.limits = 0

    def shot(self) -> Shot:
        """The shot as it is fired now."""
        return Shot(
            self.firer, self.target, self.arm, self.reaction, self.moving, self.came, self.dual, self.limits
        )

    def actor(self) -> int:
        return self.firer
