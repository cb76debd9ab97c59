"""The lab: tables, bots and records for authors of game-playing programs."""
