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
goblin-secret = Która figura to goblin, jest tajemnicą.
gift-left = Dar jeszcze czeka.
field-play-card = Karta
field-extra-root = Korzeń
field-spawn = Zrodzenie
field-move = Ruch
field-infect = Zarażenie
field-summon = Przywołanie
field-spent = użyte w tej turze
squares = Pola Hester ({ $side }): { $n } z 3
solo-decks = Poziom { $level } · taktyki { $tactics } · ulepszenia { $upgrades } · gobliny { $goblins }
item-found = znaleziono
item-sought = szukane teraz
item-later = później
search-cubes = Kostki poszukiwań:
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
verb-infect = Zarazić
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
