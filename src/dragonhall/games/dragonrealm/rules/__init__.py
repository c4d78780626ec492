"""The flow of Dragonrealm: who decides, what is legal, what follows.

`explores` says which explorations are possible, `pick` draws one, `judge` refuses, `flow` carries turns out, `cards`
what is drawn and the surprises among it, `locations` what is placed and scored, `rolls` what comes of the dice,
`alley` what is bought, `opening` the set-up.
"""
