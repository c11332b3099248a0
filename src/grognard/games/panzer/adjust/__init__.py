"""PZR-4.6, 6.8: the Adjustment Phase."""
