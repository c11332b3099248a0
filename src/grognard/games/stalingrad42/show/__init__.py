"""What a player is shown of a game: table, counters, names, overlays, reasons, briefing."""
