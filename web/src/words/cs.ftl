skip = Přeskočit k obsahu
go-home = Zpět do ludotéky
close = Zavřít
save = Uložit
back = Zpět
guest = Host
settings = Nastavení
about = O Ludotece
problem-network = Server neodpovídá. Zkus to prosím za chvíli.

## Titles

title-claim = Claim
title-valeria = Království Valerie
title-wonderland = Válka v Říši divů
title-harrow = Pochmurný kraj
cover-claim = Claim
cover-valeria-top = Království
cover-valeria-bottom = Valerie
cover-wonderland-top = Válka v Říši
cover-wonderland-bottom = divů
cover-harrow-top = Pochmurný
cover-harrow-bottom = kraj

## Home

greeting-morning = Dobré ráno
greeting-day = Dobrý den
greeting-evening = Dobrý večer
home-hint = Vyber si hru z police, nebo se vrať ke stolu.
shelf = Police s hrami
shelf-play = { $game }: založit stůl
players = Hráčů:
minutes = { $count } min
your-turn = Jsi na tahu
start-title = Pojď hrát
play-bot = Hrát s botem
invite-friends = Pozvat přátele
new-table = Nový stůl
my-tables = Moje stoly
open-seats = Volná místa
together = U jednoho stolu
together-tv = Stůl na televizi
together-tv-text = karty v telefonech, hrajeme spolu
together-here = Jedno zařízení koluje
together-here-text = mezi tahy je zakryté, nikdo nic neuvidí
together-code = Mám kód od přítele
together-code-hint = adresa stolu nebo její konec
table-playing = hraje se
table-turn-of = na tahu je { $name }
table-won = výhra
table-lost = prohra
table-drawn = bez vítěze
table-play = Hrát
table-enter = Ke stolu
table-look = Výsledek
table-sit = Přisednout

## A new table

new-table-chair = Židle { $number }
new-table-who = Kdo smí přijít
new-table-public = Kdokoli z ludotéky
new-table-private = Jen s odkazem
new-table-open = Založit stůl
new-table-start = Rozdat karty
chair-open = Volné místo
seat-open = Volné místo
chair-you = to jsi ty
chair-bot = může začít
chair-free = čeká na někoho
chair-here = je u stolu
chair-away = teď tu není
chair-who = Kdo tu sedí
chair-swap = Prohodit místa
chair-move = Sednout si sem

## The waiting room

waiting-title = Čekáme na spoluhráče
waiting-full = Všichni sedí
waiting-hint = Pošli odkaz nebo ukaž kód. Volnou židli můžeš dát i botovi.
waiting-start-hint = Můžeme začít.
waiting-host-hint = Hru spustí { $host }.
host = ten, kdo stůl založil
welcome = Zvou tě ke stolu: { $game }
welcome-by = { $host } tě zve na hru { $game }
welcome-name = Jak ti máme říkat?
welcome-seat = Místo
welcome-late = Místo { $number } už není volné. Jiné na tebe ještě čeká.
chair-pending = čeká na souhlas hostitele
waiting-pending-host = Někdo chce hrát na zařízení jiného hráče. Odsouhlas to, nebo ho pošli pryč.
waiting-sent-away = Hostitel tě od tohoto stolu poslal pryč.
waiting-pending = Hostitel má odsouhlasit hráče, kteří hrají na společném zařízení.
waiting-change = Upravit stůl
waiting-change-save = Uložit změny
waiting-name = Název stolu
waiting-changed = Hostitel změnil: { $what }.
waiting-changed-ok = Rozumím
waiting-send-away = Poslat pryč
waiting-admit = Souhlasím
waiting-start = Začít hru
waiting-leave = Odejít od stolu
invite-hint = Namiř sem telefon, nebo pošli odkaz. Bez registrace.
invite-qr = QR kód s odkazem ke stolu
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno

## At the table

table-laying = Chystáme stůl…
table-with = · { $names }
spectating = Jen se díváš
return = Hraju tady
return-title = Je jedno z míst tvoje?
return-text = Toto zařízení tě ještě nezná. Na zařízení, na kterém hraješ, otevři svou stránku a nech si ukázat kód pro telefon. Namiř na něj fotoaparát, nebo ho sem opiš.
absent = { $name } tu není už { $time }.
absent-until = { $name } tu není už { $time }. Za { $left } můžeš nechat hrát bota.
absent-now = { $name } tu není už { $time }. Můžeš nechat hrát bota.
thinking-until = { $name } přemýšlí už { $time }. Za { $left } můžeš nechat hrát bota.
thinking-now = { $name } přemýšlí už { $time }. Můžeš nechat hrát bota.
absent-bot = Ať hraje bot
time-seconds = { $seconds } s
absent-time = { $minutes } min { $seconds } s
watchers = { $count ->
    [one] Dívá se 1 divák
    [few] Dívají se { $count } diváci
   *[other] Dívá se { $count } diváků
}
table-menu = Stůl
panel = Přehled, možnosti a průběh
facts = Jak to vypadá
options-title = Můžeš zahrát
options-none = Teď volí někdo jiný.
command-label = Napiš, co chceš zahrát
command-hint = napiš jméno karty (klávesa /)
log-title = Průběh
log-live = Co se právě stalo
log-empty = Ještě se nic nestalo
rules = Pravidla
rules-of-games = Pravidla her
rules-title = Pravidla: { $game }
rules-table = Tabulka
rules-parts = Části pravidel
rules-part-page = Na jedné stránce
rules-part-book = Kniha
rules-part-reference = Podle čísel
rules-more = Víc v knize
rules-behind = Přesně to říkají pravidla:
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
}
rules-found-none = Nic takového v pravidlech není.
rules-you = Ty
rules-rival = Soupeř
rules-player = { $n }. hráč
rules-no-example = Příklad se nepodařilo nakreslit.
rules-missing = Pravidla v tomto jazyce zatím nejsou.
rules-coming = Otevíráme pravidla…
rule = pravidlo { $rule }
rule-from-book = z pravidel
rule-from-ruling = náš výklad
rule-from-reconstructed = náš odhad
why = Proč?
why-rule = Proč? Pravidlo { $rule }
you-are-on-turn = Jsi na tahu
you-decide = Rozhoduješ ty
only-answer = Jediná možnost, zahraje se sama
you-are-asked = Jsi na tahu. { $question }
question-wait = Čekáme…
question-thinks = Přemýšlí { $name }…
question-sent = Už to letí…
question-moving = Na stole se něco děje…
question-lost = Stůl čeká na spojení
player = Sledování ostatních
player-back = O tah zpět
player-pause = Zastavit stůl
player-play = Pokračovat
player-step = O tah dál
player-skip = Dokončit tento tah
player-rush = K mému tahu
player-now = Zpátky do hry
player-speed = Rychlost { $speed }
seconds-short = { $seconds } s
recap = Od tvého tahu
recap-all = Podrobně: { $name }
recap-setting = Ukazovat, co dělali ostatní
recap-hint = Až budeš zase na tahu, lístek ti poví, co se zatím stalo; první stisknutí ho zavře. Všechno zůstává i v průběhu hry.
connection-lost = Spojení vypadlo. Nic se neztratilo, zkouším znovu.
connection-lost-choice = Spojení vypadlo. Jakmile se obnoví, tvoje volba se odešle znovu.
connection-late = Server zatím neodpověděl. Tvoje volba se neztratí.
undo = Vzít zpět
planned = Pak: { $what }
planned-drop = Zrušit plán: { $what } se nezahraje
menu-stand-in = Za hráče { $name } ať hraje bot
menu-rest = Ať za mě chvíli hraje bot
menu-take-back = Vrátit se ke hře
bot-plays = Hraje za tebe bot.
bot-plays-time = Došel ti čas, hraje za tebe bot.
bot-plays-away = Tvoje místo bylo prázdné, hraje za tebe bot.
bot-plays-for = Za hráče { $name } hraje bot.
bot-plays-back = Hrát dál
seat-log-rest = { $name }: teď hraje bot.
seat-log-away = { $name } není u stolu, hraje bot.
seat-log-time = { $name }: došel čas, hraje bot.
seat-log-back = { $name } je zpátky a hraje dál.
seat-log-resigned = { $name } hru vzdává, dál hraje bot.
seat-log-forfeit = { $name } vypadává, protože došel čas. Dál hraje bot.
menu-resign = Vzdát hru
menu-resign-sure = Opravdu se vzdáváš? Hra tím skončí.
menu-resign-no = Ne, hraju dál
menu-resign-yes = Ano, vzdávám se
menu-watch = Pozvat diváka

## The end

result = Výsledek
result-rematch = Odveta
result-rematch-join = K odvetě
result-replay = Přehrát záznam
reason-resigned = Hra skončila vzdáním.
ended-won = { $count ->
    [one] { $names } vyhrává
   *[other] { $names } vyhrávají
}
ended-undecided = Nikdo nevyhrál
ended-resigned = { $count ->
    [one] { $names } hru vzdává.
   *[other] { $names } hru vzdávají.
}
ended-time = { $names }: vypršel čas.
ended-winner = vítězství
ended-gave-up = vzdáno
ended-late = vypršel čas
reason-closed = Partii ukončil správce ludotéky.
luck-sign = Poctivá náhoda
luck-mixing = Míchá se náhoda…
luck-title = Je náhoda poctivá?
luck-how-promise = Když tenhle stůl vznikl, server si vymyslel dlouhé tajné číslo a zveřejnil jeho otisk. Z otisku číslo nikdo nepozná, ale žádné jiné číslo stejný otisk nemá.
luck-how-salts = Prohlížeč každého hráče přidal vlastní tajné číslo. Nejdřív všichni ukázali otisky a teprve potom čísla. Nikdo si tedy nemohl vybírat: ani server, ani ten, kdo ukázal své číslo poslední.
luck-how-check = Z těchto čísel plyne každé zamíchání, hod i tah. Po partii se čísla prozradí a tvůj prohlížeč všechno přepočítá.
luck-limits = Co se takhle ukázat nedá: jestli se někdo nedíval do skrytých karet. A tuhle stránku posílá sám server; kdo nevěří nikomu, vezme oba soubory a ověří je vlastním programem.
luck-numbers = Samotná čísla a otisky
luck-promise = Otisk serveru, zveřejněný { DATETIME($at, dateStyle: "medium", timeStyle: "medium") }
luck-pledge = Otisk, který ukazuje { $name }
luck-pledge-kept-back = Otisk, který ukazuje { $name } – číslo nepřišlo včas
luck-salt = Číslo, které přidává { $name }
luck-seed = Číslo serveru
luck-file = Ověření mimo tuto stránku:
luck-record = Stáhnout záznam
luck-receipt = Stáhnout moje potvrzení
luck-result = Byla náhoda poctivá?
luck-result-good = Náhoda byla poctivá
luck-result-note = Náhoda: co se ověřilo
luck-result-bad = Náhoda nebyla poctivá
luck-verdict-good = Náhoda byla poctivá: ověřeno tady, ve tvém prohlížeči.
luck-verdict-note = Nic poctivé náhodě neodporuje, ale všechno tvůj prohlížeč ověřit nemohl.
luck-verdict-bad = Náhoda téhle partie nebyla taková, jaká byla slíbena.
luck-good-promise = Slib je ten, který tvůj prohlížeč viděl před první kartou.
luck-note-promise-missed = Tvůj prohlížeč přišel, až když partie běžela: za její začátek ručit nemůže.
luck-bad-promise-changed = Slib někdo vyměnil: tvůj prohlížeč původně viděl jiný.
luck-bad-promise-late = Slib se ukázal, až když tvé číslo bylo zamíchané.
luck-good-seed = Číslo serveru je to, které bylo slíbeno.
luck-bad-seed = Číslo serveru není to, které bylo slíbeno.
luck-bad-terms = Nastavení stolu se změnilo poté, co tvůj prohlížeč ukázal své číslo.
luck-good-salt = Číslo tvého prohlížeče je zamíchané.
luck-note-no-salt = Tenhle prohlížeč žádné číslo nepřidal.
luck-note-salt-elsewhere = Číslo pro tvé místo přišlo z jiného prohlížeče, nebo ho tenhle už nemá, protože se smazala jeho data. Tady ho ověřit nejde.
luck-note-salt-late = Partie začala dřív, než tvůj prohlížeč stihl ukázat číslo, což se stává při pomalém spojení nebo zavřené stránce: místo něj se zamíchal otisk.
luck-bad-salt-dropped = Číslo tvého prohlížeče někdo z míchání vynechal.
luck-bad-pledges = Otisky hráčů se změnily poté, co tvůj prohlížeč ukázal své číslo.
luck-bad-false-salt = Zamíchalo se číslo, které nepatří k žádnému otisku.
luck-bad-kept-back = Kdo ukázal číslo včas a kdo ne, se dodatečně změnilo.
luck-note-other-kept-back = Místo { $seat } neukázalo číslo včas: místo něj se zamíchal otisk.
luck-good-outcomes = { $count ->
    [one] Jediný výsledek náhody plyne z těchto čísel.
    [few] Všechny { $count } výsledky náhody plynou z těchto čísel.
   *[other] Všech { $count } výsledků náhody plyne z těchto čísel.
}
luck-bad-outcomes = Výsledek náhody číslo { $at } z těchto čísel neplyne: někdo ho změnil.
luck-good-seen = Co se ti při partii ukázalo, to server říká i teď.
luck-bad-seen = Po rozhodnutí { $at } se ti ukázalo něco jiného, než server říká teď.
replay-title = Záznam hry
replay-back = K výsledku
replay-controls = Přehrávání
replay-turn-back = Předchozí tah
replay-turn-on = Další tah
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost { $speed }
replay-previous = O krok zpět
replay-next = O krok dál
replay-move = Krok
replay-moments = Důležité chvíle
replay-lead = Vede { $name }, { $score }
replay-link = Odkaz na tuto chvíli

## Settings

language = Jazyk
language-cs = Čeština
language-pl = Polski
language-en = English
theme = Vzhled
theme-switch = Přepnout večer a odpoledne
theme-room = Podle hry
theme-hint = Podle hry: Válka v Říši divů a Pochmurný kraj jsou malované na noc a zůstanou tmavé, všechno ostatní se řídí zařízením.
theme-system = Podle zařízení
theme-dark = Večer (tmavý)
theme-light = Odpoledne (světlý)
speed = Rychlost animací
speed-slow = Pomalu
speed-normal = Normálně
speed-fast = Rychle
speed-off = Bez animací
volume = Hlasitost
volume-none = ticho
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
sound-hint = Každá hra zní po svém a tichý zvonek řekne, že jsi na tahu. Před prvním stisknutím se neozve nic.
marks = Výrazné značky
marks-hint = Každá frakce dostane navíc vlastní vzor, aby na barvách vůbec nezáleželo.
one-tap = Hrát jedním klepnutím
one-tap-hint = Na dotykové obrazovce jinak první klepnutí řekne, co volba udělá, a druhé ji potvrdí.
ask-forced = Ptát se, i když není z čeho vybírat
ask-forced-hint = Je-li možnost jediná, stůl ji jinak po chvilce zahraje sám. Vzít zpět ji můžeš jako každou jinou.
name-title = Jak ti máme říkat?
name-label = Jméno u stolu
name-hint = Uvidí ho spoluhráči. Účet k tomu není potřeba.
name-change = Změnit jméno

## About, lost

about-text = Ludoteka je otevřený stůl na deskové hry: běží na vlastním počítači, hraje podle úplných pravidel, s lidmi i s boty, česky, polsky a anglicky.
about-version = Verze { $version }
about-unofficial = Projekt je neoficiální a s vydavateli her nesouvisí. Hry patří svým autorům a vydavatelům: jestli se ti líbí, kup si krabici.
about-credits = Poděkování
about-icons = Piktogramy: Lorc, Delapouite a další,
about-fonts = Písma:
about-software = Postaveno z:
about-keys = Klávesy u stolu
key-1 = zahraje možnost s tímto číslem
key-2 = přejde k dalšímu místu na stole
key-3 = chodí mezi kartami uvnitř místa
key-4 = zvolí
key-5 = o krok zpět
key-6 = pravidla
key-7 = průběh hry
key-8 = vezme tah zpět, pokud to jde
key-9 = dovolí napsat příkaz
lost-title = Tady žádný stůl není
lost-text = Odkaz je možná starý, nebo se v něm ztratilo písmenko.

## Counted

bot-name = { $level ->
    [easy] Řehoř
    [hard] Bartoloměj
   *[other] Apolena
}
table-waiting = { $count ->
    [one] čeká se na jednoho hráče
    [few] čeká se na { $count } hráče
   *[other] čeká se na { $count } hráčů
}
command-found = { $count ->
    [0] Nic takového zahrát nejde
    [one] Enter zahraje
    [few] { $count } možnosti, napiš víc
   *[other] { $count } možností, napiš víc
}
events-missed = { $count ->
    [one] Mezitím se stala { $count } věc, najdeš ji v průběhu.
    [few] Mezitím se staly { $count } věci, najdeš je v průběhu.
   *[other] Mezitím se stalo { $count } věcí, najdeš je v průběhu.
}

## Lessons

learn-it = Naučit se
learn-title = { $game }: lekce
learn-hint = Každá lekce je opravdová partie a Bartoloměj sedí vedle tebe. Odejít můžeš kdykoli, počká na tebe.
coach = Rádce
coach-says = Bartoloměj radí
coach-waits = Přečti si radu a jdi dál
coach-on = Dál
coach-show = Ukaž mi to
coach-not-now = To by taky šlo. Nejdřív ale zkus, co svítí.
coach-fold = Sbalit
coach-unfold = Rozbalit
lesson-step = Krok { $step } z { $steps }
lesson-leave = Hrát bez rad
lesson-first = Začni tady
lesson-begin = Začít
lesson-go-on = Pokračovat
lesson-again = Ještě jednou
lesson-anew = Od začátku
lesson-begun = Rozehraná
lesson-done = Hotová
lessons-more = Další lekce

## Hints

hint = Nápověda
hint-now = Co teď?
hint-thinks = Bartoloměj uvažuje
hint-ways = { $count ->
    [one] Jedna dobrá možnost
    [2] Dvě dobré možnosti
   *[other] Tři dobré možnosti
}
hint-thinking = Chvilku přemýšlím…
hint-nothing = Tady ti neporadím.
hint-chance = { $chance } na výhru
hint-tried = { $tries ->
    [one] Jeden hlavní důvod nemám, ale jednou jsem to zkusil.
   *[other] Jeden hlavní důvod nemám, ale zkusil jsem to { $tries }krát.
}
percent = { $n } %
hint-games = Z { $games ->
    [one] { $games } partie přehrané v duchu.
   *[other] { $games } partií přehraných v duchu.
}
hint-noted = U výsledku bude stát, že šlo o hru s nápovědou.
hint-sure = Určitě?
hint-slip = { $option }: asi { $chance } na výhru. Lepší: { $best }, { $better }.
hint-think-again = Rozmyslet si to
hint-anyway = Přesto zahrát
warn = Varovat před přehmatem
warn-hint = Rádce přemýšlí s tebou, a když by tě volba stála hodně, zeptá se, jestli víš, co děláš. U výsledku pak bude stát, že šlo o hru s nápovědou.
new-table-hints = Nápověda
new-table-hints-off = Bez nápovědy
new-table-hints-on = Smí si o ni říct každý
table-hints = s nápovědou
result-helped = S nápovědou: { $names }
own-values = Hodnoty z krabice
own-values-yes = vlastní, podle majitele
own-values-played = Hráno s vlastními hodnotami majitele krabice

## Home and new table

shelf-go-on = Pokračovat ve hře { $game }: jsi na tahu
shelf-own = Další hry této ludotéky
box-kind-claim = Zdvihová karetní hra
box-idea-claim = Najmi si přívržence a vyhraj s nimi hlasy frakcí.
box-kind-valeria = Budování království
box-idea-valeria = Hodíš kostkami a plní se pokladny všem. Najímej, bojuj, stav.
box-kind-wonderland = Bitvy se sáčkem žetonů
box-idea-wonderland = Čaj, spojenci a sáček žetonů. Pak bitvy o odvahu a štěstí.
box-kind-harrow = Souboj na mapě
box-idea-harrow = Dvě strany, jedna mapa a čtyři zavařovačky. Každá síla je jiná.
weight-1 = lehká
weight-2 = střední
weight-3 = náročná
cast-title = Tihle mají čas vždycky
cast-text = Řehoř hraje mírně, Apolena dobře, Bartoloměj naplno.
my-finished = Dohrané hry
rather-learn = Raději se naučit
other-game = Jiná hra z police
new-table-players = Kdo bude hrát?
new-table-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
new-table-most = nejvýš { $most }
new-table-friends = { $count ->
    [one] přítel
    [few] { $count } přátelé
   *[other] { $count } přátel
}
new-table-where = Kde sedíme?
where-own = Každý u svého
where-own-about = počítač nebo telefon
where-here = Koluje
where-here-about = všichni u tohoto zařízení
where-tv = Televize
where-tv-about = deska tady, karty v telefonech
new-table-presets = Co bude na stole?
new-table-details = Podrobnosti
new-table-own = Vlastní směs
new-table-waits = Stůl počká, než někdo přisedne.
new-table-seats-wrong = Počet hráčů v téhle hře: { $counts }.
chair-drop = Odebrat židli { $number }
chair-friend = Přítel
chair-friend-hint = přisedne přes odkaz
chair-add-friend = Další přítel
chair-add-bot = Další bot
chair-add-here = Další hráč tady
chair-here-hint = hraje na tomto zařízení
chair-here-name = Jméno hráče { $number }
chair-here-usual = Hráč { $number }
choice-full = Vybráno { $count }, víc se nevejde. Jiné můžeš vybrat, když něco odebereš.
bot-level = { $level ->
    [easy] mírně
    [hard] naplno
   *[other] dobře
}

## Řeč

talk = Chat
journal = Průběh a chat
talk-you = ty
talk-watcher = divák
talk-about = { $name }: další možnosti
talk-unread = Nové zprávy:
talk-empty = Zatím nikdo nic neřekl.
talk-empty-apart = Díváš se: dokud se hraje, slyší tě jen ostatní diváci.
talk-apart = Dokud se hraje, slyší tě jen ostatní diváci.
talk-mute = Ztišit: { $name }
talk-muted = Ztišeno: { $name }.
talk-unmute = Zrušit ztišení
talk-reactions = Reakce
talk-phrases = Hotové věty
talk-hint = Napiš pár slov
talk-send = Odeslat
phrase-nice = Hezký tah!
phrase-thinking = Přemýšlím
phrase-moment = Moment
phrase-oops = Jejda!
phrase-good-game = Dobrá hra
phrase-one-more = Ještě jednu?
reaction-rose = růže
reaction-thumb = palec nahoru
reaction-wonder = údiv
reaction-laugh = smích
reaction-tear = slza
reaction-tea = šálek čaje
new-table-talk = Chat u stolu
new-table-talk-on = Ano
new-table-talk-off = Tichý stůl

## Souhlas

proposals = Návrhy u stolu
proposal-yes = Ano
proposal-no = Ne
proposal-drop = Nechme to
proposal-answered = Odpověď odeslána
proposal-waits = Ještě odpoví: { $names }.
proposal-undo = { $name } prosí o vrácení tahu.
proposal-undo-mine = Prosíš o vrácení svého tahu.
proposal-pause = { $name } prosí o přestávku.
proposal-pause-mine = Prosíš o přestávku.
proposal-end = { $name } navrhuje skončit bez vítěze.
proposal-end-mine = Navrhuješ skončit bez vítěze.
proposal-rematch = { $count ->
    [one] { $name } navrhuje odvetu. Přidáš se?
   *[other] Ostatní by si dali odvetu. Přidáš se?
}
proposal-declined = { $name } raději ne.
proposal-declined-mine = Tvoje odpověď: ne.
menu-ask-undo = Poprosit o vrácení tahu
menu-ask-end = Navrhnout konec bez vítěze
reason-agreed = Hra skončila dohodou, nerozhodně.
reason-time = Došel čas.

## Čas

clocks = Hodiny
clock-you = ty
clock-of = { $name }: zbývající čas { $time }
clock-runs = { $name }: zbývající čas { $time }, hodiny běží
clock-paused = Přestávka
clock-resume = Hrajeme dál
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
time-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
menu-ask-pause = Poprosit o přestávku
new-table-time = Kolik máme času?
new-table-on-timeout = Když někomu dojde čas
new-table-on-timeout-bot = zaskočí za něj bot, dokud se nevrátí
new-table-on-timeout-forfeit = končí ve hře
pace-none = Bez hodin
pace-none-about = jak je komu libo
pace-live = Živě
pace-live-about = všichni naráz u stolu, každý má své hodiny
pace-correspondence = Korespondenčně
pace-correspondence-about = po dnech, na každý tah je lhůta
pace-length-live = Jak dlouhá hra?
pace-length-turn = Jak dlouhá lhůta na tah?
pace-short = Krátká
pace-normal = Běžná
pace-long = Dlouhá
pace-own = Vlastní
pace-minutes = { $minutes } min + { $increment } s
pace-own-minutes = Minuty na hráče
pace-own-increment = Sekundy navíc za každý tah
pace-own-turn = Lhůta na tah
pace-own-unit = Jednotka
pace-own-hours = hodin
pace-own-days = dní
clock-live = { $time } na hráče a { $increment } s za každý tah
clock-correspondence = { $time } na tah

## Já

somebody = někdo
me-title = Moje stránka
me-card = Průkaz hráče
me-card-guest = Host
me-since = tady od { $year }
me-face = Tvoje tvář
face-fox = Liška
face-rabbit = Králík
face-hedgehog = Ježek
face-raven = Havran
face-stag = Jelen
me-home = Moje zařízení
link-device = Přenést na telefon
link-device-hint = Stoly půjdou s tebou, ale tady zůstaneš taky.
link-device-show = Ukázat kód
link-device-qr = QR kód, kterým si přidáš další zařízení
link-device-text = Namiř sem fotoaparát telefonu, nebo v něm otevři ludotéku a opiš kód na stránce /move. Pak to tady potvrď.
link-device-left = { $seconds ->
    [one] Platí ještě { $seconds } sekundu.
    [few] Platí ještě { $seconds } sekundy.
   *[other] Platí ještě { $seconds } sekund.
}
link-device-here = Jiné tvé zařízení ukazuje kód. Opiš ho sem a i toto zařízení bude tvoje.
link-device-code = Kód
link-device-go = To jsem já
link-device-title = Další tvoje zařízení
link-device-next = Pokračovat
link-device-becomes = Na tomto zařízení z tebe bude
link-device-warning = Pokračuj, jen když { $name } jsi opravdu ty. Pokud ti odkaz nebo kód poslal někdo jiný, skonči tady: viděl by všechno, co na tomto zařízení děláš, a mohl by hrát za tebe.
link-device-leaves = Co tu hraje { $name }, zůstane stranou a už se k tomu nedostaneš.
link-device-waiting = Teď na zařízení, které ukazuje kód, stiskni „Ano, jsem to já“.
link-device-wants = { $device } se chce přihlásit jako ty
link-device-wants-text = Potvrď to, jen pokud to zařízení držíš ty: bude hrát za tebe a uvidí všechno tvoje.
link-device-yes = Ano, jsem to já
link-device-no = Ne
link-device-added = Zařízení je teď tvoje.
link-device-declined = Zařízení bylo odmítnuto.
me-device-here = Toto zařízení
me-device-unknown = Nějaký prohlížeč
me-device-gone = Zařízení je odhlášené.
me-sign-out = Odhlásit
me-remove = Odebrat
me-add = Přidat
me-passkey = Přístupový klíč
me-passkey-new = Další přístupový klíč
me-passkey-hint = Vrátíš se odkudkoli, bez hesla.
me-passkey-used = naposledy { $day }
me-passkey-added = Přístupový klíč je přidaný.
me-passkey-sure = Bez něj se vrátíš jen s jiným přístupovým klíčem nebo s kódem pro obnovení.
me-passkey-gone = Přístupový klíč je odebraný.
me-passkeys-https = Přístupové klíče potřebují zabezpečenou adresu (https). Tato ludotéka ji nemá: schovej si místo nich kód pro obnovení.
me-passkeys-name = Přístupové klíče potřebují adresu se jménem, ne s číslem: na tomto počítači otevři localhost.
me-passkeys-address = Přístupové klíče této ludotéky fungují na { $address }.
me-passkeys-browser = Tento prohlížeč přístupové klíče nemá: schovej si místo nich kód pro obnovení.
me-tokens = Programy
me-tokens-hint = Token dovolí tvému programu používat tento server tvým jménem, nikdy však jako správce. Posílá se jako „Authorization: Bearer …“.
me-token-name = Jméno programu
me-token-create = Vytvořit token
me-token-once = Toto je token. Ukáže se jen jednou.
me-token-created = vytvořen { $day }
me-token-used = naposledy použit { $day }
me-token-revoke = Zrušit
me-token-revoke-sure = Program { $name } hned ztratí přístup.
me-recovery = Kód pro obnovení
me-recovery-hint = Zapiš si ho: s ním se vrátíš, i kdyby se všechno ztratilo.
me-recovery-there = Už ho máš. Nový ho nahradí.
me-recovery-again = Nový
me-recovery-told = Teď si tento kód zapiš. Ukáže se jen jednou.
me-recovery-used = Vítej zpátky. Kód je použitý a tady je nový. Ukáže se jen jednou.
me-go-on = Pokračovat
me-sign-in = Už tu máš svou stránku?
me-bring = Vzít s sebou, co tu hraju jako host
me-bring-name = Vzít s sebou, co tu hraje { $name }
me-by-passkey = Vrátit se s přístupovým klíčem
me-by-code = Kód z druhého zařízení, nebo kód pro obnovení
me-by-code-go = Vrátit se
me-blocked = S kým se nechci potkat
me-unblock = Odblokovat
me-export = Stáhnout moje data
me-forget = Smazat mě
me-forget-text = Tvé jméno, zařízení, přístupové klíče a kódy se smažou. V rozehraných partiích se vzdáš a dohraje bot. Partie ostatních zůstanou a na tvém místě bude „někdo“. Vrátit to nejde.
me-forget-yes = Smazat mě navždy
me-leave-text = Tento prohlížeč tě zapomene. Vrátíš se s přístupovým klíčem nebo s kódem pro obnovení.
me-leave-guest = Tento prohlížeč tě zapomene a nemáš přístupový klíč ani kód pro obnovení: ke svým stolům by už nevedla cesta.

## Co se odehrálo

me-pages = Moje stránky
me-tab-me = Moje stránka
me-tab-matches = Moje partie
matches-title = Moje partie
matches-mine = Dohrané partie
matches-theirs = Partie u veřejných stolů
matches-empty = Zatím nic: každá dohraná partie tu nechá řádek.
record-title = Co z toho plyne
record-played = { $played ->
    [one] { $played } partie
    [few] { $played } partie
   *[other] { $played } partií
}, { $won } { $won ->
    [one] vyhraná
    [few] vyhrané
   *[other] vyhraných
}
record-undecided = { $count ->
    [one] { $count } nerozhodná
    [few] { $count } nerozhodné
   *[other] { $count } nerozhodných
}
record-share = výher
record-of = z { $count ->
    [one] { $count } partie
   *[other] { $count } partií
}
record-form = { $count ->
    [one] Poslední partie
    [few] Poslední { $count } partie
   *[other] Posledních { $count } partií
}: výhry { $won }, prohry { $lost }, bez vítěze { $drawn }
record-seats = { $count ->
    [one] sólo
    [few] { $count } hráči
   *[other] { $count } hráčů
}
record-best = Nejvíc bodů
record-streak = Nejdelší řada výher
record-streak-now = teď { $count } po sobě
record-favourite = Nejčastěji za
record-rival = Nejčastější soupeř
record-listed = Ostatní smějí vidět mé výsledky od veřejných stolů
record-public = Ukazují se jen partie u veřejných stolů.
per-cent = { $number } %
rivals-title = Vzájemná bilance
rivals-who = Soupeř
rivals-played = partií
rivals-ahead = já : soupeř
rivals-theirs = bilance
rivals-all = Všichni ({ $count })
match-alone = sólo
match-place = { $place }. { $seats ->
    [few] ze
   *[other] z
} { $seats }
match-resigned = vzdáním
match-time = na čas
match-agreed = dohodou
match-result = Jak skončila
match-result-all = Všechny
match-result-won = Vyhrané
match-result-lost = Prohrané
match-result-drawn = Bez vítěze
match-game = Hra
match-game-any = Všechny hry
match-whom = S kým
match-whom-any = S kýmkoli
match-whom-people = S lidmi
match-whom-bots = Jen s boty
match-seats = Hráči
match-seats-any = Libovolný počet
match-help = Pomoc
match-help-any = S pomocí i bez
match-help-with = S pomocí
match-help-without = Bez pomoci
match-helped = s pomocí
match-found = { $count ->
    [one] Nalezena { $count } partie
    [few] Nalezeny { $count } partie
   *[other] Nalezeno { $count } partií
}
match-none = Žádná taková partie tu není.
match-pages = Stránky
match-page = { $page } z { $pages }
match-newer = Novější
match-older = Starší

## Hodnocení

me-tab-ladder = Žebříček
rating = hodnocení
rating-seats = Hodnocení, { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčů
}
rating-between = { $low }–{ $high }
rating-line = Hodnocení za { $count } { $count ->
    [few] hodnocené partie
   *[other] hodnocených partií
}: od { $from } k { $to }
ladder-title = Žebříček
ladder-hint = Jen hodnocené partie: s hodinami a bez pomoci. K zařazení { $count ->
    [one] stačí jedna partie
    [few] jsou potřeba { $count } partie
   *[other] je potřeba { $count } partií
} a přístupový klíč nebo kód pro obnovení.
ladder-place = Pořadí
ladder-who = Kdo
ladder-between = nejspíš mezi
ladder-empty = Dost hodnocených partií zatím nikdo neodehrál.
new-table-rated = Počítá se do hodnocení?
new-table-rated-no = Ne
new-table-rated-yes = Ano, hodnocená partie
new-table-rated-hint = Každý hraje bez pomoci, a komu dojde čas, ten končí.
terms-rated = Hodnocená partie
new-table-rated-hint-bots = Máš 10 minut a za každý tah 10 sekund navíc, a hraješ bez pomoci.

## Když na někoho čekají

notifications-title = Když na mě čekají
notifications-sound = Zvonek
notifications-sound-hint = V tomto prohlížeči, dokud v něm máš ludotéku otevřenou.
notifications-notify = Upozornění prohlížeče
notifications-notify-hint = Když máš ludotéku otevřenou na kartě, na kterou se nedíváš.
notifications-notify-denied = Prohlížeč to zakazuje: povol této stránce upozornění v jeho nastavení.
notifications-unable = Na této adrese to tento prohlížeč neumí (potřebuje https).
notifications-push = Upozornění, i když je ludotéka zavřená
notifications-push-hint = Na tomto zařízení; v telefonu si ludotéku nejlépe nainstaluj jako aplikaci.
notifications-push-off = Správce této ludotéky to nezapnul.
notifications-push-refused = Prohlížeč to nedovolil.
notifications-email = E-mail
notifications-email-hint = Nejvýš jeden za tah, a jen když mezitím nepřijdeš.
notifications-email-off = Správce této ludotéky to nezapnul.
notifications-email-address = E-mailová adresa
notifications-email-send = Poslat kód
notifications-email-sent = Na { $address } jsme poslali kód. Opiš ho sem.
notifications-email-code = Kód z e-mailu
notifications-email-confirm = Potvrdit
notifications-email-other = Použít jinou adresu
notifications-email-remove = Odebrat adresu
notifications-quiet = Tiché hodiny
notifications-quiet-hint = Nikdo tě nebude rušit a v korespondenčních partiích ti nevyprší čas.
notifications-quiet-since = Od
notifications-quiet-until = Do
notifications-quiet-zone = Časové pásmo: { $zone }
unsubscribe-title = E-maily
unsubscribe-stopped = E-maily o svých tazích už dostávat nebudeš. Znovu si je zapneš na své stránce.

## Bez spojení

offline-title = Bez spojení
offline-text = Server je nedostupný. Jakmile odpoví, ludotéka se otevře sama.
offline-again = Zkusit znovu
coming = Chviličku…
missed = Tohle se teď nepodařilo načíst.

## Lobby

lobby-filter = Filtr
lobby-filter-off = Ukázat vše
lobby-language-any = Jakýkoli jazyk
lobby-pace-any = Jakékoli hodiny
lobby-none = Takový stůl teď není.
lobby-watch = Právě se hraje
lobby-look = Dívat se
lobby-rated = hodnocená
lobby-waits-minutes = už { $count } min
lobby-waits-hours = už { $count } h
lobby-waits-days = už { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
lobby-waits-new = právě teď
lobby-all = Všechny

## Přátelé

friends-title = Přátelé
friends-none = Zatím nikdo. Požádej někoho, s kým hraješ: u stolu v nabídce „Stůl“, nebo na jeho stránce.
friends-asking = chce být mezi tvými přáteli
friends-asked = Žádost o přátelství odeslána
friends-ask = Požádat o přátelství: { $name }
friends-yes = Ano
friends-no = Ne
friends-withdraw = Vzít zpět
friends-agreed = Jste přátelé.
friends-parted = Hotovo.
friends-invite = Pozvat přátele
friends-invited = pozvánka odeslána
lobby-invited = zvou tě
lobby-friend = od přátel

# One device for several people
handover = Předání zařízení
handover-to = Na tahu: { $name }. Předej zařízení
handover-who = Kdo si vezme zařízení?
handover-hint = Tato obrazovka ukazuje jen to, co smí vidět všichni.
handover-i-am = To jsem já: { $name }
handover-look = Podívat se na stůl: { $name }
handover-others = Hrají ostatní.
handover-down = Předat zařízení

# Stránka správce
admin-title = Správa ludotéky
admin-status = Ludotéka
first-administrator = Tento server běží u tebe. Chceš ho spravovat?
first-administrator-yes = Stát se správcem
first-administrator-no = Teď ne
admin-access = Neztrať přístup
admin-access-passkey = Teď jsi správce, ale jen v tomto prohlížeči. S přístupovým klíčem se přihlásíš odkudkoli a bez hesla.
admin-access-recovery = Teď jsi správce, ale jen v tomto prohlížeči. Přístupové klíče na této adrese nefungují; znovu se přihlásíš kódem pro obnovení.
admin-access-add-passkey = Přidat přístupový klíč
admin-access-show-code = Ukázat kód pro obnovení
admin-access-done = Mám ho zapsaný
admin-access-later = Později
admin-people = Lidé
admin-tables = Stoly
admin-reports = Hlášení
admin-bans = Zákazy vstupu
admin-audit = Záznam
admin-audit-hint = Co správci udělali za poslední rok, na této stránce nebo příkazem.
admin-audit-none = Žádný správce zatím nic neudělal.
admin-audit-command = příkazem
admin-did-enter = Převzetí správy
admin-did-link = Vytvoření odkazu pro správce
admin-did-rename = Přejmenování
admin-did-delete-account = Smazání účtu
admin-did-dismiss = Odebrání správy
admin-did-ban = Zákaz vstupu
admin-did-unban = Zrušení zákazu
admin-did-resolve = Vyřízení hlášení
admin-did-close = Ukončení partie
admin-did-remove = Odstranění stolu
admin-did-announce = Oznámení
admin-did-invitation = Nový kód pozvánky
admin-did-invitation-off = Zrušení kódu pozvánky
admin-did-backup = Vytvoření zálohy
admin-did-backup-download = Stažení zálohy
admin-did-backup-delete = Smazání zálohy
admin-system = Python { $python } · { $database }, migrace { $migration }
admin-queues = Ve frontě: tahy botů { $bots }, přehrávky { $replays }.
admin-games = Hry
admin-editions = starší verze: { $versions }
admin-release = Vyšla Ludoteka { $version }.
admin-release-notes = Co je nového
admin-backups-scheduled = Server zálohuje sám jednou za { $hours } h; posledních { $count } takových záloh zůstává.
admin-backups-unscheduled = Server sám nezálohuje: nastavení „backup_hours“ je 0.
admin-backup-download = Stáhnout
admin-backup-delete = Smazat
admin-backup-delete-sure = Záloha { $name } se smaže. Nejde to vzít zpět.
admin-enter-text = Tato stránka je pro toho, kdo se o ludotéku stará. Na počítači, kde běží, dá příkaz „ludoteka admin link“ jednorázový kód.
admin-code = Kód
admin-enter = Vstoupit jako správce
admin-counts = Ludoteka { $version }. { $people } { $people ->
    [one] člověk
    [few] lidé
   *[other] lidí
}. Stoly: čeká { $waiting }, hraje se { $playing }, dohráno { $finished }.
admin-disk = Úložiště { $store }, zálohy { $backups }, hlášení o chybách { $reports }; na disku volno { $free }.
admin-announcement = Oznámení
admin-announcement-hint = Uvidí ho nahoře na stránce každý, kdo sem přijde.
admin-announce = Oznámit
admin-announce-off = Sundat
admin-invitation = Pozvánky
admin-invitation-on = Nově příchozí zadávají tento kód. Koho už tu známe, vejde bez něj.
admin-invitation-off = Vejít může každý, kdo zná adresu.
admin-invitation-start = Chtít od nových kód
admin-invitation-new = Nový kód
admin-invitation-new-sure = Dosavadní kód přestane hned platit.
admin-invitation-stop = Kód už nechtít
admin-invitation-stop-sure = Vejít bude moci každý, kdo zná adresu.
admin-backups = Zálohy
admin-backups-hint = Leží ve složce „backups“ v adresáři s daty. Ukládej je i na jiný počítač.
admin-backup = Zálohovat teď
admin-more = Další správce
admin-more-hint = Odkaz, který platí jednou a jen den: kdo ho otevře, stane se také správcem.
admin-link = Vytvořit odkaz
admin-search = Hledat podle jména
admin-is = správce
admin-guest = host
admin-banned = nesmí dovnitř
admin-person = naposledy { $lastSeen } · od { $since } · stoly: { $tables } · zařízení: { $devices }
admin-rename = Přejmenovat
admin-new-name = Nové jméno
admin-ban = Nepouštět
admin-ban-text = { $name } musí hned ven a zpátky nesmí.
admin-ban-days = Na jak dlouho
admin-ban-ever = napořád
admin-days = { $days } { $days ->
    [one] den
    [few] dny
   *[other] dní
}
admin-ban-reason = Důvod (dotyčný si ho přečte)
admin-ban-network = Nepouštět celou síť
admin-network = Adresa sítě
admin-forget = Odebrat
admin-forget-sure = { $name } z ludotéky zmizí i s přístupovými klíči a zařízeními. Partie ostatních zůstanou, místo jména v nich bude „někdo“. Nejde to vzít zpět.
admin-dismiss = Odebrat správu
admin-dismiss-sure = { $name } už nebude ludotéku spravovat.
admin-nobody = Nikdo se tak nejmenuje.
admin-status-all = všechny
admin-status-waiting = čeká
admin-status-playing = hraje se
admin-status-finished = dohráno
admin-table = poslední tah { $moved } · rozhodnutí: { $decisions }
admin-close = Ukončit
admin-close-sure = Partie skončí hned a nerozhodně. Stůl, který teprve čeká, zmizí. Nejde to vzít zpět.
admin-remove = Odstranit i s partií
admin-remove-sure = Stůl zmizí se vším, co se u něj odehrálo a řeklo. Nejde to vzít zpět.
admin-no-tables = Žádný takový stůl tu není.
admin-report = { $name }, { $when }
admin-resolve = Vyřízeno
admin-resolved = vyřízeno
admin-no-reports = Nikdo nic nehlásí.
admin-unban = Zase pustit
admin-until = do { $when }
admin-for-good = napořád
admin-no-bans = Dovnitř smí každý.
announcement = Oznámení správce

# Brána
banned-title = Sem teď nesmíš
invitation-title = Tato ludotéka je pro zvané
invitation-text = Zadej kód z pozvánky a jsi uvnitř.
invitation-code = Kód z pozvánky
invitation-enter = Vejít

# Obrazovka pro všechny
tv-asked = je na tahu
tv-bot = hraje bot
tv-code = QR kód tohoto stolu
tv-sit = Vezmi si místo
tv-sit-text = Namiř telefon na kód volného místa. Tvoje karty a volby budou jen v něm.
tv-seat = Místo { $number }
tv-seat-code = QR kód, který vede na místo { $number }
tv-table-text = Nemáš fotoaparát? Otevři adresu
tv-phone = Karty máš v telefonu
tv-phone-text = Namiř telefon na kód: kdo hraje, najde své místo, ostatní se dívají.
menu-tv = Ukázat na velké obrazovce

# Lidé u stolu
report-person = Nahlásit: { $name }
report-about = O co jde?
report-name = jméno
report-talk = chat
report-play = způsob hry
report-text = Co se stalo? (přečte si to správce)
report-quoted = Tato zpráva se k hlášení přiloží.
report-send = Říct správci
report-sent = Správce si to přečte.
block-person = Blokovat: { $name }
block-sure = { $name } si k tobě už nebude moci přisednout a neuvidíš, co píše. Vzít to zpět můžeš na své stránce.
block-done = Zablokováno: { $name }.
menu-people = Lidé u stolu
