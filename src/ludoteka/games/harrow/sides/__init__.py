"""One room per side: what it does on its turn, and its cards and gifts that need more than verbs."""
