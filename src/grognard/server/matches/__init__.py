"""Matches: games in the memory of a crew's process, and what is asked of them; no database here."""
