"""What the games of squads, tanks and lines of sight share: Conflict of Heroes, and the next of their kind.

The family knows none of its games. Where their rulebooks differ, a class of the family names the point and a
game answers it in its own module.
"""
