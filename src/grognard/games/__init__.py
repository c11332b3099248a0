"""The games, one package each, named after the chapters of their rulebooks."""
