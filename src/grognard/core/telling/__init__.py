"""Telling: messages and their catalogue, what a view and a table show, the reference, lessons."""
