## Co odpowiada serwer, gdy czegoś nie można zrobić

error-not-keeper = To może tylko opiekun ludoteki.
error-keeper-stays = Opiekunowi nie można zabronić wstępu.
error-no-address = To nie jest adres sieciowy.
error-no-person = Nie ma tu takiej osoby.
error-no-copy = Nie udało się zrobić kopii.
error-no-line = Nikt tu tego nie napisał albo już tego nie ma.
error-nobody-meant = Powiedz, o kogo chodzi: podaj miejsce przy stole albo wiadomość.
