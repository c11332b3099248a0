"""The operator: what is done at the command line, also while a server runs."""
