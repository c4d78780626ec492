"""Dragon's Gold: slay dragons together, then agree who gets the treasure before the sand runs out."""
