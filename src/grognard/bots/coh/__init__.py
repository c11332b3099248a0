"""Conflict of Heroes: what a computer knows about playing it well."""

from .mind import CohMind

__all__ = ["CohMind"]
