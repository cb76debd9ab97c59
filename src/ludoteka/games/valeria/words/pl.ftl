game-name = Valeria: Karciane królestwa
game-tagline = Werbuj mieszkańców, pokonuj potwory, buduj włości: kto panuje nad kośćmi, ten panuje w królestwie.

## Stoły

setting-areas = Krainy potworów
setting-citizens = Mieszkańcy
setting-random-citizens = Losowi mieszkańcy
setting-random-citizens-off = Nie
setting-random-citizens-on = Tak: wymieszane stosy
setting-dukes = Książęta
setting-dukes-on = Tajni książęta
setting-dukes-off = Bez książąt
setting-events = Wrogie wydarzenia
setting-events-off = Nie
setting-events-on = Tak
setting-chosen-events = Wydarzenia, które na pewno są w grze
setting-level = Mroczny Pan
setting-level-normal = Zwykły
setting-level-hard = Trudny
setting-level-very-hard = Bardzo trudny
setting-first = Kto zaczyna
setting-first-random = Losowo
setting-first-p0 = Pierwsze miejsce
setting-first-p1 = Drugie miejsce
setting-first-p2 = Trzecie miejsce
setting-first-p3 = Czwarte miejsce
setting-first-p4 = Piąte miejsce

## Pytania

prompt-duke = Którego księcia zatrzymujesz?
prompt-dice = Na kościach { $dice }: zmieniasz którąś?
prompt-order = Co rozpatrujesz najpierw?
prompt-token = { $card }: gdzie kładziesz { $token_accusative }?
prompt-income =
    { $times ->
        [one] { $card }: co bierzesz?
       *[other] { $card } ({ $times }×): co bierzesz?
    }
prompt-trade = Co wymieniasz?
prompt-steal = { $card }: komu zabierasz?
prompt-act =
    { $action ->
        [1] Pierwsza akcja: co robisz?
        [2] Druga akcja: co robisz?
       *[other] Akcja { $action }: co robisz?
    }
prompt-reward = { $card }: wybierz nagrodę
prompt-citizen = { $card }: którego mieszkańca bierzesz?
prompt-slay = { $card }: pokonujesz jeszcze jednego potwora?
prompt-seize = { $card }: zabierasz potwora?
prompt-return-citizen = { $card }: odkładasz któregoś mieszkańca?
prompt-return-monster = { $card }: odkładasz któregoś pokonanego potwora?
prompt-attack = Potwory atakują: co porywają?

## Możliwości

option-keep = Zatrzymaj: { $a }
option-announce = Ogłoś wynik
option-pass = Nie, dziękuję
option-gain =
    { $n ->
        [0] Zdobądź zasób
       *[other] Zdobądź { $a_accusative }
    }
option-slay =
    { $n ->
        [0] Pokonaj potwora
        [1] Pokonaj: { $a }
       *[other] Pokonaj: { $a } (cena: { $b })
    }
option-recruit =
    { $n ->
        [0] Zwerbuj mieszkańca
        [1] Zwerbuj: { $a }
       *[other] Zwerbuj: { $a } (cena: { $b })
    }
option-build =
    { $n ->
        [0] Wybuduj włość
        [1] Wybuduj: { $a }
       *[other] Wybuduj: { $a } (cena: { $b })
    }
option-take =
    { $n ->
        [0] Weź
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-trade =
    { $n ->
        [0] Wymień
        [1] Wymiana: { $a }
       *[other] Wymiana: { $a }, { $b }
    }
option-steal =
    { $n ->
        [0] Zabierz przeciwnikowi
        [1] { $a }
        [2] { $a } od gracza { $b }
       *[other] { $a }: { $c } od gracza { $b }
    }
option-seize =
    { $n ->
        [0] Zabierz potwora
       *[other] Zabierz potwora: { $a }
    }
option-return =
    { $n ->
        [0] Odłóż
       *[other] Odłóż: { $a }
    }
option-use =
    { $n ->
        [0] Rozpatrz
       *[other] Najpierw: { $a }
    }
option-put =
    { $n ->
        [0] Połóż żeton
       *[other] Na kartę: { $a }
    }
option-change =
    { $n ->
        [0] Zmień kość
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-attack =
    { $n ->
        [0] Atak
        [1] Atak: { $a }
        [2] Atak: { $a }, { $b }
       *[other] Atak: { $a }, { $b }, { $c }
    }

## Wydarzenia

event-table-laid = Królestwo gotowe: { $areas }. Zaczyna { $first }.
event-duke-kept =
    { $duke ->
        [none] { $seat } w tajemnicy wybiera księcia.
       *[other] { $seat } zatrzymuje księcia: { $duke }.
    }
event-dark-lord-came = Jeden z książąt przeszedł na stronę zła: nadchodzi Mroczny Pan.
event-turn-began =
    { $resting ->
        [none] Tura { $turn }: { $seat }.
       *[other] Tura { $turn }: { $seat }. Odpoczywa { $resting }.
    }
event-dice-rolled = { $seat } wyrzuca { $first } i { $second }.
event-die-changed = { $seat } używa karty { $domain }: na { $die }. kości jest teraz { $value } (cena: { $paid }).
event-event-struck = Uderza wydarzenie { $card }.
event-token-put = { $card }: { $seat } kładzie { $token_accusative } na kartę { $target }.
event-lost = { $card }: { $seat } traci { $what_accusative }.
event-earned = { $seat }: { $card } daje { $what_accusative }.
event-traded = { $seat }: { $card } zamienia { $paid_accusative } na { $what_accusative }.
event-stolen =
    { $victim ->
        [none] { $seat } bierze { $what_accusative } ({ $card }).
       *[other] { $seat } zabiera graczowi { $victim } { $what_accusative } ({ $card }).
    }
event-monster-slain = { $seat } pokonuje potwora: { $monster } (cena: { $paid }).
event-citizen-recruited = { $seat } werbuje: { $citizen } (cena: { $paid }).
event-domain-built = { $seat } buduje włość: { $domain } (cena: { $paid }).
event-resource-gained = { $seat } zdobywa { $what_accusative }.
event-gained = { $seat }: { $card } daje { $what_accusative }.
event-tokens-gained = { $seat } bierze z karty { $monster } { $what_accusative }.
event-citizen-gained = { $seat } bierze za darmo: { $citizen } ({ $card }).
event-citizen-returned = { $seat } odkłada: { $citizen }.
event-monster-returned = { $seat } odkłada: { $monster }.
event-monster-taken =
    { $victim ->
        [none] { $seat } bierze ze stosu: { $monster }.
       *[other] { $seat } zabiera graczowi { $victim }: { $monster }.
    }
event-domain-revealed = Nowa włość: { $domain }.
event-citizen-revealed = Nowy mieszkaniec: { $citizen }.
event-stack-exhausted = Wyczerpano: { $stack } ({ $count } z { $limit }).
event-hostile-event-came = Wyczerpano: { $stack } ({ $count } z { $limit }). Wrogie wydarzenie: { $card }.
event-column-attacked =
    { $monster ->
        [none] Mroczny Pan atakuje kolumnę { $column }.
       *[other] { $monster } atakuje kolumnę { $column }.
    }
event-citizen-captured = Mroczny Pan porywa mieszkańca: { $citizen }.
event-domain-captured = Mroczny Pan zajmuje włość: { $domain }.
event-column-fell = Kolumny { $column } nie ma już kto bronić.
event-end-triggered = Koniec jest blisko: { $reason }. Wszyscy rozegrają tyle samo tur.
event-duke-revealed = { $seat } ujawnia księcia: { $duke }.
event-dark-lord-revealed = Mroczny Pan to { $duke }.
event-scored = { $seat }: { $source } { $points }.
event-dark-lord-scored = Mroczny Pan: { $source } { $points }.
event-game-ended =
    { $scores ->
        [none] Zwycięstwo: { $winners }.
       *[other] Zwycięstwo: { $winners }. Punkty: { $scores }.
    }
event-dark-lord-won =
    { $scores ->
        [none] Wygrywa Mroczny Pan.
       *[other] Wygrywa Mroczny Pan. Punkty: { $scores }.
    }

## Dlaczego nie

why-not-your-turn = To nie twoja tura.
why-not-now = Akcje wykonujesz w fazie akcji swojej tury.
why-not-on-top = { $card } leży pod inną kartą.
why-not-in-centre = { $card } nie leży teraz na stosach centralnych.
why-missing-gold =
    { $price ->
        [one] { $card } kosztuje { $price } sztukę złota; nawet z magią brakuje ci { $missing }.
        [few] { $card } kosztuje { $price } sztuki złota; nawet z magią brakuje ci { $missing }.
       *[other] { $card } kosztuje { $price } sztuk złota; nawet z magią brakuje ci { $missing }.
    }
why-missing-strength = { $card } wymaga { $price } siły; nawet z magią brakuje ci { $missing }.
why-missing-magic = { $card } wymaga { $price } magii; brakuje ci { $missing }.
why-needs-real-gold = Magia może zastąpić złoto, ale co najmniej 1 sztuka musi być prawdziwa.
why-needs-real-strength = Magia może zastąpić siłę, ale co najmniej 1 siła musi być prawdziwa.
why-missing-role = { $card }: potrzebujesz { $symbols }, masz { $own }.
why-one-citizen-a-stack = Każda liczba ma dokładnie jednego mieszkańca: { $stack } są wybrani kilka razy, inny stos zostałby pusty.
why-solo-needs-dukes = Bez książąt nie można grać solo: Mroczny Pan jest jednym z nich.
why-level-is-for-solo = Poziom Mrocznego Pana dotyczy tylko gry dla jednej osoby.
why-no-such-seat = Przy tym stole nie ma miejsca { $number }: zaczynać musi ktoś inny.
why-events-are-off = Wydarzenia można wybrać tylko wtedy, gdy wrogie wydarzenia są w grze.
why-too-many-events =
    { $most ->
        [one] Przy tylu graczach w grze jest { $most } wydarzenie; wybrano ich { $chosen }.
        [few] Przy tylu graczach w grze są { $most } wydarzenia; wybrano ich { $chosen }.
       *[other] Przy tylu graczach w grze jest { $most } wydarzeń; wybrano ich { $chosen }.
    }

## Co przemawia za wyborem

hint-rolls = płaci przy { $n } rzutach na 36
hint-duke =
    { $n ->
        [one] { $duke } daje za to { $n } punkt
        [few] { $duke } daje za to { $n } punkty
       *[other] { $duke } daje za to { $n } punktów
    }
hint-opens = dokłada ostatni symbol, którego wymaga { $card }
hint-points =
    { $n ->
        [one] przynosi { $n } punkt
        [few] przynosi { $n } punkty
       *[other] przynosi { $n } punktów
    }
hint-gives = od razu dostajesz { $what_accusative }
hint-denies = stać na to także gracza { $seat }
hint-lasts = zdolność służy ci do końca gry
hint-end = wyczerpanych stosów będzie { $n } z { $all }, a w jawnych punktach prowadzisz
hint-leaves = zostaje ci: { $what }
hint-leaves-nothing = pochłania wszystko, co masz
hint-affords = potem stać cię na kartę { $card }
hint-have = masz wtedy: { $what }
hint-prey-points =
    { $n ->
        [one] tobie dałaby { $n } punkt
        [few] tobie dałaby { $n } punkty
       *[other] tobie dałaby { $n } punktów
    }
hint-prey-left =
    { $n ->
        [one] w stosie zostaje { $n } mieszkaniec
        [few] w stosie zostaje { $n } mieszkańców
       *[other] w stosie zostaje { $n } mieszkańców
    }
hint-symbols = symbole, za które płaci, ma { $n } z { $all } mieszkańców na środku stołu
hint-lit-now =
    { $n ->
        [one] już teraz uruchamia { $n } twoją kartę
        [few] już teraz uruchamia { $n } twoje karty
       *[other] już teraz uruchamia { $n } twoich kart
    }
hint-lit =
    { $n ->
        [one] uruchamia { $n } twoją kartę zamiast { $now }
        [few] uruchamia { $n } twoje karty zamiast { $now }
       *[other] uruchamia { $n } twoich kart zamiast { $now }
    }
hint-from-leader = najwięcej jawnych punktów z rywali ma { $seat }: { $n }

## Zakończenia

reason-points = Najwięcej punktów zwycięstwa.
reason-smaller-duchy = Remis punktowy: wygrywa mniejsze księstwo.
reason-shared = Równe punkty i księstwa: wspólne zwycięstwo.
reason-slain = Wszystkie potwory pokonane: królestwo ocalone.
reason-overrun = Padła kolumna bez obrońców: królestwo stracone.
reason-lord-beaten = Więcej punktów niż Mroczny Pan.
reason-lord-stronger = Mroczny Pan ma co najmniej tyle samo punktów.

## Rzeczy

ref-nothing = nic
ref-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
    .accusative =
        { $n ->
            [one] { $n } sztukę złota
            [few] { $n } sztuki złota
           *[other] { $n } sztuk złota
        }
ref-strength =
    { $n ->
        [one] { $n } siła
        [few] { $n } siły
       *[other] { $n } siły
    }
    .accusative =
        { $n ->
            [one] { $n } siłę
            [few] { $n } siły
           *[other] { $n } siły
        }
ref-magic =
    { $n ->
        [one] { $n } magia
        [few] { $n } magii
       *[other] { $n } magii
    }
    .accusative =
        { $n ->
            [one] { $n } magię
            [few] { $n } magii
           *[other] { $n } magii
        }
ref-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[other] { $n } punktów zwycięstwa
    }
ref-times = { $n }×
ref-die =
    { $n ->
        [1] pierwsza kość
       *[other] druga kość
    }
ref-roll = liczba { $n }
ref-column = kolumna { $n }
ref-supply = zasoby ogólne
ref-dark-lord = Mroczny Pan
ref-bare = Wyczerpano
ref-stack = mieszkańcy { $n }
ref-stack-9 = mieszkańcy 9/10
ref-stack-11 = mieszkańcy 11/12
ref-domains = włości w kolumnie { $n }
ref-end-exhausted = wyczerpano dość stosów
ref-end-monsters = wszystkie potwory są pokonane
ref-end-domains = wszystkie włości są wybudowane
ref-score-monsters = pokonane potwory
ref-score-domains = włości
ref-score-board = punkty na planszy
ref-score-worker = symbole robotników
ref-score-soldier = symbole żołnierzy
ref-score-shadow = symbole półświatka
ref-score-holy = symbole duchownych
ref-score-resources = zasoby
ref-score-most-citizens = najwięcej mieszkańców
ref-score-most-monsters = najwięcej potworów
ref-score-most-domains = najwięcej włości
ref-score-duke-worker = książę: symbole robotników
ref-score-duke-soldier = książę: symbole żołnierzy
ref-score-duke-shadow = książę: symbole półświatka
ref-score-duke-holy = książę: symbole duchownych
ref-score-duke-resources = książę: zasoby
ref-score-duke-monsters = książę: potwory
ref-score-duke-citizens = książę: mieszkańcy
ref-score-duke-domains = książę: włości
ref-score-duke-boss = książę: dowódcy
ref-score-duke-minion = książę: słudzy
ref-score-duke-beast = książę: bestie
ref-score-duke-titan = książę: kolosy

## Karty

ref-worker = Robotnicy
ref-soldier = Żołnierze
ref-shadow = Półświatek
ref-holy = Duchowni
ref-symbol-worker =
    { $n ->
        [one] { $n } symbol robotnika
        [few] { $n } symbole robotnika
       *[other] { $n } symboli robotnika
    }
ref-symbol-soldier =
    { $n ->
        [one] { $n } symbol żołnierza
        [few] { $n } symbole żołnierza
       *[other] { $n } symboli żołnierza
    }
ref-symbol-shadow =
    { $n ->
        [one] { $n } symbol półświatka
        [few] { $n } symbole półświatka
       *[other] { $n } symboli półświatka
    }
ref-symbol-holy =
    { $n ->
        [one] { $n } symbol duchownego
        [few] { $n } symbole duchownego
       *[other] { $n } symboli duchownego
    }
ref-boss = Dowódca
ref-minion = Sługa
ref-beast = Bestia
ref-titan = Kolos
ref-hills = Wzgórza
ref-ruins = Ruiny
ref-forest = Lasy
ref-valley = Dolina
ref-mountains = Góry
ref-barrens = Pustkowia
ref-swamp = Bagna
ref-caverns = Jaskinie
ref-starter-peasant = Wieśniak
ref-starter-knight = Rycerz
ref-starter-herald = Herold
ref-cleric = Kleryczka
ref-monk = Mnich
ref-merchant = Kupiec
ref-blacksmith = Kowal
ref-mercenary = Najemnik
ref-alchemist = Alchemik
ref-archer = Łuczniczka
ref-wizard = Czarodziej
ref-peasant = Wieśniak
ref-knight = Rycerz
ref-rogue = Łotr
ref-thief = Złodziejka
ref-champion = Czempion
ref-warlord = Wódz wojenny
ref-paladin = Paladyn
ref-priestess = Kapłanka
ref-butcher = Rzeźnik
ref-miner = Górnik
ref-goblin = Goblin
ref-goblin-mage = Gobliński mag
ref-goblin-king = Król goblinów
ref-skeleton = Szkielet
ref-flaming-skeleton = Płonący szkielet
ref-skeleton-king = Król szkieletów
ref-treant = Drzewiec
ref-bane-spider = Przeklęty pająk
ref-spider-queen = Królowa pająków
ref-owlbear = Sowoniedźwiedź
ref-giant = Olbrzym
ref-troll = Troll
ref-dire-bear = Wściekły niedźwiedź
ref-orc-warrior = Wojownik orków
ref-orc-chieftain = Wódz orków
ref-gargoyle = Gargulec
ref-wraith = Upiór
ref-witch-queen = Królowa wiedźm
ref-gelatinous-cube = Galaretowaty sześcian
ref-basilisk = Bazyliszek
ref-swamp-dragon = Smok bagienny
ref-kobolds = Koboldy
ref-gold-golem = Złoty golem
ref-red-dragon = Czerwony smok
ref-corrupted-cleric = Splugawiona kleryczka
ref-giant-leech = Olbrzymia pijawka
ref-bat-swarm = Rój nietoperzy
ref-sorcerer = Czarnoksiężnik
ref-mimic = Mimik
ref-kobold-thieves = Koboldzi złodzieje
ref-exhausted = Wyczerpanie
ref-foxgrove-palisade = Palisada w Lisim Gaju
ref-the-desert-orchid = Pustynna Orchidea
ref-emerald-stronghold = Szmaragdowa Twierdza
ref-pratchetts-plateau = Płaskowyż Pratchetta
ref-cathedral-of-st-aquila = Katedra św. Akwili
ref-darktide-harbour = Przystań Mrocznego Przypływu
ref-cloudriders-camp = Obóz Jeźdźców Chmur
ref-the-orb-of-urdr = Kula Urdr
ref-rogues-landing = Przystań Łotrów
ref-blood-crow-army = Armia Krwawych Kruków
ref-eye-of-asteraten = Oko Asteratenu
ref-cutthroats-truce = Rozejm Rzezimieszków
ref-halfpenny-hill = Wzgórze Półgrosza
ref-shattered-hand = Strzaskana Dłoń
ref-forgotten-sorrows = Zapomniane Smutki
ref-watcher-on-the-water = Strażnik nad Wodą
ref-gargans-embrace = Objęcia Gargana
ref-nest-of-the-weaver-witch = Gniazdo Wiedźmy Tkaczki
ref-palace-of-the-dawn = Pałac Świtu
ref-grimmwater-keep = Twierdza Ponurej Wody
ref-the-violet-thorn = Fioletowy Cierń
ref-purloiners-perch = Zamek Rabusiów
ref-golden-obelisk-of-nae = Złoty Obelisk Nae
ref-monolith-of-ostendaar = Monolit Ostendaaru
ref-cornelius-the-dreamer = Kornelius Marzyciel
ref-elsyn-saint-of-shadows = El'syn, Święty Cieni
ref-elysium-the-allsmith = Elysium Wszechkowal
ref-hrothgar-the-conqueror = Hrothgar Zdobywca
ref-isabella-the-righteous = Izabella Prawa
ref-lekzandr-the-protector = Lekzand'r Obrońca
ref-node-master-of-swords = Node, Mistrz Mieczy
ref-reese-the-firebrand = Reese Podżegacz
ref-simon-the-unclean = Simon Nieczysty
ref-waryn-lord-of-rogues = Waryn, Pan Łotrów

## Effects

said-and = { $most } i { $last }
said-or = { $most } albo { $last }
at-active = Przy własnym rzucie
at-passive = Przy cudzym rzucie
at-reward = Nagroda
at-instruction = Gdy wypadnie { $n }
fx-gain =
    { $per ->
        [none] zyskujesz { $amounts_accusative }
       *[other] zyskujesz { $amounts_accusative } za { $per }
    }
fx-gain-any =
    { $amount ->
        [one] zyskujesz { $amount } dowolny zasób
        [few] zyskujesz { $amount } zasoby jednego dowolnego rodzaju
       *[other] zyskujesz { $amount } zasobów jednego dowolnego rodzaju
    }
fx-choose = { $options }
fx-exchange =
    { $pay_per ->
        [none] możesz zapłacić { $pay_accusative } i { $then }
       *[other] możesz zapłacić { $pay_accusative } za { $pay_per }: { $then }
    }
fx-take = możesz zabrać wybranemu przeciwnikowi { $options_accusative }
fx-gain-citizen =
    { $optional ->
        [true] możesz wziąć za darmo ze środka
       *[other] bierzesz za darmo ze środka
    } { $name ->
        [none] { $role ->
            [none] dowolnego mieszkańca
           *[other] { $role }
        }
       *[other] kartę { $name }
    }{ $max_cost ->
        [none] { "" }
       *[other] { " " }o wydrukowanym koszcie najwyżej { $max_cost }
    }
fx-slay = możesz pokonać jeszcze jednego potwora za jego cenę
fx-take-monster = możesz zabrać przeciwnikowi losowego pokonanego potwora, bez nagrody
fx-return-citizen = możesz odłożyć swojego mieszkańca na stos i { $then }
fx-return-monster = możesz odłożyć pokonanego potwora na stos i { $then }
fx-set-die = jedna kość zmienia się na { $value }
fx-shift-die = { $by }
shift-down = możesz zmniejszyć jedną kość o { $n }
shift-up = możesz zwiększyć jedną kość o { $n }
fx-put-token = aktywny gracz kładzie { $what_accusative } na potworze
fx-lose = każdy traci { $what_accusative }
one-worker = robotnika
one-soldier = żołnierza
one-shadow = mieszkańca półświatka
one-holy = duchownego
per-citizens = każdego mieszkańca
per-citizens-worker = każdego robotnika
per-citizens-soldier = każdego żołnierza
per-citizens-shadow = każdego mieszkańca półświatka
per-citizens-holy = każdego duchownego
per-named = każdą kartę { $which }
per-domains = każdą włość
per-monsters = każdego pokonanego potwora
per-monsters-area = każdego pokonanego potwora z krainy { $which }
per-monsters-type = każdego pokonanego potwora typu { $which }
per-roles-worker = każdy symbol robotnika
per-roles-soldier = każdy symbol żołnierza
per-roles-shadow = każdy symbol półświatka
per-roles-holy = każdy symbol duchownego
per-resources =
    { $n ->
        [1] każdy pozostały zasób
        [few] każde { $n } pozostałe zasoby
       *[other] każde { $n } pozostałych zasobów
    }
when-build = Po wybudowaniu: { $what }.
when-roll = Po twoim rzucie: { $what }.
when-doubles = Gdy komukolwiek wypadnie dublet: { $what }.
when-action-start = Na początku twoich akcji: { $what }.
when-action-end = Na końcu twoich akcji: { $what }.
when-slay = Gdy pokonasz potwora: { $what }.
when-gain-citizen = Gdy przybędzie do ciebie mieszkaniec: { $what }.
when-ignore-surcharge = Werbujesz za wydrukowany koszt, niezależnie od liczby kopii.
when-domain-discount =
    { $n ->
        [one] Twoje włości kosztują o { $n } sztukę złota mniej.
        [few] Twoje włości kosztują o { $n } sztuki złota mniej.
       *[other] Twoje włości kosztują o { $n } sztuk złota mniej.
    }
score-per = { $n } PZ za { $per }

## In the terminal; letters for gold, strength, magic, points

terminal-letters = Z S M PZ
terminal-turn = Tura { $turn }, { $phase }
terminal-dice = kości { $a } i { $b }, suma { $sum }
terminal-exhausted = wyczerpane stosy { $count } z { $limit }
terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
terminal-ask = ? i nazwa karty powie, co karta robi. Mieszkańcy: własny rzut | cudzy rzut.
terminal-setup = wybór książąt
terminal-roll = rzut
terminal-income = dochód
terminal-action = akcje
terminal-monsters = potwory
terminal-end = koniec tury
terminal-over = koniec gry
sign-citizen = mieszkaniec
sign-citizens = mieszkaniec
sign-monster = potwór
sign-monsters = potwór
sign-domain = włość
sign-domains = włość
sign-player = przeciwnik
sign-slay = pokonanie
sign-doubles = dublet
sign-turn = tura
kind-starter = Karta startowa
kind-citizen = Mieszkaniec
kind-monster = Potwór
kind-event = Wrogie wydarzenie
kind-domain = Włość
kind-duke = Książę
told-card = { $kind }{ $role ->
        [none] { "" }
       *[other] , { $role }
    }{ $numbers ->
        [none] { "" }
       *[other] , płaci przy { $numbers }
    }{ $odds ->
        [none] { "" }
       *[other] , około { $odds } razy na 100 rzutów
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

preset-first = Pierwsza gra
    .about = wybrane karty, nic wrogiego
preset-usual = Zwykła
    .about = mieszkańcy losowo, tajni książęta
preset-everything = Wszystko
    .about = także z wrogimi wydarzeniami
