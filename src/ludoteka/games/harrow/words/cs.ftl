game-name = Pochmurný kraj
game-tagline = Běsi, bouře a strom, který si pamatuje: zachraň město, znič je, nebo je spal.

## Tables

setting-chapter = Kapitola
setting-chapter-auto = Co se hodí k počtu hráčů
setting-chapter-1 = 1: Ema proti Levimu
setting-chapter-2 = 2: všechny legendy a karty
setting-chapter-3 = 3: plná hra pro dva
setting-chapter-4 = 4: Kami a panenky
setting-chapter-5 = 5: Hester jako třetí
setting-chapter-solo = Sólo: Hester proti dvěma automatům
setting-chapter-fair = Říše víl
setting-sides = Strany
setting-sides-auto = Podle kapitoly
setting-sides-protectors-family = Ochránci a Rodina
setting-sides-kammi-protectors = Kami a Ochránci
setting-sides-kammi-family = Kami a Rodina
setting-map = Mapa
setting-map-random = Losem
setting-map-a = Strana A
setting-map-b = Strana B
setting-level = Obtížnost automatů
setting-level-1 = 1: mírná
setting-level-2 = 2: těžká
setting-level-3 = 3: nelítostná
setting-bag = Sáček Rodiny
setting-bag-shown = Obsah vidí všichni
setting-bag-hidden = Obsah vidí jen Rodina
setting-kammi-in-storms = Bouře a Kami
setting-kammi-in-storms-free = Bouře zpomalují jen Ochránce, jak píší pravidla
setting-kammi-in-storms-slow = Bouře zpomalují i Kami
setting-legend-hits = Legenda, kterou nelze odstrčit
setting-legend-hits-again = Lze ji v tomtéž útoku zasáhnout znovu, jak píší pravidla
setting-legend-hits-once = Lze ji zasáhnout jednou za útok
setting-waiting-upgrades = Vylepšení na zavařovačce útoku
setting-waiting-upgrades-next-attack = Platí při příštím útoku jakéhokoli druhu, jak píší karty
setting-waiting-upgrades-attack-jar = Platí, až rozbiješ zavařovačku útoku kvůli její akci
setting-feast-squares = Co Hester pozře
setting-feast-squares-own-side = Leží na straně desky u toho hráče, jak píší pravidla
setting-feast-squares-any-side = Je-li ta strana plná, smí ležet i na druhé

## Questions

prompt-act =
    { $points ->
        [one] { $kind }: zbývá { $points }
        [few] { $kind }: zbývají { $points }
       *[other] { $kind }: zbývá { $points }
    }
prompt-activate = { $card }: kterou frakci karta pohne?
prompt-along = Panenka odchází: půjde některá jednotka s ní?
prompt-ambush = Přesuň jednu svou legendu
prompt-area = V oblasti které šipky?
prompt-around = Použiješ ještě něco?
prompt-arrow = Umísti šipku
prompt-ask = Koho požádáš?
prompt-attack = Odkud a kam zaútočíš?
prompt-birth = Umísti běsa
prompt-clash =
    { $price ->
        [one] Střet: zaplatit { $price } kostku a zabít?
        [few] Střet: zaplatit { $price } kostky a zabít?
       *[other] Střet: zaplatit { $price } kostek a zabít?
    }
prompt-collect = Seber žeton
prompt-cross = Polož X tam, kde hledaná věc není
prompt-deck = Ze kterého balíčku otočíš kartu?
prompt-deck-size =
    { $left ->
        [one] Kolik karet půjde do { $deck }? Do balíčků zbývá rozdělit { $left } kartu; když bude třeba otočit kartu a žádná nezbude, prohraješ
        [few] Kolik karet půjde do { $deck }? Do balíčků zbývá rozdělit { $left } karty; když bude třeba otočit kartu a žádná nezbude, prohraješ
       *[other] Kolik karet půjde do { $deck }? Do balíčků zbývá rozdělit { $left } karet; když bude třeba otočit kartu a žádná nezbude, prohraješ
    }
prompt-devour = Pozřít legendu?
prompt-doll = Tvá jednotka přešla ({ $start } → { $end }): vezme panenku s sebou?
prompt-douse = Odebrat z ohně plamen?
prompt-drag = Která jednotka půjde také?
prompt-drop =
    { $left ->
        [one] Odhoď kostku: { $left } přebývá
        [few] Odhoď kostku: { $left } přebývají
       *[other] Odhoď kostku: { $left } přebývá
    }
prompt-drop-arrow = Vezmi zpět šipku
prompt-eat = Který žeton pozře?
prompt-eat-from = Z desky, nebo ze sáčku?
prompt-exchange = Zaměnit tajně panenky?
prompt-fair = Tvůj tah: hnízdo, úkol, karty
prompt-favour = Kdo získá kostku?
prompt-figures = Umísti své dvě figury
prompt-free-action = Volná akce před útokem, nebo po něm?
prompt-gain = Vezmi si kostku
prompt-gather = Přitáhni vše z jednoho hexu ke své legendě
prompt-give-back =
    { $left ->
        [one] Vrať do sáčku ještě { $left } žeton
        [few] Vrať do sáčku ještě { $left } žetony
       *[other] Vrať do sáčku ještě { $left } žetonů
    }
prompt-glean = Vezmi zpět prázdné hnízdo
prompt-goblin = Která figura je skřetík? Budeš to vědět jen ty
prompt-grid = Vyber řádek tabulky
prompt-grid-token = Aktivuj žeton
prompt-guess = Hádej hex
prompt-herd = { $side }: která skupina kam půjde?
prompt-hero = Vyber si legendu
prompt-hester = Tah Hester: akce a karty
prompt-hide = Schovej: { $item }
prompt-hide-doll = Kde je opravdová panenka?
prompt-infect = Nakaz běsa
prompt-keyhole = Vyber hex poblíž skřetíka
prompt-keyhole-move = Co projde klíčovou dírkou?
prompt-lay = Polož kostku na hex
prompt-lead = Veď nakažené běsy a Hester
prompt-leap = Přeskoč bouři
prompt-legend = Zavařovačka legendy: schopnost a nadání
prompt-lift-x = Vezmi zpět X
prompt-lock = O kterou stezku přijdeš?
prompt-march = Přesuň běsy s Levim
prompt-move = Koho a kam přesuneš?
prompt-nail = Vraz hřebík pod jednotku
prompt-nest = Umísti další hnízdo
prompt-objective = Umísti na mapu soupeřův cíl: { $objective }. Čím dál ho soupeř má, tím lépe pro tebe
prompt-odessa-return = Kolik kostek vrátíš z desky Oděsy?
prompt-off = Odeber kostku z bojiště
prompt-order = Kterou část uděláš první?
prompt-part = Který účinek?
prompt-place = Umísti žeton schopnosti
prompt-post = Postav běsa
prompt-pull = Co přitáhneš?
prompt-push = Kam odstrčíš?
prompt-relocate = Přemísti jednotku
prompt-remove = Odstraň běsa
prompt-replace-quest = Vyměnit úkol?
prompt-replay = Zahraj kartu znovu
prompt-reward = Úkol je splněn: šipka, nebo hádání?
prompt-root = Umísti kořen
prompt-row = Kterou schopnost použiješ?
prompt-scatter = Kam z ohně odstrčíš: { $thing }?
prompt-search = Na kterou krajinu dáš kostku hledání?
prompt-season = Přesuň kostku hledání
prompt-sink = Vlož kartu dospod balíčku
prompt-slay = Zabij běsa kdekoli na mapě
prompt-spawn = Kde zplodíš běsa?
prompt-spend =
    { $left ->
        [one] Zaplať ještě { $left } kostku
        [few] Zaplať ještě { $left } kostky
       *[other] Zaplať ještě { $left } kostek
    }
prompt-spoon = Hester je poražena: otočit lžíci na 1? (teď ukazuje na { $number })
prompt-square = Na čí stranu desky běsi půjdou?
prompt-start = Které pole bude první?
prompt-station = Postav legendu
prompt-rally = Kolik kostek?
prompt-store = Ulož kostky k Oděse
prompt-storm = Umísti bouři
prompt-stow = Dej žeton na desku, nebo vše do sáčku
prompt-strike =
    { $price ->
        [one] Útok se daří: zaplatit { $price } kostku a zasáhnout?
        [few] Útok se daří: zaplatit { $price } kostky a zasáhnout?
       *[other] Útok se daří: zaplatit { $price } kostek a zasáhnout?
    }
prompt-swap = Mají si figury vyměnit místa?
prompt-swap-offers = Vyměň nabídky
prompt-take-offer = Kterou nabídku vezmeš první?
prompt-taunt = Umísti popichování
prompt-terror = Kterou krajinu vybereš?
prompt-together = Svolej dva nakažené běsy na jeden hex
prompt-token = Vezmi žeton ze sáčku
prompt-tokens = Aktivuj své žetony
prompt-track = Vyber stranu ukazatele legendy
prompt-trade = Kterou kostku vyměníš?
prompt-trail = Umísti stezku
prompt-trail-back = Vezmi stezku zpět
prompt-trick = Prohoď dva běsy
prompt-turn = Tvůj tah: rozbij zavařovačku
prompt-unnail = Nejdříve vezmi hřebík zpět
prompt-victim = Který běs onemocní místo legendy?
prompt-walk = Veď obyvatele domů
prompt-wrath = Umísti útočný hněv

## Options

option-ability = Schopnost legendy
option-act = Teď akce zavařovačky
option-activate = Aktivovat: { $a }
option-advance = Posunutí { $a } → { $b }: { $c }
option-along = Jde s ní: { $a }
option-area = Šipka { $a }
option-arrow = Šipka: { $a }, osa { $b }, { $c }
option-ask = { $a }
option-attack = Útok { $a } → { $b }: { $c }
option-attack-first = Nejdříve útok
option-back = Zpět do sáčku: { $a }
option-bag = Zbytek do sáčku
option-birth = Umístit: { $a }, { $b }
option-board = Na desku: { $a }
option-break = Rozbít zavařovačku: { $a }
option-card = Zahrát: { $a }
option-collect = Vzít: { $a }, { $b }
option-cross = X: { $a }
option-deck = Balíček: { $a }
option-devour = Pozřít: { $a }
option-done = Hotovo
option-douse = Zaplatit kostku a odebrat plamen
option-drag = { $a }
option-drop = Odhodit: { $a }
option-drop-arrow = Šipka { $a }
option-eat = { $a }
option-end = Ukončit tah
option-exchange = Opravdová panenka na { $a }
option-extra-root = Další kořen: { $a }
option-favour = { $a }
option-figures = { $a } a { $b }
option-free-first = Nejdříve volná akce
option-from = { $a }
option-gain = Vzít: { $a }
option-gather = Přitáhnout vše: { $a } → { $b }
option-gift = Jedinečné nadání
option-glean = Hnízdo: { $a }
option-goblin = Skřetík je { $a }
option-goblins = Skřetíci: { $a }
option-grid = Řádek { $a }
option-guess = Hádat: { $a }
option-herd = { $a } → { $b }
option-hero = { $a }
option-hide = { $a }
option-hide-doll = Opravdová panenka: { $a }
option-hit = Zaplatit a zasáhnout: { $a }
option-infect =
    { $n ->
        [0] Akce nakažení
       *[other] Nakazit: { $a }, { $b }, platba { $c }
    }
option-keep = Nechat, jak jsou
option-keyhole = Na { $a }
option-kill = Zaplatit a zabít
option-lay = Položit: { $a }, { $b }
option-lead = { $a }: { $b } → { $c }, platba { $d }
option-leap = Skok { $b } → { $c }: { $a }
option-leave-doll = Nechat panenku
option-leave-spoon = Nechat lžíci, jak je
option-lift-x = X: { $a }
option-lock = Vzdát se: { $a }
option-march = { $a }: { $b } → { $c }
option-move = Přesunout: { $a }, { $b } → { $c }
option-nail = Hřebík: { $b }, { $a }
option-nest = Hnízdo s nabídkou { $a }: { $b }
option-objective = Umístit: { $a }
option-off = Odebrat: { $a }
option-offer = Využít nabídku: { $a }
option-part = Část { $a }
option-pass = Nechat být
option-place = Umístit: { $a }, { $b }
option-play =
    { $n ->
        [1] Vyložit kartu { $a }
       *[other] Vyložit kartu { $a } přes { $b }
    }
option-post = Běs: { $a }
option-pry = Vytáhnout hřebík: { $b }, { $a }
option-pull = Přitáhnout: { $a }, { $b } → { $c }
option-push =
    { $n ->
        [1] Odstrčit na { $a }
       *[other] Odstrčit: { $a }, { $b } → { $c }
    }
option-quest = Splnit: { $a }
option-redraw = Otočit jinou kartu
option-relocate = Přemístit: { $a }, { $b } → { $c }
option-remove = Odstranit: { $a }, { $b }
option-replace-quest = Vyměnit: { $a }
option-replay = Znovu: { $a }
option-return = Vrátit { $a }
option-root = Kořen: { $a }
option-row = { $a }
option-scatter = { $a } → { $c }
option-search = { $a }
option-season = { $a } → { $b }
option-sink = Dospod balíčku: { $a }
option-skip = Vynechat
option-slay = Zabít: { $a }
option-spawn = Zplodit: { $a }
option-spend = Zaplatit: { $a }
option-spoon = Otočit lžíci na 1
option-square = Strana: { $a }
option-start = Nejdříve { $a }
option-station = Legenda: { $a }
option-stay = Zůstat
option-stir = Akce přesunu
option-stop = Dost
option-rally = { $a }
option-store = Uložit { $a }
option-storm = Bouře: { $a }
option-strengthen = Posílení: kostka na bojiště
option-strike = Útok zavařovačkou: { $a }
option-summon = Přivolat Hester: { $a }, platba { $b }
option-swap = Vyměnit
option-swap-offers = Vyměnit: { $a } ↔ { $b }
option-tactics = Taktiky: { $a }
option-take-doll = Vzít panenku s sebou
option-take-nest = Vzít hnízdo: { $a }
option-take-offer = Nabídka: { $a }
option-taunt = Popichování: { $a }
option-terror = { $a }
option-tile = Destička: { $a }
option-together = { $a } a { $b } se potkají na { $c }
option-token = Žeton: { $a }
option-track = { $a }
option-trade = Dát: { $a }
option-trail = Stezka: { $a }
option-trail-back = Vzít stezku: { $a }
option-tree = Aktivovat strom
option-trick = { $a } ({ $b }) ↔ { $c } ({ $d })
option-unnail = Vzít hřebík: { $b }, { $a }
option-upgrades = Vylepšení: { $a }
option-use = Použít: { $a }
option-victim = { $a }
option-walk = { $a }: { $b } → { $c }
option-wrath = Hněv: { $a }

## Events

event-arrow-placed = Šipka – { $hex }, osa { $axis }: { $side }.
event-attack-failed = { $side }: útok se nezdařil.
event-attacked = { $side }: útok { $start } → { $end } ({ $defender }).
event-automaton-activated = { $side }: tah podle karty { $card }.
event-card-drawn =
    { $card ->
        [none] { $side }: nová karta v ruce.
       *[other] { $side }: nová karta v ruce – { $card }.
    }
event-card-played = { $side }: { $card }.
event-card-sunk =
    { $card ->
        [none] { $side }: karta jde dospod balíčku.
       *[other] { $side }: karta { $card } jde dospod balíčku.
    }
event-cards-discarded = { $side }: všechny vyložené karty jsou odhozeny.
event-clashed = Střet běsů: { $side } a { $defender }.
event-cross-placed = X – { $hex }: tady hledaná věc není.
event-cubes-gained = Bojiště: +{ $number }× { $colour }.
event-cubes-lost = Bojiště: −{ $number }× { $colour }.
event-devoured = Hester hoduje – { $side }: { $token }.
event-doll-hidden =
    { $hex ->
        [none] { $seat }: panenky jsou schované.
       *[other] { $seat }: opravdová panenka – { $hex }.
    }
event-doll-moved = Panenka: { $start } → { $end }.
event-doll-turned = Panenka ({ $hex }) je odhalena: { $doll }.
event-dolls-looked-at = { $side }: možnost zaměnit panenky.
event-figure-removed = { $unit } opouští hru.
event-figure-unmasked = { $unit } je { $identity }!
event-figures-placed =
    { $goblin ->
        [none] { $seat }: dvě figury – { $first }, { $second }.
       *[other] { $seat }: dvě figury – { $first }, { $second }; skřetík je { $goblin }.
    }
event-figures-swapped = { $side }: figury si mění místa.
event-fire-made = Oheň – { $hex }!
event-fire-out = { $side }: oheň uhašen – { $hex }.
event-flame-added = Oheň sílí – { $hex }.
event-flame-removed = { $side }: plamen je odebrán – { $hex }.
event-grid-pushed = Kami: žeton { $token } do řádku { $row }.
event-guessed =
    { $right ->
        [true] Hádání – { $hex }: správně!
       *[other] Hádání – { $hex }: vedle.
    }
event-haint-infected = { $victim } ({ $hex }) je nakažen.
event-haint-killed = { $side }: padl { $victim } ({ $hex }).
event-haint-removed = { $victim } odchází z mapy ({ $hex }).
event-haint-spawned = { $side }: nový běs – { $hex }.
event-hero-chosen = { $side }: legendou je { $hero }.
event-hester-killed = { $side }: Hester je zahnána z mapy.
event-hester-summoned = Hester povstává – { $hex }.
event-item-found = Nalezeno – { $hex }: { $item }!
event-item-hidden =
    { $hex ->
        [none] Schováno: { $item }.
       *[other] Schováno – { $hex }: { $item }.
    }
event-jar-broken = { $side }: rozbitá zavařovačka – { $jar }.
event-lantern-taken = Lucerna: { $side }.
event-legend-hit = { $side }: zásah – { $unit }.
event-map-laid = Mapa: { $map }.
event-match-ended = Konec hry: { $side }.
event-nest-placed = Hnízdo – { $hex }: { $offer }.
event-nest-taken = Hnízdo mizí – { $hex }.
event-objective-placed = { $side }: nový cíl { $objective } – { $hex }.
event-offer-taken = { $side }: nabídka { $offer } ({ $hex }).
event-offer-used = { $side }: využitá nabídka { $offer }.
event-points-scored =
    { $number ->
        [one] { $side }: +{ $number } bod ({ $reason }).
        [few] { $side }: +{ $number } body ({ $reason }).
       *[other] { $side }: +{ $number } bodů ({ $reason }).
    }
event-quest-done = Splněný úkol: { $quest }.
event-quest-dropped = Odložený úkol: { $quest }.
event-root-placed = { $colour }: { $start } → { $end }.
event-roots-removed = { $colour } mizí.
event-round-began = { $round }. kolo.
event-round-ended = { $round }. kolo skončilo.
event-search-cube-placed = Kostka hledání – { $terrain }.
event-solo-card-turned = Sólová karta: { $card }.
event-spoon-turned = { $side }: lžíce ukazuje na { $number }.
event-storm-placed = Bouře – { $hex }.
event-thing-placed = { $thing } – { $hex }.
event-thing-removed = { $thing } mizí – { $hex }.
event-tile-turned = Nová destička ({ $jar }): { $tile }.
event-tile-used = { $side }: využitá destička { $tile }.
event-token-collected = { $side }: sebraný žeton { $token } ({ $hex }).
event-token-moved = Žeton { $token }: { $start } → { $end }.
event-token-placed = Žeton { $token } – { $hex }.
event-token-stowed = Rodina: žeton { $token } → { $place }.
event-tokens-drawn =
    { $number ->
        [one] { $seat }: ze sáčku { $number } žeton – { $tokens }
        [few] { $seat }: ze sáčku { $number } žetony – { $tokens }
       *[other] { $seat }: ze sáčku { $number } žetonů – { $tokens }
    }
event-tokens-kept = Rodina si nechává: { $tokens }.
event-track-chosen = { $side }: ukazatel „{ $track }“.
event-trail-placed = Stezka – { $hex }.
event-trail-taken = Stezka mizí – { $hex }.
event-tree-shaken = Strom: dovnitř { $thrown }; ven { $fallen }.
event-turn-token-drawn = Žeton tahu: { $token }.
event-unit-moved = { $unit }: { $start } → { $end }.
event-units-moved = { $side }: { $units }, { $start } → { $end }.
event-wild-gained = { $side }: +1 žeton divočení.

## Why not

why-after-jar = { $thing }: tuto kartu zahraješ až po akci zavařovačky.
why-cost =
    { $cost ->
        [one] Vstup tě stojí { $cost } bod POSUNUTÍ.
        [few] Vstup tě stojí { $cost } body POSUNUTÍ.
       *[other] Vstup tě stojí { $cost } bodů POSUNUTÍ.
    }
why-enemy = Stojí tu jednotky frakce { $side }. Jednotky dvou stran se o hex nedělí.
why-far = Žádná tvá jednotka nestojí vedle. POSUNUTÍ vede na sousední hex.
why-field-spent = Kartu už Hester v tomto tahu zahrála.
why-fire = Hoří tu. Do ohně smí jen Hester.
why-full = Stojí tu čtyři jednotky, víc se jich nevejde.
why-jar-broken = Tato zavařovačka je do konce kola rozbitá.
why-jar-chosen = V tomto tahu už je rozbitá zavařovačka { $jar }.
why-kammi-is-here = V kapitole 4 musí být jednou ze stran Kami.
why-kammi-is-not-here = Kami hraje v kapitolách 4 a 5 a v Říši víl ve třech nebo ve čtyřech.
why-nailed = Jednotky tu drží železný hřebík.
why-no-flame = Nezbývá žádný akční plamen.
why-no-haint = Není tu žádný běs frakce { $side }.
why-no-nest = Hnízdo patří na hex bez jednotek, ohně a jiného hnízda.
why-no-spawn = ZPLOZENÍ přidá běsa na tvůj domov nebo na hex tvé legendy.
why-no-target = Jednotky na tomto hexu nemají v dosahu nikoho, na koho by šlo zaútočit.
why-no-token = { $thing }: chybí nevyužitý žeton, kterým se platí.
why-nobody = Není tu na koho zaútočit.
why-not-in-hand = { $thing }: tuto kartu nemáš v ruce.
why-not-now = { $thing } musí počkat: nejdřív dokonči, co je rozehrané.
why-not-your-turn = Nejsi na tahu.
why-objective = Je tu { $objective }: tvé jednotky sem nesmějí.
why-one-card = V tomto tahu už je jedna tvá karta zahraná.
why-one-nest = V tomto tahu už jedno hnízdo leží.
why-other-seats = Tato kapitola je pro jiný počet hráčů: { $seats }.
why-out-of-range = Žádná tvá jednotka nemá tento hex v dosahu.
why-push-far = Zasažená legenda se odtlačí na sousední hex.
why-search-cubes =
    { $price ->
        [one] { $thing } stojí { $price } kostku hledání z bojiště.
        [few] { $thing } stojí { $price } kostky hledání z bojiště.
       *[other] { $thing } stojí { $price } kostek hledání z bojiště.
    }
why-taken = Hex není volný. Cíl patří na hex bez jednotek, cílů a ohně.
why-terrain = Sem žádný čekající cíl nepatří. Čekají cíle pro krajiny: { $terrains }.
why-tile-elsewhere = Tato destička patří k jiné zavařovačce.
why-tile-used = Tato destička už byla využita.
why-wrath = Tento útok vychází z hexu útočného hněvu.

## Ends

reason-feast = Hester zaplnila všechna svá pole.
reason-lantern = Rovnost bodů: rozhodla lucerna.
reason-lost = Automaty byly silnější.
reason-minor = Menší vítězství.
reason-nobody = Nevítězí nikdo.
reason-points = Rozhodl počet vítězných bodů.
reason-queen = Víly našly svou královnu.
reason-queen-and-feast = Královna je nalezena a Hester zaplnila všechna pole: vítězové jsou dva.
reason-queen-and-points = Královna je nalezena a body sečteny: vítězové jsou dva.

## Things

and = { $most } a { $last }
ref-abilities = schopnosti
ref-advance = Posunutí
ref-advance-1 = 1 posunutí
ref-advance-2 = 2 posunutí
ref-all-around = Všude kolem
ref-ambush = Léčka
ref-among-units = Přímo pod nosem
ref-any = libovolné kostky
ref-any-action = Posunutí, zplození, nebo posílení
ref-around-brambles = Trnový kruh
ref-attack = útok
ref-automata = automaty
ref-bag = sáček
ref-banishment = Vyhnání
ref-beckoning = Lákání
ref-bernice = Berenika
ref-black-root = černé kořeny
ref-blood-money = Krvavé peníze
ref-blue = modrá kostka
ref-blue-haint = modrý běs
ref-blue-infected = nakažený modrý běs
ref-blue-legend = legenda Rodiny
ref-board = deska
ref-bog = bažina
ref-bog-and-forest = Trouchnivé dřevo
ref-bog-and-plains = Rašelina a sláma
ref-bold-guess = Smělý odhad
ref-brambles = trní
ref-brown = hnědá kostka
ref-brown-root = hnědé kořeny
ref-building = budova
ref-buried = Pohřbený
ref-calming = Zklidnění
ref-catch-breath = Chytit dech
ref-coin = mince
ref-confluence = Splynutí
ref-corbin = Corbin
ref-council-seat = Poradní sídlo
ref-crown = korunka
ref-cube = kostky
ref-cubes-blue =
    { $n ->
        [one] { $n } modrá
        [few] { $n } modré
       *[other] { $n } modrých
    }
ref-cubes-brown =
    { $n ->
        [one] { $n } hnědá
        [few] { $n } hnědé
       *[other] { $n } hnědých
    }
ref-cubes-green =
    { $n ->
        [one] { $n } zelená
        [few] { $n } zelené
       *[other] { $n } zelených
    }
ref-cubes-purple =
    { $n ->
        [one] { $n } fialová
        [few] { $n } fialové
       *[other] { $n } fialových
    }
ref-cubes-red =
    { $n ->
        [one] { $n } červená
        [few] { $n } červené
       *[other] { $n } červených
    }
ref-cubes-silver =
    { $n ->
        [one] { $n } stříbrná
        [few] { $n } stříbrné
       *[other] { $n } stříbrných
    }
ref-cubes-teal =
    { $n ->
        [one] { $n } modrozelená
        [few] { $n } modrozelené
       *[other] { $n } modrozelených
    }
ref-cubes-yellow =
    { $n ->
        [one] { $n } žlutá
        [few] { $n } žluté
       *[other] { $n } žlutých
    }
ref-cycle-card = +1/–1 karta
ref-decoy = návnada
ref-desperate-grip = Zoufalé sevření
ref-dial = kotouč běsů
ref-din-and-uproar = Hluk a vřava
ref-distant-tremors = Vzdálené chvění
ref-doll = panenka
ref-doll-whisper = Šepot panenky
ref-doppelganger = Dvojník
ref-draw-card = Dobrání karty
ref-drawn-together = Přiblížení
ref-emmy = Ema
ref-faceless-portraits = Portréty bez tváří
ref-fair-folk = Říše víl
ref-family = Rodina
ref-deck-tactics = balíčku taktik
ref-deck-upgrades = balíčku vylepšení
ref-deck-goblins = balíčku skřetíků
ref-family-a = Přitahující bouře
ref-family-b = Odstrkující bouře
ref-figure-1 = první figura Kami
ref-figure-2 = druhá figura Kami
ref-fire = uhašený oheň
ref-first-scroll = První svitek
ref-flit = Přelet
ref-forest = les
ref-four-terrains = Čtyři barvy
ref-free = nic
ref-ghost-trap = Past na duchy
ref-gleaning = Paběrkování
ref-goblin = skřetík
ref-goblin-bruiser = Ranař
ref-goblin-knocker = Klepař
ref-goblin-trickster = Šprýmař
ref-goblins = skřetíci
ref-green = zelená kostka
ref-group-haint =
    { $n ->
        [one] { $n } běs
        [few] { $n } běsi
       *[other] { $n } běsů
    }
ref-group-infected =
    { $n ->
        [one] { $n } nakažený běs
        [few] { $n } nakažení běsi
       *[other] { $n } nakažených běsů
    }
ref-h-1 = A1
ref-h-2 = A2
ref-h-3 = A3
ref-h-4 = A4
ref-h-5 = B1
ref-h-6 = B2
ref-h-7 = B3
ref-h-8 = B4
ref-h-9 = B5
ref-h-10 = C1
ref-h-11 = C2
ref-h-12 = C3
ref-h-13 = C4
ref-h-14 = C5
ref-h-15 = C6
ref-h-16 = D1
ref-h-17 = D2
ref-h-18 = D3
ref-h-19 = D4
ref-h-20 = D5
ref-h-21 = D6
ref-h-22 = D7
ref-h-23 = E1
ref-h-24 = E2
ref-h-25 = E3
ref-h-26 = E4
ref-h-27 = E5
ref-h-28 = E6
ref-h-29 = F1
ref-h-30 = F2
ref-h-31 = F3
ref-h-32 = F4
ref-h-33 = F5
ref-h-34 = G1
ref-h-35 = G2
ref-h-36 = G3
ref-h-37 = G4
ref-haint = běs
ref-haunting-vision = Strašidelná vize
ref-hester = Hester
ref-home-calls = Na prahu
ref-hurts-a-moment = Na chvilku to zabolí
ref-infected = nakažený běs
ref-kaine = Kain
ref-kammi = Kami
ref-kammi-1 = Znovuzahrání karet
ref-kammi-2 = Kostky v tabulce
ref-kill = zabití
ref-knife-in-the-dark = Nůž ve tmě
ref-lantern = lucerna
ref-legend = legenda
ref-lets-get-out = Vypadněme odsud!
ref-levi = Levi
ref-lure = Vábení
ref-malachi = Malachiáš
ref-mildred = Mildred
ref-minus = vlevo či nahoře
ref-mountain = hora
ref-mountain-watch = Horská hlídka
ref-move = přesun
ref-move-legend = Přesun legendy
ref-nail = železný hřebík
ref-needed-sacrifice = Nutná oběť
ref-nest = hnízdo
ref-new-season = Nové roční období
ref-night-terror = Noční děs
ref-no-cubes = nic
ref-nobody = nikdo
ref-nothing = Bez účinku
ref-odessa = Oděsa
ref-on-the-edge = Pomezí
ref-one-cluster = Vílí kruh
ref-one-from-edge = Za plotem
ref-one-terrain = Jedna barva
ref-out-all-night = Venku celou noc
ref-out-yonder = Tam v dáli
ref-outside = okraj mapy
ref-plains = pláně
ref-plains-and-forest = Okraj lesa
ref-plus = vpravo či dole
ref-priscilla = Priscila
ref-protectors = Ochránci
ref-protectors-a = Stezky
ref-protectors-b = Přitahování obyvatel
ref-protege = Chráněnec
ref-psychopomp = Psychopomp
ref-purple = fialová kostka
ref-purple-haint = fialový běs
ref-purple-infected = nakažený fialový běs
ref-q = ↕
ref-queen = královna
ref-r = ⤡
ref-raise-the-dead = Přivolání mrtvých
ref-rally = Srocení
ref-real = opravdová
ref-red = červená kostka
ref-red-haint = červený běs
ref-red-infected = nakažený červený běs
ref-red-legend = legenda Ochránců
ref-reinforcements = Posila
ref-rescue = zachráněný obyvatel
ref-resolve = Odhodlání
ref-roar = Řev
ref-ruin = zničená budova
ref-s = ⤢
ref-scaredy-cat = Bázlivec
ref-second-nest = Druhé hnízdo
ref-shaken-branches = Roztřesené větve
ref-shove-any = Přesun libovolného běsa
ref-shove-enemy = Přesun nepřátelského běsa
ref-side-a = strana A
ref-side-b = strana B
ref-silver = stříbrná kostka
ref-skinless-boy = Chlapec bez kůže
ref-sloth = Lenivec
ref-spawn = Zplození
ref-spawn-1 = 1 zplození
ref-spawn-2 = 2 zplození
ref-spite = Zášť
ref-spoon-back = Lžíce zpět
ref-stir-the-storm = Rozdmýchání bouře
ref-storm-guide = Průvodce bouří
ref-straight-line = Čára země
ref-strengthen = Posílení
ref-strengthen-1 = 1 posílení
ref-strengthen-2 = 2 posílení
ref-supply = zásoba
ref-sure-shot = Neomylný střelec
ref-sweeten-the-deal = Lepší nabídka
ref-sword = meč
ref-tactics = taktiky
ref-taunt = popichování
ref-teal = modrozelená kostka
ref-temptation = Pokušení
ref-thistle-compass = Bodlákový kompas
ref-through-the-keyhole = Klíčovou dírkou
ref-toss = Odhození
ref-townsfolk = obyvatel
ref-trail = stezka
ref-trick = Trik
ref-trodden-soil = Udusaná půda
ref-two-legends = Přesun 2 legend
ref-upgrades = vylepšení
ref-weave-of-fate = Splétání osudu
ref-well-see = Ještě se uvidí
ref-wetlands = mokřady
ref-wetlands-and-bog = Rákosí a bahno
ref-wetlands-and-forest = Utopené stromy
ref-wetlands-and-plains = Zatopená pole
ref-where-oh-where = Kde, ach kde
ref-white-innards = Bílé vnitřnosti
ref-wild = divočení
ref-wild-tangle = Divoká změť
ref-wildest-of-haints = Nejběsnější z běsů
ref-will-o-wisp = Bludička
ref-willa = Vilma
ref-witch-fire = Oheň čarodějnice
ref-within-reach = Na dosah
ref-wrath = útočný hněv
ref-yellow = žlutá kostka
ref-your-will-my-whim = Tvá vůle je mou zvůlí

## What cards say

text-emmy = Na každý hex s aspoň 1 tvým běsem a bez červené kostky dej 1 červenou kostku ze zásoby. Kostka jde na bojiště, když na hex vstoupí Ema nebo když je tam napadena kterákoli jednotka.
text-bernice = Přesuň 1 vlastního běsa na sousední krajinu, pak dej hřebík pod jednotku na hexu vedle některé tvé jednotky. Ta se nehne, dokud její majitel nezaplatí 1 POSUNUTÍ za vrácení hřebíku.
text-malachi = Polož útočný hněv 1–2 hexy od Malachiáše a proveď z jeho hexu 1 útok; platí za 2 jednotky. Pak si ho vezmi zpět.
text-priscilla = Polož 2 popichování na 2 různé prázdné hexy krajiny, na které stojí Priscila. Jednotka na hexu popichování odstraní. Na konci kola se na každém z nich ZPLODÍ 1 běs.
text-skinless-boy = Přesuň 1 vlastního běsa a 1 obyvatele, každého na sousední hex krajiny, na které stojí Chlapec.
text-levi = Každý tvůj běs se smí přesunout o 1 hex: na krajinu toho druhu, na kterém stojí Levi, nebo z takového hexu na kterýkoli sousední. Není to POSUNUTÍ.
text-corbin = Odstraň z mapy 1 vlastního běsa, pak 2 ZPLOZENÍ, každé nejvýše 1 hex od Corbina nebo od domova.
text-kaine = Aktivuj strom. Leží-li pak na bojišti aspoň 3 tvé kostky, odstraň 1 běsa z hexu krajiny, na které stojí Kain. Bez bodů a bez placení.
text-odessa = Přesuň až 3 vlastní kostky z bojiště na desku Oděsy (nikdy jich tam není víc než 3). Po každé aktivaci stromu jich smíš libovolný počet vrátit.
text-willa = Nahlédni do sáčku, vezmi 1 žeton (i vylepšení) a aktivuj ho.
text-mildred = Přesuň Mildred na kterýkoli hex s vlastním běsem a aktivuj strom. Leží-li pak na bojišti aspoň 3 tvé kostky, dej na 2 různé hexy s bouří po 1 žetonu schopnosti z krabice.
text-goblin-knocker = Jednou za hru: zabij 1 nepřátelského běsa na každém hexu vedle skřetíka, pak skřetík odchází ze hry.
text-goblin-bruiser = Jednou za hru: přesuň každou legendu (svou i cizí) až o 2 hexy.
text-goblin-trickster = Jednou za hru: přitáhni 1 panenku ze sousedního hexu na hex skřetíka.
text-scaredy-cat = Přitáhni až 3 nepřátelské běsy vzdálené 1–3 hexy o 1 hex ke své legendě; každý se musí opravdu přiblížit.
text-wildest-of-haints = 1 POSÍLENÍ, 1 ZPLOZENÍ a 1 POSUNUTÍ. Máš-li pak na bojišti méně kostek než přímý soupeř, ještě jedno z těchto tří.
text-sure-shot = Vezmi 1 žeton schopnosti z hexu v přímé linii se svou legendou a hned ho dej na desku.
text-resolve = 1 ZPLOZENÍ na hexu s obyvatelem.
text-witch-fire = Na 2 prázdné hexy dej po 1 žetonu schopnosti z krabice podle výběru.
text-ghost-trap = Stojí-li některá tvá jednotka vedle nepřátelské legendy, použij polovinu svých žetonů divočení (zaokrouhleno nahoru).
text-reinforcements = Přemísti až 3 vlastní běsy na hexy se svou legendou nebo s jinými svými běsy.
text-raise-the-dead = ZPLOZENÍ nejvýše tolikrát, kolik je polovina tvé hodnoty ZPLOZENÍ (zaokrouhleno nahoru).
text-stir-the-storm = Přesuň legendu o 2 hexy v přímé linii přes sousední hex s bouří.
text-roar = Buď přesuň 2 nepřátelské běsy vedle své legendy, každého o 1 hex, nebo 1 běsa vzdáleného 1–2 hexy o 2 hexy. Hory a bouře nic nestojí.
text-rally = POSÍLENÍ nejvýše tolikrát, kolik je polovina tvé hodnoty POSÍLENÍ (zaokrouhleno nahoru).
text-haunting-vision = Po akci zavařovačky použij až 3 své žetony divočení.
text-out-yonder = 3 POSUNUTÍ samotnou legendou; běsy s sebou brát nesmí.
text-your-will-my-whim = 1 POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ a první svitek tvého ukazatele legendy (strana a: polož nebo přesuň 1 stezku).
text-out-all-night = Dosah +2 do konce tahu (útoky i stezky).
text-banishment = Odeber z bojiště až 3 kostky 1 protihráče; vrátí se na konci tvého tahu.
text-din-and-uproar = 2 POSÍLENÍ.
text-council-seat = 2 POSUNUTÍ.
text-storm-guide = V libovolném pořadí: 1 POSUNUTÍ; legenda a každý tvůj běs se smí zdarma přesunout na 1 sousední hex s bouří.
text-psychopomp = V libovolném pořadí: 1 POSUNUTÍ; přemísti 1 nenakaženého běsa na hex krajiny bez jednotek a žetonů schopností.
text-distant-tremors = 1 ZPLOZENÍ; všechna tvá ZPLOZENÍ v tomto tahu smějí být v dosahu legendy (domov platí dál).
text-confluence = V libovolném pořadí: 1 ZPLOZENÍ; přitáhni vše z 1 hexu o 1 hex ke své legendě.
text-weave-of-fate = 1 POSÍLENÍ; v příštím útoku dosah +2; do té doby čeká na zavařovačce útoku.
text-knife-in-the-dark = 1 POSÍLENÍ; v příštím útoku dostaneš 2 kostky za přesilu a soupeř žádnou; do té doby čeká na zavařovačce útoku.
text-faceless-portraits = 2 ZPLOZENÍ. V sólové hře žolík, který stojí všechny kostky krajin.
text-doppelganger = 1 ZPLOZENÍ na povoleném hexu do 3 od skřetíka.
text-through-the-keyhole = Zvol hex 1–2 od skřetíka a přesuň na něj ze sousedních hexů až 3 věci (obyvatele, budovy, žetony schopností); ne obyvatele i budovu zároveň.
text-blood-money = Polož 1 vlastní kostku ze zásoby na hex bez jednotek do 2 od skřetíka. Když na hex vstoupí nebo jím projde jednotka, kostka jde na bojiště.
text-ambush = Stojí-li skřetík a soupeřova legenda na různých krajinách, přesuň jednu svou legendu o 1 hex; smí vzít běsy s sebou.
text-toss = Přemísti 1 vlastního běsa vedle skřetíka na povolený hex do 2 od skřetíka.
text-buried = Je-li skřetík na hexu s tvým běsem: 1 POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ.
text-temptation = Přitáhni kterýkoli 1 žeton schopnosti o 1 hex ke skřetíkovi.
text-doll-whisper = Jen s panenkou do 2 od skřetíka: přesuň 2 nepřátelské běsy do 2 od skřetíka, každého o 1 hex, na 2 různé hexy.
text-trick = Prohoď 1 vlastního běsa do 2 od skřetíka s kterýmkoli nepřátelským; oba musí být na svém hexu sami a bez cílů.
text-lure = Přesuň 1 nepřátelského běsa (i nakaženého) do 2 od skřetíka na sousední povolený hex.
text-lets-get-out = Dej 1 žeton schopnosti z krabice podle výběru na hex přesně 2 od skřetíka.
text-spite = Za každého nepřátelského běsa do 2 od skřetíka odeber z bojiště 1 nepřátelskou kostku; vrátí se na konci tvého tahu.
text-white-innards = Přesuň 1 nakaženého běsa až o 2 hexy; nesmí skončit na hexu s nakaženým běsem druhé frakce ani vedle něj.
text-wild-tangle = Vyměň 1 svou kostku krajiny za 1 kostku jiné barvy ze zásoby.
text-protege = První nakažení v tomto tahu nestojí kostky; kořen je dál nutný; platí i na trní a horách.
text-well-see = Soupeř s nejméně kostkami na bojišti získá 1 kostku; ty 1 kostku krajiny podle výběru.
text-sloth = Hester smíš přivolat za kostky kterékoli 1 barvy.
text-within-reach = Přesuň kteroukoli legendu na sousední hex s kořenem.
text-hurts-a-moment = Zaplať 2 kostky libovolných barev: nakaz běsa na hexu s nakaženým běsem. Lze i před stromem; není to akce nakažení.
text-night-terror = Každý nakažený běs a Hester se smí přesunout na sousední hex té krajiny, na které hoří 1 z tvých ohňů.
text-needed-sacrifice = Polož 1 kostku krajiny podle výběru na hex bez kostky krajiny. Když na něj vstoupí nenakažený běs, kostka jde na bojiště.
text-drawn-together = Zvol hex vedle 2 nakažených běsů různých frakcí; přesuň tam oba a založ oheň.
text-trodden-soil = Přesuň 1 nakaženého běsa nebo Hester na sousední hex bez jednotek a kořenů.
text-all-around = Dotýká-li se kořen trní nebo hory, získej 2 kostky krajin podle výběru.
text-desperate-grip = Vezmi kořen položený v tomto tahu jako první a polož ho znovu na konec cesty; kostku za něj nedostaneš.
text-catch-breath = Nikdo nesmí útočit ani nakazit běsa, dokud všichni ostatní neodehrají 1 tah.
text-where-oh-where = Požádej hráče, aby v oblasti šipky položil X na hex, kde hledaná věc není.
text-calming = Odeber z bojiště až 2 kostky každého protihráče.
text-second-nest = V tomto tahu zahraj ještě 1 hnízdo.
text-flit = Přesuň 1 hnízdo (s nabídkou) na sousední hex bez jednotek a ohně.
text-will-o-wisp = Přesuň 1 běsa kterékoli frakce na sousední povolený hex.
text-beckoning = Přitáhni 1 legendu (ne Hester) o 1 hex k hnízdu s nabídkou.
text-sweeten-the-deal = Vyměň nabídky 2 hnízd, nebo 1 svou připravenou nabídku za nabídku v hnízdě.
text-gleaning = Vezmi zpět až 3 hnízda bez nabídky; za každé získáš 1 kostku hledání.
text-thistle-compass = Polož šipku k hnízdu, které má ještě nabídku; nabídka zůstává.
text-bold-guess = Jednou hádej.
text-shaken-branches = Aktivuj strom.
text-new-season = Přesuň 1 svou kostku hledání na jinou krajinu; smíš vyměnit 1 úkol v ruce.
text-wetlands-and-bog = 4 hnízda, každé vedle mokřadů i bažiny.
text-wetlands-and-plains = 4 hnízda, každé vedle mokřadů i plání.
text-wetlands-and-forest = 4 hnízda, každé vedle mokřadů i lesa.
text-bog-and-plains = 4 hnízda, každé vedle bažiny i plání.
text-bog-and-forest = 4 hnízda, každé vedle bažiny i lesa.
text-plains-and-forest = 4 hnízda, každé vedle plání i lesa.
text-one-from-edge = 4 hnízda přesně 1 hex od okraje mapy.
text-on-the-edge = 4 hnízda na okraji mapy.
text-around-brambles = 4 hnízda vedle trní.
text-straight-line = 4 hnízda v jedné přímé linii (mezery nevadí).
text-one-terrain = 4 hnízda na krajině jednoho druhu.
text-four-terrains = 4 hnízda na krajinách čtyř různých druhů.
text-one-cluster = 4 hnízda v jedné souvislé skupině.
text-mountain-watch = 4 hnízda na horách nebo vedle nich.
text-among-units = 4 hnízda, každé vedle hexu s jednotkou kterékoli frakce.
text-home-calls = 4 hnízda, každé vedle domovského hexu.
text-draw-card = Dober si 1 kartu.
text-nothing = Žádný účinek.
text-shove-enemy = Přesuň 1 nepřátelského běsa na sousední povolený hex. Hester: 1 nakaženého běsa.
text-shove-any = Přesuň kteréhokoli 1 běsa na sousední povolený hex. Hester: nic.
text-spawn-1 = 1 ZPLOZENÍ (i pro Hester).
text-spawn-2 = 2 ZPLOZENÍ. Hester: 2 ZPLOZENÍ a 2 kostky krajin podle výběru, v libovolném pořadí.
text-advance-2 = 2 POSUNUTÍ. Hester: 2 kostky krajin podle výběru.
text-strengthen-2 = 2 POSÍLENÍ. Hester: 2 kostky krajin podle výběru.
text-advance-1 = 1 POSUNUTÍ. Hester: přesune 1 nakaženého běsa o 1 hex.
text-strengthen-1 = 1 POSÍLENÍ. Hester: přesune 1 nakaženého běsa o 1 hex.
text-two-legends = Přesuň 2 různé legendy, každou o 1 hex (platí i Hester, Kami a skřetík).
text-cycle-card = Máš-li v ruce kartu: dober si 1 a 1 vlož dospod balíčku.
text-move-legend = Tvá legenda se přesune na sousední hex; hory a bouře nic nestojí.
text-spoon-back = Lžíce na kotouči běsů se vrátí o jedno; to může přinést bod.
text-first-scroll = Proveď první svitek svého ukazatele legendy.
text-lantern = Vezmi si lucernu: při stejném počtu rozbitých zavařovaček máš přednost a při shodě bodů rozhoduje lucerna.
text-kammi = Kami sama nadání nemá; používá se nadání zvoleného skřetíka.
text-hester = Na mapu přichází jen přivoláním.
text-advance = 1 POSUNUTÍ: přesuň jednotky z 1 hexu na sousední.
text-spawn = 1 ZPLOZENÍ: běs ze zásoby k tvé legendě nebo na domov.
text-strengthen = 1 POSÍLENÍ: kostka ze zásoby na bojiště.
text-wild = Vezmi si žeton divočení; nepoužije se hned, ale v zavařovačce divočení.
text-sword = Odteď 1 kostka hledání na bojiště, kdykoli je běs zabit nebo nakažen.
text-crown = Druhá kostka hledání na prázdnou krajinu desky víl.
text-queen = Říše víl na konci tohoto kola vítězí a dál už nehraje.
text-scroll-protectors-a-1 = Vezmi z mapy libovolné stezky a polož libovolné stezky ze zásoby v dosahu legendy, nejvýše 2 na hex, ne do ohně.
text-scroll-protectors-a-2 = Druhá stezka. Hex se stezkou stojí o 1 méně a smějí po něm chodit obyvatelé.
text-scroll-protectors-a-3 = Třetí stezka.
text-scroll-protectors-a-4 = Čtvrtá stezka.
text-scroll-protectors-b-1 = Přitáhni 1 obyvatele o 1 hex k legendě; ne na trní, k nepřátelům ani k budově.
text-scroll-protectors-b-2 = Hned seber 1 žeton schopnosti z hexu, kde teď obyvatel stojí.
text-scroll-protectors-b-3 = Odstrč o 1 hex jednotku, která stojí vedle tohoto obyvatele.
text-scroll-protectors-b-4 = Odstrč o 1 hex od tohoto obyvatele kteroukoli jednotku na mapě.
text-scroll-family-a-1 = Polož 1 bouři na hex s vlastní jednotkou; ne na trní.
text-scroll-family-a-2 = Přitáhni k této bouři 1 žeton schopnosti o 1 hex.
text-scroll-family-a-3 = Přitáhni k této bouři 1 vlastní jednotku o 1 hex.
text-scroll-family-a-4 = Přitáhni k této bouři 1 nepřátelskou jednotku o 1 hex.
text-scroll-family-b-1 = Polož 1 bouři na hex vedle legendy; ne na trní.
text-scroll-family-b-2 = Odstrč od této bouře 1 žeton schopnosti o 1 hex.
text-scroll-family-b-3 = Odstrč od této bouře 1 vlastní jednotku o 1 hex.
text-scroll-family-b-4 = Odstrč od této bouře 1 nepřátelskou jednotku o 1 hex.
text-scroll-kammi-1-1 = Zahraj znovu 1 vyloženou kartu; zůstane vyložená.
text-scroll-kammi-1-2 = Zahraj znovu druhou, jinou vyloženou kartu.
text-scroll-kammi-1-3 = Zahraj znovu třetí, jinou vyloženou kartu.
text-scroll-kammi-1-4 = Zahraj znovu čtvrtou, jinou vyloženou kartu.
text-scroll-kammi-2-1 = Dej 1 fialovou kostku na každý řádek tabulky, u kterého vpravo neleží žeton. Půjdou na bojiště, až ten řádek zvolíš.
text-scroll-kammi-2-2 = Přitáhni 1 panenku o 1 hex ke Kami; jednotka z jejího hexu smí jít s ní, pokud chce její majitel.
text-scroll-kammi-2-3 = Dober si 1 kartu.
text-scroll-kammi-2-4 = Kami a skřetík si vymění místa.
trait-faction = Frakce
trait-map = Strana mapy
trait-legend = Legenda
trait-track = Stupnice legendy
trait-lantern = Lucerna v prvním kole
measure-rescue = zachránění obyvatelé
measure-ruin = zničené budovy
measure-doll = panenka
measure-kill = zabití (kapitoly 1 a 2)
measure-dial = kotouč běsů
measure-brambles = trní
measure-fire = uhašené ohně
measure-abilities-jars = rozbitých zavařovaček schopností
measure-wild-jars = rozbitých zavařovaček divočení
measure-legend-jars = rozbitých zavařovaček legendy
measure-attack-jars = rozbitých zavařovaček útoku
measure-rounds = kol
measure-attacks = útoků
measure-kills = zabitých běsů
measure-infections = nákaz
measure-fires = založených ohňů
measure-feasts = pozřených legend
measure-quests-done = splněných úkolů
measure-found = nalezených věcí
choice-card = karty
choice-tile = bonusové dílky
choice-break = zavařovačky
ref-protectors-on-a = Ochránci na straně A
ref-protectors-on-b = Ochránci na straně B
ref-family-on-a = Rodina na straně A
ref-family-on-b = Rodina na straně B
ref-kammi-on-a = Kami na straně A
ref-kammi-on-b = Kami na straně B
ref-hester-on-a = Hester na straně A
ref-hester-on-b = Hester na straně B
ref-fair-folk-on-a = Říše víl na straně A
ref-fair-folk-on-b = Říše víl na straně B
ref-protectors-first = Ochránci s lucernou
ref-protectors-second = Ochránci bez lucerny
ref-family-first = Rodina s lucernou
ref-family-second = Rodina bez lucerny
ref-kammi-first = Kami s lucernou
ref-kammi-second = Kami bez lucerny

## Presets

preset-first = Kapitola 1
    .about = Ochránci proti Rodině, základní pravidla
preset-solo = Sám proti všem
    .about = hraješ za Hester
preset-hester = Přichází Hester
    .about = tři strany, kapitola 5
preset-usual = Kapitola 3
    .about = všechny legendy a dary
preset-kammi = Kammi
    .about = se skřetíky, kapitola 4
preset-fair = Říše víl
    .about = s rozšířením

## The terminal

terminal-round = { $round }. kolo
terminal-turn = na tahu: { $side }
terminal-lantern = lucerna: { $side }
terminal-ground = na bojišti:
terminal-vp = { $n } VB
terminal-jars = celé zavařovačky: { $jars }
terminal-stock = žetony divočení { $wild }, běsi v zásobě { $haints }
terminal-squares = { $n } ze 6 polí
terminal-found = nalezeno { $n } ze 3
terminal-hand = v ruce: { $cards }
terminal-signs = 3 běsi, malé písmeno: nakažení, ★ legenda · ⚡ bouře ≈ stezka ♨ plameny ☺ obyvatel ⌂ budova ♟ panenka ∩ hnízdo × tady ne § kořen † hřebík ▪ kostka ! past → + ■ ✦ žetony schopností (POSUNUTÍ, ZPLOZENÍ, POSÍLENÍ, legenda)
