"""Tests of the command line: options, files, the environment, exit statuses."""
