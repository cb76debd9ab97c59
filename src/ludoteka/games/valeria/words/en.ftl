game-name = Valeria: Card Kingdoms
game-tagline = Recruit citizens, slay monsters, build domains: whoever rules the dice rules the kingdom.

## Tables

setting-areas = Monster areas
setting-citizens = Citizens
setting-random-citizens = Random citizens
setting-random-citizens-off = No
setting-random-citizens-on = Yes: mixed stacks
setting-dukes = Dukes
setting-dukes-on = Secret dukes
setting-dukes-off = No dukes
setting-events = Hostile events
setting-events-off = No
setting-events-on = Yes
setting-chosen-events = Events that are surely in
setting-level = Dark Lord
setting-level-normal = Normal
setting-level-hard = Hard
setting-level-very-hard = Very hard
setting-first = Who begins
setting-first-random = Draw lots
setting-first-p0 = The first seat
setting-first-p1 = The second seat
setting-first-p2 = The third seat
setting-first-p3 = The fourth seat
setting-first-p4 = The fifth seat

## Questions

prompt-duke = Which duke do you keep?
prompt-dice = The dice show { $dice }: change one?
prompt-order = What is resolved first?
prompt-token = { $card }: where do you put { $token_accusative }?
prompt-income =
    { $times ->
        [one] { $card }: what do you take?
       *[other] { $card } ({ $times }×): what do you take?
    }
prompt-trade = What do you trade?
prompt-steal = { $card }: from whom do you take?
prompt-act =
    { $action ->
        [1] First action: what do you do?
        [2] Second action: what do you do?
       *[other] Action { $action }: what do you do?
    }
prompt-reward = { $card }: choose your reward
prompt-citizen = { $card }: which citizen do you take?
prompt-slay = { $card }: slay one more monster?
prompt-seize = { $card }: take a monster?
prompt-return-citizen = { $card }: put a citizen back?
prompt-return-monster = { $card }: put a slain monster back?
prompt-attack = The monsters attack: what do they capture?

## Options

option-keep = Keep { $a }
option-announce = Announce the result
option-pass = No, thank you
option-gain =
    { $n ->
        [0] Gain a resource
       *[other] Gain { $a_accusative }
    }
option-slay =
    { $n ->
        [0] Slay a monster
        [1] Slay { $a }
       *[other] Slay { $a } for { $b }
    }
option-recruit =
    { $n ->
        [0] Recruit a citizen
        [1] Recruit { $a }
       *[other] Recruit { $a } for { $b }
    }
option-build =
    { $n ->
        [0] Build a domain
        [1] Build { $a }
       *[other] Build { $a } for { $b }
    }
option-take =
    { $n ->
        [0] Take
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-trade =
    { $n ->
        [0] Trade
        [1] Trade with { $a }
       *[other] Trade with { $a }, { $b }
    }
option-steal =
    { $n ->
        [0] Take from a player
        [1] { $a }
        [2] { $a }: from { $b }
       *[other] { $a }: { $c } from { $b }
    }
option-seize =
    { $n ->
        [0] Take a monster
       *[other] Take a monster: { $a }
    }
option-return =
    { $n ->
        [0] Put back
       *[other] Put back { $a }
    }
option-use =
    { $n ->
        [0] Resolve
       *[other] { $a } first
    }
option-put =
    { $n ->
        [0] Put a token
       *[other] On { $a }
    }
option-change =
    { $n ->
        [0] Change a die
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-attack =
    { $n ->
        [0] Attack
        [1] With { $a }
        [2] With { $a }: { $b }
       *[other] With { $a }: { $b }, { $c }
    }

## Events

event-table-laid = The kingdom is laid out: { $areas }. { $first } begins.
event-duke-kept =
    { $duke ->
        [none] { $seat } keeps a duke in secret.
       *[other] { $seat } keeps { $duke }.
    }
event-dark-lord-came = One of the dukes has turned to evil: the Dark Lord is here.
event-turn-began =
    { $resting ->
        [none] Turn { $turn }: { $seat }.
       *[other] Turn { $turn }: { $seat }. { $resting } rests.
    }
event-dice-rolled = { $seat } rolls { $first } and { $second }.
event-die-changed = { $seat } uses { $domain }: die { $die } becomes { $value } (price: { $paid }).
event-event-struck = { $card } strikes.
event-token-put = { $card }: { $seat } puts { $token_accusative } on { $target }.
event-lost = { $card }: { $seat } loses { $what_accusative }.
event-earned = { $seat }: { $card } brings { $what_accusative }.
event-traded = { $seat } trades { $paid_accusative } for { $what_accusative } with { $card }.
event-stolen =
    { $victim ->
        [none] { $seat } takes { $what_accusative } ({ $card }).
       *[other] { $seat } takes { $what_accusative } from { $victim } ({ $card }).
    }
event-monster-slain = { $seat } slays { $monster } for { $paid }.
event-citizen-recruited = { $seat } recruits { $citizen } for { $paid }.
event-domain-built = { $seat } builds { $domain } for { $paid }.
event-resource-gained = { $seat } gains { $what_accusative }.
event-gained = { $seat }: { $card } brings { $what_accusative }.
event-tokens-gained = { $seat } takes { $what_accusative } that lay on { $monster }.
event-citizen-gained = { $seat } takes { $citizen } for free ({ $card }).
event-citizen-returned = { $seat } puts { $citizen } back.
event-monster-returned = { $seat } puts { $monster } back.
event-monster-taken =
    { $victim ->
        [none] { $seat } takes { $monster } from the centre.
       *[other] { $seat } takes { $monster } from { $victim }.
    }
event-domain-revealed = New domain: { $domain }.
event-citizen-revealed = New citizen: { $citizen }.
event-stack-exhausted = Exhausted: { $stack } ({ $count } of { $limit }).
event-hostile-event-came = Exhausted: { $stack } ({ $count } of { $limit }). A hostile event appears: { $card }.
event-column-attacked =
    { $monster ->
        [none] The Dark Lord attacks column { $column }.
       *[other] { $monster } attacks column { $column }.
    }
event-citizen-captured = The Dark Lord captures { $citizen }.
event-domain-captured = The Dark Lord occupies { $domain }.
event-column-fell = Column { $column } has nobody left to defend it.
event-end-triggered = The end is near: { $reason }. Everybody plays the same number of turns.
event-duke-revealed = { $seat } shows the duke: { $duke }.
event-dark-lord-revealed = The Dark Lord is { $duke }.
event-scored = { $seat }: { $source } { $points }.
event-dark-lord-scored = Dark Lord: { $source } { $points }.
event-game-ended =
    { $scores ->
        [none] Victory: { $winners }.
       *[other] Victory: { $winners }. Score: { $scores }.
    }
event-dark-lord-won =
    { $scores ->
        [none] The Dark Lord wins.
       *[other] The Dark Lord wins. Score: { $scores }.
    }

## Why not

why-not-your-turn = It is not your turn.
why-not-now = You act in the action phase of your turn.
why-not-on-top = { $card } lies under another card.
why-not-in-centre = { $card } is not in the centre now.
why-missing-gold = { $card } costs { $price } gold; even with your magic you lack { $missing }.
why-missing-strength = { $card } takes { $price } strength; even with your magic you lack { $missing }.
why-missing-magic = { $card } takes { $price } magic; you lack { $missing }.
why-needs-real-gold = Magic can stand in for gold, but at least 1 gold must be real.
why-needs-real-strength = Magic can stand in for strength, but at least 1 strength must be real.
why-missing-role = { $card } needs { $symbols }; you have { $own }.
why-one-citizen-a-stack = Each number has exactly one citizen: { $stack } are chosen more than once, so another stack would be empty.
why-solo-needs-dukes = The solo game needs dukes: the Dark Lord is one of them.
why-level-is-for-solo = The level of the Dark Lord is for the solo game only.
why-no-such-seat = This table has no seat { $number }: somebody else must begin.
why-events-are-off = Events can be chosen only when hostile events are in play.
why-too-many-events =
    { $most ->
        [one] With so many players { $most } event is in play; { $chosen } are chosen.
       *[other] With so many players { $most } events are in play; { $chosen } are chosen.
    }

## What speaks for an option

hint-rolls = pays on { $n } of 36 rolls
hint-duke =
    { $n ->
        [one] { $duke } gives one point for it
       *[other] { $duke } gives { $n } points for it
    }
hint-opens = brings the last symbol that { $card } asks for
hint-points =
    { $n ->
        [one] brings one point
       *[other] brings { $n } points
    }
hint-gives = gives you { $what_accusative } at once
hint-denies = { $seat } could pay for it, too
hint-lasts = its ability serves you to the end
hint-end = empties stack { $n } of { $all } while you lead in open points
hint-leaves = leaves you { $what }
hint-leaves-nothing = takes all you have
hint-affords = then you can pay for { $card }
hint-have = then you have { $what }
hint-prey-points =
    { $n ->
        [one] it would have brought you one point
       *[other] it would have brought you { $n } points
    }
hint-prey-left =
    { $n ->
        [one] one citizen is left under it
       *[other] { $n } citizens are left under it
    }
hint-symbols = { $n } of { $all } citizens in the centre bear its symbols
hint-lit-now =
    { $n ->
        [one] already sets off one of your cards
       *[other] already sets off { $n } of your cards
    }
hint-lit = sets off { $n } of your cards instead of { $now }
hint-from-leader = { $seat } is ahead of your other rivals in open points, { $n }

## Ends

reason-points = Most victory points.
reason-smaller-duchy = Equal points: the smaller duchy wins.
reason-shared = Equal points and equal duchies: the victory is shared.
reason-slain = All monsters are slain: the kingdom is saved.
reason-overrun = An undefended column was attacked: the kingdom is lost.
reason-lord-beaten = More points than the Dark Lord.
reason-lord-stronger = The Dark Lord has at least as many points.

## Things

ref-nothing = nothing
ref-gold = { $n } gold
ref-strength = { $n } strength
ref-magic = { $n } magic
ref-vp = { $n } VP
ref-times = { $n }×
ref-die =
    { $n ->
        [1] first die
       *[other] second die
    }
ref-roll = the { $n }
ref-column = column { $n }
ref-supply = the supply
ref-dark-lord = Dark Lord
ref-bare = Exhausted
ref-stack = citizens { $n }
ref-stack-9 = citizens 9/10
ref-stack-11 = citizens 11/12
ref-domains = domains of column { $n }
ref-end-exhausted = enough stacks are exhausted
ref-end-monsters = all monsters are slain
ref-end-domains = all domains are built
ref-score-monsters = slain monsters
ref-score-domains = domains
ref-score-board = points on the board
ref-score-worker = Worker symbols
ref-score-soldier = Soldier symbols
ref-score-shadow = Shadow symbols
ref-score-holy = Holy symbols
ref-score-resources = resources
ref-score-most-citizens = most citizens
ref-score-most-monsters = most monsters
ref-score-most-domains = most domains
ref-score-duke-worker = duke: Worker symbols
ref-score-duke-soldier = duke: Soldier symbols
ref-score-duke-shadow = duke: Shadow symbols
ref-score-duke-holy = duke: Holy symbols
ref-score-duke-resources = duke: resources
ref-score-duke-monsters = duke: monsters
ref-score-duke-citizens = duke: citizens
ref-score-duke-domains = duke: domains
ref-score-duke-boss = duke: bosses
ref-score-duke-minion = duke: minions
ref-score-duke-beast = duke: beasts
ref-score-duke-titan = duke: titans

## Cards

ref-worker = Worker
ref-soldier = Soldier
ref-shadow = Shadow
ref-holy = Holy
ref-symbol-worker =
    { $n ->
        [one] { $n } Worker symbol
       *[other] { $n } Worker symbols
    }
ref-symbol-soldier =
    { $n ->
        [one] { $n } Soldier symbol
       *[other] { $n } Soldier symbols
    }
ref-symbol-shadow =
    { $n ->
        [one] { $n } Shadow symbol
       *[other] { $n } Shadow symbols
    }
ref-symbol-holy =
    { $n ->
        [one] { $n } Holy symbol
       *[other] { $n } Holy symbols
    }
ref-boss = Boss
ref-minion = Minion
ref-beast = Beast
ref-titan = Titan
ref-hills = Hills
ref-ruins = Ruins
ref-forest = Forest
ref-valley = Valley
ref-mountains = Mountains
ref-barrens = Barrens
ref-swamp = Swamp
ref-caverns = Caverns
ref-starter-peasant = Peasant
ref-starter-knight = Knight
ref-starter-herald = Herald
ref-cleric = Cleric
ref-monk = Monk
ref-merchant = Merchant
ref-blacksmith = Blacksmith
ref-mercenary = Mercenary
ref-alchemist = Alchemist
ref-archer = Archer
ref-wizard = Wizard
ref-peasant = Peasant
ref-knight = Knight
ref-rogue = Rogue
ref-thief = Thief
ref-champion = Champion
ref-warlord = Warlord
ref-paladin = Paladin
ref-priestess = Priestess
ref-butcher = Butcher
ref-miner = Miner
ref-goblin = Goblin
ref-goblin-mage = Goblin Mage
ref-goblin-king = Goblin King
ref-skeleton = Skeleton
ref-flaming-skeleton = Flaming Skeleton
ref-skeleton-king = Skeleton King
ref-treant = Treant
ref-bane-spider = Bane Spider
ref-spider-queen = Spider Queen
ref-owlbear = Owlbear
ref-giant = Giant
ref-troll = Troll
ref-dire-bear = Dire Bear
ref-orc-warrior = Orc Warrior
ref-orc-chieftain = Orc Chieftain
ref-gargoyle = Gargoyle
ref-wraith = Wraith
ref-witch-queen = Witch Queen
ref-gelatinous-cube = Gelatinous Cube
ref-basilisk = Basilisk
ref-swamp-dragon = Swamp Dragon
ref-kobolds = Kobolds
ref-gold-golem = Gold Golem
ref-red-dragon = Red Dragon
ref-corrupted-cleric = Corrupted Cleric
ref-giant-leech = Giant Leech
ref-bat-swarm = Bat Swarm
ref-sorcerer = Sorcerer
ref-mimic = Mimic
ref-kobold-thieves = Kobold Thieves
ref-exhausted = Exhausted
ref-foxgrove-palisade = Foxgrove Palisade
ref-the-desert-orchid = The Desert Orchid
ref-emerald-stronghold = Emerald Stronghold
ref-pratchetts-plateau = Pratchett's Plateau
ref-cathedral-of-st-aquila = Cathedral of St Aquila
ref-darktide-harbour = Darktide Harbour
ref-cloudriders-camp = Cloudrider's Camp
ref-the-orb-of-urdr = The Orb of Urdr
ref-rogues-landing = Rogue's Landing
ref-blood-crow-army = Blood Crow Army
ref-eye-of-asteraten = Eye of Asteraten
ref-cutthroats-truce = Cutthroat's Truce
ref-halfpenny-hill = Halfpenny Hill
ref-shattered-hand = Shattered Hand
ref-forgotten-sorrows = Forgotten Sorrows
ref-watcher-on-the-water = Watcher on the Water
ref-gargans-embrace = Gargan's Embrace
ref-nest-of-the-weaver-witch = Nest of the Weaver Witch
ref-palace-of-the-dawn = Palace of the Dawn
ref-grimmwater-keep = Grimmwater Keep
ref-the-violet-thorn = The Violet Thorn
ref-purloiners-perch = Purloiner's Perch
ref-golden-obelisk-of-nae = Golden Obelisk of Nae
ref-monolith-of-ostendaar = Monolith of Ostendaar
ref-cornelius-the-dreamer = Cornelius the Dreamer
ref-elsyn-saint-of-shadows = El'syn, Saint of Shadows
ref-elysium-the-allsmith = Elysium the Allsmith
ref-hrothgar-the-conqueror = Hrothgar the Conqueror
ref-isabella-the-righteous = Isabella the Righteous
ref-lekzandr-the-protector = Lekzand'r the Protector
ref-node-master-of-swords = Node, Master of Swords
ref-reese-the-firebrand = Reese the Firebrand
ref-simon-the-unclean = Simon the Unclean
ref-waryn-lord-of-rogues = Waryn, Lord of Rogues

## Effects

said-and = { $most } and { $last }
said-or = { $most } or { $last }
at-active = On the owner's roll
at-passive = On other rolls
at-reward = Reward
at-instruction = When { $n } is rolled
fx-gain =
    { $per ->
        [none] gain { $amounts_accusative }
       *[other] gain { $amounts_accusative } for { $per }
    }
fx-gain-any = gain { $amount } of any one resource
fx-choose = { $options }
fx-exchange =
    { $pay_per ->
        [none] you may pay { $pay_accusative } and { $then }
       *[other] you may pay { $pay_accusative } for { $pay_per }: { $then }
    }
fx-take = you may take { $options_accusative } from an opponent of your choice
fx-gain-citizen =
    { $optional ->
        [true] you may take
       *[other] take
    } { $name ->
        [none] { $role ->
            [none] any citizen
           *[other] { $role }
        }
       *[other] a { $name }
    } from the centre for free{ $max_cost ->
        [none] { "" }
       *[other] , printed cost at most { $max_cost }
    }
fx-slay = you may slay one more monster at its price
fx-take-monster = you may take a random slain monster of an opponent, without its reward
fx-return-citizen = you may put a citizen of yours back on its stack and { $then }
fx-return-monster = you may put a slain monster back on its stack and { $then }
fx-set-die = one die becomes { $value }
fx-shift-die = { $by }
shift-down = you may lower one die by { $n }
shift-up = you may raise one die by { $n }
fx-put-token = the player on turn puts { $what_accusative } on a monster
fx-lose = everybody loses { $what_accusative }
one-worker = a Worker
one-soldier = a Soldier
one-shadow = a Shadow citizen
one-holy = a Holy citizen
per-citizens = each citizen
per-citizens-worker = each Worker
per-citizens-soldier = each Soldier
per-citizens-shadow = each Shadow citizen
per-citizens-holy = each Holy citizen
per-named = each { $which }
per-domains = each domain
per-monsters = each slain monster
per-monsters-area = each slain monster of the area { $which }
per-monsters-type = each slain monster of the type { $which }
per-roles-worker = each Worker symbol
per-roles-soldier = each Soldier symbol
per-roles-shadow = each Shadow symbol
per-roles-holy = each Holy symbol
per-resources =
    { $n ->
        [1] each resource left
       *[other] each { $n } resources left
    }
when-build = When you build it: { $what }.
when-roll = After your roll: { $what }.
when-doubles = Whenever anybody’s dice show a pair: { $what }.
when-action-start = At the start of your actions: { $what }.
when-action-end = At the end of your actions: { $what }.
when-slay = Whenever you slay a monster: { $what }.
when-gain-citizen = Whenever a citizen comes to you: { $what }.
when-ignore-surcharge = You recruit at the printed cost, however many copies you have.
when-domain-discount = Your domains cost { $n } gold less.
score-per = { $n } VP for { $per }

## In the terminal; letters for gold, strength, magic, points

terminal-letters = G S M VP
terminal-turn = Turn { $turn }, { $phase }
terminal-dice = dice { $a } and { $b }, sum { $sum }
terminal-exhausted = exhausted stacks { $count } of { $limit }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-ask = ? and the name of a card tells what it does. Citizens: own roll | other rolls.
terminal-setup = choosing dukes
terminal-roll = roll
terminal-income = income
terminal-action = actions
terminal-monsters = monsters
terminal-end = end
terminal-over = over
sign-citizen = citizen
sign-citizens = citizen
sign-monster = monster
sign-monsters = monster
sign-domain = domain
sign-domains = domain
sign-player = opponent
sign-slay = slay
sign-doubles = pair
sign-turn = turn
kind-starter = Starter
kind-citizen = Citizen
kind-monster = Monster
kind-event = Hostile event
kind-domain = Domain
kind-duke = Duke
told-card = { $kind }{ $role ->
        [none] { "" }
       *[other] , { $role }
    }{ $numbers ->
        [none] { "" }
       *[other] , pays on { $numbers }
    }{ $odds ->
        [none] { "" }
       *[other] , about { $odds } times in 100 rolls
    }{ $vp ->
        [none] { "" }
       *[other] , { $vp }
    }
told-active = { at-active }: { $what }
told-passive = { at-passive }: { $what }
told-reward = { at-reward }: { $what }
told-instruction = { at-instruction }: { $what }
told-ability = { $what }
told-score = { $what }

## Presets

preset-first = First game
    .about = chosen cards, nothing hostile
preset-usual = Usual
    .about = citizens by lot, secret dukes
preset-everything = Everything
    .about = with hostile events
