"""Measurements of the server that take minutes: `python -m bench.load`, `python -m bench.crash`."""
