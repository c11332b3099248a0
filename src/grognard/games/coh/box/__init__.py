"""The box: its files and their forms, checks, the map, set-up; scenarios of one's own."""
