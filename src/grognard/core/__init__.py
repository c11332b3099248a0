"""The kernel: places, state, frames, decisions, chance and knowledge. It knows nothing of any one game."""
