"""The msgspec types of a server, all of them prepared before it has a second thread; see `core.prepared`."""

from __future__ import annotations

from grognard.core import prepared

PACKAGES = ("grognard.core", "grognard.games", "grognard.bots", "grognard.server")


def prepare() -> None:
    """For every process of a server, before it starts threads or an event loop."""
    prepared.prepare(*PACKAGES)
