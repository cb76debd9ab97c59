## Co odpowiada serwer, gdy czegoś nie można zrobić

error-bad-name = Imię musi mieć litery lub cyfry, które widać.
error-reserved-name = „{ $name }” można by wziąć za ludotekę, jej opiekuna albo któregoś z botów. Wybierz inne imię.
error-banned = Opiekun tej ludoteki nie wpuszcza cię do środka{ $until ->
    [never] { "" }
   *[other] { " " }do { $until }
}. { $reason }
error-invitation = Do tej ludoteki wchodzi się z zaproszeniem.
error-no-code = Ten kod jest niepoprawny albo już nieważny.
error-device-declined = Drugie urządzenie tego nie potwierdziło.
error-admin-first = Opiekujesz się tą ludoteką i wie o tym tylko ta przeglądarka. Najpierw dodaj na swojej stronie klucz dostępu albo kod odzyskiwania.
error-signed-out = Wylogowano cię tutaj.
error-passkeys-closed = Pod tym adresem klucze dostępu nie działają.
error-passkeys-full = Masz już { $most } kluczy dostępu: najpierw usuń któryś.
error-passkey-known = Ten klucz dostępu jest tu już znany.
error-passkey-unknown = Ten klucz dostępu nie jest tu znany.
error-passkey-wrong = Tego klucza dostępu nie udało się sprawdzić.
error-passkey-unverified = Klucz opiekuna musi sprawdzić, kto go używa: spróbuj ponownie z PIN-em, odciskiem palca lub twarzą.
error-passkey-late = To trwało za długo, spróbuj jeszcze raz.
error-yourself = To ty.
error-blocks-full = Masz już { $most } zablokowanych osób.
error-reports-full = Opiekun ma już od ciebie wiele zgłoszeń do przeczytania.
error-bad-token = Ten token jest nieważny albo został unieważniony.
error-by-token = Tego nie można zrobić tokenem: zaloguj się w przeglądarce.
error-no-token-name = Nadaj tokenowi nazwę.
error-many-tokens = Masz już { $most } tokenów: najpierw unieważnij któryś.
