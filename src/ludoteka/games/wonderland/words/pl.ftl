game-name = Wojna w Krainie Czarów
game-tagline = Pij herbatę, zbieraj dziwnych sprzymierzeńców i walcz o Krainę Czarów, która straciła rozum.

## Stoły

setting-allies = Karty sprzymierzeńców
setting-allies-A = Zestaw A
setting-allies-B = Zestaw B
setting-allies-C = Zestaw C
setting-allies-D = Zestaw D
setting-allies-random = Jeden wylosowany zestaw
setting-allies-mixed = Mieszany: po jednej karcie każdego rodzaju
setting-mix = Karty mieszanego zestawu (reszta losowo)
setting-factions = Frakcje
setting-factions-choose = Każdy wybiera
setting-factions-random = Losowo
setting-first = Kto zaczyna
setting-first-random = Losowo
setting-first-p0 = Pierwsze miejsce
setting-first-p1 = Drugie miejsce
setting-first-p2 = Trzecie miejsce
setting-first-p3 = Czwarte miejsce
setting-first-p4 = Piąte miejsce
setting-bags = Zawartość worków
setting-bags-tea = Widoczna tylko przy herbatce
setting-bags-always = Widoczna zawsze
setting-last-drawer = Kto dobiera jako ostatni
setting-last-drawer-resistance = Kończy, gdy jest powyżej ruchu oporu, jak mówi instrukcja
setting-last-drawer-lead = Może dobierać, aż obejmie prowadzenie
setting-uncontested = Region z jednym graczem
setting-uncontested-award = Daje PZ albo zamek: bitwy tu nie ma
setting-uncontested-quests = Pozwala też na zadania i zdolności końca bitwy

## Pytania

prompt-faction = Którą frakcję poprowadzisz?
prompt-keep = Które zadanie zachowujesz?
prompt-take = Którą kartę bierzesz?
prompt-place = Gdzie umieszczasz jednostki? (zostało: { $left })
prompt-relocate = Pula jest pusta. Kogo przenosisz i dokąd? (zostało: { $left })
prompt-reward = Którą nagrodę rozpatrujesz najpierw?
prompt-ally =
    { $level ->
        [strong] Którego silnego sprzymierzeńca zyskujesz?
       *[other] Którego słabego sprzymierzeńca zyskujesz?
    }
prompt-share = Na kości jest { $n }. Oddajesz komuś odłamek?
prompt-recruit = Który mieszkaniec Krainy Czarów dołącza do ciebie?
prompt-send = Dokąd idzie pionek?
prompt-unlock = Którą zdolność odblokowujesz?
prompt-castle = Gdzie budujesz zamek?
prompt-discard-shard = Twój lider nie może być silniejszy. Odrzucasz zamiast tego odłamek?
prompt-discard = Które zadanie odrzucasz?
prompt-half = Którą połowę karty bierzesz?
prompt-tempt = Rzucasz kością odłamków i bierzesz też powiązaną nagrodę?
prompt-forge-from-bag = Przekuwasz żeton ze swojego worka? Do worka już nie wróci.
prompt-forge = Przekuwasz żeton? Do worka już nie wróci. (zostało: { $actions })
prompt-lead = Do którego regionu idzie lider?
prompt-poison = Którą kartę zatruwasz? (zostało: { $left })
prompt-no-room = Szczyt stołu: kość czy jeden odłamek?
prompt-claws = Kto dostaje żeton trucizny?
prompt-move-leader = Przenosisz lidera do innego regionu?
prompt-come = Czy Alicja przybywa na tę bitwę?
prompt-bet = Obstawiasz zwycięzcę? Trafnie: słaby sprzymierzeniec. Nietrafnie: odłamek, na koniec punkt mniej.
prompt-draw = Dobierasz dalej czy się wycofujesz?
prompt-play = Który żeton zagrywasz?
prompt-block = { $chip }: blokujesz tarczą?
prompt-lose = { $chip }: którą jednostkę tracisz?
prompt-effect = { $chip }: co robi?
prompt-use = Używasz: { $source }?
prompt-strength = { $chip }: w jakiej kolejności działają zmiany?
prompt-return = Który żeton wraca do worka?
prompt-bring = Skąd przychodzi stronnik?
prompt-sacrifice = Poświęcasz jednostkę za większą siłę?
prompt-marker = Przesuwasz znacznik na symbol kuźni?
prompt-give-shard = Kto dostaje odłamek?
prompt-weaken = Czyj następny żeton osłabiasz do siły 1?
prompt-calm = Czyje szaleństwo wraca do worka?
prompt-steal = Komu zabierasz punkt zwycięstwa?
prompt-award = Punkty ({ $vp }) czy zamek, który na koniec da { $castle }?
prompt-feat = Wyczyn wypełniony. Odkrywasz zadanie?
prompt-extra-feat = Wypełniasz jeszcze jeden wyczyn?
prompt-next = Bitwa skończona. Co rozpatrujesz teraz?
prompt-remove = Którego aktywnego żetonu się pozbywasz?
prompt-leave = Przenosisz jednostki do sąsiedniego regionu?
prompt-fly = { $figure }: przenosi się dalej?

## Możliwości

option-pass = Nie, dziękuję
option-head = Dalej do szczytu stołu
option-party = Gospodarz: uzupełnij i weź dowolną kartę
option-roll = Rzuć kością
option-shard = Weź jeden odłamek
option-half =
    { $n ->
        [0] Wybierz połowę
       *[other] { $a }
    }
option-tempt = Rzuć i weź nagrodę
option-come = Przybądź na bitwę
option-draw = Dobierz
option-stop = Wycofaj się
option-block = Zablokuj
option-suffer = Pozwól na to
option-discard-shard = Odrzuć odłamek
option-award =
    { $n ->
        [0] Nagroda
       *[other] { $a }
    }
option-faction =
    { $n ->
        [0] Poprowadź frakcję
       *[other] { $a }
    }
option-keep =
    { $n ->
        [0] Zachowaj
       *[other] Zachowaj: { $a }
    }
option-discard =
    { $n ->
        [0] Odrzuć
       *[other] Odrzuć: { $a }
    }
option-feat =
    { $n ->
        [0] Wypełnij wyczyn
       *[other] Wypełnij: { $a }
    }
option-take =
    { $n ->
        [0] Weź kartę
       *[other] Weź: { $a }
    }
option-poison =
    { $n ->
        [0] Zatruj
       *[other] Zatruj: { $a }
    }
option-recruit =
    { $n ->
        [0] Zrekrutuj
       *[other] Zrekrutuj: { $a }
    }
option-unlock =
    { $n ->
        [0] Odblokuj
       *[other] Odblokuj: { $a }
    }
option-share =
    { $n ->
        [0] Oddaj odłamek
       *[other] Odłamek dla: { $a }
    }
option-bet =
    { $n ->
        [0] Obstaw
       *[other] Obstaw: { $a }
    }
option-target =
    { $n ->
        [0] Wybierz gracza
       *[other] { $a }
    }
option-reward =
    { $n ->
        [0] Nagroda
       *[other] { $a }
    }
option-effect =
    { $n ->
        [0] Efekt
       *[other] { $a }
    }
option-use =
    { $n ->
        [0] Użyj
       *[other] Użyj: { $a }
    }
option-next =
    { $n ->
        [0] Teraz
       *[other] { $a }
    }
option-lead =
    { $n ->
        [0] Wyślij lidera
       *[other] { $a }
    }
option-castle =
    { $n ->
        [0] Zamek
       *[other] Zamek: { $a }
    }
option-bring =
    { $n ->
        [0] Sprowadź stronnika
       *[other] Skąd: { $a }
    }
option-fly =
    { $n ->
        [0] Przenieś
       *[other] Dokąd: { $a }
    }
option-place =
    { $n ->
        [0] Umieść
        [1] Umieść: { $a }
       *[other] { $a }: { $b }
    }
option-send =
    { $n ->
        [0] Wyślij
        [1] Wyślij: { $a }
       *[other] { $a }: { $b }
    }
option-sacrifice =
    { $n ->
        [0] Poświęć
        [1] Poświęć: { $a }
       *[other] Poświęć: { $a } ({ $b })
    }
option-leave =
    { $n ->
        [0] Przenieś
        [1] Przenieś: { $a }
       *[other] { $a }: { $b }
    }
option-forge =
    { $n ->
        [0] Przekuj
        [1] Przekuj: { $a }
       *[other] Przekuj: { $a } ({ $b })
    }
option-calm =
    { $n ->
        [0] Wybierz szaleństwo
        [1] Wybierz szaleństwo: { $a }
       *[other] { $a }: { $b }
    }
option-relocate =
    { $n ->
        [0] Przenieś
        [1] Przenieś: { $a }
        [2] Przenieś: { $a } ({ $b })
       *[other] { $a }: { $b } → { $c }
    }
option-lose =
    { $n ->
        [0] Strać jednostkę
       *[other] Strać: { $a }
    }
option-strength =
    { $n ->
        [0] Siła
       *[other] { $a }
    }
option-marker =
    { $n ->
        [0] Przesuń znacznik
       *[other] { $a }
    }
option-ally =
    { $n ->
        [0] Zyskaj sprzymierzeńca
       *[other] Zyskaj: { $a }
    }
option-play =
    { $n ->
        [0] Zagraj
       *[other] Zagraj: { $a }
    }
option-return =
    { $n ->
        [0] Zwróć
       *[other] Zwróć: { $a }
    }
option-remove =
    { $n ->
        [0] Oddaj
       *[other] Oddaj: { $a }
    }

## Wydarzenia

event-table-laid = Stół nakryty. Sprzymierzeńcy: { $allies }.
event-region-removed = Ten region nie bierze udziału w grze: { $region }.
event-marker-moved = Pierwsza bitwa odbędzie się tutaj: { $region } (kość: { $n }).
event-first-player = { $seat } zaczyna.
event-faction-chosen = { $seat } prowadzi frakcję: { $faction }.
event-quests-drawn =
    { $n ->
        [one] { $seat } dobiera 1 zadanie.
        [few] { $seat } dobiera { $n } zadania.
       *[other] { $seat } dobiera { $n } zadań.
    }
event-quest-returned =
    { $quest ->
        [none] { $seat } w tajemnicy zachowuje zadanie.
       *[other] { $seat } zwraca zadanie: { $quest }.
    }
event-quest-discarded =
    { $quest ->
        [none] { $seat } w tajemnicy odrzuca zadanie.
       *[other] { $seat } odrzuca: { $quest }.
    }
event-tea-served = Herbata podana, runda { $round }. { $first } zaczyna.
event-head-reached = { $seat } dociera do szczytu stołu.
event-table-refilled = Nowe karty na stole: { $cards }.
event-party-held = { $seat } jest Gospodarzem i bierze dowolną kartę.
event-card-taken = { $seat } bierze kartę: { $card }.
event-leader-placed = { $seat } wysyła lidera: { $region }.
event-poison-placed = { $seat } zatruwa kartę: { $card }.
event-poison-taken = { $seat } dostaje truciznę do worka.
event-poison-returned = { $seat } odzyskuje truciznę: { $n }.
event-shards-rolled =
    { $n ->
        [one] { $seat } rzuca kością i otrzymuje 1 odłamek.
        [few] { $seat } rzuca kością i otrzymuje { $n } odłamki.
       *[other] { $seat } rzuca kością i otrzymuje { $n } odłamków.
    }
event-shards-gained =
    { $n ->
        [one] { $seat } otrzymuje 1 odłamek.
        [few] { $seat } otrzymuje { $n } odłamki.
       *[other] { $seat } otrzymuje { $n } odłamków.
    }
event-shards-discarded =
    { $n ->
        [one] { $seat } odrzuca 1 odłamek.
        [few] { $seat } odrzuca { $n } odłamki.
       *[other] { $seat } odrzuca { $n } odłamków.
    }
event-shard-given = { $seat } oddaje odłamek, dostaje go { $to }.
event-tea-ended = Herbatka dobiegła końca.
event-supporters-placed =
    { $n ->
        [one] { $seat } umieszcza 1 stronnika: { $region }.
        [few] { $seat } umieszcza { $n } stronników: { $region }.
       *[other] { $seat } umieszcza { $n } stronników: { $region }.
    }
event-figure-placed = { $seat } umieszcza: { $figure } ({ $region }).
event-unit-moved = { $seat } przenosi: { $unit } ({ $region } → { $to }).
event-chip-gained = { $seat } zyskuje: { $chip }.
event-madness-discarded = { $seat } odrzuca z worka: { $chip }.
event-shield-mended = { $seat } ma znów sprawną tarczę.
event-wonder-taken = { $seat } rekrutuje: { $card }.
event-market-filled = Nowe na rynku: { $cards }.
event-local-drawn = { $seat } szuka pomocy u miejscowych: { $cards }.
event-power-unlocked = { $seat } odblokowuje: { $power }.
event-castle-built =
    { $upright ->
        [true] { $seat } ma zamek: { $region }.
       *[other] { $seat } kładzie zamek bokiem: { $region }.
    }
event-leader-grew = { $seat } ma lidera o sile { $strength }.
event-vp-gained = { $seat } zdobywa { $n } PZ ({ $source }).
event-vp-taken = { $seat } zabiera { $n } PZ, traci je { $victim }.
event-supporters-released = { $seat } uwalnia stronników z kuźni: { $n }.
event-castles-grew = { $seat } ma teraz { $value } PZ za każdy zamek.
event-war-began = Wojna, runda { $round }.
event-battle-began = Bitwa: { $region }. Walczą: { $who }, początkowa siła { $strengths }.
event-uncontested = { $region }: { $seat } nie ma tu przeciwnika.
event-bets-placed = Zakłady leżą na stole: { $who }.
event-order-drawn = Kolejność ustalił los: { $who }.
event-stopped = { $seat } wycofuje się.
event-draw-forced = { $seat } musi dobierać.
event-chip-drawn = { $seat } dobiera: { $chip }.
event-chips-looked-at = { $seat } ogląda żetony ({ $n }) i wybiera jeden.
event-bag-refilled = { $seat } ma pusty worek i napełnia go ponownie.
event-madness-blocked = { $seat } blokuje tarczą: { $chip }.
event-madness-placed = { $seat } kładzie na tor szaleństwa: { $chip }.
event-unit-lost = { $seat } traci jednostkę: { $unit } ({ $region }).
event-busted = { $seat } nie ma jednostek i odpada z bitwy.
event-bag-refreshed = { $seat } ma pełny tor szaleństwa: szaleństwo i wyczerpane żetony trafiają do worka.
event-ability-used = { $seat } używa: { $source }.
event-chip-returned = { $seat } zwraca do worka: { $chip }.
event-chip-removed = { $seat } oddaje: { $chip }.
event-chips-swapped = { $seat } wymienia: { $chip } → { $other }.
event-strength-gained = { $seat } zyskuje siłę { $n }, teraz { $marker }.
event-strength-lost = { $seat } traci siłę { $n }, teraz { $marker }.
event-advanced = { $seat } przesuwa się o { $n } na { $marker }.
event-marker-shifted = { $seat } przesuwa się na symbol kuźni: { $marker }.
event-next-chip-weakened = { $seat } osłabia następny żeton gracza { $victim }.
event-poison-given = { $seat } rozdaje truciznę, dostaje ją { $victim }.
event-battle-won = { $region }: { $seat } wygrywa.
event-battle-tied = { $region }: remis na pierwszym miejscu – { $who }.
event-nobody-won = { $region }: nikt nie wygrywa.
event-feat-done = { $seat } wypełnia wyczyn: { $quest }.
event-forged = { $seat } przekuwa: { $chip } ({ $track }).
event-artifact-gained = { $seat } zapełnia tor i zyskuje: { $chip }.
event-bet-revealed = { $seat } odkrywa zakład: { $on }.
event-war-ended = Wojna rundy { $round } dobiegła końca.
event-figure-left = { $figure }: pionek opuszcza grę.
event-scored = { $seat }: { $vp } PZ, zamki { $castles }, zadania { $quest_points }, odłamki { $shards ->
    [0] 0
   *[other] −{ $shards }
}: razem { $total }.

## Dlaczego nie

why-region-removed = { $region }: ten region nie bierze udziału w tej grze.
why-castle-there = { $region }: masz tu już zamek.
why-not-your-turn = To nie twoja tura przy herbatce.
why-enough-cards = Masz już wszystkie karty tej herbatki: wyślij lidera do regionu.
why-behind-alice = Ta karta leży za Alicją, która chodzi w drugą stronę. Dojdziesz do niej przez szczyt stołu.
why-behind = Ta karta leży za twoim liderem. Dojdziesz do niej przez szczyt stołu.
why-market = { $card }: dołącza tylko dzięki nagrodzie, która na to pozwala.
why-feat-elsewhere = Ten wyczyn wypełnia się na końcu bitwy: { $region }.
why-feat-not-met = { $quest }: warunek wyczynu nie jest spełniony.
why-feat-done = { $quest }: wyczyn jest już wypełniony.
why-rook-symbol = Czerwoną wieżę z zestawu A można przekuć tylko symbolem kuźni.
why-stock-empty = { $chip }: nie ma już w puli.
why-bag-closed = Podczas wojny nikt nie zagląda do worka.
why-unlocked = { $power }: już odblokowane.
why-track-full = { $track }: tor jest pełny.
why-leader-last = { $region }: lidera tracisz dopiero, gdy nie ma tu innych jednostek.
why-not-yourself = Nie możesz wybrać siebie.
why-no-such-seat = Przy tym stole nie ma miejsca { $number }: zaczynać musi ktoś inny.
why-not-a-mix = Pojedyncze karty można wybrać tylko do mieszanego zestawu.
why-one-card-a-type = { $kind }: w grze jest tylko jedna karta każdego rodzaju.

## Co przemawia za wyborem

hint-behind = w tej bitwie tracisz na razie { $n }
hint-below = lokalny opór to { $all }, a ty masz { $n }
hint-bag-clean = w worku nie masz żadnego szaleństwa
hint-rest = nic lepszego nie da się tu teraz zrobić
hint-bag-good = { $n } z { $all } żetonów to nie szaleństwo
hint-blocks =
    { $n ->
        [one] oszczędza { $n } jednostkę, a żeton wraca do worka
        [few] oszczędza { $n } jednostki, a żeton wraca do worka
       *[other] oszczędza { $n } jednostek, a żeton wraca do worka
    }
hint-fresh =
    { $n ->
        [one] najpierw na { $n } puste miejsce przychodzi karta
        [few] najpierw na { $n } puste miejsca przychodzą karty
       *[other] najpierw na { $n } pustych miejsc przychodzą karty
    }
hint-first = co się okaże, wiesz, zanim wybierzesz resztę
hint-adds = siła { $n } do twojego worka
hint-quest-points =
    { $n ->
        [one] wyczyn i cel dają razem { $n } punkt
        [few] wyczyn i cel dają razem { $n } punkty
       *[other] wyczyn i cel dają razem { $n } punktów
    }
hint-bag-calm = szaleństwo to tylko { $n } z { $all } żetonów
hint-shield = tarcza zablokuje jeszcze jedno szaleństwo
hint-won = prowadzisz z siłą { $n }, a pozostali już się wycofali
hint-leads = prowadzisz o { $n }
hint-symbol = siła { $n } to symbol kuźni: możesz przekuwać
hint-feat-now = w tej chwili masz wypełnione zadanie
hint-bag-deadly = ostatnią jednostkę zabrałoby ci { $n } z { $all } żetonów
hint-bag-mad = szaleństwo to { $n } z { $all } żetonów
hint-saves = zabrałoby ci tu ostatnią jednostkę
hint-bears = tracisz tylko { $n } z { $all } jednostek, a tarcza zostaje cała
hint-strongest = na początku najwięcej siły ma { $seat }: { $n }
hint-award-points =
    { $n ->
        [one] { $n } punkt od razu
        [few] { $n } punkty od razu
       *[other] { $n } punktów od razu
    }
hint-award-castle =
    { $n ->
        [one] zamek daje na koniec { $n } punkt
        [few] zamek daje na koniec { $n } punkty
       *[other] zamek daje na koniec { $n } punktów
    }
hint-supporter = stronnika mniej szkoda niż pionka lub lidera
hint-most-points = z pozostałych najwięcej punktów ma { $seat }: { $n }
hint-quest-here = masz zadanie właśnie dla tego regionu
hint-free = nie ma tam żadnego rywala, a do wygrania jest { $n } PZ
hint-richest = więcej punktów ({ $n }) nie ma nigdzie
hint-second = utrata jednej jednostki nie jest tam wtedy końcem
hint-rivals =
    { $n ->
        [one] do wygrania { $vp } PZ, stoi tam { $n } rywal
       *[other] do wygrania { $vp } PZ, rywali stoi tam { $n }
    }
hint-brings =
    { $what ->
        [recruit_wonderlandian] sprowadza mieszkańca Krainy Czarów
        [unlock_ability] odblokowuje zdolność
        [place_castle] daje zamek
        [leader_strength] wzmacnia lidera
        [discard_madness] usuwa szaleństwo z worka
        [draw_quests] daje zadanie
        [gain_ally] dodaje do worka sprzymierzeńca
        [gain_artifact] dodaje do worka artefakt
        [gain_vp] daje punkty
        [castle_value] podnosi wartość zamków
        [shield_up] naprawia tarczę
       *[place_units] wprowadza jednostki na planszę
    }
hint-best-card = z kart w zasięgu ({ $n }) daje najwięcej
hint-weakest-chip = tego żetonu najmniej szkoda: siła { $n }
hint-wanted = chce go twoje zadanie: na razie { $n } z { $all }
hint-strong-chip = silniejszego w ofercie nie ma: siła { $n }
hint-chip = siła { $n } i zdolność, która tu przyda się najbardziej
hint-feat =
    { $n ->
        [one] wyczyn daje { $n } punkt
        [few] wyczyn daje { $n } punkty
       *[other] wyczyn daje { $n } punktów
    }
hint-objective = cel zadania: na razie { $n } z { $all }
hint-figures =
    { $n ->
        [one] { $n } pionek o sile { $strength }
        [few] { $n } pionki o sile { $strength }
       *[other] { $n } pionków o sile { $strength }
    }
hint-items =
    { $n ->
        [one] { $n } żeton o sile { $strength } do worka
        [few] { $n } żetony o sile { $strength } do worka
       *[other] { $n } żetonów o sile { $strength } do worka
    }
hint-artifacts =
    { $n ->
        [one] masz { $n } artefakt, z którym działa
        [few] masz { $n } artefakty, z którymi działa
       *[other] masz { $n } artefaktów, z którymi działa
    }

## Zakończenia

reason-points = Zdecydowała liczba punktów.
reason-tie-break = Równa liczba punktów: zdecydowało mniej odłamków, potem więcej jednostek.
reason-shared = Równość we wszystkim: zwycięstwo jest wspólne.

## Skąd pochodzą wartości

source-rulebook = Z instrukcji
source-public = Ze źródeł publicznych
source-reconstructed = Rekonstrukcja: nie znamy wydrukowanej wartości

## Zadania

test-exact = dokładnie { $n }
test-least = { $n } lub więcej
test-most = { $n } lub mniej
test-one-of = jedna z wartości { $values }
feat-final-strength = Siła na końcu: { $test }
feat-last-active-printed = Bazowa siła ostatniego aktywnego żetonu: { $test }
feat-active-chips = Aktywne żetony: { $test }
feat-active-types = Rodzaje aktywnych żetonów: { $test }
feat-units-here = Własne jednostki, które tu zostały: { $test }
feat-lost-units-here = Własne jednostki tu stracone: { $test }
feat-madness-track = Żetony na torze szaleństwa: { $test }
feat-rank = Miejsce: { $test }
feat-won-without-leader = Zwycięstwo bez lidera w regionie: { $test }
feat-shield-used = Tarcza użyta w tej bitwie: { $test }
feat-on-forge-symbol = Koniec na symbolu kuźni: { $test }
objective-forged-ally-types = Rodzaje przekutych sprzymierzeńców: { $test }
objective-forged-chips = Przekute żetony: { $test }
objective-forge-tracks-complete = Pełne tory kuźni: { $test }
objective-distinct-chip-types = Różne rodzaje żetonów: { $test }
objective-madness-normal-owned = Zwykłe żetony szaleństwa: { $test }
objective-strong-ally-chips = Silne żetony sprzymierzeńców: { $test }
objective-artifacts-owned = Zdobyte artefakty: { $test }
objective-wonderlandian-cards = Mieszkańcy Krainy Czarów: { $test }
objective-castles = Zamki: { $test }
objective-abilities-unlocked = Odblokowane zdolności: { $test }
objective-leader-strength = Siła lidera: { $test }
objective-shards = Odłamki: { $test }
objective-units-on-board = Jednostki na planszy: { $test }
objective-regions-with-units = Regiony z własnymi jednostkami: { $test }
objective-chips = { $kinds }: { $test }

## Co robią zdolności

text-red-soldiers = Jednostki z jednej karty herbatki mogą trafić do różnych regionów.
text-jaws-that-bite = Na początku herbatki zatruj { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
 }. Jeśli po twojej turze żadna nie jest zatruta, zatruj kolejną.
text-contrariwise = Alicja okrąża stół w przeciwną stronę.
text-my-party = Raz na herbatkę zamiast tury: uzupełnij stół i weź dowolną kartę bez ruchu.
text-share-the-madness = Gdy wyrzucisz { $of }, jeden z odłamków możesz oddać innemu graczowi.

## Co mówią zdolności: kiedy, jeśli co, i czasowniki

said-and = { $most } i { $last }
said-or = { $most } albo { $last }
ability = { $when ->
        [none] { $if ->
            [none] { "" }
           *[other] gdy { $if }:{ " " }
        }
       *[other] { $when }{ $limit ->
            [none] { "" }
           *[other] , { $limit }
        }{ $if ->
            [none] { "" }
           *[other] , gdy { $if }
        }:{ " " }
    }{ $may ->
        [true] jeśli chcesz,{ " " }
       *[other] { "" }
    }{ $what }.
for-each = { $what } { $per }
once-per-battle = raz na bitwę
once-per-war = raz na wojnę
when-moved = po ruchu przy stole
when-head-of-table = na szczycie stołu
when-leader-placed = lider wyrusza do regionu
when-tea-end = po herbatce
when-battle-start = początek bitwy
when-before-loss = przed stratą jednostek w tym regionie
when-unit-lost-figure = za każdą jednostkę, którą tu tracisz
when-unit-lost-power = za każdą jednostkę, którą tracisz w bitwie
when-unit-lost-artifact = { when-unit-lost-power }
when-shield-used = gdy blokujesz tu tarczą
when-play-chip = zagrany
when-play-artifact = zagrany artefakt
when-play-figure = za każdy żeton, który tu zagrasz
when-play-power = za każdy żeton, który zagrasz
when-after-advance = po przesunięciu
when-region-award = nagroda za region
when-quests = przy wypełnianiu wyczynów
when-feat-done = za każdy wyczyn, który wypełnisz
when-battle-end = koniec bitwy
when-forge = przy przekuciu
when-exhaust = przy wyczerpaniu
when-cleanup = po bitwie
if-castle-here =
    { $no ->
        [true] nie masz tu zamku
       *[other] masz tu zamek
    }
if-shield-up =
    { $no ->
        [true] twoja tarcza jest pęknięta
       *[other] twoja tarcza jest sprawna
    }
if-won =
    { $no ->
        [true] nie wygrasz
       *[other] wygrasz
    }
if-busted =
    { $no ->
        [true] nie odpadniesz
       *[other] odpadniesz
    }
if-opponent-ahead =
    { $no ->
        [true] przed tobą nie ma żadnego przeciwnika
       *[other] przed tobą jest przeciwnik
    }
if-passed-leader =
    { $no ->
        [true] twój lider nikogo nie minął
       *[other] twój lider minął innego
    }
if-highest-printed-this-draw =
    { $no ->
        [true] nie ma bazowej siły wyższej niż wszystko, co odkryli przeciwnicy
       *[other] ma bazową siłę wyższą niż wszystko, co odkryli przeciwnicy
    }
if-in-battle =
    { $no ->
        [true] nie trwa wojna
       *[other] trwa wojna
    }
if-by-madness =
    { $no ->
        [true] nie zabiera jej szaleństwo
       *[other] zabiera ją szaleństwo
    }
if-no-madness-placed-this-draw =
    { $no ->
        [true] w tym dobieraniu komuś przybyło szaleństwa
       *[other] w tym dobieraniu nikomu nie przybyło szaleństwa
    }
if-self-not-lost-this-draw =
    { $no ->
        [true] w tym samym dobieraniu ginie i ten pionek
       *[other] ten pionek nie ginie w tym samym dobieraniu
    }
if-both-tweedles-here =
    { $no ->
        [true] nie ma tu obu
       *[other] są tu obaj
    }
if-level-weak = jest słaby
if-level-strong = jest silny
if-unit-supporter = to stronnik
if-unit-leader = to lider
if-most-active = masz najwięcej aktywnych żetonów typu { $of }
if-active =
    { $than ->
        [none] masz aktywny żeton typu { $of }
       *[other] masz aktywnych żetonów typu { $of } { $than }
    }
if-other-active =
    { $than ->
        [none] masz aktywny inny żeton typu { $of }
       *[other] masz innych aktywnych żetonów typu { $of } { $than }
    }
if-active-artifact =
    { $than ->
        [none] masz aktywny artefakt
       *[other] masz aktywnych artefaktów { $than }
    }
if-madness-track =
    { $than ->
        [none] masz żeton na torze szaleństwa
       *[other] masz żetonów na torze szaleństwa { $than }
    }
if-shards =
    { $than ->
        [none] masz odłamek
       *[other] masz odłamków { $than }
    }
if-units-here =
    { $than ->
        [none] masz tu jednostkę
       *[other] masz tu jednostek { $than }
    }
if-lost-units-here =
    { $than ->
        [none] tracisz tu jednostkę
       *[other] tracisz tu jednostek { $than }
    }
if-busted-opponents =
    { $than ->
        [none] odpadnie przeciwnik
       *[other] odpadnie przeciwników { $than }
    }
if-printed =
    { $than ->
        [none] ma bazową siłę co najmniej 1
       *[other] ma bazową siłę { $than }
    }
if-chip =
    { $than ->
        [none] ma siłę co najmniej 1
       *[other] ma siłę { $than }
    }
exactly = { $n }
at-least = co najmniej { $n }
at-most = najwyżej { $n }
more-than = więcej niż { $n }
fewer-than = mniej niż { $n }
printed-exactly = tyle, ile wynosi bazowa siła żetonu
printed-at-least = co najmniej tyle, ile wynosi bazowa siła żetonu
printed-at-most = najwyżej tyle, ile wynosi bazowa siła żetonu
printed-more-than = więcej, niż wynosi bazowa siła żetonu
printed-fewer-than = mniej, niż wynosi bazowa siła żetonu
per-active = za każdy aktywny żeton typu { $of }
per-other-active = za każdy inny aktywny żeton typu { $of }
per-active-artifact = za każdy aktywny artefakt
per-madness-track = za każdy żeton na twoim torze szaleństwa
per-shards = za każdy twój odłamek
per-units-here = za każdą twoją jednostkę w tym regionie
per-lost-units-here = za każdą straconą tu jednostkę
per-busted-opponents = za każdego przeciwnika, który odpadł
per-printed = za każdy punkt bazowej siły żetonu
per-chip = za każdy punkt siły żetonu

## Czasowniki

fx-place-units =
    { $supporters ->
        [true] { $n ->
            [one] umieść { $n } stronnika
           *[other] umieść { $n } stronników
        }
       *[other] { $n ->
            [one] umieść { $n } jednostkę
            [few] umieść { $n } jednostki
           *[other] umieść { $n } jednostek
        }
    }
fx-gain-ally = zyskaj sprzymierzeńca: { $chip }
fx-roll-shards = rzuć kością odłamków i weź, ile wypadnie
fx-gain-shards =
    { $n ->
        [one] weź { $n } odłamek
        [few] weź { $n } odłamki
       *[other] weź { $n } odłamków
    }
fx-discard-shards =
    { $n ->
        [one] odrzuć { $n } odłamek
        [few] odrzuć najwyżej { $n } odłamki
       *[other] odrzuć najwyżej { $n } odłamków
    }
fx-shield-up = napraw tarczę
fx-recruit-wonderlandian = zrekrutuj mieszkańca Krainy Czarów
fx-unlock-ability = odblokuj zdolność
fx-place-castle = postaw zamek
fx-leader-strength = zwiększ siłę lidera o { $n }
fx-discard-madness =
    { $n ->
        [one] odrzuć z worka { $n } żeton szaleństwa
        [few] odrzuć z worka { $n } żetony szaleństwa
       *[other] odrzuć z worka { $n } żetonów szaleństwa
    }
fx-draw-quests =
    { $n ->
        [one] dobierz { $n } zadanie
        [few] dobierz { $n } zadania
       *[other] dobierz { $n } zadań
    }{ $discard ->
        [0] { "" }
       *[other] { " " }i odrzuć { $discard }
    }
fx-forge-from-bag = przekuj żeton z worka, jeśli chcesz
fx-gain-vp = zdobądź { $n } PZ
fx-release-supporters =
    { $n ->
        [one] uwolnij z kuźni { $n } stronnika
       *[other] uwolnij z kuźni { $n } stronników
    }
fx-castle-value = twoje zamki są odtąd warte po { $to } PZ
fx-gain-artifact = zdobądź artefakt
fx-split = weź jedną połowę: { $top } – albo { $bottom }
fx-tempt = jeśli chcesz, rzuć kością odłamków i { $linked }
fx-chip-strength-add = zwiększ siłę żetonu o { $n }
fx-chip-strength-less = zmniejsz siłę żetonu o { $n }
fx-chip-strength-set = siła żetonu to { $n }
fx-chip-strength-mul =
    { $n ->
        [2] podwój siłę żetonu
        [3] potrój siłę żetonu
       *[other] pomnóż siłę żetonu przez { $n }
    }
fx-later-allies = zwiększ siłę później zagranych sprzymierzeńców o { $n }
fx-gain-strength =
    { $n ->
        [one] zyskaj { $n } siłę
       *[other] zyskaj { $n } siły
    }
fx-next-chip =
    { $n ->
        [2] podwój siłę swojego następnego żetonu
       *[other] pomnóż siłę swojego następnego żetonu przez { $n }
    }
fx-next-draw-extra =
    { $n ->
        [one] następnym razem wyciągnij do wyboru o { $n } żeton więcej
        [few] następnym razem wyciągnij do wyboru o { $n } żetony więcej
       *[other] następnym razem wyciągnij do wyboru o { $n } żetonów więcej
    }
fx-must-draw-next = musisz dobrać jeszcze raz
fx-opponent-loses-strength =
    { $n ->
        [one] odbierz każdemu przeciwnikowi { $n } siłę
       *[other] odbierz każdemu przeciwnikowi { $n } siły
    }
fx-marker-to-nearest-forge = przejdź na najbliższy symbol kuźni
kind-ally = sprzymierzeńców
kind-of = typu { $of }
fx-return-exhausted =
    { $n ->
        [one] zwróć do worka { $n } wyczerpany żeton
        [few] zwróć do worka najwyżej { $n } wyczerpane żetony
       *[other] zwróć do worka najwyżej { $n } wyczerpanych żetonów
    }{ $type ->
        [none] { "" }
       *[other] { " " }{ $type }
    }
fx-return-active-to-bag =
    { $n ->
        [one] zwróć do worka { $n } aktywny żeton
        [few] zwróć do worka najwyżej { $n } aktywne żetony
       *[other] zwróć do worka najwyżej { $n } aktywnych żetonów
    }{ $type ->
        [none] { "" }
       *[other] { " " }{ $type }
    }
fx-remove-active-chip =
    { $n ->
        [one] oddaj { $n } aktywny żeton
        [few] oddaj { $n } aktywne żetony
       *[other] oddaj { $n } aktywnych żetonów
    }
fx-move-supporters-in =
    { $near ->
        [true] sprowadź tu z jednego sąsiedniego regionu
       *[other] sprowadź tu skądkolwiek
    } { $n ->
        [one] { $n } stronnika
       *[other] najwyżej { $n } stronników
    }
fx-lose-own-unit = poświęć gdziekolwiek swoją jednostkę
fx-move-units-out =
    { $n ->
        [one] przenieś { $n } jednostkę do sąsiedniego regionu
        [few] przenieś najwyżej { $n } jednostki do sąsiedniego regionu
       *[other] przenieś najwyżej { $n } jednostek do sąsiedniego regionu
    }
fx-move-self = przenieś ten pionek do dowolnego regionu
fx-move-leader-here = przenieś lidera na bitwę
fx-move-leader = przenieś lidera do dowolnego regionu
whom-any-opponent = przeciwnikowi
whom-opponent-ahead = przeciwnikowi, który jest przed tobą,
whom-any-player = innemu graczowi
fx-give-shard =
    { $own ->
        [true] daj { $to } jeden ze swoich odłamków
       *[other] daj { $to } odłamek z puli
    }
fx-opponent-next-chip = osłab następny żeton przeciwnika do najwyżej 1
fx-return-opponent-madness =
    { $n ->
        [one] zwróć { $n } żeton z toru szaleństwa przeciwnika do jego worka
        [few] zwróć { $n } żetony z toru szaleństwa przeciwnika do jego worka
       *[other] zwróć { $n } żetonów z toru szaleństwa przeciwnika do jego worka
    }
fx-steal-vp = zabierz { $n } PZ temu, kto prowadzi na torze
fx-complete-extra-feat = wypełnij jeszcze jeden wyczyn bez względu na warunki
fx-castle-elsewhere = zdobądź { $n } PZ i postaw zamek za zwycięstwo, gdzie chcesz
fx-immune-own-chip-abilities = inne twoje żetony ani go nie zmieniają, ani nie wybierają
fx-immune-forge-chip-forging = żeton kuźni go nie przekuje
fx-forge-action =
    { $n ->
        [one] gdy jest aktywny, na końcu bitwy przekuwa { $n } żeton
        [few] gdy jest aktywny, na końcu bitwy przekuwa { $n } żetony
       *[other] gdy jest aktywny, na końcu bitwy przekuwa { $n } żetonów
    }
fx-lose-first = ten pionek ginie pierwszy
fx-reduce-unit-loss =
    { $n ->
        [one] strać o { $n } jednostkę mniej
        [few] strać o { $n } jednostki mniej
       *[other] strać o { $n } jednostek mniej
    }
fx-swap-level = zamień go na żeton drugiego poziomu
fx-cleanup-to-bag = zwróć go do worka
fx-off-with-their-heads = każdy inny gracz traci tam stronnika
fx-slithy-toves = ilekroć zatruwasz karty herbatki, możesz zatruć jeszcze jedną
fx-claws-that-catch = daj żeton trucizny każdemu, komu w tym dobieraniu przybyło szaleństwa
fx-help-the-locals = wyciągnij z talii pionek i na czas tej wojny umieść go gdziekolwiek
fx-no-room = weź zamiast rzutu dokładnie 1 odłamek

## Rzeczy

ref-supporter = stronnik
ref-leader = lider
ref-card-soldier = Karciany żołnierz
ref-card-soldier-weak = słaby karciany żołnierz
ref-card-soldier-strong = silny karciany żołnierz
ref-flamingo = Flaming
ref-flamingo-weak = słaby flaming
ref-flamingo-strong = silny flaming
ref-rose = Róża
ref-rose-weak = słaba róża
ref-rose-strong = silna róża
ref-red-rook = Czerwona wieża
ref-red-rook-weak = słaba czerwona wieża
ref-red-rook-strong = silna czerwona wieża
ref-creature = Istota
ref-creature-weak = słaba istota
ref-creature-strong = silna istota
ref-forge = Żeton kuźni
ref-faction = żeton frakcji { $n }
ref-madness = Żeton szaleństwa
ref-double-madness = Podwójny żeton szaleństwa
ref-poison = Żeton trucizny
ref-war-axe = Topór wojenny
ref-eye-of-flame = Ogniste oko
ref-sword-of-hope = Miecz Nadziei
ref-teapot = Imbryk
ref-crescent-grin = Księżycowy uśmiech
ref-witzend = Na-Muniu
ref-garden-of-live-flowers = Łąka żywych kwiatów
ref-red-keep = Czerwona twierdza
ref-tumtum-trees = Drzewa Tumtum
ref-pool-of-tears = Kałuża łez
ref-queen-of-hearts = Królowa Kier
ref-jabberwock = Dżabbersmok
ref-alice = Alicja
ref-mad-hatter = Kapelusznik
ref-cheshire-cat = Kot z Cheshire
ref-red-soldiers = Czerwoni żołnierze
ref-paint-it-red = Pomaluj mój świat
ref-off-with-their-heads = Ściąć głowy!
ref-queens-temper = Królewski temperament
ref-doubly-quick = Zdwojona prędkość
ref-jaws-that-bite = Tnące szczęki
ref-manxome-foe = Pogromny wróg
ref-claws-that-catch = Szpony jak kły
ref-slithy-toves = Jaszmije smukwijnie
ref-snicker-snack = Ciach i ciach
ref-contrariwise = Na odwrót
ref-love-of-learning = Miłość do nauki
ref-undaunted = Nieustraszona
ref-help-the-locals = Przyjaźń z ludem
ref-everywhere-at-once = Wszędzie naraz
ref-my-party = Gospodarz
ref-hot-tea = Filiżanka wrzątku
ref-change-places = Zamiana miejsc
ref-war-maker = Taktyki wojenne
ref-no-room = Nie ma miejsca!
ref-share-the-madness = Podziel się szaleństwem
ref-wicked-grin = Koszmarny uśmiech
ref-vanishing-act = Zniknięcie
ref-all-mad-here = Wszyscy tu jesteśmy szaleni
ref-neither-here-nor-there = Ani tu, ani tam
ref-card-soldier-a = Karciani żołnierze A
ref-flamingo-a = Flamingi A
ref-rose-a = Róże A
ref-red-rook-a = Czerwona wieża A
ref-creature-a = Istoty A
ref-card-soldier-b = Karciani żołnierze B
ref-flamingo-b = Flamingi B
ref-rose-b = Róże B
ref-red-rook-b = Czerwona wieża B
ref-creature-b = Istoty B
ref-card-soldier-c = Karciani żołnierze C
ref-flamingo-c = Flamingi C
ref-rose-c = Róże C
ref-red-rook-c = Czerwona wieża C
ref-creature-c = Istoty C
ref-card-soldier-d = Karciani żołnierze D
ref-flamingo-d = Flamingi D
ref-rose-d = Róże D
ref-red-rook-d = Czerwona wieża D
ref-creature-d = Istoty D
ref-forge-card = Karta kuźni
ref-white-rabbit = Biały Królik
ref-knave-of-hearts = Walet Kierowy
ref-march-hare = Marcowy Zając
ref-duchess = Księżna
ref-walrus = Mors
ref-gryphon = Gryf
ref-caterpillar = Gąsienica
ref-humpty-dumpty = Humpty Dumpty
ref-unicorn = Jednorożec
ref-tweedles = Tweedledee i Tweedledum
ref-dormouse = Suseł
ref-dodo = Dodo
ref-rabbit-watch = Zegarek Białego Królika
ref-knave-crown = Korona Waleta
ref-hare-teacup = Filiżanka Marcowego Zająca
ref-duchess-amulet = Amulet Księżnej
ref-walrus-oysters = Ostrygi Morsa
ref-gryphon-feather = Pióro Gryfa
ref-caterpillar-pipe = Fajka Gąsienicy
ref-humpty-glove = Rękawiczka Humpty'ego
ref-unicorn-horn = Róg Jednorożca
ref-tweedle-rattle = Grzechotka Tweedledee
ref-dormouse-treacle = Melasa Susła
ref-dodo-thimble = Naparstek Dodo
ref-paint-the-roses = Malowanie róż
ref-language-of-flowers = Mowa kwiatów
ref-weeding-day = Dzień pielenia
ref-the-last-petal = Ostatni płatek
ref-mixed-bouquet = Mieszany bukiet
ref-not-a-thorn-bent = Ani kolec nie drgnął
ref-out-of-wits = U kresu rozumu
ref-castle-by-any-other-name = Twierdza zwana zamkiem
ref-curious-count = Dziwne rachunki
ref-alone-at-the-end = Samotnie na końcu
ref-quite-mad = Czyste szaleństwo
ref-second-thoughts = Po namyśle
ref-uffish-thought = Zaduma
ref-by-the-tumtum-tree = Pod drzewem Tumtum
ref-calling-the-oysters = Ciekawskie ostrygi
ref-shun-the-bandersnatch = Strzeż się Banderzwierza
ref-runner-up-rest = Odpoczynek drugiego
ref-strange-company = Dziwne towarzystwo
ref-croquet-score = Wynik krokieta
ref-trial-by-jury = Sąd przysięgłych
ref-full-court = Pełny dwór
ref-last-guard = Ostatni strażnik
ref-empty-throne = Pusty tron
ref-shield-of-hearts = Tarcza kier
ref-a-drop-or-two = Kropla lub dwie
ref-caucus-race = Wyścig kumotrów
ref-swimming-lessons = Lekcje pływania
ref-cold-and-wet = Zimno i mokro
ref-tears-to-steel = Ze łez stal
ref-deep-water = Głęboka woda
ref-tea-1-01 = Bułeczki I
ref-tea-1-02 = Tost z masłem I
ref-tea-1-03 = Tarta z dżemem I
ref-tea-1-04 = Melasa I
ref-tea-1-05 = Ciasto ze śliwkami I
ref-tea-1-06 = Earl Grey I
ref-tea-1-07 = Kostki cukru I
ref-tea-1-08 = Dzbanuszek mleka I
ref-tea-1-09 = Plasterki cytryny I
ref-tea-1-10 = Garnek miodu I
ref-tea-1-11 = Kanapka z ogórkiem I
ref-tea-1-12 = Chleb z masłem I
ref-tea-1-13 = Cukierki I
ref-tea-1-14 = Piernik I
ref-tea-1-15 = Zupa z żółwia I
ref-tea-1-16 = Placek z grzybami I
ref-tea-1-17 = Flaszka Wypij mnie I
ref-tea-1-18 = Ciastko Zjedz mnie I
ref-tea-1-19 = Młynek do pieprzu I
ref-tea-1-20 = Talerz ostryg I
ref-tea-1-21 = Biszkopty I
ref-tea-1-22 = Krem waniliowy I
ref-tea-1-23 = Marmolada z pomarańczy I
ref-tea-1-24 = Gęsta śmietanka I
ref-tea-1-25 = Rumianek I
ref-tea-1-26 = Mięta I
ref-tea-1-27 = Tort warstwowy I
ref-tea-1-28 = Dzielony talerz I
ref-tea-1-29 = Spaczona herbata I
ref-tea-1-30 = Wielka uczta I
ref-tea-2-01 = Bułeczki II
ref-tea-2-02 = Tost z masłem II
ref-tea-2-03 = Tarta z dżemem II
ref-tea-2-04 = Melasa II
ref-tea-2-05 = Ciasto ze śliwkami II
ref-tea-2-06 = Earl Grey II
ref-tea-2-07 = Kostki cukru II
ref-tea-2-08 = Dzbanuszek mleka II
ref-tea-2-09 = Plasterki cytryny II
ref-tea-2-10 = Garnek miodu II
ref-tea-2-11 = Kanapka z ogórkiem II
ref-tea-2-12 = Chleb z masłem II
ref-tea-2-13 = Cukierki II
ref-tea-2-14 = Piernik II
ref-tea-2-15 = Zupa z żółwia II
ref-tea-2-16 = Placek z grzybami II
ref-tea-2-17 = Flaszka Wypij mnie II
ref-tea-2-18 = Ciastko Zjedz mnie II
ref-tea-2-19 = Młynek do pieprzu II
ref-tea-2-20 = Talerz ostryg II
ref-tea-2-21 = Biszkopty II
ref-tea-2-22 = Krem waniliowy II
ref-tea-2-23 = Marmolada z pomarańczy II
ref-tea-2-24 = Gęsta śmietanka II
ref-tea-2-25 = Rumianek II
ref-tea-2-26 = Mięta II
ref-tea-2-27 = Tort warstwowy II
ref-tea-2-28 = Dzielony talerz II
ref-tea-2-29 = Spaczona herbata II
ref-tea-2-30 = Wielka uczta II
ref-tea-3-01 = Bułeczki III
ref-tea-3-02 = Tost z masłem III
ref-tea-3-03 = Tarta z dżemem III
ref-tea-3-04 = Melasa III
ref-tea-3-05 = Ciasto ze śliwkami III
ref-tea-3-06 = Earl Grey III
ref-tea-3-07 = Kostki cukru III
ref-tea-3-08 = Dzbanuszek mleka III
ref-tea-3-09 = Plasterki cytryny III
ref-tea-3-10 = Garnek miodu III
ref-tea-3-11 = Kanapka z ogórkiem III
ref-tea-3-12 = Chleb z masłem III
ref-tea-3-13 = Cukierki III
ref-tea-3-14 = Piernik III
ref-tea-3-15 = Zupa z żółwia III
ref-tea-3-16 = Placek z grzybami III
ref-tea-3-17 = Flaszka Wypij mnie III
ref-tea-3-18 = Ciastko Zjedz mnie III
ref-tea-3-19 = Młynek do pieprzu III
ref-tea-3-20 = Talerz ostryg III
ref-tea-3-21 = Biszkopty III
ref-tea-3-22 = Krem waniliowy III
ref-tea-3-23 = Marmolada z pomarańczy III
ref-tea-3-24 = Gęsta śmietanka III
ref-tea-3-25 = Rumianek III
ref-tea-3-26 = Mięta III
ref-tea-3-27 = Tort warstwowy III
ref-tea-3-28 = Dzielony talerz III
ref-tea-3-29 = Spaczona herbata III
ref-tea-3-30 = Wielka uczta III
ref-track-1 = tor fortuny
ref-track-2 = tor lidera
ref-track-3 = tor stronników
ref-track-4 = tor zamków
ref-place-units = jednostki: { $n }
ref-roll-shards = kość odłamków
ref-gain-ally = sprzymierzeniec
ref-any-weak = dowolny słaby
ref-any-strong = dowolny silny
ref-shield-up = napraw tarczę
ref-recruit-wonderlandian = mieszkaniec Krainy Czarów
ref-unlock-ability = odblokuj zdolność
ref-discard-shards = odrzuć odłamki: { $n }
ref-place-castle = zamek
ref-leader-strength = siła lidera
ref-discard-madness = odrzuć szaleństwo
ref-draw-quests = zadania: { $n }
ref-draw-and-discard = dobierz zadania: { $n }, 1 odrzuć
ref-forge-from-bag = przekuj z worka
ref-split = jedna połowa karty
ref-tempt = spaczona część
ref-gain-vp = punkty zwycięstwa: { $n }
ref-release-supporters = stronnicy do puli: { $n }
ref-castle-value = zamki są warte { $n }
ref-return-exhausted = zwróć wyczerpany żeton
ref-chip-strength = zmień siłę żetonu
ref-move-supporters-in = sprowadź stronników
ref-power = siła { $n }
ref-space = pole { $n }
ref-top = górna połowa
ref-bottom = dolna połowa
ref-vp = punkty zwycięstwa
ref-castle = zamek
ref-reward = nagroda

## Balance report

trait-faction = Frakcja
trait-order = Kolejność w pierwszej rundzie
measure-regions = regiony
measure-castles = zamki
measure-quests = zadania
measure-forge = kuźnia
measure-allies = sprzymierzeńcy
measure-wonderlandians = mieszkańcy Krainy
measure-faction = zdolności frakcji
measure-shards = odłamki
measure-battle-length = dobrań w bitwie (najdłużej dobierający)
measure-battles = bitew
measure-battles-won = wygranych bitew
measure-draws = własnych dobrań na bitwę
measure-busts = ile razy odpada z bitwy
measure-shields-used = szaleństw zatrzymanych tarczą
measure-units-lost = utraconych jednostek
measure-chips-forged = przekutych żetonów
measure-feats-done = wypełnionych wyczynów
measure-wonderlandians-met = zrekrutowanych mieszkańców
measure-castles-built = zbudowanych zamków
measure-abilities = odblokowanych zdolności
measure-leader = siła lidera
measure-heads = ile razy u szczytu stołu
choice-take = karty herbatki
choice-recruit = mieszkańcy Krainy Czarów
choice-unlock = zdolności

## Presets

preset-first = Pierwsza gra
    .about = sprzymierzeńcy zestawu A
preset-usual = Zwykła
    .about = jeden zestaw sprzymierzeńców losowo
preset-everything = Mieszana
    .about = sprzymierzeńcy ze wszystkich zestawów razem

## W terminalu

terminal-round = Runda { $round } z III
terminal-setup = przygotowanie
terminal-tea = herbatka
terminal-war = wojna
terminal-over = koniec
terminal-resistance = lokalny opór { $n }
terminal-worth = { $first } PZ, 2. miejsce { $second }
terminal-leader = lider
terminal-castle-upright = zamek
terminal-castle-lying = leżący zamek
terminal-head = szczyt stołu
terminal-or = albo
terminal-tempt = za rzut: { $rewards }
terminal-poisoned = zatrute
terminal-busted = odpada
terminal-stopped = wycofuje się
terminal-drawing = dobiera
terminal-symbols = kuźnie na
terminal-player = PZ { $vp }, odłamki { $shards }, worek { $bag }, pula { $supply }, lider { $strength }, zamki { $castle }, tarcza { $shield ->
    [whole] tak
   *[other] nie
}
terminal-bag = mój worek
terminal-exhausted = wyczerpane
terminal-madness = szaleństwo
terminal-quest = zadanie
terminal-talent = lider
terminal-power = zdolność
terminal-locked = zablokowana
terminal-market = mieszkaniec
terminal-ally = sprzymierzeniec
terminal-odds = żetonów { $chips }, szaleństwo { $madness } ({ $percent }%), odpadnięcie { $bust }%
terminal-ask = ? i nazwa rzeczy opowie o niej, h podpowie.
