"""Public tests for any game of the library: the contract suite that every game keeps, and the test table.

`contract` holds the seven promises as functions that raise AssertionError; `table` seats a test at a real game.
"""
