"""The steps that bring a hall's database from any earlier version to this one, run by alembic at every start."""
