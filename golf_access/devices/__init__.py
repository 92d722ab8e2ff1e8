"""Where keys come from and where utterances go."""
