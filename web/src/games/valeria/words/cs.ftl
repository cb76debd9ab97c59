market = Střed stolu
row-monsters = Nestvůry
row-citizens = Obyvatelé
row-domains = Panství
opponents = Soupeři
duchy = Tvé vévodství
duchy-open = Podrobně
duchy-card = { $card }, { $count }×
odds = platí asi { $n }krát za 100 hodů
odds-brief = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
dice = Kostky
dice-sum = součet { $n }
dice-none = Ještě se neházelo
dice-said = { $name }: padlo { $a } a { $b }, platí karty s čísly { $a }, { $b } a { $sum }.
standing = Kdyby hra skončila teď
standing-final = Závěrečné bodování
with-duke = { $total } s vévodou
total = Celkem
trophies = Trofeje
trophies-spoken = Zabité nestvůry: { $count }, mají cenu { $points } VB
dukes-offered = Vévodové na výběr
duke-now = teď
duke-spoken = Tvůj vévoda, vidíš ho jen ty: { $duke }. Teď má cenu { $points } VB

## Slots and cards

slot-card = { $card }, cena { $price }
slot-numbers = platí na { $numbers }
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
kind-starter = Základní karta
kind-citizen = Obyvatel
kind-monster = Nestvůra
kind-event = Nepřátelská událost
kind-domain = Panství
kind-duke = Vévoda
side-active = Při tvém hodu
side-passive = Při cizím hodu
reward = Odměna
instruction = Když padne { $n }

## Effects

sign-or = nebo
sign-and = a
fx-gain = získáš { $what_accusative }
fx-gain-per = získáš { $what_accusative } za { $per }
fx-gain-any = získáš { $n } libovolného zdroje
fx-exchange = můžeš zaplatit { $pay_accusative } a { $then }
fx-exchange-per = můžeš zaplatit { $pay_accusative } za { $per }; pak { $then }
fx-take = vezmeš { $what } soupeři podle své volby
fx-gain-citizen = vezmeš si zdarma ze středu { $kind ->
    [role] obyvatele ({ $which })
    [named] kartu { $which }
   *[any] libovolného obyvatele
}{ $max ->
    [0] { "" }
   *[other] , vytištěná cena nejvýš { $max }
}
fx-slay = můžeš za její cenu zabít ještě jednu nestvůru
fx-take-monster = vezmeš soupeři náhodnou zabitou nestvůru, bez odměny
fx-return-citizen = můžeš vrátit svého obyvatele do balíčku a { $then }
fx-return-monster = můžeš vrátit zabitou nestvůru do balíčku a { $then }
fx-set-die = jedna kostka se změní na { $n }
fx-shift-die = { $way ->
    [down] můžeš snížit jednu kostku o { $n }
   *[up] můžeš zvýšit jednu kostku o { $n }
}
fx-put-token = hráč na tahu položí { $token_accusative } na nestvůru
fx-lose = každý přijde o { $what_accusative }
per-citizens = každého obyvatele
per-citizens-role = každého obyvatele ({ $which })
per-named = každou kartu { $which }
per-domains = každé panství
per-monsters = každou zabitou nestvůru
per-monsters-area = každou zabitou nestvůru z oblasti { $which }
per-monsters-type = každou zabitou nestvůru typu { $which }
per-roles = každý symbol ({ $which })
per-resources = { $n ->
    [1] každý zbylý zdroj
    [few] každé { $n } zbylé zdroje
   *[other] každých { $n } zbylých zdrojů
}
when-build = Po vybudování: { $what }.
when-roll = Po tvém hodu: { $what }.
when-doubles = Kdykoli komukoli padne dvojice: { $what }.
when-action-start = Na začátku tvých akcí: { $what }.
when-action-end = Na konci tvých akcí: { $what }.
when-slay = Kdykoli zabiješ nestvůru: { $what }.
when-gain-citizen = Kdykoli k tobě přijde obyvatel: { $what }.
when-ignore-surcharge = Najímáš za vytištěnou cenu, ať máš kopií kolik chceš.
when-domain-discount = { $n ->
    [one] Tvá panství stojí o { $n } zlaťák méně.
    [few] Tvá panství stojí o { $n } zlaťáky méně.
   *[other] Tvá panství stojí o { $n } zlaťáků méně.
}
score-per = { $n } VB za { $per }

## The question

question-pay = { $what }: jak zaplatíš?
question-which = { $what }: co to bude?

## Seats

doing-setup = vybírá vévodu
doing-roll = hází
doing-income = bere příjmy
doing-action = koná akce
doing-monsters = brání království
doing-end = končí tah
doing-over = hotovo
doing-waits = čeká
doing-rests = tento tah odpočívá
doing-away = odešel od stolu
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
exhausted-of = vyčerpáno { $count } z { $limit }
ending-turns = { $count ->
    [one] Poslední tah
   *[other] Poslední tahy: { $count }
}
ribbon-end = Konec se blíží
ribbon-why = { $reason }. Hraje se dál, dokud všichni neodehrají stejný počet tahů.
chapter-turn = Tah { $turn }: { $name }
chapter-scoring = Závěrečné bodování

## The Dark Lord

level-normal = Normální
level-hard = Těžký
level-very-hard = Velmi těžký
lord-points = { $points } VB, kdyby hra skončila teď
lord-attacks = Útočí čísla: { $values }
lord-taken = Zajal: obyvatelé { $citizens }, panství { $domains }
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
