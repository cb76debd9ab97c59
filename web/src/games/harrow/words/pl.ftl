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
chapter-automaton = Automat: { $side }
chapter-round = Runda { $round }
chapter-turn = Tura: { $side }
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
own-board = Wszystko o twojej frakcji
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
tokens-front = Użyte
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
squares = { $side }: { $n } z 3 pól
solo-cube = kostka
solo-decks = Poziom { $level } · taktyki { $tactics } · ulepszenia { $upgrades } · gobliny { $goblins }
solo-move = ruch
solo-spawn = zrodzenie
item-found = znaleziono
item-sought = szukane teraz
item-later = później
search-cubes = Kostki poszukiwań:
quest-deck = zadania w talii: { $n }
offer-bag = oferty w worku: { $n }
group-go = Przesuń
group-fewer = O jedno mniej: { $what }
group-more = O jedno więcej: { $what }
never-mind = Nic z tego
question-where = { $hex }: dokąd?
question-who = { $start } → { $end }: kto idzie?
question-chosen = ({ $what })
verb-advance = Marsz
verb-arrow = Strzałka
verb-ask = Poproś gracza
verb-attack = Atak
verb-back = Oddaj do worka
verb-birth = Zródź marę
verb-board = Połóż na planszy
verb-break = Rozbij słój
verb-card = Zagraj kartę
verb-collect = Zbierz żeton
verb-cross = Połóż X
verb-devour = Pożryj legendę
verb-drag = Zabierz jednostkę
verb-drop = Odrzuć kostkę
verb-eat = Pożryj żeton
verb-extra-root = Kolejny korzeń
verb-favour = Daj kostkę
verb-figures = Ustaw figury
verb-from = Weź skąd
verb-gain = Weź kostkę
verb-gather = Przyciągnij wszystko
verb-glean = Zabierz puste gniazdo
verb-grid = Wybierz rząd
verb-guess = Zgaduj
verb-herd = Prowadź grupę
verb-hero = Wybierz legendę
verb-hide = Ukryj
verb-infect = Zaraź
verb-lay = Połóż kostkę
verb-lead = Prowadź
verb-leap = Przeskocz burzę
verb-march = Przesuń marę
verb-move = Ruch
verb-nail = Wbij gwóźdź
verb-nest = Gniazdo
verb-objective = Umieść cel
verb-off = Zdejmij kostkę
verb-offer = Użyj oferty
verb-place = Umieść żeton
verb-play = Wyłóż kartę
verb-post = Ustaw marę
verb-pry = Wyjmij gwóźdź
verb-pull = Przyciągnięcie
verb-push = Odepchnięcie
verb-quest = Wykonaj zadanie
verb-rally = Weź kostki
verb-relocate = Przenieś
verb-remove = Usuń marę
verb-replace-quest = Wymień zadanie
verb-replay = Zagraj ponownie
verb-root = Umieść korzeń
verb-row = Wybierz rząd
verb-scatter = Odepchnij z ognia
verb-search = Połóż kostkę poszukiwań
verb-slay = Zabij marę
verb-spawn = Zrodzenie
verb-spend = Zapłać kostką
verb-station = Ustaw legendę
verb-storm = Umieść burzę
verb-strike = Atak innym słojem
verb-summon = Przywołaj Hester
verb-swap-offers = Zamień oferty
verb-take-nest = Zabierz gniazdo
verb-taunt = Umieść zaczepkę
verb-terror = Wybierz teren
verb-tile = Użyj kafelka
verb-together = Zwołaj dwie mary
verb-token = Aktywuj żeton
verb-track = Wybierz tor
verb-trail = Nowy szlak
verb-trail-back = Zabierz szlak
verb-trick = Zamień mary
verb-unnail = Wyjmij gwóźdź
verb-use = Użyj wyłożonej karty
verb-walk = Prowadź mieszkańca
verb-wrath = Umieść gniew
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
ref-jar-abilities = Zdolności
ref-jar-attack = Atak
ref-jar-legend = Legenda
ref-jar-wild = Dzikość
ref-virtual = zaliczone zabicie

price-cubes =
    { $n ->
        [one] Cena: { $n } kostka poszukiwań
        [few] Cena: { $n } kostki poszukiwań
       *[other] Cena: { $n } kostek poszukiwań
    }
price-token = Cena: żeton { $token }
orders = { $hexes } · najpierw { $start }{ $hester ->
        [yes] {" "}· atakuje Hester i ogień
       *[other] {""}
    }
orders-joker = joker: wybierasz pole na mapie i pierwsze działanie
text-jar-abilities-protectors = Wybierz jeden rząd planszy i użyj go: MARSZ, ZRODZENIE albo WZMOCNIENIE, tyle razy, ile rząd pokazuje.
text-jar-abilities-family = Wyciągnij żetony z worka, część oddaj, a resztę aktywuj, każdy raz.
text-jar-abilities-kammi = Wsuń wolny żeton w rząd tabeli i aktywuj oba żetony w tym rzędzie.
text-jar-wild = Weź 1 żeton dzikości. Potem za każdy swój żeton jeden MARSZ, ZRODZENIE albo WZMOCNIENIE.
text-jar-legend = Zwoje toru legendy i dar twojej legendy, w dowolnej kolejności.
text-jar-attack = Jeden atak i jedna darmowa akcja. Po ataku możesz do końca rundy atakować także innymi słojami.

## The goal, always in sight

goal-protectors = Wygrywa 7 punktów: prowadź mieszkańców do domu, po 2 za każdego. Ty: { $points }.
goal-family = Wygrywa 7 punktów: łącz budynki z domem burzami, po 2 za każdy. Ty: { $points }.
goal-kammi = Wygrywa 7 punktów: za prawdziwą lalkę przy Kammi są 4. Ty: { $points }.
goal-hester = Zapełnij sześć pól uczty, a od razu wygrasz. Pełne: { $count } z 6.
goal-fair-folk = Znajdź miecz, koronę i królową, w tej kolejności. Znalezione: { $count } z 3.
