"""The tables of the database. What changes here needs a migration in `migrations/versions`.

Times are ISO 8601 in UTC with a fixed number of digits, so they sort as text; JSON is text.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True, nullable=False),  # the name as it is compared
    Column("password", Text),  # argon2id; none: a guest
    Column("language", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("banned", Text, nullable=False, server_default=""),  # why the operator keeps him out, or ""
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # the SHA-256 of what the cookie holds
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Text, nullable=False),
    Column("expires", Text, nullable=False, index=True),
    Column("seen", Text, nullable=False, server_default=""),  # when it was last used
    Column("agent", Text, nullable=False, server_default=""),  # the browser, for the list of one's sessions
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules_version", Integer, nullable=False),
    Column("package_version", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("lesson", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("seed", Text, nullable=False),  # where it is given (a lesson has the same dice for all), else ""
    Column("opening", Text, nullable=False),  # the record a game goes on from, or ""
    Column("status", Text, nullable=False, index=True),  # waiting, running, over
    Column("acts", Integer, nullable=False),  # how many rows of `acts` it has
    Column("summary", Text, nullable=False),  # JSON: what a list shows of it
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False, index=True),
    Column("frozen", Text, nullable=False, server_default=""),  # JSON: why it cannot be played on, or ""
    Column("renewed", Text, nullable=False, server_default=""),  # hexadecimal: see `Header.kept_secret`
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("level", Text, nullable=False),  # of the computer, or ""
    Column("share", Text, nullable=False),  # hexadecimal; "" until somebody sits down
    Column("agreed", Integer, nullable=False, server_default="0"),  # the rules version he would go over to
)

members = Table(
    "members",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("invitation", Text, nullable=False),  # the watch link he came by, or ""
    Column("hidden", Boolean, nullable=False),  # no longer in his list
)

acts = Table(
    "acts",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("act", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON
    Column("auto", Boolean, nullable=False),
    Column("hash", Text, nullable=False),  # of the position after it
    Column("at", Text, nullable=False),
)

snapshots = Table(  # positions on the way, so that a long game need not be replayed from its beginning
    "snapshots",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the last act in it
    Column("rules_version", Integer, nullable=False),
    Column("hash", Text, nullable=False),  # of the position
    Column("data", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
)

views = Table(  # what everybody saw last, to be shown when a later version of the rules cannot
    "views",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # the act they were made after
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

films = Table(  # replays, part by part, as each reader saw the game
    "films",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("reader", Integer, primary_key=True),  # a player, -1 the public, -2 everything
    Column("part", Integer, primary_key=True),
    Column("n", Integer, nullable=False),  # the last act in it
    Column("steps", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

thoughts = Table(  # which worker thinks for the computers of a game, and until when
    "thoughts",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", Text, nullable=False),
    Column("until", Text, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Text, nullable=False),
    Column("created", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Text, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("socket", Text, primary_key=True),
    Column("worker", Text, nullable=False, index=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen", Text, nullable=False),
    Index("ix_presence_game_seen", "game", "seen"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("key", Text, primary_key=True),  # "name:..." or "address:..."
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
)


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def from_now(seconds: float) -> str:
    return (datetime.now(UTC) + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
