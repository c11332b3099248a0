"""What the games with zones of control and ZOC bonds share: Holland '44, Stalingrad '42.

The family knows neither game. Where the rulebooks differ, `variation` names the point and each game fills it.
"""
