"""What answers keys: the game, lists, text entries. A session keeps a stack of them."""
