game-name = Claim
game-tagline = Dva rody, pět frakcí a jeden prázdný trůn: nejdřív si získej přívržence, pak s nimi vybojuj hlasy.

## Tables

setting-leader = Kdo začíná
setting-leader-random = Rozhodne los
setting-leader-p0 = První místo
setting-leader-p1 = Druhé místo
setting-length = Délka zápasu
setting-length-1 = Jedna hra
setting-length-3 = Na dvě vítězství
setting-length-5 = Na tři vítězství

## Questions and options

prompt-play = Zahraj kartu
option-play = Zahrát: { $a }

## Events

event-dealt = Karty jsou rozdané, { $game }. hra. Začíná { $leader }.
event-prize-revealed = Kořist tohoto zdvihu: { $card }.
event-card-played = { $seat } hraje: { $card }.
event-trick-won = { $winner } bere zdvih.
event-prize-won = { $winner } má nového přívržence: { $card }.
event-follower-drawn =
    { $card ->
        [none] { $loser } si tajně bere kartu z balíčku.
       *[other] { $loser } si bere z balíčku: { $card }.
    }
event-cards-scored = { $seat } si dává do bodů: { $cards }.
event-cards-left = Mimo hru jde: { $cards }.
event-phase-two-began = Druhá fáze: přívrženci jdou do ruky, vynáší { $leader }.
event-voted =
    { $holder ->
        [none] { $faction }: nikdo neuspěl, hlas propadá ({ $counts }).
       *[other] { $faction }: hlas získává { $holder } ({ $counts }).
    }
event-game-ended =
    { $winner ->
        [none] Hlasy jsou vyrovnané, { $votes }: trůn zůstává prázdný.
       *[other] Hru vyhrává { $winner }, hlasy { $votes }.
    }

## Why not

why-not-in-hand = { $card }: tuhle kartu v ruce nemáš.
why-not-your-turn = Teď není řada na tobě.
why-must-follow = Tuhle kartu teď zahrát nesmíš. V ruce máš frakci, která byla vynesena ({ $faction }), a tu musíš přiznat; zastoupit ji smí jen Měňavec.
why-follow-doppelganger = Tuhle kartu teď zahrát nesmíš. Vynesen byl Měňavec a ty nějakého držíš, takže ho musíš přiznat.
why-knight-must-follow = Rytíře teď zahrát nesmíš. Skřeta sice přebije vždycky, ale jen když v ruce žádného Skřeta nemáš.

## What speaks for a card

hint-wins-good = { $n ->
        [0] získáš přívržence ({ $card }), mezi neznámými kartami není lepší
       *[other] získáš přívržence ({ $card }), z { $all } neznámých karet je lepších jen { $n }
    }
hint-bodies =
    { $n ->
        [one] jeden Nemrtvý ti jde rovnou do bodů
       *[other] oba Nemrtví ti jdou rovnou do bodů
    }
hint-cheapest = z karet, které tu vyhrají, je nejlacinější
hint-lost = tenhle zdvih žádnou kartou nevyhraješ
hint-lost-least = zdvih je stejně ztracený a tahle karta ti bude chybět nejmíň
hint-least = tahle karta ti tu bude chybět nejmíň
hint-leaves-poor = soupeři necháš slabou kořist ({ $card }), z { $all } neznámých karet je lepších { $n }
hint-unbeaten = žádná neznámá karta ji nepřebije a kořist je tvoje ({ $card })
hint-few-beat = z { $all } neznámých karet ji přebije jen { $n }
hint-fewer-beat = z { $all } neznámých karet ji přebije { $n }, méně než polovina
hint-answers-beat = z { $all } možných odpovědí ji přebije { $n }
hint-poor = o moc nejde ({ $card }), z { $all } neznámých karet je lepších { $n }
hint-wins-all =
    { $n ->
        [one] jediná možná odpověď ji nepřebije
       *[other] možných odpovědí je { $n } a žádná ji nepřebije
    }
hint-gives-dwarf = každá možná odpověď ji přebije a Trpaslík z prohraného zdvihu je tvůj
hint-vote-safe = pojistí ti hlas ({ $faction }), jistých pak máš { $n } z 5
hint-vote-leads = { $faction }: dostane tě do vedení { $mine } : { $theirs }
hint-vote-behind = { $faction }: dostane tě na { $mine } : { $theirs }
hint-forced-win = spočítáno do konce: vyhraješ, ať soupeř hraje cokoli
hint-forced-draw = spočítáno do konce: udrží remízu

## Ends

reason-votes = Rozhodly hlasy frakcí.
reason-match = Rozhodl počet vyhraných her.
reason-draw = Hlasy jsou vyrovnané.

## Things

ref-goblins = Skřeti
ref-dwarves = Trpaslíci
ref-undead = Nemrtví
ref-doppelgangers = Měňavci
ref-knights = Rytíři
ref-goblins-0 = Skřet 0
ref-goblins-1 = Skřet 1
ref-goblins-2 = Skřet 2
ref-goblins-3 = Skřet 3
ref-goblins-4 = Skřet 4
ref-goblins-5 = Skřet 5
ref-goblins-6 = Skřet 6
ref-goblins-7 = Skřet 7
ref-goblins-8 = Skřet 8
ref-goblins-9 = Skřet 9
ref-dwarves-0 = Trpaslík 0
ref-dwarves-1 = Trpaslík 1
ref-dwarves-2 = Trpaslík 2
ref-dwarves-3 = Trpaslík 3
ref-dwarves-4 = Trpaslík 4
ref-dwarves-5 = Trpaslík 5
ref-dwarves-6 = Trpaslík 6
ref-dwarves-7 = Trpaslík 7
ref-dwarves-8 = Trpaslík 8
ref-dwarves-9 = Trpaslík 9
ref-undead-0 = Nemrtvý 0
ref-undead-1 = Nemrtvý 1
ref-undead-2 = Nemrtvý 2
ref-undead-3 = Nemrtvý 3
ref-undead-4 = Nemrtvý 4
ref-undead-5 = Nemrtvý 5
ref-undead-6 = Nemrtvý 6
ref-undead-7 = Nemrtvý 7
ref-undead-8 = Nemrtvý 8
ref-undead-9 = Nemrtvý 9
ref-doppelgangers-0 = Měňavec 0
ref-doppelgangers-1 = Měňavec 1
ref-doppelgangers-2 = Měňavec 2
ref-doppelgangers-3 = Měňavec 3
ref-doppelgangers-4 = Měňavec 4
ref-doppelgangers-5 = Měňavec 5
ref-doppelgangers-6 = Měňavec 6
ref-doppelgangers-7 = Měňavec 7
ref-doppelgangers-8 = Měňavec 8
ref-doppelgangers-9 = Měňavec 9
ref-knights-2 = Rytíř 2
ref-knights-3 = Rytíř 3
ref-knights-4 = Rytíř 4
ref-knights-5 = Rytíř 5
ref-knights-6 = Rytíř 6
ref-knights-7 = Rytíř 7
ref-knights-8 = Rytíř 8
ref-knights-9 = Rytíř 9

## In the terminal; letters for goblins, dwarves, undead, doppelgängers, knights

terminal-letters = S T N M R
terminal-phase =
    { $phase ->
        [1] První fáze, { $trick }. zdvih ze 13
       *[other] Druhá fáze, { $trick }. zdvih ze 13
    }{ $stock ->
        [0] { "" }
       *[other] { " " }· balíček { $stock }
    }
terminal-match = { $game }. hra, výhry { $wins }
terminal-hand =
    { $cards ->
        [one] { $cards } karta v ruce
        [few] { $cards } karty v ruce
        [many] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
terminal-followers =
    { $cards ->
        [one] { $cards } přívrženec
        [few] { $cards } přívrženci
        [many] { $cards } přívržence
       *[other] { $cards } přívrženců
    }
terminal-prize = Kořist
terminal-votes = Hlasy teď

## Presets

preset-short = Jedna hra
    .about = čtvrt hodiny
preset-match = Na dvě vítězné
    .about = kdo vyhraje dvě hry
preset-long = Na tři vítězné
    .about = na celý večer
