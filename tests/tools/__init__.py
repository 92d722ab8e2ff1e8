"""Tools for listening to the game in tests: a console seen by a screen reader, and real ones."""
