# Slova, která říká jen tato místnost.

map = Mapa: šipky chodí po hexech, Enter vybírá
zoom-in = Blíž
zoom-out = Dál
zoom-whole = Celá mapa
phase-round = { $round }. kolo
phase-points = body { $points }
phase-jars = rozbité zavařovačky { $broken }
phase-over = Hra skončila
mode-chapter1 = 1. kapitola
mode-chapter2 = 2. kapitola
mode-chapter3 = 3. kapitola
mode-chapter4 = 4. kapitola
mode-chapter5 = 5. kapitola
mode-solo = Sólo
mode-fair = Říše víl
chapter-automaton = Automat: { $side }
chapter-round = { $round }. kolo
chapter-turn = Na tahu: { $side }
sides = Frakce
automaton = automat
vp =
    { $n ->
        [one] { $n } vítězný bod ze 7
        [few] { $n } vítězné body ze 7
       *[other] { $n } vítězných bodů ze 7
    }
objectives = Zachránění obyvatelé: { $rescued } · zničené budovy: { $destroyed }
signs = Značky
marked = Naše hodnota: pravidla ji neuvádějí
marks-title = Odhadnuté hodnoty
marks-text = Tyto hodnoty v pravidlech vytištěné nejsou. Navrhli jsme je tak, aby souhlasily s každým pravidlem i příkladem; kdo hru vlastní, může je překrýt pravými.
side-label =
    { $side }, { $name }. Vítězné body: { $vp }, celé zavařovačky: { $jars }. { $turn ->
        [yes] Na tahu.
       *[other] Otevře vše o této frakci.
    }
tree = Bojiště a strom
ground-empty = neleží tu žádné kostky
tree-text = Vhozené kostky mohou uvíznout a vypadnout později. Co je uvnitř, nikdo nevidí; co šlo dovnitř a co vypadlo, vědí všichni.
tree-colour = Kostky
tree-ground = Bojiště
tree-thrown = Dovnitř
tree-fallen = Ven
tree-supply = Zásoba
hex-home = domov: { $side }
hex-storm = vytištěná bouře
hex-cost = vstup stojí { $n }
hex-hidden = skryto zde: { $item }
hex-lit = Lze vybrat
jar-label =
    { $jar }: { $state ->
        [now] právě rozbitá
        [whole] celá zavařovačka
       *[other] rozbitá zavařovačka
    }
row-label = { $row }: { $value } (žetonů v řadě: { $tokens })
count-haints = běsi v zásobě: { $n }
count-wild = žetony divočení: { $n }
count-hand = karty v ruce: { $n }
count-deck = karty v balíčku: { $n }
count-dial = kotouč běsů: { $n }
count-plate = zabití běsi na kotouči: { $n }
count-bag = žetony v sáčku: { $n }
count-actions = akční plameny: { $n }
count-flames = plameny v zásobě: { $n }
count-snakes = hadi v zásobě: { $n }
count-nests = zbývající hnízda: { $n }
count-quests = úkoly: { $n }
count-found = nalezené věci: { $n } ze 3
count-offers = nabídky: { $n }
cards-hand = Ruka
cards-in-play = Ve hře
cards-quests = Úkoly
cards-prepared = Připravená hnízda
cards-offers = Nabídky
cards-none = Žádné karty
cards-discard = Odhozené ({ $n })
own-board = Vše o tvé frakci
door-board = Deska
door-cards = Karty { $n }
plate = Zabití na kotouči:
track = Ukazatel legendy
scroll =
    Svitek { $n }, { $open ->
        [yes] otevřený
       *[other] zavřený
    }
family-draw = Táhne { $draw }, vrací { $back }
family-drawn = tajně tažené žetony: { $n }
tokens-drawn = Tažené
tokens-ready = Připravené
tokens-front = Použité
tokens-waiting = Na zavařovačce útoku
tokens-slots = Na desce
odessa = Kostky u Oděsy: { $n }
grid-row = Řádek { $n }: { $tokens }; kostky: { $cubes }
grid-loose = Příště se vsune:
goblin-is = Skřetík: { $unit }.
goblin-secret = Která figura je skřetík, je tajné.
gift-left = Nadání ještě zbývá.
field-play-card = Karta
field-extra-root = Kořen
field-spawn = Zplození
field-move = Přesun
field-infect = Nakažení
field-summon = Přivolání
field-spent = v tomto tahu už použité
squares = { $side }: { $n } ze 3 polí
solo-cube = kostka
solo-decks = Úroveň { $level } · taktiky { $tactics } · vylepšení { $upgrades } · skřetíci { $goblins }
solo-move = přesun
solo-spawn = zplození
item-found = nalezeno
item-sought = hledá se
item-later = později
search-cubes = Kostky hledání:
quest-deck = úkoly v balíčku: { $n }
offer-bag = nabídky v sáčku: { $n }
group-go = Přesunout
group-fewer = Ubrat: { $what }
group-more = Přidat: { $what }
never-mind = Nic z toho
question-where = { $hex }: kam?
question-chosen = ({ $what })
verb-advance = Posunutí
verb-arrow = Šipka
verb-ask = Požádat hráče
verb-attack = Útok
verb-back = Vrátit do sáčku
verb-birth = Zplodit běsa
verb-board = Položit na desku
verb-break = Rozbít zavařovačku
verb-card = Zahrát kartu
verb-collect = Sebrat žeton
verb-cross = Položit X
verb-devour = Pozřít legendu
verb-drag = Vzít s sebou jednotku
verb-drop = Odhodit kostku
verb-eat = Pozřít žeton
verb-extra-root = Další kořen
verb-favour = Dát kostku
verb-figures = Umístit figury
verb-from = Vzít odkud
verb-gain = Vzít kostku
verb-gather = Přitáhnout vše
verb-glean = Vzít prázdné hnízdo
verb-grid = Zvolit řádek
verb-guess = Hádat
verb-herd = Vést skupinu
verb-hero = Vybrat legendu
verb-hide = Schovat
verb-infect = Nakazit
verb-lay = Položit kostku
verb-lead = Vést
verb-leap = Přeskočit bouři
verb-march = Přesunout běsa
verb-move = Přesun
verb-nail = Vrazit hřebík
verb-nest = Hnízdo
verb-objective = Umístit cíl
verb-off = Odebrat kostku
verb-offer = Využít nabídku
verb-place = Umístit žeton
verb-play = Vyložit kartu
verb-post = Postavit běsa
verb-pry = Vytáhnout hřebík
verb-pull = Přitažení
verb-push = Odstrčení
verb-quest = Splnit úkol
verb-rally = Vzít kostky
verb-relocate = Přemístit
verb-remove = Odstranit běsa
verb-replace-quest = Vyměnit úkol
verb-replay = Zahrát znovu
verb-root = Umístit kořen
verb-row = Vybrat řádek
verb-scatter = Odstrčit z ohně
verb-search = Položit kostku hledání
verb-slay = Zabít běsa
verb-spawn = Zplození
verb-spend = Zaplatit kostkou
verb-station = Postavit legendu
verb-storm = Umístit bouři
verb-strike = Útok jinou zavařovačkou
verb-summon = Přivolat Hester
verb-swap-offers = Vyměnit nabídky
verb-take-nest = Vzít hnízdo
verb-taunt = Umístit popichování
verb-terror = Vybrat krajinu
verb-tile = Využít destičku
verb-together = Svolat dva běsy
verb-token = Aktivovat žeton
verb-track = Vybrat ukazatel
verb-trail = Nová stezka
verb-trail-back = Vzít stezku zpět
verb-trick = Prohodit běsy
verb-unnail = Vzít hřebík zpět
verb-use = Použít vyloženou kartu
verb-walk = Vést obyvatele
verb-wrath = Umístit hněv
verb-activate = Aktivovat frakci
verb-along = Vzít jednotku s sebou
verb-area = Oblast šipky
verb-deck = Otočit kartu z balíčku
verb-drop-arrow = Vzít šipku zpět
verb-exchange = Vyměnit panenky
verb-goblin = Určit skřetíka
verb-goblins = Karty skřetíků
verb-hide-doll = Schovat panenku
verb-hit = Zasáhnout
verb-keyhole = Vybrat hex
verb-lift-x = Vzít X zpět
verb-lock = Vzdát se stezky
verb-part = Vybrat účinek
verb-return = Vrátit kostky
verb-season = Přesunout kostku hledání
verb-sink = Dát pod balíček
verb-square = Vybrat stranu desky
verb-start = Vybrat první pole
verb-store = Dát kostky Oděse
verb-tactics = Karty taktik
verb-take-offer = Vzít nabídku
verb-trade = Vyměnit kostku
verb-upgrades = Karty vylepšení
verb-victim = Vybrat běsa
finale-title =
    { $n ->
        [0] Nikdo nevítězí
        [one] Vítězí { $name }
       *[other] Vítězí { $name }
    }
finale-nothing = žádné body

ref-storm = bouře
ref-flame = oheň
ref-nest-empty = prázdné hnízdo
ref-doll-real = opravdová panenka
ref-doll-decoy = návnada
ref-shelter = kostky úkrytu
ref-cross = X: tady ne
ref-jar-abilities = Schopnosti
ref-jar-attack = Útok
ref-jar-legend = Legenda
ref-jar-wild = Divočení
ref-virtual = započtené zabití

price-cubes =
    { $n ->
        [one] Cena: { $n } kostka hledání
        [few] Cena: { $n } kostky hledání
       *[other] Cena: { $n } kostek hledání
    }
price-token = Cena: žeton { $token }
orders = { $hexes } · první { $start }{ $hester ->
        [yes] {" "}· útočí na Hester a ohně
       *[other] {""}
    }
orders-joker = žolík, hex i první pole zvolíš ty
text-jar-abilities-protectors = Zvol jednu řadu své desky a použij ji: POSUNUTÍ, ZPLOZENÍ, nebo POSÍLENÍ, tolikrát, kolik řada ukazuje.
text-jar-abilities-family = Vytáhni žetony ze sáčku, některé vrať a ostatní aktivuj, každý jednou.
text-jar-abilities-kammi = Zasuň volný žeton do řádku tabulky a aktivuj oba žetony v něm.
text-jar-wild = Vezmi si 1 žeton divočení. Pak za každý svůj žeton jedno POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ.
text-jar-legend = Svitky ukazatele legendy a nadání tvé legendy, v libovolném pořadí.
text-jar-attack = Jeden útok a jedna volná akce. Po útoku smíš do konce kola útočit i ostatními zavařovačkami.

## What wins, hints, attacks and signs

goal-title = Cíl hry
goal-points = Vyhrává 7 bodů
goal-you = Ty
goal-stand = { $side }: { $n } ze { $most }.
aim-protectors = veď obyvatele domů, každý za 2
aim-family = spoj budovy bouřemi s domovem, každá za 2
aim-kammi = dones Kami opravdovou panenku za 4
aim-hester = zaplň 6 polí hostiny a hned vyhraj
aim-fair-folk = najdi meč, pak korunku, pak královnu
see-map = Ukázat mapu
see-choice = Zpět k volbě
hint-map = Klepni na svítící hex na mapě.
hint-map-or = Klepni na svítící hex, nebo vyber:
hint-jar = Rozbij svítící zavařovačku.
hint-jar-or = Rozbij svítící zavařovačku, nebo nejdřív klepni na svítící hex.
hint-place = Klepni na svítící hex, kam půjdou.
hint-attack = Klepni na cíl. Procenta říkají, jak často útok vyjde.
group-who = Kdo půjde?
tree-inside = ve stromu vězí { $n }
question-attack = Zaútočit z { $start } na { $end }?
question-act-advance =
    Kdo se pohne? { $points ->
        [one] Zbývá { $points } krok
        [few] Zbývají { $points } kroky
       *[other] Zbývá { $points } kroků
    }
question-act-spawn = Kam zplodíš běsa? Ještě { $points }
question-act-strengthen = Přidáš kostku na bojiště? Ještě { $points }
question-act-any-action =
    Co uděláš? { $points ->
        [one] Ještě { $points } akce
        [few] Ještě { $points } akce
       *[other] Ještě { $points } akcí
    }
attack-mine = tvoje { $n }
attack-theirs = { $side } { $n }
attack-joined = z toho +{ $n } za přesilu
attack-tree = ve stromu už vězí: tvoje { $mine }, jejich { $theirs }
attack-tree-of = ve stromu už vězí: { $side } { $mine }, { $against } { $theirs }
attack-win = vyjde
attack-hits = Zásahů aspoň 1, 2, 3: { $hits }.
attack-price =
    { $n ->
        [one] Každý zásah stojí { $n } kostku.
        [few] Každý zásah stojí { $n } kostky.
       *[other] Každý zásah stojí { $n } kostek.
    }
attack-flame = Každý plamen stojí 1 kostku.
attack-clash = Když spadne méně tvých kostek, hrozí střet: ztráta 1 běsa.
attack-clash-of = Když spadne méně kostek útočníka, hrozí střet: ztráta 1 běsa.
attack-counting = Počítá se…
attack-go = Zaútočit
attack-other = Jiný cíl
attack-at = { $end } z { $start }: { $side }
signs-goal = O co jde
signs-jars = Zavařovačky
signs-pieces = Figurky
signs-tokens = Žetony a značky na mapě
signs-land = Krajina
signs-counts = Čísla u frakcí
sign-haint = voják své frakce; na hexu nejvýš 4 jednotky
sign-infected = nakažený běs: v útoku padá poslední, vést ho může i Hester
sign-legend = nedá se zabít, jen odstrčit; za zásah padne jeden její běs
sign-figure = jedna z figur je Kami, druhá skřetík; která je která, ví jen Kami
sign-hester = Hester smí stát s kýmkoli; pozře legendu, se kterou stojí
sign-townsfolk = Rodina a Kami na jeho hex nesmějí; Ochráncům přinese doma 2 body
sign-building = Ochránci a Kami na její hex nesmějí; spojená bouřemi s domovem dá Rodině 2 body
sign-storm = Ochránci sem vstupují o 1 dráž; Rodina bouřemi spojuje budovy s domovem
sign-trail = vstup o 1 levnější, pro všechny; obyvatelé po ní dojdou domů
sign-flame = oheň: vejde sem jen Hester; hasí se útokem, za poslední plamen je 1 bod
sign-doll = kdo odchází, smí ji vzít s sebou; opravdová je za 4 body, když ji má Kami
sign-nest = hnízdo Říše víl s nabídkou pro toho, kdo sem vstoupí
sign-cross = tady hledaná věc není
sign-item = věc, kterou hledá Říše víl
sign-taunt = na konci kola se tu zplodí běs; kdo sem vstoupí, popichování odstraní
sign-wrath = Malachiášův hněv: útočí odsud jako dvě jednotky
sign-shelter = kostky úkrytu: jdou na bojiště, když sem vstoupí Ema nebo je hex napaden
sign-blood-money = když sem vstoupí jednotka, kostka jde na bojiště
sign-needed-sacrifice = když sem vstoupí nenakažený běs, kostka jde na bojiště
sign-nail = na hřebíku: nehne se, dokud se hřebík nevytáhne
sign-root = kořen Hester: dává jí kostky a nakazí běsy
sign-token-advance = seber na konci tahu, kde stojíš; skupina jde o 1 hex
sign-token-spawn = nový běs u legendy nebo doma
sign-token-strengthen = kostka na bojiště, nejvýš 6
sign-token-legend = otevře další svitek na ukazateli legendy
sign-mountain = Hora: vstup o 1 dráž, odsud je dosah 3.
sign-brambles = Trní: kdo tu na konci kola stojí, má bod; zásah tu stojí jen 1 kostku. Bouře ani obyvatelé sem nesmějí.
sign-home = domov frakce: tady se rodí běsi
sign-lantern = lucerna: kdo ji má, začíná kolo a při shodě vyhrává
sign-tree = Strom: do boje se do něj vhodí všechny kostky z bojiště. Některé uvíznou a vypadnou až příště. Číslo říká, kolik jich v něm vězí.
from-kill = Zabití běsi
counted-haints = běsi v zásobě
counted-wild = žetony divočení
counted-hand = karty v ruce
counted-deck = karty v balíčku
counted-dial = kotouč běsů: po kolika zabitých je bod
counted-plate = zabití běsi na kotouči
counted-bag = žetony v sáčku Rodiny

## Co možnost stojí a přinese

tally-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
odds-attack = Vyjde asi { $percent }krát ze 100.
odds-guess =
    { $n ->
        [one] Jinde už to být nemůže.
        [few] Zbývají { $n } hexy: tady to bude jednou z { $n } případů.
       *[other] Zbývá { $n } hexů: tady to bude jednou z { $n } případů.
    }
odds-guess-not = Podle tvých šipek to tady být nemůže.
odds-arrow = Leží tam v { $n } případech z { $all }; jinak se šipka otočí.
does-guess = Když uhádneš, máš to. Když ne, na hex přijde X.
does-free-first = Nejdřív jeden krok, běs nebo kostka, potom útok.
does-attack-first = Nejdřív útok, potom jeden krok, běs nebo kostka.
does-act = Akce rozbité zavařovačky.
does-back = Vrátí se do sáčku a může se vytáhnout znovu.
does-drop-arrow = Šipka zmizí z mapy: co prozradila, si musíš pamatovat.
does-lift-x = X zmizí z mapy: že tam nic není, si musíš pamatovat.

## Oč v otázce jde

note-along = Panenka jde o hex blíž ke Kami. Z jejího hexu smí jít jedna jednotka s ní.
note-birth = Běs stojí kostku v barvě svého hexu.
note-clash = Útok nevyšel. Oba smějí zaplatit a zabít tomu druhému jednoho běsa, útočník první.
note-collect = Na konci tahu jsou žetony pod tvými jednotkami tvoje.
note-deck = Jeho vrchní karta řekne, kam věc přijde nebo co udělá frakce. Až bude karta potřeba a všechny balíčky budou prázdné, partie končí.
note-drop = Na konci tahu Hester zůstane na bojišti nejvýš šest kostek.
note-figures = Začínají u tvého domova, každá na svém hexu. Která z nich je Kami, určíš hned potom.
note-give-back = Co si necháš, smíš aktivovat, každý žeton jednou.
note-grid = Volný žeton vjede zleva a vpravo jeden vytlačí: ten bude volný příště. Oba žetony řádku se aktivují.
note-grid-token = Aktivují se oba žetony řádku, v pořadí, které zvolíš.
note-herd = Její jednotky jdou o hex nejkratší cestou k cíli. Skupiny zůstávají pohromadě.
note-hide = Říše víl hledá meč, pak korunku, pak královnu. Všichni ostatní vědí, kde jsou.
note-lead = Na sousední hex: běs za kostku v barvě cíle nebo dvě libovolné; Hester za dvě v barvě cíle, na horu a trní za tři libovolné. Stezka kostku ušetří.
note-odessa-return = Vrátí se na tvou stranu bojiště.
note-post = Postavíš tři běsy, jednoho po druhém; na jednom hexu jich smí stát víc.
note-rally = Na konci tahu jich tam zůstane nejvýš šest.
note-reward = Šipka řekne, na které straně její linie hledaná věc leží; při hádání jmenuješ jeden hex.
note-search = Hnízdo, které na tuto krajinu umístíš, vynese kostku hledání; těmito kostkami se platí karty.
note-spend = Kostky krajiny z bojiště, barvy zvolíš ty.
note-start = Kostka, zplození a přesun se odtud provedou po směru hodinových ručiček. Tvé akční plameny leží na prvních polích: každý své pole jednou zopakuje.
note-station = Tvá legenda začne doma nebo u jedné z panenek; potom přijdou tři běsi.
note-store = U Oděsy čekají nejvýš tři tvé kostky. Po každé aktivaci se jich smí vrátit, kolik chceš.
note-stow = Na desce zůstane do konce partie a dovolí táhnout víc; ze sáčku se dá znovu vytáhnout.
note-swap = Výměnu vidí všichni; každá figura si bere svou totožnost s sebou.
note-take-offer = Použít ji smíš v některém z dalších tahů. Potom se zatřese strom a Říše víl se může něco dozvědět.
note-token = Hned se aktivuje.
note-tokens = Každý žeton, který sis nechal, se aktivuje jednou.
note-act = POSUNUTÍ: skupina jde dál. ZPLOZENÍ: běs doma nebo u tvé legendy. POSÍLENÍ: kostka na bojiště.
note-act-advance = Skupina jde na sousední hex a zaplatí, co vstup stojí. Někdo smí zůstat.
note-act-spawn = Nový běs přijde domů nebo k tvé legendě.
note-act-strengthen = Tvá kostka jde na bojiště; zůstane jich tam nejvýš šest.
note-attack = Cíl smí být dva hexy daleko, z hory tři. Zásahy zaplatíš kostkami, které vypadnou ze stromu.
note-move = Na sousední hex; cena vstupu se nepočítá.
note-pull = Jde o jeden hex blíž a nic za to neplatí.
note-relocate = Přemístí se tam rovnou, bez přecházení přes jiné hexy.
