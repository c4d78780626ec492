"""Entries, accounts, ratings and chat in SQL: SQLite by default, PostgreSQL by URL. Never rules."""

from dragonhall.store.engine import sqlite_url
from dragonhall.store.rows import ChairRow, EntryRow, MatchLineRow, MatchRow, PersonRow, PhraseRow, Summary
from dragonhall.store.store import PlaceTaken, SeatTaken, Store

__all__ = [
    "ChairRow",
    "EntryRow",
    "MatchLineRow",
    "MatchRow",
    "PersonRow",
    "PhraseRow",
    "PlaceTaken",
    "SeatTaken",
    "Store",
    "Summary",
    "sqlite_url",
]
