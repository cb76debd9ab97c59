# Słowa, które mówi tylko ta sala.

map = Mapa: strzałki chodzą po polach, Enter wybiera
zoom-in = Bliżej
zoom-out = Dalej
zoom-whole = Cała mapa
phase-round = Runda { $round }
phase-points = punkty { $points }
phase-jars = rozbite słoje { $broken }
phase-over = Koniec gry
mode-chapter1 = Rozdział 1
mode-chapter2 = Rozdział 2
mode-chapter3 = Rozdział 3
mode-chapter4 = Rozdział 4
mode-chapter5 = Rozdział 5
mode-solo = Solo
mode-fair = Baśniowy Lud
chapter-round = Runda { $round }
sides = Frakcje
automaton = automat
vp =
    { $n ->
        [one] { $n } punkt zwycięstwa z 7
        [few] { $n } punkty zwycięstwa z 7
       *[other] { $n } punktów zwycięstwa z 7
    }
objectives = Ocaleni mieszkańcy: { $rescued } · zniszczone budynki: { $destroyed }
signs = Symbole
marked = Nasza wartość: instrukcja jej nie podaje
marks-title = Odgadnięte wartości
marks-text = Tych wartości nie ma w instrukcji. Zaprojektowaliśmy je tak, by zgadzały się z każdą zasadą i przykładem; kto ma grę, może nałożyć na nie prawdziwe.
side-label =
    { $side }, { $name }. Punkty zwycięstwa: { $vp }, całe słoje: { $jars }. { $turn ->
        [yes] Teraz ma turę.
       *[other] Otwiera wszystko o tej frakcji.
    }
tree = Pole bitwy i drzewo
ground-empty = nie leżą tu żadne kostki
tree-history = do drzewa { $thrown } · wypadło { $fallen }
tree-text = Wrzucone kostki mogą utknąć i wypaść później. Tego, co jest w środku, nikt nie widzi; co weszło i co wypadło, wiedzą wszyscy.
tree-colour = Kostki
tree-ground = Pole bitwy
tree-thrown = Do środka
tree-fallen = Wypadło
tree-supply = Zapas
hex-home = dom: { $side }
hex-storm = nadrukowana burza
hex-cost = wejście kosztuje { $n }
hex-hidden = ukryte tutaj: { $item }
hex-lit = Można wybrać
jar-abilities = Zdolności
jar-wild = Dzikość
jar-legend = Legenda
jar-attack = Atak
jar-label =
    { $jar }: { $state ->
        [now] właśnie rozbity
        [whole] cały słój
       *[other] rozbity słój
    }
row-label = { $row }: { $value } (żetonów w rzędzie: { $tokens })
count-haints = mary w zapasie: { $n }
count-wild = żetony dzikości: { $n }
count-hand = karty na ręce: { $n }
count-deck = karty w talii: { $n }
count-dial = tarcza mar na { $n }
count-plate = zabite mary na talerzu: { $n }
count-bag = żetony w worku: { $n }
count-actions = płomienie akcji: { $n }
count-flames = płomienie w zapasie: { $n }
count-snakes = węże w zapasie: { $n }
count-nests = pozostałe gniazda: { $n }
count-quests = zadania: { $n }
count-found = znalezione rzeczy: { $n } z 3
count-offers = oferty: { $n }
cards-hand = Ręka
cards-in-play = W grze
cards-quests = Zadania
cards-prepared = Przygotowane gniazda
cards-offers = Oferty
cards-none = Brak kart
cards-discard = Odrzucone ({ $n })
door-board = Plansza
door-cards = Karty { $n }
plate = Zabite na talerzu:
track = Tor legendy
scroll =
    Zwój { $n }, { $open ->
        [yes] otwarty
       *[other] zamknięty
    }
family-draw = Ciągnie { $draw }, oddaje { $back }
family-drawn = żetony wyciągnięte w tajemnicy: { $n }
tokens-drawn = Wyciągnięte
tokens-ready = Gotowe
tokens-front = Użyte w tej turze
tokens-waiting = Na słoju ataku
tokens-slots = Na planszy
odessa = Kostki u Odessy: { $n }
grid-row = Rząd { $n }: { $tokens }; kostki: { $cubes }
grid-loose = Następny do wsunięcia:
goblin-is = Goblin to { $unit }.
goblin-secret = Która figurka to goblin, jest tajemnicą.
gift-left = Dar jeszcze czeka.
field-play-card = Karta
field-extra-root = Korzeń
field-spawn = Zrodzenie
field-move = Ruch
field-infect = Zakażenie
field-summon = Przywołanie
field-spent = użyte w tej turze
squares = Pola ({ $side }): { $n }
solo-decks = Poziom { $level } · taktyki { $tactics } · ulepszenia { $upgrades } · gobliny { $goblins }
item-found = znaleziono
item-sought = szukane teraz
item-later = później
search-cubes = Kostki szukania:
quest-deck = zadania w talii: { $n }
offer-bag = oferty w worku: { $n }
never-mind = Nic z tego
question-where = { $hex }: dokąd?
question-who = { $start } → { $end }: kto idzie?
question-chosen = ({ $what })
verb-advance = Marsz stąd
verb-spawn = Zrodzenie tutaj
verb-move = Ruch
verb-pull = Przyciągnięcie
verb-push = Odepchnięcie
verb-attack = Atak stąd
verb-pry = Wyrwać gwóźdź
verb-nest = Gniazdo
verb-take-nest = Zabrać gniazdo
verb-birth = Umieścić marę
verb-infect = Zakazić
verb-lead = Prowadzić
verb-summon = Przywołać Hester
verb-extra-root = Kolejny korzeń
verb-arrow = Strzałka
verb-guess = Zgadywać
verb-trail = Nowy szlak
finale-title =
    { $n ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $name }
       *[other] Wygrywają { $name }
    }
finale-nothing = brak punktów

ref-storm = burza
ref-flame = ogień
ref-nest-empty = puste gniazdo
ref-doll-real = prawdziwa lalka
ref-doll-decoy = fałszywa lalka
ref-shelter = kostki schronienia
ref-cross = X: nie tutaj
ref-virtual = zaliczone zabicie

# Co robią karty, zadania, oferty, legendy i rzeczy.

text-emmy = Na każde pole z co najmniej 1 twoją marą i bez czerwonej kostki połóż 1 czerwoną kostkę z zapasu. Kostka idzie na pole bitwy, gdy Emmy tam wejdzie albo gdy jednostka na tym polu zostanie zaatakowana.
text-bernice = Przesuń 1 własną marę na sąsiedni teren, potem włóż gwóźdź pod jednostkę na polu obok twojej jednostki. Nie ruszy się ona, dopóki właściciel nie zapłaci 1 MARSZU za zwrot gwoździa.
text-malachi = Połóż żeton gniewu 1–2 pola od Malachiego i wykonaj z jego pola 1 atak; liczy się za 2 jednostki. Potem go zabierz.
text-priscilla = Połóż 2 żetony drwiny na 2 różnych polach terenu, na którym stoi Priscilla. Jednostka na polu usuwa żeton. Na koniec rundy ZRÓDŹ 1 marę na każdym polu z drwiną.
text-skinless-boy = Przesuń 1 własną marę i 1 mieszkańca, każde na sąsiednie pole terenu, na którym stoi Chłopiec.
text-levi = Każda twoja mara może przejść o 1 pole: na teren, na którym stoi Levi, albo z takiego pola na dowolne sąsiednie. To nie MARSZ.
text-corbin = Zdejmij 1 własną marę z mapy, potem 2 ZRODZENIA, każde najwyżej 1 pole od Corbina lub od domu.
text-kaine = Aktywuj drzewo. Jeśli wypadną co najmniej 3 twoje kostki, usuń 1 marę z terenu rodzaju, na którym stoi Kaine. Bez punktów i bez płacenia kostek.
text-odessa = Przenieś do 3 własnych kostek z pola bitwy na planszę Odessy (nigdy więcej niż 3). Po każdej aktywacji drzewa możesz zwrócić dowolnie wiele.
text-willa = Zajrzyj do worka, weź 1 żeton (także ulepszenie) i aktywuj go.
text-mildred = Przenieś Mildred na dowolne pole z własną marą i aktywuj drzewo; przy 3 lub więcej własnych kostkach połóż po 1 żetonie zdolności z pudełka na 2 różnych polach z burzą.
text-kammi = Sama Kammi nie ma daru; używa się daru wybranego goblina.
text-goblin-knocker = Raz na grę: zabij 1 wrogą marę na każdym polu obok goblina, potem usuń goblina z gry.
text-goblin-bruiser = Raz na grę: przesuń każdą legendę (swoją i cudzą) do 2 pól.
text-goblin-trickster = Raz na grę: przyciągnij 1 lalkę z sąsiedniego pola na pole goblina.
text-hester = Wchodzi na mapę tylko przez przywołanie.
text-scaredy-cat = Przyciągnij do 3 wrogich mar oddalonych o 1–3 pola o 1 pole do swojej legendy; każda musi się naprawdę zbliżyć.
text-wildest-of-haints = 1 WZMOCNIENIE, 1 ZRODZENIE i 1 MARSZ. Jeśli masz potem na polu bitwy mniej kostek niż bezpośredni rywal, jeszcze jedno z tych trzech.
text-sure-shot = Weź 1 żeton zdolności z pola w linii prostej ze swoją legendą i od razu połóż go na planszy.
text-resolve = 1 ZRODZENIE na polu z mieszkańcem.
text-witch-fire = Na 2 pustych polach połóż po 1 wybranym żetonie zdolności z pudełka.
text-ghost-trap = Jeśli twoja jednostka sąsiaduje z wrogą legendą, użyj połowy swoich żetonów dzikości (w górę).
text-reinforcements = Przenieś do 3 własnych mar na pola ze swoją legendą lub z innymi swoimi marami.
text-raise-the-dead = ZRODZENIE do połowy swojej wartości (w górę).
text-stir-the-storm = Przesuń legendę o 2 pola w linii prostej nad sąsiednim polem z burzą.
text-roar = Albo przesuń 2 wrogie mary obok swojej legendy o 1 pole, albo 1 marę oddaloną o 1–2 pola o 2 pola. Góry i burze nic nie kosztują.
text-rally = WZMOCNIENIE do połowy swojej wartości (w górę).
text-haunting-vision = Po zakończeniu akcji słoja użyj do 3 swoich żetonów dzikości.
text-out-yonder = 3 MARSZE legendą; nie może zabierać mar.
text-your-will-my-whim = 1 MARSZ, ZRODZENIE lub WZMOCNIENIE oraz pierwszy zwój twojego toru legendy.
text-out-all-night = Zasięg +2 do końca tury (ataki, szlaki).
text-banishment = Zdejmij z pola bitwy do 3 kostek 1 przeciwnika; wracają na koniec twojej tury.
text-din-and-uproar = 2 WZMOCNIENIA.
text-council-seat = 2 MARSZE.
text-storm-guide = W dowolnej kolejności: 1 MARSZ; legenda i każda twoja mara może za darmo przejść na 1 sąsiednie pole z burzą.
text-psychopomp = W dowolnej kolejności: 1 MARSZ; przenieś 1 niezakażoną marę na teren bez jednostek i żetonów zdolności.
text-distant-tremors = 1 ZRODZENIE; wszystkie ZRODZENIA tej tury możesz wykonać w zasięgu swojej legendy (dom nadal działa).
text-confluence = W dowolnej kolejności: 1 ZRODZENIE; przyciągnij wszystko z 1 pola o 1 pole do swojej legendy.
text-weave-of-fate = 1 WZMOCNIENIE; zasięg +2 w następnym ataku; czeka na słoju ataku.
text-knife-in-the-dark = 1 WZMOCNIENIE; w następnym ataku dostajesz 2 kostki za przewagę, a przeciwnik żadnej; czeka na słoju ataku.
text-faceless-portraits = 2 ZRODZENIA.
text-doppelganger = 1 ZRODZENIE na dozwolonym polu do 3 od goblina.
text-through-the-keyhole = Wybierz pole 1–2 od goblina i przenieś na nie z sąsiednich pól do 3 rzeczy (mieszkańcy, budynki, żetony); nie mieszkańca i budynek naraz.
text-blood-money = Połóż 1 własną kostkę z zapasu na polu bez jednostek do 2 od goblina. Gdy jednostka tam wejdzie, kostka idzie na pole bitwy.
text-ambush = Jeśli goblin i legenda rywala stoją na różnych terenach, przesuń jedną swoją legendę o 1 pole; może zabrać mary.
text-toss = Przenieś 1 własną marę obok goblina na dozwolone pole do 2 od goblina.
text-buried = Jeśli goblin dzieli pole z własną marą: 1 MARSZ, ZRODZENIE lub WZMOCNIENIE.
text-temptation = Przyciągnij dowolny 1 żeton zdolności o 1 pole do goblina.
text-doll-whisper = Tylko z lalką do 2 od goblina: przesuń 2 wrogie mary do 2 od goblina o 1 pole, na 2 różne pola.
text-trick = Zamień 1 własną marę do 2 od goblina z dowolną wrogą; obie muszą być na polu same i bez celów.
text-lure = Przesuń 1 wrogą marę (także zakażoną) do 2 od goblina na sąsiednie dozwolone pole.
text-lets-get-out = Połóż 1 wybrany żeton zdolności z pudełka na polu dokładnie 2 od goblina.
text-spite = Za każdą wrogą marę do 2 od goblina zdejmij 1 wrogą kostkę z pola bitwy; wracają na koniec tury.
text-white-innards = Przesuń 1 zakażoną marę do 2 pól; nie może skończyć na polu z zakażoną marą innej frakcji ani obok niej.
text-wild-tangle = Wymień 1 swoją kostkę terenu na 1 innego koloru z zapasu.
text-protege = Pierwsze zakażenie w tej turze nie kosztuje kostek; korzeń nadal potrzebny; działa też na cierniach i górach.
text-well-see = Rywal z najmniejszą liczbą kostek na polu bitwy zyskuje 1 kostkę; ty 1 wybraną kostkę terenu.
text-sloth = Hester możesz przywołać za kostki dowolnego 1 koloru.
text-within-reach = Przesuń dowolną legendę na sąsiednie pole z korzeniem.
text-hurts-a-moment = Zapłać 2 kostki dowolnych kolorów: zakaź marę na polu z zakażoną marą. Można przed drzewem; to nie akcja zakażenia.
text-night-terror = Każda zakażona mara i Hester może przejść na sąsiedni teren rodzaju 1 z twoich ognisk.
text-needed-sacrifice = Połóż 1 kostkę terenu na polu bez kostki terenu. Gdy wejdzie niezakażona mara, kostka idzie na pole bitwy.
text-drawn-together = Wybierz pole obok 2 zakażonych mar różnych frakcji; przesuń obie tam i roznieć ogień.
text-trodden-soil = Przesuń 1 zakażoną marę lub Hester na sąsiednie pole bez jednostek i korzeni.
text-all-around = Jeśli korzeń dotyka cierni lub góry, zyskaj 2 wybrane kostki terenu.
text-desperate-grip = Weź korzeń położony w tej turze jako pierwszy i połóż go znów na końcu drogi; bez kostki za niego.
text-catch-breath = Nikt nie może atakować ani zakażać, dopóki wszyscy inni nie rozegrają 1 tury.
text-where-oh-where = Poproś gracza, by w obszarze wskazanym strzałką położył X na polu, gdzie szukanej rzeczy nie ma.
text-calming = Zdejmij z pola bitwy do 2 kostek każdego przeciwnika.
text-second-nest = Zagraj w tej turze jeszcze 1 gniazdo.
text-flit = Przesuń 1 gniazdo (z ofertą) na sąsiednie pole bez jednostek i ognia.
text-will-o-wisp = Przesuń 1 marę dowolnej frakcji na sąsiednie dozwolone pole.
text-beckoning = Przesuń 1 legendę (nie Hester) o 1 pole do gniazda z ofertą.
text-sweeten-the-deal = Zamień oferty 2 gniazd albo 1 swoją ofertę z ręki z ofertą w gnieździe.
text-gleaning = Zabierz do 3 gniazd bez ofert; za każde 1 kostka szukania.
text-thistle-compass = Połóż strzałkę przy gnieździe, które ma jeszcze ofertę; oferta zostaje.
text-bold-guess = Zgadnij 1 pole.
text-shaken-branches = Aktywuj drzewo.
text-new-season = Przenieś 1 swoją kostkę szukania na inny teren; możesz wymienić 1 zadanie z ręki.
text-wetlands-and-bog = 4 gniazda, każde obok mokradeł i bagna.
text-wetlands-and-plains = 4 gniazda, każde obok mokradeł i równiny.
text-wetlands-and-forest = 4 gniazda, każde obok mokradeł i lasu.
text-bog-and-plains = 4 gniazda, każde obok bagna i równiny.
text-bog-and-forest = 4 gniazda, każde obok bagna i lasu.
text-plains-and-forest = 4 gniazda, każde obok równiny i lasu.
text-one-from-edge = 4 gniazda dokładnie 1 pole od brzegu mapy.
text-on-the-edge = 4 gniazda na brzegu mapy.
text-around-brambles = 4 gniazda obok cierni.
text-straight-line = 4 gniazda w jednej linii prostej (z przerwami).
text-one-terrain = 4 gniazda na terenie jednego rodzaju.
text-four-terrains = 4 gniazda na terenach czterech różnych rodzajów.
text-one-cluster = 4 gniazda w jednej spójnej grupie.
text-mountain-watch = 4 gniazda na górach lub obok nich.
text-among-units = 4 gniazda, każde obok pola z jednostką dowolnej frakcji.
text-home-calls = 4 gniazda, każde obok pola domowego.
text-draw-card = Dobierz 1 kartę.
text-nothing = Bez efektu.
text-shove-enemy = Przesuń 1 wrogą marę na sąsiednie dozwolone pole. Hester: 1 zakażoną marę.
text-shove-any = Przesuń dowolną 1 marę na sąsiednie dozwolone pole. Hester: nic.
text-spawn-1 = 1 ZRODZENIE (także Hester).
text-spawn-2 = 2 ZRODZENIA. Hester: 2 ZRODZENIA i 2 wybrane kostki terenu, w dowolnej kolejności.
text-advance-2 = 2 MARSZE. Hester: 2 wybrane kostki terenu.
text-strengthen-2 = 2 WZMOCNIENIA. Hester: 2 wybrane kostki terenu.
text-advance-1 = 1 MARSZ. Hester: przesuwa 1 zakażoną marę o 1 pole.
text-strengthen-1 = 1 WZMOCNIENIE. Hester: przesuwa 1 zakażoną marę o 1 pole.
text-two-legends = Przesuń 2 różne legendy o 1 pole (liczą się też Hester, Kammi i goblin).
text-sword = Odtąd 1 kostka szukania na pole bitwy, gdy mara zostanie zabita lub zakażona.
text-crown = Druga kostka szukania na pusty teren planszy.
text-queen = Baśniowy Lud wygrywa na koniec tej rundy i nie ma już tur.
