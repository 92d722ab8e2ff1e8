"""The command line: one module a subcommand, options and wiring."""
