"""The flow of Drakon: who decides, what is legal, what follows.

`lair` keeps chambers and the empty cells beside them, `moving` knows where heroes and Drakon may go, `asking` lists
what is legal, `judge` refuses, `coins` and `tiles` carry pieces from hand to hand, `entering` is what chambers and
Drakon do, `flow` carries actions out.
"""
