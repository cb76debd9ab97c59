## Players

player-bot = Bot { $number } ({ $level })
player-number = Gracz { $number }
level-random = losowy
level-easy = łatwy
level-medium = średni
level-hard = trudny

## Playing in the terminal

play-thinking = myśli …
play-unknown = „{ $typed }” nie jest do wyboru. Wpisz numer, nazwę rzeczy albo pomoc.
play-ambiguous = „{ $typed }” może znaczyć: { $options }.
play-nothing-to-undo = Nie ma twojej decyzji, którą można cofnąć.
play-stepped-back = Z powrotem do twojej ostatniej decyzji. Wiesz już, co było potem, więc odtąd to gra ćwiczebna.
play-hint = { $option }: szansa na wygraną około { $percent }%
play-no-hint = Można zrobić tylko jedno, nie ma co radzić.
play-what-which = O rzeczy przeczytasz tak: ? i jej nazwa lub początek nazwy.
play-what-nothing = { $thing }: nie ma nic do dodania.
play-why-what = Napisz, o co chodzi, na przykład: dlaczego goblins-7
play-why-nothing = { $thing }: nie wiadomo o niczym, co by stało na przeszkodzie.
play-text = { $text }
play-no-rules = Zasad tej gry jeszcze tu nie spisano.
play-no-rule = Nie ma zasady { $number }.
rule-from-book = z instrukcji
rule-from-ruling = nasza wykładnia
rule-from-reconstructed = nasze przybliżenie
play-save-where = Napisz, do jakiego pliku, na przykład: zapisz partia.json
play-saved = Zapisano w { $file }. Dalej można grać tak: ludoteka play --resume { $file }
play-bye = Do widzenia.
play-won = Wygrywasz!
play-lost = Wygrywa { $winner }.
play-nobody = Nikt nie wygrywa.

command-undo = cofnij
command-undo-what = cofa twoją ostatnią decyzję
command-hint = rada
command-hint-what = h: co zrobiłby silny bot i dlaczego
command-what = co
command-what-what = ? i nazwa: co ta rzecz robi; samo ?: zasada, której dotyczy pytanie
command-why = dlaczego
command-why-what = dlaczego nie można teraz czegoś wybrać: dlaczego goblins-7
command-rules = zasady
command-rules-what = zasady albo jedna z nich: zasady C-7
command-log = przebieg
command-log-what = wszystko, co się dotąd stało
command-save = zapisz
command-save-what = zapisuje partię do pliku: zapisz partia.json
command-help = pomoc
command-help-what = ta lista
command-quit = koniec
command-quit-what = odchodzi od stołu

## Records and games

games-id = id
games-name = gra
games-seats = gracze
games-settings = ustawienia
games-version = wersja
games-only = tylko przy { $where }
setting-idle = Przy tym stole nie ma znaczenia: { $settings }.
check-good = { $file } pasuje: { $game } gra z nim jako wersja { $version }
replay-prompt = { $at } z { $of } (Enter dalej, b wstecz, numer, q koniec)

## Arena

arena-bot = bot
arena-wins = wygrane (95%)
arena-draws = remisy
arena-place = miejsce
arena-score = punkty
arena-rating = ranking
arena-decisions = decyzje/grę
arena-options = możliwości
arena-time = czas
arena-longest = najdłużej
arena-seat = Miejsce { $number }
arena-by-seat = Wygrane według miejsca: { $shares }
arena-length = Mediana długości, w decyzjach: { $median }
arena-stopped =
    { $games ->
        [one] Zatrzymano po { $games } grze.
        [few] Zatrzymano po { $games } grach.
        [many] Zatrzymano po { $games } grach.
       *[other] Zatrzymano po { $games } gry.
    }

## The arena's page

report-title = { $game }: turniej
report-played =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
report-seed = ziarno { $seed }
report-wins = Odsetek wygranych
report-wins-note = Odsetek wygranych gier z przedziałem 95% (Wilson). Linia przerywana to wynik równych graczy.
report-ratings = Ranking
report-ratings-note = OpenSkill (Plackett–Luce), średnia i przedział 95%.
report-standings = Kolejność
report-pairs = Między sobą
report-pairs-note = Jak często bot z wiersza kończy przed botem z kolumny.
report-seats = Miejsca
report-seats-note = Odsetek wygranych według miejsca, wszystkie boty razem.
report-lengths = Długość
report-decisions = decyzji na grę
report-reasons = Jak kończyły się gry
report-reason = koniec
report-games = gier
report-choices = Co wybierano
report-choices-note = Odsetek wygranych miejsc, które wybrały to choć raz; w nawiasie ile razy łącznie.
report-measures = Co liczy gra
report-winners = zwycięzcy
report-others = pozostali

## The balance page

balance-title = { $game }: równowaga
balance-how = Boty przeciw botom ({ $bots }), wersja gry { $version }. Te same gry jeszcze raz:
balance-players =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
balance-games =
    { $games ->
        [one] { $games } gra.
        [few] { $games } gry.
        [many] { $games } gier.
       *[other] { $games } gry.
    }
balance-seat = Miejsce
balance-times = gier
balance-everyone = wszyscy
balance-points = Punkty według źródła
balance-points-note = Średnie na miejsce i grę; po ± połowa przedziału 95%.
balance-picks-note = Jak często to wybierano w decyzjach, w których było do wyboru, oraz odsetek wygranych miejsc, które to w grze wybrały, i miejsc, które mogły to wybrać i nigdy nie wybrały.
balance-offered = do wyboru
balance-picked = wybrano
balance-chose = wygrane z tym
balance-left = wygrane bez tego
balance-written =
    { $plots ->
        [one] Zapisano: { $file } i { $plots } wykres.
        [few] Zapisano: { $file } i { $plots } wykresy.
        [many] Zapisano: { $file } i { $plots } wykresów.
       *[other] Zapisano: { $file } i { $plots } wykresu.
    }

## Editions

edition-frozen = Zamrożono w pliku { $file }.
edition-there = Plik { $file } już istnieje i jest taki sam.
edition-line = { $game }: zamrożone { $kept }; gra się { $version }

## Laws

laws-kept =
    { $tried ->
        [one] Jedna próba, prawo zachowane.
        [few] { $tried } próby, wszystkie prawa zachowane.
       *[other] { $tried } prób, wszystkie prawa zachowane.
    }
laws-broken =
    { $broken ->
        [one] Prawo złamano raz (prób: { $tried }).
        [few] Prawa złamano { $broken } razy (prób: { $tried }).
       *[other] Prawa złamano { $broken } razy (prób: { $tried }).
    }

guest-name = Gość { $number }

## Polecenia gospodarza

admin-done = Gotowe.
admin-nothing = Nic tu nie ma.
admin-status = Ludoteka { $version }: osób { $people }; stoły: czeka { $waiting }, w grze { $playing }, zakończone { $finished }.
admin-versions = Python { $python }; { $database }, migracja { $migration }.
admin-disk = Megabajty: baza { $store }, kopie { $backups }, zgłoszenia błędów { $reports }, wolne { $free }.
admin-announces = Wszystkim mówi: { $text }
admin-invites = Nowi goście potrzebują kodu { $code }
admin-link = Kto otworzy ten link w ciągu doby, zostanie opiekunem: { $link } (kod { $code })
serve-first-administrator = Tym serwerem nikt jeszcze nie zarządza. Aby zostać opiekunem, otwórz ten link: { $link }
admin-open = Nikt nie potrzebuje teraz kodu.
admin-person = { $ref }  { $name }  ({ $language }){ $admin ->
    [yes] , opiekun
   *[no] { "" }
}{ $banned ->
    [yes] , ma zakaz
   *[no] { "" }
}: stoły { $tables }, urządzenia { $devices }, ostatnio { $last_seen }
admin-table = { $ref }  { $game }  { $status }: { $people }; decyzje { $decisions }, ostatnio { $moved }
admin-report = { $ref }  { $resolved ->
    [yes] załatwione
   *[no] otwarte
}: { $reporter } o { $reported } (osoba { $against }), { $about } przy stole { $table }: { $text } { $quote }
admin-ban = { $ref }  { $name } { $network }: { $ends ->
    [yes] do { $until }
   *[no] na zawsze
} { $reason }
admin-audit = { $at }  { $command ->
    [yes] polecenie
   *[no] { $by }
}: { $action ->
    [enter] objęcie opieki
    [link] utworzenie linku dla opiekuna
    [rename] zmiana imienia
    [delete-account] usunięcie konta
    [dismiss] odebranie opieki
    [ban] zakaz wstępu
    [unban] zniesienie zakazu
    [resolve] załatwienie zgłoszenia
    [close] zakończenie partii
    [remove] usunięcie stołu
    [announce] ogłoszenie
    [invitation] nowy kod zaproszenia
    [invitation-off] zniesienie kodu zaproszenia
    [backup] utworzenie kopii
    [backup-download] pobranie kopii
    [backup-delete] usunięcie kopii
   *[other] { $action }
} { $name } { $about }
admin-backup = { $name }: bajtów { $size }
admin-restored = Magazynem danych jest teraz { $file }: wierszy { $rows }.
admin-kept-aside = Poprzedni magazyn danych pozostał w { $place }.
admin-moved = W nowej bazie jest wierszy: { $rows }, a każdy jest taki sam jak w starej. Wpisz do ustawień `database = "{ $url }"` i uruchom serwer.
