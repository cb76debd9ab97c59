## Co odpowiada serwer, gdy czegoś nie można zrobić

error-push-service = Ta przeglądarka podała adres, na który ludoteka nie wysyła powiadomień.
error-no-push = Opiekun tej ludoteki nie włączył powiadomień w przeglądarkach.
error-no-mail = Opiekun tej ludoteki nie włączył wysyłania e-maili.
error-mail-address = To nie jest adres e-mail.
error-mail-not-sent = Nie udało się wysłać e-maila. Spróbuj później.

## Co usłyszy ten, na kogo inni czekają

notice-title = Twoja kolej
notice-body = { $company ->
    [none] { $game }
   *[other] { $game } – przy stole: { $company }
}

## E-maile

email-code-subject = Twój kod do Ludoteki
email-code-text =
    Ktoś, najpewniej ty, chce dostawać na ten adres e-maile z ludoteki { $house }.

    Kod: { $code }

    Przepisz go w ciągu godziny na swojej stronie { $link }.
    Jeśli to nie ty, nie rób nic: więcej e-maili nie przyjdzie.
email-turn-subject = Twoja kolej: { $game }
email-turn-text =
    Twoja kolej w grze { $game }{ $company ->
        [none] .
       *[other] . Przy stole: { $company }.
    }

    { $link }

    Nie wysyłaj więcej takich e-maili: { $stop }
