"""Drawings of boards and positions. Games draw nothing themselves: a drawing is made from a view."""
