## Co server odpoví, když něco nejde

error-bad-request = Požadavek nedává smysl.
error-bad-table = Takový stůl nelze otevřít: { $reason }
error-cannot-continue = Tato partie začala podle jiných pravidel a nelze v ní pokračovat. Hlášení { $report }.
error-finished = Tato partie už skončila.
error-foreign-origin = Požadavek přišel z cizí stránky.
error-internal = Na serveru se něco pokazilo. Hlášení { $report }.
error-malformed = Server tomu nerozumí.
error-no-guest = Zatím tě tu neznáme: otevři nejdřív úvodní stránku.
error-no-header = Požadavku chybí hlavička.
error-no-seat = Takové místo u stolu není.
error-no-table = Takový stůl neexistuje.
error-no-undo = To už nelze vzít zpět: mezitím se táhlo, něco se odkrylo nebo se rozhodl někdo jiný.
error-not-a-person = Na tom místě nikdo nesedí.
error-not-allowed = To tady udělat nejde.
error-not-away = Ještě není pryč dost dlouho. Počkej { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-not-finished = Tato partie ještě neskončila.
error-not-found = Nic takového tu není.
error-not-host = To může jen ten, kdo stůl otevřel.
error-not-kept = Nepodařilo se to uložit; stůl zůstal tak, jak byl.
error-not-offered = To teď zvolit nemůžeš.
error-not-playing = Tato partie se teď nehraje.
error-not-seated = U tohoto stolu nesedíš.
error-not-started = Tato partie ještě nezačala.
error-one-seat-each = Jeden člověk může obsadit jen jedno místo.
error-resigned = V této partii už tvé vzdání platí.
error-rule-crash = Selhalo pravidlo; volba byla vzata zpět a můžeš hrát dál. Hlášení { $report }.
error-seat-taken = Na tom místě už někdo sedí.
error-seats-open = { $open ->
    [one] Jedno místo je ještě volné.
    [few] { $open } místa jsou ještě volná.
   *[other] { $open } míst je ještě volných.
}
error-stale = Hra se mezitím posunula.
error-stand-in-plays = Hraje za tebe bot: nejdřív se vrať na své místo.
error-started = Tato partie už začala.
error-too-fast = Příliš rychle. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-too-large = Je to příliš velké.
error-too-many-sockets = Máš otevřeno příliš mnoho oken.

## Jak partie skončila

reason-resigned = Ostatní se vzdali.
