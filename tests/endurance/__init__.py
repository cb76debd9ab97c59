"""Long runs that try to break the house: `python -m tests.endurance --help`. The suite runs them in small."""
