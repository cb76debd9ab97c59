game-name = Volavky
game-tagline = Jeden rybník a pár ptáků: kdo vydrží nejdéle, vybírá první, jenže trpělivost se dá utratit jen jednou.

## Stoly

setting-length = Jak dlouho se loví
setting-length-morning = Dopoledne: tři kola
setting-length-day = Celý den: pět kol
preset-morning = Dopoledne
    .about = tři kola, pět minut
preset-day = Celý den
    .about = pět kol, deset minut

## Otázky a možnosti

prompt-wait = Jak dlouho tentokrát vydržíš?
prompt-take = Kterou rybu si bereš?
option-wait = Čekat: { $a }
option-take = Vzít { $a_accusative }

## Události

event-dealt =
    { $cards ->
        [none] { $seat } dostává trpělivost na celý den.
       *[other] { $seat } dostává trpělivost na celý den: { $cards }.
    }
event-fish-surfaced = { $round }. kolo. Na hladině: { $fish }.
event-patience-shown = { $seat } ukazuje: { $card }.
event-fish-caught = { $seat } loví { $fish_accusative }.
event-supper-made =
    { $points ->
        [one] { $seat } má pohromadě večeři: { $points } bod.
        [few] { $seat } má pohromadě večeři: { $points } body.
       *[other] { $seat } má pohromadě večeři: { $points } bodů.
    }

## Proč ne

why-spent = { $card } už je utracená. Každá karta poslouží jen jednou.
why-not-in-hand = { $card } není v tvé ruce.
why-turned-up = Karty tohoto kola už jsou otočené; teď se berou ryby.
why-not-at-surface = Na hladině teď není { $fish }.
why-wait-first = Nejdřív každý položí kartu, teprve potom se berou ryby.
why-others-first = Větší trpělivost měl někdo jiný, první bere { $first }.

## Konce

reason-points = Rozhodl nejlepší úlovek.
reason-patience = Úlovky jsou vyrovnané: rozhodla trpělivost, která zbyla.

## Věci

ref-boot = stará bota
    .accusative = starou botu
ref-roach = plotice
    .accusative = plotici
ref-perch = okoun
    .accusative = okouna
ref-carp = kapr
    .accusative = kapra
ref-pike = štika
    .accusative = štiku
ref-patience = Trpělivost { $n }
ref-heron = Volavka
ref-herons = Volavky
ref-round = Kolo
ref-rounds = Kol celkem
ref-pool = Na hladině
ref-hand = Tvoje ruka
ref-picking = Ještě bere
ref-bag = Ještě v rybníku
ref-me = Ty jsi
ref-points = Body
ref-caught = Úlovek
ref-played = Zahráno
ref-spent = Utraceno
ref-cards = Karet v ruce

## V terminálu

terminal-round = { $round }. kolo z { $rounds }
