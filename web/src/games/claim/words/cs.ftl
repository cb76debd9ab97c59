question-lead = Vynes libovolnou kartu
question-follow-goblins = Přiznej Skřeta{ $wild ->
    [yes] , nebo zahraj Měňavce
   *[no] { "" }
}
question-follow-dwarves = Přiznej Trpaslíka{ $wild ->
    [yes] , nebo zahraj Měňavce
   *[no] { "" }
}
question-follow-undead = Přiznej Nemrtvého{ $wild ->
    [yes] , nebo zahraj Měňavce
   *[no] { "" }
}
question-follow-doppelgangers = Přiznej Měňavce
question-follow-knights = Přiznej Rytíře{ $wild ->
    [yes] , nebo zahraj Měňavce
   *[no] { "" }
}
question-free = Přiznat nemůžeš, zahraj cokoli
place-deck = Balíček
place-prize = Kořist
place-out = Mimo hru
place-followers = Přívrženci
place-score = Body
place-your-followers = tví přívrženci
place-your-score = tvé body
place-hand = Tvoje ruka
place-hand-short = Ruka
place-play-here = Sem zahraj
place-led = vynáší
place-followed = odpovídá
pile-name = { $place }: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-here = { $place }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-empty = Zatím tu nic neleží.
pile-hidden = a { $count ->
    [one] jedna karta, kterou nevidíš
    [few] { $count } karty, které nevidíš
   *[other] { $count } karet, které nevidíš
}
known-hand = Co drží { $name }
known-hint = Tyhle karty přišly jako kořist před očima všech; zbytek se dá odvodit.
doing-turn = na tahu
doing-waits = čeká
doing-led = karta na stole, v ruce { $count }
doing-hand = v ruce { $count }
doing-away = není tu
card-playable = { $name }, lze zahrát
card-blocked = { $name }, teď nelze
card-copies = { $name }, { $count }×
note-copies = (máš { $count })
votes-title = Hlasy, kdyby hra skončila teď
votes-tie = Stejně karet: rozhodla vyšší, { $a } proti { $b }
votes-none = Vyrovnáno: hlas nezískal nikdo
votes-count = { $count ->
    [one] { $count } hlas
    [few] { $count } hlasy
   *[other] { $count } hlasů
}
votes-row = { $faction }: { $a } proti { $b }
votes-holder = Hlas má { $name }
votes-nobody = Hlas nemá nikdo
phase-1 = Fáze 1: hledání přívrženců
phase-2 = Fáze 2: boj o přízeň
phase-brief = Fáze { $phase }
phase-trick = zdvih { $trick } ze 13
phase-game = hra { $game } { $length ->
    [few] ze
   *[other] z
} { $length }
phase-end = Konec hry: sčítání hlasů
phase-cut = Hra skončila předčasně
last-trick = Poslední zdvih
last-trick-won = Zdvih bere { $name }.
chapter-trick = Zdvih { $trick }
chapter-game = { $game }. hra
chapter-phase-2 = Druhá fáze
chapter-votes = Hlasování
ceremony-phase-2 = Druhá fáze
ceremony-phase-2-text = Tvoji přívrženci jsou teď tvoje ruka. Každý zdvih dává karty do bodů; Trpaslíky bere ten, kdo prohrál.
finale-win = { $name } získává přízeň království
finale-draw = Trůn zůstává prázdný
finale-for-you = { $count ->
    [0] Nehlasovala pro tebe žádná frakce.
    [one] Pro tebe hlasovala { $count } frakce z pěti.
    [few] Pro tebe hlasovaly { $count } frakce z pěti.
   *[other] Pro tebe hlasovalo všech { $count } frakcí.
}
finale-watch = { $a } : { $b } na hlasy frakcí.

## The goal, always in sight

goal = Vyhrávají tři hlasy z pěti. Teď: ty { $mine }, soupeř { $theirs }.

## Co karta umí, řečeno dřív, než se zahraje

effect-goblins = Skřeti nic zvláštního neumějí, ale je jich mnoho.
effect-dwarves = Trpaslíci jdou ve druhé fázi tomu, kdo zdvih prohrál.
effect-undead = Nemrtví bodují už v první fázi: nechá si je, kdo vzal zdvih.
effect-doppelgangers = Měňavec v odpovědi zastoupí kteroukoli frakci, se svou hodnotou.
effect-knights = Rytíř v odpovědi na Skřeta vyhrává bez ohledu na hodnoty.
