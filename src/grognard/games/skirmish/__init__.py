"""Skirmish: two patrols fight for two villages. A whole small game, as an example for those who write one.

`words` has what can be chosen, forbidden and told, `state` what changes, `play` the procedures of the rules,
`rules` what the kernel sees of them. Map and counters are in `data/game.toml`, all words in `texts/`.
"""

from .rules import SkirmishRules

RULES = SkirmishRules()
