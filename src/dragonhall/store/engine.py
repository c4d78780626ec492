"""Opens the database: SQLite as safe as it can be by default, PostgreSQL by URL; brings its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).with_name("migrations")

_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def sqlite_url(folder: Path) -> str:
    """The address of the one data file in a data folder."""
    return f"sqlite+aiosqlite:///{folder / 'dragonhall.sqlite3'}"


def open_engine(url: str) -> AsyncEngine:
    """An engine for this URL. Nothing is read yet. Dispose it: the threads of aiosqlite end only then."""
    if not make_url(url).drivername.startswith("sqlite"):
        return create_async_engine(url)
    engine = create_async_engine(url, pool_size=5, max_overflow=5)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own; `_begin` does
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers take the lock at once, so that none fails in mid-transaction; readers wait for nobody."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date, in one transaction: of two processes that start together, one waits."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
