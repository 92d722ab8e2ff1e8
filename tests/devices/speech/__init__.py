"""Tests of the adapters and of what they are chained by."""
