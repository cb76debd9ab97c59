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
        [one] { $n } killed haint on the dial
       *[other] { $n } killed haints on the dial
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
plate = Killed, on the dial:
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
group-fewer = Fewer: { $what }
group-more = More: { $what }
never-mind = Never mind
question-where = From { $hex }: where to?
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
verb-activate = Move a faction
verb-along = Take a unit along
verb-area = An arrow’s area
verb-deck = Turn a card of a deck
verb-drop-arrow = Take an arrow back
verb-exchange = Exchange the dolls
verb-goblin = Name the goblin
verb-goblins = Goblin cards
verb-hide-doll = Hide the doll
verb-hit = Hit
verb-keyhole = Choose a hex
verb-lift-x = Take an X back
verb-lock = Give up a trail
verb-part = Choose an effect
verb-return = Return cubes
verb-season = Move a search cube
verb-sink = Put under the deck
verb-square = Choose a side of the board
verb-start = Choose the first field
verb-store = Give cubes to Odessa
verb-tactics = Tactics cards
verb-take-offer = Take an offer
verb-trade = Exchange a cube
verb-upgrades = Upgrade cards
verb-victim = Choose a haint
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
ref-jar-wild = Wild
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
orders-joker = joker, you choose the hex and the first field
text-jar-abilities-protectors = Choose one row of your board and use it: ADVANCE, SPAWN or STRENGTHEN, as many times as the row shows.
text-jar-abilities-family = Draw tokens from the bag, put some back, and activate the others, each once.
text-jar-abilities-kammi = Push the loose token into a row of the grid and activate both tokens in it.
text-jar-wild = Take 1 wild token. Then one ADVANCE, SPAWN or STRENGTHEN for every wild token you have.
text-jar-legend = The scrolls of your legend track and the gift of your legend, in either order.
text-jar-attack = One attack and one free action. After it you may attack with your other jars too until the round ends.

## What wins, hints, attacks and signs

goal-title = The goal
goal-points = 7 points win
goal-you = You
goal-stand = { $side }: { $n } of { $most }.
aim-protectors = lead townsfolk home, 2 each
aim-family = join buildings to home by storms, 2 each
aim-kammi = bring Kammi the real doll for 4
aim-hester = fill 6 squares of the feast and win at once
aim-fair-folk = find the sword, then the crown, then the queen
see-map = Show the map
see-choice = Back to the choice
hint-map = Pick a glowing hex on the map.
hint-map-or = Pick a glowing hex, or choose:
hint-jar = Break a glowing jar.
hint-jar-or = Break a glowing jar, or first pick a glowing hex.
hint-place = Pick the glowing hex they go to.
hint-attack = Pick a target. The percentage tells how often it works.
group-who = Who goes?
tree-inside = { $n } stuck in the tree
question-attack = Attack { $end } from { $start }?
question-act-advance =
    Who moves? { $points ->
        [one] { $points } step left
       *[other] { $points } steps left
    }
question-act-spawn = Where does a haint spawn? { $points } left
question-act-strengthen = Add a cube to the battleground? { $points } left
question-act-any-action =
    What do you do? { $points ->
        [one] { $points } action left
       *[other] { $points } actions left
    }
attack-mine = yours { $n }
attack-theirs = { $side } { $n }
attack-joined = incl. +{ $n } for numbers
attack-tree = already in the tree: yours { $mine }, theirs { $theirs }
attack-tree-of = already in the tree: { $side } { $mine }, { $against } { $theirs }
attack-win = works
attack-hits = At least 1, 2, 3 hits: { $hits }.
attack-price =
    { $n ->
        [one] Each hit costs { $n } cube.
       *[other] Each hit costs { $n } cubes.
    }
attack-flame = Each flame costs 1 cube.
attack-clash = If fewer of your cubes fall, there may be a clash: a haint lost.
attack-clash-of = If fewer of the attacker's cubes fall, there may be a clash: a haint lost.
attack-counting = Counting…
attack-go = Attack
attack-other = Another target
attack-at = { $end } from { $start }: { $side }
signs-goal = What it is about
signs-jars = Jars
signs-pieces = Pieces
signs-tokens = Tokens and marks on the map
signs-land = Land
signs-counts = Numbers beside the factions
sign-haint = a soldier of its faction; at most 4 units on a hex
sign-infected = an infected haint: hit last, and Hester may move it too
sign-legend = cannot be killed, only pushed; a hit costs it one haint elsewhere
sign-figure = one figure is Kammi, one her goblin; only Kammi knows which
sign-hester = Hester may stand with anyone; she devours a legend she stands with
sign-townsfolk = Family and Kammi cannot enter; brought home it is worth 2 to the Protectors
sign-building = Protectors and Kammi cannot enter; joined to home by storms it is worth 2 to the Family
sign-storm = entering costs Protectors 1 more; the Family joins buildings to home by storms
sign-trail = entering costs 1 less, for everyone; townsfolk can walk home on it
sign-flame = fire: only Hester may enter; attack it, the last flame is worth 1 point
sign-doll = whoever leaves may take it along; the real one is worth 4 when Kammi has it
sign-nest = a nest of the Fair Folk, with an offer for whoever enters
sign-cross = the sought thing is not here
sign-item = a thing the Fair Folk seek
sign-taunt = a haint spawns here at the end of the round; whoever enters removes it
sign-wrath = Malachi’s wrath: it attacks from here like two units
sign-shelter = shelter cubes: they go to the battleground when Emmy enters or the hex is attacked
sign-blood-money = when a unit enters, the cube goes to the battleground
sign-needed-sacrifice = when an uninfected haint enters, the cube goes to the battleground
sign-nail = on an iron nail: it cannot move until the nail is pulled
sign-root = Hester’s root: it gives her cubes and infects haints
sign-token-advance = collect at the end of the turn where you stand; a group goes 1 hex
sign-token-spawn = a new haint with your legend or at home
sign-token-strengthen = a cube to the battleground, 6 at most
sign-token-legend = opens the next scroll of the legend track
sign-mountain = Mountain: entering costs 1 more, range from here is 3.
sign-brambles = Brambles: who stands here at the end of the round gets a point; a hit costs only 1 cube here. No storms, no townsfolk.
sign-home = the home of a faction: haints spawn here
sign-lantern = the lantern: its holder begins the round and wins ties
sign-tree = The tree: all cubes of the battleground are thrown in for a fight. Some get stuck and fall out later. The number tells how many are stuck.
from-kill = Haints killed
counted-haints = haints in the supply
counted-wild = wild tokens
counted-hand = cards in hand
counted-deck = cards in the deck
counted-dial = haint dial: so many kills make a point
counted-plate = killed haints on the dial
counted-bag = tokens in the Family’s bag

## What an option costs and gives

tally-points = { $n ->
    [one] point
   *[other] points
}
odds-attack = It works { $percent } times in 100.
odds-guess =
    { $n ->
        [one] It can only be here.
       *[other] { $n } hexes are left: it is here once in { $n } times.
    }
odds-guess-not = By your arrows it cannot be here.
odds-arrow = It lies there in { $n } of { $all } cases; otherwise the arrow turns round.
does-guess = Right, and you have found it. Wrong, and an X marks the hex.
does-free-first = One step, haint or cube now, the attack afterwards.
does-attack-first = The attack now, one step, haint or cube afterwards.
does-act = What the jar does that you broke.
does-back = It goes back into the bag and may be drawn again.
does-drop-arrow = The arrow leaves the map: what it told you must remember.
does-lift-x = The X leaves the map: you must remember that nothing is there.

## What a question is about

note-along = The doll goes one hex towards Kammi. One unit from its hex may go with it.
note-birth = A haint costs a cube of the colour of its hex.
note-clash = The attack failed. Either side may pay to kill one haint of the other, the attacker first.
note-collect = At the end of your turn the tokens under your units are yours.
note-deck = Its top card says where the thing is placed, or what a faction does. Once a card is needed and every deck is empty, the match is over.
note-drop = At the end of Hester’s turn at most six cubes stay on the battleground.
note-figures = They begin beside your home, each on a hex of its own. Which of them is Kammi you say next.
note-give-back = What you keep you may activate, each token once.
note-grid = The loose token goes in on the left and pushes one out on the right: the loose one of next time. The two tokens of the row act.
note-grid-token = Both tokens of the row act, in your order.
note-herd = Its units walk one hex, by a shortest way to their goal. Groups stay together.
note-hide = The Fair Folk seek the sword, then the crown, then the queen. Everybody else knows where they are.
note-lead = To a neighbouring hex: a haint for a cube of the colour it goes to or any two; Hester for two of that colour, onto a mountain or brambles for any three. A trail saves a cube.
note-odessa-return = They go back to your side of the battleground.
note-post = You place three haints, one after another; several may stand on one hex.
note-rally = At the end of your turn at most six stay there.
note-reward = An arrow tells on which side of its line the sought thing lies; a guess names one hex.
note-search = A nest that you place on this terrain brings a search cube; cards are paid for with such cubes.
note-spend = Terrain cubes off the battleground, of whichever colours you like.
note-start = Cube, spawning and moving are done clockwise from there. Your action flames lie on the first ones: each repeats its field once.
note-station = Your legend begins at home or with one of the dolls; your three haints follow.
note-store = Up to three of your cubes wait with Odessa. After any activation as many as you like may come back.
note-stow = On the board it stays for the rest of the match and lets you draw more; in the bag it may be drawn again.
note-swap = Everybody sees the two change places; each takes along who it is.
note-take-offer = You may use it in a later turn. Then the tree shakes, and the Fair Folk may learn something.
note-token = It is activated at once.
note-tokens = Each token that you kept acts once.
note-act = ADVANCE: a group goes on. SPAWN: a haint at home or with your legend. STRENGTHEN: a cube to the battleground.
note-act-advance = A group goes to a neighbouring hex and pays what entering costs. Some may stay behind.
note-act-spawn = A new haint comes to your home or to your legend.
note-act-strengthen = One of your cubes goes to the battleground; six stay there at most.
note-attack = A target may be two hexes away, from a mountain three. What you hit you pay for with cubes that fall out of the tree.
note-move = To a neighbouring hex; what entering costs does not count.
note-pull = It goes one hex nearer and pays nothing for it.
note-relocate = It is put there at once, without crossing other hexes.
