"""Chapter 20: aircraft."""
