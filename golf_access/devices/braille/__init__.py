"""Braille displays that are written to directly."""
