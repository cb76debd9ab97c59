market = The centre
row-monsters = Monsters
row-citizens = Citizens
row-domains = Domains
opponents = Opponents
duchy = Your duchy
duchy-open = Details
duchy-card = { $card }, { $count }×
odds = pays about { $n } times in 100 rolls
odds-brief = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
odds-caption = × a roll, on average
dice = Dice
dice-sum = sum { $n }
dice-none = Nobody has rolled yet
dice-said = { $pair ->
    [0] { $name } rolled { $a } and { $b }: cards with { $a }, { $b } or { $sum } pay.
   *[other] { $name } rolled { $a } and { $b }: cards with { $a } or { $sum } pay.
}
standing = If the game ended now
standing-final = Final scoring
with-duke = { $total } with the duke
total = Total
trophies = Trophies
trophies-spoken = Slain monsters: { $count }, worth { $points } VP
dukes-offered = Dukes to choose from
duke-now = now
duke-spoken = Your duke, only you see it: { $duke }. Now worth { $points } VP

## Slots and cards

slot-card = { $card }, price { $price }
slot-numbers = pays on { $numbers }
slot-count = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
slot-below = Below:
slot-exhausted = { $row }, column { $column }: exhausted
slot-empty = { $row }, column { $column }: empty
price = Price
price-copies = +{ $n } for the copies you have

## The question

question-pay = { $card }: how do you pay?
points-so-far = { $n ->
    [one] { $n } point on the table
   *[other] { $n } points on the table
}
pay-split = How much you pay with magic
pay-less-magic = Less magic
pay-more-magic = More magic
question-which = { $what }: which one?

## Seats

doing-setup = chooses a duke
doing-roll = rolls
doing-income = takes income
doing-action = acts
doing-monsters = defends the kingdom
doing-end = ends the turn
doing-over = done
doing-waits = waits
doing-rests = rests this turn
doing-away = away
doing-citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}

## Phases

phase-setup = Choosing dukes
phase-roll = Roll
phase-income = Income
phase-action = Action
phase-monsters = Monsters
phase-end = End
phase-over = The end: counting
phase-cut = The game ended early
exhausted-of = exhausted { $count } of { $limit }
ending-turns = { $count ->
    [one] Last turn
   *[other] Last turns: { $count }
}
ribbon-end = The end is near
ribbon-why = { $reason }. Play goes on until everybody has had the same number of turns.
chapter-turn = Turn { $turn }: { $name }
part-ending = The end is near
chapter-scoring = Final scoring

## The Dark Lord

level-normal = Normal
level-hard = Hard
level-very-hard = Very hard
lord-points = { $points } VP if the game ended now
lord-attacks = Attacks with: { $values }
lord-taken = Captured: citizens { $citizens }, domains { $domains }
ends = How it can end
end-slain = You win when all monsters are slain: { $left } left.
end-count = At { $limit } exhausted stacks points decide: { $count } so far.
end-fall = You lose when an empty column is attacked{ $count ->
    [0] : none is empty.
   *[other] : empty { $columns }!
}

## The end

finale-win = { $name } rules Valeria
finale-shared = Shared victory: { $names }
finale-saved = The kingdom is saved
finale-lost = The Dark Lord wins

## The goal, always in sight

goal = Most points win when { $limit } stacks are exhausted ({ $count } now). You: { $points }.
goal-solo = You need more points than the Dark Lord at the end. You: { $points }.

## What an option costs and gives

tally-gold = { $n ->
   *[other] gold
}
tally-strength = { $n ->
   *[other] strength
}
tally-magic = { $n ->
   *[other] magic
}
tally-points = { $n ->
    [one] point
   *[other] points
}
foresee-copies = { $name } { $count }×
foresee-pays = With { $a } and { $b } you are paid by: { $cards }.
foresee-pays-others = { $count ->
    [0] No card pays the others.
    [one] One card pays the others.
   *[other] { $count } cards pay the others.
}
foresee-seize = Drawn at random from: { $cards }.
foresee-put-price = Whoever slays it then pays { $token_accusative } more.
foresee-put-gold = Whoever slays it takes { $token_accusative } as well.
foresee-attack = The Dark Lord keeps the card, and his hidden duke may score it in the end.
