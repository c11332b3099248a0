"""Chapters 5.6, 5.7 and 17: movement by rail and by sea, and the railheads."""
