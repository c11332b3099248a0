"""The laws of the design as checks, by family. `ALL` is what every game passes."""

from __future__ import annotations

from grognard.testing.probe import Oracle

from .chance import FullEnumeration, OddsSum, TakebackRolls
from .classes import Classes
from .knowledge import Leak, MayContainsIs, OptionsByKnowledge, Redacted, SameStories, Sampled, Seq
from .play import Asked, Attempts, Ends, Expansion, LanesCommute, NoRepeat, Offers
from .promised import KeptOdds, KeptPanels, KeptWays
from .reading import ChoicesUntold, Clicks, Curves, LogParts, Overlays, Replays, Rolls, Why
from .states import Copies, Declared, Derived, Invariants, PositionText, RecordText, Replay
from .telling import Untold
from .texts import Keys, Messages, Spoken
from .undo import UndoBarrier, UndoLane, UndoRedo

ALL: tuple[type[Oracle], ...] = (
    Asked,
    Offers,
    Attempts,
    Expansion,
    NoRepeat,
    LanesCommute,
    Ends,
    Invariants,
    Derived,
    Copies,
    Declared,
    PositionText,
    RecordText,
    Replay,
    UndoBarrier,
    UndoRedo,
    UndoLane,
    Redacted,
    Sampled,
    MayContainsIs,
    OptionsByKnowledge,
    Leak,
    Seq,
    SameStories,
    Untold,
    OddsSum,
    FullEnumeration,
    Classes,
    TakebackRolls,
    LogParts,
    Rolls,
    Curves,
    Why,
    Clicks,
    Overlays,
    ChoicesUntold,
    Replays,
    KeptOdds,
    KeptPanels,
    KeptWays,
    Keys,
    Messages,
    Spoken,
)

__all__ = ["ALL"]
