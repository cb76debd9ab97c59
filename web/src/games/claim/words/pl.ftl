question-lead = Wyjdź dowolną kartą
question-follow-goblins = Dołóż Goblina{ $wild ->
    [yes] { " " }albo zagraj Sobowtóra
   *[no] { "" }
}
question-follow-dwarves = Dołóż Krasnoluda{ $wild ->
    [yes] { " " }albo zagraj Sobowtóra
   *[no] { "" }
}
question-follow-undead = Dołóż Nieumarłego{ $wild ->
    [yes] { " " }albo zagraj Sobowtóra
   *[no] { "" }
}
question-follow-doppelgangers = Dołóż Sobowtóra
question-follow-knights = Dołóż Rycerza{ $wild ->
    [yes] { " " }albo zagraj Sobowtóra
   *[no] { "" }
}
question-free = Nie masz czego dołożyć, zagraj cokolwiek
place-deck = Talia
place-prize = Nagroda
place-out = Poza grą
place-followers = Stronnicy
place-score = Punkty
place-your-followers = twoi stronnicy
place-your-score = twoje punkty
place-hand = Twoja ręka
place-hand-short = Ręka
place-play-here = Zagraj tutaj
place-led = wychodzi
place-followed = dokłada
pile-name = { $place }: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
pile-here = { $place }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
pile-empty = Na razie nic tu nie leży.
pile-hidden = oraz { $count ->
    [one] jedna karta, której nie widzisz
    [few] { $count } karty, których nie widzisz
   *[many] { $count } kart, których nie widzisz
}
known-hand = Co ma na ręce { $name }
known-hint = Te karty rywal zdobył na oczach wszystkich jako nagrody; resztę da się wywnioskować.
doing-turn = ma ruch
doing-waits = czeka
doing-led = karta na stole, na ręce { $count }
doing-hand = na ręce { $count }
doing-away = z dala od stołu
card-playable = { $name }, można zagrać
card-blocked = { $name }, teraz nie
card-copies = { $name }, { $count }×
note-copies = (masz { $count })
votes-title = Głosy, gdyby gra skończyła się teraz
votes-tie = Tyle samo kart: przeważyła wyższa, { $a } przeciw { $b }
votes-none = Remis: głosu nie dostaje nikt
votes-count = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
votes-row = { $faction }: { $a } do { $b }
votes-holder = Głos ma { $name }
votes-nobody = Głosu nie ma nikt
phase-1 = Faza 1: szukanie stronników
phase-2 = Faza 2: walka o względy
phase-brief = Faza { $phase }
phase-trick = lewa { $trick } z 13
phase-game = gra { $game } z { $length }
phase-end = Koniec gry: liczenie głosów
phase-cut = Gra skończyła się przed czasem
last-trick = Ostatnia lewa
last-trick-won = Lewę bierze { $name }.
chapter-trick = Lewa { $trick }
chapter-game = Gra { $game }
chapter-phase-2 = Druga faza
chapter-votes = Głosowanie
ceremony-phase-2 = Druga faza
ceremony-phase-2-text = Twoi stronnicy są teraz twoją ręką. Każda lewa daje karty do punktów; Krasnoludy bierze ten, kto przegrał lewę.
finale-win = { $name } zdobywa względy królestwa
finale-draw = Tron pozostaje pusty
finale-for-you = { $count ->
    [0] Nie zagłosowała na ciebie żadna frakcja.
    [one] Zagłosowała na ciebie { $count } frakcja z pięciu.
    [few] Zagłosowały na ciebie { $count } frakcje z pięciu.
   *[many] Zagłosowały na ciebie wszystkie frakcje.
}
finale-watch = { $a } : { $b } w głosach frakcji.

## The goal, always in sight

goal = Wygrywają trzy głosy z pięciu. Teraz: ty { $mine }, rywal { $theirs }.

## Co potrafi karta, zanim się ją zagra

effect-goblins = Gobliny nie mają żadnego daru, ale jest ich dużo.
effect-dwarves = W drugiej fazie Krasnoludy bierze ten, kto przegrał lewę.
effect-undead = Nieumarli liczą się już w pierwszej fazie: zatrzymuje ich ten, kto wziął lewę.
effect-doppelgangers = Sobowtór w odpowiedzi zastępuje dowolną frakcję, z własną wartością.
effect-knights = Rycerz, który odpowiada na Goblina, wygrywa bez względu na wartości.
