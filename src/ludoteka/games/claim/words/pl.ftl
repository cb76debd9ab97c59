game-name = Claim
game-tagline = Dwa rody, pięć frakcji i jeden pusty tron: najpierw zbierz stronników, potem wywalcz z nimi głosy.

## Tables

setting-leader = Kto zaczyna
setting-leader-random = Losowo
setting-leader-p0 = Pierwsze miejsce
setting-leader-p1 = Drugie miejsce
setting-length = Długość meczu
setting-length-1 = Jedna gra
setting-length-3 = Do dwóch wygranych
setting-length-5 = Do trzech wygranych

## Questions and options

prompt-play = Zagraj kartę
option-play = Zagraj: { $a }

## Events

event-dealt = Karty rozdane, gra nr { $game }. Zaczyna { $leader }.
event-prize-revealed = Nagroda w tej lewie: { $card }.
event-card-played = { $seat } gra: { $card }.
event-trick-won = { $winner } bierze lewę.
event-prize-won = { $winner } zyskuje stronnika: { $card }.
event-follower-drawn =
    { $card ->
        [none] { $loser } w tajemnicy dobiera kartę z talii.
       *[other] { $loser } dobiera z talii: { $card }.
    }
event-cards-scored = { $seat } odkłada do punktów: { $cards }.
event-cards-left = Poza grę wychodzi: { $cards }.
event-phase-two-began = Druga faza: stronnicy idą na rękę, wychodzi { $leader }.
event-voted =
    { $holder ->
        [none] { $faction }: nikt nie przeważył, głos przepada ({ $counts }).
       *[other] { $faction }: głos zdobywa { $holder } ({ $counts }).
    }
event-game-ended =
    { $winner ->
        [none] Głosy są równe, { $votes }: tron pozostaje pusty.
       *[other] Grę wygrywa { $winner }, głosy { $votes }.
    }

## Why not

why-not-in-hand = { $card }: nie masz tej karty na ręce.
why-not-your-turn = Teraz nie twoja kolej.
why-must-follow = Tej karty nie możesz teraz zagrać. Masz na ręce frakcję, w którą wyszedł rywal ({ $faction }), i musisz do niej dołożyć; zastąpić ją może tylko Sobowtór.
why-follow-doppelganger = Tej karty nie możesz teraz zagrać. Rywal wyszedł Sobowtórem, a ty masz jakiegoś na ręce, więc musisz go dołożyć.
why-knight-must-follow = Rycerza nie możesz teraz zagrać. Goblina przebija zawsze, ale tylko wtedy, gdy nie masz żadnego Goblina.

## What speaks for a card

hint-wins-good = { $n ->
        [0] zdobywa stronnika ({ $card }), wśród nieznanych kart nie ma lepszej
       *[other] zdobywa stronnika ({ $card }), z nieznanych kart ({ $all }) lepszych jest tylko { $n }
    }
hint-bodies =
    { $n ->
        [one] jeden Nieumarły od razu trafia do twoich punktów
       *[other] obaj Nieumarli od razu trafiają do twoich punktów
    }
hint-cheapest = najtańsza z kart, które tu wygrywają
hint-lost = tej lewy nie wygrasz żadną kartą
hint-lost-least = lewa i tak jest przegrana, a tej karty najmniej szkoda
hint-least = tej karty najmniej tu szkoda
hint-leaves-poor = rywalowi zostaje słaba nagroda ({ $card }), z nieznanych kart ({ $all }) lepszych jest { $n }
hint-unbeaten = żadna nieznana karta jej nie przebije i nagroda jest twoja ({ $card })
hint-few-beat = z nieznanych kart ({ $all }) przebija ją tylko { $n }
hint-fewer-beat = z nieznanych kart ({ $all }) przebija ją { $n }, mniej niż połowa
hint-answers-beat = z możliwych odpowiedzi ({ $all }) przebija ją { $n }
hint-poor = stawka jest niska ({ $card }), z nieznanych kart ({ $all }) lepszych jest { $n }
hint-wins-all =
    { $n ->
        [one] jedyna możliwa odpowiedź jej nie przebije
       *[other] możliwych odpowiedzi jest { $n } i żadna jej nie przebije
    }
hint-gives-dwarf = każda możliwa odpowiedź ją przebije, a Krasnolud z przegranej lewy jest twój
hint-vote-safe = zapewnia ci głos ({ $faction }), pewnych masz wtedy { $n } z 5
hint-vote-leads = { $faction }: prowadzisz wtedy { $mine } : { $theirs }
hint-vote-behind = { $faction }: dochodzisz do { $mine } : { $theirs }
hint-forced-win = policzone do końca: wygrywasz, cokolwiek zagra rywal
hint-forced-draw = policzone do końca: utrzymuje remis

## Ends

reason-votes = Rozstrzygnęły głosy frakcji.
reason-match = Rozstrzygnęła liczba wygranych gier.
reason-draw = Głosy są równe.

## Things

ref-goblins = Gobliny
ref-dwarves = Krasnoludy
ref-undead = Nieumarli
ref-doppelgangers = Sobowtóry
ref-knights = Rycerze
ref-goblins-0 = Goblin 0
ref-goblins-1 = Goblin 1
ref-goblins-2 = Goblin 2
ref-goblins-3 = Goblin 3
ref-goblins-4 = Goblin 4
ref-goblins-5 = Goblin 5
ref-goblins-6 = Goblin 6
ref-goblins-7 = Goblin 7
ref-goblins-8 = Goblin 8
ref-goblins-9 = Goblin 9
ref-dwarves-0 = Krasnolud 0
ref-dwarves-1 = Krasnolud 1
ref-dwarves-2 = Krasnolud 2
ref-dwarves-3 = Krasnolud 3
ref-dwarves-4 = Krasnolud 4
ref-dwarves-5 = Krasnolud 5
ref-dwarves-6 = Krasnolud 6
ref-dwarves-7 = Krasnolud 7
ref-dwarves-8 = Krasnolud 8
ref-dwarves-9 = Krasnolud 9
ref-undead-0 = Nieumarły 0
ref-undead-1 = Nieumarły 1
ref-undead-2 = Nieumarły 2
ref-undead-3 = Nieumarły 3
ref-undead-4 = Nieumarły 4
ref-undead-5 = Nieumarły 5
ref-undead-6 = Nieumarły 6
ref-undead-7 = Nieumarły 7
ref-undead-8 = Nieumarły 8
ref-undead-9 = Nieumarły 9
ref-doppelgangers-0 = Sobowtór 0
ref-doppelgangers-1 = Sobowtór 1
ref-doppelgangers-2 = Sobowtór 2
ref-doppelgangers-3 = Sobowtór 3
ref-doppelgangers-4 = Sobowtór 4
ref-doppelgangers-5 = Sobowtór 5
ref-doppelgangers-6 = Sobowtór 6
ref-doppelgangers-7 = Sobowtór 7
ref-doppelgangers-8 = Sobowtór 8
ref-doppelgangers-9 = Sobowtór 9
ref-knights-2 = Rycerz 2
ref-knights-3 = Rycerz 3
ref-knights-4 = Rycerz 4
ref-knights-5 = Rycerz 5
ref-knights-6 = Rycerz 6
ref-knights-7 = Rycerz 7
ref-knights-8 = Rycerz 8
ref-knights-9 = Rycerz 9

## In the terminal; letters for goblins, dwarves, undead, doppelgängers, knights

terminal-letters = G K N S R
terminal-phase =
    { $phase ->
        [1] Faza pierwsza, lewa { $trick } z 13
       *[other] Faza druga, lewa { $trick } z 13
    }{ $stock ->
        [0] { "" }
       *[other] { " " }· talia { $stock }
    }
terminal-match = gra nr { $game }, wygrane { $wins }
terminal-hand =
    { $cards ->
        [one] { $cards } karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } karty na ręce
    }
terminal-followers =
    { $cards ->
        [one] { $cards } stronnik
        [few] { $cards } stronnicy
        [many] { $cards } stronników
       *[other] { $cards } stronnika
    }
terminal-prize = Nagroda
terminal-votes = Głosy teraz

## Presets

preset-short = Jedna gra
    .about = kwadrans
preset-match = Do dwóch wygranych
    .about = kto wygra dwie gry
preset-long = Do trzech wygranych
    .about = na cały wieczór
