"""PZR-6.4, 6.7: aircraft and anti-aircraft fire."""
