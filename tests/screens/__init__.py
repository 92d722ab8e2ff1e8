"""Tests of the screens: each key's answer, by ids and arguments."""
