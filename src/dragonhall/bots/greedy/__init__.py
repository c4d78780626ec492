"""Bots that look one decision ahead with exact odds, one module a game."""
