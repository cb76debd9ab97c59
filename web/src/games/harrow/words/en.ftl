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
chapter-automaton = Automaton: { $side }
chapter-round = Round { $round }
chapter-turn = Turn: { $side }
sides = Factions
automaton = automaton
vp =
    { $n ->
        [one] { $n } victory point of 7
       *[other] { $n } victory points of 7
    }
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
jar-label =
    { $jar }: { $state ->
        [now] just broken
        [whole] whole jar
       *[other] broken jar
    }
row-label = { $row }: { $value } (tokens on the row: { $tokens })
count-haints =
    { $n ->
        [one] { $n } haint in the supply
       *[other] { $n } haints in the supply
    }
count-wild =
    { $n ->
        [one] { $n } wild token
       *[other] { $n } wild tokens
    }
count-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
count-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
count-dial = haint dial at { $n }
count-plate =
    { $n ->
        [one] { $n } killed haint on the plate
       *[other] { $n } killed haints on the plate
    }
count-bag =
    { $n ->
        [one] { $n } token in the bag
       *[other] { $n } tokens in the bag
    }
count-actions =
    { $n ->
        [one] { $n } action flame
       *[other] { $n } action flames
    }
count-flames =
    { $n ->
        [one] { $n } flame in the supply
       *[other] { $n } flames in the supply
    }
count-snakes =
    { $n ->
        [one] { $n } snake in the supply
       *[other] { $n } snakes in the supply
    }
count-nests =
    { $n ->
        [one] { $n } nest left
       *[other] { $n } nests left
    }
count-quests =
    { $n ->
        [one] { $n } quest
       *[other] { $n } quests
    }
count-found = { $n } of 3 things found
count-offers =
    { $n ->
        [one] { $n } offer
       *[other] { $n } offers
    }
cards-hand = Hand
cards-in-play = In play
cards-quests = Quests
cards-prepared = Prepared nests
cards-offers = Offers
cards-none = No cards
cards-discard = Discarded ({ $n })
own-board = Everything about your faction
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
family-drawn =
    { $n ->
        [one] { $n } token drawn, looked at in secret
       *[other] { $n } tokens drawn, looked at in secret
    }
tokens-drawn = Drawn
tokens-ready = Ready
tokens-front = Used
tokens-waiting = On the attack jar
tokens-slots = On the board
odessa =
    { $n ->
        [one] Odessa keeps { $n } cube
       *[other] Odessa keeps { $n } cubes
    }
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
squares = { $side }: { $n } of 3 squares
solo-cube = cube
solo-decks = Level { $level } · tactics { $tactics } · upgrades { $upgrades } · goblins { $goblins }
solo-move = moving
solo-spawn = spawning
item-found = found
item-sought = sought now
item-later = later
search-cubes = Search cubes:
quest-deck =
    { $n ->
        [one] { $n } quest in the deck
       *[other] { $n } quests in the deck
    }
offer-bag =
    { $n ->
        [one] { $n } offer in the bag
       *[other] { $n } offers in the bag
    }
group-go = Go
group-fewer = One fewer: { $what }
group-more = One more: { $what }
never-mind = Never mind
question-where = From { $hex }: where to?
question-who = { $start } → { $end }: who goes?
question-chosen = ({ $what })
verb-advance = Advance
verb-arrow = Arrow
verb-ask = Ask a player
verb-attack = Attack
verb-back = Back into the bag
verb-birth = Put a haint
verb-board = Put on the board
verb-break = Break a jar
verb-card = Play a card
verb-collect = Collect a token
verb-cross = Put an X
verb-devour = Devour a legend
verb-drag = Take a unit along
verb-drop = Discard a cube
verb-eat = Devour a token
verb-extra-root = One more root
verb-favour = Give a cube
verb-figures = Place the figures
verb-from = Take from
verb-gain = Take a cube
verb-gather = Pull everything
verb-glean = Take an empty nest
verb-grid = Choose a row
verb-guess = Guess
verb-herd = Lead a group
verb-hero = Choose a legend
verb-hide = Hide
verb-infect = Infect
verb-lay = Lay a cube
verb-lead = Lead
verb-leap = Leap over a storm
verb-march = Move a haint
verb-move = Move
verb-nail = Put a nail
verb-nest = Nest
verb-objective = Place an objective
verb-off = Take a cube off
verb-offer = Use an offer
verb-place = Place a token
verb-play = Play a card
verb-post = Post a haint
verb-pry = Pull a nail out
verb-pull = Pull
verb-push = Push
verb-quest = Complete a quest
verb-rally = Take cubes
verb-relocate = Relocate
verb-remove = Remove a haint
verb-replace-quest = Replace a quest
verb-replay = Play again
verb-root = Place a root
verb-row = Choose a row
verb-scatter = Push off the fire
verb-search = Put a search cube
verb-slay = Kill a haint
verb-spawn = Spawn
verb-spend = Pay with a cube
verb-station = Place the legend
verb-storm = Place a storm
verb-strike = Attack with another jar
verb-summon = Summon Hester
verb-swap-offers = Swap offers
verb-take-nest = Take a nest
verb-taunt = Place a taunt
verb-terror = Choose a terrain
verb-tile = Use a tile
verb-together = Call two haints together
verb-token = Activate a token
verb-track = Choose a track
verb-trail = New trail
verb-trail-back = Take a trail back
verb-trick = Swap haints
verb-unnail = Take a nail back
verb-use = Use a card in play
verb-walk = Lead townsfolk
verb-wrath = Place the wrath
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
ref-jar-abilities = Abilities
ref-jar-attack = Attack
ref-jar-legend = Legend
ref-jar-wild = Wilding
ref-virtual = counted kill

price-cubes =
    { $n ->
        [one] Price: { $n } search cube
       *[other] Price: { $n } search cubes
    }
price-token = Price: token { $token }
orders = { $hexes } · first { $start }{ $hester ->
        [yes] {" "}· attacks Hester and fires
       *[other] {""}
    }
orders-joker = joker: you choose the hex and the first field
text-jar-abilities-protectors = Choose one row of your board and use it: ADVANCE, SPAWN or STRENGTHEN, as many times as the row shows.
text-jar-abilities-family = Draw tokens from the bag, put some back, and activate the others, each once.
text-jar-abilities-kammi = Push the loose token into a row of the grid and activate both tokens in it.
text-jar-wild = Take 1 wild token. Then one ADVANCE, SPAWN or STRENGTHEN for every wild token you have.
text-jar-legend = The scrolls of your legend track and the gift of your legend, in either order.
text-jar-attack = One attack and one free action. After it you may attack with your other jars too until the round ends.

## The goal, always in sight

goal-protectors = 7 points win: bring townsfolk home, 2 points each. You: { $points }.
goal-family = 7 points win: join buildings to your home by storms, 2 points each. You: { $points }.
goal-kammi = 7 points win: find the real doll with Kammi, 4 points. You: { $points }.
goal-hester = Fill the six squares of your feast to win at once. Full: { $count } of 6.
goal-fair-folk = Find sword, crown and queen, in this order. Found: { $count } of 3.
