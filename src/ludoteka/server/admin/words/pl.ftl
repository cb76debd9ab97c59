## Co odpowiada serwer, gdy czegoś nie można zrobić

error-not-admin = To może tylko opiekun ludoteki.
error-admin-stays = Opiekunowi nie można zabronić wstępu.
error-no-address = To nie jest adres sieciowy.
error-no-person = Nie ma tu takiej osoby.
error-no-such-backup = Nie ma takiej kopii.
error-no-backup = Nie udało się zrobić kopii.
error-no-line = Nikt tu tego nie napisał albo już tego nie ma.
error-nobody-meant = Powiedz, o kogo chodzi: podaj miejsce przy stole albo wiadomość.
