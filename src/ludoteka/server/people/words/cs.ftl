## Co server odpoví, když něco nejde

error-bad-name = Jméno potřebuje písmena nebo číslice, které je vidět.
error-reserved-name = „{ $name }“ by si lidé spletli s ludotékou, jejím správcem nebo některým botem. Zvol si jiné jméno.
error-banned = Správce této ludotéky tě dovnitř nepustí{ $until ->
    [never] { "" }
   *[other] { " " }do { $until }
}. { $reason }
error-invitation = Do této ludotéky se vstupuje s pozvánkou.
error-no-code = Tento kód není správný, nebo už neplatí.
error-device-declined = Druhé zařízení to nepotvrdilo.
error-admin-first = Jsi správce této ludotéky a ví to jen tento prohlížeč. Nejdřív si na své stránce přidej přístupový klíč nebo kód pro obnovení.
error-signed-out = Toto zařízení je odhlášené.
error-passkeys-closed = Na této adrese přístupové klíče nefungují.
error-passkeys-full = Přístupových klíčů už máš { $most }: nejdřív některý odeber.
error-passkey-known = Tento přístupový klíč tu už známe.
error-passkey-unknown = Tento přístupový klíč tu neznáme.
error-passkey-wrong = Tento přístupový klíč se nepodařilo ověřit.
error-passkey-unverified = Klíč správce musí ověřit, kdo ho používá: zkus to znovu s PINem, otiskem prstu nebo obličejem.
error-passkey-late = Trvalo to moc dlouho, zkus to znovu.
error-yourself = To jsi ty.
error-blocks-full = Zablokovaných lidí už máš { $most }.
error-reports-full = Správce má od tebe ke čtení už hodně hlášení.
error-bad-token = Tento token neplatí, nebo byl zrušen.
error-by-token = Tohle s tokenem nejde: přihlaste se prohlížečem.
error-no-token-name = Pojmenujte token.
error-many-tokens = Tokenů už je { $most }: nejdřív některý zrušte.
