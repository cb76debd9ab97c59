allies = Spojenci v zásobě
area-active = Aktivní
area-exhausted = Vyčerpané
area-madness = Šílenství
area-madness-note = (čtvrté obnoví sáček)
area-shield = Štít
army-castle-lying = ležící hrad
army-castle-upright = hrad
army-leader = velitel
army-supporters = { $n ->
    [one] { $n } přívrženec
    [few] { $n } přívrženci
   *[other] { $n } přívrženců
}
bag-closed = V sáčku { $n ->
    [one] je { $n } žeton
    [few] jsou { $n } žetony
   *[other] je { $n } žetonů
}. Během války se do sáčku nedívá nikdo.
bag-could = Tyto žetony jsou v sáčku: všechny přibyly i ubyly veřejně. Pořadí nezná nikdo.
bag-count = { $n ->
    [one] žeton v sáčku
    [few] žetony v sáčku
   *[other] žetonů v sáčku
}
bag-label = Tvůj sáček, { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
bag-madness = z toho šílenství: { $n }
battle-draw = Kolo { $round } · { $n }. losování
battle-title = Bitva: { $region }
battles-title = Bitvy
bet-lies = má vsazeno
bet-none = přihlíží
bet-on = sázka: { $name }
between = Mezi stupnicemi { $a } a { $b }: { $rewards }
between-open = Mezi stupnicemi { $a } a { $b }, získáno: { $rewards }
board-bag = Sáček
board-chips = Žetony
board-forge = Kovárna
board-powers = Schopnosti
board-quests = Úkoly
board-tea = Vzaté čajové karty
chair = Židle { $n }
chair-eaten = snědeno
chair-empty = Bez karty
chair-leader = Velitel: { $name }
chair-poisoned = Otráveno
chapter-battle = Bitva: { $region }
chapter-tea = Čajový dýchánek, kolo { $round }
chapter-uncontested = { $region }: bez bitvy
chapter-war = Válka, kolo { $round }
chapter-war-ended = Po válce, kolo { $round }
doing-busted = Přestřeleno
doing-chooses = Vybírá
doing-fights = V bitvě
doing-sealed = Volba zapečetěna
doing-stopped = Končí
doing-won = Vyhrává bitvu
doing-you = Vybíráš ty
door-board = Deska
door-quests = Úkoly ({ $n })
faction-taken = vede { $name }
factions = Frakce
fighter-label = Síla { $n }, { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
} tady.
finale-all-quests = Úkoly ({ $n })
finale-castles = Hrady
finale-quests = Úkoly
finale-shards = Úlomky
finale-title = { $n ->
    [one] Válku vyhrává { $name }
   *[other] O vítězství se dělí { $name }
}
finale-vp = Body
head = Čelo stolu
head-label = Čelo stolu. Čekají: { $who }
hint-map = Ukaž na svítící oblast na mapě.
legend = Co znamenají značky
legend-signs = Značky
map = Mapa Říše divů
map-resistance = odpor { $n }
market = Obyvatelé Říše divů
no-faction = vybírá frakci
nobody = nikdo
note-stock = (zbývá { $n })
odds-bad = { $percent } %: šílenství, přijdeš o { $least ->
    [1] { $most ->
        [1] 1
       *[other] 1–{ $most }
    }
   *[other] { $least }
} ze svých { $units } jednotek
odds-bag = V sáčku { $chips ->
    [one] je 1 žeton
    [few] jsou { $chips } žetony
   *[other] je { $chips } žetonů
}, šílenství { $madness }: { $percent } %. Spočítáno z toho, co leží odkryté.
odds-bust = { $percent } %: přijdeš o poslední jednotku a vypadneš z bitvy
odds-good = { $percent } %: síla roste, v průměru o { $n }
odds-shield = { $percent } %: šílenství, štít je může zablokovat
odds-symbol = Kovárna na { $space }: { $reach } z celkem { $chips } žetonů
opponents = Ostatní hráči
plaque-last = kolo { $round } { $last }
plaque-more = 2. místo { $second } · { $place }. bitva
quests-offered = Úkoly na výběr
own-castle = Každý hrad má hodnotu { $n } VB
own-poison = Žetony otravy ve tvé zásobě: { $n }
own-shards = Úlomky: { $n }
own-strength = Síla velitele: { $n }
own-supply = Přívrženci ve tvé zásobě: { $n }
own-vp = Vítězné body: { $n }
phase-over = Konec: sčítání
phase-cut = Hra skončila předčasně
phase-round = Kolo { $round } ze III
phase-setup = Příprava
phase-tea = Čajový dýchánek
phase-war = Válka, bitva { $n } { $all ->
    [few] ze
   *[other] z
} { $all }
player-label = { $name }, { $faction }: { $vp } VB, úlomky { $shards }, žetony v sáčku { $bag }, úkoly { $quests }, štít { $shield ->
    [whole] celý
   *[other] rozbitý
}.
players = Hráči
power-locked = nedostupná
power-open = zpřístupněná
question-chosen = Vybráno: { $what }.
question-track = { $chip }: na kterou stupnici?
quests-hidden = Skryté úkoly: { $n }.
rail-tea = Karty dýchánku { $n } { $all ->
    [few] ze
   *[other] z
} { $all }
region-empty = Nikdo tu není
region-label = { $region }, v tomto kole { $vp } VB{ $fought ->
    [yes] , po bitvě
   *[other] { "" }
}
region-unused = { $region }: v této hře se nepoužívá
rewards-left = Zbývající odměny: { $rewards }
score-line = Kdyby hra skončila teď: { $total } (VB { $vp }, hrady { $castles }, úkoly { $quests }, úlomky { $shards })
shards-long = Úlomky
shield-broken = Štít rozbitý
shield-whole = Štít celý
sign-any-strong = Libovolný silný spojenec.
sign-any-weak = Libovolný slabý spojenec, i žeton kovárny.
sign-castle-value = Tolik budou na konci stát tvé hrady.
sign-discard-madness = Žeton šílenství nadobro opustí sáček.
sign-discard-shards = Odhoď tolik úlomků.
sign-draw-quests = Dober tolik úkolů.
sign-forge-from-bag = Vykovej žeton přímo ze sáčku.
sign-gain-vp = Vítězné body.
sign-leader-strength = Velitel zesílí o 1.
sign-madness = Šílenství: vylosované v bitvě stojí jednotku.
sign-place-castle = Postav hrad tam, kde žádný nemáš.
sign-place-units = Umísti tolik jednotek do jedné oblasti.
sign-poison = Otrava: kdo kartu vezme, dá si ji do sáčku.
sign-recruit-wonderlandian = Přidá se k tobě obyvatel Říše divů podle výběru.
sign-release-supporters = Přívrženci přijdou do zásoby.
sign-roll-shards = Hoď kostkou úlomků a tolik jich získej.
sign-shards = Úlomky: každý na konci stojí 1 bod.
sign-shield-up = Sprav si štít.
sign-tempt = Čárkovaně: jen když za to hodíš kostkou úlomků.
sign-unlock-ability = Zpřístupni jednu ze čtyř schopností.
source-of-battle-track = Kovárny na bojové stupnici
source-of-region-ring = Pořadí oblastí
source-of-shard-die = Stěny kostky úlomků
sources-allies = Karty spojenců
sources-chips = Síla žetonů
sources-forge = Kovářské stupnice
sources-powers = Schopnosti
sources-quests = Úkoly
sources-rules = Deska a kostka
sources-tea = Čajové karty
sources-text = Pravidla netisknou všechny součásti. Co nese znaménko ≈, je rekonstrukce: tištěnou hodnotu neznáme. Kdo hru vlastní, může naše hodnoty nahradit svými.
sources-tiles = Hodnoty oblastí
sources-title = Rekonstruované hodnoty
sources-wonders = Obyvatelé Říše divů
space-forged = ukováno: { $chip }
stake-bets = { $n ->
    [one] 1 sázka
    [few] { $n } sázky
   *[other] { $n } sázek
}
stake-first = { $vp } VB +
stake-second = { $vp } VB
stock-label = { $chip }, v zásobě { $n }
stop-forge = Stojíš na kovárně { $space }: 1 kování
stop-nothing = Kdyby to teď skončilo: nic
stop-others = { $n ->
    [0] Nikdo jiný už nelosuje
    [one] Jeden soupeř může ještě losovat
    [few] { $n } soupeři mohou ještě losovat
   *[other] { $n } soupeřů může ještě losovat
}
stop-place = Kdyby to teď skončilo: { $place ->
    [1] 1. místo, { $vp } VB{ $castle ->
        [yes] {" "}a hrad
       *[no] {""}
    }
   *[other] 2. místo, { $vp } VB
}
stop-tied = Kdyby to teď skončilo: remíza, { $vp } VB, nebo hrad
strength-n = Síla { $n }
tea-deck = Balíček { $round }: { $n }
tea-or = nebo
tea-table = Čajový stůl
tea-tempt = za hod kostkou: { $rewards }
total-now = Body, kdyby hra skončila teď
track-at = { $name } stojí na { $n }
track-resistance = Místní odpor stojí na { $n }
track-symbols = Kovárny na { $spaces }
turn-to-map = Ukázat mapu
turn-to-table = Ukázat stůl s čajem
unused = nepoužívá se
vp = VB
vp-long = Vítězné body

## The goal, always in sight

goal = Po třech kolech vládne Říši divů, kdo má nejvíc bodů. Kolo { $round }, ty: { $points }.

## Co možnost stojí a přinese

tally-vp = VB
tally-shards = { $n ->
    [one] úlomek
    [few] úlomky
   *[other] úlomků
}
tally-marker = k síle v bitvě
odds-die = Na kostce úlomků padne { $least } až { $most }, průměrně { $mean }.

## Oč v otázce jde

stakes-block = Štít se rozbije, žeton jde zpět do sáčku a o nikoho nepřijdeš.
stakes-castle =
    { $seats ->
        [2] Vztyčený hrad dá na konci { $n } b. a v bitvách tam přidá sílu 2.
       *[other] Hrad dá na konci { $n } b. a v bitvách tam přidá sílu 2.
    }
stakes-claws = Otrava vylosovaná v bitvě stojí jednotku.
stakes-feat = Na konci je skutek za 3 body, cíl za 3, oba z jednoho úkolu za 9.
stakes-forge = Získáš, co je na poli. Žeton tam zůstane navždy.
stakes-lead = Kde velitel stojí, začínáš bitvu se silou o { $n } větší.
stakes-lose = Bez jednotky tady z bitvy vypadneš.
stakes-marker = Kdo na konci bitvy stojí na kovárně, vykove žeton.
stakes-poison = Kdo kartu vezme, dá si otravu do sáčku. Vylosovaná v bitvě stojí jednotku.
stakes-shard = Každý úlomek stojí na konci bod.
still-locked = Dosud nepřístupné: { $powers }.
