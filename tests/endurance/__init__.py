"""Long runs that try to break the server:

`python -m tests.endurance --help`. The suite has a small version of each.
"""
