## Co server odpoví, když něco nejde

error-bad-request = Požadavek nedává smysl.
error-foreign-origin = Požadavek přišel z cizí stránky.
error-internal = Na serveru se něco pokazilo. Hlášení { $report }.
error-malformed = Server tomu nerozumí.
error-no-guest = Zatím tě tu neznáme: otevři nejdřív úvodní stránku.
error-no-header = Požadavku chybí hlavička.
error-no-table = Takový stůl neexistuje.
error-not-allowed = To tady udělat nejde.
error-not-finished = Tato partie ještě neskončila.
error-not-found = Nic takového tu není.
error-not-host = To může jen ten, kdo stůl otevřel.
error-not-saved = Nepodařilo se to uložit; stůl zůstal tak, jak byl.
error-not-seated = U tohoto stolu nesedíš.
error-stale = Hra se mezitím posunula.
error-too-fast = Příliš rychle. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-too-large = Je to příliš velké.
error-too-many-sockets = Máš otevřeno příliš mnoho oken.
