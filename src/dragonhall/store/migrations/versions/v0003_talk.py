"""Table talk: the ready phrases that were said at a match."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "phrases",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("phrase", sa.String(80), nullable=False),
        sa.Column("to_seat", sa.Integer, nullable=False),
        sa.Column("pieces", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_phrases_match"),
        sa.PrimaryKeyConstraint("match", "n", name="pk_phrases"),
    )
    op.create_index("uq_phrases_match_seat_key", "phrases", ["match", "seat", "key"], unique=True)
