"""PZR-4.1.4, 6.1.4: the ground, what stands on it, and who can look across it."""
