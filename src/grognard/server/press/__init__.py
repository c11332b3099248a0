"""The press: what can be given without a game: tables, maps, texts, the files of the page."""
