allies = Allies in the supply
area-active = In play
area-drawn = You look at
area-exhausted = Exhausted
area-madness = Madness
area-madness-note = (the fourth refreshes the bag)
area-shield = Shield
army-castle-lying = lying castle
army-castle-upright = castle
army-leader = leader
army-supporters = { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
}
bag-closed = { $n ->
    [one] { $n } chip is in the bag
   *[other] { $n } chips are in the bag
}. Nobody looks into a bag during the war.
bag-could = These chips are in the bag: everything went in and out in the open. Their order is unknown to everybody.
bag-count = { $n ->
    [one] chip in the bag
   *[other] chips in the bag
}
bag-label = Your bag, { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
battle-draw = Round { $round } · draw { $n }
battle-first = First:
battle-second = Second:
battle-title = Battle: { $region }
bet-lies = has a bet
bet-none = watches
bet-on = bet on { $name }
between = Between tracks { $a } and { $b }: { $rewards }
between-open = Between tracks { $a } and { $b }, gained: { $rewards }
board-bag = Bag
board-chips = Chips
board-forge = Forge
board-powers = Abilities
board-quests = Quests
board-tea = Tea cards taken
chair = Chair { $n }
chair-empty = No card
chair-leader = Leader of { $name }
chair-poisoned = Poisoned
chapter-battle = Battle: { $region }
chapter-tea = Tea party, round { $round }
chapter-uncontested = { $region }: no battle
chapter-war = War, round { $round }
chapter-war-ended = After the war, round { $round }
doing-busted = Mad and out
doing-chooses = Is choosing
doing-fights = In the battle
doing-sealed = Choice sealed
doing-stopped = Stops
doing-won = Wins the battle
doing-you = You choose
door-board = Board
door-quests = Quests ({ $n })
draw-forge = Space { $n } has a forge.
faction-taken = led by { $name }
factions = Factions
fighter-label = Strength { $n }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
} here.
finale-all-quests = Quests ({ $n })
finale-castles = Castles
finale-quests = Quests
finale-shards = Shards
finale-title = { $n ->
    [one] { $name } wins the war
   *[other] { $name } share the victory
}
finale-vp = Points
head = Head of the table
head-label = Head of the table. Waiting: { $who }
market = Wonderlandians
next-battle = Next: { $region }
no-faction = chooses a faction
nobody = nobody
note-stock = ({ $n } left)
opponents = Other players
quests-offered = Quests to choose from
own-castle = Each castle is worth { $n } VP
own-poison = Poison chips in your supply: { $n }
own-shards = Shards: { $n }
own-strength = Leader strength: { $n }
own-supply = Supporters in your supply: { $n }
own-vp = Victory points: { $n }
phase-over = The end: counting
phase-round = Round { $round } of III
phase-setup = Setting up
phase-tea = Tea party
phase-war = War, battle { $n } of { $all }
player-label = { $name }, { $faction }: { $vp } VP, shards { $shards }, chips in the bag { $bag }, quests { $quests }, shield { $shield ->
    [whole] unbroken
   *[other] broken
}.
players = Players
power-locked = locked
power-open = unlocked
question-chosen = Chosen: { $what }.
question-track = { $chip }: on which track?
quests-hidden = Face-down quests: { $n }.
region-empty = Nobody is here
region-label = { $region }, { $vp } VP this round{ $fought ->
    [yes] , fought
   *[other] { "" }
}
region-unused = { $region }: not used in this game
regions = Regions in the order of battles
rewards-left = Rewards still to take: { $rewards }
score-line = If the game ended now: { $total } ({ $vp } VP, castles { $castles }, quests { $quests }, shards { $shards })
shards-long = Shards
shield-broken = Shield broken
shield-whole = Shield unbroken
source-of-battle-track = Forge symbols of the battle track
source-of-region-ring = Order of the regions
source-of-shard-die = Faces of the shard die
sources-allies = Ally cards
sources-chips = Strength of chips
sources-forge = Forge tracks
sources-powers = Abilities
sources-quests = Quests
sources-rules = Board and die
sources-tea = Tea cards
sources-text = The rulebooks do not print every component. What carries the sign ≈ was reconstructed: the printed value is not known to us. Owners of the box may lay their own values over ours.
sources-tiles = Values of regions
sources-title = Reconstructed values
sources-wonders = Wonderlandians
space-forged = forged: { $chip }
stock-label = { $chip }, { $n } in the supply
strength-n = Strength { $n }
tea-deck = Deck { $round }: { $n }
tea-or = or
tea-table = Tea table
tea-tempt = for a roll of the die: { $rewards }
total-now = Points if it ended now
track-at = { $name } stands on { $n }
track-resistance = The local resistance stands on { $n }
track-symbols = Forges on { $spaces }
unused = not used
vp = VP
vp-long = Victory points

## The goal, always in sight

goal = Most points after three rounds rule Wonderland. Round { $round }, you: { $points }.
