"""The computer opponent of Holland '44."""
