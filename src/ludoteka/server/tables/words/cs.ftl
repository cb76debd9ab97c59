## Co server odpoví, když něco nejde

error-cannot-continue = Pravidla této partie, verze { $version }, na tomto serveru nejsou; nelze zde pokračovat.
error-other-content = Tato partie začala s vlastními hodnotami majitele krabice (značka { $mark }), které tento server teď nemá; bude pokračovat, až se spustí znovu s tím souborem.
error-finished = Tato partie už skončila.
error-no-seat = Takové místo u stolu není.
error-no-undo = To už nelze vzít zpět: mezitím se táhlo, něco se odkrylo nebo se rozhodl někdo jiný.
error-not-a-person = Na tom místě nikdo nesedí.
error-not-away = Pryč nebo na tahu je teprve chvíli. Počkej { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-not-offered = To teď zvolit nemůžeš.
error-not-playing = Tato partie se teď nehraje.
error-not-started = Tato partie ještě nezačala.
error-resigned = Tuto partii máš už vzdanou.
error-rule-crash = Selhalo pravidlo; volba byla vzata zpět a můžeš hrát dál. Hlášení { $report }.
error-stand-in-plays = Hraje za tebe bot: nejdřív se vrať na své místo.
error-name-taken = U tohoto stolu má někdo jméno, které vypadá jako „{ $name }“. Zvol si jiné.

## Jak partie skončila

reason-resigned = Ostatní se vzdali.
reason-agreed = Hra skončila dohodou, nerozhodně.
reason-time = Ostatním došel čas.
reason-closed = Partii ukončil správce ludotéky, bez vítěze.
error-rated-help = Tohle je hodnocená partie: každý hraje bez pomoci.
error-clock-live = Při hře naživo má každý hráč 1 minutu až 10 hodin a nejvýš 10 minut navíc za každý tah.
error-clock-correspondence = Na tah korespondenční hry je 1 hodina až 30 dní.
