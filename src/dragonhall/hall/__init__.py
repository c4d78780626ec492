"""A live match as a fold over entries: seats, clocks, undo, takeover, pause, notifications due.

Never I/O, never the wall clock: time comes in with the entry.
"""
