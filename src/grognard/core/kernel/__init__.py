"""The kernel: State and Frame, columns, options, events, reasons, chance, knowledge; what a game exports."""
