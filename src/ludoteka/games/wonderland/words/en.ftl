game-name = Wonderland's War
game-tagline = Drink tea, gather strange allies, and fight for a Wonderland that has lost its wits.

## Tables

setting-allies = Ally cards
setting-allies-A = Set A
setting-allies-B = Set B
setting-allies-C = Set C
setting-allies-D = Set D
setting-allies-random = One set by lot
setting-allies-mixed = A mix: one card for each type
setting-mix = Cards of the mix (the rest by lot)
setting-factions = Factions
setting-factions-choose = Everybody chooses
setting-factions-random = By lot
setting-first = Who begins
setting-first-random = Draw lots
setting-first-p0 = The first seat
setting-first-p1 = The second seat
setting-first-p2 = The third seat
setting-first-p3 = The fourth seat
setting-first-p4 = The fifth seat
setting-bags = Contents of bags
setting-bags-tea = Shown at tea only
setting-bags-always = Always shown
setting-last-drawer = The last one drawing
setting-last-drawer-resistance = Is done when above the resistance, as the rulebook says
setting-last-drawer-lead = May go on until in the lead
setting-uncontested = A region with one player alone
setting-uncontested-award = Gives VP or a castle: there is no battle
setting-uncontested-quests = Lets quests and abilities of a battle’s end count too

## Questions

prompt-faction = Which faction do you lead?
prompt-keep = Which quest do you keep?
prompt-take = Which card do you take?
prompt-place =
    { $left ->
        [one] Where do you place units? (1 left)
       *[other] Where do you place units? ({ $left } left)
    }
prompt-relocate =
    { $left ->
        [one] Your supply is empty. Which unit do you move, and where to? (1 left)
       *[other] Your supply is empty. Which unit do you move, and where to? ({ $left } left)
    }
prompt-reward = Which reward do you take first?
prompt-ally =
    { $level ->
        [strong] Which strong ally do you gain?
       *[other] Which weak ally do you gain?
    }
prompt-share = The die shows { $n }. Pass a shard on?
prompt-recruit = Which Wonderlandian joins you?
prompt-send = Where does the figure go?
prompt-unlock = Which ability do you unlock?
prompt-castle = Where do you build the castle?
prompt-discard-shard = Your leader cannot grow any more. Discard a shard instead?
prompt-discard = Which quest do you discard?
prompt-half = Which half of the card do you take?
prompt-tempt = Roll the shard die and take the linked reward too?
prompt-forge-from-bag = Forge a chip from your bag? It leaves the bag for good.
prompt-forge =
    { $actions ->
        [one] Forge a chip? It leaves the bag for good. (1 left)
       *[other] Forge a chip? It leaves the bag for good. ({ $actions } left)
    }
prompt-lead = Where does your leader go?
prompt-poison =
    { $left ->
        [one] Which card do you poison? (1 left)
       *[other] Which card do you poison? ({ $left } left)
    }
prompt-no-room = You reach the head of the table: the die, or one shard?
prompt-claws = Who gets a poison chip?
prompt-move-leader = Move your leader to another region?
prompt-come = Does Alice come to this battle?
prompt-bet = Bet on a winner? Right: a weak ally. Wrong: a shard, a point less at the end.
prompt-draw = Draw another chip, or stop?
prompt-play = Which chip do you play?
prompt-block = { $chip }: block it with the shield?
prompt-lose = { $chip }: which unit do you lose?
prompt-effect = { $chip }: what does it do?
prompt-use = Use { $source }?
prompt-strength = { $chip }: in which order do the changes apply?
prompt-return = Which chip goes back into the bag?
prompt-bring = From where does a supporter come?
prompt-sacrifice = Lose a unit for more strength?
prompt-marker = Move your marker to a forge symbol?
prompt-give-shard = Who gets a shard?
prompt-weaken = Whose next chip do you weaken to strength 1?
prompt-calm = Whose madness goes back into the bag?
prompt-steal = From whom do you take a victory point?
prompt-award =
    { $vp ->
        [one] 1 victory point, or a castle worth { $castle } at the end?
       *[other] { $vp } victory points, or a castle worth { $castle } at the end?
    }
prompt-feat = You have done a feat. Reveal the quest?
prompt-extra-feat = Complete one more feat?
prompt-next = The battle is over. What do you resolve next?
prompt-remove = Which active chip do you give up?
prompt-leave = Move units to a neighbouring region?
prompt-fly = Does { $figure } move on?

## Options

option-pass = No, thank you
option-head = On to the head of the table
option-party = My Party: refill and take any card
option-roll = Roll the die
option-shard = Take one shard
option-half =
    { $n ->
        [0] Choose a half
       *[other] { $a }
    }
option-tempt = Roll and take the reward
option-come = Come to the battle
option-draw = Draw
option-stop = Stop
option-block = Block it
option-suffer = Let it happen
option-discard-shard = Discard a shard
option-award =
    { $n ->
        [0] Award
       *[other] { $a }
    }
option-faction =
    { $n ->
        [0] Lead a faction
       *[other] Lead { $a }
    }
option-keep =
    { $n ->
        [0] Keep
       *[other] Keep { $a }
    }
option-discard =
    { $n ->
        [0] Discard
       *[other] Discard { $a }
    }
option-feat =
    { $n ->
        [0] Complete a feat
       *[other] Complete { $a }
    }
option-take =
    { $n ->
        [0] Take a card
       *[other] Take { $a }
    }
option-poison =
    { $n ->
        [0] Poison
       *[other] Poison: { $a }
    }
option-recruit =
    { $n ->
        [0] Recruit
       *[other] Recruit { $a }
    }
option-unlock =
    { $n ->
        [0] Unlock
       *[other] Unlock { $a }
    }
option-share =
    { $n ->
        [0] Pass a shard on
       *[other] A shard for { $a }
    }
option-bet =
    { $n ->
        [0] Bet
       *[other] Bet on { $a }
    }
option-target =
    { $n ->
        [0] Choose a player
       *[other] { $a }
    }
option-reward =
    { $n ->
        [0] Reward
       *[other] { $a }
    }
option-effect =
    { $n ->
        [0] Effect
       *[other] { $a }
    }
option-use =
    { $n ->
        [0] Use
       *[other] Use { $a }
    }
option-next =
    { $n ->
        [0] Next
       *[other] { $a }
    }
option-lead =
    { $n ->
        [0] Send the leader
       *[other] To { $a }
    }
option-castle =
    { $n ->
        [0] Castle
       *[other] Castle: { $a }
    }
option-bring =
    { $n ->
        [0] Bring a supporter
       *[other] From { $a }
    }
option-fly =
    { $n ->
        [0] Move
       *[other] To { $a }
    }
option-place =
    { $n ->
        [0] Place
        [1] Place: { $a }
       *[other] { $a } to { $b }
    }
option-send =
    { $n ->
        [0] Send
        [1] Send: { $a }
       *[other] { $a } to { $b }
    }
option-sacrifice =
    { $n ->
        [0] Sacrifice
        [1] Sacrifice: { $a }
       *[other] Lose { $a } in { $b }
    }
option-leave =
    { $n ->
        [0] Move away
        [1] Move away: { $a }
       *[other] { $a } to { $b }
    }
option-forge =
    { $n ->
        [0] Forge
        [1] Forge: { $a }
       *[other] Forge { $a }: { $b }
    }
option-calm =
    { $n ->
        [0] Choose madness
        [1] Choose madness: { $a }
       *[other] { $a }: { $b }
    }
option-relocate =
    { $n ->
        [0] Move
        [1] Move { $a }
        [2] Move { $a } from { $b }
       *[other] { $a }: { $b } → { $c }
    }
option-lose =
    { $n ->
        [0] Lose a unit
       *[other] Lose { $a }
    }
option-strength =
    { $n ->
        [0] Strength
       *[other] { $a }
    }
option-marker =
    { $n ->
        [0] Move the marker
       *[other] { $a }
    }
option-ally =
    { $n ->
        [0] Gain an ally
       *[other] Gain { $a }
    }
option-play =
    { $n ->
        [0] Play
       *[other] Play { $a }
    }
option-return =
    { $n ->
        [0] Return
       *[other] Return { $a }
    }
option-remove =
    { $n ->
        [0] Give up
       *[other] Give up { $a }
    }

## Events

event-table-laid = The table is laid. Allies: { $allies }.
event-region-removed = { $region } is not used in this game.
event-marker-moved = The first battle will be fought here: { $region } (die: { $n }).
event-first-player = { $seat } begins.
event-faction-chosen = { $seat } leads { $faction }.
event-quests-drawn =
    { $n ->
        [one] { $seat } draws 1 quest.
       *[other] { $seat } draws { $n } quests.
    }
event-quest-returned =
    { $quest ->
        [none] { $seat } keeps a quest in secret.
       *[other] { $seat } puts { $quest } back.
    }
event-quest-discarded =
    { $quest ->
        [none] { $seat } discards a quest in secret.
       *[other] { $seat } discards { $quest }.
    }
event-tea-served = Tea is served, round { $round }. { $first } begins.
event-head-reached = { $seat } reaches the head of the table.
event-table-refilled = New cards on the table: { $cards }.
event-party-held = { $seat } holds My Party and may take any card.
event-card-taken = { $seat } takes { $card }.
event-leader-placed = { $seat }'s leader goes to { $region }.
event-poison-placed = { $seat } poisons { $card }.
event-poison-taken = { $seat } takes the poison into the bag.
event-poison-returned = { $seat } gets poison back: { $n }.
event-shards-rolled =
    { $n ->
        [one] { $seat } rolls the die and gains 1 shard.
       *[other] { $seat } rolls the die and gains { $n } shards.
    }
event-shards-gained =
    { $n ->
        [one] { $seat } gains 1 shard.
       *[other] { $seat } gains { $n } shards.
    }
event-shards-discarded =
    { $n ->
        [one] { $seat } discards 1 shard.
       *[other] { $seat } discards { $n } shards.
    }
event-shard-given = { $seat } gives a shard to { $to }.
event-tea-ended = The tea party is over.
event-supporters-placed =
    { $n ->
        [one] { $seat } places 1 supporter: { $region }.
       *[other] { $seat } places { $n } supporters: { $region }.
    }
event-figure-placed = { $seat } places { $figure }: { $region }.
event-unit-moved = { $seat } moves { $unit }: { $region } → { $to }.
event-chip-gained = { $seat } gains { $chip }.
event-madness-discarded = { $seat } gets rid of { $chip }.
event-shield-mended = { $seat }'s shield is whole again.
event-wonder-taken = { $seat } recruits { $card }.
event-market-filled = New in the market: { $cards }.
event-local-drawn = { $seat } looks for help among the locals: { $cards }.
event-power-unlocked = { $seat } unlocks { $power }.
event-castle-built =
    { $upright ->
        [true] { $seat } has a castle in { $region }.
       *[other] { $seat } lays a castle down in { $region }.
    }
event-leader-grew = { $seat }'s leader has strength { $strength }.
event-vp-gained = { $seat } gains { $n } VP ({ $source }).
event-vp-taken = { $seat } takes { $n } VP from { $victim }.
event-supporters-released = { $seat } frees supporters from the forge: { $n }.
event-castles-grew = Each castle of { $seat } is now worth { $value } VP.
event-war-began = War, round { $round }.
event-battle-began = Battle: { $region }. { $who } fight, starting strength { $strengths }.
event-uncontested = { $region }: nobody opposes { $seat }.
event-bets-placed = Bets lie on the table: { $who }.
event-order-drawn = Order by lot: { $who }.
event-stopped = { $seat } stops.
event-draw-forced = { $seat } must draw.
event-chip-drawn = { $seat } draws { $chip }.
event-chips-looked-at = { $seat } looks at { $n } chips and picks one.
event-bag-refilled = { $seat }'s bag was empty and is filled again.
event-madness-blocked = { $seat } blocks { $chip } with the shield.
event-madness-placed = { $seat } puts { $chip } on the madness track.
event-unit-lost = { $seat } loses { $unit } in { $region }.
event-busted = { $seat } has no units left and is out of the battle.
event-bag-refreshed = { $seat }'s madness track is full: madness and exhausted chips go into the bag.
event-ability-used = { $seat } uses { $source }.
event-chip-returned = { $chip } goes back into the bag of { $seat }.
event-chip-removed = { $seat } gives { $chip } up.
event-chips-swapped = { $seat } swaps { $chip } for { $other }.
event-strength-gained = { $seat } gains { $n } strength, now { $marker }.
event-strength-lost = { $seat } loses { $n } strength, now { $marker }.
event-advanced = { $seat } advances by { $n } to { $marker }.
event-marker-shifted = { $seat } moves to the forge symbol on { $marker }.
event-next-chip-weakened = { $seat } weakens the next chip of { $victim }.
event-poison-given = { $seat } gives poison to { $victim }.
event-battle-won = { $region }: { $seat } wins.
event-battle-tied = { $region }: { $who } tie for first.
event-nobody-won = { $region }: nobody wins.
event-feat-done = { $seat } completes the feat of { $quest }.
event-forged = { $seat } forges { $chip }: { $track }.
event-artifact-gained = { $seat } completes a track and gains { $chip }.
event-bet-revealed = { $seat } has bet on { $on }.
event-war-ended = The war of round { $round } is over.
event-figure-left = { $figure } leaves the game.
event-scored = { $seat }: { $vp } VP, castles { $castles }, quests { $quest_points }, shards { $shards ->
    [0] 0
   *[other] −{ $shards }
}: { $total } in all.

## Why not

why-region-removed = { $region } is not used in this game.
why-castle-there = You have a castle in { $region } already.
why-not-your-turn = It is not your tea turn.
why-enough-cards = You have taken all your cards of this tea party: send your leader into a region.
why-behind-alice = This card lies behind Alice, who goes round the other way. It can be reached past the head of the table.
why-behind = This card lies behind your leader. It can be reached past the head of the table.
why-market = { $card } joins you only by a reward that says so.
why-feat-elsewhere = This feat is done at the end of a battle in { $region }.
why-feat-not-met = The feat of { $quest } is not met.
why-feat-done = The feat of { $quest } is done already.
why-rook-symbol = A Red Rook of set A can be forged by a forge symbol only.
why-stock-empty = { $chip }: none is left in the supply.
why-bag-closed = Nobody looks into a bag during the war.
why-unlocked = { $power } is unlocked already.
why-track-full = { $track } is full.
why-leader-last = The leader is lost only when no other unit is left in { $region }.
why-not-yourself = You cannot choose yourself.
why-no-such-seat = This table has no seat { $number }: somebody else must begin.
why-not-a-mix = Single cards can be chosen only for a mix of ally cards.
why-one-card-a-type = { $kind }: only one card of each type is in play.

## What speaks for an option

hint-behind = you are { $n } behind in this battle
hint-below = you have { $n } against a resistance of { $all }
hint-bag-clean = there is no madness in your bag
hint-rest = nothing else you could do here is worth more now
hint-bag-good = { $n } of { $all } chips are not madness
hint-blocks =
    { $n ->
        [one] saves you one unit, and the chip goes back into the bag
       *[other] saves you { $n } units, and the chip goes back into the bag
    }
hint-fresh =
    { $n ->
        [one] a new card is laid on the empty chair first
       *[other] new cards are laid on { $n } empty chairs first
    }
hint-first = you will know what it shows when you choose the rest
hint-adds = strength { $n } for your bag
hint-quest-points = feat and goal together bring { $n } points
hint-bag-calm = only { $n } of { $all } chips are madness
hint-shield = your shield can still block a madness
hint-won = you lead with { $n }, and all the others have stopped
hint-leads = you lead by { $n }
hint-symbol = strength { $n } is a forge symbol: you may forge
hint-feat-now = a quest of yours is met as it stands
hint-bag-deadly = { $n } of { $all } chips would take your last unit
hint-bag-mad = { $n } of { $all } chips are madness
hint-saves = it would take your last unit here
hint-bears = it costs only { $n } of { $all } units, and the shield stays whole
hint-strongest = { $seat } starts strongest, with { $n }
hint-award-points =
    { $n ->
        [one] one point now
       *[other] { $n } points now
    }
hint-award-castle =
    { $n ->
        [one] a castle counts one point at the end
       *[other] a castle counts { $n } points at the end
    }
hint-supporter = a supporter is missed less than a figure or the leader
hint-most-points = of the others { $seat } has most points, { $n }
hint-quest-here = a quest of yours is for this region
hint-free =
    { $n ->
        [one] no rival is there, and one point can be won
       *[other] no rival is there, and { $n } points can be won
    }
hint-richest =
    { $n ->
        [one] no region gives more than its one point
       *[other] no region gives more than its { $n } points
    }
hint-second = then one lost unit there is not the end
hint-rivals =
    { $n ->
        [one] { $vp } VP to win against one rival
       *[other] { $vp } VP to win against { $n } rivals
    }
hint-brings =
    { $what ->
        [recruit_wonderlandian] brings a Wonderlandian
        [unlock_ability] unlocks an ability
        [place_castle] brings a castle
        [leader_strength] makes your leader stronger
        [discard_madness] rids your bag of madness
        [draw_quests] brings a quest
        [gain_ally] brings an ally into your bag
        [gain_artifact] brings an artifact into your bag
        [gain_vp] brings points
        [castle_value] makes your castles count more
        [shield_up] mends your shield
       *[place_units] brings units onto the board
    }
hint-best-card = the richest of { $n } cards you can reach
hint-weakest-chip = the chip is missed least: strength { $n }
hint-wanted = your quest wants it: { $n } of { $all } so far
hint-strong-chip = none on offer is stronger than its { $n }
hint-chip = strength { $n }, and its ability is worth most here
hint-feat =
    { $n ->
        [one] the feat brings one point
       *[other] the feat brings { $n } points
    }
hint-objective = its goal has come to { $n } of { $all }
hint-figures =
    { $n ->
        [one] one figure of strength { $strength }
       *[other] { $n } figures of strength { $strength }
    }
hint-items =
    { $n ->
        [one] one chip of strength { $strength } for your bag
       *[other] { $n } chips of strength { $strength } for your bag
    }
hint-artifacts =
    { $n ->
        [one] you have one artifact that it works with
       *[other] you have { $n } artifacts that it works with
    }

## Ends

reason-points = The most points win.
reason-tie-break = Level on points: fewer shards, then more units decided.
reason-shared = Level in everything: the victory is shared.

## Where values come from

source-rulebook = Printed in the rulebook
source-public = Known from public sources
source-reconstructed = Reconstructed: the printed value is not known to us

## Quests

test-exact = exactly { $n }
test-least = { $n } or more
test-most = { $n } or fewer
test-one-of = one of { $values }
feat-final-strength = Strength at the end: { $test }
feat-last-active-printed = Printed strength of the last active chip: { $test }
feat-active-chips = Active chips: { $test }
feat-active-types = Types of active chips: { $test }
feat-units-here = Own units left here: { $test }
feat-lost-units-here = Own units lost here: { $test }
feat-madness-track = Chips on the madness track: { $test }
feat-rank = Place: { $test }
feat-won-without-leader = Wins without the leader here: { $test }
feat-shield-used = Shield used in this battle: { $test }
feat-on-forge-symbol = Ends on a forge symbol: { $test }
objective-forged-ally-types = Types of allies forged: { $test }
objective-forged-chips = Chips forged: { $test }
objective-forge-tracks-complete = Full forge tracks: { $test }
objective-distinct-chip-types = Different types of chips: { $test }
objective-madness-normal-owned = Normal madness chips: { $test }
objective-strong-ally-chips = Strong ally chips: { $test }
objective-artifacts-owned = Artifacts gained: { $test }
objective-wonderlandian-cards = Wonderlandians: { $test }
objective-castles = Castles: { $test }
objective-abilities-unlocked = Abilities unlocked: { $test }
objective-leader-strength = Leader strength: { $test }
objective-shards = Shards: { $test }
objective-units-on-board = Units on the board: { $test }
objective-regions-with-units = Regions with own units: { $test }
objective-chips = { $kinds }: { $test }

## What abilities do

text-red-soldiers = Units of one tea card may go to different regions.
text-jaws-that-bite = At the start of the party poison { $n ->
    [one] 1 tea card
   *[other] { $n } tea cards
 }. If none is poisoned after your turn, poison one more.
text-contrariwise = Alice goes round the table the other way.
text-my-party = Once per party, instead of a turn: refill the table and take any card without moving.
text-share-the-madness = When you roll { $of }, one of the shards may go to another player.

## What abilities say: when, if, and the verbs

said-and = { $most } and { $last }
said-or = { $most } or { $last }
ability = { $when ->
        [none] { $if ->
            [none] { "" }
           *[other] if { $if }:{ " " }
        }
       *[other] { $when }{ $limit ->
            [none] { "" }
           *[other] , { $limit }
        }{ $if ->
            [none] { "" }
           *[other] , if { $if }
        }:{ " " }
    }{ $may ->
        [true] you may{ " " }
       *[other] { "" }
    }{ $what }.
for-each = { $what } { $per }
once-per-battle = once a battle
once-per-war = once a war
when-moved = after moving at the table
when-head-of-table = at the head of the table
when-leader-placed = your leader goes into a region
when-tea-end = after the tea party
when-battle-start = start of battle
when-before-loss = before units are lost here
when-unit-lost-figure = for each unit you lose here
when-unit-lost-power = for each unit you lose in battle
when-unit-lost-artifact = { when-unit-lost-power }
when-shield-used = you block with the shield here
when-play-chip = played
when-play-artifact = artifact played
when-play-figure = for each chip you play here
when-play-power = for each chip you play
when-after-advance = after advancing
when-region-award = award of the region
when-quests = when feats are completed
when-feat-done = for each feat you complete
when-battle-end = end of battle
when-forge = when forged
when-exhaust = when exhausted
when-cleanup = after the battle
if-castle-here =
    { $no ->
        [true] you have no castle here
       *[other] you have a castle here
    }
if-shield-up =
    { $no ->
        [true] your shield is broken
       *[other] your shield is whole
    }
if-won =
    { $no ->
        [true] you do not win
       *[other] you win
    }
if-busted =
    { $no ->
        [true] you have not gone bust
       *[other] you have gone bust
    }
if-opponent-ahead =
    { $no ->
        [true] no opponent is ahead of you
       *[other] an opponent is ahead of you
    }
if-passed-leader =
    { $no ->
        [true] your leader passed nobody
       *[other] your leader passed another
    }
if-highest-printed-this-draw =
    { $no ->
        [true] its printed strength is not above all that opponents reveal
       *[other] its printed strength is above all that opponents reveal
    }
if-in-battle =
    { $no ->
        [true] there is no war
       *[other] there is war
    }
if-by-madness =
    { $no ->
        [true] it is not lost to madness
       *[other] it is lost to madness
    }
if-no-madness-placed-this-draw =
    { $no ->
        [true] somebody’s madness landed on a track in this draw
       *[other] nobody’s madness landed on a track in this draw
    }
if-self-not-lost-this-draw =
    { $no ->
        [true] this figure is lost in the same draw
       *[other] this figure is not lost in the same draw
    }
if-both-tweedles-here =
    { $no ->
        [true] not both are here
       *[other] both are here
    }
if-level-weak = it is weak
if-level-strong = it is strong
if-unit-supporter = it is a supporter
if-unit-leader = it is the leader
if-most-active = you have most active chips of the type { $of }
if-active =
    { $than ->
        [none] you have an active { $of }
       *[other] your active chips of the type { $of } are { $than }
    }
if-other-active =
    { $than ->
        [none] you have another active { $of }
       *[other] your other active chips of the type { $of } are { $than }
    }
if-active-artifact =
    { $than ->
        [none] you have an active artifact
       *[other] your active artifacts are { $than }
    }
if-madness-track =
    { $than ->
        [none] you have a chip on your madness track
       *[other] the chips on your madness track are { $than }
    }
if-shards =
    { $than ->
        [none] you have a shard
       *[other] your shards are { $than }
    }
if-units-here =
    { $than ->
        [none] you have a unit here
       *[other] your units here are { $than }
    }
if-lost-units-here =
    { $than ->
        [none] you lost a unit here
       *[other] the units you lost here are { $than }
    }
if-busted-opponents =
    { $than ->
        [none] an opponent has gone bust
       *[other] the opponents gone bust are { $than }
    }
if-printed =
    { $than ->
        [none] its printed strength is at least 1
       *[other] its printed strength is { $than }
    }
if-chip =
    { $than ->
        [none] its strength is at least 1
       *[other] its strength is { $than }
    }
exactly = { $n }
at-least = at least { $n }
at-most = at most { $n }
more-than = more than { $n }
fewer-than = fewer than { $n }
printed-exactly = as many as its printed strength
printed-at-least = no fewer than its printed strength
printed-at-most = no more than its printed strength
printed-more-than = more than its printed strength
printed-fewer-than = fewer than its printed strength
per-active = for each active { $of }
per-other-active = for each other active { $of }
per-active-artifact = for each active artifact
per-madness-track = for each chip on your madness track
per-shards = for each of your shards
per-units-here = for each of your units here
per-lost-units-here = for each unit you lost here
per-busted-opponents = for each opponent who went bust
per-printed = for each point of its printed strength
per-chip = for each point of its strength

## The verbs

fx-place-units =
    { $supporters ->
        [true] { $n ->
            [one] place 1 supporter
           *[other] place { $n } supporters
        }
       *[other] { $n ->
            [one] place 1 unit
           *[other] place { $n } units
        }
    }
fx-gain-ally = gain this ally: { $chip }
fx-roll-shards = roll the shard die and gain that many shards
fx-gain-shards =
    { $n ->
        [one] gain 1 shard
       *[other] gain { $n } shards
    }
fx-discard-shards =
    { $n ->
        [one] discard 1 shard
       *[other] discard up to { $n } shards
    }
fx-shield-up = mend your shield
fx-recruit-wonderlandian = recruit a Wonderlandian
fx-unlock-ability = unlock an ability
fx-place-castle = build a castle
fx-leader-strength = raise your leader’s strength by { $n }
fx-discard-madness =
    { $n ->
        [one] discard 1 madness chip from your bag
       *[other] discard { $n } madness chips from your bag
    }
fx-draw-quests =
    { $n ->
        [one] draw 1 quest
       *[other] draw { $n } quests
    }{ $discard ->
        [0] { "" }
       *[other] { " " }and discard { $discard }
    }
fx-forge-from-bag = forge a chip from your bag if you like
fx-gain-vp = gain { $n } VP
fx-release-supporters =
    { $n ->
        [one] free 1 supporter from the forge
       *[other] free { $n } supporters from the forge
    }
fx-castle-value = from now on your castles are worth { $to } VP each
fx-gain-artifact = gain an artifact
fx-split = take one half: { $top } – or { $bottom }
fx-tempt = roll the shard die, if you like, and { $linked }
fx-chip-strength-add = add { $n } to the chip’s strength
fx-chip-strength-less = take { $n } from the chip’s strength
fx-chip-strength-set = set the chip’s strength to { $n }
fx-chip-strength-mul =
    { $n ->
        [2] double the chip’s strength
        [3] triple the chip’s strength
       *[other] multiply the chip’s strength by { $n }
    }
fx-later-allies = add { $n } to the strength of allies played later
fx-gain-strength = gain { $n } strength
fx-next-chip =
    { $n ->
        [2] double the strength of your next chip
       *[other] multiply the strength of your next chip by { $n }
    }
fx-next-draw-extra =
    { $n ->
        [one] next time draw 1 more chip to choose from
       *[other] next time draw { $n } more chips to choose from
    }
fx-must-draw-next = you must draw once more
fx-opponent-loses-strength = take { $n } strength from every opponent
fx-marker-to-nearest-forge = move your marker to the nearest forge symbol
kind-ally = ally
kind-of = { $of }
fx-return-exhausted =
    { $n ->
        [one] return 1 exhausted{ $type ->
            [none] { "" }
           *[other] { " " }{ $type }
        } chip to your bag
       *[other] return up to { $n } exhausted{ $type ->
            [none] { "" }
           *[other] { " " }{ $type }
        } chips to your bag
    }
fx-return-active-to-bag =
    { $n ->
        [one] return 1 active{ $type ->
            [none] { "" }
           *[other] { " " }{ $type }
        } chip to your bag
       *[other] return up to { $n } active{ $type ->
            [none] { "" }
           *[other] { " " }{ $type }
        } chips to your bag
    }
fx-remove-active-chip =
    { $n ->
        [one] give up 1 active chip
       *[other] give up { $n } active chips
    }
fx-move-supporters-in =
    { $n ->
        [one] bring 1 supporter here
       *[other] bring up to { $n } supporters here
    } { $near ->
        [true] from one neighbouring region
       *[other] from anywhere
    }
fx-lose-own-unit = lose one of your units anywhere
fx-move-units-out =
    { $n ->
        [one] move 1 unit to a neighbouring region
       *[other] move up to { $n } units to a neighbouring region
    }
fx-move-self = move this figure to any region
fx-move-leader-here = move your leader to the battle
fx-move-leader = move your leader to any region
whom-any-opponent = an opponent
whom-opponent-ahead = an opponent ahead of you
whom-any-player = another player
fx-give-shard =
    { $own ->
        [true] give { $to } one of your shards
       *[other] give { $to } a shard from the supply
    }
fx-opponent-next-chip = make an opponent’s next chip count 1 at most
fx-return-opponent-madness =
    { $n ->
        [one] return 1 chip of an opponent’s madness track to that bag
       *[other] return { $n } chips of an opponent’s madness track to that bag
    }
fx-steal-vp = take { $n } VP from whoever leads on the track
fx-complete-extra-feat = complete one more feat, whatever it asks
fx-castle-elsewhere = gain { $n } VP and build the castle of this win where you like
fx-immune-own-chip-abilities = your other chips neither change nor choose it
fx-immune-forge-chip-forging = no forge chip forges it
fx-forge-action =
    { $n ->
        [one] while active it forges 1 chip at the end of a battle
       *[other] while active it forges { $n } chips at the end of a battle
    }
fx-lose-first = this figure is lost before all others
fx-reduce-unit-loss =
    { $n ->
        [one] lose 1 unit fewer
       *[other] lose { $n } units fewer
    }
fx-swap-level = swap it for one of the other level
fx-cleanup-to-bag = return it to your bag
fx-off-with-their-heads = every other player there loses a supporter
fx-slithy-toves = whenever you poison tea cards, you may poison one more
fx-claws-that-catch = give a poison chip to each whose madness landed on the track in this draw
fx-help-the-locals = draw a figure from the deck and place it anywhere for this war
fx-no-room = take exactly 1 shard instead of rolling

## Things

ref-supporter = a supporter
ref-leader = the leader
ref-card-soldier = Card Soldier
ref-card-soldier-weak = weak Card Soldier
ref-card-soldier-strong = strong Card Soldier
ref-flamingo = Flamingo
ref-flamingo-weak = weak Flamingo
ref-flamingo-strong = strong Flamingo
ref-rose = Rose
ref-rose-weak = weak Rose
ref-rose-strong = strong Rose
ref-red-rook = Red Rook
ref-red-rook-weak = weak Red Rook
ref-red-rook-strong = strong Red Rook
ref-creature = Creature
ref-creature-weak = weak Creature
ref-creature-strong = strong Creature
ref-forge = Forge chip
ref-faction = faction chip { $n }
ref-madness = Madness chip
ref-double-madness = Double madness chip
ref-poison = Poison chip
ref-war-axe = War Axe
ref-eye-of-flame = Eye of Flame
ref-sword-of-hope = Sword of Hope
ref-teapot = Teapot
ref-crescent-grin = Crescent Grin
ref-witzend = Witzend
ref-garden-of-live-flowers = Garden of Live Flowers
ref-red-keep = Red Keep
ref-tumtum-trees = Tumtum Trees
ref-pool-of-tears = Pool of Tears
ref-queen-of-hearts = Queen of Hearts
ref-jabberwock = Jabberwock
ref-alice = Alice
ref-mad-hatter = Mad Hatter
ref-cheshire-cat = Cheshire Cat
ref-red-soldiers = Red Soldiers
ref-paint-it-red = Paint It Red
ref-off-with-their-heads = Off with Their Heads!
ref-queens-temper = Queen's Temper
ref-doubly-quick = Doubly Quick
ref-jaws-that-bite = Jaws That Bite
ref-manxome-foe = Manxome Foe
ref-claws-that-catch = Claws That Catch
ref-slithy-toves = Slithy Toves
ref-snicker-snack = Snicker-Snack
ref-contrariwise = Contrariwise
ref-love-of-learning = Love of Learning
ref-undaunted = Undaunted
ref-help-the-locals = Help the Locals
ref-everywhere-at-once = Everywhere at Once
ref-my-party = My Party
ref-hot-tea = Hot Tea
ref-change-places = Change Places
ref-war-maker = War Maker
ref-no-room = No Room! No Room!
ref-share-the-madness = Share the Madness
ref-wicked-grin = Wicked Grin
ref-vanishing-act = Vanishing Act
ref-all-mad-here = We're All Mad Here
ref-neither-here-nor-there = Neither Here nor There
ref-card-soldier-a = Card Soldiers A
ref-flamingo-a = Flamingos A
ref-rose-a = Roses A
ref-red-rook-a = Red Rook A
ref-creature-a = Creatures A
ref-card-soldier-b = Card Soldiers B
ref-flamingo-b = Flamingos B
ref-rose-b = Roses B
ref-red-rook-b = Red Rook B
ref-creature-b = Creatures B
ref-card-soldier-c = Card Soldiers C
ref-flamingo-c = Flamingos C
ref-rose-c = Roses C
ref-red-rook-c = Red Rook C
ref-creature-c = Creatures C
ref-card-soldier-d = Card Soldiers D
ref-flamingo-d = Flamingos D
ref-rose-d = Roses D
ref-red-rook-d = Red Rook D
ref-creature-d = Creatures D
ref-forge-card = Forge card
ref-white-rabbit = White Rabbit
ref-knave-of-hearts = Knave of Hearts
ref-march-hare = March Hare
ref-duchess = Duchess
ref-walrus = Walrus
ref-gryphon = Gryphon
ref-caterpillar = Caterpillar
ref-humpty-dumpty = Humpty Dumpty
ref-unicorn = Unicorn
ref-tweedles = Tweedledee & Tweedledum
ref-dormouse = Dormouse
ref-dodo = Dodo
ref-rabbit-watch = White Rabbit's Watch
ref-knave-crown = Knave's Crown
ref-hare-teacup = March Hare's Teacup
ref-duchess-amulet = Duchess's Amulet
ref-walrus-oysters = Walrus's Oysters
ref-gryphon-feather = Gryphon's Feather
ref-caterpillar-pipe = Caterpillar's Pipe
ref-humpty-glove = Humpty's Glove
ref-unicorn-horn = Unicorn's Horn
ref-tweedle-rattle = Tweedles' Rattle
ref-dormouse-treacle = Dormouse's Treacle
ref-dodo-thimble = Dodo's Thimble
ref-paint-the-roses = Paint the Roses
ref-language-of-flowers = Language of Flowers
ref-weeding-day = Weeding Day
ref-the-last-petal = The Last Petal
ref-mixed-bouquet = Mixed Bouquet
ref-not-a-thorn-bent = Not a Thorn Bent
ref-out-of-wits = Out of Wits
ref-castle-by-any-other-name = A Castle by Any Other Name
ref-curious-count = Curious Count
ref-alone-at-the-end = Alone at the End
ref-quite-mad = Quite Mad
ref-second-thoughts = Second Thoughts
ref-uffish-thought = Uffish Thought
ref-by-the-tumtum-tree = By the Tumtum Tree
ref-calling-the-oysters = Calling the Oysters
ref-shun-the-bandersnatch = Shun the Bandersnatch
ref-runner-up-rest = Runner-up's Rest
ref-strange-company = Strange Company
ref-croquet-score = Croquet Score
ref-trial-by-jury = Trial by Jury
ref-full-court = Full Court
ref-last-guard = Last Guard
ref-empty-throne = Empty Throne
ref-shield-of-hearts = Shield of Hearts
ref-a-drop-or-two = A Drop or Two
ref-caucus-race = Caucus Race
ref-swimming-lessons = Swimming Lessons
ref-cold-and-wet = Cold and Wet
ref-tears-to-steel = Tears to Steel
ref-deep-water = Deep Water
ref-tea-1-01 = Scones I
ref-tea-1-02 = Buttered Toast I
ref-tea-1-03 = Jam Tart I
ref-tea-1-04 = Treacle I
ref-tea-1-05 = Plum Cake I
ref-tea-1-06 = Earl Grey I
ref-tea-1-07 = Sugar Cubes I
ref-tea-1-08 = Milk Jug I
ref-tea-1-09 = Lemon Slices I
ref-tea-1-10 = Honey Pot I
ref-tea-1-11 = Cucumber Sandwich I
ref-tea-1-12 = Bread and Butter I
ref-tea-1-13 = Comfits I
ref-tea-1-14 = Gingerbread I
ref-tea-1-15 = Mock Turtle Soup I
ref-tea-1-16 = Mushroom Pie I
ref-tea-1-17 = Drink-Me Bottle I
ref-tea-1-18 = Eat-Me Cake I
ref-tea-1-19 = Pepper Mill I
ref-tea-1-20 = Oyster Plate I
ref-tea-1-21 = Sponge Fingers I
ref-tea-1-22 = Custard I
ref-tea-1-23 = Orange Marmalade I
ref-tea-1-24 = Clotted Cream I
ref-tea-1-25 = Chamomile I
ref-tea-1-26 = Peppermint I
ref-tea-1-27 = Layer Cake I
ref-tea-1-28 = Divided Plate I
ref-tea-1-29 = Tainted Tea I
ref-tea-1-30 = Grand Banquet I
ref-tea-2-01 = Scones II
ref-tea-2-02 = Buttered Toast II
ref-tea-2-03 = Jam Tart II
ref-tea-2-04 = Treacle II
ref-tea-2-05 = Plum Cake II
ref-tea-2-06 = Earl Grey II
ref-tea-2-07 = Sugar Cubes II
ref-tea-2-08 = Milk Jug II
ref-tea-2-09 = Lemon Slices II
ref-tea-2-10 = Honey Pot II
ref-tea-2-11 = Cucumber Sandwich II
ref-tea-2-12 = Bread and Butter II
ref-tea-2-13 = Comfits II
ref-tea-2-14 = Gingerbread II
ref-tea-2-15 = Mock Turtle Soup II
ref-tea-2-16 = Mushroom Pie II
ref-tea-2-17 = Drink-Me Bottle II
ref-tea-2-18 = Eat-Me Cake II
ref-tea-2-19 = Pepper Mill II
ref-tea-2-20 = Oyster Plate II
ref-tea-2-21 = Sponge Fingers II
ref-tea-2-22 = Custard II
ref-tea-2-23 = Orange Marmalade II
ref-tea-2-24 = Clotted Cream II
ref-tea-2-25 = Chamomile II
ref-tea-2-26 = Peppermint II
ref-tea-2-27 = Layer Cake II
ref-tea-2-28 = Divided Plate II
ref-tea-2-29 = Tainted Tea II
ref-tea-2-30 = Grand Banquet II
ref-tea-3-01 = Scones III
ref-tea-3-02 = Buttered Toast III
ref-tea-3-03 = Jam Tart III
ref-tea-3-04 = Treacle III
ref-tea-3-05 = Plum Cake III
ref-tea-3-06 = Earl Grey III
ref-tea-3-07 = Sugar Cubes III
ref-tea-3-08 = Milk Jug III
ref-tea-3-09 = Lemon Slices III
ref-tea-3-10 = Honey Pot III
ref-tea-3-11 = Cucumber Sandwich III
ref-tea-3-12 = Bread and Butter III
ref-tea-3-13 = Comfits III
ref-tea-3-14 = Gingerbread III
ref-tea-3-15 = Mock Turtle Soup III
ref-tea-3-16 = Mushroom Pie III
ref-tea-3-17 = Drink-Me Bottle III
ref-tea-3-18 = Eat-Me Cake III
ref-tea-3-19 = Pepper Mill III
ref-tea-3-20 = Oyster Plate III
ref-tea-3-21 = Sponge Fingers III
ref-tea-3-22 = Custard III
ref-tea-3-23 = Orange Marmalade III
ref-tea-3-24 = Clotted Cream III
ref-tea-3-25 = Chamomile III
ref-tea-3-26 = Peppermint III
ref-tea-3-27 = Layer Cake III
ref-tea-3-28 = Divided Plate III
ref-tea-3-29 = Tainted Tea III
ref-tea-3-30 = Grand Banquet III
ref-track-1 = the track of fortune
ref-track-2 = the leader track
ref-track-3 = the supporters track
ref-track-4 = the castle track
ref-place-units = units: { $n }
ref-roll-shards = the shard die
ref-gain-ally = an ally
ref-any-weak = any weak one
ref-any-strong = any strong one
ref-shield-up = mend the shield
ref-recruit-wonderlandian = a Wonderlandian
ref-unlock-ability = unlock an ability
ref-discard-shards = discard shards: { $n }
ref-place-castle = a castle
ref-leader-strength = leader strength
ref-discard-madness = discard madness
ref-draw-quests = quests: { $n }
ref-draw-and-discard = draw { $n } quests, discard 1
ref-forge-from-bag = forge from the bag
ref-split = one half of the card
ref-tempt = the corrupted part
ref-gain-vp = victory points: { $n }
ref-release-supporters = supporters for the supply: { $n }
ref-castle-value = castles are worth { $n }
ref-return-exhausted = return an exhausted chip
ref-chip-strength = change the chip’s strength
ref-move-supporters-in = bring supporters
ref-power = strength { $n }
ref-space = space { $n }
ref-top = the upper half
ref-bottom = the lower half
ref-vp = victory points
ref-castle = a castle
ref-reward = reward

## Balance report

trait-faction = Faction
trait-order = Place in the first round
measure-regions = regions
measure-castles = castles
measure-quests = quests
measure-forge = forge
measure-allies = allies
measure-wonderlandians = Wonderlandians
measure-faction = faction’s abilities
measure-shards = shards
measure-battle-length = draws in a battle (the longest hand)
measure-battles = battles fought
measure-battles-won = battles won
measure-draws = own draws per battle
measure-busts = busts
measure-shields-used = madness blocked by the shield
measure-units-lost = units lost
measure-chips-forged = chips forged
measure-feats-done = feats done
measure-wonderlandians-met = Wonderlandians recruited
measure-castles-built = castles built
measure-abilities = abilities unlocked
measure-leader = strength of the leader
measure-heads = times at the head of the table
choice-take = tea cards
choice-recruit = Wonderlandians
choice-unlock = abilities

## Presets

preset-first = First game
    .about = the allies of set A
preset-usual = Usual
    .about = one set of allies by lot
preset-everything = Mixed
    .about = allies of all sets together

## On a terminal

terminal-round = Round { $round } of III
terminal-setup = setting up
terminal-tea = tea party
terminal-war = war
terminal-over = the end
terminal-resistance = local resistance { $n }
terminal-worth = { $first } VP, 2nd { $second }
terminal-leader = leader
terminal-castle-upright = castle
terminal-castle-lying = lying castle
terminal-head = head of the table
terminal-or = or
terminal-tempt = for a roll: { $rewards }
terminal-poisoned = poisoned
terminal-busted = out
terminal-stopped = stops
terminal-drawing = draws
terminal-symbols = forges on
terminal-player = VP { $vp }, shards { $shards }, bag { $bag }, supply { $supply }, leader { $strength }, castles { $castle }, shield { $shield ->
    [whole] yes
   *[other] no
}
terminal-bag = my bag
terminal-exhausted = exhausted
terminal-madness = madness
terminal-quest = quest
terminal-talent = leader
terminal-power = ability
terminal-locked = locked
terminal-market = Wonderlandian
terminal-ally = ally
terminal-odds = { $chips } chips, { $madness } madness ({ $percent }%), going bust { $bust }%
terminal-ask = ? and the name of a thing tells about it, h hints.
