## Co odpowiada serwer, gdy czegoś nie można zrobić

error-cannot-continue = Na tym serwerze nie ma zasad tej partii, wersji { $version }; nie można jej tu kontynuować.
error-other-content = Ta partia zaczęła się z własnymi wartościami właściciela pudełka (znak { $mark }), których ten serwer teraz nie ma; potoczy się dalej, gdy ruszy znów z tym plikiem.
error-finished = Ta partia już się skończyła.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-undo = Tego nie można już cofnąć: w międzyczasie coś dobrano, odkryto albo zdecydował ktoś inny.
error-not-a-person = Na tym miejscu nikt nie siedzi.
error-not-away = Ta osoba dopiero przed chwilą odeszła lub zaczęła turę. Poczekaj jeszcze { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-not-offered = Teraz nie możesz tego wybrać.
error-not-playing = Ta partia nie jest teraz rozgrywana.
error-not-started = Ta partia jeszcze się nie zaczęła.
error-resigned = Ta partia została już przez ciebie poddana.
error-rule-crash = Zawiodła zasada; wybór cofnięto i możesz grać dalej. Zgłoszenie { $report }.
error-stand-in-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
error-name-taken = Przy tym stole ktoś ma imię podobne do „{ $name }”. Wybierz inne.

## Jak skończyła się partia

reason-resigned = Pozostali gracze się poddali.
reason-agreed = Gra zakończyła się za zgodą wszystkich, bez rozstrzygnięcia.
reason-time = Pozostałym graczom skończył się czas.
reason-closed = Partię zakończył opiekun ludoteki, bez rozstrzygnięcia.
error-rated-help = To partia rankingowa: każdy gra bez pomocy.
error-clock-live = W grze na żywo każdy gracz ma od 1 minuty do 10 godzin i najwyżej 10 minut dodatkowo za każdy ruch.
error-clock-correspondence = Tura gry korespondencyjnej trwa od 1 godziny do 30 dni.
