"""Chapter 8: cards."""
