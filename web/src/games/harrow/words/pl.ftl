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
count-dial = licznik mar: { $n }
count-plate = zabite mary na liczniku: { $n }
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
plate = Zabite na liczniku:
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
group-fewer = Mniej: { $what }
group-more = Więcej: { $what }
never-mind = Nic z tego
question-where = { $hex }: dokąd?
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
verb-activate = Aktywuj frakcję
verb-along = Zabierz jednostkę
verb-area = Obszar strzałki
verb-deck = Odkryj kartę z talii
verb-drop-arrow = Cofnij strzałkę
verb-exchange = Zamień lalki
verb-goblin = Wybierz goblina
verb-goblins = Karty goblinów
verb-hide-doll = Ukryj lalkę
verb-hit = Traf
verb-keyhole = Wybierz pole
verb-lift-x = Cofnij X
verb-lock = Oddaj szlak
verb-part = Wybierz efekt
verb-return = Zwróć kostki
verb-season = Przenieś kostkę poszukiwań
verb-sink = Włóż pod talię
verb-square = Wybierz stronę planszy
verb-start = Wybierz pierwsze pole
verb-store = Oddaj kostki Odessie
verb-tactics = Karty taktyk
verb-take-offer = Weź ofertę
verb-trade = Wymień kostkę
verb-upgrades = Karty ulepszeń
verb-victim = Wybierz marę
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
ref-doll-decoy = wabik
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
orders-joker = joker, pole na mapie i pierwsze działanie wybierasz ty
text-jar-abilities-protectors = Wybierz jeden rząd planszy i użyj go: MARSZ, ZRODZENIE albo WZMOCNIENIE, tyle razy, ile rząd pokazuje.
text-jar-abilities-family = Wyciągnij żetony z worka, część oddaj, a resztę aktywuj, każdy raz.
text-jar-abilities-kammi = Wsuń wolny żeton w rząd tabeli i aktywuj oba żetony w tym rzędzie.
text-jar-wild = Weź 1 żeton dzikości. Potem za każdy swój żeton jeden MARSZ, ZRODZENIE albo WZMOCNIENIE.
text-jar-legend = Zwoje toru legendy i dar twojej legendy, w dowolnej kolejności.
text-jar-attack = Jeden atak i jedna darmowa akcja. Po ataku możesz do końca rundy atakować także innymi słojami.

## What wins, hints, attacks and signs

goal-title = Cel gry
goal-points = Wygrywa 7 punktów
goal-you = Ty
goal-stand = { $side }: { $n } z { $most }.
aim-protectors = prowadź mieszkańców do domu, każdy za 2
aim-family = łącz budynki burzami z domem, każdy za 2
aim-kammi = zanieś Kammi prawdziwą lalkę za 4
aim-hester = zapełnij 6 pól uczty i od razu wygraj
aim-fair-folk = znajdź miecz, potem koronę, potem królową
see-map = Pokaż mapę
see-choice = Wróć do wyboru
hint-map = Wskaż świecące pole na mapie.
hint-map-or = Wskaż świecące pole albo wybierz:
hint-jar = Rozbij świecący słój.
hint-jar-or = Rozbij świecący słój albo najpierw wskaż świecące pole.
hint-place = Wskaż świecące pole, na które mają pójść.
hint-attack = Wskaż cel. Procenty mówią, jak często atak się udaje.
group-who = Kto idzie?
tree-inside = w drzewie tkwi { $n }
question-attack = Atak z { $start } na { $end }?
question-act-advance =
    Kto rusza? { $points ->
        [one] Został { $points } krok
        [few] Zostały { $points } kroki
       *[other] Zostało { $points } kroków
    }
question-act-spawn = Gdzie zrodzisz marę? Jeszcze { $points }
question-act-strengthen = Dołożysz kostkę na pole bitwy? Jeszcze { $points }
question-act-any-action =
    Co robisz? { $points ->
        [one] Jeszcze { $points } akcja
        [few] Jeszcze { $points } akcje
       *[other] Jeszcze { $points } akcji
    }
attack-mine = twoje { $n }
attack-theirs = { $side } { $n }
attack-joined = w tym +{ $n } za przewagę
attack-tree = w drzewie tkwią już: twoje { $mine }, ich { $theirs }
attack-tree-of = w drzewie tkwią już: { $side } { $mine }, { $against } { $theirs }
attack-win = uda się
attack-hits = Trafień co najmniej 1, 2, 3: { $hits }.
attack-price =
    { $n ->
        [one] Każde trafienie kosztuje { $n } kostkę.
        [few] Każde trafienie kosztuje { $n } kostki.
       *[other] Każde trafienie kosztuje { $n } kostek.
    }
attack-flame = Każdy płomień kosztuje 1 kostkę.
attack-clash = Jeśli wypadnie mniej twoich kostek, grozi starcie: strata 1 mary.
attack-clash-of = Jeśli wypadnie mniej kostek atakującego, grozi starcie: strata 1 mary.
attack-counting = Liczymy…
attack-go = Atakuj
attack-other = Inny cel
attack-at = { $end } z { $start }: { $side }
signs-goal = O co chodzi
signs-jars = Słoje
signs-pieces = Figurki
signs-tokens = Żetony i znaki na mapie
signs-land = Teren
signs-counts = Liczby przy frakcjach
sign-haint = żołnierz swojej frakcji; na polu najwyżej 4 jednostki
sign-infected = zarażona mara: w ataku ginie ostatnia, może nią ruszać też Hester
sign-legend = nie da się jej zabić, tylko odepchnąć; za trafienie ginie jedna jej mara
sign-figure = jedna z figur to Kammi, druga to goblin; która jest która, wie tylko Kammi
sign-hester = Hester może stać z każdym; pożera legendę, z którą stoi
sign-townsfolk = Rodzina i Kammi nie wejdą na jego pole; doprowadzony do domu daje Obrońcom 2 punkty
sign-building = Obrońcy i Kammi nie wejdą na jego pole; połączony burzami z domem daje Rodzinie 2 punkty
sign-storm = Obrońcy płacą tu za wejście o 1 więcej; Rodzina łączy burzami budynki z domem
sign-trail = wejście o 1 tańsze, dla wszystkich; mieszkańcy mogą nim wrócić do domu
sign-flame = ogień: wejdzie tu tylko Hester; gasi się go atakiem, za ostatni płomień 1 punkt
sign-doll = kto odchodzi, może ją zabrać; prawdziwa daje 4 punkty, gdy ma ją Kammi
sign-nest = gniazdo Baśniowego Ludu z ofertą dla tego, kto tu wejdzie
sign-cross = tu nie ma szukanej rzeczy
sign-item = rzecz, której szuka Baśniowy Lud
sign-taunt = na koniec rundy zrodzi się tu mara; kto tu wejdzie, usuwa zaczepkę
sign-wrath = gniew Malachiego: atakuje stąd jak dwie jednostki
sign-shelter = kostki schronienia: idą na pole bitwy, gdy wejdzie Emmy lub pole zostanie zaatakowane
sign-blood-money = gdy wejdzie tu jednostka, kostka idzie na pole bitwy
sign-needed-sacrifice = gdy wejdzie tu niezarażona mara, kostka idzie na pole bitwy
sign-nail = na gwoździu: nie ruszy się, póki ktoś go nie wyciągnie
sign-root = korzeń Hester: daje jej kostki i zaraża mary
sign-token-advance = zbierz na koniec tury tam, gdzie stoisz; grupa idzie o 1 pole
sign-token-spawn = nowa mara przy legendzie lub w domu
sign-token-strengthen = kostka na pole bitwy, najwyżej 6
sign-token-legend = odsłania kolejny zwój na torze legendy
sign-mountain = Góra: wejście o 1 droższe, stąd zasięg 3.
sign-brambles = Ciernie: kto tu stoi na koniec rundy, ma punkt; trafienie kosztuje tu tylko 1 kostkę. Bez burz i mieszkańców.
sign-home = dom frakcji: tu rodzą się mary
sign-lantern = latarnia: kto ją ma, zaczyna rundę i wygrywa remisy
sign-tree = Drzewo: do walki wrzuca się wszystkie kostki z pola bitwy. Część utknie i wypadnie później. Liczba mówi, ile ich w nim tkwi.
from-kill = Zabite mary
counted-haints = mary w zapasie
counted-wild = żetony dzikości
counted-hand = karty na ręce
counted-deck = karty w talii
counted-dial = licznik mar: po ilu zabitych jest punkt
counted-plate = zabite mary na liczniku
counted-bag = żetony w worku Rodziny

## Co możliwość kosztuje i daje

tally-points = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
odds-attack = Uda się { $percent } razy na 100.
odds-guess =
    { $n ->
        [one] Nigdzie indziej już nie może tego być.
        [few] Zostały { $n } pola: tu będzie raz na { $n }.
       *[other] Zostało { $n } pól: tu będzie raz na { $n }.
    }
odds-guess-not = Według twoich strzałek nie może tego tu być.
odds-arrow = Leży tam w { $n } przypadkach na { $all }; inaczej strzałka się odwraca.
does-guess = Zgadniesz: masz to. Nie zgadniesz: na polu ląduje X.
does-free-first = Najpierw jeden krok, mara albo kostka, potem atak.
does-attack-first = Najpierw atak, potem jeden krok, mara albo kostka.
does-act = Akcja rozbitego słoja.
does-back = Wraca do worka i można go znów wyciągnąć.
does-drop-arrow = Strzałka znika z mapy: co zdradziła, trzeba pamiętać.
does-lift-x = X znika z mapy: że nic tam nie ma, trzeba pamiętać.

## O co chodzi w pytaniu

note-along = Lalka idzie o jedno pole bliżej Kammi. Z jej pola może iść z nią jedna jednostka.
note-birth = Mara kosztuje kostkę w kolorze swojego pola.
note-clash = Atak się nie udał. Każda ze stron może zapłacić i zabić drugiej jedną marę, atakujący pierwszy.
note-collect = Na koniec tury żetony pod twoimi jednostkami są twoje.
note-deck = Jej wierzchnia karta mówi, gdzie trafi rzecz albo co zrobi frakcja. Gdy karta będzie potrzebna, a wszystkie talie będą puste, partia się kończy.
note-drop = Na koniec tury Hester na polu bitwy zostaje najwyżej sześć kostek.
note-figures = Zaczynają obok twojego domu, każda na swoim polu. Która z nich to Kammi, powiesz zaraz potem.
note-give-back = To, co zatrzymasz, możesz aktywować, każdy żeton raz.
note-grid = Wolny żeton wchodzi z lewej i wypycha jeden z prawej: ten będzie wolny następnym razem. Oba żetony rzędu działają.
note-grid-token = Działają oba żetony rzędu, w twojej kolejności.
note-herd = Jej jednostki idą o jedno pole najkrótszą drogą do celu. Grupy trzymają się razem.
note-hide = Baśniowy Lud szuka miecza, potem korony, potem królowej. Wszyscy inni wiedzą, gdzie są.
note-lead = Na sąsiednie pole: mara za kostkę w kolorze celu albo dwie dowolne; Hester za dwie w kolorze celu, na górę i w ciernie za trzy dowolne. Szlak oszczędza kostkę.
note-odessa-return = Wracają na twoją stronę pola bitwy.
note-post = Ustawiasz trzy mary, jedną po drugiej; na jednym polu może stać kilka.
note-rally = Na koniec tury zostaje ich tam najwyżej sześć.
note-reward = Strzałka mówi, po której stronie jej linii leży szukana rzecz; zgadując, wskazujesz jedno pole.
note-search = Gniazdo umieszczone na tym terenie przynosi kostkę poszukiwań; takimi kostkami płaci się za karty.
note-spend = Kostki krain z pola bitwy, kolory wybierasz ty.
note-start = Kostka, zrodzenie i ruch są stąd wykonywane zgodnie z ruchem wskazówek zegara. Twoje płomienie akcji leżą na pierwszych: każdy raz powtarza swoje działanie.
note-station = Twoja legenda zaczyna w domu albo przy jednej z lalek; potem trzy mary.
note-store = U Odessy czekają najwyżej trzy twoje kostki. Po każdej aktywacji może ich wrócić dowolnie wiele.
note-stow = Na planszy zostaje do końca partii i pozwala wyciągać więcej; z worka można go wyciągnąć ponownie.
note-swap = Zamianę widzą wszyscy; każda figura zabiera swoją tożsamość.
note-take-offer = Użyjesz jej w którejś z następnych tur. Potem trzęsie się drzewo i Baśniowy Lud może się czegoś dowiedzieć.
note-token = Działa od razu.
note-tokens = Każdy zatrzymany żeton działa raz.
note-act = MARSZ: grupa idzie dalej. ZRODZENIE: mara w domu albo przy twojej legendzie. WZMOCNIENIE: kostka na pole bitwy.
note-act-advance = Grupa idzie na sąsiednie pole i płaci koszt wejścia. Ktoś może zostać.
note-act-spawn = Nowa mara pojawia się w domu albo przy twojej legendzie.
note-act-strengthen = Twoja kostka idzie na pole bitwy; zostaje ich tam najwyżej sześć.
note-attack = Cel może być dwa pola dalej, z góry trzy. Za trafienia płacisz kostkami, które wypadną z drzewa.
note-move = Na sąsiednie pole; koszt wejścia się nie liczy.
note-pull = Idzie o jedno pole bliżej i nic za to nie płaci.
note-relocate = Trafia tam od razu, bez przechodzenia przez inne pola.
