allies = Allies in the supply
area-active = Active
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
bag-madness = { $n } madness
battle-draw = Round { $round } · draw { $n }
battle-title = Battle: { $region }
battles-title = The battles
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
chair-eaten = eaten
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
hint-map = Point at a lit region of the map.
legend = What the signs mean
legend-signs = Signs
map = Map of Wonderland
map-resistance = resistance { $n }
market = Wonderlandians
no-faction = chooses a faction
nobody = nobody
note-stock = ({ $n } left)
odds-bad = { $percent }%: madness costs { $least ->
    [1] { $most ->
        [1] 1
       *[other] 1–{ $most }
    }
   *[other] { $least }
} of your { $units } units
odds-bag = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in the bag, { $madness } madness: { $percent }%. Counted from what lies open.
odds-bust = { $percent }%: it costs your last unit and you are out
odds-good = { $percent }%: strength grows, by { $n } on average
odds-shield = { $percent }%: madness, and your shield can block it
odds-symbol = Forge on { $space }: { $reach } of { $chips } chips
opponents = Other players
plaque-last = round { $round } { $last }
plaque-more = 2nd { $second } · battle { $place }
quests-offered = Quests to choose from
own-castle = Each castle is worth { $n } VP
own-poison = Poison chips in your supply: { $n }
own-shards = Shards: { $n }
own-strength = Leader strength: { $n }
own-supply = Supporters in your supply: { $n }
own-vp = Victory points: { $n }
phase-over = The end: counting
phase-cut = The game ended early
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
rail-tea = Cards of this party { $n } of { $all }
region-empty = Nobody is here
region-label = { $region }, { $vp } VP this round{ $fought ->
    [yes] , fought
   *[other] { "" }
}
region-unused = { $region }: not used in this game
rewards-left = Rewards still to take: { $rewards }
score-line = If the game ended now: { $total } ({ $vp } VP, castles { $castles }, quests { $quests }, shards { $shards })
shards-long = Shards
shield-broken = Shield broken
shield-whole = Shield unbroken
sign-any-strong = Any strong ally.
sign-any-weak = Any weak ally, a forge chip too.
sign-castle-value = Your castles are worth that much at the end.
sign-discard-madness = A madness chip leaves your bag for good.
sign-discard-shards = Discard that many shards.
sign-draw-quests = Draw that many quests.
sign-forge-from-bag = Forge a chip straight from your bag.
sign-gain-vp = Victory points.
sign-leader-strength = Your leader gets 1 stronger.
sign-madness = Madness: drawn in battle it costs a unit.
sign-place-castle = Build a castle where you have none.
sign-place-units = Place that many units into one region.
sign-poison = Poison: whoever takes the card puts it into the bag.
sign-recruit-wonderlandian = A Wonderlandian of your choice joins you.
sign-release-supporters = Supporters join your supply.
sign-roll-shards = Roll the shard die and gain that many shards.
sign-shards = Shards: each costs 1 point at the end.
sign-shield-up = Mend your shield.
sign-tempt = Dashed: only if you roll the shard die for it.
sign-unlock-ability = Unlock one of your four abilities.
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
stake-bets = { $n ->
    [one] 1 bet
   *[other] { $n } bets
}
stake-first = { $vp } VP +
stake-second = { $vp } VP
stock-label = { $chip }, { $n } in the supply
stop-forge = You stand on the forge { $space }: 1 forging
stop-nothing = If it ended now: nothing
stop-others = { $n ->
    [0] Nobody else draws any more
    [one] One other may still draw
   *[other] { $n } others may still draw
}
stop-place = If it ended now: { $place ->
    [1] first, { $vp } VP{ $castle ->
        [yes] {" "}and a castle
       *[no] {""}
    }
   *[other] second, { $vp } VP
}
stop-tied = If it ended now: tied for first, { $vp } VP or a castle
strength-n = Strength { $n }
tea-deck = Deck { $round }: { $n }
tea-or = or
tea-table = Tea table
tea-tempt = for a roll of the die: { $rewards }
total-now = Points if it ended now
track-at = { $name } stands on { $n }
track-resistance = The local resistance stands on { $n }
track-symbols = Forges on { $spaces }
turn-to-map = Show the map
turn-to-table = Show the tea table
unused = not used
vp = VP
vp-long = Victory points

## The goal, always in sight

goal = Whoever has the most points after three rounds rules Wonderland. Round { $round }, you: { $points }.

## What an option costs and gives

tally-vp = VP
tally-shards = { $n ->
    [one] shard
   *[other] shards
}
tally-marker = strength in the battle
odds-die = The shard die shows { $least } to { $most }, { $mean } on average.

## What is at stake in a question

stakes-block = The shield breaks, the chip goes back into the bag, and you lose no unit.
stakes-castle =
    { $seats ->
        [2] An upright castle is worth { $n } at the end and adds 2 strength in battles there.
       *[other] A castle is worth { $n } at the end and adds 2 strength in battles there.
    }
stakes-claws = Drawn in battle, poison costs a unit.
stakes-feat = At the end a feat is worth 3, an objective 3, both of one quest 9.
stakes-forge = You gain what the space shows. The chip stays there for good.
stakes-lead = Where your leader stands, your battle begins with { $n } more strength.
stakes-lose = Without a unit here you are out of the battle.
stakes-marker = Whoever stands on a forge symbol when the battle ends forges a chip.
stakes-poison = Whoever takes the card puts the poison into their bag. Drawn in battle it costs a unit.
stakes-shard = Every shard costs a point at the end.
still-locked = Still locked: { $powers }.
