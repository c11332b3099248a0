"""PZR-4.5, 6.6: movement."""
