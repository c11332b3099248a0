"""What a player is shown of a battle: table, counters, overlays, reasons, briefing."""
