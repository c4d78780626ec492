"""Bots to measure others by. Those of Dragon's Gold play as the greedy one does, but bargain by one plain rule each."""
