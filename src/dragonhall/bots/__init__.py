"""Players: view and legal actions in, action out. Never a `State` that is not their own imagination."""
