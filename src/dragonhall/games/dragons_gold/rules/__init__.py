"""The flow of Dragon's Gold: who decides, what is legal, what follows.

`flow` goes from turn to turn, `slaying` through the order of a kill, `sharing` holds the negotiation, `thefts` the
thieves, `market` the market and `objects` the magic objects; `listing` lists what is legal, `judge` refuses.
"""
