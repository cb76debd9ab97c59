## Co server odpoví, když něco nejde

error-push-service = Tenhle prohlížeč udal adresu, na kterou ludotéka upozornění neposílá.
error-no-push = Správce této ludotéky upozornění do prohlížečů nezapnul.
error-no-mail = Správce této ludotéky posílání e-mailů nezapnul.
error-mail-address = Tohle není e-mailová adresa.
error-mail-not-sent = E-mail se nepodařilo odeslat. Zkus to prosím později.

## Co se řekne tomu, na koho se čeká

notice-title = Jsi na tahu
notice-body = { $company ->
    [none] { $game }
   *[other] { $game } – u stolu: { $company }
}

## E-maily

email-code-subject = Tvůj kód pro Ludoteku
email-code-text =
    Někdo, nejspíš ty, chce na tuto adresu dostávat e-maily z ludotéky { $house }.

    Kód: { $code }

    Opiš ho do hodiny na své stránce { $link }.
    Pokud to nejsi ty, nedělej nic: další e-maily nepřijdou.
email-turn-subject = Jsi na tahu: { $game }
email-turn-text =
    Jsi na tahu ve hře { $game }{ $company ->
        [none] .
       *[other] . U stolu: { $company }.
    }

    { $link }

    Tyto e-maily už neposílat: { $stop }
