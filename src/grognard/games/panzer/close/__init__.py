"""PZR-6.6.1, 6.6.10, 6.6.11: close combat: close assault, hand-to-hand, overrun."""
