"""The lab: the same tables for people who build game-playing programs."""
