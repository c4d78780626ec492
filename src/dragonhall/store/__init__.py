"""Entries, accounts, ratings and chat in SQL: SQLite by default, PostgreSQL by URL. Never rules."""
