game-name = Claim
game-tagline = Two houses, five factions and one empty throne: win your followers first, then win the votes with them.

## Tables

setting-leader = Who leads first
setting-leader-random = Draw lots
setting-leader-p0 = The first seat
setting-leader-p1 = The second seat
setting-length = Length of the match
setting-length-1 = One game
setting-length-3 = First to two wins
setting-length-5 = First to three wins

## Questions and options

prompt-play = Play a card
option-play = Play { $a }

## Events

event-dealt = The cards are dealt, game { $game }. { $leader } leads.
event-prize-revealed = The prize of this trick: { $card }.
event-card-played = { $seat } plays { $card }.
event-trick-won = { $winner } takes the trick.
event-prize-won = { $winner } wins a follower: { $card }.
event-follower-drawn =
    { $card ->
        [none] { $loser } draws a card from the deck in secret.
       *[other] { $loser } draws { $card } from the deck.
    }
event-cards-scored = { $seat } scores { $cards }.
event-cards-left = Out of the game: { $cards }.
event-phase-two-began = Phase two: followers become hands, { $leader } leads.
event-voted =
    { $holder ->
        [none] { $faction }: nobody prevails, the vote is lost ({ $counts }).
       *[other] { $faction }: the vote goes to { $holder } ({ $counts }).
    }
event-game-ended =
    { $winner ->
        [none] The votes are level at { $votes }: the throne stays empty.
       *[other] { $winner } wins the game, votes { $votes }.
    }

## Why not

why-not-in-hand = { $card } is not in your hand.
why-not-your-turn = It is not your turn.
why-must-follow = You cannot play this card now. You hold cards of the faction that was led ({ $faction }) and must follow it; only a Doppelgänger may stand in.
why-follow-doppelganger = You cannot play this card now. A Doppelgänger was led and you hold one, so you must follow with it.
why-knight-must-follow = You cannot play a Knight now. It beats every Goblin, but only when you hold no Goblin yourself.

## What speaks for a card

hint-wins-good =
    { $n ->
        [0] wins { $card }, and no unseen card is a better follower
       *[other] wins { $card }, and only { $n } of { $all } unseen cards are better
    }
hint-bodies =
    { $n ->
        [one] one Undead scores for you at once
       *[other] both Undead score for you at once
    }
hint-cheapest = the cheapest of your cards that win here
hint-lost = none of your cards can win this trick
hint-lost-least = the trick is lost anyway, and this card is missed least
hint-least = no card here would be missed less
hint-leaves-poor = leaves them a poor prize, { $card }: { $n } of { $all } unseen cards are better
hint-unbeaten = no unseen card can beat it: { $card } is yours
hint-few-beat = only { $n } of { $all } unseen cards can beat it
hint-fewer-beat = { $n } of { $all } unseen cards can beat it, less than half
hint-answers-beat = { $n } of { $all } possible answers beat it
hint-poor = { $card } is a poor prize: { $n } of { $all } unseen cards are better
hint-wins-all =
    { $n ->
        [one] the only possible answer does not beat it
       *[other] none of the { $n } possible answers beats it
    }
hint-gives-dwarf = every possible answer wins the trick, and losing brings you the Dwarf
hint-vote-safe = secures the vote of the { $faction }, { $n } of 5 then yours for good
hint-vote-leads = puts you ahead with the { $faction }, { $mine } to { $theirs }
hint-vote-behind = brings you to { $mine } against { $theirs } with the { $faction }
hint-forced-win = worked out to the end: it wins whatever they play
hint-forced-draw = worked out to the end: it keeps the draw

## Ends

reason-votes = The votes of the factions decided.
reason-match = The number of games won decided.
reason-draw = The votes are level.

## Things

ref-goblins = Goblins
ref-dwarves = Dwarves
ref-undead = Undead
ref-doppelgangers = Doppelgängers
ref-knights = Knights
ref-goblins-0 = Goblin 0
ref-goblins-1 = Goblin 1
ref-goblins-2 = Goblin 2
ref-goblins-3 = Goblin 3
ref-goblins-4 = Goblin 4
ref-goblins-5 = Goblin 5
ref-goblins-6 = Goblin 6
ref-goblins-7 = Goblin 7
ref-goblins-8 = Goblin 8
ref-goblins-9 = Goblin 9
ref-dwarves-0 = Dwarf 0
ref-dwarves-1 = Dwarf 1
ref-dwarves-2 = Dwarf 2
ref-dwarves-3 = Dwarf 3
ref-dwarves-4 = Dwarf 4
ref-dwarves-5 = Dwarf 5
ref-dwarves-6 = Dwarf 6
ref-dwarves-7 = Dwarf 7
ref-dwarves-8 = Dwarf 8
ref-dwarves-9 = Dwarf 9
ref-undead-0 = Undead 0
ref-undead-1 = Undead 1
ref-undead-2 = Undead 2
ref-undead-3 = Undead 3
ref-undead-4 = Undead 4
ref-undead-5 = Undead 5
ref-undead-6 = Undead 6
ref-undead-7 = Undead 7
ref-undead-8 = Undead 8
ref-undead-9 = Undead 9
ref-doppelgangers-0 = Doppelgänger 0
ref-doppelgangers-1 = Doppelgänger 1
ref-doppelgangers-2 = Doppelgänger 2
ref-doppelgangers-3 = Doppelgänger 3
ref-doppelgangers-4 = Doppelgänger 4
ref-doppelgangers-5 = Doppelgänger 5
ref-doppelgangers-6 = Doppelgänger 6
ref-doppelgangers-7 = Doppelgänger 7
ref-doppelgangers-8 = Doppelgänger 8
ref-doppelgangers-9 = Doppelgänger 9
ref-knights-2 = Knight 2
ref-knights-3 = Knight 3
ref-knights-4 = Knight 4
ref-knights-5 = Knight 5
ref-knights-6 = Knight 6
ref-knights-7 = Knight 7
ref-knights-8 = Knight 8
ref-knights-9 = Knight 9

## In the terminal; letters for goblins, dwarves, undead, doppelgängers, knights

terminal-letters = G D U X K
terminal-phase =
    { $phase ->
        [1] Phase one, trick { $trick } of 13
       *[other] Phase two, trick { $trick } of 13
    }{ $stock ->
        [0] { "" }
       *[other] { " " }· deck { $stock }
    }
terminal-match = game { $game }, won { $wins }
terminal-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
terminal-followers =
    { $cards ->
        [one] { $cards } follower
       *[other] { $cards } followers
    }
terminal-prize = Prize
terminal-votes = Votes now

## Presets

preset-short = One game
    .about = a quarter of an hour
preset-match = Best of three
    .about = who wins two games
preset-long = Best of five
    .about = a whole evening
