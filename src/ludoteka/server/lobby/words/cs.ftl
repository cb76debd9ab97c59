## Co server odpoví, když něco nejde

error-bad-table = Takový stůl nelze otevřít: { $reason }
error-one-seat-each = Jeden člověk může obsadit jen jedno místo.
error-device-without-owner = Ten, komu zařízení patří, musí u stolu sedět také.
error-seat-taken = Na tom místě už někdo sedí.
error-seats-open = { $open ->
    [one] Jedno místo je ještě volné.
    [few] { $open } místa jsou ještě volná.
   *[other] { $open } míst je ještě volných.
}
error-started = Tato partie už začala.
error-starting = Partie právě začíná: místa už se nemění.
error-too-many-tables = Čekáš už u { $tables ->
    [one] { $tables } stolu
   *[other] { $tables } stolů
}. Nejdřív některý opusť.
error-no-game = Taková hra zde není.
error-not-welcome = Někdo u tohoto stolu s tebou nechce sedět.
error-network-full = Z tvé sítě už čeká { $tables } veřejných stolů. Počkej, až některý začne, nebo otevři stůl pro přátele.
error-sent-away = Hostitel tě od tohoto stolu poslal pryč.
error-seats-pending = Hostitel ještě neodsouhlasil všechny, kdo tu sedí.
error-host-present = Hostitel je tady a hru spustí sám.
