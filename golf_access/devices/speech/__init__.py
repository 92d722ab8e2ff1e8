"""The voices: one module an adapter."""
