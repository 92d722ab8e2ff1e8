"""Timings as scripts that print ratios: machines differ, so each figure has its reference."""
