# Words that only the room says.

map = The map: arrow keys walk, Enter chooses
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole map
phase-round = Round { $round }
phase-points = points { $points }
phase-jars = broken jars { $broken }
phase-over = The game is over
mode-chapter1 = Chapter 1
mode-chapter2 = Chapter 2
mode-chapter3 = Chapter 3
mode-chapter4 = Chapter 4
mode-chapter5 = Chapter 5
mode-solo = Solo
mode-fair = Fair Folk
chapter-round = Round { $round }
sides = Factions
automaton = automaton
vp = { $n } victory points of 7
objectives = Townsfolk saved: { $rescued } · buildings destroyed: { $destroyed }
signs = Signs
marked = Our value: the rulebook does not say
marks-title = Guessed values
marks-text = The rulebook does not print these. We designed them so that they agree with every rule and example; whoever owns the game can lay the true values over ours.
side-label =
    { $side }, { $name }. { $vp } victory points, { $jars } whole jars. { $turn ->
        [yes] On turn.
       *[other] Opens everything about this faction.
    }
tree = Battleground and tree
ground-empty = no cubes lie here
tree-history = into the tree { $thrown } · fell out { $fallen }
tree-text = Cubes thrown in may stay inside and fall out later. What is inside nobody sees; what went in and what came out is public.
tree-colour = Cubes
tree-ground = Battleground
tree-thrown = In
tree-fallen = Out
tree-supply = Supply
hex-home = home of { $side }
hex-storm = printed storm
hex-cost = entering costs { $n }
hex-hidden = hidden here: { $item }
hex-lit = Can be chosen
jar-abilities = Abilities
jar-wild = Wilding
jar-legend = Legend
jar-attack = Attack
jar-label =
    { $jar }: { $state ->
        [now] just broken
        [whole] whole jar
       *[other] broken jar
    }
row-label = { $row }: { $value } (tokens on the row: { $tokens })
count-haints = { $n } haints in the supply
count-wild = { $n } wild tokens
count-hand = { $n } cards in hand
count-deck = { $n } cards in the deck
count-dial = haint dial at { $n }
count-plate = { $n } killed haints on the plate
count-bag = { $n } tokens in the bag
count-actions = { $n } action flames
count-flames = { $n } flames in the supply
count-snakes = { $n } snakes in the supply
count-nests = { $n } nests left
count-quests = { $n } quests
count-found = { $n } of 3 things found
count-offers = { $n } offers
cards-hand = Hand
cards-in-play = In play
cards-quests = Quests
cards-prepared = Prepared nests
cards-offers = Offers
cards-none = No cards
cards-discard = Discarded ({ $n })
door-board = Board
door-cards = Cards { $n }
plate = Killed, on the plate:
track = Legend track
scroll =
    Scroll { $n }, { $open ->
        [yes] open
       *[other] closed
    }
family-draw = Draws { $draw }, puts { $back } back
family-drawn = { $n } tokens drawn, looked at in secret
tokens-drawn = Drawn
tokens-ready = Ready
tokens-front = Used this turn
tokens-waiting = On the attack jar
tokens-slots = On the board
odessa = Odessa keeps { $n } cubes
grid-row = Row { $n }: { $tokens }; cubes: { $cubes }
grid-loose = Pushed next:
goblin-is = { $unit } is the goblin.
goblin-secret = Which figure is the goblin is secret.
gift-left = The gift is not used yet.
field-play-card = Card
field-extra-root = Root
field-spawn = Spawn
field-move = Move
field-infect = Infect
field-summon = Summon
field-spent = used this turn
squares = Hester’s squares ({ $side }): { $n } of 3
solo-decks = Level { $level } · tactics { $tactics } · upgrades { $upgrades } · goblins { $goblins }
item-found = found
item-sought = sought now
item-later = later
search-cubes = Search cubes:
quest-deck = { $n } quests in the deck
offer-bag = { $n } offers in the bag
never-mind = Never mind
question-where = From { $hex }: where to?
question-who = { $start } → { $end }: who goes?
question-chosen = ({ $what })
verb-advance = Advance from here
verb-spawn = Spawn here
verb-move = Move
verb-pull = Pull
verb-push = Push
verb-attack = Attack from here
verb-pry = Pull a nail out
verb-nest = Nest
verb-take-nest = Take the nest
verb-birth = Put a haint
verb-infect = Infect
verb-lead = Lead
verb-summon = Summon Hester
verb-extra-root = One more root
verb-arrow = Arrow
verb-guess = Guess
verb-trail = New trail
finale-title =
    { $n ->
        [0] Nobody wins
        [one] { $name } wins
       *[other] { $name } win
    }
finale-nothing = no points

ref-storm = storm
ref-flame = fire
ref-nest-empty = empty nest
ref-doll-real = the real doll
ref-doll-decoy = decoy doll
ref-shelter = shelter cubes
ref-cross = X: not here
ref-virtual = counted kill
