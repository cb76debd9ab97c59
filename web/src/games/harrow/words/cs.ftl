# Slova, která říká jen tato místnost.

map = Mapa: šipky chodí po polích, Enter vybírá
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
chapter-round = { $round }. kolo
sides = Frakce
automaton = automat
vp =
    { $n ->
        [one] { $n } vítězný bod ze 7
        [few] { $n } vítězné body ze 7
       *[other] { $n } vítězných bodů ze 7
    }
objectives = Zachránění obyvatelé: { $rescued } · zničená stavení: { $destroyed }
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
tree-history = do stromu { $thrown } · vypadlo { $fallen }
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
jar-abilities = Schopnosti
jar-wild = Divočení
jar-legend = Legenda
jar-attack = Útok
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
count-dial = kotouč běsů na { $n }
count-plate = zabití běsi na talíři: { $n }
count-bag = žetony v pytlíku: { $n }
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
cards-discard = Odložené ({ $n })
door-board = Deska
door-cards = Karty { $n }
plate = Zabití na talíři:
track = Stezka legendy
scroll =
    Svitek { $n }, { $open ->
        [yes] otevřený
       *[other] zavřený
    }
family-draw = Táhne { $draw }, vrací { $back }
family-drawn = tajně tažené žetony: { $n }
tokens-drawn = Tažené
tokens-ready = Připravené
tokens-front = Použité v tomto tahu
tokens-waiting = Na zavařovačce útoku
tokens-slots = Na desce
odessa = Kostky u Odessy: { $n }
grid-row = Řada { $n }: { $tokens }; kostky: { $cubes }
grid-loose = Příště se vsune:
goblin-is = Skřetík: { $unit }.
goblin-secret = Která figurka je skřetík, je tajné.
gift-left = Dar ještě zbývá.
field-play-card = Karta
field-extra-root = Kořen
field-spawn = Zplození
field-move = Pohyb
field-infect = Nákaza
field-summon = Vyvolání
field-spent = v tomto tahu už použité
squares = Políčka ({ $side }): { $n }
solo-decks = Úroveň { $level } · taktiky { $tactics } · vylepšení { $upgrades } · skřetíci { $goblins }
item-found = nalezeno
item-sought = hledá se
item-later = později
search-cubes = Kostky hledání:
quest-deck = úkoly v balíčku: { $n }
offer-bag = nabídky v pytlíku: { $n }
never-mind = Nic z toho
question-where = { $hex }: kam?
question-who = { $start } → { $end }: kdo půjde?
question-chosen = ({ $what })
verb-advance = Posunutí odsud
verb-spawn = Zplození zde
verb-move = Pohyb
verb-pull = Přitažení
verb-push = Odstrčení
verb-attack = Útok odsud
verb-pry = Vytáhnout hřebík
verb-nest = Hnízdo
verb-take-nest = Vzít hnízdo
verb-birth = Umístit běsa
verb-infect = Nakazit
verb-lead = Vést
verb-summon = Vyvolat Hester
verb-extra-root = Další kořen
verb-arrow = Šipka
verb-guess = Hádat
verb-trail = Nová stezka
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
ref-doll-real = pravá panenka
ref-doll-decoy = falešná panenka
ref-shelter = kostky úkrytu
ref-cross = X: tady ne
ref-virtual = započtené zabití

# Co dělají karty, úkoly, nabídky, legendy a věci.

text-emmy = Na každé pole s alespoň 1 vaším běsem a bez červené kostky dejte 1 červenou kostku ze zásoby. Kostka jde na bojiště, když na pole vstoupí Ema nebo když je jednotka na něm napadena.
text-bernice = Posuňte 1 vlastního běsa na sousední krajinu, pak dejte hřebík pod jednotku na poli sousedícím s vaší jednotkou. Ta se nepohne, dokud její majitel nezaplatí 1 POSUNUTÍ za vrácení hřebíku.
text-malachi = Položte žeton hněvu 1–2 pole od Malachiho a proveďte z jeho pole 1 útok; platí za 2 jednotky. Pak si ho vezměte zpět.
text-priscilla = Položte 2 žetony posměchu na 2 různá pole krajiny, na které stojí Priscilla. Jednotka na poli žeton odstraní. Na konci kola ZPLOĎTE 1 běsa na každém poli s tímto žetonem.
text-skinless-boy = Posuňte 1 vlastního běsa a 1 obyvatele, každého na sousední pole krajiny, na které stojí Chlapec.
text-levi = Každý vlastní běs se smí pohnout o 1 pole: na krajinu druhu, na kterém stojí Levi, nebo z takového pole na kterékoli sousední. Není to POSUNUTÍ.
text-corbin = Odstraňte 1 vlastního běsa z mapy, pak 2 ZPLOZENÍ, každé nejvýš 1 pole od Corbina nebo od domova.
text-kaine = Aktivujte strom. Vypadnou-li aspoň 3 vaše kostky, odstraňte 1 běsa z krajiny druhu, na kterém stojí Kain. Bez bodů a bez placení kostek.
text-odessa = Přesuňte až 3 vlastní kostky z bojiště na desku Odessy (nikdy víc než 3). Po každé aktivaci stromu jich smíte libovolně mnoho vrátit.
text-willa = Nahlédněte do pytlíku, vezměte 1 žeton (i vylepšení) a aktivujte ho.
text-mildred = Přesuňte Mildred na kterékoli pole s vlastním běsem a aktivujte strom; při 3 a více vlastních kostkách dejte na 2 různá pole s bouří po 1 žetonu schopnosti z krabice.
text-kammi = Kammi sama dar nemá; používá se dar zvoleného skřetíka.
text-goblin-knocker = Jednou za hru: zabijte 1 nepřátelského běsa na každém poli vedle skřetíka, pak skřetíka odstraňte ze hry.
text-goblin-bruiser = Jednou za hru: posuňte každou legendu (svou i cizí) až o 2 pole.
text-goblin-trickster = Jednou za hru: přitáhněte 1 panenku ze sousedního pole na pole skřetíka.
text-hester = Na mapu přichází jen vyvoláním.
text-scaredy-cat = Přitáhněte až 3 nepřátelské běsy vzdálené 1–3 pole o 1 pole ke své legendě; každý se musí opravdu přiblížit.
text-wildest-of-haints = 1 POSÍLENÍ, 1 ZPLOZENÍ a 1 POSUNUTÍ. Máte-li pak na bojišti méně kostek než přímý soupeř, ještě jedno z těchto tří.
text-sure-shot = Vezměte 1 žeton schopnosti z pole v přímce se svou legendou a hned ho dejte na desku.
text-resolve = 1 ZPLOZENÍ na poli s obyvatelem.
text-witch-fire = Na 2 prázdná pole dejte po 1 žetonu schopnosti podle výběru z krabice.
text-ghost-trap = Sousedí-li některá vaše jednotka s nepřátelskou legendou, použijte polovinu svých žetonů divočení (nahoru).
text-reinforcements = Přesuňte až 3 vlastní běsy na pole se svou legendou nebo s jinými svými běsy.
text-raise-the-dead = ZPLOZENÍ až do poloviny své hodnoty (nahoru).
text-stir-the-storm = Posuňte legendu o 2 pole v přímce přes sousední pole s bouří.
text-roar = Buď posuňte 2 nepřátelské běsy vedle své legendy o 1 pole, nebo 1 běsa vzdáleného 1–2 pole o 2 pole. Hory a bouře nic nestojí.
text-rally = POSÍLENÍ až do poloviny své hodnoty (nahoru).
text-haunting-vision = Po dokončení akce zavařovačky použijte až 3 své žetony divočení.
text-out-yonder = 3 POSUNUTÍ legendou; běsy s sebou brát nesmí.
text-your-will-my-whim = 1 POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ a první svitek své stezky legendy.
text-out-all-night = Dosah +2 do konce tahu (útoky, stezky).
text-banishment = Odeberte z bojiště až 3 kostky 1 soupeře; vrátí se na konci vašeho tahu.
text-din-and-uproar = 2 POSÍLENÍ.
text-council-seat = 2 POSUNUTÍ.
text-storm-guide = V libovolném pořadí: 1 POSUNUTÍ; legenda a každý váš běs se smí zdarma pohnout na 1 sousední pole s bouří.
text-psychopomp = V libovolném pořadí: 1 POSUNUTÍ; přemístěte 1 nenakaženého běsa na krajinu bez jednotek a žetonů schopností.
text-distant-tremors = 1 ZPLOZENÍ; všechna ZPLOZENÍ tohoto tahu smíte provést v dosahu své legendy (domov platí dál).
text-confluence = V libovolném pořadí: 1 ZPLOZENÍ; přitáhněte vše z 1 pole o 1 pole ke své legendě.
text-weave-of-fate = 1 POSÍLENÍ; v příštím útoku dosah +2; čeká na zavařovačce útoku.
text-knife-in-the-dark = 1 POSÍLENÍ; v příštím útoku dostanete 2 kostky za přesilu a soupeř žádnou; čeká na zavařovačce útoku.
text-faceless-portraits = 2 ZPLOZENÍ.
text-doppelganger = 1 ZPLOZENÍ na povoleném poli do 3 od skřetíka.
text-through-the-keyhole = Zvolte pole 1–2 od skřetíka a přesuňte na něj ze sousedních polí až 3 věci (obyvatele, stavení, žetony); ne obyvatele i stavení zároveň.
text-blood-money = Položte 1 vlastní kostku ze zásoby na pole bez jednotek do 2 od skřetíka. Když přes ně projde jednotka, kostka jde na bojiště.
text-ambush = Stojí-li skřetík a soupeřova legenda na různých krajinách, posuňte jednu svou legendu o 1 pole; smí vzít běsy.
text-toss = Přesuňte 1 vlastního běsa vedle skřetíka na povolené pole do 2 od skřetíka.
text-buried = Je-li skřetík na poli s vlastním běsem: 1 POSUNUTÍ, ZPLOZENÍ nebo POSÍLENÍ.
text-temptation = Přitáhněte kterýkoli 1 žeton schopnosti o 1 pole ke skřetíkovi.
text-doll-whisper = Jen s panenkou do 2 od skřetíka: posuňte 2 nepřátelské běsy do 2 od skřetíka o 1 pole, na 2 různá pole.
text-trick = Vyměňte 1 vlastního běsa do 2 od skřetíka s kterýmkoli nepřátelským; oba musí být na poli sami a bez cílů.
text-lure = Posuňte 1 nepřátelského běsa (i nakaženého) do 2 od skřetíka na sousední povolené pole.
text-lets-get-out = Dejte 1 žeton schopnosti podle výběru z krabice na pole přesně 2 od skřetíka.
text-spite = Za každého nepřátelského běsa do 2 od skřetíka odeberte 1 nepřátelskou kostku z bojiště; vrátí se na konci tahu.
text-white-innards = Posuňte 1 nakaženého běsa až o 2 pole; nesmí skončit na poli s nakaženým běsem jiné frakce ani vedle něj.
text-wild-tangle = Vyměňte 1 svou kostku krajiny za 1 jiné barvy ze zásoby.
text-protege = První nákaza v tomto tahu nestojí kostky; kořen je dál nutný; platí i na trní a horách.
text-well-see = Soupeř s nejméně kostkami na bojišti získá 1 kostku; vy 1 kostku krajiny podle výběru.
text-sloth = Hester smíte vyvolat za kostky kterékoli 1 barvy.
text-within-reach = Posuňte kteroukoli legendu na sousední pole s kořenem.
text-hurts-a-moment = Zaplaťte 2 kostky libovolných barev: nakazte běsa na poli s nakaženým běsem. Lze i před stromem; není to akce nákazy.
text-night-terror = Každý nakažený běs a Hester se smí pohnout na sousední krajinu druhu 1 vašeho ohně.
text-needed-sacrifice = Položte 1 kostku krajiny na pole bez kostky krajiny. Když vstoupí nenakažený běs, kostka jde na bojiště.
text-drawn-together = Zvolte pole sousedící se 2 nakaženými běsy různých frakcí; posuňte oba tam a založte oheň.
text-trodden-soil = Posuňte 1 nakaženého běsa nebo Hester na sousední pole bez jednotek a kořenů.
text-all-around = Dotýká-li se kořen trní nebo hory, získejte 2 kostky krajiny podle výběru.
text-desperate-grip = Vezměte kořen položený v tomto tahu jako první a položte ho znovu na konec cesty; kostku za něj nedostanete.
text-catch-breath = Nikdo nesmí útočit ani nakazit běsa, dokud všichni ostatní neodehrají 1 tah.
text-where-oh-where = Požádejte hráče, aby v oblasti ukázané šipkou položil X na pole, kde hledaná věc není.
text-calming = Odeberte z bojiště až 2 kostky každého soupeře.
text-second-nest = V tomto tahu zahrajte ještě 1 hnízdo.
text-flit = Posuňte 1 hnízdo (s nabídkou) na sousední pole bez jednotek a ohně.
text-will-o-wisp = Posuňte 1 běsa kterékoli frakce na sousední povolené pole.
text-beckoning = Posuňte 1 legendu (ne Hester) o 1 pole k hnízdu s nabídkou.
text-sweeten-the-deal = Vyměňte nabídky 2 hnízd, nebo 1 svou nabídku z ruky s nabídkou v hnízdě.
text-gleaning = Vezměte zpět až 3 hnízda bez nabídky; za každé 1 kostka hledání.
text-thistle-compass = Položte šipku k hnízdu, které má ještě nabídku; nabídka zůstává.
text-bold-guess = Hádejte 1 pole.
text-shaken-branches = Aktivujte strom.
text-new-season = Přesuňte 1 svou kostku hledání na jinou krajinu; smíte vyměnit 1 úkol v ruce.
text-wetlands-and-bog = 4 hnízda, každé vedle mokřadů i bažiny.
text-wetlands-and-plains = 4 hnízda, každé vedle mokřadů i plání.
text-wetlands-and-forest = 4 hnízda, každé vedle mokřadů i lesa.
text-bog-and-plains = 4 hnízda, každé vedle bažiny i plání.
text-bog-and-forest = 4 hnízda, každé vedle bažiny i lesa.
text-plains-and-forest = 4 hnízda, každé vedle plání i lesa.
text-one-from-edge = 4 hnízda přesně 1 pole od okraje mapy.
text-on-the-edge = 4 hnízda na okraji mapy.
text-around-brambles = 4 hnízda vedle trní.
text-straight-line = 4 hnízda v jedné přímce (mezery nevadí).
text-one-terrain = 4 hnízda na krajině jednoho druhu.
text-four-terrains = 4 hnízda na krajinách čtyř různých druhů.
text-one-cluster = 4 hnízda v jedné souvislé skupině.
text-mountain-watch = 4 hnízda na horách nebo vedle nich.
text-among-units = 4 hnízda, každé vedle pole s jednotkou kterékoli frakce.
text-home-calls = 4 hnízda, každé vedle domovského pole.
text-draw-card = Doberte 1 kartu.
text-nothing = Žádný účinek.
text-shove-enemy = Posuňte 1 nepřátelského běsa na sousední povolené pole. Hester: 1 nakaženého běsa.
text-shove-any = Posuňte kteréhokoli 1 běsa na sousední povolené pole. Hester: nic.
text-spawn-1 = 1 ZPLOZENÍ (i Hester).
text-spawn-2 = 2 ZPLOZENÍ. Hester: 2 ZPLOZENÍ a 2 kostky krajiny podle výběru, v libovolném pořadí.
text-advance-2 = 2 POSUNUTÍ. Hester: 2 kostky krajiny podle výběru.
text-strengthen-2 = 2 POSÍLENÍ. Hester: 2 kostky krajiny podle výběru.
text-advance-1 = 1 POSUNUTÍ. Hester: posune 1 nakaženého běsa o 1 pole.
text-strengthen-1 = 1 POSÍLENÍ. Hester: posune 1 nakaženého běsa o 1 pole.
text-two-legends = Posuňte 2 různé legendy o 1 pole (platí i Hester, Kammi a skřetík).
text-sword = Odteď 1 kostka hledání na bojiště, kdykoli je běs zabit nebo nakažen.
text-crown = Druhá kostka hledání na prázdnou krajinu desky.
text-queen = Říše víl na konci tohoto kola vítězí a dál už netáhne.
