"""Persons: accounts, names, sessions, who may do what, who is connected, what people say."""
