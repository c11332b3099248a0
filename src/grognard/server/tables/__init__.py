"""Tables: games as the server keeps them: made, joined, played by one door, looked back at."""
