"""PZR-4.2, 4.3, 6.2, 6.3: commands, how many a formation has, who shares them, initiative."""
