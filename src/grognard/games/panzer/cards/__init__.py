"""What follows from the cards alone: armour by aspect, penetration by range, one shot at one vehicle."""
