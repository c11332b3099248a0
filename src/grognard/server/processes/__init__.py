"""Processes: the crews that do what would hold up the event loop, their queue, the watchdog."""
