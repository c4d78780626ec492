"""What a game is: Game, State, Action, Event, View, Refusal, Chance, Edition, Match. Never any single game."""
