"""PZR-4.4, PZR-5.14 to PZR-5.16, PZR-6.5.2, PZR-6.5.3: direct fire and reaction fire with AP."""
