"""The secret of the dice of a game that goes on after its end."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("renewed", sa.Text(), nullable=False, server_default=""))
