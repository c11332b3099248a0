"""Parts: independent attacks of one option, whose chances are told side by side.

Shells that fall on twelve units have three to the power of twelve courses, but what becomes of each unit
hangs on its own dice alone. So the courses of the whole are followed only to where the parts begin
(`State.curtain`), and each part is played by itself on the position as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Frame


class OddsPart:
    """One of several independent attacks: whom or what it is about, and the frames that play it.

    The last frame is played to its end; those before it are only there to be asked, as in play (one that is
    INNER is played together with the frame below it).
    """

    def __init__(self, kind: int, subject: int, frames: list[Frame]) -> None:
        if not frames:
            raise ValueError("a part needs the frame that plays it")
        self.kind = kind  # what `subject` counts: UNIT, HEX ...
        self.subject = subject
        self.frames = frames
