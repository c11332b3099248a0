"""The referee: a game as it is played, seats, odds, why not, records, positions, replays and reports."""
