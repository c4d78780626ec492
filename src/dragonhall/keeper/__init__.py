"""Keeps live matches: loads, folds, appends, retries, runs bots and timers, tells listeners.

Never rules, SQL or HTTP.
"""
