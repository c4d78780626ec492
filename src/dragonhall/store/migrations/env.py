"""What alembic runs: the migrations, on the connection that `engine.migrate` hands over."""

from alembic import context

from dragonhall.store.tables import metadata


def _run() -> None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # doctest collection imports this file, and then there is nothing to migrate
    _run()
