"""The flow of Dragonwood: who decides, what is legal, what follows.

`sets` finds strikes, stomps and screams in a hand, `attempts` says which captures are possible, `judge` refuses,
`flow` carries actions out.
"""
