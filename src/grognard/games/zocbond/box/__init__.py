"""What the boxes of the family have alike: tables, and maps made from geography."""
