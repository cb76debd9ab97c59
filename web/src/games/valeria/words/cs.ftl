market = Střed stolu
row-monsters = Nestvůry
row-citizens = Obyvatelé
row-domains = Panství
opponents = Soupeři
duchy = Tvé vévodství
duchy-open = Podrobně
duchy-card = { $card }, { $count }×
odds = vydělá asi { $n }krát za 100 hodů
odds-brief = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
odds-caption = × průměrně za hod
dice = Kostky
dice-sum = součet { $n }
dice-none = Ještě se neházelo
dice-said = { $pair ->
    [0] { $name }: padlo { $a } a { $b }, vydělávají karty s čísly { $a }, { $b } a { $sum }.
   *[other] { $name }: padlo { $a } a { $b }, vydělávají karty s čísly { $a } a { $sum }.
}
standing = Kdyby hra skončila teď
standing-final = Závěrečné bodování
with-duke = { $total } s vévodou
total = Celkem
trophies = Trofeje
trophies-spoken = Zabité nestvůry: { $count }, za { $points } VB
dukes-offered = Vévodové na výběr
duke-now = teď
duke-spoken = Tvůj vévoda, vidíš ho jen ty: { $duke }. Teď dává { $points } VB

## Slots and cards

slot-card = { $card }, cena { $price }
slot-numbers = vydělává na { $numbers }
slot-count = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
slot-below = Pod ní:
slot-exhausted = { $row }, sloupec { $column }: vyčerpáno
slot-empty = { $row }, sloupec { $column }: prázdno
price = Cena
price-copies = +{ $n } za kopie, které máš

## The question

question-pay = { $card }: čím zaplatíš?
points-so-far = { $n ->
    [one] { $n } bod na stole
    [few] { $n } body na stole
   *[other] { $n } bodů na stole
}
pay-split = Kolik zaplatíš magií
pay-less-magic = Méně magie
pay-more-magic = Více magie
question-which = { $what }: co to bude?

## Seats

doing-setup = vybírá vévodu
doing-roll = hází
doing-income = bere příjmy
doing-action = provádí akce
doing-monsters = brání království
doing-end = končí tah
doing-over = hotovo
doing-waits = čeká
doing-rests = teď odpočívá
doing-away = není u stolu
doing-citizens = { $count ->
    [one] { $count } obyvatel
    [few] { $count } obyvatelé
   *[other] { $count } obyvatel
}

## Phases

phase-setup = Výběr vévodů
phase-roll = Hod
phase-income = Příjmy
phase-action = Akce
phase-monsters = Nestvůry
phase-end = Závěr
phase-over = Konec: počítají se body
phase-cut = Hra skončila předčasně
exhausted-of = vyčerpáno { $count } z { $limit }
ending-turns = { $count ->
    [one] Poslední tah
   *[other] Poslední tahy: { $count }
}
ribbon-end = Konec se blíží
ribbon-why = { $reason }. Hraje se dál, dokud všichni neodehrají stejný počet tahů.
chapter-turn = Tah { $turn }: { $name }
part-ending = Konec se blíží
chapter-scoring = Závěrečné bodování

## The Dark Lord

level-normal = Běžný
level-hard = Těžký
level-very-hard = Velmi těžký
lord-points = { $points } VB, kdyby hra skončila teď
lord-attacks = Útočí čísla: { $values }
lord-taken = Má v moci: obyvatelé { $citizens }, panství { $domains }
ends = Jak to může skončit
end-slain = Vyhraješ, až zabiješ všechny nestvůry: zbývá { $left }.
end-count = Při { $limit } vyčerpaných balíčcích rozhodnou body: zatím { $count }.
end-fall = Prohraješ při útoku na prázdný sloupec{ $count ->
    [0] : žádný prázdný není.
   *[other] : prázdné jsou { $columns }!
}

## The end

finale-win = { $name } vládne Valerii
finale-shared = Společné vítězství: { $names }
finale-saved = Království je zachráněno
finale-lost = Temný pán zvítězil

## The goal, always in sight

goal = Nejvíc bodů vyhrává, až bude vyčerpaných balíčků { $limit } (teď { $count }). Ty: { $points }.
goal-solo = Na konci potřebuješ víc bodů než Temný pán. Ty: { $points }.

## Co možnost stojí a přinese

tally-gold = { $n ->
    [one] zlaťák
    [few] zlaťáky
   *[other] zlaťáků
}
tally-strength = { $n ->
    [one] síla
    [few] síly
   *[other] sil
}
tally-magic = { $n ->
    [one] magie
    [few] magie
   *[other] magií
}
tally-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
foresee-copies = { $name } { $count }×
foresee-pays = Při hodu { $a } a { $b } ti vydělá: { $cards }.
foresee-pays-others = { $count ->
    [0] Soupeřům nevydělá žádná karta.
    [one] Soupeřům vydělá jedna karta.
    [few] Soupeřům vydělají { $count } karty.
   *[other] Soupeřům vydělá { $count } karet.
}
foresee-seize = Náhodně jedna z těchto: { $cards }.
foresee-put-price = Kdo ji pak zabije, zaplatí navíc { $token_accusative }.
foresee-put-gold = Kdo ji zabije, vezme si k tomu { $token_accusative }.
foresee-attack = Temný pán si kartu nechá a jeho skrytý vévoda ji na konci může započítat.
