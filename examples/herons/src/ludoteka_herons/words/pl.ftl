game-name = Czaple
game-tagline = Jeden staw i kilka ptaków: kto wytrwa najdłużej, wybiera pierwszy, ale cierpliwość można zużyć tylko raz.

## Stoły

setting-length = Jak długo łowicie
setting-length-morning = Przedpołudnie: trzy rundy
setting-length-day = Cały dzień: pięć rund
preset-morning = Przedpołudnie
    .about = trzy rundy, pięć minut
preset-day = Cały dzień
    .about = pięć rund, dziesięć minut

## Pytania i możliwości

prompt-wait = Ile tym razem wytrzymasz?
prompt-take = Którą rybę bierzesz?
option-wait = Czekaj: { $a }
option-take = Weź { $a_accusative }

## Zdarzenia

event-dealt =
    { $cards ->
        [none] { $seat } dostaje cierpliwość na cały dzień.
       *[other] { $seat } dostaje cierpliwość na cały dzień: { $cards }.
    }
event-fish-surfaced = Runda { $round }. Na powierzchni: { $fish }.
event-patience-shown = { $seat } pokazuje: { $card }.
event-fish-caught = { $seat } łowi { $fish_accusative }.
event-supper-made =
    { $points ->
        [one] { $seat } ma gotową kolację: { $points } punkt.
        [few] { $seat } ma gotową kolację: { $points } punkty.
       *[other] { $seat } ma gotową kolację: { $points } punktów.
    }

## Dlaczego nie

why-spent = { $card } jest już zużyta. Każda karta służy tylko raz.
why-not-in-hand = Nie masz na ręce tej karty: { $card }.
why-turned-up = Karty tej rundy są już odkryte; teraz bierze się ryby.
why-not-at-surface = Na powierzchni nie ma teraz tej zdobyczy: { $fish }.
why-wait-first = Najpierw każdy kładzie kartę, dopiero potem bierze się ryby.
why-others-first = Ktoś inny miał więcej cierpliwości, pierwszeństwo ma { $first }.

## Zakończenia

reason-points = Wygrał najlepszy połów.
reason-patience = Połowy są równe: rozstrzygnęła cierpliwość, która została.

## Rzeczy

ref-boot = stary but
    .accusative = stary but
ref-roach = płoć
    .accusative = płoć
ref-perch = okoń
    .accusative = okonia
ref-carp = karp
    .accusative = karpia
ref-pike = szczupak
    .accusative = szczupaka
ref-patience = Cierpliwość { $n }
ref-heron = Czapla
ref-herons = Czaple
ref-round = Runda
ref-rounds = Rund łącznie
ref-pool = Na powierzchni
ref-hand = Twoja ręka
ref-picking = Jeszcze bierze
ref-bag = Jeszcze w stawie
ref-me = Grasz jako
ref-points = Punkty
ref-caught = Połów
ref-played = Zagrane
ref-spent = Zużyte
ref-cards = Kart na ręce

## W terminalu

terminal-round = Runda { $round } z { $rounds }
