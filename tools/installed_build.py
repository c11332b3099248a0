"""Says which build of grognard is installed for this Python: compiled or pure."""

from __future__ import annotations

from grognard.build import build_name

print(build_name())
