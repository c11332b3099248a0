"""What the games of the family show alike: points of the map, and what is seen, reached and threatened."""
