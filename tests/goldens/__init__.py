"""Whole games as they are heard: a script of keys, and for each language what every key writes.

``NAME.keys`` holds the keys, one a line; ``# code:`` names the game. ``NAME.LANG.txt`` is the
golden. ``python -m tests.goldens.write`` writes the goldens anew; a change in them is explained
in its commit.
"""
