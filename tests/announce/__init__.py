"""Tests of what is said, and of its words in every language."""
