"""The msgspec types of a server, prepared before it has a second thread; see `core.loading.prepared`."""

from __future__ import annotations

from grognard.core.loading import prepared

PACKAGES = ("grognard.core", "grognard.games", "grognard.bots", "grognard.server")


def prepare() -> None:
    """For every process of a server, before it starts threads or an event loop."""
    prepared.prepare(*PACKAGES)
