"""Tests of keys, keymaps, lines, transcript and voice."""
