## Co odpowiada serwer, gdy czegoś nie można zrobić

error-bad-request = To żądanie nie ma sensu.
error-bad-table = Takiego stołu nie można otworzyć: { $reason }
error-cannot-continue = Tę partię rozpoczęto według innych zasad i nie można jej kontynuować. Zgłoszenie { $report }.
error-finished = Ta partia już się skończyła.
error-foreign-origin = Żądanie przyszło z innej strony.
error-internal = Coś się zepsuło na serwerze. Zgłoszenie { $report }.
error-malformed = Serwer tego nie zrozumiał.
error-no-guest = Jeszcze cię tu nie znamy: najpierw otwórz stronę główną.
error-no-header = W żądaniu brakuje nagłówka.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-table = Nie ma takiego stołu.
error-no-undo = Tego nie można już cofnąć: w międzyczasie coś dobrano, odkryto albo zdecydował ktoś inny.
error-not-a-person = Na tym miejscu nikt nie siedzi.
error-not-allowed = Tego nie można tu zrobić.
error-not-away = Ta osoba nie jest nieobecna wystarczająco długo. Poczekaj jeszcze { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-not-finished = Ta partia jeszcze się nie skończyła.
error-not-found = Nie ma tu nic takiego.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-not-kept = Nie udało się tego zapisać; stół pozostał bez zmian.
error-not-offered = Teraz nie możesz tego wybrać.
error-not-playing = Ta partia nie jest teraz rozgrywana.
error-not-seated = Nie siedzisz przy tym stole.
error-not-started = Ta partia jeszcze się nie zaczęła.
error-one-seat-each = Jedna osoba może zająć tylko jedno miejsce.
error-resigned = Ta partia została już przez ciebie poddana.
error-rule-crash = Zawiodła zasada; wybór cofnięto i możesz grać dalej. Zgłoszenie { $report }.
error-seat-taken = Ktoś już tam siedzi.
error-seats-open = { $open ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $open } miejsca są jeszcze wolne.
    [many] { $open } miejsc jest jeszcze wolnych.
   *[other] { $open } miejsca jest jeszcze wolne.
}
error-stale = Gra w międzyczasie poszła dalej.
error-stand-in-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
error-started = Ta partia już się zaczęła.
error-too-fast = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-large = To jest za duże.
error-too-many-sockets = Masz otwartych zbyt wiele okien.

## Jak skończyła się partia

reason-resigned = Pozostali gracze się poddali.
