"""The Fair Folk: nests, quests, arrows, guesses and offers."""
