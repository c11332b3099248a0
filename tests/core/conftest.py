"""Generated examples have no time limit: a busy machine is no fault of what is tested."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
