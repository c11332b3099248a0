"""What procedures of the family share."""

from __future__ import annotations

from grognard.core.kernel.state import Frame, State


class OpenEnded(Frame):
    """A procedure in which a player goes on until he ends it: by the last option, which is the default."""

    def default(self, s: State) -> int:
        return len(self.options(s)) - 1
