"""The rules by the chapters of the rulebook: tea party, war, results, the end of the game, two players."""
