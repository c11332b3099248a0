"""Chapters 25 to 29: optional rules."""
