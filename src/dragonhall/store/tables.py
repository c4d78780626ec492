"""The tables of the hall's data, as SQLAlchemy Core describes them. The migrations build them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("opened", BigInteger, nullable=False),
    # What follows is a summary of the entries, written with each of them, so that a list of matches folds none.
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked", Text, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("winners", Text, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Index("ix_matches_bots_due", "bots_due"),
    Index("ix_matches_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("key", String(80), nullable=True),
    Index("uq_entries_match_seat_key", "match", "seat", "key", unique=True),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("bot", String(40), nullable=False),
    Index("ix_chairs_person", "person"),
)

phrases = Table(
    "phrases",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("phrase", String(80), nullable=False),
    Column("to_seat", Integer, nullable=False),
    Column("pieces", Text, nullable=False),
    Index("uq_phrases_match_seat_key", "match", "seat", "key", unique=True),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
