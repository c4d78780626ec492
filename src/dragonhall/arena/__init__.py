"""Many matches: simulate, tournaments, ratings, reports, adapters. Never the network, never SQL."""
