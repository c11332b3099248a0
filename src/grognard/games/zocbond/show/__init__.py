"""What the games of the family show alike: counters, overlays, reasons, what each choice means."""
