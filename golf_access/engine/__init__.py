"""The rules of the games, pure: no clock, no chance, no files, no words."""
