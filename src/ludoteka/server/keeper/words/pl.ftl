## Co odpowiada serwer, gdy czegoś nie można zrobić

error-not-keeper = To może tylko opiekun domu.
error-keeper-stays = Opiekuna nie można wyrzucić z domu.
error-no-address = To nie jest adres sieciowy.
error-no-person = Nie ma tu takiej osoby.
error-no-copy = Nie udało się zrobić kopii.
error-no-line = Nikt tu tego nie powiedział albo zostało to już zapomniane.
error-nobody-meant = Powiedz, o kogo chodzi: podaj miejsce przy stole albo wypowiedź.
