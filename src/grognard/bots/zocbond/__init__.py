"""What the computer opponents of the ZOC-bond games share: worth of things, ways, odds, places and plans."""
