"""PZR-2.0, 3.6, 4.6.2: set-up, objectives, victory."""
