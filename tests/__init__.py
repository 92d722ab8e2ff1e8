"""The tests of Golf Access."""
