game-name = Království Valerie
game-tagline = Najímej obyvatele, zabíjej nestvůry, buduj panství: kdo vládne kostkám, vládne království.

## Stoly

setting-areas = Oblasti nestvůr
setting-citizens = Obyvatelé
setting-random-citizens = Náhodní obyvatelé
setting-random-citizens-off = Ne
setting-random-citizens-on = Ano: zamíchané balíčky
setting-dukes = Vévodové
setting-dukes-on = Tajní vévodové
setting-dukes-off = Bez vévodů
setting-events = Nepřátelské události
setting-events-off = Ne
setting-events-on = Ano
setting-chosen-events = Události, které jistě budou ve hře
setting-level = Temný pán
setting-level-normal = Běžný
setting-level-hard = Těžký
setting-level-very-hard = Velmi těžký
setting-first = Kdo začíná
setting-first-random = Rozhodne los
setting-first-p0 = První místo
setting-first-p1 = Druhé místo
setting-first-p2 = Třetí místo
setting-first-p3 = Čtvrté místo
setting-first-p4 = Páté místo

## Otázky

prompt-duke = Kterého vévodu si necháš?
prompt-dice = Na kostkách je { $dice }: změníš některou?
prompt-order = Co se vyhodnotí nejdřív?
prompt-token = { $card }: kam položíš { $token_accusative }?
prompt-income =
    { $times ->
        [one] { $card }: co si vezmeš?
       *[other] { $card } ({ $times }×): co si vezmeš?
    }
prompt-trade = Co vyměníš?
prompt-steal = { $card }: komu bereš?
prompt-act =
    { $action ->
        [1] První akce: co uděláš?
        [2] Druhá akce: co uděláš?
       *[other] Akce { $action }: co uděláš?
    }
prompt-reward = { $card }: vyber si odměnu
prompt-citizen = { $card }: kterého obyvatele si vezmeš?
prompt-slay = { $card }: zabiješ ještě jednu nestvůru?
prompt-seize = { $card }: vezmeš si nestvůru?
prompt-return-citizen = { $card }: vrátíš některého obyvatele?
prompt-return-monster = { $card }: vrátíš některou zabitou nestvůru?
prompt-attack = Nestvůry útočí: co zajmou?

## Možnosti

option-keep = Nechat si: { $a }
option-announce = Oznámit výsledek
option-pass = Ne, děkuji
option-gain =
    { $n ->
        [0] Získat zdroj
       *[other] Získat { $a_accusative }
    }
option-slay =
    { $n ->
        [0] Zabít nestvůru
        [1] Zabít: { $a }
       *[other] Zabít: { $a } (cena: { $b })
    }
option-recruit =
    { $n ->
        [0] Najmout obyvatele
        [1] Najmout: { $a }
       *[other] Najmout: { $a } (cena: { $b })
    }
option-build =
    { $n ->
        [0] Vybudovat panství
        [1] Vybudovat: { $a }
       *[other] Vybudovat: { $a } (cena: { $b })
    }
option-take =
    { $n ->
        [0] Vzít si
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-trade =
    { $n ->
        [0] Vyměnit
        [1] Výměna: { $a }
       *[other] Výměna: { $a }, { $b }
    }
option-steal =
    { $n ->
        [0] Vzít soupeři
        [1] { $a }
        [2] { $a } od hráče { $b }
       *[other] { $a }: { $c } od hráče { $b }
    }
option-seize =
    { $n ->
        [0] Vzít si nestvůru
       *[other] Vzít si nestvůru: { $a }
    }
option-return =
    { $n ->
        [0] Vrátit
       *[other] Vrátit: { $a }
    }
option-use =
    { $n ->
        [0] Vyhodnotit
       *[other] Nejdřív: { $a }
    }
option-put =
    { $n ->
        [0] Položit žeton
       *[other] Na kartu: { $a }
    }
option-change =
    { $n ->
        [0] Změnit kostku
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-attack =
    { $n ->
        [0] Útok
        [1] Útok: { $a }
        [2] Útok: { $a }, { $b }
       *[other] Útok: { $a }, { $b }, { $c }
    }

## Události

event-table-laid = Království je připraveno: { $areas }. Začíná { $first }.
event-duke-kept =
    { $duke ->
        [none] { $seat } si tajně vybírá vévodu.
       *[other] { $seat } si nechává vévodu: { $duke }.
    }
event-dark-lord-came = Jeden z vévodů propadl zlu: přichází Temný pán.
event-turn-began =
    { $resting ->
        [none] Tah { $turn }: { $seat }.
       *[other] Tah { $turn }: { $seat }. Odpočívá { $resting }.
    }
event-dice-rolled = { $seat } hází { $first } a { $second }.
event-die-changed = { $seat } využívá kartu { $domain }: na { $die }. kostce je teď { $value } (cena: { $paid }).
event-event-struck = Udeřila událost { $card }.
event-token-put = { $card }: { $seat } pokládá { $token_accusative } na kartu { $target }.
event-lost = { $card }: { $seat } ztrácí { $what_accusative }.
event-earned = { $seat }: { $card } přináší { $what_accusative }.
event-traded = { $seat }: { $card } mění { $paid_accusative } za { $what_accusative }.
event-stolen =
    { $victim ->
        [none] { $seat } si bere { $what_accusative } ({ $card }).
       *[other] { $seat } bere hráči { $victim } { $what_accusative } ({ $card }).
    }
event-monster-slain = { $seat } zabíjí nestvůru: { $monster } (cena: { $paid }).
event-citizen-recruited = { $seat } najímá: { $citizen } (cena: { $paid }).
event-domain-built = { $seat } buduje panství: { $domain } (cena: { $paid }).
event-resource-gained = { $seat } získává { $what_accusative }.
event-gained = { $seat }: { $card } přináší { $what_accusative }.
event-tokens-gained = { $seat } si bere z karty { $monster } { $what_accusative }.
event-citizen-gained = { $seat } si zdarma bere: { $citizen } ({ $card }).
event-citizen-returned = { $seat } vrací: { $citizen }.
event-monster-returned = { $seat } vrací: { $monster }.
event-monster-taken =
    { $victim ->
        [none] { $seat } si bere z balíčku: { $monster }.
       *[other] { $seat } bere hráči { $victim }: { $monster }.
    }
event-domain-revealed = Nové panství: { $domain }.
event-citizen-revealed = Nový obyvatel: { $citizen }.
event-stack-exhausted = Vyčerpáno: { $stack } ({ $count } z { $limit }).
event-hostile-event-came = Vyčerpáno: { $stack } ({ $count } z { $limit }). Nepřátelská událost: { $card }.
event-column-attacked =
    { $monster ->
        [none] Temný pán útočí na sloupec { $column }.
       *[other] { $monster } útočí na sloupec { $column }.
    }
event-citizen-captured = Temný pán odvádí do zajetí obyvatele: { $citizen }.
event-domain-captured = Temný pán obsazuje panství: { $domain }.
event-column-fell = Sloupec { $column } už nemá kdo bránit.
event-end-triggered = Blíží se konec: { $reason }. Všichni odehrají stejný počet tahů.
event-duke-revealed = { $seat } odhaluje vévodu: { $duke }.
event-dark-lord-revealed = Temný pán je { $duke }.
event-scored = { $seat }: { $source } { $points }.
event-dark-lord-scored = Temný pán: { $source } { $points }.
event-game-ended =
    { $scores ->
        [none] Vítězství: { $winners }.
       *[other] Vítězství: { $winners }. Body: { $scores }.
    }
event-dark-lord-won =
    { $scores ->
        [none] Vítězí Temný pán.
       *[other] Vítězí Temný pán. Body: { $scores }.
    }

## Proč ne

why-not-your-turn = Nejsi na tahu.
why-not-now = Akce provádíš ve fázi akcí svého tahu.
why-not-on-top = { $card } leží pod jinou kartou.
why-not-in-centre = { $card } teď není v centrálních balíčcích.
why-missing-gold =
    { $price ->
        [one] { $card } stojí { $price } zlaťák; i s magií ti chybí { $missing }.
        [few] { $card } stojí { $price } zlaťáky; i s magií ti chybí { $missing }.
       *[other] { $card } stojí { $price } zlaťáků; i s magií ti chybí { $missing }.
    }
why-missing-strength = { $card } má sílu { $price }; i s magií ti chybí { $missing }.
why-missing-magic =
    { $price ->
        [one] { $card } chce navíc { $price } magii; chybí ti { $missing }.
        [few] { $card } chce navíc { $price } magie; chybí ti { $missing }.
       *[other] { $card } chce navíc { $price } magií; chybí ti { $missing }.
    }
why-needs-real-gold = Magie může zlaťáky nahradit, ale aspoň 1 zlaťák musí být skutečný.
why-needs-real-strength = Magie může sílu nahradit, ale aspoň 1 síla musí být skutečná.
why-missing-role = { $card }: potřebuješ { $symbols }, máš { $own }.
why-one-citizen-a-stack = Na každé číslo patří právě jeden obyvatel: { $stack } jsou zvoleni víckrát, jiný balíček by zůstal prázdný.
why-solo-needs-dukes = Bez vévodů se sólo hrát nedá: Temný pán je jedním z nich.
why-level-is-for-solo = Obtížnost Temného pána platí jen ve hře pro jednoho.
why-no-such-seat = U tohoto stolu není { $number }. místo, začínat musí někdo jiný.
why-events-are-off = Události se dají zvolit, jen když jsou nepřátelské události ve hře.
why-too-many-events =
    { $most ->
        [one] S tímto počtem hráčů je ve hře { $most } událost; zvoleno jich je { $chosen }.
        [few] S tímto počtem hráčů jsou ve hře { $most } události; zvoleno jich je { $chosen }.
       *[other] S tímto počtem hráčů je ve hře { $most } událostí; zvoleno jich je { $chosen }.
    }

## Co mluví pro volbu

hint-rolls = vydělává při { $n } hodech z 36
hint-duke =
    { $n ->
        [one] { $duke } za to dá { $n } bod
        [few] { $duke } za to dá { $n } body
       *[other] { $duke } za to dá { $n } bodů
    }
hint-opens = doplní poslední symbol, který chce { $card }
hint-points =
    { $n ->
        [one] přinese { $n } bod
        [few] přinese { $n } body
       *[other] přinese { $n } bodů
    }
hint-gives = hned dostaneš { $what_accusative }
hint-denies = zaplatit by to mohl i někdo jiný: { $seat }
hint-lasts = schopnost ti slouží až do konce
hint-end = vyčerpaných balíčků pak bude { $n } z { $all } a v bodech na stole vedeš
hint-leaves = zůstane ti: { $what }
hint-leaves-nothing = padne na to všechno, co máš
hint-affords = pak už zaplatíš i kartu { $card }
hint-have = pak máš: { $what }
hint-prey-points =
    { $n ->
        [one] tobě by přineslo { $n } bod
        [few] tobě by přineslo { $n } body
       *[other] tobě by přineslo { $n } bodů
    }
hint-prey-left =
    { $n ->
        [one] v balíčku zbude ještě { $n } obyvatel
        [few] v balíčku zbudou ještě { $n } obyvatelé
       *[other] v balíčku zbude ještě { $n } obyvatel
    }
hint-symbols = symboly, za které platí, má { $n } z { $all } obyvatel ve středu stolu
hint-lit-now =
    { $n ->
        [one] už teď vydělá { $n } tvoje karta
        [few] už teď vydělají { $n } tvoje karty
       *[other] už teď vydělá { $n } tvých karet
    }
hint-lit =
    { $n ->
        [one] vydělá { $n } tvoje karta místo { $now }
        [few] vydělají { $n } tvoje karty místo { $now }
       *[other] vydělá { $n } tvých karet místo { $now }
    }
hint-from-leader = nejvíc bodů na stole má ze soupeřů { $seat }: { $n }

## Konce

reason-points = Nejvíce vítězných bodů.
reason-smaller-duchy = Shoda bodů: vítězí menší vévodství.
reason-shared = Shoda bodů i vévodství: vítězství je společné.
reason-slain = Všechny nestvůry jsou zabity: království je zachráněno.
reason-overrun = Padl nebráněný sloupec: království je ztraceno.
reason-lord-beaten = Více bodů než Temný pán.
reason-lord-stronger = Temný pán má aspoň tolik bodů co ty.

## Věci

ref-nothing = nic
ref-gold =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
ref-strength =
    { $n ->
        [one] { $n } síla
        [few] { $n } síly
       *[other] { $n } sil
    }
    .accusative =
        { $n ->
            [one] { $n } sílu
            [few] { $n } síly
           *[other] { $n } sil
        }
ref-magic =
    { $n ->
        [one] { $n } magie
        [few] { $n } magie
       *[other] { $n } magií
    }
    .accusative =
        { $n ->
            [one] { $n } magii
            [few] { $n } magie
           *[other] { $n } magií
        }
ref-vp =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
ref-times = { $n }×
ref-die =
    { $n ->
        [1] první kostka
       *[other] druhá kostka
    }
ref-roll = číslo { $n }
ref-column = sloupec { $n }
ref-supply = zásoba
ref-dark-lord = Temný pán
ref-bare = Vyčerpáno
ref-stack = obyvatelé { $n }
ref-stack-9 = obyvatelé 9/10
ref-stack-11 = obyvatelé 11/12
ref-domains = panství ve sloupci { $n }
ref-end-exhausted = dost balíčků je vyčerpáno
ref-end-monsters = všechny nestvůry jsou zabity
ref-end-domains = všechna panství jsou vybudována
ref-score-monsters = zabité nestvůry
ref-score-domains = panství
ref-score-board = body na desce
ref-score-worker = symboly dělníků
ref-score-soldier = symboly vojáků
ref-score-shadow = symboly podsvětí
ref-score-holy = symboly duchovních
ref-score-resources = zdroje
ref-score-most-citizens = nejvíce obyvatel
ref-score-most-monsters = nejvíce nestvůr
ref-score-most-domains = nejvíce panství
ref-score-duke-worker = vévoda: symboly dělníků
ref-score-duke-soldier = vévoda: symboly vojáků
ref-score-duke-shadow = vévoda: symboly podsvětí
ref-score-duke-holy = vévoda: symboly duchovních
ref-score-duke-resources = vévoda: zdroje
ref-score-duke-monsters = vévoda: nestvůry
ref-score-duke-citizens = vévoda: obyvatelé
ref-score-duke-domains = vévoda: panství
ref-score-duke-boss = vévoda: velitelé
ref-score-duke-minion = vévoda: služebníci
ref-score-duke-beast = vévoda: šelmy
ref-score-duke-titan = vévoda: kolosové

## Karty

ref-worker = Dělníci
ref-soldier = Vojáci
ref-shadow = Podsvětí
ref-holy = Duchovní
ref-symbol-worker =
    { $n ->
        [one] { $n } symbol dělníka
        [few] { $n } symboly dělníka
       *[other] { $n } symbolů dělníka
    }
ref-symbol-soldier =
    { $n ->
        [one] { $n } symbol vojáka
        [few] { $n } symboly vojáka
       *[other] { $n } symbolů vojáka
    }
ref-symbol-shadow =
    { $n ->
        [one] { $n } symbol podsvětí
        [few] { $n } symboly podsvětí
       *[other] { $n } symbolů podsvětí
    }
ref-symbol-holy =
    { $n ->
        [one] { $n } symbol duchovního
        [few] { $n } symboly duchovního
       *[other] { $n } symbolů duchovního
    }
ref-boss = Velitel
ref-minion = Služebník
ref-beast = Šelma
ref-titan = Kolos
ref-hills = Kopce
ref-ruins = Ruiny
ref-forest = Lesy
ref-valley = Údolí
ref-mountains = Hory
ref-barrens = Pustiny
ref-swamp = Bažiny
ref-caverns = Jeskyně
ref-starter-peasant = Rolník
ref-starter-knight = Rytíř
ref-starter-herald = Herold
ref-cleric = Léčitelka
ref-monk = Mnich
ref-merchant = Obchodník
ref-blacksmith = Kovář
ref-mercenary = Žoldák
ref-alchemist = Alchymista
ref-archer = Zbojnice
ref-wizard = Čaroděj
ref-peasant = Rolník
ref-knight = Rytíř
ref-rogue = Vrah
ref-thief = Zlodějka
ref-champion = Šampión
ref-warlord = Vojevůdce
ref-paladin = Paladin
ref-priestess = Kněžka
ref-butcher = Řezník
ref-miner = Horník
ref-goblin = Skřet
ref-goblin-mage = Skřetí mág
ref-goblin-king = Král skřetů
ref-skeleton = Kostlivec
ref-flaming-skeleton = Ohnivý kostlivec
ref-skeleton-king = Král kostlivců
ref-treant = Ent
ref-bane-spider = Prokletý pavouk
ref-spider-queen = Pavoučí královna
ref-owlbear = Sovodvěd
ref-giant = Obr
ref-troll = Troll
ref-dire-bear = Zuřivý medvěd
ref-orc-warrior = Orčí válečník
ref-orc-chieftain = Orčí náčelník
ref-gargoyle = Chrlič
ref-wraith = Přízrak
ref-witch-queen = Královna čarodějnic
ref-gelatinous-cube = Rosolová krychle
ref-basilisk = Bazilišek
ref-swamp-dragon = Bažinný drak
ref-kobolds = Koboldi
ref-gold-golem = Zlatý golem
ref-red-dragon = Rudý drak
ref-corrupted-cleric = Zkažená léčitelka
ref-giant-leech = Obří pijavice
ref-bat-swarm = Hejno netopýrů
ref-sorcerer = Černokněžník
ref-mimic = Mimik
ref-kobold-thieves = Koboldí zloději
ref-exhausted = Vyčerpání
ref-foxgrove-palisade = Palisáda v Liščím háji
ref-the-desert-orchid = Pouštní orchidej
ref-emerald-stronghold = Smaragdová pevnost
ref-pratchetts-plateau = Pratchettova náhorní plošina
ref-cathedral-of-st-aquila = Katedrála svaté Aquily
ref-darktide-harbour = Přístav temného přílivu
ref-cloudriders-camp = Tábor jezdců oblaků
ref-the-orb-of-urdr = Urdina koule
ref-rogues-landing = Přístaviště darebáků
ref-blood-crow-army = Armáda krvavých vran
ref-eye-of-asteraten = Oko Asterátu
ref-cutthroats-truce = Příměří hrdlořezů
ref-halfpenny-hill = Půlpencový kopec
ref-shattered-hand = Roztříštěná ruka
ref-forgotten-sorrows = Zapomenuté žaly
ref-watcher-on-the-water = Pozorovatel nad vodou
ref-gargans-embrace = Garganova náruč
ref-nest-of-the-weaver-witch = Doupě čarodějnice
ref-palace-of-the-dawn = Palác úsvitu
ref-grimmwater-keep = Tvrz Chmurná voda
ref-the-violet-thorn = Fialový trn
ref-purloiners-perch = Zbojnický hrad
ref-golden-obelisk-of-nae = Zlatý obelisk Nae
ref-monolith-of-ostendaar = Ostendaarský monolit
ref-cornelius-the-dreamer = Cornelius Snílek
ref-elsyn-saint-of-shadows = El'syn, světec stínů
ref-elysium-the-allsmith = Elysium Všekovář
ref-hrothgar-the-conqueror = Hrothgar Dobyvatel
ref-isabella-the-righteous = Isabella Spravedlivá
ref-lekzandr-the-protector = Lekzand'r Ochránce
ref-node-master-of-swords = Node, mistr mečů
ref-reese-the-firebrand = Reese Buřič
ref-simon-the-unclean = Simon Nečistý
ref-waryn-lord-of-rogues = Waryn, pán lotrů

## Effects

said-and = { $most } a { $last }
said-or = { $most } nebo { $last }
at-active = Při vlastním hodu
at-passive = Při cizím hodu
at-reward = Odměna
at-instruction = Když padne { $n }
fx-gain =
    { $per ->
        [none] získáš { $amounts_accusative }
       *[other] získáš { $amounts_accusative } za { $per }
    }
fx-gain-any =
    { $amount ->
        [one] získáš { $amount } libovolný zdroj
        [few] získáš { $amount } zdroje jednoho libovolného druhu
       *[other] získáš { $amount } zdrojů jednoho libovolného druhu
    }
fx-choose = { $options }
fx-exchange =
    { $pay_per ->
        [none] můžeš zaplatit { $pay_accusative } a { $then }
       *[other] můžeš zaplatit { $pay_accusative } za { $pay_per }: { $then }
    }
fx-take = můžeš soupeři podle své volby vzít { $options_accusative }
fx-gain-citizen =
    { $optional ->
        [true] můžeš si ze středu zdarma vzít
       *[other] ze středu si zdarma vezmeš
    } { $name ->
        [none] { $role ->
            [none] libovolného obyvatele
           *[other] { $role }
        }
       *[other] kartu { $name }
    }{ $max_cost ->
        [none] { "" }
       *[other] { " " }s tištěnou cenou nejvýš { $max_cost }
    }
fx-slay = můžeš za její cenu zabít ještě jednu nestvůru
fx-take-monster = můžeš soupeři vzít náhodnou zabitou nestvůru, bez odměny
fx-return-citizen = můžeš vrátit svého obyvatele do balíčku a { $then }
fx-return-monster = můžeš vrátit zabitou nestvůru do balíčku a { $then }
fx-set-die = jedna kostka se změní na { $value }
fx-shift-die = { $by }
shift-down = můžeš snížit jednu kostku o { $n }
shift-up = můžeš zvýšit jednu kostku o { $n }
fx-put-token = hráč na tahu položí { $what_accusative } na nestvůru
fx-lose = každý přijde o { $what_accusative }
one-worker = dělníka
one-soldier = vojáka
one-shadow = obyvatele podsvětí
one-holy = duchovního
per-citizens = každého obyvatele
per-citizens-worker = každého dělníka
per-citizens-soldier = každého vojáka
per-citizens-shadow = každého obyvatele podsvětí
per-citizens-holy = každého duchovního
per-named = každou kartu { $which }
per-domains = každé panství
per-monsters = každou zabitou nestvůru
per-monsters-area = každou zabitou nestvůru z oblasti { $which }
per-monsters-type = každou zabitou nestvůru typu { $which }
per-roles-worker = každý symbol dělníka
per-roles-soldier = každý symbol vojáka
per-roles-shadow = každý symbol podsvětí
per-roles-holy = každý symbol duchovního
per-resources =
    { $n ->
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
when-ignore-surcharge = Najímáš za tištěnou cenu, ať už máš kopií, kolik chceš.
when-domain-discount =
    { $n ->
        [one] Tvá panství stojí o { $n } zlaťák méně.
        [few] Tvá panství stojí o { $n } zlaťáky méně.
       *[other] Tvá panství stojí o { $n } zlaťáků méně.
    }
score-per = { $n } VB za { $per }

## In the terminal; letters for gold, strength, magic, points

terminal-letters = Z S M VB
terminal-turn = { $turn }. tah, { $phase }
terminal-dice = kostky { $a } a { $b }, součet { $sum }
terminal-exhausted = vyčerpané balíčky { $count } z { $limit }
terminal-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
terminal-ask = ? a jméno karty poví, co karta umí. Obyvatelé: vlastní hod | cizí hod.
terminal-setup = výběr vévodů
terminal-roll = hod
terminal-income = příjmy
terminal-action = akce
terminal-monsters = nestvůry
terminal-end = konec tahu
terminal-over = konec hry
sign-citizen = obyvatel
sign-citizens = obyvatel
sign-monster = nestvůra
sign-monsters = nestvůra
sign-domain = panství
sign-domains = panství
sign-player = soupeř
sign-slay = zabití
sign-doubles = dvojice
sign-turn = tah
kind-starter = Základní karta
kind-citizen = Obyvatel
kind-monster = Nestvůra
kind-event = Nepřátelská událost
kind-domain = Panství
kind-duke = Vévoda
told-card = { $kind }{ $role ->
        [none] { "" }
       *[other] , { $role }
    }{ $numbers ->
        [none] { "" }
       *[other] , vydělává na { $numbers }
    }{ $odds ->
        [none] { "" }
       *[other] , asi { $odds }krát za 100 hodů
    }{ $vp ->
        [none] { "" }
       *[other] , { $vp }
    }
told-active = { at-active }: { $what }
told-passive = { at-passive }: { $what }
told-reward = { at-reward }: { $what }
told-instruction = { at-instruction }: { $what }
told-ability = { $what }
told-score = { $what }

## Presets

preset-first = První hra
    .about = vybrané karty, nic nepřátelského
preset-usual = Obvyklá
    .about = obyvatelé losem, tajní vévodové
preset-everything = Všechno
    .about = i s nepřátelskými událostmi
