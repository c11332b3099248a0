"""Geometry: the exact hex lattice, boards and their numbering, ways over them, lines of sight."""
