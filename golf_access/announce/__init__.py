"""What is said: announcements by id and argument, and their words in each language."""
