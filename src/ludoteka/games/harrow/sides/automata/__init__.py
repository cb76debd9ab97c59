"""The automata that play the Protectors and the Family, for Hester alone and in the duel."""
