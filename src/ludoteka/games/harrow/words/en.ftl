game-name = Harrow County
game-tagline = Haints, storms and a tree that remembers: save the town, tear it down, or burn it.

## Tables

setting-chapter = Chapter
setting-chapter-auto = What fits the number of players
setting-chapter-1 = 1: Emmy against Levi
setting-chapter-2 = 2: all legends and cards
setting-chapter-3 = 3: the full game for two
setting-chapter-4 = 4: Kammi and the dolls
setting-chapter-5 = 5: Hester as the third
setting-chapter-solo = Solo: Hester against two automata
setting-chapter-fair = Fair Folk
story-chapter-1 = Long ago the people of Harrow County killed the witch Hester Beck and buried her under an old oak. In a crack of that oak lay a baby girl: Emmy, who loves the county and whom its haints obey. Now Hester's kin come for revenge, and Levi calls the storms over the roofs. Emmy wants everybody home before the houses fall.
story-chapter-2 = Nobody fights this war alone for long. Bernice brings iron, Malachi his wrath, and the Skinless Boy creeps out of the briars; behind Levi stand Corbin, Kaine, Odessa, Willa and Mildred. Each of them bends the county's laws in a way of their own. And both sides have begun to keep secrets from each other.
story-chapter-3 = The longer the feud lasts, the less anybody counts the dead. Every kill is worth a little less than the one before. The people and the houses that are left must be found, and the enemy decides where. Between the jars of fireflies lie small favours, for whoever breaks the glass first.
story-chapter-4 = Emmy had a twin whom nobody told her about. Kammi grew up in a city that taught her to lie, and she wants what her sister has. The Protectors once drove her life into a rag doll, and three dolls now lie in the county. She hunts for the true one, and the goblin beside her wears her face.
story-chapter-5 = What lies under the oak does not sleep. Hester gropes through the county with her roots, and whatever they touch falls ill. Where sick haints of both sides meet, a fire breaks out, and she has another guest for her feast. While the others hate each other, she wins.
story-chapter-solo = Tonight you are the witch. The Protectors save and the Family destroys without asking you, and seven points for either are your end. You have only roots, fire and hunger. Fill your table before they have finished with the county.
story-chapter-fair = Under the hills lives an older people that has lost its queen. They care neither for the county nor for its quarrel, but whoever ends up at one of their nests strikes a bargain with them. The sword comes first, then the crown. When the queen is found, they go home, whoever else may have won.
setting-sides = Sides
setting-sides-auto = As the chapter says
setting-sides-protectors-family = Protectors and Family
setting-sides-kammi-protectors = Kammi and Protectors
setting-sides-kammi-family = Kammi and Family
setting-map = Map
setting-map-random = Drawn by lot
setting-map-a = Side A
setting-map-b = Side B
setting-level = Level of the automata
setting-level-1 = 1: gentle
setting-level-2 = 2: hard
setting-level-3 = 3: merciless
setting-bag = The Family’s bag
setting-bag-shown = Everybody sees what is in it
setting-bag-hidden = Only the Family sees it
setting-kammi-in-storms = Storms and Kammi
setting-kammi-in-storms-free = Storms slow only the Protectors, as the rulebook says
setting-kammi-in-storms-slow = Storms slow Kammi too
setting-legend-hits = A legend that cannot be pushed away
setting-legend-hits-again = May be hit again in the same attack, as the rulebook says
setting-legend-hits-once = Can be hit once in an attack
setting-waiting-upgrades = Upgrades on the attack jar
setting-waiting-upgrades-next-attack = Work in the next attack of any kind, as their cards say
setting-waiting-upgrades-attack-jar = Work when the attack jar is broken for its action
setting-feast-squares = What Hester devours
setting-feast-squares-own-side = Lies on that player’s side of her board, as the rulebook says
setting-feast-squares-any-side = May lie on the other side when that one is full
setting-automata-spawn = Where the automata’s haints appear
setting-automata-spawn-no-units = Only on a hex without any units, as the rulebook says
setting-automata-spawn-own-units = Their own units on the hex do not matter

## Questions

prompt-act = { $kind }: { $points } left
prompt-activate = { $card }: which faction does it move?
prompt-along = A doll leaves: does a unit go with it?
prompt-ambush = Move one of your legends
prompt-area = Which arrow’s area?
prompt-around = Anything else to use?
prompt-arrow = Place an arrow
prompt-ask = Whom do you ask?
prompt-attack = Attack: from where, and whom?
prompt-birth = Put a haint
prompt-clash =
    { $price ->
        [one] Clash: pay { $price } cube and kill?
       *[other] Clash: pay { $price } cubes and kill?
    }
prompt-collect = Collect a token
prompt-cross = Put an X where the sought thing is not
prompt-deck = Turn a card from which deck?
prompt-deck-size = How many cards go into the { $deck }? { $left } left to share out among the decks; when one is needed and none is left, you lose
prompt-devour = Devour a legend?
prompt-doll = Your unit went from { $start } to { $end }: does the doll go along?
prompt-douse = Take a flame off the fire?
prompt-drag = Which unit comes along?
prompt-drop = Discard a cube, { $left } too many
prompt-drop-arrow = Take an arrow back
prompt-eat = Which token does she devour?
prompt-eat-from = From the board or from the bag?
prompt-exchange = Exchange the dolls in secret?
prompt-fair = Your turn: nest, quest, cards
prompt-favour = Who gains a cube?
prompt-figures = Place your two figures
prompt-free-action = The free action before or after the attack?
prompt-gain = Take a cube
prompt-gather = Pull everything on a hex towards your legend
prompt-give-back =
    { $left ->
        [one] Put { $left } more token back into the bag
       *[other] Put { $left } more tokens back into the bag
    }
prompt-glean = Take back an empty nest
prompt-goblin = Which figure is the goblin? Only you will know
prompt-grid = Choose a row of the grid
prompt-grid-token = Activate a token
prompt-guess = Guess a hex
prompt-herd = { $side }: which group walks where?
prompt-hero = Choose a legend
prompt-hester = Hester’s turn: actions and cards
prompt-hide = Hide: { $item }
prompt-hide-doll = Where is the real doll?
prompt-infect = Infect a haint
prompt-keyhole = Choose a hex near the goblin
prompt-keyhole-move = What comes through the keyhole?
prompt-lay = Lay a cube on a hex
prompt-lead = Lead infected haints and Hester
prompt-leap = Leap over a storm
prompt-legend = Legend jar: ability and gift
prompt-lift-x = Take an X back
prompt-lock = Which trail do you lose?
prompt-march = Move your haints with Levi
prompt-move = Move whom, and where?
prompt-nail = Put a nail under a unit
prompt-nest = Place another nest
prompt-objective = Put your rival’s { $objective } on the map. It is what your rival wants: far away is good for you
prompt-odessa-return = How many cubes come back from Odessa?
prompt-off = Take a cube off the battleground
prompt-order = Which part do you do first?
prompt-part = Which effect?
prompt-place = Place an ability token
prompt-post = Post a haint
prompt-pull = What do you pull?
prompt-push = Push to which hex?
prompt-relocate = Relocate a unit
prompt-remove = Remove a haint
prompt-replace-quest = Replace a quest?
prompt-replay = Play a card once more
prompt-reward = Quest done: an arrow or a guess?
prompt-root = Place a root
prompt-row = Which ability do you use?
prompt-scatter = Where do you push { $thing } off the fire?
prompt-search = Which terrain gets the search cube?
prompt-season = Move a search cube
prompt-sink = Put a card under the deck
prompt-slay = Kill a haint anywhere
prompt-spawn = Where does a haint spawn?
prompt-spend =
    { $left ->
        [one] Pay { $left } more cube
       *[other] Pay { $left } more cubes
    }
prompt-spoon = Hester is beaten: turn your spoon to 1? (it points to { $number })
prompt-square = On whose side of the board do the haints go?
prompt-start = Which field comes first?
prompt-station = Place your legend
prompt-rally = How many of your cubes go to the battleground?
prompt-store = Give cubes to Odessa
prompt-storm = Place a storm
prompt-stow = Put a token on the board, or all into the bag
prompt-strike =
    { $price ->
        [one] The attack succeeds: pay { $price } cube and hit?
       *[other] The attack succeeds: pay { $price } cubes and hit?
    }
prompt-swap = Let the figures change places?
prompt-swap-offers = Swap offers
prompt-take-offer = Which offer first?
prompt-taunt = Place a taunt
prompt-terror = Which terrain do you choose?
prompt-together = Call two infected haints to one hex
prompt-token = Take a token from the bag
prompt-tokens = Activate your tokens
prompt-track = Choose a side of the legend track
prompt-trade = Which cube do you exchange?
prompt-trail = Place a trail
prompt-trail-back = Take a trail back
prompt-trick = Swap two haints
prompt-turn = Your turn: break a jar
prompt-unnail = Take a nail back first
prompt-victim = Which haint falls ill instead?
prompt-walk = Lead townsfolk home
prompt-wrath = Place the striking wrath

## Options

option-ability = Legend ability
option-act = Now the jar’s action
option-activate = Activate: { $a }
option-advance = Advance { $a } → { $b }: { $c }
option-along = { $a } goes along
option-area = Arrow { $a }
option-arrow = Arrow at { $a }, line { $b }, { $c }
option-ask = { $a }
option-attack = Attack { $a } → { $b }: { $c }
option-attack-first = Attack first
option-back = Back into the bag: { $a }
option-bag = The rest into the bag
option-birth = Put { $a } on { $b }
option-board = On the board: { $a }
option-break = Break the jar: { $a }
option-card = Play { $a }
option-collect = Take { $a } from { $b }
option-cross = X on { $a }
option-deck = Deck: { $a }
option-devour = Devour { $a }
option-done = Done
option-douse = Pay a cube, take a flame
option-drag = { $a }
option-drop = Discard { $a }
option-drop-arrow = Arrow { $a }
option-eat = { $a }
option-end = End the turn
option-exchange = The real doll goes to { $a }
option-extra-root = One more root, to { $a }
option-favour = { $a }
option-figures = On { $a } and { $b }
option-free-first = Free action first
option-from = { $a }
option-gain = Take { $a }
option-gather = Pull everything from { $a } to { $b }
option-gift = Gift
option-glean = The nest on { $a }
option-goblin = { $a } is the goblin
option-goblins = Goblins: { $a }
option-grid = Row { $a }
option-guess = Guess: { $a }
option-herd = { $a } → { $b }
option-hero = { $a }
option-hide = On { $a }
option-hide-doll = Real doll on { $a }
option-hit = Pay and hit: { $a }
option-infect =
    { $n ->
        [0] Infect action
       *[other] Infect { $a } on { $b }, paying { $c }
    }
option-keep = Leave them as they are
option-keyhole = Onto { $a }
option-kill = Pay and kill
option-lay = Lay { $a } on { $b }
option-lead = { $a }: { $b } → { $c }, paying { $d }
option-leap = Leap { $b } → { $c }: { $a }
option-leave-doll = Leave the doll
option-leave-spoon = Leave the spoon as it is
option-lift-x = The X on { $a }
option-lock = Give up: { $a }
option-march = { $a }: { $b } → { $c }
option-move = Move { $a } from { $b } to { $c }
option-nail = Nail: { $b } on { $a }
option-nest = Nest with the { $a } offer: { $b }
option-objective = Place on { $a }
option-off = Take off: { $a }
option-offer = Use the offer: { $a }
option-part = Part { $a }
option-pass = Do not
option-place = Put { $a } on { $b }
option-play =
    { $n ->
        [1] Play the card { $a }
       *[other] Play the card { $a } over { $b }
    }
option-post = Haint on { $a }
option-pry = Pull the nail out: { $b }, { $a }
option-pull = Pull { $a } from { $b } to { $c }
option-push =
    { $n ->
        [1] Push to { $a }
       *[other] Push { $a } from { $b } to { $c }
    }
option-quest = Complete { $a }
option-redraw = Turn another card
option-relocate = Put { $a } from { $b } on { $c }
option-remove = Remove { $a } from { $b }
option-replace-quest = Replace { $a }
option-replay = Again: { $a }
option-return = Return { $a }
option-root = Root to { $a }
option-row = { $a }
option-scatter = { $a } to { $c }
option-search = { $a }
option-season = From { $a } to { $b }
option-sink = Under the deck: { $a }
option-skip = Skip
option-slay = Kill on { $a }
option-spawn = Spawn on { $a }
option-spend = Pay { $a }
option-spoon = Turn the spoon to 1
option-square = On the side of { $a }
option-start = First { $a }
option-station = Legend on { $a }
option-stay = Stay
option-stir = Move action
option-stop = Stop
option-rally = { $a }
option-store = Store { $a }
option-storm = Storm on { $a }
option-strengthen = Strengthen: a cube to the battleground
option-strike = Attack with the jar: { $a }
option-summon = Summon Hester on { $a }, paying { $b }
option-swap = Swap
option-swap-offers = Swap { $a } and { $b }
option-tactics = Tactics: { $a }
option-take-doll = Take the doll along
option-take-nest = Take the nest from { $a }
option-take-offer = The offer on { $a }
option-taunt = Taunt on { $a }
option-terror = { $a }
option-tile = Tile: { $a }
option-together = { $a } and { $b } meet on { $c }
option-token = Token: { $a }
option-track = { $a }
option-trade = Give { $a }
option-trail = Trail on { $a }
option-trail-back = Take the trail from { $a }
option-tree = Shake the tree
option-trick = { $a } on { $b } with { $c } on { $d }
option-unnail = Take the nail from { $b } on { $a }
option-upgrades = Upgrades: { $a }
option-use = Use { $a }
option-victim = On { $a }
option-walk = { $a }: { $b } → { $c }
option-wrath = Wrath on { $a }

## Events

event-arrow-placed = Arrow at { $hex }, line { $axis }: { $side }.
event-attack-failed = { $side }: the attack fails.
event-attacked = { $side }: attacks from { $start } on { $end } ({ $defender }).
event-automaton-activated = { $side }: acts by { $card }.
event-card-drawn =
    { $card ->
        [none] { $side }: draws a card.
       *[other] { $side }: draws { $card }.
    }
event-card-played = { $side }: { $card }.
event-card-sunk =
    { $card ->
        [none] { $side }: puts a card under the deck.
       *[other] { $side }: puts { $card } under the deck.
    }
event-cards-discarded = { $side }: all cards in play are discarded.
event-clashed = Haints clash: { $side } and { $defender }.
event-cross-placed = X on { $hex }: the sought thing is not here.
event-cubes-gained = Battleground: +{ $number }× { $colour }.
event-cubes-lost = Battleground: −{ $number }× { $colour }.
event-devoured = Hester feasts on { $side }: { $token }.
event-doll-hidden =
    { $hex ->
        [none] { $seat } hides the dolls.
       *[other] { $seat } hides the real doll on { $hex }.
    }
event-doll-moved = A doll: { $start } → { $end }.
event-doll-turned = The doll on { $hex } is turned: { $doll }.
event-dolls-looked-at = { $side }: a chance to exchange the dolls.
event-figure-removed = { $unit } leaves the game.
event-figure-unmasked = { $unit } is { $identity }!
event-figures-placed =
    { $goblin ->
        [none] { $seat } places two figures: { $first }, { $second }.
       *[other] { $seat } places two figures: { $first }, { $second }; the goblin is { $goblin }.
    }
event-figures-swapped = { $side }: the figures change places.
event-fire-made = Fire on { $hex }!
event-fire-out = { $side }: the fire on { $hex } is out.
event-flame-added = The fire on { $hex } grows.
event-flame-removed = { $side }: takes a flame from { $hex }.
event-grid-pushed = Kammi pushes { $token } into row { $row }.
event-guessed =
    { $right ->
        [true] Guessed { $hex }: right!
       *[other] Guessed { $hex }: wrong.
    }
event-haint-infected = { $victim } on { $hex } is infected.
event-haint-killed = { $side }: { $victim } on { $hex } is killed.
event-haint-removed = { $victim } leaves the map ({ $hex }).
event-haint-spawned = { $side }: a haint appears on { $hex }.
event-hero-chosen = { $side }: { $hero } leads.
event-hester-killed = { $side }: drives Hester off the map.
event-hester-summoned = Hester rises on { $hex }.
event-item-found = Found on { $hex }: { $item }!
event-item-hidden =
    { $hex ->
        [none] Hidden: { $item }.
       *[other] Hidden on { $hex }: { $item }.
    }
event-jar-broken = { $side }: jar broken – { $jar }.
event-lantern-taken = { $side }: the lantern is theirs.
event-legend-hit = { $side }: hits { $unit }.
event-map-laid = The map: { $map }.
event-match-ended = The game is over. Victory: { $side }.
event-nest-placed = Nest on { $hex }: { $offer }.
event-nest-taken = The nest leaves { $hex }.
event-objective-placed = { $side }: new objective ({ $objective }) on { $hex }.
event-offer-taken = { $side }: takes the offer { $offer } on { $hex }.
event-offer-used = { $side }: uses the offer { $offer }.
event-points-scored =
    { $number ->
        [one] { $side }: +{ $number } point ({ $reason }).
       *[other] { $side }: +{ $number } points ({ $reason }).
    }
event-quest-done = Quest done: { $quest }.
event-quest-dropped = Quest put away: { $quest }.
event-root-placed = { $colour }: { $start } → { $end }.
event-roots-removed = { $colour }: gone.
event-round-began = Round { $round }.
event-round-ended = Round { $round } is over.
event-search-cube-placed = Search cube on { $terrain }.
event-solo-card-turned = Solo card: { $card }.
event-spoon-turned = { $side }: the spoon points to { $number }.
event-storm-placed = A storm gathers on { $hex }.
event-thing-placed = { $thing } on { $hex }.
event-thing-removed = { $thing } leaves { $hex }.
event-tile-turned = New tile at { $jar }: { $tile }.
event-tile-used = { $side }: uses the tile { $tile }.
event-token-collected = { $side }: token { $token } collected on { $hex }.
event-token-moved = Token { $token }: { $start } → { $end }.
event-token-placed = Token { $token } on { $hex }.
event-token-stowed = The Family: token { $token } → { $place }.
event-tokens-drawn =
    { $number ->
        [one] { $seat } draws { $number } token. { $tokens }
       *[other] { $seat } draws { $number } tokens. { $tokens }
    }
event-tokens-kept = The Family keeps: { $tokens }.
event-track-chosen = { $side }: legend track “{ $track }”.
event-trail-placed = A trail on { $hex }.
event-trail-taken = The trail leaves { $hex }.
event-tree-shaken = The tree: in { $thrown }; out { $fallen }.
event-turn-token-drawn = Turn token: { $token }.
event-unit-moved = { $unit }: { $start } → { $end }.
event-units-moved = { $side }: { $units }, { $start } → { $end }.
event-wild-gained = { $side }: +1 wild token.

## Why not

why-after-jar = { $thing } can be played only after the jar’s action.
why-cost =
    { $cost ->
        [one] Entering costs you { $cost } point of ADVANCE.
       *[other] Entering costs you { $cost } points of ADVANCE.
    }
why-enemy = Units of { $side } are here. Two sides never share a hex.
why-far = None of your units stands beside it. An ADVANCE leads to an adjacent hex.
why-field-spent = Hester has played a card this turn.
why-fire = Fire. Nobody but Hester may be here.
why-full = Four units are here. There is no more room.
why-jar-broken = This jar is broken until the end of the round.
why-jar-chosen = Your jar of this turn is { $jar }.
why-kammi-is-here = Kammi must be one of the sides in chapter 4.
why-kammi-is-not-here = Kammi joins in chapters 4 and 5, and with the Fair Folk in three or four.
why-nailed = An iron nail holds the units here.
why-no-flame = No action flame is left.
why-no-haint = No haint of { $side } is here.
why-no-nest = A nest needs a hex without units, fire and another nest.
why-no-spawn = SPAWN puts a haint on your home or on the hex of your legend.
why-no-target = Nobody you could attack is within range of the units here.
why-no-token = You have no ready token that pays for { $thing }.
why-nobody = There is nobody to attack here.
why-not-in-hand = { $thing } is not in your hand.
why-not-now = { $thing } must wait: finish first what is being done.
why-not-your-turn = It is not your turn.
why-objective = Here is { $objective }: your units may not enter.
why-one-card = You have played your card of this turn.
why-one-nest = You have placed a nest this turn.
why-other-seats = This chapter is for another number of players: { $seats }.
why-out-of-range = None of your units has this hex within range.
why-push-far = A legend that was hit is pushed to an adjacent hex.
why-search-cubes =
    { $price ->
        [one] { $thing } costs { $price } search cube from the battleground.
       *[other] { $thing } costs { $price } search cubes from the battleground.
    }
why-taken = The hex is not free. An objective needs a hex without units, objectives and fire.
why-terrain = No waiting objective belongs here. Objectives wait for: { $terrains }.
why-tile-elsewhere = This tile belongs to another jar.
why-tile-used = This tile was used already.
why-wrath = This attack comes from the hex of the striking wrath.

## What speaks for an option

hint-way-open = a townsfolk can then walk home: { $n } points
hint-way-lacks =
    { $n ->
        [one] a townsfolk’s way home then lacks only one hex
       *[other] a townsfolk’s way home then lacks only { $n } hexes
    }
hint-legend-storm-joins = your legend’s storm joins a building to your home: { $n } points
hint-legend-storm-lacks = your legend’s storm leaves only { $n } missing to a building
hint-storm-joins = then storms join a building to your home: { $n } points
hint-storm-lacks =
    { $n ->
        [one] then only one storm is missing to a building
       *[other] then only { $n } storms are missing to a building
    }
hint-brambles = a unit in the brambles brings a point at the end of the round
hint-tokens =
    { $n ->
        [one] a token lies there to be collected
       *[other] { $n } tokens lie there to be collected
    }
hint-units = you then have { $n } units on the map
hint-cubes =
    { $n ->
        [one] then one of your cubes lies on the battleground
       *[other] then { $n } of your cubes lie on the battleground
    }
hint-rescued = a townsfolk is home: { $n } points, that makes { $vp } of { $all }
hint-nearer-home =
    { $n ->
        [one] a townsfolk is then one hex from home
       *[other] a townsfolk is then { $n } hexes from home
    }
hint-far-for-them =
    { $n ->
        [one] your rival still lacks one hex on the way there
       *[other] your rival still lacks { $n } hexes on the way there
    }
hint-wild =
    { $n ->
        [one] that is one action of any kind
       *[other] that is { $n } actions of any kind
    }
hint-best-hit = your best attack hits in about { $n } of 100 cases
hint-tiles =
    { $n ->
        [one] a tile lies at this jar
       *[other] { $n } tiles lie at this jar
    }
hint-hit = hits in about { $n } of 100 cases
hint-in-brambles = the enemy stands in the brambles, where points are made
hint-kill = a kill brings a point, your { $vp } of { $all }
hint-dial-full = a kill fills the dial and brings a point
hint-dial = a kill makes { $n } of { $all } on the dial
hint-row =
    { $n ->
        [one] its row gives one
       *[other] its row gives { $n }
    }
hint-squares = fills square { $n } of 6
hint-infected =
    { $n ->
        [one] then one haint is infected
       *[other] then { $n } haints are infected
    }
hint-on-prey = a legend you may devour stands there
hint-prey =
    { $n ->
        [one] a legend you may devour is one hex away
       *[other] a legend you may devour is { $n } hexes away
    }
hint-sick-near =
    { $n ->
        [0] two infected haints of both sides meet there
        [one] an infected haint of the other side is then one hex away
       *[other] an infected haint of the other side is then { $n } hexes away
    }
hint-candidates =
    { $n ->
        [one] only this hex is left where it may be
       *[other] { $n } hexes are left where it may be
    }
hint-parts = tells { $n } of { $all } possible hexes from the rest
hint-rest = nothing else you could do here is worth more now
hint-free-step = the step onto the trail is free
hint-toward-tokens =
    { $n ->
        [one] the next token is then one hex away
       *[other] the next token is then { $n } hexes away
    }
hint-toward-brambles =
    { $n ->
        [one] the brambles are then one hex away
       *[other] the brambles are then { $n } hexes away
    }
hint-toward-way =
    { $n ->
        [one] a gap on a townsfolk’s way home is then one hex away
       *[other] a gap on a townsfolk’s way home is then { $n } hexes away
    }
hint-toward-ruin =
    { $n ->
        [one] a hex that lacks a storm on the way to a building is then one hex away
       *[other] a hex that lacks a storm on the way to a building is then { $n } hexes away
    }
hint-toward-doll =
    { $n ->
        [one] a doll that may be the real one is then one hex away
       *[other] a doll that may be the real one is then { $n } hexes away
    }
hint-away-tokens = leads it away from a token
hint-away-brambles = leads it away from the brambles
hint-away-way = leads it away from a townsfolk’s way home
hint-away-ruin = leads the legend away from where it needs a storm
hint-token-comes = the token then lies under your unit
hint-farther-home =
    { $n ->
        [one] the townsfolk is then one hex from home
       *[other] the townsfolk is then { $n } hexes from home, farther than now
    }
hint-storm-way = the storm lies on the way to a building
hint-trail-way = the trail lies on a townsfolk’s way home
hint-pushes = the legend is pushed a hex away, and you choose where
hint-rows = one of your rows works: Advance { $advance }, Spawn { $spawn } or Strengthen { $strengthen }
hint-draw = you draw { $n } tokens and keep { $kept }
hint-grid = a row of your grid works, both its tokens
hint-scrolls =
    { $n ->
        [one] your legend’s ability has one of 4 scrolls
       *[other] your legend’s ability has { $n } of 4 scrolls
    }
hint-both = you may use both, one after the other
hint-slot-card = filling this place draws you a card
hint-draw-then = from now on you draw { $n } tokens and keep { $kept }
hint-slots =
    { $n ->
        [one] then one place on your board is filled
       *[other] then { $n } places on your board are filled
    }
hint-bag =
    { $n ->
        [one] the bag then holds one token
       *[other] the bag then holds { $n } tokens
    }
hint-several = you have drawn { $n } of these
hint-tile = a tile that you leave there another may take
hint-root-haint = a haint stands there that you could infect
hint-root-cube = the hex gives a { $cube }
hint-root-near =
    { $n ->
        [one] a haint to infect is then one hex from the root
       *[other] a haint to infect is then { $n } hexes from the root
    }
hint-tree-infects = in about { $n } of 100 cases a cube falls out with which you can infect
hint-fire =
    { $n ->
        [one] one cube is enough to bring two infected haints together; you have { $all }
       *[other] { $n } cubes are enough to bring two infected haints together; you have { $all }
    }
hint-automaton-far =
    { $n ->
        [one] it is the farther one from its goal: one hex
       *[other] it is the farther one from its goal: { $n } hexes
    }
hint-far-from-goal = its goal is { $n } hexes away from there
hint-quest-done = four nests then fit one of your quests
hint-quest-closer =
    { $n ->
        [one] one nest then fits a quest, which asks for four
       *[other] { $n } nests then fit a quest, which asks for four
    }
hint-lure = the nest earns a silver cube there
hint-quest = a completed quest gives you an arrow or a guess
hint-search =
    { $n ->
        [one] one hex of the map has this terrain
       *[other] { $n } hexes of the map have this terrain
    }

## Ends

reason-feast = Hester has filled all her squares.
reason-lantern = Equal points: the lantern decided.
reason-lost = The automata were stronger.
reason-minor = A minor victory.
reason-nobody = Nobody wins.
reason-points = The most victory points decided.
reason-queen = The Fair Folk have found their queen.
reason-queen-and-feast = The queen is found, and Hester has filled all her squares: two win.
reason-queen-and-points = The queen is found, and the points are counted: two win.

## Things

and = { $most } and { $last }
ref-abilities = abilities
ref-advance = Advance
ref-advance-1 = Advance 1
ref-advance-2 = Advance 2
ref-all-around = All Around
ref-ambush = Ambush
ref-among-units = Under Their Noses
ref-any = any cubes
ref-any-action = Advance, spawn or strengthen
ref-around-brambles = Ring of Thorns
ref-attack = attack
ref-automata = the automata
ref-bag = bag
ref-banishment = Banishment
ref-beckoning = Beckoning
ref-bernice = Bernice
ref-black-root = black roots
ref-blood-money = Blood Money
ref-blue = blue cube
ref-blue-haint = blue haint
ref-blue-infected = infected blue haint
ref-blue-legend = the Family’s legend
ref-board = board
ref-bog = bog
ref-bog-and-forest = Rotten Wood
ref-bog-and-plains = Peat and Straw
ref-bold-guess = Bold Guess
ref-brambles = brambles
ref-brown = brown cube
ref-brown-root = brown roots
ref-building = building
ref-buried = Buried
ref-calming = Calming
ref-catch-breath = Catch Your Breath
ref-coin = the coin
ref-confluence = Confluence
ref-corbin = Corbin
ref-council-seat = Council Seat
ref-crown = crown
ref-cube = cubes
ref-cubes-blue = { $n } blue
ref-cubes-brown = { $n } brown
ref-cubes-green = { $n } green
ref-cubes-purple = { $n } purple
ref-cubes-red = { $n } red
ref-cubes-silver = { $n } silver
ref-cubes-teal = { $n } teal
ref-cubes-yellow = { $n } yellow
ref-cycle-card = +1/−1 card
ref-decoy = a decoy
ref-desperate-grip = Desperate Grip
ref-dial = haint dial
ref-din-and-uproar = Din and Uproar
ref-distant-tremors = Distant Tremors
ref-doll = doll
ref-doll-whisper = Doll's Whisper
ref-doppelganger = Doppelganger
ref-draw-card = Draw
ref-drawn-together = Drawn Together
ref-emmy = Emmy
ref-faceless-portraits = Faceless Portraits
ref-fair-folk = Fair Folk
ref-family = Family
ref-deck-tactics = tactics deck
ref-deck-upgrades = upgrades deck
ref-deck-goblins = goblins deck
ref-family-a = Gathering storm
ref-family-b = Scattering storm
ref-figure-1 = Kammi’s first figure
ref-figure-2 = Kammi’s second figure
ref-fire = fire put out
ref-first-scroll = First scroll
ref-flit = Flit
ref-forest = forest
ref-four-terrains = Four Colours
ref-free = nothing
ref-ghost-trap = Ghost Trap
ref-gleaning = Gleaning
ref-goblin = the goblin
ref-goblin-bruiser = Bruiser
ref-goblin-knocker = Knocker
ref-goblin-trickster = Trickster
ref-goblins = goblins
ref-green = green cube
ref-group-haint =
    { $n ->
        [one] { $n } haint
       *[other] { $n } haints
    }
ref-group-infected =
    { $n ->
        [one] { $n } infected haint
       *[other] { $n } infected haints
    }
ref-h-1 = A1
ref-h-2 = A2
ref-h-3 = A3
ref-h-4 = A4
ref-h-5 = B1
ref-h-6 = B2
ref-h-7 = B3
ref-h-8 = B4
ref-h-9 = B5
ref-h-10 = C1
ref-h-11 = C2
ref-h-12 = C3
ref-h-13 = C4
ref-h-14 = C5
ref-h-15 = C6
ref-h-16 = D1
ref-h-17 = D2
ref-h-18 = D3
ref-h-19 = D4
ref-h-20 = D5
ref-h-21 = D6
ref-h-22 = D7
ref-h-23 = E1
ref-h-24 = E2
ref-h-25 = E3
ref-h-26 = E4
ref-h-27 = E5
ref-h-28 = E6
ref-h-29 = F1
ref-h-30 = F2
ref-h-31 = F3
ref-h-32 = F4
ref-h-33 = F5
ref-h-34 = G1
ref-h-35 = G2
ref-h-36 = G3
ref-h-37 = G4
ref-haint = haint
ref-haunting-vision = Haunting Vision
ref-hester = Hester
ref-home-calls = Doorsteps
ref-hurts-a-moment = It Only Hurts a Moment
ref-infected = infected haint
ref-kaine = Kaine
ref-kammi = Kammi
ref-kammi-1 = Encore
ref-kammi-2 = Grid cubes
ref-kill = a kill
ref-knife-in-the-dark = Knife in the Dark
ref-lantern = lantern
ref-legend = legend
ref-lets-get-out = Let's Get Out of Here!
ref-levi = Levi
ref-lure = Lure
ref-malachi = Malachi
ref-mildred = Mildred
ref-minus = left or above
ref-mountain = mountain
ref-mountain-watch = Mountain Watch
ref-move = moving
ref-move-legend = Legend move
ref-nail = iron nail
ref-needed-sacrifice = Needed Sacrifice
ref-nest = nest
ref-new-season = New Season
ref-night-terror = Night Terror
ref-no-cubes = nothing
ref-nobody = nobody
ref-nothing = Nothing
ref-odessa = Odessa
ref-on-the-edge = Borderland
ref-one-cluster = Fairy Ring
ref-one-from-edge = Inside the Fence
ref-one-terrain = One Colour
ref-out-all-night = Out All Night
ref-out-yonder = Out Yonder
ref-outside = outside
ref-plains = plains
ref-plains-and-forest = Forest Hem
ref-plus = right or below
ref-priscilla = Priscilla
ref-protectors = Protectors
ref-protectors-a = Trails
ref-protectors-b = Calling folk
ref-protege = Protégé
ref-psychopomp = Psychopomp
ref-purple = purple cube
ref-purple-haint = purple haint
ref-purple-infected = infected purple haint
ref-q = ↕
ref-queen = queen
ref-r = ⤡
ref-raise-the-dead = Raise the Dead
ref-rally = Rally
ref-real = the real one
ref-red = red cube
ref-red-haint = red haint
ref-red-infected = infected red haint
ref-red-legend = the Protectors’ legend
ref-reinforcements = Reinforcements
ref-rescue = rescued townsfolk
ref-resolve = Resolve
ref-roar = Roar
ref-ruin = destroyed building
ref-s = ⤢
ref-scaredy-cat = Scaredy-Cat
ref-second-nest = Second Nest
ref-shaken-branches = Shaken Branches
ref-shove-any = Shove any
ref-shove-enemy = Shove an enemy
ref-side-a = side A
ref-side-b = side B
ref-silver = silver cube
ref-skinless-boy = Skinless Boy
ref-sloth = Sloth
ref-spawn = Spawn
ref-spawn-1 = Spawn 1
ref-spawn-2 = Spawn 2
ref-spite = Spite
ref-spoon-back = Turn the spoon back
ref-stir-the-storm = Stir the Storm
ref-storm-guide = Storm Guide
ref-straight-line = Ley Line
ref-strengthen = Strengthen
ref-strengthen-1 = Strengthen 1
ref-strengthen-2 = Strengthen 2
ref-supply = the supply
ref-sure-shot = Sure Shot
ref-sweeten-the-deal = Sweeten the Deal
ref-sword = sword
ref-tactics = tactics
ref-taunt = taunt
ref-teal = teal cube
ref-temptation = Temptation
ref-thistle-compass = Thistle Compass
ref-through-the-keyhole = Through the Keyhole
ref-toss = Toss
ref-townsfolk = townsfolk
ref-trail = trail
ref-trick = Trick
ref-trodden-soil = Trodden Soil
ref-two-legends = Two legends
ref-upgrades = upgrades
ref-weave-of-fate = Weave of Fate
ref-well-see = We'll See About That
ref-wetlands = wetlands
ref-wetlands-and-bog = Reeds and Mire
ref-wetlands-and-forest = Drowned Trees
ref-wetlands-and-plains = Flooded Fields
ref-where-oh-where = Where, Oh Where
ref-white-innards = White Innards
ref-wild = wild
ref-wild-tangle = Wild Tangle
ref-wildest-of-haints = Wildest of Haints
ref-will-o-wisp = Will-o'-the-Wisp
ref-willa = Willa
ref-witch-fire = Witch Fire
ref-within-reach = Within Reach
ref-wrath = striking wrath
ref-yellow = yellow cube
ref-your-will-my-whim = Your Will, My Whim

## What cards say

text-wetlands-and-bog = 4 nests each adjacent to a wetlands hex and to a bog hex.
text-wetlands-and-plains = 4 nests each adjacent to a wetlands hex and to a plains hex.
text-wetlands-and-forest = 4 nests each adjacent to a wetlands hex and to a forest hex.
text-bog-and-plains = 4 nests each adjacent to a bog hex and to a plains hex.
text-bog-and-forest = 4 nests each adjacent to a bog hex and to a forest hex.
text-plains-and-forest = 4 nests each adjacent to a plains hex and to a forest hex.
text-one-from-edge = 4 nests exactly 1 hex from the map edge.
text-on-the-edge = 4 nests on edge hexes.
text-around-brambles = 4 nests adjacent to the brambles.
text-straight-line = 4 nests in one straight line (gaps allowed).
text-one-terrain = 4 nests on terrain hexes of one type.
text-four-terrains = 4 nests on terrain hexes of four different types.
text-one-cluster = 4 nests forming one connected group.
text-mountain-watch = 4 nests on or adjacent to mountains.
text-among-units = 4 nests each adjacent to a hex with a unit of any faction.
text-home-calls = 4 nests each adjacent to a home hex.
text-kammi = Kammi herself has no gift of her own; the chosen goblin’s gift is used.
text-hester = Enters only by being summoned.
text-sword = From now on 1 search cube to the battleground whenever a haint is killed or infected.
text-crown = A second search cube on an empty terrain of the Fair Folk board.
text-queen = The Fair Folk win at the end of this round and take no more turns.
text-scroll-protectors-a-2 = A second trail. A hex with a trail costs 1 less, and townsfolk may walk over it.
text-scroll-protectors-a-3 = A third trail.
text-scroll-protectors-a-4 = A fourth trail.

## What cards say: the verbs

said-and = { $most } and { $last }
said-or = { $most } or { $last }
sentence = { $what }.
fx-nothing = no effect
for-hester = Hester: { $what }
for-hester-nothing = Hester: no effect
for-hester-too = Hester too
once-per-game = once per game: { $what }
solo-joker = in the solo game a joker that costs all terrain cubes
fx-advance = { $n } ADVANCE{ $legend_only ->
        [true] { " " }with your legend alone, without haints
       *[other] { "" }
    }
often-advance = ADVANCE as many times as { $n }
fx-spawn = { $n } SPAWN{ $at ->
        [none] { "" }
       *[other] { $n ->
            [one] { " " }on a hex { $at }
           *[other] , each on a hex { $at }
        }
    }
often-spawn = SPAWN as many times as { $n }
fx-strengthen = { $n } STRENGTHEN
often-strengthen = STRENGTHEN up to as many times as { $n }
fx-wild = { $after_jar ->
        [true] after your jar action is finished:{ " " }
       *[other] { "" }
    }{ $n } ADVANCE, SPAWN or STRENGTHEN
often-wild = { $after_jar ->
        [true] after your jar action is finished:{ " " }
       *[other] { "" }
    }ADVANCE, SPAWN or STRENGTHEN as many times as { $n }
n-half-wild-tokens-up = half of your wild tokens (rounded up)
n-up-to-3-wild-tokens = your wild tokens, 3 at most
n-half-spawn-value-up = half of your SPAWN value (rounded up)
n-half-strengthen-value-up = half of your STRENGTHEN value (rounded up)
fx-gain-wild = take a wild token; it is used not now but with the wild jar
fx-choose = one of the two: { $of }
fx-any-order = in any order: { $of }
fx-if = if { $cond }: { $then }
if-three-own-cubes-out = at least 3 of your cubes lie on the battleground
if-hand-not-empty = you have a card in hand
if-fewer-cubes-than-rival = you have fewer cubes on the battleground than your direct rival
if-own-unit-adjacent-to-enemy-legend = one of your units is beside an enemy legend
if-legend-on-terrain = your legend stands on terrain
if-root-on-brambles-or-mountain = a root touches brambles or a mountain
if-goblin-with-own-haint = your goblin shares its hex with one of your haints
if-goblin-and-rival-legend-on-different-terrains = your goblin and the rival’s legend stand on different terrains
fx-cubes-off-opponent =
    { $n ->
        [one] take 1 cube of an opponent off the battleground
       *[other] take up to { $n } cubes of one opponent off the battleground
    }{ $back ->
        [true] ; they return at the end of your turn
       *[other] { "" }
    }
fx-cubes-off-each-opponent =
    { $n ->
        [one] take 1 cube of each opponent off the battleground
       *[other] take up to { $n } cubes of each opponent off the battleground
    }{ $back ->
        [true] ; they return at the end of your turn
       *[other] { "" }
    }
fx-gain-terrain-cube =
    { $n ->
        [one] gain 1 terrain cube of your choice
       *[other] gain { $n } terrain cubes of your choice
    }
fx-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
fx-bottom = put 1 card under the deck
fx-range-end-of-turn = range +{ $n } until the end of your turn (attacks, trails)
fx-range-next-attack = range +{ $n } in your next attack; waits on the attack jar
fx-tree = activate the tree
fx-scroll = do the first scroll of your legend track (with trails: put or move 1)
fx-move = move { $unit } { $steps ->
        [one] 1 hex
       *[other] { $steps } hexes
    }{ $start ->
        [none] { "" }
       *[other] { " " }from a hex { $start }
    }{ $dest ->
        [none] { "" }
       *[other] { " " }to a hex { $dest }
    }
fx-move-townsfolk = move 1 townsfolk 1 hex{ $dest ->
        [none] { "" }
       *[other] { " " }to a hex { $dest }
    }
fx-relocate = put { $unit }{ $start ->
        [none] { "" }
       *[other] { " " }from a hex { $start }
    }{ $n ->
        [one] { " " }on a hex { $dest }
       *[other] , each on a hex { $dest }
    }
fx-remove = take { $unit } off the map{ $start ->
        [none] { "" }
       *[other] { " " }from a hex { $start }
    }{ $start ->
        [none] { "" }
       *[other] ; this scores no points
    }
fx-pull = pull { $what }{ $start ->
        [none] { "" }
       *[other] { " " }from a hex { $start }
    } 1 hex closer to { $ref }
fx-push = push { $what }{ $start ->
        [none] { "" }
       *[other] { " " }from a hex { $start }
    } 1 hex away from { $ref }
fx-place-storm = put 1 storm on a hex { $at }
fx-place-tokens =
    { $n ->
        [one] put 1 ability token of your choice from the box on a hex { $at }
       *[other] put { $n } ability tokens of your choice from the box on different hexes, each { $at }
    }
fx-place-cube = put 1 of your cubes from the supply on a hex { $at }
fx-place-terrain-cube = put 1 terrain cube of your choice on a hex { $at }
fx-place-wrath = put the wrath token on a hex { $at }
fx-place-taunts = put { $n } taunt tokens on different hexes, each { $at }. A unit on the hex removes the token. At the end of the round SPAWN 1 haint on every hex with a taunt token
fx-place-nail = put a nail under a unit on a hex { $at }. That unit cannot move until its owner pays 1 ADVANCE to return the nail
fx-take-token =
    { $n ->
        [one] collect at once 1 ability token from a hex { $start }
       *[other] collect at once { $n } ability tokens from hexes { $start }
    }
hex-terrain = of terrain
hex-no-units = without units
hex-empty = with nothing on it but nests, cubes, storms or roots
hex-not-brambles = off the brambles
hex-edge = at the edge of the map
hex-home = that is your home
hex-no = without { $what }
hex-within = within { $most } of { $what }
hex-exactly = exactly { $most } from { $what }
hex-ring = { $least }–{ $most } from { $what }
hex-adjacent = beside { $what }
hex-line = in line with { $what }
hex-terrain-as = of the terrain that { $what } stands on
some-self-haint =
    { $n ->
        [one] 1 of your haints
       *[other] up to { $n } of your haints
    }
some-self-legend =
    { $n ->
        [one] your legend
       *[other] up to { $n } of your legends
    }
some-self-unit =
    { $n ->
        [one] 1 of your units
       *[other] up to { $n } of your units
    }
some-enemy-haint =
    { $n ->
        [one] 1 enemy haint
       *[other] up to { $n } enemy haints
    }
some-enemy-unit =
    { $n ->
        [one] 1 enemy unit
       *[other] up to { $n } enemy units
    }
some-any-haint =
    { $n ->
        [one] 1 haint of any faction
       *[other] up to { $n } haints of any faction
    }
some-any-unit =
    { $n ->
        [one] 1 unit of any faction
       *[other] up to { $n } units of any faction
    }
some-any-legend =
    { $n ->
        [one] any 1 legend
       *[other] up to { $n } legends
    }
some-infected-haint =
    { $n ->
        [one] 1 infected haint
       *[other] up to { $n } infected haints
    }
some-uninfected-haint =
    { $n ->
        [one] 1 uninfected haint
       *[other] up to { $n } uninfected haints
    }
some-hester = Hester
some-townsfolk =
    { $n ->
        [one] 1 townsfolk
       *[other] up to { $n } townsfolk
    }
some-ability-token =
    { $n ->
        [one] 1 ability token
       *[other] up to { $n } ability tokens
    }
some-doll =
    { $n ->
        [one] 1 doll
       *[other] up to { $n } dolls
    }
each-self-haint = each of your haints
each-self-legend = each of your legends
each-self-unit = each of your units
each-enemy-haint = each enemy haint
each-enemy-unit = each enemy unit
each-any-haint = each haint
each-any-unit = each unit
each-any-legend = each legend
each-infected-haint = each infected haint
each-uninfected-haint = each uninfected haint
each-hester = Hester
of-legend = your legend
of-goblin = your goblin
of-kammi = Kammi
of-home = your home
of-storm-placed = that storm
of-townsfolk-pulled = that townsfolk
of-enemy-legend = an enemy legend
of-self-haint = one of your haints
of-self-legend = your legend
of-self-unit = one of your units
of-enemy-haint = an enemy haint
of-enemy-unit = an enemy unit
of-any-haint = a haint
of-any-unit = a unit
of-any-legend = a legend
of-infected-haint = an infected haint
of-uninfected-haint = an uninfected haint
of-hester = Hester
of-ability-token = an ability token
of-storm = a storm
of-trail = a trail
of-townsfolk = a townsfolk
of-building = a building
of-doll = a doll
of-terrain-cube = a terrain cube
of-root = a root
of-fire = a fire
is-legend = { of-legend }
is-goblin = { of-goblin }
is-kammi = { of-kammi }
is-home = { of-home }
is-storm-placed = { of-storm-placed }
is-townsfolk-pulled = { of-townsfolk-pulled }
is-enemy-legend = { of-enemy-legend }
is-self-haint = { of-self-haint }
is-self-legend = { of-self-legend }
is-self-unit = { of-self-unit }
is-enemy-haint = { of-enemy-haint }
is-enemy-unit = { of-enemy-unit }
is-any-haint = { of-any-haint }
is-any-unit = { of-any-unit }
is-any-legend = { of-any-legend }
is-infected-haint = { of-infected-haint }
is-uninfected-haint = { of-uninfected-haint }
is-hester = { of-hester }
with-legend = with { of-legend }
with-goblin = with { of-goblin }
with-kammi = with { of-kammi }
with-home = with { of-home }
with-storm-placed = with { of-storm-placed }
with-townsfolk-pulled = with { of-townsfolk-pulled }
with-enemy-legend = with { of-enemy-legend }
with-self-haint = with { of-self-haint }
with-self-legend = with { of-self-legend }
with-self-unit = with { of-self-unit }
with-enemy-haint = with { of-enemy-haint }
with-enemy-unit = with { of-enemy-unit }
with-any-haint = with { of-any-haint }
with-any-unit = with { of-any-unit }
with-any-legend = with { of-any-legend }
with-infected-haint = with { of-infected-haint }
with-uninfected-haint = with { of-uninfected-haint }
with-hester = with { of-hester }
with-ability-token = with { of-ability-token }
with-storm = with { of-storm }
with-trail = with { of-trail }
with-townsfolk = with { of-townsfolk }
with-building = with { of-building }
with-doll = with { of-doll }
with-terrain-cube = with { of-terrain-cube }
with-root = with { of-root }
with-fire = with { of-fire }
to-legend = { of-legend }
to-goblin = { of-goblin }
to-kammi = { of-kammi }
to-home = { of-home }
to-storm-placed = { of-storm-placed }
to-townsfolk-pulled = { of-townsfolk-pulled }
to-enemy-legend = { of-enemy-legend }
fx-malachi-attack = make 1 attack from its hex; it is worth 2 units. Then take it back
fx-kammi-replay = play once more 1 card in play, another one each time; it stays in play
fx-distant-tremors = all your SPAWN of this turn may be made within range of your legend (home still allowed)
fx-confluence-pull = pull all components of 1 hex 1 hex closer to your legend
fx-knife-in-the-dark = in your next attack you get 2 outnumber cubes and the opponent none; waits on the attack jar
fx-blood-money-trigger = when any unit moves onto or through the hex, the cube goes to the battleground
fx-ambush-move = move one of your legends 1 hex; it may take haints along
fx-needed-sacrifice-trigger = when an uninfected haint enters, the cube goes to the battleground
fx-trails = take any trails off the map, then put any trails from the supply within your legend’s range: at most 2 on a hex, none on fire
fx-emmy-shelter = put 1 red cube from the supply on every hex with at least 1 of your haints and no red cube. A cube goes to the battleground when Emmy enters its hex or when any unit on the hex is attacked
fx-levi-march = every own haint may move 1 hex: onto a terrain hex of the type Levi stands on, or from such a hex to any adjacent hex. Not an ADVANCE
fx-odessa-store = move up to 3 own cubes from the battleground to Odessa's board (never more than 3 there). After any activation of the tree by anybody you may return any number of them
fx-willa-pick = look into the bag, take 1 token (upgrades allowed) and activate it
fx-kammi-grid-cubes = put 1 purple cube on every row of the grid without a token at its right end. They go to the battleground when you choose that row
fx-kammi-pull-doll = pull 1 doll 1 hex to Kammi; a unit on its hex may go along if its owner likes
fx-kammi-swap = Kammi and the goblin change places
fx-goblin-knocker = kill 1 enemy haint on every hex adjacent to the goblin, then remove the goblin from the game and discard all goblin cards in play
fx-goblin-bruiser = move every legend (yours and all others, Hester too) up to 2 hexes each, without haints, neither onto nor across a hex with townsfolk or a building
fx-take-lantern = take the lantern: with equally many broken jars you go first, and it breaks a tie on points
fx-spoon-back = the spoon of the haint dial goes back by one; that may score
fx-leap-over-storm = move your legend 2 hexes in a straight line, leaping over an adjacent storm hex
fx-keyhole = choose a hex 1–2 from your goblin; move up to 3 components (townsfolk, buildings, ability tokens) from adjacent hexes onto it; not both townsfolk and building
fx-doll-whisper = playable only with a doll within 2 of your goblin: move 2 enemy haints within 2 of your goblin, each 1 hex, to 2 different hexes
fx-trick-swap = swap 1 own haint within 2 of your goblin with any 1 enemy haint; both must be alone on their hexes, without objectives there
fx-spite = for every enemy haint within 2 of your goblin take 1 enemy cube off the battleground; they return at the end of your turn
fx-white-innards = move 1 infected haint up to 2 hexes; it may not end on or adjacent to a hex with an infected haint of a rival faction
fx-wild-tangle = exchange 1 of your terrain cubes for 1 of another colour from the supply
fx-protege = the first infection of this turn costs no cubes; a root is still needed; works also on brambles and mountains
fx-well-see = the opponent with the fewest cubes on the battleground gains 1 cube; you gain 1 terrain cube of your choice
fx-sloth = to summon Hester you may spend cubes of any 1 colour
fx-hurts-a-moment = spend 2 cubes of any colours: infect a haint on a hex with an infected haint. May be used before the tree; not the infect action
fx-night-terror = every infected haint and Hester may move to an adjacent terrain hex of the type of 1 of your fires
fx-drawn-together = choose a hex adjacent to 2 infected haints of rival factions; move both there and make a fire
fx-desperate-grip = take the root you placed first this turn and place it again at the end of your path; no cube for it
fx-catch-breath = no player may attack or infect a haint until all other players have taken 1 turn
fx-where-oh-where = ask a player to put an X token, inside an area shown by an arrow, on a hex where the sought item is not
fx-ff-extra-nest = play 1 more nest this turn
fx-ff-move-nest = move 1 nest (with its offer) to an adjacent hex without units and fire
fx-ff-beckon = move 1 legend (not Hester) 1 hex closer to a nest with an offer
fx-ff-swap-offers = swap the offers of 2 nests, or swap 1 offer of yours in hand with an offer in a nest
fx-ff-gleaning = take back up to 3 nests without offers; gain 1 search cube for each
fx-ff-free-arrow = place an arrow at any nest that still has its offer; the offer stays
fx-ff-guess = make 1 guess
fx-ff-new-season = move 1 of your search cubes on the board to another terrain; you may replace 1 quest in hand
trait-faction = Faction
trait-map = Side of the map
trait-legend = Legend
trait-track = Legend track
trait-lantern = Lantern in the first round
measure-rescue = rescued townsfolk
measure-ruin = destroyed buildings
measure-doll = the doll
measure-kill = kills (chapters 1 and 2)
measure-dial = haint dial
measure-brambles = brambles
measure-fire = fires put out
measure-abilities-jars = abilities jars broken
measure-wild-jars = wild jars broken
measure-legend-jars = legend jars broken
measure-attack-jars = attack jars broken
measure-rounds = rounds
measure-attacks = attacks
measure-kills = haints killed
measure-infections = infections
measure-fires = fires made
measure-feasts = legends devoured
measure-quests-done = quests done
measure-found = things found
choice-card = cards
choice-tile = bonus tiles
choice-break = jars
ref-protectors-on-a = Protectors on side A
ref-protectors-on-b = Protectors on side B
ref-family-on-a = Family on side A
ref-family-on-b = Family on side B
ref-kammi-on-a = Kammi on side A
ref-kammi-on-b = Kammi on side B
ref-hester-on-a = Hester on side A
ref-hester-on-b = Hester on side B
ref-fair-folk-on-a = Fair Folk on side A
ref-fair-folk-on-b = Fair Folk on side B
ref-protectors-first = Protectors with the lantern
ref-protectors-second = Protectors without the lantern
ref-family-first = Family with the lantern
ref-family-second = Family without the lantern
ref-kammi-first = Kammi with the lantern
ref-kammi-second = Kammi without the lantern

## Presets

preset-first = Chapter 1
    .about = the Protectors against the Family, the plain rules
preset-second = Chapter 2
    .about = all legends, and cards in hand
preset-solo = Solo
    .about = you are Hester
preset-hester = Hester comes
    .about = three sides, chapter 5
preset-usual = Chapter 3
    .about = with bonus tiles, and a dial for the dead
preset-kammi = Kammi
    .about = the goblins, chapter 4
preset-fair = The Fair Folk
    .about = with the expansion

## The terminal

terminal-round = Round { $round }
terminal-turn = turn: { $side }
terminal-lantern = lantern: { $side }
terminal-ground = before the tree:
terminal-vp = { $n } VP
terminal-jars = jars: { $jars }
terminal-stock = wild { $wild }, haints { $haints }
terminal-squares = { $n } of 6 squares
terminal-found = { $n } of 3 found
terminal-hand = hand: { $cards }
terminal-signs = 3 haints, small letter: infected, ★ legend · ⚡ storm ≈ trail ♨ flames ☺ townsfolk ⌂ building ♟ doll ∩ nest × not here § root † nail ▪ cube ! trap → + ■ ✦ ability tokens (ADVANCE, SPAWN, STRENGTHEN, legend)
