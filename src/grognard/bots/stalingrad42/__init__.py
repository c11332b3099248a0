"""The computer opponent of Stalingrad '42."""
