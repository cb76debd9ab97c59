game-name = Ponura kraina
game-tagline = Mary, burze i drzewo, które pamięta: ocal miasteczko, zniszcz je albo spal.

## Tables

setting-chapter = Rozdział
setting-chapter-auto = Dopasowany do liczby graczy
setting-chapter-1 = 1: Emmy przeciw Leviemu
setting-chapter-2 = 2: wszystkie legendy i karty
setting-chapter-3 = 3: pełna gra dla dwojga
setting-chapter-4 = 4: Kammi i lalki
setting-chapter-5 = 5: Hester jako trzecia
setting-chapter-solo = Solo: Hester przeciw dwóm automatom
setting-chapter-fair = Baśniowy Lud
story-chapter-1 = Dawno temu mieszkańcy Harrow County zabili wiedźmę Hester i pochowali ją pod starym dębem. W szczelinie tego dębu leżała dziewczynka: Emmy, która kocha tę krainę i której słuchają mary. Teraz po zemstę przyszło rodzeństwo Hester, a Levi zwołuje burze nad dachy. Emmy chce, by wszyscy byli w domu, zanim domy runą.
story-chapter-2 = W tej wojnie nikt nie zostaje długo sam. Bernice niesie żelazo, Malachi swój gniew, a z cierni wypełza Chłopiec bez skóry; za Levim stoją Corbin, Kaine, Odessa, Willa i Mildred. Każde z nich nagina prawa krainy po swojemu. A obie strony zaczęły coś przed sobą ukrywać.
story-chapter-3 = Im dłużej trwa spór, tym rzadziej ktoś liczy poległych. Każde zabicie jest warte trochę mniej niż poprzednie. Ludzi i domy, które jeszcze zostały, trzeba znaleźć, a gdzie, o tym decyduje wróg. Między słojami pełnymi świetlików leżą drobne przysługi dla tego, kto pierwszy rozbije szkło.
story-chapter-4 = Emmy miała bliźniaczkę, o której nikt jej nie powiedział. Kammi dorosła w mieście, które nauczyło ją kłamać, i chce tego, co ma jej siostra. Obrońcy zapędzili kiedyś jej życie do szmacianej lalki, a lalki leżą teraz w krainie trzy. Kammi szuka tej prawdziwej, a goblin u jej boku ma jej twarz.
story-chapter-5 = To, co leży pod dębem, nie śpi. Hester obmacuje krainę korzeniami, a czego dotkną, to choruje. Gdzie spotkają się zarażone mary obu stron, wybucha ogień, a na jej uczcie przybywa gość. Póki inni się nienawidzą, ona wygrywa.
story-chapter-solo = Tej nocy wiedźmą jesteś ty. Obrońcy ocalają, a Rodzina niszczy, nie pytając cię o zdanie, i siedem punktów którejkolwiek strony to twój koniec. Masz tylko korzenie, ogień i głód. Zapełnij swój stół, zanim oni skończą z krainą.
story-chapter-fair = Pod wzgórzami żyje starszy lud, któremu zaginęła królowa. Nie dba o krainę ani o jej spór, ale kto znajdzie się przy jednym z jego gniazd, ten ubija z nim interes. Najpierw miecz, potem korona. Gdy królowa się odnajdzie, Baśniowy Lud wróci do siebie, ktokolwiek jeszcze wygra.
setting-sides = Strony
setting-sides-auto = Według rozdziału
setting-sides-protectors-family = Obrońcy i Rodzina
setting-sides-kammi-protectors = Kammi i Obrońcy
setting-sides-kammi-family = Kammi i Rodzina
setting-map = Mapa
setting-map-random = Losowana
setting-map-a = Strona A
setting-map-b = Strona B
setting-level = Poziom automatów
setting-level-1 = 1: łagodny
setting-level-2 = 2: trudny
setting-level-3 = 3: bezlitosny
setting-bag = Worek Rodziny
setting-bag-shown = Zawartość widzą wszyscy
setting-bag-hidden = Zawartość widzi tylko Rodzina
setting-kammi-in-storms = Burze a Kammi
setting-kammi-in-storms-free = Burze spowalniają tylko Obrońców, jak mówi instrukcja
setting-kammi-in-storms-slow = Burze spowalniają też Kammi
setting-legend-hits = Legenda, której nie da się odepchnąć
setting-legend-hits-again = Można ją trafić ponownie w tym samym ataku, jak mówi instrukcja
setting-legend-hits-once = Można ją trafić raz w ataku
setting-waiting-upgrades = Ulepszenia na słoju ataku
setting-waiting-upgrades-next-attack = Działają w następnym ataku każdego rodzaju, jak mówią karty
setting-waiting-upgrades-attack-jar = Działają, gdy słój ataku rozbito dla jego akcji
setting-feast-squares = Co pożera Hester
setting-feast-squares-own-side = Leży po stronie planszy tego gracza, jak mówi instrukcja
setting-feast-squares-any-side = Gdy ta strona jest pełna, może leżeć po drugiej
setting-automata-spawn = Gdzie rodzą się mary automatów
setting-automata-spawn-no-units = Tylko na polu bez jakichkolwiek jednostek, jak mówi instrukcja
setting-automata-spawn-own-units = Ich własne jednostki na polu nie przeszkadzają

## Questions

prompt-act =
    { $points ->
        [one] { $kind }: został { $points }
        [few] { $kind }: zostały { $points }
       *[other] { $kind }: zostało { $points }
    }
prompt-activate = { $card }: którą frakcję porusza?
prompt-along = Lalka odchodzi: czy jakaś jednostka idzie z nią?
prompt-ambush = Przesuń jedną ze swoich legend
prompt-area = W obszarze której strzałki?
prompt-around = Użyjesz jeszcze czegoś?
prompt-arrow = Umieść strzałkę
prompt-ask = Kogo prosisz?
prompt-attack = Skąd i dokąd atakujesz?
prompt-birth = Umieść marę
prompt-clash =
    { $price ->
        [one] Starcie: zapłacić { $price } kostkę i zabić?
        [few] Starcie: zapłacić { $price } kostki i zabić?
       *[other] Starcie: zapłacić { $price } kostek i zabić?
    }
prompt-collect = Zbierz żeton
prompt-cross = Połóż X tam, gdzie szukanej rzeczy nie ma
prompt-deck = Z której talii odkryjesz kartę?
prompt-deck-size = Ile kart do { $deck }? Do podziału między talie zostało { $left }; gdy trzeba będzie odkryć kartę, a żadnej nie będzie, przegrasz
prompt-devour = Pożreć legendę?
prompt-doll = Twoja jednostka przeszła ({ $start } → { $end }): czy zabiera lalkę?
prompt-douse = Zdjąć z ognia płomień?
prompt-drag = Która jednostka pójdzie także?
prompt-drop =
    { $left ->
        [one] Odrzuć kostkę: { $left } za dużo
       *[other] Odrzuć kostkę: { $left } za dużo
    }
prompt-drop-arrow = Zabierz strzałkę z mapy
prompt-eat = Który żeton pożera?
prompt-eat-from = Z planszy czy z worka?
prompt-exchange = Zamienić potajemnie lalki?
prompt-fair = Twoja tura: gniazdo, zadanie, karty
prompt-favour = Kto dostaje kostkę?
prompt-figures = Ustaw swoje dwie figury
prompt-free-action = Darmowa akcja przed atakiem czy po nim?
prompt-gain = Weź kostkę
prompt-gather = Przyciągnij wszystko z jednego pola do swojej legendy
prompt-give-back =
    { $left ->
        [one] Oddaj do worka jeszcze { $left } żeton
        [few] Oddaj do worka jeszcze { $left } żetony
       *[other] Oddaj do worka jeszcze { $left } żetonów
    }
prompt-glean = Zabierz puste gniazdo
prompt-goblin = Która figura jest goblinem? Będziesz to wiedzieć tylko ty
prompt-grid = Wybierz rząd tabeli
prompt-grid-token = Aktywuj żeton
prompt-guess = Zgaduj pole
prompt-herd = { $side }: która grupa dokąd idzie?
prompt-hero = Wybierz legendę
prompt-hester = Tura Hester: akcje i karty
prompt-hide = Ukryj: { $item }
prompt-hide-doll = Gdzie jest prawdziwa lalka?
prompt-infect = Zaraź marę
prompt-keyhole = Wybierz pole w pobliżu goblina
prompt-keyhole-move = Co przejdzie przez dziurkę od klucza?
prompt-lay = Połóż kostkę na polu
prompt-lead = Prowadź zarażone mary i Hester
prompt-leap = Przeskocz burzę
prompt-legend = Słój legendy: zdolność i dar
prompt-lift-x = Zabierz X z mapy
prompt-lock = Który szlak tracisz?
prompt-march = Przesuń mary z Levim
prompt-move = Kogo i dokąd przesuniesz?
prompt-nail = Wbij gwóźdź pod jednostkę
prompt-nest = Umieść kolejne gniazdo
prompt-objective = Umieść na mapie cel rywala: { $objective }. Im dalej go ma, tym lepiej dla ciebie
prompt-odessa-return = Ile kostek oddasz z planszy Odessy?
prompt-off = Zdejmij kostkę z pola bitwy
prompt-order = Którą część robisz najpierw?
prompt-part = Który efekt?
prompt-place = Umieść żeton zdolności
prompt-post = Ustaw marę
prompt-pull = Co przyciągniesz?
prompt-push = Dokąd odepchniesz?
prompt-relocate = Przenieś jednostkę
prompt-remove = Usuń marę
prompt-replace-quest = Wymienić zadanie?
prompt-replay = Zagraj kartę ponownie
prompt-reward = Zadanie wykonane: strzałka czy zgadywanie?
prompt-root = Umieść korzeń
prompt-row = Której zdolności użyjesz?
prompt-scatter = Dokąd odepchniesz z ognia: { $thing }?
prompt-search = Na który teren dasz kostkę poszukiwań?
prompt-season = Przesuń kostkę poszukiwań
prompt-sink = Włóż kartę pod talię
prompt-slay = Zabij marę gdziekolwiek na mapie
prompt-spawn = Gdzie zrodzi się mara?
prompt-spend =
    { $left ->
        [one] Zapłać jeszcze { $left } kostkę
        [few] Zapłać jeszcze { $left } kostki
       *[other] Zapłać jeszcze { $left } kostek
    }
prompt-spoon = Hester pokonana: obrócić łyżkę na 1? (teraz wskazuje { $number })
prompt-square = Na czyją stronę planszy trafią mary?
prompt-start = Które pole będzie pierwsze?
prompt-station = Ustaw legendę
prompt-rally = Ile swoich kostek kładziesz na polu bitwy?
prompt-store = Odłóż kostki u Odessy
prompt-storm = Umieść burzę
prompt-stow = Połóż żeton na planszy albo wszystko do worka
prompt-strike =
    { $price ->
        [one] Atak się udał: zapłacić { $price } kostkę i trafić?
        [few] Atak się udał: zapłacić { $price } kostki i trafić?
       *[other] Atak się udał: zapłacić { $price } kostek i trafić?
    }
prompt-swap = Zamienić figury miejscami?
prompt-swap-offers = Zamień oferty
prompt-take-offer = Którą ofertę bierzesz najpierw?
prompt-taunt = Umieść zaczepkę
prompt-terror = Który teren wybierasz?
prompt-together = Zwołaj dwie zarażone mary na jedno pole
prompt-token = Weź żeton z worka
prompt-tokens = Aktywuj swoje żetony
prompt-track = Wybierz stronę toru legendy
prompt-trade = Którą kostkę wymieniasz?
prompt-trail = Umieść szlak
prompt-trail-back = Zabierz szlak z mapy
prompt-trick = Zamień dwie mary
prompt-turn = Twoja tura: rozbij słój
prompt-unnail = Najpierw wyjmij gwóźdź
prompt-victim = Która mara zachoruje zamiast legendy?
prompt-walk = Prowadź mieszkańców do domu
prompt-wrath = Umieść uderzający gniew

## Options

option-ability = Zdolność legendy
option-act = Teraz akcja słoja
option-activate = Aktywuj: { $a }
option-advance = Marsz { $a } → { $b }: { $c }
option-along = Idzie z nią: { $a }
option-area = Strzałka { $a }
option-arrow = Strzałka: { $a }, oś { $b }, { $c }
option-ask = { $a }
option-attack = Atak { $a } → { $b }: { $c }
option-attack-first = Najpierw atak
option-back = Z powrotem do worka: { $a }
option-bag = Reszta do worka
option-birth = Umieść: { $a }, { $b }
option-board = Na planszę: { $a }
option-break = Rozbij słój: { $a }
option-card = Zagraj: { $a }
option-collect = Weź: { $a }, { $b }
option-cross = X: { $a }
option-deck = Talia: { $a }
option-devour = Pożryj: { $a }
option-done = Gotowe
option-douse = Zapłać kostkę i zdejmij płomień
option-drag = { $a }
option-drop = Odrzuć: { $a }
option-drop-arrow = Strzałka { $a }
option-eat = { $a }
option-end = Zakończ turę
option-exchange = Prawdziwa lalka na { $a }
option-extra-root = Jeszcze jeden korzeń: { $a }
option-favour = { $a }
option-figures = { $a } i { $b }
option-free-first = Najpierw darmowa akcja
option-from = { $a }
option-gain = Weź: { $a }
option-gather = Przyciągnij wszystko: { $a } → { $b }
option-gift = Dar
option-glean = Gniazdo: { $a }
option-goblin = Goblinem jest { $a }
option-goblins = Gobliny: { $a }
option-grid = Rząd { $a }
option-guess = Zgadnij: { $a }
option-herd = { $a } → { $b }
option-hero = { $a }
option-hide = { $a }
option-hide-doll = Prawdziwa lalka: { $a }
option-hit = Zapłać i traf: { $a }
option-infect =
    { $n ->
        [0] Akcja zarażenia
       *[other] Zaraź: { $a }, { $b }, zapłata { $c }
    }
option-keep = Zostaw, jak są
option-keyhole = Na { $a }
option-kill = Zapłać i zabij
option-lay = Połóż: { $a }, { $b }
option-lead = { $a }: { $b } → { $c }, zapłata { $d }
option-leap = Skok { $b } → { $c }: { $a }
option-leave-doll = Zostaw lalkę
option-leave-spoon = Zostaw łyżkę, jak jest
option-lift-x = X: { $a }
option-lock = Oddaj: { $a }
option-march = { $a }: { $b } → { $c }
option-move = Przesuń: { $a }, { $b } → { $c }
option-nail = Gwóźdź: { $b }, { $a }
option-nest = Gniazdo z ofertą { $a }: { $b }
option-objective = Umieść: { $a }
option-off = Zdejmij: { $a }
option-offer = Użyj oferty: { $a }
option-part = Część { $a }
option-pass = Zrezygnuj
option-place = Umieść: { $a }, { $b }
option-play =
    { $n ->
        [1] Wyłóż kartę { $a }
       *[other] Wyłóż kartę { $a } na { $b }
    }
option-post = Mara: { $a }
option-pry = Wyjmij gwóźdź: { $b }, { $a }
option-pull = Przyciągnij: { $a }, { $b } → { $c }
option-push =
    { $n ->
        [1] Odepchnij na { $a }
       *[other] Odepchnij: { $a }, { $b } → { $c }
    }
option-quest = Wykonaj: { $a }
option-redraw = Odkryj inną kartę
option-relocate = Przenieś: { $a }, { $b } → { $c }
option-remove = Usuń: { $a }, { $b }
option-replace-quest = Wymień: { $a }
option-replay = Ponownie: { $a }
option-return = Oddaj { $a }
option-root = Korzeń: { $a }
option-row = { $a }
option-scatter = { $a } → { $c }
option-search = { $a }
option-season = { $a } → { $b }
option-sink = Pod talię: { $a }
option-skip = Pomiń
option-slay = Zabij: { $a }
option-spawn = Zrodzenie: { $a }
option-spend = Zapłać: { $a }
option-spoon = Obróć łyżkę na 1
option-square = Strona: { $a }
option-start = Najpierw { $a }
option-station = Legenda: { $a }
option-stay = Zostań
option-stir = Akcja ruchu
option-stop = Dość
option-rally = { $a }
option-store = Odłóż { $a }
option-storm = Burza: { $a }
option-strengthen = Wzmocnienie: kostka na pole bitwy
option-strike = Atak słojem: { $a }
option-summon = Przywołaj Hester: { $a }, zapłata { $b }
option-swap = Zamień
option-swap-offers = Zamień: { $a } ↔ { $b }
option-tactics = Taktyki: { $a }
option-take-doll = Zabierz lalkę
option-take-nest = Weź gniazdo: { $a }
option-take-offer = Oferta: { $a }
option-taunt = Zaczepka: { $a }
option-terror = { $a }
option-tile = Kafelek: { $a }
option-together = { $a } i { $b } spotkają się na { $c }
option-token = Żeton: { $a }
option-track = { $a }
option-trade = Oddaj: { $a }
option-trail = Szlak: { $a }
option-trail-back = Weź szlak: { $a }
option-tree = Aktywuj drzewo
option-trick = { $a } ({ $b }) ↔ { $c } ({ $d })
option-unnail = Weź gwóźdź: { $b }, { $a }
option-upgrades = Ulepszenia: { $a }
option-use = Użyj: { $a }
option-victim = { $a }
option-walk = { $a }: { $b } → { $c }
option-wrath = Gniew: { $a }

## Events

event-arrow-placed = Strzałka – { $hex }, oś { $axis }: { $side }.
event-attack-failed = { $side }: atak się nie udał.
event-attacked = { $side }: atak { $start } → { $end } ({ $defender }).
event-automaton-activated = { $side }: tura według karty { $card }.
event-card-drawn =
    { $card ->
        [none] { $side }: nowa karta na ręce.
       *[other] { $side }: nowa karta na ręce – { $card }.
    }
event-card-played = { $side }: { $card }.
event-card-sunk =
    { $card ->
        [none] { $side }: karta idzie pod talię.
       *[other] { $side }: karta { $card } idzie pod talię.
    }
event-cards-discarded = { $side }: wszystkie wyłożone karty odrzucone.
event-clashed = Starcie mar: { $side } i { $defender }.
event-cross-placed = X – { $hex }: szukanej rzeczy tu nie ma.
event-cubes-gained = Pole bitwy: +{ $number }× { $colour }.
event-cubes-lost = Pole bitwy: −{ $number }× { $colour }.
event-devoured = Hester ucztuje – { $side }: { $token }.
event-doll-hidden =
    { $hex ->
        [none] { $seat }: lalki ukryte.
       *[other] { $seat }: prawdziwa lalka – { $hex }.
    }
event-doll-moved = Lalka: { $start } → { $end }.
event-doll-turned = Lalka ({ $hex }) odkryta: { $doll }.
event-dolls-looked-at = { $side }: możliwość zamiany lalek.
event-figure-removed = { $unit } opuszcza grę.
event-figure-unmasked = { $unit } to { $identity }!
event-figures-placed =
    { $goblin ->
        [none] { $seat }: dwie figury – { $first }, { $second }.
       *[other] { $seat }: dwie figury – { $first }, { $second }; goblinem jest { $goblin }.
    }
event-figures-swapped = { $side }: figury zamieniają się miejscami.
event-fire-made = Ogień – { $hex }!
event-fire-out = { $side }: ogień ugaszony – { $hex }.
event-flame-added = Ogień rośnie – { $hex }.
event-flame-removed = { $side }: płomień zdjęty – { $hex }.
event-grid-pushed = Kammi: żeton { $token } do rzędu { $row }.
event-guessed =
    { $right ->
        [true] Zgadywanie – { $hex }: trafione!
       *[other] Zgadywanie – { $hex }: pudło.
    }
event-haint-infected = { $victim } ({ $hex }) jest zarażona.
event-haint-killed = { $side }: zabita { $victim } ({ $hex }).
event-haint-removed = { $victim } schodzi z mapy ({ $hex }).
event-haint-spawned = { $side }: nowa mara – { $hex }.
event-hero-chosen = { $side }: legendą jest { $hero }.
event-hester-killed = { $side }: Hester przepędzona z mapy.
event-hester-summoned = Hester powstaje – { $hex }.
event-item-found = Znaleziono – { $hex }: { $item }!
event-item-hidden =
    { $hex ->
        [none] Ukryto: { $item }.
       *[other] Ukryto – { $hex }: { $item }.
    }
event-jar-broken = { $side }: rozbity słój – { $jar }.
event-lantern-taken = Latarnia: { $side }.
event-legend-hit = { $side }: trafienie – { $unit }.
event-map-laid = Mapa: { $map }.
event-match-ended = Koniec gry. Zwycięstwo: { $side }.
event-nest-placed = Gniazdo – { $hex }: { $offer }.
event-nest-taken = Gniazdo znika – { $hex }.
event-objective-placed = { $side }: nowy cel ({ $objective }) – { $hex }.
event-offer-taken = { $side }: oferta { $offer } ({ $hex }).
event-offer-used = { $side }: użyta oferta { $offer }.
event-points-scored =
    { $number ->
        [one] { $side }: +{ $number } punkt ({ $reason }).
        [few] { $side }: +{ $number } punkty ({ $reason }).
       *[other] { $side }: +{ $number } punktów ({ $reason }).
    }
event-quest-done = Wykonane zadanie: { $quest }.
event-quest-dropped = Odłożone zadanie: { $quest }.
event-root-placed = { $colour }: { $start } → { $end }.
event-roots-removed = { $colour } znikają.
event-round-began = Runda { $round }.
event-round-ended = Koniec rundy { $round }.
event-search-cube-placed = Kostka poszukiwań – { $terrain }.
event-solo-card-turned = Karta solo: { $card }.
event-spoon-turned = { $side }: łyżka wskazuje { $number }.
event-storm-placed = Burza – { $hex }.
event-thing-placed = { $thing } – { $hex }.
event-thing-removed = { $thing } znika – { $hex }.
event-tile-turned = Nowy kafelek ({ $jar }): { $tile }.
event-tile-used = { $side }: użyty kafelek { $tile }.
event-token-collected = { $side }: zebrany żeton { $token } ({ $hex }).
event-token-moved = Żeton { $token }: { $start } → { $end }.
event-token-placed = Żeton { $token } – { $hex }.
event-token-stowed = Rodzina: żeton { $token } → { $place }.
event-tokens-drawn =
    { $number ->
        [one] { $seat } wyciąga z worka { $number } żeton. { $tokens }
        [few] { $seat } wyciąga z worka { $number } żetony. { $tokens }
       *[other] { $seat } wyciąga z worka { $number } żetonów. { $tokens }
    }
event-tokens-kept = Rodzina zatrzymuje: { $tokens }.
event-track-chosen = { $side }: tor „{ $track }”.
event-trail-placed = Szlak – { $hex }.
event-trail-taken = Szlak znika – { $hex }.
event-tree-shaken = Drzewo: do środka { $thrown }; wypada { $fallen }.
event-turn-token-drawn = Żeton tury: { $token }.
event-unit-moved = { $unit }: { $start } → { $end }.
event-units-moved = { $side }: { $units }, { $start } → { $end }.
event-wild-gained = { $side }: +1 żeton dzikości.

## Why not

why-after-jar = { $thing }: tę kartę zagrasz dopiero po akcji słoja.
why-cost =
    { $cost ->
        [one] Wejście kosztuje cię { $cost } punkt MARSZU.
        [few] Wejście kosztuje cię { $cost } punkty MARSZU.
       *[other] Wejście kosztuje cię { $cost } punktów MARSZU.
    }
why-enemy = Stoją tu jednostki frakcji { $side }. Dwie strony nie dzielą pola.
why-far = Żadna twoja jednostka nie stoi obok. MARSZ prowadzi na sąsiednie pole.
why-field-spent = Hester zagrała już kartę w tej turze.
why-fire = Pali się tu. W ogniu może być tylko Hester.
why-full = Stoją tu cztery jednostki. Więcej się nie zmieści.
why-jar-broken = Ten słój jest rozbity do końca rundy.
why-jar-chosen = W tej turze rozbity jest już słój { $jar }.
why-kammi-is-here = W rozdziale 4 jedną ze stron musi być Kammi.
why-kammi-is-not-here = Kammi gra w rozdziałach 4 i 5 oraz z Baśniowym Ludem we troje lub we czworo.
why-nailed = Jednostki trzyma tu żelazny gwóźdź.
why-no-flame = Nie został żaden płomień akcji.
why-no-haint = Nie ma tu żadnej mary frakcji { $side }.
why-no-nest = Gniazdo wymaga pola bez jednostek, ognia i innego gniazda.
why-no-spawn = ZRODZENIE stawia marę w twoim domu albo na polu twojej legendy.
why-no-target = Jednostki na tym polu nie mają w zasięgu nikogo, kogo można zaatakować.
why-no-token = { $thing }: brak nieużytego żetonu, którym się płaci.
why-nobody = Nie ma tu kogo zaatakować.
why-not-in-hand = { $thing }: nie masz tej karty na ręce.
why-not-now = { $thing } musi poczekać: najpierw dokończ to, co trwa.
why-not-your-turn = To nie twoja tura.
why-objective = Jest tu { $objective }: twoje jednostki nie mogą wejść.
why-one-card = W tej turze jedna twoja karta jest już zagrana.
why-one-nest = W tej turze jedno gniazdo już leży.
why-other-seats = Ten rozdział jest dla innej liczby graczy: { $seats }.
why-out-of-range = Żadna twoja jednostka nie ma tego pola w zasięgu.
why-push-far = Trafioną legendę odpycha się na sąsiednie pole.
why-search-cubes =
    { $price ->
        [one] { $thing } kosztuje { $price } kostkę poszukiwań z pola bitwy.
        [few] { $thing } kosztuje { $price } kostki poszukiwań z pola bitwy.
       *[other] { $thing } kosztuje { $price } kostek poszukiwań z pola bitwy.
    }
why-taken = Pole nie jest wolne. Cel wymaga pola bez jednostek, celów i ognia.
why-terrain = Żaden czekający cel tu nie pasuje. Cele czekają na tereny: { $terrains }.
why-tile-elsewhere = Ten kafelek należy do innego słoja.
why-tile-used = Ten kafelek został już użyty.
why-wrath = Ten atak wychodzi z pola uderzającego gniewu.

## Co przemawia za wyborem

hint-way-open = mieszkaniec może wtedy dojść do domu: { $n } punkty
hint-way-lacks =
    { $n ->
        [one] mieszkańcowi brakuje wtedy na drodze do domu tylko { $n } pola
       *[other] mieszkańcowi brakuje wtedy na drodze do domu tylko { $n } pól
    }
hint-legend-storm-joins = burza pod twoją legendą połączy budynek z domem: { $n } punkty
hint-legend-storm-lacks = z burzą pod twoją legendą do budynku brakuje już tylko { $n }
hint-storm-joins = burze połączą wtedy budynek z twoim domem: { $n } punkty
hint-storm-lacks =
    { $n ->
        [one] do budynku brakuje wtedy tylko { $n } burzy
       *[other] do budynku brakuje wtedy tylko { $n } burz
    }
hint-brambles = jednostka w cierniach daje punkt na koniec rundy
hint-tokens =
    { $n ->
        [one] leży tam { $n } żeton do zebrania
        [few] leżą tam { $n } żetony do zebrania
       *[other] leży tam { $n } żetonów do zebrania
    }
hint-units =
    { $n ->
        [one] na mapie masz wtedy { $n } jednostkę
        [few] na mapie masz wtedy { $n } jednostki
       *[other] na mapie masz wtedy { $n } jednostek
    }
hint-cubes =
    { $n ->
        [one] na polu bitwy leży wtedy { $n } twoja kostka
        [few] na polu bitwy leżą wtedy { $n } twoje kostki
       *[other] na polu bitwy leży wtedy { $n } twoich kostek
    }
hint-rescued = mieszkaniec jest w domu: { $n } punkty, razem { $vp } z { $all }
hint-nearer-home =
    { $n ->
        [one] mieszkaniec jest wtedy { $n } pole od domu
        [few] mieszkaniec jest wtedy { $n } pola od domu
       *[other] mieszkaniec jest wtedy { $n } pól od domu
    }
hint-far-for-them =
    { $n ->
        [one] rywalowi brakuje tam jeszcze { $n } pola
       *[other] rywalowi brakuje tam jeszcze { $n } pól
    }
hint-wild =
    { $n ->
        [one] to { $n } dowolna akcja
        [few] to { $n } dowolne akcje
       *[other] to { $n } dowolnych akcji
    }
hint-best-hit = najlepszy atak trafia w około { $n } przypadkach na 100
hint-tiles =
    { $n ->
        [one] przy tym słoju leży { $n } kafelek
        [few] przy tym słoju leżą { $n } kafelki
       *[other] przy tym słoju leży { $n } kafelków
    }
hint-hit = trafia w około { $n } przypadkach na 100
hint-in-brambles = wróg stoi w cierniach, gdzie zdobywa się punkty
hint-kill = za zabicie jest punkt, razem { $vp } z { $all }
hint-dial-full = zabicie wypełnia licznik mar i daje punkt
hint-dial = po zabiciu na liczniku mar jest { $n } z { $all }
hint-row = jej rząd daje { $n }
hint-squares = zapełnia pole uczty: { $n } z 6
hint-infected =
    { $n ->
        [one] zarażona jest wtedy { $n } mara
        [few] zarażone są wtedy { $n } mary
       *[other] zarażonych jest wtedy { $n } mar
    }
hint-on-prey = stoi tam legenda, którą możesz pożreć
hint-prey =
    { $n ->
        [one] legenda, którą możesz pożreć, jest { $n } pole stąd
        [few] legenda, którą możesz pożreć, jest { $n } pola stąd
       *[other] legenda, którą możesz pożreć, jest { $n } pól stąd
    }
hint-sick-near =
    { $n ->
        [0] spotkają się tam zarażone mary obu stron
        [one] zarażona mara drugiej strony jest wtedy { $n } pole stąd
        [few] zarażona mara drugiej strony jest wtedy { $n } pola stąd
       *[other] zarażona mara drugiej strony jest wtedy { $n } pól stąd
    }
hint-candidates =
    { $n ->
        [one] zostało tylko to pole
        [few] możliwe są jeszcze { $n } pola
       *[other] możliwych jest jeszcze { $n } pól
    }
hint-parts = oddziela { $n } z { $all } możliwych pól
hint-rest = nic innego, co można tu zrobić, nie da teraz więcej
hint-free-step = krok na szlak jest darmowy
hint-toward-tokens =
    { $n ->
        [one] najbliższy żeton jest wtedy o { $n } pole stąd
        [few] najbliższy żeton jest wtedy o { $n } pola stąd
       *[other] najbliższy żeton jest wtedy o { $n } pól stąd
    }
hint-toward-brambles =
    { $n ->
        [one] ciernie są wtedy o { $n } pole stąd
        [few] ciernie są wtedy o { $n } pola stąd
       *[other] ciernie są wtedy o { $n } pól stąd
    }
hint-toward-way =
    { $n ->
        [one] luka na drodze mieszkańca do domu jest wtedy o { $n } pole stąd
        [few] luka na drodze mieszkańca do domu jest wtedy o { $n } pola stąd
       *[other] luka na drodze mieszkańca do domu jest wtedy o { $n } pól stąd
    }
hint-toward-ruin =
    { $n ->
        [one] miejsce, gdzie na drodze do budynku brakuje burzy, jest wtedy o { $n } pole stąd
        [few] miejsce, gdzie na drodze do budynku brakuje burzy, jest wtedy o { $n } pola stąd
       *[other] miejsce, gdzie na drodze do budynku brakuje burzy, jest wtedy o { $n } pól stąd
    }
hint-toward-doll =
    { $n ->
        [one] lalka, która może być prawdziwa, jest wtedy o { $n } pole stąd
        [few] lalka, która może być prawdziwa, jest wtedy o { $n } pola stąd
       *[other] lalka, która może być prawdziwa, jest wtedy o { $n } pól stąd
    }
hint-away-tokens = odciąga jednostkę od żetonu
hint-away-brambles = odciąga jednostkę od cierni
hint-away-way = odciąga jednostkę od drogi mieszkańca do domu
hint-away-ruin = odciąga legendę od miejsca, gdzie brakuje jej burzy
hint-token-comes = żeton leży wtedy pod twoją jednostką
hint-farther-home =
    { $n ->
        [one] mieszkaniec ma wtedy do domu { $n } pole
        [few] mieszkaniec ma wtedy do domu { $n } pola, więcej niż teraz
       *[other] mieszkaniec ma wtedy do domu { $n } pól, więcej niż teraz
    }
hint-storm-way = burza leży na drodze do budynku
hint-trail-way = szlak leży na drodze mieszkańca do domu
hint-pushes = legenda zostaje odepchnięta o pole, dokąd wybierzesz
hint-rows = działa jeden rząd: Marsz { $advance }, Zrodzenie { $spawn } albo Wzmocnienie { $strengthen }
hint-draw = wyciągasz { $n } żetony i zatrzymujesz { $kept }
hint-grid = działa rząd twojej tabeli, oba jego żetony
hint-scrolls = zdolność twojej legendy ma { $n } z 4 zwojów
hint-both = możesz użyć obu, jednego po drugim
hint-slot-card = za to miejsce dobierasz kartę
hint-draw-then = odtąd wyciągasz { $n } żetony i zatrzymujesz { $kept }
hint-slots =
    { $n ->
        [one] na planszy masz wtedy { $n } zajęte miejsce
        [few] na planszy masz wtedy { $n } zajęte miejsca
       *[other] na planszy masz wtedy { $n } zajętych miejsc
    }
hint-bag =
    { $n ->
        [one] w worku jest wtedy { $n } żeton
        [few] w worku są wtedy { $n } żetony
       *[other] w worku jest wtedy { $n } żetonów
    }
hint-several = takich żetonów trzymasz { $n }
hint-tile = kafelek, który tu zostawisz, może wziąć ktoś inny
hint-root-haint = stoi tam mara, którą możesz zarazić
hint-root-cube = pole daje: { $cube }
hint-root-near =
    { $n ->
        [one] mara do zarażenia jest wtedy o { $n } pole od korzenia
        [few] mara do zarażenia jest wtedy o { $n } pola od korzenia
       *[other] mara do zarażenia jest wtedy o { $n } pól od korzenia
    }
hint-tree-infects = w około { $n } przypadkach na 100 wypada kostka, którą możesz zarazić
hint-fire =
    { $n ->
        [one] na spotkanie dwóch zarażonych mar wystarczy { $n } kostka, masz ich { $all }
        [few] na spotkanie dwóch zarażonych mar wystarczą { $n } kostki, masz ich { $all }
       *[other] na spotkanie dwóch zarażonych mar wystarczy { $n } kostek, masz ich { $all }
    }
hint-automaton-far =
    { $n ->
        [one] ma dalej do celu: { $n } pole
        [few] ma dalej do celu: { $n } pola
       *[other] ma dalej do celu: { $n } pól
    }
hint-far-from-goal =
    { $n ->
        [one] do celu jest stamtąd { $n } pole
        [few] do celu są stamtąd { $n } pola
       *[other] do celu jest stamtąd { $n } pól
    }
hint-quest-done = do jednego z twoich zadań pasują wtedy cztery gniazda
hint-quest-closer =
    { $n ->
        [one] do zadania pasuje wtedy { $n } gniazdo z czterech
        [few] do zadania pasują wtedy { $n } gniazda z czterech
       *[other] do zadania pasuje wtedy { $n } gniazd z czterech
    }
hint-lure = gniazdo zarabia tam srebrną kostkę
hint-quest = za wykonane zadanie masz strzałkę albo zgadywanie
hint-search =
    { $n ->
        [one] ten teren ma na mapie { $n } pole
        [few] ten teren mają na mapie { $n } pola
       *[other] ten teren ma na mapie { $n } pól
    }

## Ends

reason-feast = Hester zapełniła wszystkie swoje pola.
reason-lantern = Równe punkty: zdecydowała latarnia.
reason-lost = Automaty były silniejsze.
reason-minor = Mniejsze zwycięstwo.
reason-nobody = Nikt nie wygrywa.
reason-points = Zdecydowała liczba punktów zwycięstwa.
reason-queen = Baśniowy Lud odnalazł swoją królową.
reason-queen-and-feast = Królowa odnaleziona, a Hester zapełniła wszystkie pola: zwycięzców jest dwoje.
reason-queen-and-points = Królowa odnaleziona, punkty policzone: zwycięzców jest dwoje.

## Things

and = { $most } i { $last }
ref-abilities = zdolności
ref-advance = Marsz
ref-advance-1 = 1 marsz
ref-advance-2 = 2 marsze
ref-all-around = Wszędzie wokół
ref-ambush = Zasadzka
ref-among-units = Tuż pod nosem
ref-any = dowolne kostki
ref-any-action = Marsz, zrodzenie czy wzmocnienie
ref-around-brambles = Krąg cierni
ref-attack = atak
ref-automata = automaty
ref-bag = worek
ref-banishment = Wygnanie
ref-beckoning = Przywabienie
ref-bernice = Bernice
ref-black-root = czarne korzenie
ref-blood-money = Krwawe pieniądze
ref-blue = niebieska kostka
ref-blue-haint = niebieska mara
ref-blue-infected = zarażona niebieska mara
ref-blue-legend = legenda Rodziny
ref-board = plansza
ref-bog = bagno
ref-bog-and-forest = Próchno
ref-bog-and-plains = Torf i słoma
ref-bold-guess = Śmiały strzał
ref-brambles = ciernie
ref-brown = brązowa kostka
ref-brown-root = brązowe korzenie
ref-building = budynek
ref-buried = Pogrzebany
ref-calming = Ukojenie
ref-catch-breath = Złapać oddech
ref-coin = moneta
ref-confluence = Zlanie
ref-corbin = Corbin
ref-council-seat = Siedziba rady
ref-crown = korona
ref-cube = kostki
ref-cubes-blue =
    { $n ->
        [one] { $n } niebieska
        [few] { $n } niebieskie
       *[other] { $n } niebieskich
    }
ref-cubes-brown =
    { $n ->
        [one] { $n } brązowa
        [few] { $n } brązowe
       *[other] { $n } brązowych
    }
ref-cubes-green =
    { $n ->
        [one] { $n } zielona
        [few] { $n } zielone
       *[other] { $n } zielonych
    }
ref-cubes-purple =
    { $n ->
        [one] { $n } fioletowa
        [few] { $n } fioletowe
       *[other] { $n } fioletowych
    }
ref-cubes-red =
    { $n ->
        [one] { $n } czerwona
        [few] { $n } czerwone
       *[other] { $n } czerwonych
    }
ref-cubes-silver =
    { $n ->
        [one] { $n } srebrna
        [few] { $n } srebrne
       *[other] { $n } srebrnych
    }
ref-cubes-teal =
    { $n ->
        [one] { $n } turkusowa
        [few] { $n } turkusowe
       *[other] { $n } turkusowych
    }
ref-cubes-yellow =
    { $n ->
        [one] { $n } żółta
        [few] { $n } żółte
       *[other] { $n } żółtych
    }
ref-cycle-card = +1/−1 karta
ref-decoy = wabik
ref-desperate-grip = Rozpaczliwy uścisk
ref-dial = licznik mar
ref-din-and-uproar = Hałas i wrzawa
ref-distant-tremors = Odległe drżenie
ref-doll = lalka
ref-doll-whisper = Szept lalki
ref-doppelganger = Sobowtór
ref-draw-card = Dobranie karty
ref-drawn-together = Zbliżenie
ref-emmy = Emmy
ref-faceless-portraits = Portrety bez twarzy
ref-fair-folk = Baśniowy Lud
ref-family = Rodzina
ref-deck-tactics = talii taktyk
ref-deck-upgrades = talii ulepszeń
ref-deck-goblins = talii goblinów
ref-family-a = Wciągająca burza
ref-family-b = Rozpraszająca burza
ref-figure-1 = pierwsza figura Kammi
ref-figure-2 = druga figura Kammi
ref-fire = ugaszony ogień
ref-first-scroll = Pierwszy zwój
ref-flit = Przelot
ref-forest = las
ref-four-terrains = Cztery kolory
ref-free = nic
ref-ghost-trap = Pułapka na duchy
ref-gleaning = Pokłosie
ref-goblin = goblin
ref-goblin-bruiser = Osiłek
ref-goblin-knocker = Stukacz
ref-goblin-trickster = Psotnik
ref-goblins = gobliny
ref-green = zielona kostka
ref-group-haint =
    { $n ->
        [one] { $n } mara
        [few] { $n } mary
       *[other] { $n } mar
    }
ref-group-infected =
    { $n ->
        [one] { $n } zarażona mara
        [few] { $n } zarażone mary
       *[other] { $n } zarażonych mar
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
ref-haint = mara
ref-haunting-vision = Upiorna wizja
ref-hester = Hester
ref-home-calls = Na progu
ref-hurts-a-moment = Zaboli tylko chwilę
ref-infected = zarażona mara
ref-kaine = Kaine
ref-kammi = Kammi
ref-kammi-1 = Powtórka
ref-kammi-2 = Kostki w tabeli
ref-kill = zabicie
ref-knife-in-the-dark = Nóż w ciemności
ref-lantern = latarnia
ref-legend = legenda
ref-lets-get-out = Wynośmy się stąd!
ref-levi = Levi
ref-lure = Wabienie
ref-malachi = Malachi
ref-mildred = Mildred
ref-minus = w lewo lub w górę
ref-mountain = góra
ref-mountain-watch = Górska straż
ref-move = ruch
ref-move-legend = Ruch legendy
ref-nail = żelazny gwóźdź
ref-needed-sacrifice = Konieczna ofiara
ref-nest = gniazdo
ref-new-season = Nowa pora roku
ref-night-terror = Nocny lęk
ref-no-cubes = nic
ref-nobody = nikt
ref-nothing = Bez efektu
ref-odessa = Odessa
ref-on-the-edge = Pogranicze
ref-one-cluster = Wróżkowy krąg
ref-one-from-edge = Za płotem
ref-one-terrain = Jeden kolor
ref-out-all-night = Całą noc poza domem
ref-out-yonder = Hen w oddali
ref-outside = skraj mapy
ref-plains = równiny
ref-plains-and-forest = Skraj lasu
ref-plus = w prawo lub w dół
ref-priscilla = Priscilla
ref-protectors = Obrońcy
ref-protectors-a = Szlaki
ref-protectors-b = Wezwanie mieszkańców
ref-protege = Podopieczny
ref-psychopomp = Psychopomp
ref-purple = fioletowa kostka
ref-purple-haint = fioletowa mara
ref-purple-infected = zarażona fioletowa mara
ref-q = ↕
ref-queen = królowa
ref-r = ⤡
ref-raise-the-dead = Wezwanie umarłych
ref-rally = Zbiórka
ref-real = prawdziwa
ref-red = czerwona kostka
ref-red-haint = czerwona mara
ref-red-infected = zarażona czerwona mara
ref-red-legend = legenda Obrońców
ref-reinforcements = Posiłki
ref-rescue = ocalony mieszkaniec
ref-resolve = Determinacja
ref-roar = Ryk
ref-ruin = zniszczony budynek
ref-s = ⤢
ref-scaredy-cat = Strachajło
ref-second-nest = Drugie gniazdo
ref-shaken-branches = Wstrząśnięte gałęzie
ref-shove-any = Ruch dowolnej mary
ref-shove-enemy = Ruch wrogiej mary
ref-side-a = strona A
ref-side-b = strona B
ref-silver = srebrna kostka
ref-skinless-boy = Chłopiec bez skóry
ref-sloth = Leniwiec
ref-spawn = Zrodzenie
ref-spawn-1 = 1 zrodzenie
ref-spawn-2 = 2 zrodzenia
ref-spite = Zawiść
ref-spoon-back = Cofnij łyżkę
ref-stir-the-storm = Rozniecenie burzy
ref-storm-guide = Przewodnik burz
ref-straight-line = Linia mocy
ref-strengthen = Wzmocnienie
ref-strengthen-1 = 1 wzmocnienie
ref-strengthen-2 = 2 wzmocnienia
ref-supply = zapas
ref-sure-shot = Celny strzelec
ref-sweeten-the-deal = Lepsza oferta
ref-sword = miecz
ref-tactics = taktyki
ref-taunt = zaczepka
ref-teal = turkusowa kostka
ref-temptation = Pokusa
ref-thistle-compass = Ostowy kompas
ref-through-the-keyhole = Przez dziurkę od klucza
ref-toss = Rzut
ref-townsfolk = mieszkaniec
ref-trail = szlak
ref-trick = Sztuczka
ref-trodden-soil = Udeptana ziemia
ref-two-legends = Ruch 2 legend
ref-upgrades = ulepszenia
ref-weave-of-fate = Splot losu
ref-well-see = Jeszcze zobaczymy
ref-wetlands = mokradła
ref-wetlands-and-bog = Trzciny i muł
ref-wetlands-and-forest = Zatopione drzewa
ref-wetlands-and-plains = Zalane pola
ref-where-oh-where = Gdzież, ach gdzież
ref-white-innards = Białe wnętrzności
ref-wild = dzikość
ref-wild-tangle = Dzika plątanina
ref-wildest-of-haints = Najdziksza z mar
ref-will-o-wisp = Błędny ognik
ref-willa = Willa
ref-witch-fire = Ogień wiedźmy
ref-within-reach = W zasięgu ręki
ref-wrath = uderzający gniew
ref-yellow = żółta kostka
ref-your-will-my-whim = Twoja wola, mój kaprys

## What cards say

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
text-kammi = Sama Kammi nie ma daru; używa się daru wybranego goblina.
text-hester = Wchodzi na mapę tylko przez przywołanie.
text-sword = Odtąd 1 kostka poszukiwań na pole bitwy, gdy mara zostanie zabita lub zarażona.
text-crown = Druga kostka poszukiwań na pusty teren planszy.
text-queen = Baśniowy Lud wygrywa na koniec tej rundy i nie ma już tur.
text-scroll-protectors-a-2 = Drugi szlak. Pole ze szlakiem kosztuje o 1 mniej i mogą po nim chodzić mieszkańcy.
text-scroll-protectors-a-3 = Trzeci szlak.
text-scroll-protectors-a-4 = Czwarty szlak.

## Co mówią karty: czasowniki

said-and = { $most } i { $last }
said-or = { $most } albo { $last }
sentence = { $what }.
fx-nothing = bez efektu
for-hester = Hester: { $what }
for-hester-nothing = Hester: nic
for-hester-too = Hester też
once-per-game = raz na grę: { $what }
solo-joker = w grze solo joker, który kosztuje wszystkie kostki terenu
fx-advance =
    { $n ->
        [one] { $n } MARSZ
        [few] { $n } MARSZE
       *[other] { $n } MARSZÓW
    }{ $legend_only ->
        [true] { " " }samą legendą, bez mar
       *[other] { "" }
    }
often-advance = MARSZ tyle razy, ile wynosi { $n }
fx-spawn =
    { $n ->
        [one] { $n } ZRODZENIE
        [few] { $n } ZRODZENIA
       *[other] { $n } ZRODZEŃ
    }{ $at ->
        [none] { "" }
       *[other] { $n ->
            [one] { " " }na polu { $at }
           *[other] , każde na polu { $at }
        }
    }
often-spawn = ZRODZENIE tyle razy, ile wynosi { $n }
fx-strengthen =
    { $n ->
        [one] { $n } WZMOCNIENIE
        [few] { $n } WZMOCNIENIA
       *[other] { $n } WZMOCNIEŃ
    }
often-strengthen = WZMOCNIENIE najwyżej tyle razy, ile wynosi { $n }
fx-wild = { $after_jar ->
        [true] po zakończeniu akcji słoja{ " " }
       *[other] { "" }
    }{ $n } MARSZ, ZRODZENIE lub WZMOCNIENIE
often-wild = { $after_jar ->
        [true] po zakończeniu akcji słoja{ " " }
       *[other] { "" }
    }MARSZ, ZRODZENIE lub WZMOCNIENIE tyle razy, ile wynosi { $n }
n-half-wild-tokens-up = połowa twoich żetonów dzikości (zaokrąglając w górę)
n-up-to-3-wild-tokens = liczba twoich żetonów dzikości, najwyżej 3
n-half-spawn-value-up = połowa twojej wartości ZRODZENIA (zaokrąglając w górę)
n-half-strengthen-value-up = połowa twojej wartości WZMOCNIENIA (zaokrąglając w górę)
fx-gain-wild = weź żeton dzikości; użyjesz go nie teraz, lecz ze słojem dzikości
fx-choose = jedno z dwóch: { $of }
fx-any-order = w dowolnej kolejności: { $of }
fx-if = jeśli { $cond }: { $then }
if-three-own-cubes-out = na polu bitwy leżą co najmniej 3 twoje kostki
if-hand-not-empty = masz kartę na ręce
if-fewer-cubes-than-rival = masz na polu bitwy mniej kostek niż bezpośredni rywal
if-own-unit-adjacent-to-enemy-legend = twoja jednostka sąsiaduje z wrogą legendą
if-legend-on-terrain = twoja legenda stoi na terenie
if-root-on-brambles-or-mountain = korzeń dotyka cierni lub góry
if-goblin-with-own-haint = goblin dzieli pole z twoją marą
if-goblin-and-rival-legend-on-different-terrains = goblin i legenda rywala stoją na różnych terenach
fx-cubes-off-opponent =
    { $n ->
        [one] zdejmij z pola bitwy { $n } kostkę jednego przeciwnika
        [few] zdejmij z pola bitwy najwyżej { $n } kostki jednego przeciwnika
       *[other] zdejmij z pola bitwy najwyżej { $n } kostek jednego przeciwnika
    }{ $back ->
        [true] ; wracają na koniec twojej tury
       *[other] { "" }
    }
fx-cubes-off-each-opponent =
    { $n ->
        [one] zdejmij z pola bitwy { $n } kostkę każdego przeciwnika
        [few] zdejmij z pola bitwy najwyżej { $n } kostki każdego przeciwnika
       *[other] zdejmij z pola bitwy najwyżej { $n } kostek każdego przeciwnika
    }{ $back ->
        [true] ; wracają na koniec twojej tury
       *[other] { "" }
    }
fx-gain-terrain-cube =
    { $n ->
        [one] zyskaj { $n } wybraną kostkę terenu
        [few] zyskaj { $n } wybrane kostki terenu
       *[other] zyskaj { $n } wybranych kostek terenu
    }
fx-draw =
    { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[other] dobierz { $n } kart
    }
fx-bottom = włóż 1 kartę pod talię
fx-range-end-of-turn = zasięg +{ $n } do końca tury (ataki, szlaki)
fx-range-next-attack = zasięg +{ $n } w następnym ataku; czeka na słoju ataku
fx-tree = aktywuj drzewo
fx-scroll = wykonaj pierwszy zwój swojego toru legendy (ze szlakami: połóż lub przenieś 1)
fx-move = przesuń { $unit } o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }{ $start ->
        [none] { "" }
       *[other] { " " }z pola { $start }
    }{ $dest ->
        [none] { "" }
       *[other] { " " }na pole { $dest }
    }
fx-move-townsfolk = przesuń 1 mieszkańca o 1 pole{ $dest ->
        [none] { "" }
       *[other] { " " }na pole { $dest }
    }
fx-relocate = przenieś { $unit }{ $start ->
        [none] { "" }
       *[other] { " " }z pola { $start }
    }{ $n ->
        [one] { " " }na pole { $dest }
       *[other] , każdą na pole { $dest }
    }
fx-remove = zdejmij z mapy { $unit }{ $start ->
        [none] { "" }
       *[other] { " " }z pola { $start }
    }{ $start ->
        [none] { "" }
       *[other] ; nie ma za to punktów
    }
fx-pull = przyciągnij { $what }{ $start ->
        [none] { "" }
       *[other] { " " }z pola { $start }
    } o 1 pole do { $ref }
fx-push = odepchnij { $what }{ $start ->
        [none] { "" }
       *[other] { " " }z pola { $start }
    } o 1 pole od { $ref }
fx-place-storm = połóż 1 burzę na polu { $at }
fx-place-tokens =
    { $n ->
        [one] połóż { $n } wybrany żeton zdolności z pudełka na polu { $at }
       *[other] połóż po 1 wybranym żetonie zdolności z pudełka na { $n } różnych polach { $at }
    }
fx-place-cube = połóż 1 własną kostkę z zapasu na polu { $at }
fx-place-terrain-cube = połóż 1 wybraną kostkę terenu na polu { $at }
fx-place-wrath = połóż żeton gniewu na polu { $at }
fx-place-taunts =
    { $n ->
        [one] połóż { $n } zaczepkę
        [few] połóż { $n } zaczepki
       *[other] połóż { $n } zaczepek
    } na różnych polach { $at }. Jednostka na polu usuwa żeton. Na koniec rundy ZRÓDŹ 1 marę na każdym polu z zaczepką
fx-place-nail = włóż gwóźdź pod jednostkę na polu { $at }. Nie ruszy się ona, dopóki właściciel nie zapłaci 1 MARSZU za zwrot gwoździa
fx-take-token =
    { $n ->
        [one] od razu zbierz { $n } żeton zdolności z pola { $start }
        [few] od razu zbierz { $n } żetony zdolności z pól { $start }
       *[other] od razu zbierz { $n } żetonów zdolności z pól { $start }
    }
hex-terrain = terenu
hex-no-units = bez jednostek
hex-empty = bez niczego poza gniazdami, kostkami, burzami i korzeniami
hex-not-brambles = poza cierniami
hex-edge = na brzegu mapy
hex-home = twojego domu
hex-no = bez { $what }
hex-within = w odległości do { $most } od { $what }
hex-exactly = w odległości dokładnie { $most } od { $what }
hex-ring = w odległości { $least }–{ $most } od { $what }
hex-adjacent = obok { $what }
hex-line = w linii prostej od { $what }
hex-terrain-as = terenu, na którym stoi { $what }
some-self-haint =
    { $n ->
        [one] { $n } własną marę
        [few] najwyżej { $n } własne mary
       *[other] najwyżej { $n } własnych mar
    }
some-self-legend =
    { $n ->
        [one] swoją legendę
        [few] najwyżej { $n } swoje legendy
       *[other] najwyżej { $n } swoich legend
    }
some-self-unit =
    { $n ->
        [one] { $n } własną jednostkę
        [few] najwyżej { $n } własne jednostki
       *[other] najwyżej { $n } własnych jednostek
    }
some-enemy-haint =
    { $n ->
        [one] { $n } wrogą marę
        [few] najwyżej { $n } wrogie mary
       *[other] najwyżej { $n } wrogich mar
    }
some-enemy-unit =
    { $n ->
        [one] { $n } wrogą jednostkę
        [few] najwyżej { $n } wrogie jednostki
       *[other] najwyżej { $n } wrogich jednostek
    }
some-any-haint =
    { $n ->
        [one] { $n } marę dowolnej frakcji
        [few] najwyżej { $n } mary dowolnej frakcji
       *[other] najwyżej { $n } mar dowolnej frakcji
    }
some-any-unit =
    { $n ->
        [one] { $n } jednostkę dowolnej frakcji
        [few] najwyżej { $n } jednostki dowolnej frakcji
       *[other] najwyżej { $n } jednostek dowolnej frakcji
    }
some-any-legend =
    { $n ->
        [one] { $n } dowolną legendę
        [few] najwyżej { $n } legendy
       *[other] najwyżej { $n } legend
    }
some-infected-haint =
    { $n ->
        [one] { $n } zarażoną marę
        [few] najwyżej { $n } zarażone mary
       *[other] najwyżej { $n } zarażonych mar
    }
some-uninfected-haint =
    { $n ->
        [one] { $n } niezarażoną marę
        [few] najwyżej { $n } niezarażone mary
       *[other] najwyżej { $n } niezarażonych mar
    }
some-hester = Hester
some-townsfolk =
    { $n ->
        [one] { $n } mieszkańca
       *[other] najwyżej { $n } mieszkańców
    }
some-ability-token =
    { $n ->
        [one] { $n } żeton zdolności
        [few] najwyżej { $n } żetony zdolności
       *[other] najwyżej { $n } żetonów zdolności
    }
some-doll =
    { $n ->
        [one] { $n } lalkę
        [few] najwyżej { $n } lalki
       *[other] najwyżej { $n } lalek
    }
each-self-haint = każdą swoją marę
each-self-legend = każdą swoją legendę
each-self-unit = każdą swoją jednostkę
each-enemy-haint = każdą wrogą marę
each-enemy-unit = każdą wrogą jednostkę
each-any-haint = każdą marę
each-any-unit = każdą jednostkę
each-any-legend = każdą legendę
each-infected-haint = każdą zarażoną marę
each-uninfected-haint = każdą niezarażoną marę
each-hester = Hester
of-legend = twojej legendy
of-goblin = goblina
of-kammi = Kammi
of-home = twojego domu
of-storm-placed = tej burzy
of-townsfolk-pulled = tego mieszkańca
of-enemy-legend = wrogiej legendy
of-self-haint = twojej mary
of-self-legend = twojej legendy
of-self-unit = twojej jednostki
of-enemy-haint = wrogiej mary
of-enemy-unit = wrogiej jednostki
of-any-haint = mary
of-any-unit = jednostki
of-any-legend = legendy
of-infected-haint = zarażonej mary
of-uninfected-haint = niezarażonej mary
of-hester = Hester
of-ability-token = żetonu zdolności
of-storm = burzy
of-trail = szlaku
of-townsfolk = mieszkańca
of-building = budynku
of-doll = lalki
of-terrain-cube = kostki terenu
of-root = korzenia
of-fire = ognia
is-legend = twoja legenda
is-goblin = goblin
is-kammi = Kammi
is-home = twój dom
is-storm-placed = ta burza
is-townsfolk-pulled = ten mieszkaniec
is-enemy-legend = wroga legenda
is-self-haint = twoja mara
is-self-legend = twoja legenda
is-self-unit = twoja jednostka
is-enemy-haint = wroga mara
is-enemy-unit = wroga jednostka
is-any-haint = mara
is-any-unit = jednostka
is-any-legend = legenda
is-infected-haint = zarażona mara
is-uninfected-haint = niezarażona mara
is-hester = Hester
with-legend = z twoją legendą
with-goblin = z goblinem
with-kammi = z Kammi
with-home = z twoim domem
with-storm-placed = z tą burzą
with-townsfolk-pulled = z tym mieszkańcem
with-enemy-legend = z wrogą legendą
with-self-haint = z twoją marą
with-self-legend = z twoją legendą
with-self-unit = z twoją jednostką
with-enemy-haint = z wrogą marą
with-enemy-unit = z wrogą jednostką
with-any-haint = z marą
with-any-unit = z jednostką
with-any-legend = z legendą
with-infected-haint = z zarażoną marą
with-uninfected-haint = z niezarażoną marą
with-hester = z Hester
with-ability-token = z żetonem zdolności
with-storm = z burzą
with-trail = ze szlakiem
with-townsfolk = z mieszkańcem
with-building = z budynkiem
with-doll = z lalką
with-terrain-cube = z kostką terenu
with-root = z korzeniem
with-fire = z ogniem
to-legend = swojej legendy
to-goblin = goblina
to-kammi = Kammi
to-home = swojego domu
to-storm-placed = tej burzy
to-townsfolk-pulled = tego mieszkańca
to-enemy-legend = wrogiej legendy
fx-malachi-attack = wykonaj z jego pola 1 atak; liczy się za 2 jednostki. Potem go zabierz
fx-kammi-replay = zagraj ponownie 1 wyłożoną kartę, za każdym razem inną; zostaje wyłożona
fx-distant-tremors = wszystkie ZRODZENIA tej tury możesz wykonać w zasięgu swojej legendy (dom nadal działa)
fx-confluence-pull = przyciągnij wszystko z 1 pola o 1 pole do swojej legendy
fx-knife-in-the-dark = w następnym ataku dostajesz 2 kostki za przewagę, a przeciwnik żadnej; czeka na słoju ataku
fx-blood-money-trigger = gdy jednostka tam wejdzie lub przejdzie, kostka idzie na pole bitwy
fx-ambush-move = przesuń jedną swoją legendę o 1 pole; może zabrać mary
fx-needed-sacrifice-trigger = gdy wejdzie niezarażona mara, kostka idzie na pole bitwy
fx-trails = zdejmij z mapy dowolne szlaki i połóż dowolne szlaki z zapasu w zasięgu legendy: najwyżej 2 na polu, nie w ogniu
fx-emmy-shelter = na każde pole z co najmniej 1 twoją marą i bez czerwonej kostki połóż 1 czerwoną kostkę z zapasu. Kostka idzie na pole bitwy, gdy Emmy tam wejdzie albo gdy jednostka na tym polu zostanie zaatakowana
fx-levi-march = każda twoja mara może przejść o 1 pole: na teren, na którym stoi Levi, albo z takiego pola na dowolne sąsiednie. To nie MARSZ
fx-odessa-store = przenieś najwyżej 3 własne kostki z pola bitwy na planszę Odessy (nigdy więcej niż 3). Po każdej aktywacji drzewa możesz zwrócić dowolną ich liczbę
fx-willa-pick = zajrzyj do worka, weź 1 żeton (także ulepszenie) i aktywuj go
fx-kammi-grid-cubes = połóż 1 fioletową kostkę na każdym rzędzie tabeli, przy którym z prawej nie leży żeton. Trafią na pole bitwy, gdy wybierzesz ten rząd
fx-kammi-pull-doll = przyciągnij 1 lalkę o 1 pole do Kammi; jednostka z jej pola może iść z nią, jeśli chce jej właściciel
fx-kammi-swap = Kammi i goblin zamieniają się miejscami
fx-goblin-knocker = zabij 1 wrogą marę na każdym polu obok goblina, potem usuń goblina z gry i odrzuć wszystkie wyłożone karty goblinów
fx-goblin-bruiser = przesuń każdą legendę (swoją i cudzą, Hester także) o najwyżej 2 pola, bez mar i nie na pole z mieszkańcem lub budynkiem ani przez nie
fx-take-lantern = weź latarnię: przy równej liczbie rozbitych słojów masz pierwszeństwo, a remis punktów rozstrzyga latarnia
fx-spoon-back = łyżka licznika mar cofa się o jeden; może to dać punkt
fx-leap-over-storm = przesuń legendę o 2 pola w linii prostej nad sąsiednim polem z burzą
fx-keyhole = wybierz pole w odległości 1–2 od goblina i przenieś na nie z sąsiednich pól najwyżej 3 rzeczy (mieszkańców, budynki, żetony zdolności); nie mieszkańca i budynek naraz
fx-doll-whisper = tylko z lalką w odległości do 2 od goblina: przesuń 2 wrogie mary w odległości do 2 od goblina, każdą o 1 pole, na 2 różne pola
fx-trick-swap = zamień 1 własną marę w odległości do 2 od goblina z dowolną wrogą; obie muszą być na polu same i bez celów
fx-spite = za każdą wrogą marę w odległości do 2 od goblina zdejmij 1 wrogą kostkę z pola bitwy; wracają na koniec tury
fx-white-innards = przesuń 1 zarażoną marę o najwyżej 2 pola; nie może skończyć na polu z zarażoną marą innej frakcji ani obok niej
fx-wild-tangle = wymień 1 swoją kostkę terenu na 1 innego koloru z zapasu
fx-protege = pierwsze zarażenie w tej turze nie kosztuje kostek; korzeń nadal potrzebny; działa też na cierniach i górach
fx-well-see = przeciwnik z najmniejszą liczbą kostek na polu bitwy zyskuje 1 kostkę; ty 1 wybraną kostkę terenu
fx-sloth = Hester możesz przywołać za kostki dowolnego 1 koloru
fx-hurts-a-moment = zapłać 2 kostki dowolnych kolorów: zaraź marę na polu z zarażoną marą. Można przed drzewem; to nie akcja zarażenia
fx-night-terror = każda zarażona mara i Hester może przejść na sąsiednie pole takiego terenu, na jakim płonie 1 z twoich ogni
fx-drawn-together = wybierz pole obok 2 zarażonych mar różnych frakcji; przesuń obie tam i roznieć ogień
fx-desperate-grip = weź korzeń położony w tej turze jako pierwszy i połóż go znów na końcu drogi; bez kostki za niego
fx-catch-breath = nikt nie może atakować ani zarażać, dopóki wszyscy inni nie rozegrają 1 tury
fx-where-oh-where = poproś gracza, by w obszarze wskazanym strzałką położył X na polu, gdzie szukanej rzeczy nie ma
fx-ff-extra-nest = zagraj w tej turze jeszcze 1 gniazdo
fx-ff-move-nest = przesuń 1 gniazdo (z ofertą) na sąsiednie pole bez jednostek i ognia
fx-ff-beckon = przesuń 1 legendę (nie Hester) o 1 pole do gniazda z ofertą
fx-ff-swap-offers = zamień oferty 2 gniazd albo 1 swoją ofertę z ręki z ofertą w gnieździe
fx-ff-gleaning = zabierz najwyżej 3 gniazda bez ofert; za każde 1 kostka poszukiwań
fx-ff-free-arrow = połóż strzałkę przy gnieździe, które ma jeszcze ofertę; oferta zostaje
fx-ff-guess = zgadnij 1 pole
fx-ff-new-season = przenieś 1 swoją kostkę poszukiwań na inny teren; możesz wymienić 1 zadanie z ręki
trait-faction = Frakcja
trait-map = Strona mapy
trait-legend = Legenda
trait-track = Tor legendy
trait-lantern = Latarnia w pierwszej rundzie
measure-rescue = ocaleni mieszkańcy
measure-ruin = zniszczone budynki
measure-doll = lalka
measure-kill = zabicia (rozdziały 1 i 2)
measure-dial = licznik mar
measure-brambles = ciernie
measure-fire = ugaszone ognie
measure-abilities-jars = rozbite słoje zdolności
measure-wild-jars = rozbite słoje dzikości
measure-legend-jars = rozbite słoje legendy
measure-attack-jars = rozbite słoje ataku
measure-rounds = rundy
measure-attacks = ataki
measure-kills = zabite mary
measure-infections = zarażenia
measure-fires = rozpalone ognie
measure-feasts = pożarte legendy
measure-quests-done = wykonane zadania
measure-found = znalezione rzeczy
choice-card = karty
choice-tile = kafelki premii
choice-break = słoje
ref-protectors-on-a = Obrońcy na stronie A
ref-protectors-on-b = Obrońcy na stronie B
ref-family-on-a = Rodzina na stronie A
ref-family-on-b = Rodzina na stronie B
ref-kammi-on-a = Kammi na stronie A
ref-kammi-on-b = Kammi na stronie B
ref-hester-on-a = Hester na stronie A
ref-hester-on-b = Hester na stronie B
ref-fair-folk-on-a = Baśniowy Lud na stronie A
ref-fair-folk-on-b = Baśniowy Lud na stronie B
ref-protectors-first = Obrońcy z latarnią
ref-protectors-second = Obrońcy bez latarni
ref-family-first = Rodzina z latarnią
ref-family-second = Rodzina bez latarni
ref-kammi-first = Kammi z latarnią
ref-kammi-second = Kammi bez latarni

## Presets

preset-first = Rozdział 1
    .about = Obrońcy przeciw Rodzinie, podstawowe zasady
preset-second = Rozdział 2
    .about = wszystkie legendy i karty na ręce
preset-solo = Solo
    .about = grasz jako Hester
preset-hester = Nadchodzi Hester
    .about = trzy strony, rozdział 5
preset-usual = Rozdział 3
    .about = z kafelkami premii i licznikiem mar
preset-kammi = Kammi
    .about = z goblinami, rozdział 4
preset-fair = Baśniowy Lud
    .about = z dodatkiem

## The terminal

terminal-round = Runda { $round }
terminal-turn = tura: { $side }
terminal-lantern = latarnia: { $side }
terminal-ground = na polu bitwy:
terminal-vp = { $n } PZ
terminal-jars = słoje: { $jars }
terminal-stock = dzikość { $wild }, mary { $haints }
terminal-squares = { $n } z 6 pól
terminal-found = znaleziono { $n } z 3
terminal-hand = na ręce: { $cards }
terminal-signs = 3 mary, mała litera: zarażone, ★ legenda · ⚡ burza ≈ szlak ♨ płomienie ☺ mieszkaniec ⌂ budynek ♟ lalka ∩ gniazdo × nie tu § korzeń † gwóźdź ▪ kostka ! pułapka → + ■ ✦ żetony zdolności (MARSZ, ZRODZENIE, WZMOCNIENIE, legenda)
