"""Snapshots and films of long games, claimed thoughts, frozen games, sessions one can tell apart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("agent", sa.Text(), nullable=False, server_default=""))
    op.add_column("games", sa.Column("frozen", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("agreed", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "n", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "views",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_views_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_views")),
    )
    op.create_table(
        "films",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("reader", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_films_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "reader", "part", name=op.f("pk_films")),
    )
    op.create_table(
        "thoughts",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("worker", sa.Text(), nullable=False),
        sa.Column("until", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_thoughts_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_thoughts")),
    )
