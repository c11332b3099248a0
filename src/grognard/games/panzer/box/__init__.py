"""What is in the box: tables, cards, boards and scenarios, read from data/ and checked."""
