"""What players see and read of a battle."""
