skip = Przejdź do treści
go-home = Wróć do ludoteki
close = Zamknij
save = Zapisz
back = Wstecz
guest = Gość
settings = Ustawienia
about = O Ludotece
problem-network = Serwer nie odpowiada. Spróbuj za chwilę.

## Titles

title-claim = Claim
title-valeria = Valeria
title-wonderland = Wojna w Krainie Czarów
title-harrow = Ponura kraina
cover-claim = Claim
cover-valeria-top = Valeria
cover-valeria-bottom = Karciane królestwa
cover-wonderland-top = Wojna w Krainie
cover-wonderland-bottom = Czarów
cover-harrow-top = Ponura
cover-harrow-bottom = kraina

## Home

greeting-morning = Dzień dobry
greeting-day = Dzień dobry
greeting-evening = Dobry wieczór
home-hint = Wybierz grę z półki albo wróć do stołu.
shelf = Półka z grami
shelf-play = { $game }: nowy stół
players = Graczy:
minutes = { $count } min
your-turn = Twój ruch
start-title = Zagrajmy
play-bot = Zagraj z botem
invite-friends = Zaproś znajomych
new-table = Nowy stół
my-tables = Moje stoły
open-seats = Wolne miejsca
together = Przy jednym stole
together-tv = Stół na telewizorze
together-tv-text = karty w telefonach, gramy razem
together-here = Jedno urządzenie krąży
together-here-text = między turami zasłonięte, nikt nic nie zobaczy
together-code = Mam kod od znajomego
together-code-hint = adres stołu albo jego koniec
table-playing = gra trwa
table-turn-of = ruch ma { $name }
table-won = wygrana
table-lost = przegrana
table-drawn = bez zwycięzcy
table-play = Graj
table-enter = Do stołu
table-look = Wynik
table-sit = Dosiądź się

## A new table

new-table-chair = Krzesło { $number }
new-table-who = Kto może przyjść
new-table-public = Każdy z ludoteki
new-table-private = Tylko z linkiem
new-table-open = Załóż stół
new-table-start = Rozdaj karty
chair-open = Wolne miejsce
seat-open = Wolne miejsce
chair-you = to ty
chair-bot = może zaczynać
chair-free = czeka na kogoś
chair-here = jest przy stole
chair-away = chwilowo poza stołem
chair-who = Kto tu siedzi
chair-swap = Zamień miejsca
chair-move = Usiądź tutaj

## The waiting room

waiting-title = Czekamy na współgraczy
waiting-full = Wszyscy siedzą
waiting-hint = Wyślij link albo pokaż kod. Wolne krzesło możesz też dać botowi.
waiting-start-hint = Możemy zaczynać.
waiting-host-hint = Grę uruchomi { $host }.
host = osoba, która założyła stół
welcome = Zaproszenie do gry: { $game }
welcome-by = { $host } zaprasza cię do gry { $game }
welcome-name = Jak mamy do ciebie mówić?
welcome-seat = Miejsce
welcome-late = Miejsce { $number } nie jest już wolne. Inne czeka na ciebie.
chair-pending = czeka na zgodę gospodarza
waiting-pending-host = Ktoś chce grać na urządzeniu innego gracza. Zgódź się albo go odeślij.
waiting-sent-away = Gospodarz odesłał cię od tego stołu.
waiting-pending = Gospodarz ma się zgodzić na graczy, którzy dzielą jedno urządzenie.
waiting-change = Zmień stół
waiting-change-save = Zapisz zmiany
waiting-name = Nazwa stołu
waiting-changed = Gospodarz zmienił: { $what }.
waiting-changed-ok = Rozumiem
waiting-send-away = Odeślij
waiting-admit = Zgadzam się
waiting-start = Zacznij grę
waiting-leave = Odejdź od stołu
invite-hint = Skieruj tu telefon albo wyślij link. Bez rejestracji.
invite-qr = Kod QR z linkiem do stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano

## At the table

table-laying = Przygotowujemy stół…
table-with = · { $names }
spectating = Tylko oglądasz
return = Gram tutaj
return-title = Czy jedno z miejsc jest twoje?
return-text = To urządzenie jeszcze cię nie zna. Na urządzeniu, na którym grasz, otwórz swoją stronę i pokaż tam kod na telefon. Skieruj na niego aparat albo wpisz go tutaj.
absent = { $name } jest z dala od stołu już { $time }.
absent-until = { $name } jest z dala od stołu już { $time }. Za { $left } możesz wpuścić bota.
absent-now = { $name } jest z dala od stołu już { $time }. Możesz wpuścić bota.
thinking-until = { $name } myśli już { $time }. Za { $left } możesz wpuścić bota.
thinking-now = { $name } myśli już { $time }. Możesz wpuścić bota.
absent-bot = Niech gra bot
time-seconds = { $seconds } s
absent-time = { $minutes } min { $seconds } s
watchers = { $count ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
table-menu = Stół
panel = Podgląd, opcje i przebieg
facts = Jak to wygląda
options-title = Możesz zagrać
options-none = Teraz wybiera ktoś inny.
command-label = Napisz, co chcesz zagrać
command-hint = wpisz nazwę karty (klawisz /)
log-title = Przebieg
log-live = Co się właśnie stało
log-empty = Jeszcze nic się nie stało
rules = Zasady
rules-of-games = Zasady gier
rules-title = Zasady: { $game }
rules-table = Tabela
rules-parts = Części zasad
rules-part-page = Na jednej stronie
rules-part-book = Książka
rules-part-reference = Według numerów
rules-more = Więcej w książce
rules-behind = Dokładnie mówią o tym zasady:
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[many] Znaleziono { $count } miejsc
}
rules-found-none = Niczego takiego w zasadach nie ma.
rules-you = Ty
rules-rival = Rywal
rules-player = { $n }. gracz
rules-no-example = Nie udało się narysować przykładu.
rules-missing = Zasad w tym języku jeszcze nie ma.
rules-coming = Otwieramy zasady…
rule = zasada { $rule }
rule-from-book = z instrukcji
rule-from-ruling = nasza wykładnia
rule-from-reconstructed = nasze przybliżenie
why = Dlaczego?
why-rule = Dlaczego? Zasada { $rule }
you-are-on-turn = Twój ruch
you-decide = Ty decydujesz
only-answer = Jedyna możliwość, zagra się sama
you-are-asked = Twój ruch. { $question }
question-wait = Czekamy…
question-thinks = Myśli { $name }…
question-sent = Już leci…
question-moving = Na stole coś się dzieje…
question-lost = Stół czeka na połączenie
player = Śledzenie innych
player-back = Ruch wstecz
player-pause = Zatrzymaj stół
player-play = Dalej
player-step = Ruch naprzód
player-skip = Dokończ ten ruch
player-rush = Do mojego ruchu
player-now = Z powrotem do gry
player-speed = Szybkość { $speed }
seconds-short = { $seconds } s
recap = Od twojego ruchu
recap-all = Szczegóły: { $name }
recap-setting = Pokazuj, co zrobili inni
recap-hint = Gdy znów przyjdzie twój ruch, karteczka powie, co się działo; pierwsze naciśnięcie ją zamyka. Wszystko zostaje też w przebiegu gry.
connection-lost = Połączenie przerwane. Nic nie zginęło, próbuję ponownie.
connection-lost-choice = Połączenie przerwane. Gdy tylko wróci, twój wybór zostanie wysłany ponownie.
connection-late = Serwer jeszcze nie odpowiedział. Twój wybór nie przepadnie.
undo = Cofnij
planned = Potem: { $what }
planned-drop = Porzuć plan: karta { $what } nie zostanie zagrana
menu-stand-in = Niech za gracza { $name } gra bot
menu-rest = Niech przez chwilę gra za mnie bot
menu-take-back = Wróć do gry
bot-plays = Bot gra za ciebie.
bot-plays-time = Skończył ci się czas, gra za ciebie bot.
bot-plays-away = Twoje miejsce było puste, gra za ciebie bot.
bot-plays-for = Za gracza { $name } gra bot.
bot-plays-back = Gram dalej
seat-log-rest = { $name }: teraz gra bot.
seat-log-away = { $name }: nikogo przy stole, gra bot.
seat-log-time = { $name }: skończył się czas, gra bot.
seat-log-back = { $name } wraca i gra dalej.
seat-log-resigned = { $name } poddaje grę, dalej gra bot.
seat-log-forfeit = { $name } odpada, bo skończył się czas. Dalej gra bot.
menu-resign = Poddaj grę
menu-resign-sure = Na pewno się poddajesz? To zakończy grę.
menu-resign-no = Nie, gram dalej
menu-resign-yes = Tak, poddaję się
menu-watch = Zaproś widza

## The end

result = Wynik
result-rematch = Rewanż
result-rematch-join = Do rewanżu
result-replay = Odtwórz zapis
reason-resigned = Gra zakończyła się poddaniem.
ended-won = { $count ->
    [one] { $names } wygrywa
   *[other] { $names } wygrywają
}
ended-undecided = Nikt nie wygrał
ended-resigned = { $count ->
    [one] { $names } poddaje grę.
   *[other] { $names } poddają grę.
}
ended-time = { $names }: skończył się czas.
ended-winner = zwycięstwo
ended-gave-up = gra poddana
ended-late = koniec czasu
reason-closed = Partię zakończył opiekun ludoteki.
luck-sign = Uczciwy los
luck-mixing = Trwa mieszanie losu…
luck-title = Czy los jest uczciwy?
luck-how-promise = Gdy powstał ten stół, serwer wymyślił długą tajną liczbę i opublikował jej odcisk. Z odcisku nikt nie odgadnie liczby, ale żadna inna liczba nie ma takiego samego.
luck-how-salts = Przeglądarka każdego gracza dodała własną tajną liczbę. Najpierw wszyscy pokazali odciski, a dopiero potem liczby. Nikt więc nie mógł wybierać: ani serwer, ani ten, kto odsłonił liczbę jako ostatni.
luck-how-check = Z tych liczb wynika każde tasowanie, każdy rzut i każde losowanie. Po partii liczby zostają ujawnione, a twoja przeglądarka przelicza wszystko od nowa.
luck-limits = Czego to nie pokaże: czy ktoś nie zaglądał w zakryte karty. A tę stronę przysyła sam serwer; kto nie ufa nikomu, bierze oba pliki i sprawdza je własnym programem.
luck-numbers = Same liczby i odciski
luck-promise = Odcisk serwera, opublikowany { DATETIME($at, dateStyle: "medium", timeStyle: "medium") }
luck-pledge = Odcisk: { $name }
luck-pledge-kept-back = Odcisk: { $name } (liczba nie przyszła na czas)
luck-salt = Liczba: { $name }
luck-seed = Liczba serwera
luck-file = Sprawdzenie poza tą stroną:
luck-record = Pobierz zapis
luck-receipt = Pobierz moje pokwitowanie
luck-result = Czy los był uczciwy?
luck-result-good = Los był uczciwy
luck-result-note = Los: co sprawdzono
luck-result-bad = Los nie był uczciwy
luck-verdict-good = Los był uczciwy: sprawdzono tutaj, w twojej przeglądarce.
luck-verdict-note = Nic nie przeczy uczciwości losu, ale twoja przeglądarka nie mogła sprawdzić wszystkiego.
luck-verdict-bad = Los tej partii nie był taki, jak przyrzeczono.
luck-good-promise = Przyrzeczenie jest tym, które twoja przeglądarka widziała przed pierwszą kartą.
luck-note-promise-missed = Twoja przeglądarka przyszła, gdy partia już trwała: za jej początek nie może ręczyć.
luck-bad-promise-changed = Przyrzeczenie podmieniono: twoja przeglądarka najpierw widziała inne.
luck-bad-promise-late = Przyrzeczenie pokazano dopiero, gdy twoja liczba była już zmieszana.
luck-good-seed = Liczba serwera jest tą, którą przyrzeczono.
luck-bad-seed = Liczba serwera nie jest tą, którą przyrzeczono.
luck-bad-terms = Ustawienia stołu zmieniono po ujawnieniu twojej liczby.
luck-good-salt = Liczba twojej przeglądarki jest w mieszance.
luck-note-no-salt = Ta przeglądarka nie dodała żadnej liczby.
luck-note-salt-elsewhere = Liczba dla twojego miejsca przyszła z innej przeglądarki albo ta już jej nie ma, bo usunięto jej dane. Tutaj nie da się jej sprawdzić.
luck-note-salt-late = Partia zaczęła się, zanim twoja przeglądarka zdążyła pokazać liczbę, co zdarza się przy wolnym połączeniu lub zamkniętej stronie: zamiast niej dodano odcisk.
luck-bad-salt-dropped = Liczbę twojej przeglądarki pominięto w mieszaniu.
luck-bad-pledges = Odciski graczy zmieniono po ujawnieniu twojej liczby.
luck-bad-false-salt = Dodano liczbę, która nie pasuje do żadnego odcisku.
luck-bad-kept-back = To, kto pokazał liczbę na czas, a kto nie, później zmieniono.
luck-note-other-kept-back = Miejsce { $seat } nie pokazało liczby na czas: zamiast niej dodano odcisk.
luck-good-outcomes = { $count ->
    [one] Jedyny wynik losu wynika z tych liczb.
    [few] Wszystkie { $count } wyniki losu wynikają z tych liczb.
   *[other] Wszystkie wyniki losu ({ $count }) wynikają z tych liczb.
}
luck-bad-outcomes = Wynik losu numer { $at } nie wynika z tych liczb: został zmieniony.
luck-good-seen = To, co pokazywano ci podczas partii, jest tym, co serwer mówi teraz.
luck-bad-seen = Po decyzji { $at } pokazano ci coś innego, niż serwer mówi teraz.
replay-title = Zapis gry
replay-back = Do wyniku
replay-controls = Odtwarzanie
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-speed = Szybkość { $speed }
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-move = Krok
replay-moments = Ważne chwile
replay-lead = Prowadzi { $name }, { $score }
replay-link = Link do tej chwili

## Settings

language = Język
language-cs = Čeština
language-pl = Polski
language-en = English
theme = Wygląd
theme-switch = Przełącz wieczór i popołudnie
theme-room = Zależnie od gry
theme-hint = Zależnie od gry: Wojna w Krainie Czarów i Ponura kraina są malowane na noc i pozostają ciemne, wszystko inne wygląda jak w systemie.
theme-system = Jak w systemie
theme-dark = Wieczór (ciemny)
theme-light = Popołudnie (jasny)
speed = Tempo animacji
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-off = Bez animacji
volume = Głośność
volume-none = cisza
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-hint = Każda gra brzmi po swojemu, a cichy dzwonek mówi, że to twój ruch. Przed pierwszym naciśnięciem nic się nie odezwie.
marks = Wyraźne znaki
marks-hint = Każda frakcja dostaje dodatkowo własny wzór, aby kolory nie miały znaczenia.
one-tap = Gra jednym dotknięciem
one-tap-hint = Na ekranie dotykowym pierwsze dotknięcie zwykle mówi, co zrobi wybór, a drugie go zatwierdza.
ask-forced = Pytaj także wtedy, gdy nie ma wyboru
ask-forced-hint = Jeśli możliwość jest jedna, stół zagra ją po chwili sam. Możesz ją cofnąć jak każdą inną.
name-title = Jak mamy do ciebie mówić?
name-label = Imię przy stole
name-hint = Zobaczą je współgracze. Konto nie jest potrzebne.
name-change = Zmień imię

## About, lost

about-text = Ludoteka to otwarty stół do gier planszowych: działa na własnym komputerze, według pełnych zasad, z ludźmi i z botami, po czesku, polsku i angielsku.
about-version = Wersja { $version }
about-unofficial = Projekt jest nieoficjalny i niezwiązany z wydawcami gier. Gry należą do swoich autorów i wydawców: jeśli ci się podobają, kup pudełko.
about-credits = Podziękowania
about-icons = Piktogramy: Lorc, Delapouite i inni,
about-fonts = Kroje pisma:
about-software = Zbudowano z:
about-keys = Klawisze przy stole
key-1 = wybiera opcję o tym numerze
key-2 = przechodzi do następnej strefy stołu
key-3 = przechodzi między kartami w strefie
key-4 = wybiera
key-5 = krok wstecz
key-6 = zasady
key-7 = przebieg gry
key-8 = cofa ruch, jeśli można
key-9 = pozwala wpisać polecenie
lost-title = Tu nie ma żadnego stołu
lost-text = Link może być stary albo zgubił literę.

## Counted

bot-name = { $level ->
    [easy] Řehoř
    [hard] Bartoloměj
   *[other] Apolena
}
table-waiting = { $count ->
    [one] brakuje jednego gracza
   *[other] brakuje { $count } graczy
}
command-found = { $count ->
    [0] Nic takiego nie można zagrać
    [one] Enter zagra
    [few] { $count } opcje, wpisz więcej
   *[many] { $count } opcji, wpisz więcej
}
events-missed = { $count ->
    [one] W międzyczasie zdarzyła się { $count } rzecz, jest w przebiegu.
    [few] W międzyczasie zdarzyły się { $count } rzeczy, są w przebiegu.
   *[many] W międzyczasie zdarzyło się { $count } rzeczy, są w przebiegu.
}

## Lessons

learn-it = Nauka gry
learn-title = { $game }: lekcje
learn-hint = Każda lekcja to prawdziwa partia, a Bartoloměj siedzi obok. Możesz wyjść, kiedy chcesz: lekcja poczeka.
coach = Doradca
coach-says = Bartoloměj radzi
coach-waits = Przeczytaj radę i idź dalej
coach-on = Dalej
coach-show = Pokaż mi
coach-not-now = To też wolno. Najpierw jednak spróbuj tego, co świeci.
coach-fold = Zwiń
coach-unfold = Rozwiń
lesson-step = Krok { $step } z { $steps }
lesson-leave = Grać bez rad
lesson-first = Zacznij tutaj
lesson-begin = Zacznij
lesson-go-on = Kontynuuj
lesson-again = Jeszcze raz
lesson-anew = Od początku
lesson-begun = Rozpoczęta
lesson-done = Ukończona
lessons-more = Inne lekcje

## Hints

hint = Podpowiedź
hint-now = Co teraz?
hint-thinks = Bartoloměj rozważa
hint-ways = { $count ->
    [one] Jedna dobra możliwość
    [2] Dwie dobre możliwości
   *[other] Trzy dobre możliwości
}
hint-thinking = Chwileczkę, myślę…
hint-nothing = Tu nic nie doradzę.
hint-chance = { $chance } na wygraną
hint-tried = { $tries ->
    [one] Jednego głównego powodu nie mam, ale raz to wypróbowałem.
   *[other] Jednego głównego powodu nie mam, ale wypróbowałem to { $tries } razy.
}
percent = { $n }%
hint-games = Z { $games ->
    [one] { $games } partii rozegranej w myślach.
   *[other] { $games } partii rozegranych w myślach.
}
hint-noted = Przy wyniku będzie napisane, że to gra z podpowiedzią.
hint-sure = Na pewno?
hint-slip = { $option }: około { $chance } na wygraną. Lepiej: { $best }, { $better }.
hint-think-again = Jeszcze pomyślę
hint-anyway = Zagraj mimo to
warn = Ostrzegaj przed błędem
warn-hint = Doradca myśli razem z tobą i pyta, czy na pewno, gdy wybór wiele kosztuje. Przy wyniku będzie napisane, że to gra z podpowiedzią.
new-table-hints = Podpowiedzi
new-table-hints-off = Bez podpowiedzi
new-table-hints-on = Każdy może o nie prosić
table-hints = z podpowiedziami
result-helped = Z podpowiedzią: { $names }
own-values = Wartości z pudełka
own-values-yes = własne, według właściciela
own-values-played = Rozegrano z własnymi wartościami właściciela pudełka

## Home and new table

shelf-go-on = Wróć do gry { $game }: twoja kolej
shelf-own = Inne gry tej ludoteki
box-kind-claim = Gra w zbieranie lew
box-idea-claim = Zdobądź stronników i wygraj z nimi głosy frakcji.
box-kind-valeria = Budowanie królestwa
box-idea-valeria = Rzucasz kośćmi, a skarbce rosną wszystkim. Werbuj, walcz, buduj.
box-kind-wonderland = Bitwy z woreczka
box-idea-wonderland = Herbata, sojusznicy i woreczek żetonów. Potem bitwy: odwaga i szczęście.
box-kind-harrow = Pojedynek na mapie
box-idea-harrow = Dwie strony, jedna mapa i cztery słoje. Każda siła jest inna.
weight-1 = lekka
weight-2 = średnia
weight-3 = wymagająca
cast-title = Oni zawsze mają czas
cast-text = Řehoř gra lekko, Apolena dobrze, Bartoloměj mocno.
my-finished = Zakończone gry
rather-learn = Wolę się nauczyć
other-game = Inna gra z półki
new-table-players = Kto gra?
new-table-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
new-table-most = najwyżej { $most }
new-table-friends = { $count ->
    [one] znajomy
   *[other] { $count } znajomych
}
new-table-where = Gdzie siedzimy?
where-own = Każdy u siebie
where-own-about = komputer albo telefon
where-here = Krąży
where-here-about = wszyscy przy tym urządzeniu
where-tv = Telewizor
where-tv-about = plansza tutaj, karty w telefonach
new-table-presets = Co będzie na stole?
new-table-details = Szczegóły
new-table-own = Własna mieszanka
new-table-waits = Stół poczeka, aż ktoś się dosiądzie.
new-table-seats-wrong = Liczba graczy w tej grze: { $counts }.
chair-drop = Usuń krzesło { $number }
chair-friend = Znajomy
chair-friend-hint = dosiądzie się przez link
chair-add-friend = Jeszcze jeden znajomy
chair-add-bot = Jeszcze jeden bot
chair-add-here = Kolejny gracz tutaj
chair-here-hint = gra na tym urządzeniu
chair-here-name = Imię gracza { $number }
chair-here-usual = Gracz { $number }
choice-full = Wybrano { $count }, więcej się nie zmieści. Odznacz coś, żeby wybrać inne.
bot-level = { $level ->
    [easy] lekko
    [hard] mocno
   *[other] dobrze
}

## Rozmowa

talk = Rozmowa
journal = Przebieg i rozmowa
talk-you = ty
talk-watcher = widz
talk-about = { $name }: więcej
talk-unread = Nowe wiadomości:
talk-empty = Nikt jeszcze nic nie powiedział.
talk-empty-apart = Oglądasz: dopóki trwa gra, słyszą cię tylko inni widzowie.
talk-apart = Dopóki trwa gra, słyszą cię tylko inni widzowie.
talk-mute = Wycisz: { $name }
talk-muted = Wyciszono: { $name }.
talk-unmute = Cofnij wyciszenie
talk-reactions = Reakcje
talk-phrases = Gotowe zwroty
talk-hint = Napisz parę słów
talk-send = Wyślij
phrase-nice = Ładny ruch!
phrase-thinking = Myślę
phrase-moment = Chwileczkę
phrase-oops = Ojej!
phrase-good-game = Dobra gra
phrase-one-more = Jeszcze jedną?
reaction-rose = róża
reaction-thumb = kciuk w górę
reaction-wonder = zdumienie
reaction-laugh = śmiech
reaction-tear = łza
reaction-tea = filiżanka herbaty
new-table-talk = Rozmowa przy stole
new-table-talk-on = Tak
new-table-talk-off = Cichy stół

## Zgoda

proposals = Propozycje przy stole
proposal-yes = Tak
proposal-no = Nie
proposal-drop = Nieważne
proposal-answered = Odpowiedź wysłana
proposal-waits = Czekamy na odpowiedź: { $names }.
proposal-undo = { $name } prosi o cofnięcie ruchu.
proposal-undo-mine = Prosisz o cofnięcie swojego ruchu.
proposal-pause = { $name } prosi o przerwę.
proposal-pause-mine = Prosisz o przerwę.
proposal-end = { $name } proponuje zakończyć bez zwycięzcy.
proposal-end-mine = Proponujesz zakończyć bez zwycięzcy.
proposal-rematch = { $count ->
    [one] { $name } proponuje rewanż. Grasz?
   *[other] Pozostali chcą rewanżu. Grasz?
}
proposal-declined = { $name } woli nie.
proposal-declined-mine = Twoja odpowiedź: nie.
menu-ask-undo = Poproś o cofnięcie ruchu
menu-ask-end = Zaproponuj koniec bez zwycięzcy
reason-agreed = Gra zakończyła się za zgodą wszystkich, bez rozstrzygnięcia.
reason-time = Skończył się czas.

## Czas

clocks = Zegary
clock-you = ty
clock-of = { $name }: pozostały czas { $time }
clock-runs = { $name }: pozostały czas { $time }, zegar tyka
clock-paused = Przerwa
clock-resume = Gramy dalej
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
menu-ask-pause = Poproś o przerwę
new-table-time = Ile mamy czasu?
new-table-on-timeout = Gdy komuś skończy się czas
new-table-on-timeout-bot = zastępuje go bot, dopóki nie wróci
new-table-on-timeout-forfeit = odpada z gry
pace-none = Bez zegara
pace-none-about = każdy gra we własnym tempie
pace-live = Na żywo
pace-live-about = wszyscy naraz przy stole, każdy ma zegar
pace-correspondence = Korespondencyjnie
pace-correspondence-about = przez wiele dni, z limitem na każdą turę
pace-length-live = Ile czasu ma każdy gracz?
pace-length-turn = Ile czasu jest na turę?
pace-short = Krótki
pace-normal = Zwykły
pace-long = Długi
pace-own = Własny
pace-minutes = { $minutes } min + { $increment } s
pace-own-minutes = Minuty na gracza
pace-own-increment = Dodatkowe sekundy za każdy ruch
pace-own-turn = Czas na turę
pace-own-unit = Jednostka
pace-own-hours = godzin
pace-own-days = dni
clock-live = { $time } na gracza i { $increment } s za każdy ruch
clock-correspondence = { $time } na turę

## Ja

somebody = ktoś
me-title = Moja strona
me-card = Karta gracza
me-card-guest = Gość
me-since = tutaj od { $year }
me-face = Twoja twarz
face-fox = Lis
face-rabbit = Królik
face-hedgehog = Jeż
face-raven = Kruk
face-stag = Jeleń
me-home = Moje urządzenia
link-device = Przenieś mnie na telefon
link-device-hint = Stoły pójdą z tobą, ale tutaj też zostaniesz.
link-device-show = Pokaż kod
link-device-qr = Kod QR, którym dodasz drugie urządzenie
link-device-text = Skieruj tu aparat telefonu albo otwórz w nim ludotekę i wpisz kod na stronie /move. Potem potwierdź to tutaj.
link-device-left = { $seconds ->
    [one] Ważny jeszcze { $seconds } sekundę.
    [few] Ważny jeszcze { $seconds } sekundy.
   *[other] Ważny jeszcze { $seconds } sekund.
}
link-device-here = Inne twoje urządzenie pokazuje kod. Wpisz go tutaj, a to urządzenie też będzie twoje.
link-device-code = Kod
link-device-go = To ja
link-device-title = Twoje kolejne urządzenie
link-device-next = Dalej
link-device-becomes = Na tym urządzeniu będziesz grać jako
link-device-warning = Idź dalej tylko wtedy, gdy { $name } to naprawdę ty. Jeśli ten link lub kod przysłał ci ktoś inny, zatrzymaj się: widziałby wszystko, co robisz na tym urządzeniu, i mógłby grać za ciebie.
link-device-leaves = To, w co gra tu { $name }, zostanie z boku i już do tego nie wrócisz.
link-device-waiting = Teraz na urządzeniu, które pokazuje kod, naciśnij „Tak, to ja”.
link-device-wants = { $device } chce zalogować się jako ty
link-device-wants-text = Potwierdź tylko wtedy, gdy to urządzenie masz w ręku ty: będzie grać za ciebie i zobaczy wszystko, co twoje.
link-device-yes = Tak, to ja
link-device-no = Nie
link-device-added = Urządzenie jest teraz twoje.
link-device-declined = Urządzenie zostało odrzucone.
me-device-here = To urządzenie
me-device-unknown = Jakaś przeglądarka
me-device-gone = Urządzenie jest wylogowane.
me-sign-out = Wyloguj
me-remove = Usuń
me-add = Dodaj
me-passkey = Klucz dostępu
me-passkey-new = Kolejny klucz dostępu
me-passkey-hint = Wrócisz skądkolwiek, bez hasła.
me-passkey-used = ostatnio { $day }
me-passkey-added = Klucz dostępu dodany.
me-passkey-sure = Bez niego wrócisz tylko z innym kluczem dostępu albo z kodem odzyskiwania.
me-passkey-gone = Klucz dostępu usunięty.
me-passkeys-https = Klucze dostępu wymagają bezpiecznego adresu (https). Ta ludoteka go nie ma: zachowaj zamiast nich kod odzyskiwania.
me-passkeys-name = Klucze dostępu wymagają adresu z nazwą, a nie z liczbą: na tym komputerze otwórz localhost.
me-passkeys-address = Klucze dostępu tej ludoteki działają pod adresem { $address }.
me-passkeys-browser = Ta przeglądarka nie ma kluczy dostępu: zachowaj zamiast nich kod odzyskiwania.
me-tokens = Programy
me-tokens-hint = Token pozwala twojemu programowi korzystać z tego serwera w twoim imieniu, ale nigdy jako opiekun. Wysyła się go jako „Authorization: Bearer …”.
me-token-name = Nazwa programu
me-token-create = Utwórz token
me-token-once = Oto token. Widać go tylko raz.
me-token-created = utworzony { $day }
me-token-used = ostatnio użyty { $day }
me-token-revoke = Unieważnij
me-token-revoke-sure = Program { $name } od razu straci dostęp.
me-recovery = Kod odzyskiwania
me-recovery-hint = Zapisz go: dzięki niemu wrócisz, nawet gdy wszystko przepadnie.
me-recovery-there = Już go masz. Nowy zajmie jego miejsce.
me-recovery-again = Nowy
me-recovery-told = Zapisz teraz ten kod. Pokazuje się tylko raz.
me-recovery-used = Witaj ponownie. Kod został zużyty, oto nowy. Pokazuje się tylko raz.
me-go-on = Dalej
me-sign-in = Masz tu już swoją stronę?
me-bring = Zabierz to, w co gram tu jako gość
me-bring-name = Zabierz to, w co gra tu { $name }
me-by-passkey = Wróć z kluczem dostępu
me-by-code = Kod z drugiego urządzenia albo kod odzyskiwania
me-by-code-go = Wróć
me-blocked = Kogo nie chcę spotykać
me-unblock = Odblokuj
me-export = Pobierz moje dane
me-forget = Usuń mnie
me-forget-text = Twoje imię, urządzenia, klucze dostępu i kody zostaną usunięte. W trwających partiach poddasz się, a dogra bot. Partie innych zostaną, a na twoim miejscu będzie „ktoś”. Tego nie da się cofnąć.
me-forget-yes = Usuń mnie na zawsze
me-leave-text = Ta przeglądarka cię zapomni. Wrócisz z kluczem dostępu albo z kodem odzyskiwania.
me-leave-guest = Ta przeglądarka cię zapomni, a nie masz ani klucza dostępu, ani kodu odzyskiwania: nie będzie powrotu do twoich stołów.

## Co zagrano

me-pages = Moje strony
me-tab-me = Moja strona
me-tab-matches = Moje partie
matches-title = Moje partie
matches-mine = Rozegrane partie
matches-theirs = Partie przy publicznych stołach
matches-empty = Na razie nic: każda skończona partia zostawi tu wiersz.
record-title = Co z tego wynika
record-played = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[other] { $played } partii
}, { $won } { $won ->
    [one] wygrana
    [few] wygrane
   *[other] wygranych
}
record-undecided = { $count ->
    [one] { $count } nierozstrzygnięta
    [few] { $count } nierozstrzygnięte
   *[other] { $count } nierozstrzygniętych
}
record-share = wygranych
record-of = z { $count ->
   *[other] { $count } partii
}
record-form = { $count ->
    [one] Ostatnia partia
    [few] Ostatnie { $count } partie
   *[other] Ostatnich { $count } partii
}: wygrane { $won }, przegrane { $lost }, bez zwycięzcy { $drawn }
record-seats = { $count ->
    [one] solo
   *[other] { $count } graczy
}
record-best = Najwięcej punktów
record-streak = Najdłuższa seria wygranych
record-streak-now = teraz { $count } z rzędu
record-favourite = Najczęściej jako
record-rival = Najczęstszy rywal
record-listed = Inni mogą widzieć moje wyniki z publicznych stołów
record-public = Widać tu tylko partie przy publicznych stołach.
per-cent = { $number }%
rivals-title = Bilans spotkań
rivals-who = Rywal
rivals-played = partii
rivals-ahead = ja : rywal
rivals-theirs = bilans
rivals-all = Wszyscy ({ $count })
match-alone = solo
match-place = { $place }. z { $seats }
match-resigned = przez poddanie
match-time = na czas
match-agreed = za porozumieniem
match-result = Jak się skończyła
match-result-all = Wszystkie
match-result-won = Wygrane
match-result-lost = Przegrane
match-result-drawn = Bez zwycięzcy
match-game = Gra
match-game-any = Wszystkie gry
match-whom = Z kim
match-whom-any = Z kimkolwiek
match-whom-people = Z ludźmi
match-whom-bots = Tylko z botami
match-seats = Gracze
match-seats-any = Dowolna liczba
match-help = Pomoc
match-help-any = Z pomocą i bez
match-help-with = Z pomocą
match-help-without = Bez pomocy
match-helped = z pomocą
match-found = { $count ->
    [one] Znaleziono { $count } partię
    [few] Znaleziono { $count } partie
   *[other] Znaleziono { $count } partii
}
match-none = Nie ma takiej partii.
match-pages = Strony
match-page = { $page } z { $pages }
match-newer = Nowsze
match-older = Starsze

## Ranking

me-tab-ladder = Ranking
rating = punkty rankingu
rating-seats = Ranking, { $count } graczy
rating-between = { $low }–{ $high }
rating-line = Ranking po { $count } partiach: od { $from } do { $to }
ladder-title = Ranking
ladder-hint = Tylko partie rankingowe: z zegarem i bez pomocy. Aby się tu znaleźć, trzeba rozegrać { $count ->
    [one] jedną partię
    [few] { $count } partie
   *[other] { $count } partii
} i mieć klucz dostępu lub kod odzyskiwania.
ladder-place = Miejsce
ladder-who = Kto
ladder-between = zapewne między
ladder-empty = Nikt jeszcze nie rozegrał dość partii rankingowych.
new-table-rated = Czy liczy się do rankingu?
new-table-rated-no = Nie
new-table-rated-yes = Tak, partia rankingowa
new-table-rated-hint = Każdy gra bez pomocy, a kto przekroczy czas, odpada.
terms-rated = Partia rankingowa
new-table-rated-hint-bots = Masz 10 minut i 10 sekund więcej za każdy ruch, i grasz bez pomocy.

## Gdy na kogoś czekają

notifications-title = Gdy inni na mnie czekają
notifications-sound = Dzwonek
notifications-sound-hint = W tej przeglądarce, dopóki ludoteka jest w niej otwarta.
notifications-notify = Powiadomienie przeglądarki
notifications-notify-hint = Gdy ludoteka jest otwarta na karcie, na którą nie patrzysz.
notifications-notify-denied = Przeglądarka tego zabrania: zezwól tej stronie na powiadomienia w jej ustawieniach.
notifications-unable = Pod tym adresem ta przeglądarka tego nie potrafi (potrzebuje https).
notifications-push = Powiadomienie, nawet gdy ludoteka jest zamknięta
notifications-push-hint = Na tym urządzeniu; w telefonie najlepiej zainstaluj ludotekę jako aplikację.
notifications-push-off = Opiekun tej ludoteki tego nie włączył.
notifications-push-refused = Przeglądarka na to nie pozwoliła.
notifications-email = E-mail
notifications-email-hint = Najwyżej jeden na turę, i tylko jeśli w tym czasie nie zajrzysz do stołu.
notifications-email-off = Opiekun tej ludoteki tego nie włączył.
notifications-email-address = Adres e-mail
notifications-email-send = Wyślij kod
notifications-email-sent = Na adres { $address } wysłaliśmy kod. Przepisz go tutaj.
notifications-email-code = Kod z e-maila
notifications-email-confirm = Potwierdź
notifications-email-other = Użyj innego adresu
notifications-email-remove = Usuń adres
notifications-quiet = Godziny ciszy
notifications-quiet-hint = Nikt cię wtedy nie woła, a w partiach korespondencyjnych czas ci się nie skończy.
notifications-quiet-since = Od
notifications-quiet-until = Do
notifications-quiet-zone = Strefa czasowa: { $zone }
unsubscribe-title = E-maile
unsubscribe-stopped = Nie dostaniesz więcej e-maili o tym, że twoja kolej. Możesz je znów włączyć na swojej stronie.

## Bez połączenia

offline-title = Brak połączenia
offline-text = Serwer jest nieosiągalny. Gdy odpowie, ludoteka otworzy się sama.
offline-again = Spróbuj ponownie
coming = Chwileczkę…
missed = Nie udało się tego teraz wczytać.

## Poczekalnia

lobby-filter = Filtr
lobby-filter-off = Pokaż wszystko
lobby-language-any = Dowolny język
lobby-pace-any = Dowolny zegar
lobby-none = Nie ma teraz takiego stołu.
lobby-watch = Trwają partie
lobby-look = Oglądaj
lobby-rated = rankingowa
lobby-waits-minutes = czeka { $count } min
lobby-waits-hours = czeka { $count } godz.
lobby-waits-days = czeka { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
lobby-waits-new = przed chwilą
lobby-all = Wszystkie

## Znajomi

friends-title = Znajomi
friends-none = Na razie nikt. Poproś kogoś, z kim grasz: przy stole w menu „Stół” albo na stronie tej osoby.
friends-asking = chce cię mieć wśród znajomych
friends-asked = Prośba o znajomość wysłana
friends-ask = Poproś o znajomość: { $name }
friends-yes = Tak
friends-no = Nie
friends-withdraw = Cofnij
friends-agreed = Jesteście znajomymi.
friends-parted = Gotowe.
friends-invite = Zaproś znajomych
friends-invited = zaproszenie wysłane
lobby-invited = zapraszają cię
lobby-friend = u znajomych

# One device for several people
handover = Przekazanie urządzenia
handover-to = Kolej na: { $name }. Przekaż urządzenie
handover-who = Kto bierze urządzenie?
handover-hint = Ten ekran pokazuje tylko to, co mogą widzieć wszyscy.
handover-i-am = To ja: { $name }
handover-look = Spójrz na stół: { $name }
handover-others = Grają inni.
handover-down = Przekaż urządzenie

# Strona opiekuna
admin-title = Opieka nad ludoteką
admin-status = Ludoteka
first-administrator = Ten serwer działa na twoim komputerze. Chcesz się nim opiekować?
first-administrator-yes = Zostań opiekunem
first-administrator-no = Nie teraz
admin-access = Zachowaj dostęp
admin-access-passkey = Jesteś teraz opiekunem, ale tylko w tej przeglądarce. Klucz dostępu pozwoli ci zalogować się z dowolnego miejsca, bez hasła.
admin-access-recovery = Jesteś teraz opiekunem, ale tylko w tej przeglądarce. Pod tym adresem klucze dostępu nie działają; zalogujesz się ponownie kodem odzyskiwania.
admin-access-add-passkey = Dodaj klucz dostępu
admin-access-show-code = Pokaż kod odzyskiwania
admin-access-done = Kod zapisany
admin-access-later = Później
admin-people = Ludzie
admin-tables = Stoły
admin-reports = Zgłoszenia
admin-bans = Zakazy wstępu
admin-audit = Dziennik
admin-audit-hint = Co opiekunowie zrobili w ostatnim roku, na tej stronie lub poleceniem.
admin-audit-none = Żaden opiekun niczego jeszcze nie zrobił.
admin-audit-command = poleceniem
admin-did-enter = Objęcie opieki
admin-did-link = Utworzenie linku dla opiekuna
admin-did-rename = Zmiana imienia
admin-did-delete-account = Usunięcie konta
admin-did-dismiss = Odebranie opieki
admin-did-ban = Zakaz wstępu
admin-did-unban = Zniesienie zakazu
admin-did-resolve = Załatwienie zgłoszenia
admin-did-close = Zakończenie partii
admin-did-remove = Usunięcie stołu
admin-did-announce = Ogłoszenie
admin-did-invitation = Nowy kod zaproszenia
admin-did-invitation-off = Zniesienie kodu zaproszenia
admin-did-backup = Utworzenie kopii
admin-did-backup-download = Pobranie kopii
admin-did-backup-delete = Usunięcie kopii
admin-system = Python { $python } · { $database }, migracja { $migration }
admin-queues = W kolejce: ruchy botów { $bots }, powtórki { $replays }.
admin-games = Gry
admin-editions = starsze wersje: { $versions }
admin-release = Jest już Ludoteka { $version }.
admin-release-notes = Co nowego
admin-backups-scheduled = Serwer robi kopię sam co { $hours } godz.; ostatnie { $count } takich kopii zostaje.
admin-backups-unscheduled = Serwer sam nie robi kopii: ustawienie „backup_hours” to 0.
admin-backup-download = Pobierz
admin-backup-delete = Usuń
admin-backup-delete-sure = Kopia { $name } zostanie usunięta. Tego nie da się cofnąć.
admin-enter-text = Ta strona jest dla osoby, która opiekuje się ludoteką. Na komputerze, na którym działa, polecenie „ludoteka admin link” podaje jednorazowy kod.
admin-code = Kod
admin-enter = Wejdź jako opiekun
admin-counts = Ludoteka { $version }. { $people } { $people ->
    [one] osoba
    [few] osoby
    [many] osób
   *[other] osoby
}. Stoły: oczekujące { $waiting }, w grze { $playing }, zakończone { $finished }.
admin-disk = Magazyn { $store }, kopie { $backups }, zgłoszenia błędów { $reports }; wolne na dysku { $free }.
admin-announcement = Ogłoszenie
admin-announcement-hint = Przeczyta je na górze strony każdy, kto tu zajrzy.
admin-announce = Ogłoś
admin-announce-off = Zdejmij
admin-invitation = Zaproszenia
admin-invitation-on = Nowi goście podają ten kod. Kto już tu był, wchodzi bez niego.
admin-invitation-off = Wejść może każdy, kto zna adres.
admin-invitation-start = Pytaj nowych o kod
admin-invitation-new = Nowy kod
admin-invitation-new-sure = Dotychczasowy kod od razu przestanie działać.
admin-invitation-stop = Nie pytaj o kod
admin-invitation-stop-sure = Wejść będzie mógł każdy, kto zna adres.
admin-backups = Kopie zapasowe
admin-backups-hint = Leżą w folderze „backups” w katalogu danych. Trzymaj je też na innym komputerze.
admin-backup = Zrób kopię teraz
admin-more = Kolejny opiekun
admin-more-hint = Link, który działa raz i tylko przez dobę: kto go otworzy, też zostanie opiekunem.
admin-link = Utwórz link
admin-search = Szukaj po imieniu
admin-is = opiekun
admin-guest = gość
admin-banned = bez wstępu
admin-person = ostatnio { $lastSeen } · od { $since } · stoły: { $tables } · urządzenia: { $devices }
admin-rename = Zmień imię
admin-new-name = Nowe imię
admin-ban = Nie wpuszczaj
admin-ban-text = { $name } od razu traci wstęp do ludoteki.
admin-ban-days = Na jak długo
admin-ban-ever = na zawsze
admin-days = { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
admin-ban-reason = Powód (ta osoba go przeczyta)
admin-ban-network = Nie wpuszczaj całej sieci
admin-network = Adres sieci
admin-forget = Usuń
admin-forget-sure = { $name } znika z ludoteki razem z kluczami i urządzeniami. Partie innych zostają, zamiast imienia będzie w nich „ktoś”. Tego nie da się cofnąć.
admin-dismiss = Odbierz opiekę
admin-dismiss-sure = { $name } nie będzie już opiekować się ludoteką.
admin-nobody = Nikt nie ma takiego imienia.
admin-status-all = wszystkie
admin-status-waiting = czeka
admin-status-playing = w grze
admin-status-finished = zakończony
admin-table = ostatni ruch { $moved } · decyzje: { $decisions }
admin-close = Zakończ
admin-close-sure = Partia skończy się od razu, bez rozstrzygnięcia. Stół, który dopiero czeka, zniknie. Tego nie da się cofnąć.
admin-remove = Usuń razem z partią
admin-remove-sure = Stół zniknie ze wszystkim, co przy nim rozegrano i powiedziano. Tego nie da się cofnąć.
admin-no-tables = Nie ma takiego stołu.
admin-report = { $name }, { $when }
admin-resolve = Załatwione
admin-resolved = załatwione
admin-no-reports = Nikt niczego nie zgłasza.
admin-unban = Wpuść znowu
admin-until = do { $when }
admin-for-good = na zawsze
admin-no-bans = Wejść może każdy.
announcement = Ogłoszenie opiekuna

# Brama
banned-title = Tu teraz nie wejdziesz
invitation-title = Ta ludoteka jest dla zaproszonych
invitation-text = Podaj kod z zaproszenia i wchodzisz.
invitation-code = Kod z zaproszenia
invitation-enter = Wejdź

# Ekran dla wszystkich
tv-asked = teraz decyduje
tv-bot = gra bot
tv-code = Kod QR tego stołu
tv-sit = Zajmij miejsce
tv-sit-text = Skieruj telefon na kod wolnego miejsca. Twoje karty i wybory będą tylko w nim.
tv-seat = Miejsce { $number }
tv-seat-code = Kod QR, który prowadzi na miejsce { $number }
tv-table-text = Nie masz aparatu? Otwórz adres
tv-phone = Karty masz w telefonie
tv-phone-text = Skieruj telefon na kod: kto gra, znajdzie swoje miejsce, inni patrzą.
menu-tv = Pokaż na dużym ekranie

# Ludzie przy stole
report-person = Zgłoś: { $name }
report-about = O co chodzi?
report-name = imię
report-talk = rozmowa
report-play = sposób gry
report-text = Co się stało? (przeczyta to opiekun)
report-quoted = Ta wiadomość zostanie dołączona do zgłoszenia.
report-send = Powiedz opiekunowi
report-sent = Opiekun to przeczyta.
block-person = Zablokuj: { $name }
block-sure = { $name } nie usiądzie już z tobą do stołu i nie zobaczysz, co pisze. Możesz to cofnąć na swojej stronie.
block-done = Zablokowano: { $name }.
menu-people = Ludzie przy stole
