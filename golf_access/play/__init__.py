"""Games that go on: their logs, the host that runs them, what is published about them."""
