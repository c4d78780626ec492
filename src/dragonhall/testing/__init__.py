"""The contract suite and the test table, for Dragonhall's own tests and for anyone who adds a game.

Nothing in the package imports it; it imports nothing from the arena up.
"""
