"""Golf Access: Golf solitaire and table Golf, played by ear and by touch."""

__version__ = "0.1.0"
