"""Chapter 0.7(5): the kinds of actions, by the chapters of the rulebook that describe them."""
