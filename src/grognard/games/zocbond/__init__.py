"""What the games with zones of control and ZOC bonds share: Holland '44, Stalingrad '42.

The family knows neither game. Where the rulebooks differ, a chapter's `...Rules` class
names the point, and each game answers it in its own module of that chapter.
"""
