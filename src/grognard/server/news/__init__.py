"""News: that something changed, told to every worker and over every live socket."""
