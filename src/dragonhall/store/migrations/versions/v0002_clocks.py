"""Clocks: when a match's time is up, the heartbeats of the processes, and when none of them was there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_heartbeats"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
