## Co odpowiada serwer, gdy czegoś nie można zrobić

error-bad-table = Takiego stołu nie można otworzyć: { $reason }
error-one-seat-each = Jedna osoba może zająć tylko jedno miejsce.
error-device-without-owner = Osoba, do której należy urządzenie, też musi siedzieć przy stole.
error-seat-taken = Ktoś już tam siedzi.
error-seats-open = { $open ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $open } miejsca są jeszcze wolne.
    [many] { $open } miejsc jest jeszcze wolnych.
   *[other] { $open } miejsca jest jeszcze wolne.
}
error-started = Ta partia już się zaczęła.
error-starting = Partia właśnie się zaczyna: miejsc już nie można zmieniać.
error-too-many-tables = Czekasz już przy { $tables ->
    [one] { $tables } stole
   *[other] { $tables } stołach
}. Najpierw odejdź od któregoś.
error-no-game = Nie ma tu takiej gry.
error-not-welcome = Ktoś przy tym stole nie chce z tobą siedzieć.
error-network-full = Z twojej sieci czeka już { $tables } otwartych stołów. Poczekaj, aż któryś zacznie grać, albo otwórz stół dla znajomych.
error-sent-away = Gospodarz odesłał cię od tego stołu.
error-seats-pending = Gospodarz jeszcze nie zgodził się na wszystkich, którzy tu siedzą.
error-host-present = Gospodarz jest tutaj i sam zacznie grę.
