## Players

player-bot = Bot { $number } ({ $level })
player-number = Hráč { $number }
level-random = náhodný
level-easy = lehký
level-medium = střední
level-hard = těžký

## Playing in the terminal

play-thinking = přemýšlí …
play-unknown = „{ $typed }“ se nenabízí. Napiš číslo, jméno věci nebo pomoc.
play-ambiguous = „{ $typed }“ může být: { $options }.
play-nothing-to-undo = Není žádné tvé rozhodnutí, které by šlo vzít zpět.
play-stepped-back = Zpět k tvému poslednímu rozhodnutí. Co přišlo po něm, už znáš, takže odtud je to cvičná hra.
play-hint = { $option }: šance na výhru asi { $percent } %
play-no-hint = Jde to jen jedním způsobem, není co radit.
play-what-which = O věci si přečteš takhle: ? a její jméno nebo jeho začátek.
play-what-nothing = { $thing }: není co dodat.
play-why-what = Napiš, o kterou věc jde, třeba: proč goblins-7
play-why-nothing = { $thing }: není známo nic, co by tomu bránilo.
play-text = { $text }
play-no-rules = Pravidla této hry tu ještě nejsou zapsaná.
play-no-rule = Pravidlo { $number } neexistuje.
rule-from-book = z pravidel
rule-from-ruling = náš výklad
rule-from-reconstructed = náš odhad
play-save-where = Napiš, do kterého souboru, třeba: ulož partie.json
play-saved = Uloženo do { $file }. Pokračovat se dá takto: ludoteka play --resume { $file }
play-bye = Na shledanou.
play-won = Vyhráváš!
play-lost = Vyhrává { $winner }.
play-nobody = Nevyhrává nikdo.

command-undo = zpět
command-undo-what = vezme zpět tvé poslední rozhodnutí
command-hint = rada
command-hint-what = h: co by udělal silný bot a proč
command-what = co
command-what-what = ? a jméno: co ta věc umí; ? samotný: pravidlo, o které v otázce jde
command-why = proč
command-why-what = proč teď nejde věc zvolit: proč goblins-7
command-rules = pravidla
command-rules-what = pravidla, nebo jedno z nich: pravidla C-7
command-log = průběh
command-log-what = všechno, co se zatím stalo
command-save = ulož
command-save-what = zapíše partii do souboru: ulož partie.json
command-help = pomoc
command-help-what = tento seznam
command-quit = konec
command-quit-what = odejde od stolu

## Records and games

games-id = id
games-name = hra
games-seats = hráči
games-settings = nastavení
games-version = verze
games-only = jen při { $where }
setting-idle = U tohoto stolu nemá vliv: { $settings }.
check-good = { $file } sedí: { $game } s ním hraje jako verze { $version }
replay-prompt = { $at } z { $of } (Enter dál, b zpět, číslo, q konec)

## Arena

arena-bot = bot
arena-wins = výhry (95 %)
arena-draws = remízy
arena-place = místo
arena-score = skóre
arena-rating = hodnocení
arena-decisions = rozhodnutí/hra
arena-options = možnosti
arena-time = čas
arena-longest = nejdelší
arena-seat = Místo { $number }
arena-by-seat = Výhry podle místa: { $shares }
arena-length = Medián délky: { $median } rozhodnutí
arena-stopped =
    { $games ->
        [one] Zastaveno po { $games } hře.
        [few] Zastaveno po { $games } hrách.
        [many] Zastaveno po { $games } hry.
       *[other] Zastaveno po { $games } hrách.
    }

## The arena's page

report-title = { $game }: turnaj
report-played =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }
report-seed = semínko { $seed }
report-wins = Podíl výher
report-wins-note = Podíl vyhraných her s 95% intervalem (Wilson). Čárkovaně je to, co by měli stejně silní hráči.
report-ratings = Hodnocení
report-ratings-note = OpenSkill (Plackett–Luce), průměr a 95% interval.
report-standings = Pořadí
report-pairs = Navzájem
report-pairs-note = Jak často skončí bot z řádku před botem ze sloupce.
report-seats = Místa
report-seats-note = Podíl výher podle místa, všichni boti dohromady.
report-lengths = Délka
report-decisions = rozhodnutí na hru
report-reasons = Jak hry skončily
report-reason = konec
report-games = her
report-choices = Co se volilo
report-choices-note = Podíl výher míst, která to zvolila aspoň jednou; v závorce kolikrát celkem.
report-measures = Co počítá hra
report-winners = vítězové
report-others = ostatní

## The balance page

balance-title = { $game }: vyváženost
balance-how = Boti proti botům ({ $bots }), verze hry { $version }. Tytéž hry znovu:
balance-players =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
balance-games =
    { $games ->
        [one] { $games } hra.
        [few] { $games } hry.
        [many] { $games } hry.
       *[other] { $games } her.
    }
balance-seat = Místo
balance-times = her
balance-everyone = všichni
balance-points = Body podle zdroje
balance-points-note = Průměry na místo a hru; za ± je polovina 95% intervalu.
balance-picks-note = Jak často se to zvolilo v rozhodnutích, kde to bylo v nabídce, a podíl výher míst, která to ve hře zvolila, a míst, kterým se to nabídlo a nikdy to nezvolila.
balance-offered = v nabídce
balance-picked = zvoleno
balance-chose = výhry s tím
balance-left = výhry bez toho
balance-written =
    { $plots ->
        [one] Zapsáno: { $file } a { $plots } graf.
        [few] Zapsáno: { $file } a { $plots } grafy.
        [many] Zapsáno: { $file } a { $plots } grafu.
       *[other] Zapsáno: { $file } a { $plots } grafů.
    }

## Editions

edition-frozen = Zmrazeno do souboru { $file }.
edition-there = Soubor { $file } už existuje a je stejný.
edition-line = { $game }: zmrazeno { $kept }; hraje se { $version }

## Laws

laws-kept =
    { $tried ->
        [one] Jeden pokus, zákon platí.
        [few] { $tried } pokusy, všechny zákony platí.
       *[other] { $tried } pokusů, všechny zákony platí.
    }
laws-broken =
    { $broken ->
        [one] Zákon byl porušen jednou (pokusů: { $tried }).
        [few] Zákony byly porušeny { $broken }× (pokusů: { $tried }).
       *[other] Zákony byly porušeny { $broken }× (pokusů: { $tried }).
    }

guest-name = Host { $number }

## Příkazy správce

admin-done = Hotovo.
admin-nothing = Nic tu není.
admin-status = Ludoteka { $version }: lidí { $people }; stoly: čeká { $waiting }, hraje se { $playing }, dohráno { $finished }.
admin-versions = Python { $python }; { $database }, migrace { $migration }.
admin-disk = Megabajty: úložiště { $store }, kopie { $backups }, hlášení chyb { $reports }, volno { $free }.
admin-announces = Všem říká: { $text }
admin-invites = Nově příchozí potřebují kód { $code }
admin-link = Kdo tento odkaz otevře do jednoho dne, stane se správcem: { $link } (kód { $code })
serve-first-administrator = Tento server zatím nikdo nespravuje. Správcem se stanete, když otevřete tento odkaz: { $link }
admin-open = Kód teď nepotřebuje nikdo.
admin-person = { $ref }  { $name }  ({ $language }){ $admin ->
    [yes] , správce
   *[no] { "" }
}{ $banned ->
    [yes] , má zákaz
   *[no] { "" }
}: stoly { $tables }, zařízení { $devices }, naposledy { $last_seen }
admin-table = { $ref }  { $game }  { $status }: { $people }; rozhodnutí { $decisions }, naposledy { $moved }
admin-report = { $ref }  { $resolved ->
    [yes] vyřízeno
   *[no] otevřeno
}: { $reporter } na { $reported } (osoba { $against }), { $about } u stolu { $table }: { $text } { $quote }
admin-ban = { $ref }  { $name } { $network }: { $ends ->
    [yes] do { $until }
   *[no] napořád
} { $reason }
admin-audit = { $at }  { $command ->
    [yes] příkaz
   *[no] { $by }
}: { $action ->
    [enter] převzetí správy
    [link] vytvoření odkazu pro správce
    [rename] přejmenování
    [delete-account] smazání účtu
    [dismiss] odebrání správy
    [ban] zákaz vstupu
    [unban] zrušení zákazu
    [resolve] vyřízení hlášení
    [close] ukončení partie
    [remove] odstranění stolu
    [announce] oznámení
    [invitation] nový kód pozvánky
    [invitation-off] zrušení kódu pozvánky
    [backup] vytvoření zálohy
    [backup-download] stažení zálohy
    [backup-delete] smazání zálohy
   *[other] { $action }
} { $name } { $about }
admin-backup = { $name }: bajtů { $size }
admin-restored = Úložištěm je teď { $file }: řádků { $rows }.
admin-kept-aside = Předchozí úložiště zůstalo v { $place }.
admin-moved = V nové databázi je řádků { $rows } a každý se shoduje s původním. Do nastavení napište `database = "{ $url }"` a spusťte server.
