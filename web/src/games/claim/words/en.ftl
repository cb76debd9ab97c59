question-lead = Lead any card
question-follow-goblins = Follow with a Goblin{ $wild ->
    [yes] , or play a Doppelgänger
   *[no] { "" }
}
question-follow-dwarves = Follow with a Dwarf{ $wild ->
    [yes] , or play a Doppelgänger
   *[no] { "" }
}
question-follow-undead = Follow with an Undead{ $wild ->
    [yes] , or play a Doppelgänger
   *[no] { "" }
}
question-follow-doppelgangers = Follow with a Doppelgänger
question-follow-knights = Follow with a Knight{ $wild ->
    [yes] , or play a Doppelgänger
   *[no] { "" }
}
question-free = You cannot follow, play anything
place-deck = Deck
place-prize = Prize
place-out = Out of the game
place-followers = Followers
place-score = Score
place-your-followers = your followers
place-your-score = your score
place-hand = Your hand
place-hand-short = Hand
place-play-here = Play here
place-led = leads
place-followed = answers
pile-name = { $place }: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-here = { $place }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-empty = Nothing lies here yet.
pile-hidden = and { $count ->
    [one] one card you cannot see
   *[other] { $count } cards you cannot see
}
known-hand = What { $name } holds
known-hint = These cards were won as prizes in plain sight; the rest can be worked out.
doing-turn = on turn
doing-waits = waits
doing-led = has played, { $count } in hand
doing-hand = { $count } in hand
doing-away = away
card-playable = { $name }, can be played
card-blocked = { $name }, not now
card-copies = { $name }, { $count }×
note-copies = (you hold { $count })
votes-title = Votes if the game ended now
votes-tie = As many cards each: the higher one decided, { $a } against { $b }
votes-none = Level: nobody gets the vote
votes-count = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
votes-row = { $faction }: { $a } to { $b }
votes-holder = { $name } holds the vote
votes-nobody = Nobody holds the vote
phase-1 = Phase 1: finding followers
phase-2 = Phase 2: the fight for favour
phase-brief = Phase { $phase }
phase-trick = trick { $trick } of 13
phase-game = game { $game } of { $length }
phase-end = The end: counting the votes
phase-cut = The game ended early
last-trick = Last trick
last-trick-won = { $name } took the trick.
chapter-trick = Trick { $trick }
chapter-game = Game { $game }
chapter-phase-2 = Phase two
chapter-votes = The vote
ceremony-phase-2 = Phase two
ceremony-phase-2-text = Your followers are your hand now. Every trick puts cards into score piles; Dwarves go to whoever lost the trick.
finale-win = { $name } wins the favour of the kingdom
finale-draw = The throne stays empty
finale-for-you = { $count ->
    [0] No faction voted for you.
    [one] { $count } faction of five voted for you.
   *[other] { $count } factions of five voted for you.
}
finale-watch = { $a } : { $b } in votes of the factions.

## The goal, always in sight

goal = Three of the five votes win. Now: you { $mine }, your rival { $theirs }.

## What a card can do, said before it is played

effect-goblins = Goblins have no gift, but there are many of them.
effect-dwarves = In phase two Dwarves go to whoever loses the trick.
effect-undead = Undead also score in phase one: whoever takes the trick keeps them.
effect-doppelgangers = A Doppelgänger answers for any faction with its own value.
effect-knights = A Knight that answers a Goblin wins, whatever the values.
