game-name = Herons
game-tagline = One pond, a few birds: who waits longest picks first, but patience can be spent only once.

## Tables

setting-length = How long you fish
setting-length-morning = A morning: three rounds
setting-length-day = A whole day: five rounds
preset-morning = A morning
    .about = three rounds, five minutes
preset-day = A whole day
    .about = five rounds, ten minutes

## Questions and options

prompt-wait = How patient are you this time?
prompt-take = Which fish do you take?
option-wait = Wait: { $a }
option-take = Take { $a_accusative }

## Events

event-dealt =
    { $cards ->
        [none] { $seat } gets patience for the day.
       *[other] { $seat } gets patience for the day: { $cards }.
    }
event-fish-surfaced = Round { $round }. At the surface: { $fish }.
event-patience-shown = { $seat } shows { $card }.
event-fish-caught = { $seat } catches { $fish_accusative }.
event-supper-made =
    { $points ->
        [one] { $seat } has a supper together: { $points } point.
       *[other] { $seat } has a supper together: { $points } points.
    }

## Why not

why-spent = { $card } is spent. A card serves once.
why-not-in-hand = { $card } is not in your hand.
why-turned-up = The cards of this round are turned up already; now the fish are taken.
why-not-at-surface = { $fish } is not at the surface in this round.
why-wait-first = First everybody lays a card; only then the fish are taken.
why-others-first = { $first } was more patient and takes first.

## Ends

reason-points = The best catch won.
reason-patience = The catches are level: the patience that was left decided.

## Things

ref-boot = old boot
    .accusative = an old boot
ref-roach = roach
    .accusative = a roach
ref-perch = perch
    .accusative = a perch
ref-carp = carp
    .accusative = a carp
ref-pike = pike
    .accusative = a pike
ref-patience = Patience { $n }
ref-heron = Heron
ref-herons = Herons
ref-round = Round
ref-rounds = Rounds in all
ref-pool = At the surface
ref-hand = Your hand
ref-picking = Still to take
ref-bag = Still in the pond
ref-me = You are
ref-points = Points
ref-caught = Catch
ref-played = Played
ref-spent = Spent
ref-cards = Cards in hand

## In the terminal

terminal-round = Round { $round } of { $rounds }
