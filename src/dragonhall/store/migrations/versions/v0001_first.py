"""The first tables: people, matches, entries, chairs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token_hash", name="uq_people_token_hash"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_bots_due", "matches", ["bots_due"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("match", "n", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match"),
    )
    op.create_index("uq_entries_match_seat_key", "entries", ["match", "seat", "key"], unique=True)
    op.create_table(
        "chairs",
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_chairs_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chairs_person"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
