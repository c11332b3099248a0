"""PZR-6.5.1: indirect fire: observers, sources, missions, sheafs, barrages, and fire by the clock."""
