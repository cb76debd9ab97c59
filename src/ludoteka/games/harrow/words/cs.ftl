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
story-chapter-1 = Kdysi dávno lidé z Harrow County zabili čarodějnici Hester a pohřbili ji pod starým dubem. V puklině toho dubu pak ležela holčička: Ema, která má kraj ráda a kterou poslouchají běsi. Teď se přišli pomstít Hesteřini sourozenci a Levi svolává nad střechy bouře. Ema chce mít všechny doma, než domy popadají.
story-chapter-2 = V téhle válce nezůstane nikdo dlouho sám. Berenika nosí železo, Malachiáš svůj hněv a z trní se plíží Chlapec bez kůže; za Levim stojí Corbin, Kain, Oděsa, Vilma a Mildred. Každý z nich si zákony kraje ohýbá po svém. A obě strany před sebou začaly něco tajit.
story-chapter-3 = Čím déle spor trvá, tím méně kdo počítá mrtvé. Každé zabití má o něco menší cenu než to předchozí. Lidi a domy, kteří ještě zbyli, je třeba najít, a kde, o tom rozhoduje nepřítel. Mezi zavařovačkami se světluškami leží drobné laskavosti pro toho, kdo sklo rozbije dřív.
story-chapter-4 = Ema měla dvojče, o kterém jí nikdo neřekl. Kami vyrostla ve městě, které ji naučilo lhát, a chce to, co má její sestra. Ochránci kdysi zahnali její život do hadrové panenky a panenky teď v kraji leží tři. Kami hledá tu pravou a skřetík vedle ní má její tvář.
story-chapter-5 = Co leží pod dubem, nespí. Hester tápe krajem svými kořeny a čeho se dotknou, to onemocní. Kde se potkají nakažení běsi obou stran, vzplane oheň a na její hostině přibude host. Zatímco se ostatní nenávidí, ona vítězí.
story-chapter-solo = Dnes v noci jsi čarodějnice ty. Ochránci zachraňují a Rodina ničí, aniž by se tě ptali, a sedm bodů kohokoli z nich je tvůj konec. Máš jen kořeny, oheň a hlad. Zaplň svůj stůl dřív, než budou s krajem hotovi.
story-chapter-fair = Pod kopci žije starší lid, kterému se ztratila královna. Na kraji ani na jeho sporu mu nesejde, ale kdo se ocitne u některého z jeho hnízd, ten s ním uzavře obchod. Nejdřív meč, potom korunka. Až bude královna nalezena, víly odejdou domů, ať vyhrál kdokoli další.
setting-sides = Strany
setting-sides-auto = Podle kapitoly
setting-sides-protectors-family = Ochránci a Rodina
setting-sides-kammi-protectors = Kami a Ochránci
setting-sides-kammi-family = Kami a Rodina
setting-map = Mapa
setting-map-random = Rozhodne los
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
setting-automata-spawn = Kde se plodí běsi automatů
setting-automata-spawn-no-units = Jen na hexu bez jakýchkoli jednotek, jak píší pravidla
setting-automata-spawn-own-units = Jejich vlastní jednotky na hexu nevadí

## Questions

prompt-act =
    { $points ->
        [one] { $kind }: zbývá { $points }
        [few] { $kind }: zbývají { $points }
       *[other] { $kind }: zbývá { $points }
    }
prompt-activate = { $card }: kterou frakcí karta pohne?
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
prompt-doll = Tvá jednotka přešla ({ $start } → { $end }): vezme panenku s sebou?
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
prompt-rally = Kolik svých kostek dáš na bojiště?
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
option-gift = Nadání
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
event-haint-killed = { $side }: zabit { $victim } ({ $hex }).
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
event-match-ended = Konec hry. Vítězství: { $side }.
event-nest-placed = Hnízdo – { $hex }: { $offer }.
event-nest-taken = Hnízdo mizí – { $hex }.
event-objective-placed = { $side }: nový cíl ({ $objective }) – { $hex }.
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
event-solo-card-turned = Karta sólové hry: { $card }.
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
        [one] { $seat } táhne ze sáčku { $number } žeton. { $tokens }
        [few] { $seat } táhne ze sáčku { $number } žetony. { $tokens }
       *[other] { $seat } táhne ze sáčku { $number } žetonů. { $tokens }
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
why-push-far = Zasažená legenda se odstrčí na sousední hex.
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

## Co mluví pro volbu

hint-way-open = obyvatel pak může dojít domů: { $n } body
hint-way-lacks =
    { $n ->
        [one] obyvateli pak na cestě domů chybí už jen { $n } hex
        [few] obyvateli pak na cestě domů chybí už jen { $n } hexy
       *[other] obyvateli pak na cestě domů chybí už jen { $n } hexů
    }
hint-legend-storm-joins = bouře pod tvou legendou pak spojí budovu s domovem: { $n } body
hint-legend-storm-lacks = s bouří pod tvou legendou jich k budově chybí už jen { $n }
hint-storm-joins = bouře pak spojí budovu s tvým domovem: { $n } body
hint-storm-lacks =
    { $n ->
        [one] k budově pak chybí už jen { $n } bouře
        [few] k budově pak chybí už jen { $n } bouře
       *[other] k budově pak chybí už jen { $n } bouří
    }
hint-brambles = jednotka v trní přinese na konci kola bod
hint-tokens =
    { $n ->
        [one] leží tam { $n } žeton k sebrání
        [few] leží tam { $n } žetony k sebrání
       *[other] leží tam { $n } žetonů k sebrání
    }
hint-units =
    { $n ->
        [one] na mapě pak máš { $n } jednotku
        [few] na mapě pak máš { $n } jednotky
       *[other] na mapě pak máš { $n } jednotek
    }
hint-cubes =
    { $n ->
        [one] na bojišti pak leží { $n } tvoje kostka
        [few] na bojišti pak leží { $n } tvoje kostky
       *[other] na bojišti pak leží { $n } tvých kostek
    }
hint-rescued = obyvatel je doma: { $n } body, to je { $vp } z { $all }
hint-nearer-home =
    { $n ->
        [one] obyvatel je pak { $n } hex od domova
        [few] obyvatel je pak { $n } hexy od domova
       *[other] obyvatel je pak { $n } hexů od domova
    }
hint-far-for-them =
    { $n ->
        [one] soupeři tam na cestě chybí ještě { $n } hex
        [few] soupeři tam na cestě chybí ještě { $n } hexy
       *[other] soupeři tam na cestě chybí ještě { $n } hexů
    }
hint-wild =
    { $n ->
        [one] to je { $n } akce podle tvé volby
        [few] to jsou { $n } akce podle tvé volby
       *[other] to je { $n } akcí podle tvé volby
    }
hint-best-hit = nejlepší útok zasáhne asi v { $n } případech ze 100
hint-tiles =
    { $n ->
        [one] u téhle zavařovačky leží { $n } destička
        [few] u téhle zavařovačky leží { $n } destičky
       *[other] u téhle zavařovačky leží { $n } destiček
    }
hint-hit = zasáhne asi v { $n } případech ze 100
hint-in-brambles = nepřítel stojí v trní, kde se získávají body
hint-kill = za zabití je bod, s ním máš { $vp } z { $all }
hint-dial-full = zabití naplní kotouč běsů a přinese bod
hint-dial = po zabití je na kotouči běsů { $n } z { $all }
hint-row = její řada dává { $n }
hint-squares = zaplní políčko hostiny: { $n } z 6
hint-infected =
    { $n ->
        [one] nakažený je pak { $n } běs
        [few] nakažení jsou pak { $n } běsi
       *[other] nakažených je pak { $n } běsů
    }
hint-on-prey = stojí tam legenda, kterou můžeš pozřít
hint-prey =
    { $n ->
        [one] legenda, kterou můžeš pozřít, je { $n } hex daleko
        [few] legenda, kterou můžeš pozřít, je { $n } hexy daleko
       *[other] legenda, kterou můžeš pozřít, je { $n } hexů daleko
    }
hint-sick-near =
    { $n ->
        [0] setkají se tam nakažení běsi obou stran
        [one] nakažený běs druhé strany je pak { $n } hex daleko
        [few] nakažený běs druhé strany je pak { $n } hexy daleko
       *[other] nakažený běs druhé strany je pak { $n } hexů daleko
    }
hint-candidates =
    { $n ->
        [one] zbývá jen tenhle hex
        [few] možné jsou ještě { $n } hexy
       *[other] možných je ještě { $n } hexů
    }
hint-parts = oddělí { $n } z { $all } možných hexů
hint-rest = nic jiného, co tu jde udělat, teď nestojí za víc
hint-free-step = krok na stezku je zdarma
hint-toward-tokens =
    { $n ->
        [one] nejbližší žeton je pak { $n } hex daleko
        [few] nejbližší žeton je pak { $n } hexy daleko
       *[other] nejbližší žeton je pak { $n } hexů daleko
    }
hint-toward-brambles =
    { $n ->
        [one] trní je pak { $n } hex daleko
        [few] trní je pak { $n } hexy daleko
       *[other] trní je pak { $n } hexů daleko
    }
hint-toward-way =
    { $n ->
        [one] mezera na cestě obyvatele domů je pak { $n } hex daleko
        [few] mezera na cestě obyvatele domů je pak { $n } hexy daleko
       *[other] mezera na cestě obyvatele domů je pak { $n } hexů daleko
    }
hint-toward-ruin =
    { $n ->
        [one] místo, kde na cestě k budově chybí bouře, je pak { $n } hex daleko
        [few] místo, kde na cestě k budově chybí bouře, je pak { $n } hexy daleko
       *[other] místo, kde na cestě k budově chybí bouře, je pak { $n } hexů daleko
    }
hint-toward-doll =
    { $n ->
        [one] panenka, která může být opravdová, je pak { $n } hex daleko
        [few] panenka, která může být opravdová, je pak { $n } hexy daleko
       *[other] panenka, která může být opravdová, je pak { $n } hexů daleko
    }
hint-away-tokens = odvede jednotku od žetonu
hint-away-brambles = odvede jednotku od trní
hint-away-way = odvede jednotku z cesty, po které chce domů obyvatel
hint-away-ruin = odvede legendu od místa, kde jí chybí bouře
hint-token-comes = žeton pak leží pod tvou jednotkou
hint-farther-home =
    { $n ->
        [one] obyvatel má pak domů { $n } hex
        [few] obyvatel má pak domů { $n } hexy, víc než teď
       *[other] obyvatel má pak domů { $n } hexů, víc než teď
    }
hint-storm-way = bouře leží na cestě k budově
hint-trail-way = stezka leží na cestě obyvatele domů
hint-pushes = legenda se odstrčí o hex, kam vybereš
hint-rows = použiješ jednu řadu: Posunutí { $advance }, Zplození { $spawn }, nebo Posílení { $strengthen }
hint-draw = vytáhneš { $n } žetony a necháš si { $kept }
hint-grid = použiješ řadu své tabulky, oba její žetony
hint-scrolls = schopnost tvé legendy má { $n } ze 4 svitků
hint-both = můžeš použít obojí, jedno po druhém
hint-slot-card = za toto místo si vezmeš kartu
hint-draw-then = od teď táhneš { $n } žetony a necháš si { $kept }
hint-slots =
    { $n ->
        [one] na desce pak máš { $n } plné místo
        [few] na desce pak máš { $n } plná místa
       *[other] na desce pak máš { $n } plných míst
    }
hint-bag =
    { $n ->
        [one] v sáčku pak bude { $n } žeton
        [few] v sáčku pak budou { $n } žetony
       *[other] v sáčku pak bude { $n } žetonů
    }
hint-several = takových žetonů držíš { $n }
hint-tile = destičku, kterou tu necháš, může využít jiný
hint-root-haint = stojí tam běs, kterého můžeš nakazit
hint-root-cube = hex dá: { $cube }
hint-root-near =
    { $n ->
        [one] běs k nakažení je pak od kořene { $n } hex
        [few] běs k nakažení je pak od kořene { $n } hexy
       *[other] běs k nakažení je pak od kořene { $n } hexů
    }
hint-tree-infects = asi v { $n } případech ze 100 vypadne kostka, kterou můžeš nakazit
hint-fire =
    { $n ->
        [one] na setkání dvou nakažených běsů stačí { $n } kostka, máš jich { $all }
        [few] na setkání dvou nakažených běsů stačí { $n } kostky, máš jich { $all }
       *[other] na setkání dvou nakažených běsů stačí { $n } kostek, máš jich { $all }
    }
hint-automaton-far =
    { $n ->
        [one] má to k cíli dál: { $n } hex
        [few] má to k cíli dál: { $n } hexy
       *[other] má to k cíli dál: { $n } hexů
    }
hint-far-from-goal =
    { $n ->
        [one] k cíli je odtamtud { $n } hex
        [few] k cíli jsou odtamtud { $n } hexy
       *[other] k cíli je odtamtud { $n } hexů
    }
hint-quest-done = jednomu tvému úkolu pak vyhoví čtyři hnízda
hint-quest-closer =
    { $n ->
        [one] úkolu pak vyhoví { $n } hnízdo ze čtyř
        [few] úkolu pak vyhoví { $n } hnízda ze čtyř
       *[other] úkolu pak vyhoví { $n } hnízd ze čtyř
    }
hint-lure = hnízdo tam vynese stříbrnou kostku
hint-quest = za splněný úkol máš šipku, nebo hádání
hint-search =
    { $n ->
        [one] tuto krajinu má na mapě { $n } hex
        [few] tuto krajinu mají na mapě { $n } hexy
       *[other] tuto krajinu má na mapě { $n } hexů
    }

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
ref-cycle-card = +1/−1 karta
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
text-kammi = Kami sama nadání nemá; používá se nadání zvoleného skřetíka.
text-hester = Na mapu přichází jen přivoláním.
text-sword = Odteď 1 kostka hledání na bojiště, kdykoli je běs zabit nebo nakažen.
text-crown = Druhá kostka hledání na prázdnou krajinu desky víl.
text-queen = Říše víl na konci tohoto kola vítězí a dál už nehraje.
text-scroll-protectors-a-2 = Druhá stezka. Hex se stezkou stojí o 1 méně a smějí po něm chodit obyvatelé.
text-scroll-protectors-a-3 = Třetí stezka.
text-scroll-protectors-a-4 = Čtvrtá stezka.

## Co karty říkají: slovesa

said-and = { $most } a { $last }
said-or = { $most } nebo { $last }
sentence = { $what }.
fx-nothing = žádný účinek
for-hester = Hester: { $what }
for-hester-nothing = Hester: nic
for-hester-too = Hester také
once-per-game = jednou za hru: { $what }
solo-joker = v sólové hře žolík, který stojí všechny kostky krajin
fx-advance = { $n } POSUNUTÍ{ $legend_only ->
        [true] { " " }samotnou legendou, bez běsů
       *[other] { "" }
    }
often-advance = POSUNUTÍ tolikrát, kolik je { $n }
fx-spawn = { $n } ZPLOZENÍ{ $at ->
        [none] { "" }
       *[other] { $n ->
            [one] { " " }na hexu { $at }
           *[other] , každé na hexu { $at }
        }
    }
often-spawn = ZPLOZENÍ tolikrát, kolik je { $n }
fx-strengthen = { $n } POSÍLENÍ
often-strengthen = POSÍLENÍ nejvýše tolikrát, kolik je { $n }
fx-wild = { $after_jar ->
        [true] po akci zavařovačky{ " " }
       *[other] { "" }
    }{ $n } POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ
often-wild = { $after_jar ->
        [true] po akci zavařovačky{ " " }
       *[other] { "" }
    }POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ tolikrát, kolik je { $n }
n-half-wild-tokens-up = polovina tvých žetonů divočení (zaokrouhleno nahoru)
n-up-to-3-wild-tokens = tvých žetonů divočení, nejvýše 3
n-half-spawn-value-up = polovina tvé hodnoty ZPLOZENÍ (zaokrouhleno nahoru)
n-half-strengthen-value-up = polovina tvé hodnoty POSÍLENÍ (zaokrouhleno nahoru)
fx-gain-wild = vezmi si žeton divočení; nepoužije se hned, ale v zavařovačce divočení
fx-choose = jedno ze dvou: { $of }
fx-any-order = v libovolném pořadí: { $of }
fx-if = pokud { $cond }: { $then }
if-three-own-cubes-out = leží na bojišti aspoň 3 tvé kostky
if-hand-not-empty = máš v ruce kartu
if-fewer-cubes-than-rival = máš na bojišti méně kostek než přímý soupeř
if-own-unit-adjacent-to-enemy-legend = některá tvá jednotka stojí vedle nepřátelské legendy
if-legend-on-terrain = tvá legenda stojí na krajině
if-root-on-brambles-or-mountain = se kořen dotýká trní nebo hory
if-goblin-with-own-haint = je skřetík na hexu s tvým běsem
if-goblin-and-rival-legend-on-different-terrains = skřetík a soupeřova legenda stojí na různých krajinách
fx-cubes-off-opponent =
    { $n ->
        [one] odeber z bojiště { $n } kostku jednoho protihráče
        [few] odeber z bojiště až { $n } kostky jednoho protihráče
       *[other] odeber z bojiště až { $n } kostek jednoho protihráče
    }{ $back ->
        [true] ; vrátí se na konci tvého tahu
       *[other] { "" }
    }
fx-cubes-off-each-opponent =
    { $n ->
        [one] odeber z bojiště { $n } kostku každého protihráče
        [few] odeber z bojiště až { $n } kostky každého protihráče
       *[other] odeber z bojiště až { $n } kostek každého protihráče
    }{ $back ->
        [true] ; vrátí se na konci tvého tahu
       *[other] { "" }
    }
fx-gain-terrain-cube =
    { $n ->
        [one] získej { $n } kostku krajiny podle výběru
        [few] získej { $n } kostky krajin podle výběru
       *[other] získej { $n } kostek krajin podle výběru
    }
fx-draw =
    { $n ->
        [one] dober si { $n } kartu
        [few] dober si { $n } karty
       *[other] dober si { $n } karet
    }
fx-bottom = 1 kartu vlož dospod balíčku
fx-range-end-of-turn = dosah +{ $n } do konce tahu (útoky i stezky)
fx-range-next-attack = v příštím útoku dosah +{ $n }; do té doby čeká na zavařovačce útoku
fx-tree = aktivuj strom
fx-scroll = proveď první svitek svého ukazatele legendy (se stezkami: polož nebo přesuň 1)
fx-move = přesuň { $unit } o { $steps ->
        [one] { $steps } hex
        [few] { $steps } hexy
       *[other] { $steps } hexů
    }{ $start ->
        [none] { "" }
       *[other] { " " }z hexu { $start }
    }{ $dest ->
        [none] { "" }
       *[other] { " " }na hex { $dest }
    }
fx-move-townsfolk = přesuň 1 obyvatele o 1 hex{ $dest ->
        [none] { "" }
       *[other] { " " }na hex { $dest }
    }
fx-relocate = přemísti { $unit }{ $start ->
        [none] { "" }
       *[other] { " " }z hexu { $start }
    }{ $n ->
        [one] { " " }na hex { $dest }
       *[other] , každého na hex { $dest }
    }
fx-remove = odstraň z mapy { $unit }{ $start ->
        [none] { "" }
       *[other] { " " }z hexu { $start }
    }{ $start ->
        [none] { "" }
       *[other] ; body za to nejsou
    }
fx-pull = přitáhni { $what }{ $start ->
        [none] { "" }
       *[other] { " " }z hexu { $start }
    } o 1 hex { $ref }
fx-push = odstrč { $what }{ $start ->
        [none] { "" }
       *[other] { " " }z hexu { $start }
    } o 1 hex od { $ref }
fx-place-storm = polož 1 bouři na hex { $at }
fx-place-tokens =
    { $n ->
        [one] dej { $n } žeton schopnosti z krabice podle výběru na hex { $at }
        [few] dej po 1 žetonu schopnosti z krabice podle výběru na { $n } různé hexy { $at }
       *[other] dej po 1 žetonu schopnosti z krabice podle výběru na { $n } různých hexů { $at }
    }
fx-place-cube = polož 1 vlastní kostku ze zásoby na hex { $at }
fx-place-terrain-cube = polož 1 kostku krajiny podle výběru na hex { $at }
fx-place-wrath = polož útočný hněv na hex { $at }
fx-place-taunts = polož { $n } popichování na různé hexy { $at }. Jednotka na hexu popichování odstraní. Na konci kola se na každém z nich ZPLODÍ 1 běs
fx-place-nail = dej hřebík pod jednotku na hexu { $at }. Ta se nehne, dokud její majitel nezaplatí 1 POSUNUTÍ za vrácení hřebíku
fx-take-token =
    { $n ->
        [one] hned seber { $n } žeton schopnosti z hexu { $start }
        [few] hned seber { $n } žetony schopností z hexů { $start }
       *[other] hned seber { $n } žetonů schopností z hexů { $start }
    }
hex-terrain = krajiny
hex-no-units = bez jednotek
hex-empty = bez čehokoli kromě hnízd, kostek, bouří a kořenů
hex-not-brambles = mimo trní
hex-edge = na okraji mapy
hex-home = tvého domova
hex-no = bez { $what }
hex-within = do vzdálenosti { $most } od { $what }
hex-exactly = ve vzdálenosti přesně { $most } od { $what }
hex-ring = ve vzdálenosti { $least }–{ $most } od { $what }
hex-adjacent = vedle { $what }
hex-line = v přímé linii od { $what }
hex-terrain-as = krajiny, na které stojí { $what }
some-self-haint =
    { $n ->
        [one] { $n } vlastního běsa
        [few] až { $n } vlastní běsy
       *[other] až { $n } vlastních běsů
    }
some-self-legend =
    { $n ->
        [one] svou legendu
        [few] až { $n } své legendy
       *[other] až { $n } svých legend
    }
some-self-unit =
    { $n ->
        [one] { $n } vlastní jednotku
        [few] až { $n } vlastní jednotky
       *[other] až { $n } vlastních jednotek
    }
some-enemy-haint =
    { $n ->
        [one] { $n } nepřátelského běsa
        [few] až { $n } nepřátelské běsy
       *[other] až { $n } nepřátelských běsů
    }
some-enemy-unit =
    { $n ->
        [one] { $n } nepřátelskou jednotku
        [few] až { $n } nepřátelské jednotky
       *[other] až { $n } nepřátelských jednotek
    }
some-any-haint =
    { $n ->
        [one] { $n } běsa kterékoli frakce
        [few] až { $n } běsy kterékoli frakce
       *[other] až { $n } běsů kterékoli frakce
    }
some-any-unit =
    { $n ->
        [one] { $n } jednotku kterékoli frakce
        [few] až { $n } jednotky kterékoli frakce
       *[other] až { $n } jednotek kterékoli frakce
    }
some-any-legend =
    { $n ->
        [one] { $n } kteroukoli legendu
        [few] až { $n } legendy
       *[other] až { $n } legend
    }
some-infected-haint =
    { $n ->
        [one] { $n } nakaženého běsa
        [few] až { $n } nakažené běsy
       *[other] až { $n } nakažených běsů
    }
some-uninfected-haint =
    { $n ->
        [one] { $n } nenakaženého běsa
        [few] až { $n } nenakažené běsy
       *[other] až { $n } nenakažených běsů
    }
some-hester = Hester
some-townsfolk =
    { $n ->
        [one] { $n } obyvatele
        [few] až { $n } obyvatele
       *[other] až { $n } obyvatel
    }
some-ability-token =
    { $n ->
        [one] { $n } žeton schopnosti
        [few] až { $n } žetony schopností
       *[other] až { $n } žetonů schopností
    }
some-doll =
    { $n ->
        [one] { $n } panenku
        [few] až { $n } panenky
       *[other] až { $n } panenek
    }
each-self-haint = každého svého běsa
each-self-legend = každou svou legendu
each-self-unit = každou svou jednotku
each-enemy-haint = každého nepřátelského běsa
each-enemy-unit = každou nepřátelskou jednotku
each-any-haint = každého běsa
each-any-unit = každou jednotku
each-any-legend = každou legendu
each-infected-haint = každého nakaženého běsa
each-uninfected-haint = každého nenakaženého běsa
each-hester = Hester
of-legend = tvé legendy
of-goblin = skřetíka
of-kammi = Kami
of-home = tvého domova
of-storm-placed = této bouře
of-townsfolk-pulled = tohoto obyvatele
of-enemy-legend = nepřátelské legendy
of-self-haint = tvého běsa
of-self-legend = tvé legendy
of-self-unit = tvé jednotky
of-enemy-haint = nepřátelského běsa
of-enemy-unit = nepřátelské jednotky
of-any-haint = běsa
of-any-unit = jednotky
of-any-legend = legendy
of-infected-haint = nakaženého běsa
of-uninfected-haint = nenakaženého běsa
of-hester = Hester
of-ability-token = žetonu schopnosti
of-storm = bouře
of-trail = stezky
of-townsfolk = obyvatele
of-building = budovy
of-doll = panenky
of-terrain-cube = kostky krajiny
of-root = kořene
of-fire = ohně
is-legend = tvá legenda
is-goblin = skřetík
is-kammi = Kami
is-home = tvůj domov
is-storm-placed = tato bouře
is-townsfolk-pulled = tento obyvatel
is-enemy-legend = nepřátelská legenda
is-self-haint = tvůj běs
is-self-legend = tvá legenda
is-self-unit = tvá jednotka
is-enemy-haint = nepřátelský běs
is-enemy-unit = nepřátelská jednotka
is-any-haint = běs
is-any-unit = jednotka
is-any-legend = legenda
is-infected-haint = nakažený běs
is-uninfected-haint = nenakažený běs
is-hester = Hester
with-legend = s tvou legendou
with-goblin = se skřetíkem
with-kammi = s Kami
with-home = s tvým domovem
with-storm-placed = s touto bouří
with-townsfolk-pulled = s tímto obyvatelem
with-enemy-legend = s nepřátelskou legendou
with-self-haint = s tvým běsem
with-self-legend = s tvou legendou
with-self-unit = s tvou jednotkou
with-enemy-haint = s nepřátelským běsem
with-enemy-unit = s nepřátelskou jednotkou
with-any-haint = s běsem
with-any-unit = s jednotkou
with-any-legend = s legendou
with-infected-haint = s nakaženým běsem
with-uninfected-haint = s nenakaženým běsem
with-hester = s Hester
with-ability-token = s žetonem schopnosti
with-storm = s bouří
with-trail = se stezkou
with-townsfolk = s obyvatelem
with-building = s budovou
with-doll = s panenkou
with-terrain-cube = s kostkou krajiny
with-root = s kořenem
with-fire = s ohněm
to-legend = ke své legendě
to-goblin = ke skřetíkovi
to-kammi = ke Kami
to-home = ke svému domovu
to-storm-placed = k této bouři
to-townsfolk-pulled = k tomuto obyvateli
to-enemy-legend = k nepřátelské legendě
fx-malachi-attack = proveď z jeho hexu 1 útok; platí za 2 jednotky. Pak si ho vezmi zpět
fx-kammi-replay = zahraj znovu 1 vyloženou kartu, pokaždé jinou; zůstane vyložená
fx-distant-tremors = všechna tvá ZPLOZENÍ v tomto tahu smějí být v dosahu legendy (domov platí dál)
fx-confluence-pull = přitáhni vše z 1 hexu o 1 hex ke své legendě
fx-knife-in-the-dark = v příštím útoku dostaneš 2 kostky za přesilu a soupeř žádnou; do té doby čeká na zavařovačce útoku
fx-blood-money-trigger = když na hex vstoupí nebo jím projde jednotka, kostka jde na bojiště
fx-ambush-move = přesuň jednu svou legendu o 1 hex; smí vzít běsy s sebou
fx-needed-sacrifice-trigger = když na něj vstoupí nenakažený běs, kostka jde na bojiště
fx-trails = vezmi z mapy libovolné stezky a polož libovolné stezky ze zásoby v dosahu legendy, nejvýše 2 na hex, ne do ohně
fx-emmy-shelter = na každý hex s aspoň 1 tvým běsem a bez červené kostky dej 1 červenou kostku ze zásoby. Kostka jde na bojiště, když na hex vstoupí Ema nebo když je tam napadena kterákoli jednotka
fx-levi-march = každý tvůj běs se smí přesunout o 1 hex: na krajinu toho druhu, na kterém stojí Levi, nebo z takového hexu na kterýkoli sousední. Není to POSUNUTÍ
fx-odessa-store = přesuň až 3 vlastní kostky z bojiště na desku Oděsy (nikdy jich tam není víc než 3). Po každé aktivaci stromu jich smíš libovolný počet vrátit
fx-willa-pick = nahlédni do sáčku, vezmi 1 žeton (i vylepšení) a aktivuj ho
fx-kammi-grid-cubes = dej 1 fialovou kostku na každý řádek tabulky, u kterého vpravo neleží žeton. Půjdou na bojiště, až ten řádek zvolíš
fx-kammi-pull-doll = přitáhni 1 panenku o 1 hex ke Kami; jednotka z jejího hexu smí jít s ní, pokud chce její majitel
fx-kammi-swap = Kami a skřetík si vymění místa
fx-goblin-knocker = zabij 1 nepřátelského běsa na každém hexu vedle skřetíka, pak odstraň skřetíka ze hry a odhoď všechny vyložené karty skřetíků
fx-goblin-bruiser = přesuň každou legendu (svou i cizí, také Hester) až o 2 hexy, bez běsů a ne na hex s obyvatelem nebo budovou ani přes něj
fx-take-lantern = vezmi si lucernu: při stejném počtu rozbitých zavařovaček máš přednost a při shodě bodů rozhoduje lucerna
fx-spoon-back = lžíce na kotouči běsů se vrátí o jedno; to může přinést bod
fx-leap-over-storm = přesuň legendu o 2 hexy v přímé linii přes sousední hex s bouří
fx-keyhole = zvol hex ve vzdálenosti 1–2 od skřetíka a přesuň na něj ze sousedních hexů až 3 věci (obyvatele, budovy, žetony schopností); ne obyvatele i budovu zároveň
fx-doll-whisper = jen s panenkou do vzdálenosti 2 od skřetíka: přesuň 2 nepřátelské běsy, kteří jsou do vzdálenosti 2 od skřetíka, každého o 1 hex, na 2 různé hexy
fx-trick-swap = prohoď 1 vlastního běsa do vzdálenosti 2 od skřetíka s kterýmkoli nepřátelským; oba musí být na svém hexu sami a bez cílů
fx-spite = za každého nepřátelského běsa do vzdálenosti 2 od skřetíka odeber z bojiště 1 nepřátelskou kostku; vrátí se na konci tvého tahu
fx-white-innards = přesuň 1 nakaženého běsa až o 2 hexy; nesmí skončit na hexu s nakaženým běsem druhé frakce ani vedle něj
fx-wild-tangle = vyměň 1 svou kostku krajiny za 1 kostku jiné barvy ze zásoby
fx-protege = první nakažení v tomto tahu nestojí kostky; kořen je dál nutný; platí i na trní a horách
fx-well-see = soupeř s nejméně kostkami na bojišti získá 1 kostku; ty 1 kostku krajiny podle výběru
fx-sloth = Hester smíš přivolat za kostky kterékoli 1 barvy
fx-hurts-a-moment = zaplať 2 kostky libovolných barev: nakaz běsa na hexu s nakaženým běsem. Lze i před stromem; není to akce nakažení
fx-night-terror = každý nakažený běs a Hester se smí přesunout na sousední hex té krajiny, na které hoří 1 z tvých ohňů
fx-drawn-together = zvol hex vedle 2 nakažených běsů různých frakcí; přesuň tam oba a založ oheň
fx-desperate-grip = vezmi kořen položený v tomto tahu jako první a polož ho znovu na konec cesty; kostku za něj nedostaneš
fx-catch-breath = nikdo nesmí útočit ani nakazit běsa, dokud všichni ostatní neodehrají 1 tah
fx-where-oh-where = požádej hráče, aby v oblasti šipky položil X na hex, kde hledaná věc není
fx-ff-extra-nest = v tomto tahu zahraj ještě 1 hnízdo
fx-ff-move-nest = přesuň 1 hnízdo (s nabídkou) na sousední hex bez jednotek a ohně
fx-ff-beckon = přitáhni 1 legendu (ne Hester) o 1 hex k hnízdu s nabídkou
fx-ff-swap-offers = vyměň nabídky 2 hnízd, nebo 1 svou připravenou nabídku za nabídku v hnízdě
fx-ff-gleaning = vezmi zpět až 3 hnízda bez nabídky; za každé získáš 1 kostku hledání
fx-ff-free-arrow = polož šipku k hnízdu, které má ještě nabídku; nabídka zůstává
fx-ff-guess = jednou hádej
fx-ff-new-season = přesuň 1 svou kostku hledání na jinou krajinu; smíš vyměnit 1 úkol v ruce
trait-faction = Frakce
trait-map = Strana mapy
trait-legend = Legenda
trait-track = Ukazatel legendy
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
choice-tile = bonusové destičky
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
preset-second = Kapitola 2
    .about = všechny legendy a karty v ruce
preset-solo = Sólo
    .about = hraješ za Hester
preset-hester = Přichází Hester
    .about = tři strany, kapitola 5
preset-usual = Kapitola 3
    .about = s bonusovými destičkami a kotoučem běsů
preset-kammi = Kami
    .about = se skřetíky, kapitola 4
preset-fair = Říše víl
    .about = s rozšířením

## The terminal

terminal-round = { $round }. kolo
terminal-turn = na tahu: { $side }
terminal-lantern = lucerna: { $side }
terminal-ground = na bojišti:
terminal-vp = { $n } VB
terminal-jars = zavařovačky: { $jars }
terminal-stock = divočení { $wild }, běsi { $haints }
terminal-squares = { $n } ze 6 polí
terminal-found = nalezeno { $n } ze 3
terminal-hand = v ruce: { $cards }
terminal-signs = 3 běsi, malé písmeno: nakažení, ★ legenda · ⚡ bouře ≈ stezka ♨ plameny ☺ obyvatel ⌂ budova ♟ panenka ∩ hnízdo × tady ne § kořen † hřebík ▪ kostka ! past → + ■ ✦ žetony schopností (POSUNUTÍ, ZPLOZENÍ, POSÍLENÍ, legenda)
