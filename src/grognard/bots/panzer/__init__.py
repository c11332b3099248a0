"""How to play Panzer: what shots bring, where to stand, which commands to give."""
