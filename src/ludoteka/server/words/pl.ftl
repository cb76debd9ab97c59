## Co odpowiada serwer, gdy czegoś nie można zrobić

error-bad-request = To żądanie nie ma sensu.
error-foreign-origin = Żądanie przyszło z innej strony.
error-internal = Coś się zepsuło na serwerze. Zgłoszenie { $report }.
error-malformed = Serwer tego nie zrozumiał.
error-no-guest = Jeszcze cię tu nie znamy: najpierw otwórz stronę główną.
error-no-header = W żądaniu brakuje nagłówka.
error-no-table = Nie ma takiego stołu.
error-not-allowed = Tego nie można tu zrobić.
error-not-finished = Ta partia jeszcze się nie skończyła.
error-not-found = Nie ma tu nic takiego.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-not-saved = Nie udało się tego zapisać; stół pozostał bez zmian.
error-not-seated = Nie siedzisz przy tym stole.
error-stale = Gra w międzyczasie poszła dalej.
error-too-fast = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-large = To jest za duże.
error-too-many-sockets = Masz otwartych zbyt wiele okien.
