"""PZR-4.1, 6.1: who spots whom, the markers that give units away, and arcs."""
