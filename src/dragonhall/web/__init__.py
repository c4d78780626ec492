"""HTTP, WebSocket, sessions and the wire schema; serves the built front end. Never rules, never SQL."""
