"""One module for each step, in the order that their `down_revision` says."""
