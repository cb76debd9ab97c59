game-name = Válka v Říši divů
game-tagline = Pij čaj, sbírej podivné spojence a bojuj o Říši divů, která přišla o rozum.

## Stoly

setting-allies = Karty spojenců
setting-allies-A = Sada A
setting-allies-B = Sada B
setting-allies-C = Sada C
setting-allies-D = Sada D
setting-allies-random = Jedna sada losem
setting-allies-mixed = Směs: od každého druhu jedna karta
setting-mix = Karty směsi (ostatní losem)
setting-factions = Frakce
setting-factions-choose = Každý si vybere
setting-factions-random = Losem
setting-first = Kdo začíná
setting-first-random = Rozhodne los
setting-first-p0 = První místo
setting-first-p1 = Druhé místo
setting-first-p2 = Třetí místo
setting-first-p3 = Čtvrté místo
setting-first-p4 = Páté místo
setting-bags = Obsah sáčků
setting-bags-tea = Vidět jen při čaji
setting-bags-always = Vidět stále
setting-last-drawer = Kdo losuje jako poslední
setting-last-drawer-resistance = Končí, jakmile je nad odporem, jak píší pravidla
setting-last-drawer-lead = Smí losovat dál, dokud nevede
setting-uncontested = Oblast s jediným hráčem
setting-uncontested-award = Dá VB, nebo hrad: bitva tu není
setting-uncontested-quests = Dovolí i úkoly a schopnosti konce bitvy

## Otázky

prompt-faction = Kterou frakci povedeš?
prompt-keep = Který úkol si necháš?
prompt-take = Kterou kartu si vezmeš?
prompt-place = Kam umístíš jednotky? (zbývá: { $left })
prompt-relocate = Zásoba je prázdná. Koho přesuneš a kam? (zbývá: { $left })
prompt-reward = Kterou odměnu vyhodnotíš nejdřív?
prompt-ally =
    { $level ->
        [strong] Kterého silného spojence získáš?
       *[other] Kterého slabého spojence získáš?
    }
prompt-share = Na kostce je { $n }. Předáš někomu úlomek?
prompt-recruit = Který obyvatel Říše divů se k tobě přidá?
prompt-send = Kam figurka půjde?
prompt-unlock = Kterou schopnost zpřístupníš?
prompt-castle = Kde postavíš hrad?
prompt-discard-shard = Tvůj velitel už zesílit nemůže. Odhodíš místo toho úlomek?
prompt-discard = Který úkol odhodíš?
prompt-half = Kterou polovinu karty si vezmeš?
prompt-tempt = Hodíš kostkou úlomků a vezmeš si i připojenou odměnu?
prompt-forge-from-bag = Vykováš žeton ze svého sáčku? Do sáčku se už nevrátí.
prompt-forge = Vykováš žeton? Do sáčku se už nevrátí. (zbývá: { $actions })
prompt-lead = Kam postavíš velitele?
prompt-poison = Kterou kartu otrávíš? (zbývá: { $left })
prompt-no-room = Čelo stolu: kostka, nebo jeden úlomek?
prompt-claws = Kdo dostane žeton otravy?
prompt-move-leader = Přesuneš velitele do jiné oblasti?
prompt-come = Přijde Alenka do této bitvy?
prompt-bet = Vsadíš si na vítěze? Správně: slabý spojenec. Špatně: úlomek, na konci o bod méně.
prompt-draw = Losovat dál, nebo skončit?
prompt-play = Který žeton zahraješ?
prompt-block = { $chip }: zablokuješ štítem?
prompt-lose = { $chip }: o kterou jednotku přijdeš?
prompt-effect = { $chip }: co udělá?
prompt-use = Použiješ: { $source }?
prompt-strength = { $chip }: v jakém pořadí se změny použijí?
prompt-return = Který žeton vrátíš do sáčku?
prompt-bring = Odkud přivedeš přívržence?
prompt-sacrifice = Obětuješ jednotku za větší sílu?
prompt-marker = Posuneš ukazatel na symbol kovárny?
prompt-give-shard = Kdo dostane úlomek?
prompt-weaken = Čí příští žeton oslabíš na sílu 1?
prompt-calm = Čí šílenství se vrátí do sáčku?
prompt-steal = Komu vezmeš vítězný bod?
prompt-award = Body ({ $vp }), nebo hrad, který bude na konci za { $castle }?
prompt-feat = Skutek je splněn. Odkryješ úkol?
prompt-extra-feat = Splníš ještě jeden skutek?
prompt-next = Bitva skončila. Co se vyhodnotí teď?
prompt-remove = Kterého aktivního žetonu se vzdáš?
prompt-leave = Přesuneš jednotky do sousední oblasti?
prompt-fly = { $figure }: přesune se jinam?

## Možnosti

option-pass = Ne, děkuji
option-head = Dál k čelu stolu
option-party = Můj dýchánek: doplnit a vzít libovolnou kartu
option-roll = Hodit kostkou
option-shard = Vzít jeden úlomek
option-half =
    { $n ->
        [0] Vybrat polovinu
       *[other] { $a }
    }
option-tempt = Hodit a vzít odměnu
option-come = Přijít do bitvy
option-draw = Losovat
option-stop = Skončit
option-block = Zablokovat
option-suffer = Nechat být
option-discard-shard = Odhodit úlomek
option-award =
    { $n ->
        [0] Odměna
       *[other] { $a }
    }
option-faction =
    { $n ->
        [0] Vést frakci
       *[other] { $a }
    }
option-keep =
    { $n ->
        [0] Nechat si
       *[other] Nechat si: { $a }
    }
option-discard =
    { $n ->
        [0] Odhodit
       *[other] Odhodit: { $a }
    }
option-feat =
    { $n ->
        [0] Splnit skutek
       *[other] Splnit: { $a }
    }
option-take =
    { $n ->
        [0] Vzít kartu
       *[other] Vzít: { $a }
    }
option-poison =
    { $n ->
        [0] Otrávit
       *[other] Otrávit: { $a }
    }
option-recruit =
    { $n ->
        [0] Získat
       *[other] Získat: { $a }
    }
option-unlock =
    { $n ->
        [0] Zpřístupnit
       *[other] Zpřístupnit: { $a }
    }
option-share =
    { $n ->
        [0] Předat úlomek
       *[other] Úlomek pro: { $a }
    }
option-bet =
    { $n ->
        [0] Vsadit si
       *[other] Vsadit na: { $a }
    }
option-target =
    { $n ->
        [0] Vybrat hráče
       *[other] { $a }
    }
option-reward =
    { $n ->
        [0] Odměna
       *[other] { $a }
    }
option-effect =
    { $n ->
        [0] Účinek
       *[other] { $a }
    }
option-use =
    { $n ->
        [0] Použít
       *[other] Použít: { $a }
    }
option-next =
    { $n ->
        [0] Teď
       *[other] { $a }
    }
option-lead =
    { $n ->
        [0] Poslat velitele
       *[other] { $a }
    }
option-castle =
    { $n ->
        [0] Hrad
       *[other] Hrad: { $a }
    }
option-bring =
    { $n ->
        [0] Přivést přívržence
       *[other] Odkud: { $a }
    }
option-fly =
    { $n ->
        [0] Přesunout
       *[other] Kam: { $a }
    }
option-place =
    { $n ->
        [0] Umístit
        [1] Umístit: { $a }
       *[other] { $a }: { $b }
    }
option-send =
    { $n ->
        [0] Poslat
        [1] Poslat: { $a }
       *[other] { $a }: { $b }
    }
option-sacrifice =
    { $n ->
        [0] Obětovat
        [1] Obětovat: { $a }
       *[other] Obětovat: { $a } ({ $b })
    }
option-leave =
    { $n ->
        [0] Přesunout
        [1] Přesunout: { $a }
       *[other] { $a }: { $b }
    }
option-forge =
    { $n ->
        [0] Vykovat
        [1] Vykovat: { $a }
       *[other] Vykovat: { $a } ({ $b })
    }
option-calm =
    { $n ->
        [0] Vybrat šílenství
        [1] Vybrat šílenství: { $a }
       *[other] { $a }: { $b }
    }
option-relocate =
    { $n ->
        [0] Přesunout
        [1] Přesunout: { $a }
        [2] Přesunout: { $a } ({ $b })
       *[other] { $a }: { $b } → { $c }
    }
option-lose =
    { $n ->
        [0] Přijít o jednotku
       *[other] Ztratit: { $a }
    }
option-strength =
    { $n ->
        [0] Síla
       *[other] { $a }
    }
option-marker =
    { $n ->
        [0] Posunout ukazatel
       *[other] { $a }
    }
option-ally =
    { $n ->
        [0] Získat spojence
       *[other] Získat: { $a }
    }
option-play =
    { $n ->
        [0] Zahrát
       *[other] Zahrát: { $a }
    }
option-return =
    { $n ->
        [0] Vrátit
       *[other] Vrátit: { $a }
    }
option-remove =
    { $n ->
        [0] Odevzdat
       *[other] Odevzdat: { $a }
    }

## Události

event-table-laid = Stůl je prostřen. Spojenci: { $allies }.
event-region-removed = Tato oblast se ve hře nepoužije: { $region }.
event-marker-moved = První bitva se odehraje zde: { $region } (kostka: { $n }).
event-first-player = { $seat } začíná.
event-faction-chosen = { $seat } vede frakci: { $faction }.
event-quests-drawn =
    { $n ->
        [one] { $seat } dobírá 1 úkol.
        [few] { $seat } dobírá { $n } úkoly.
       *[other] { $seat } dobírá { $n } úkolů.
    }
event-quest-returned =
    { $quest ->
        [none] { $seat } si tajně nechává jeden úkol.
       *[other] { $seat } vrací úkol: { $quest }.
    }
event-quest-discarded =
    { $quest ->
        [none] { $seat } tajně odhazuje úkol.
       *[other] { $seat } odhazuje: { $quest }.
    }
event-tea-served = Čaj je na stole, { $round }. kolo. { $first } začíná.
event-head-reached = { $seat } dochází k čelu stolu.
event-table-refilled = Nové karty na stole: { $cards }.
event-party-held = { $seat } pořádá Můj dýchánek a bere si libovolnou kartu.
event-card-taken = { $seat } bere kartu: { $card }.
event-leader-placed = { $seat } posílá velitele: { $region }.
event-poison-placed = { $seat } otravuje kartu: { $card }.
event-poison-taken = { $seat } dostává otravu do sáčku.
event-poison-returned = { $seat } dostává zpět otravu: { $n }.
event-shards-rolled =
    { $n ->
        [one] { $seat } hází kostkou a získává 1 úlomek.
        [few] { $seat } hází kostkou a získává { $n } úlomky.
       *[other] { $seat } hází kostkou a získává { $n } úlomků.
    }
event-shards-gained =
    { $n ->
        [one] { $seat } získává 1 úlomek.
        [few] { $seat } získává { $n } úlomky.
       *[other] { $seat } získává { $n } úlomků.
    }
event-shards-discarded =
    { $n ->
        [one] { $seat } odhazuje 1 úlomek.
        [few] { $seat } odhazuje { $n } úlomky.
       *[other] { $seat } odhazuje { $n } úlomků.
    }
event-shard-given = { $seat } předává úlomek, dostává ho { $to }.
event-tea-ended = Čajový dýchánek skončil.
event-supporters-placed =
    { $n ->
        [one] { $seat } umisťuje 1 přívržence: { $region }.
        [few] { $seat } umisťuje { $n } přívržence: { $region }.
       *[other] { $seat } umisťuje { $n } přívrženců: { $region }.
    }
event-figure-placed = { $seat } umisťuje: { $figure } ({ $region }).
event-unit-moved = { $seat } přesouvá: { $unit } ({ $region } → { $to }).
event-chip-gained = { $seat } získává: { $chip }.
event-madness-discarded = { $seat } odhazuje ze sáčku: { $chip }.
event-shield-mended = { $seat } má štít opět celý.
event-wonder-taken = { $seat } získává: { $card }.
event-market-filled = Nově v nabídce: { $cards }.
event-local-drawn = { $seat } hledá pomoc u místních: { $cards }.
event-power-unlocked = { $seat } zpřístupňuje: { $power }.
event-castle-built =
    { $upright ->
        [true] { $seat } má hrad: { $region }.
       *[other] { $seat } pokládá hrad naležato: { $region }.
    }
event-leader-grew = { $seat } má velitele se silou { $strength }.
event-vp-gained = { $seat } získává { $n } VB ({ $source }).
event-vp-taken = { $seat } bere { $n } VB, přichází o ně { $victim }.
event-supporters-released = { $seat } uvolňuje přívržence z kovárny: { $n }.
event-castles-grew = { $seat } má nyní za každý hrad { $value } VB.
event-war-began = Válka, { $round }. kolo.
event-battle-began = Bitva: { $region }. Bojují: { $who }, počáteční síla { $strengths }.
event-uncontested = { $region }: { $seat } tu nemá soupeře.
event-bets-placed = Na stole leží sázky: { $who }.
event-order-drawn = Pořadí určil los: { $who }.
event-stopped = { $seat } končí s losováním.
event-draw-forced = { $seat } musí losovat.
event-chip-drawn = { $seat } losuje: { $chip }.
event-chips-looked-at = { $seat } si prohlíží žetony ({ $n }) a jeden vybírá.
event-bag-refilled = { $seat } má prázdný sáček a plní ho znovu.
event-madness-blocked = { $seat } blokuje štítem: { $chip }.
event-madness-placed = { $seat } pokládá na stupnici šílenství: { $chip }.
event-unit-lost = { $seat } přichází o jednotku: { $unit } ({ $region }).
event-busted = { $seat } přestřelí: nemá tu jednotky a vypadává z bitvy.
event-bag-refreshed = { $seat } má plnou stupnici šílenství: šílenství a vyčerpané žetony jdou do sáčku.
event-ability-used = { $seat } používá: { $source }.
event-chip-returned = { $seat } vrací do sáčku: { $chip }.
event-chip-removed = { $seat } odevzdává: { $chip }.
event-chips-swapped = { $seat } mění: { $chip } → { $other }.
event-strength-gained = { $seat } získává sílu { $n }, teď { $marker }.
event-strength-lost = { $seat } ztrácí sílu { $n }, teď { $marker }.
event-advanced = { $seat } postupuje o { $n } na { $marker }.
event-marker-shifted = { $seat } se posouvá na symbol kovárny: { $marker }.
event-next-chip-weakened = { $seat } oslabuje příští žeton hráči { $victim }.
event-poison-given = { $seat } rozdává otravu, dostává ji { $victim }.
event-battle-won = { $region }: { $seat } vítězí.
event-battle-tied = { $region }: remíza na prvním místě – { $who }.
event-nobody-won = { $region }: nikdo nevítězí.
event-feat-done = { $seat } plní skutek: { $quest }.
event-forged = { $seat } kove: { $chip } ({ $track }).
event-artifact-gained = { $seat } zaplňuje stupnici a získává: { $chip }.
event-bet-revealed = { $seat } odkrývá sázku: { $on }.
event-war-ended = Válka { $round }. kola skončila.
event-figure-left = { $figure }: figurka opouští hru.
event-scored = { $seat }: { $vp } VB, hrady { $castles }, úkoly { $quest_points }, úlomky { $shards ->
    [0] 0
   *[other] −{ $shards }
}: celkem { $total }.

## Proč ne

why-region-removed = { $region }: tato oblast se v této hře nepoužívá.
why-castle-there = { $region }: hrad tu už máš.
why-not-your-turn = Teď u čaje nejsi na tahu.
why-enough-cards = Všechny karty tohoto dýchánku už máš: pošli velitele do oblasti.
why-behind-alice = Tahle karta leží za Alenkou, která chodí opačně. Dostaneš se k ní přes čelo stolu.
why-behind = Tahle karta leží za tvým velitelem. Dostaneš se k ní přes čelo stolu.
why-market = { $card }: přidá se jen díky odměně, která to dovolí.
why-feat-elsewhere = Tento skutek se plní na konci bitvy: { $region }.
why-feat-not-met = { $quest }: podmínka skutku není splněna.
why-feat-done = { $quest }: skutek už je splněn.
why-rook-symbol = Červenou věž sady A lze vykovat jen na symbolu kovárny.
why-stock-empty = { $chip }: v zásobě už není.
why-bag-closed = Za války se do sáčku nikdo nedívá.
why-unlocked = { $power }: už je zpřístupněno.
why-track-full = { $track }: stupnice je plná.
why-leader-last = { $region }: o velitele přijdeš, až když tu nezbude jiná jednotka.
why-not-yourself = Sebe vybrat nemůžeš.
why-no-such-seat = U tohoto stolu není { $number }. místo, začínat musí někdo jiný.
why-not-a-mix = Jednotlivé karty se dají zvolit, jen když jsou karty spojenců směsí.
why-one-card-a-type = { $kind }: od každého druhu je ve hře jen jedna karta.

## Co mluví pro volbu

hint-behind = v téhle bitvě zatím ztrácíš { $n }
hint-below = místní odpor je { $all } a ty máš { $n }
hint-bag-clean = v sáčku nemáš žádné šílenství
hint-rest = nic lepšího se tu teď udělat nedá
hint-bag-good = { $n } z celkem { $all } žetonů není šílenství
hint-blocks =
    { $n ->
        [one] ušetří ti { $n } jednotku a žeton se vrátí do sáčku
        [few] ušetří ti { $n } jednotky a žeton se vrátí do sáčku
       *[other] ušetří ti { $n } jednotek a žeton se vrátí do sáčku
    }
hint-fresh =
    { $n ->
        [one] předtím přibude karta na { $n } prázdné místo
        [few] předtím přibudou karty na { $n } prázdná místa
       *[other] předtím přibudou karty na { $n } prázdných míst
    }
hint-first = co se ukáže, víš ještě před volbou ostatního
hint-adds = síla { $n } do tvého sáčku
hint-quest-points =
    { $n ->
        [one] skutek a cíl dají dohromady { $n } bod
        [few] skutek a cíl dají dohromady { $n } body
       *[other] skutek a cíl dají dohromady { $n } bodů
    }
hint-bag-calm = šílenství je jen { $n } z celkem { $all } žetonů
hint-shield = štít ti ještě jedno šílenství zablokuje
hint-won = vedeš se silou { $n } a ostatní už skončili
hint-leads = vedeš o { $n }
hint-symbol = síla { $n } je na symbolu kovárny: smíš kovat
hint-feat-now = jak to teď stojí, máš úkol splněný
hint-bag-deadly = o poslední jednotku by tě připravilo { $n } z celkem { $all } žetonů
hint-bag-mad = šílenství je { $n } z celkem { $all } žetonů
hint-saves = připravilo by tě tu o poslední jednotku
hint-bears = přijdeš jen o { $n } ze svých { $all } jednotek a štít zůstane celý
hint-strongest = nejsilnější na začátku je { $seat }, se silou { $n }
hint-award-points =
    { $n ->
        [one] { $n } bod hned
        [few] { $n } body hned
       *[other] { $n } bodů hned
    }
hint-award-castle =
    { $n ->
        [one] hrad je na konci za { $n } bod
        [few] hrad je na konci za { $n } body
       *[other] hrad je na konci za { $n } bodů
    }
hint-supporter = přívržence je menší škoda než figurky nebo velitele
hint-most-points = z ostatních má nejvíc bodů { $seat }: { $n }
hint-quest-here = máš úkol právě pro tuhle oblast
hint-free = žádný soupeř tam není a vyhrát se dá { $n } VB
hint-richest = víc bodů ({ $n }) není nikde
hint-second = jedna ztracená jednotka tam pak není konec
hint-rivals =
    { $n ->
        [one] dá se vyhrát { $vp } VB, stojí tam { $n } soupeř
        [few] dá se vyhrát { $vp } VB, stojí tam { $n } soupeři
       *[other] dá se vyhrát { $vp } VB, stojí tam { $n } soupeřů
    }
hint-brings =
    { $what ->
        [recruit_wonderlandian] přivede obyvatele Říše divů
        [unlock_ability] zpřístupní schopnost
        [place_castle] přinese hrad
        [leader_strength] posílí velitele
        [discard_madness] zbaví sáček šílenství
        [draw_quests] přinese úkol
        [gain_ally] přivede spojence do sáčku
        [gain_artifact] přinese do sáčku artefakt
        [gain_vp] přinese body
        [castle_value] zvýší hodnotu hradů
        [shield_up] spraví štít
       *[place_units] přivede jednotky na plán
    }
hint-best-card = z karet na dosah ({ $n }) dává nejvíc
hint-weakest-chip = tenhle žeton bude chybět nejmíň: síla { $n }
hint-wanted = chce ho tvůj úkol: zatím { $n } z potřebných { $all }
hint-strong-chip = silnější v nabídce není: síla { $n }
hint-chip = síla { $n } a schopnost, která se tu hodí nejvíc
hint-feat =
    { $n ->
        [one] skutek přinese { $n } bod
        [few] skutek přinese { $n } body
       *[other] skutek přinese { $n } bodů
    }
hint-objective = k cíli úkolu máš zatím { $n } z potřebných { $all }
hint-figures =
    { $n ->
        [one] { $n } figurka o síle { $strength }
        [few] { $n } figurky o síle { $strength }
       *[other] { $n } figurek o síle { $strength }
    }
hint-items =
    { $n ->
        [one] { $n } žeton o síle { $strength } do sáčku
        [few] { $n } žetony o síle { $strength } do sáčku
       *[other] { $n } žetonů o síle { $strength } do sáčku
    }
hint-artifacts =
    { $n ->
        [one] máš { $n } artefakt, se kterým působí
        [few] máš { $n } artefakty, se kterými působí
       *[other] máš { $n } artefaktů, se kterými působí
    }

## Konce

reason-points = Rozhodl nejvyšší počet bodů.
reason-tie-break = Stejně bodů: rozhodlo méně úlomků, pak více jednotek.
reason-shared = Shoda ve všem: vítězství je společné.

## Odkud hodnoty jsou

source-rulebook = Z pravidel
source-public = Z veřejných zdrojů
source-reconstructed = Rekonstrukce: tištěnou hodnotu neznáme

## Úkoly

test-exact = přesně { $n }
test-least = { $n } nebo více
test-most = { $n } nebo méně
test-one-of = jedna z hodnot { $values }
feat-final-strength = Síla na konci: { $test }
feat-last-active-printed = Základní síla posledního aktivního žetonu: { $test }
feat-active-chips = Aktivní žetony: { $test }
feat-active-types = Typy aktivních žetonů: { $test }
feat-units-here = Vlastní jednotky, které tu zbyly: { $test }
feat-lost-units-here = Vlastní jednotky tu ztracené: { $test }
feat-madness-track = Žetony na stupnici šílenství: { $test }
feat-rank = Umístění: { $test }
feat-won-without-leader = Výhra bez velitele v oblasti: { $test }
feat-shield-used = Štít použitý v této bitvě: { $test }
feat-on-forge-symbol = Konec na symbolu kovárny: { $test }
objective-forged-ally-types = Typy vykovaných spojenců: { $test }
objective-forged-chips = Vykované žetony: { $test }
objective-forge-tracks-complete = Plné stupnice kovárny: { $test }
objective-distinct-chip-types = Různé typy žetonů: { $test }
objective-madness-normal-owned = Běžné žetony šílenství: { $test }
objective-strong-ally-chips = Silné žetony spojenců: { $test }
objective-artifacts-owned = Získané artefakty: { $test }
objective-wonderlandian-cards = Obyvatelé Říše divů: { $test }
objective-castles = Hrady: { $test }
objective-abilities-unlocked = Zpřístupněné schopnosti: { $test }
objective-leader-strength = Síla velitele: { $test }
objective-shards = Úlomky: { $test }
objective-units-on-board = Jednotky na plánu: { $test }
objective-regions-with-units = Oblasti s vlastními jednotkami: { $test }
objective-chips = { $kinds }: { $test }

## Co schopnosti dělají

text-red-soldiers = Jednotky z jedné čajové karty smějí jít do různých oblastí.
text-jaws-that-bite = Na začátku dýchánku otráv { $n ->
    [one] 1 čajovou kartu
    [few] { $n } čajové karty
   *[other] { $n } čajových karet
 }. Není-li po tvém tahu otrávená žádná, otráv další.
text-contrariwise = Alenka obchází stůl opačným směrem.
text-my-party = Jednou za dýchánek místo tahu: doplň stůl a vezmi si kteroukoli kartu bez pohybu.
text-share-the-madness = Padne-li ti { $of }, jeden z úlomků smíš dát někomu jinému.

## Co říkají schopnosti: kdy, pokud co, a slovesa

said-and = { $most } a { $last }
said-or = { $most } nebo { $last }
ability = { $when ->
        [none] { $if ->
            [none] { "" }
           *[other] pokud { $if }:{ " " }
        }
       *[other] { $when }{ $limit ->
            [none] { "" }
           *[other] , { $limit }
        }{ $if ->
            [none] { "" }
           *[other] , pokud { $if }
        }:{ " " }
    }{ $may ->
        [true] chceš-li,{ " " }
       *[other] { "" }
    }{ $what }.
for-each = { $what } { $per }
once-per-battle = jednou za bitvu
once-per-war = jednou za válku
when-moved = po pohybu u stolu
when-head-of-table = u čela stolu
when-leader-placed = velitel přichází do oblasti
when-tea-end = po dýchánku
when-battle-start = začátek bitvy
when-before-loss = před ztrátou jednotek v této oblasti
when-unit-lost-figure = za každou jednotku, kterou tu ztratíš
when-unit-lost-power = za každou jednotku, kterou ztratíš v bitvě
when-unit-lost-artifact = { when-unit-lost-power }
when-shield-used = když tu zablokuješ štítem
when-play-chip = zahraný
when-play-artifact = zahraný artefakt
when-play-figure = za každý žeton, který tu zahraješ
when-play-power = za každý žeton, který zahraješ
when-after-advance = po postupu
when-region-award = odměna za oblast
when-quests = při plnění skutků
when-feat-done = za každý skutek, který splníš
when-battle-end = konec bitvy
when-forge = při vykování
when-exhaust = při vyčerpání
when-cleanup = po bitvě
if-castle-here =
    { $no ->
        [true] tu nemáš hrad
       *[other] tu máš hrad
    }
if-shield-up =
    { $no ->
        [true] máš rozbitý štít
       *[other] máš celý štít
    }
if-won =
    { $no ->
        [true] nevyhraješ
       *[other] vyhraješ
    }
if-busted =
    { $no ->
        [true] nepřestřelíš
       *[other] přestřelíš
    }
if-opponent-ahead =
    { $no ->
        [true] před tebou není žádný soupeř
       *[other] je před tebou některý soupeř
    }
if-passed-leader =
    { $no ->
        [true] velitel nikoho neminul
       *[other] velitel minul jiného velitele
    }
if-highest-printed-this-draw =
    { $no ->
        [true] nemá vyšší základní sílu než vše, co soupeři odhalili
       *[other] má vyšší základní sílu než vše, co soupeři odhalili
    }
if-in-battle =
    { $no ->
        [true] není válka
       *[other] je válka
    }
if-by-madness =
    { $no ->
        [true] nepadla za oběť šílenství
       *[other] padla za oběť šílenství
    }
if-no-madness-placed-this-draw =
    { $no ->
        [true] v tomto losování někomu přibylo šílenství
       *[other] v tomto losování nikomu nepřibylo šílenství
    }
if-self-not-lost-this-draw =
    { $no ->
        [true] ve stejném losování padne i tato figurka
       *[other] tato figurka ve stejném losování nepadne
    }
if-both-tweedles-here =
    { $no ->
        [true] tu nejsou oba
       *[other] jsou tu oba
    }
if-level-weak = je slabý
if-level-strong = je silný
if-unit-supporter = je to přívrženec
if-unit-leader = je to velitel
if-most-active = máš nejvíc aktivních žetonů typu { $of }
if-active =
    { $than ->
        [none] máš aktivní žeton typu { $of }
       *[other] máš aktivních žetonů typu { $of } { $than }
    }
if-other-active =
    { $than ->
        [none] máš aktivní jiný žeton typu { $of }
       *[other] máš jiných aktivních žetonů typu { $of } { $than }
    }
if-active-artifact =
    { $than ->
        [none] máš aktivní artefakt
       *[other] máš aktivních artefaktů { $than }
    }
if-madness-track =
    { $than ->
        [none] máš žeton na stupnici šílenství
       *[other] máš žetonů na stupnici šílenství { $than }
    }
if-shards =
    { $than ->
        [none] máš úlomek
       *[other] máš úlomků { $than }
    }
if-units-here =
    { $than ->
        [none] tu máš jednotku
       *[other] tu máš jednotek { $than }
    }
if-lost-units-here =
    { $than ->
        [none] tu ztratíš jednotku
       *[other] tu ztratíš jednotek { $than }
    }
if-busted-opponents =
    { $than ->
        [none] některý soupeř přestřelí
       *[other] přestřelí soupeřů { $than }
    }
if-printed =
    { $than ->
        [none] má základní sílu aspoň 1
       *[other] má základní sílu { $than }
    }
if-chip =
    { $than ->
        [none] má sílu aspoň 1
       *[other] má sílu { $than }
    }
exactly = { $n }
at-least = aspoň { $n }
at-most = nejvýš { $n }
more-than = víc než { $n }
fewer-than = méně než { $n }
printed-exactly = tolik, kolik je základní síla žetonu
printed-at-least = aspoň tolik, kolik je základní síla žetonu
printed-at-most = nejvýš tolik, kolik je základní síla žetonu
printed-more-than = víc, než je základní síla žetonu
printed-fewer-than = méně, než je základní síla žetonu
per-active = za každý aktivní žeton typu { $of }
per-other-active = za každý další aktivní žeton typu { $of }
per-active-artifact = za každý aktivní artefakt
per-madness-track = za každý žeton na tvé stupnici šílenství
per-shards = za každý tvůj úlomek
per-units-here = za každou tvou jednotku v této oblasti
per-lost-units-here = za každou jednotku, o kterou tu přijdeš
per-busted-opponents = za každého soupeře, který přestřelil
per-printed = za každý bod základní síly žetonu
per-chip = za každý bod síly žetonu

## Slovesa

fx-place-units =
    { $supporters ->
        [true] { $n ->
            [one] umísti { $n } přívržence
            [few] umísti { $n } přívržence
           *[other] umísti { $n } přívrženců
        }
       *[other] { $n ->
            [one] umísti { $n } jednotku
            [few] umísti { $n } jednotky
           *[other] umísti { $n } jednotek
        }
    }
fx-gain-ally = získej spojence: { $chip }
fx-roll-shards = hoď kostkou úlomků a vezmi si, kolik padne
fx-gain-shards =
    { $n ->
        [one] vezmi si { $n } úlomek
        [few] vezmi si { $n } úlomky
       *[other] vezmi si { $n } úlomků
    }
fx-discard-shards =
    { $n ->
        [one] odhoď { $n } úlomek
        [few] odhoď až { $n } úlomky
       *[other] odhoď až { $n } úlomků
    }
fx-shield-up = sprav si štít
fx-recruit-wonderlandian = získej obyvatele Říše divů
fx-unlock-ability = zpřístupni schopnost
fx-place-castle = postav hrad
fx-leader-strength = zvyš sílu velitele o { $n }
fx-discard-madness =
    { $n ->
        [one] odhoď ze sáčku { $n } žeton šílenství
        [few] odhoď ze sáčku { $n } žetony šílenství
       *[other] odhoď ze sáčku { $n } žetonů šílenství
    }
fx-draw-quests =
    { $n ->
        [one] dober { $n } úkol
        [few] dober { $n } úkoly
       *[other] dober { $n } úkolů
    }{ $discard ->
        [0] { "" }
       *[other] { " " }a { $discard } odhoď
    }
fx-forge-from-bag = vykovej žeton ze sáčku, chceš-li
fx-gain-vp = získej { $n } VB
fx-release-supporters =
    { $n ->
        [one] uvolni z kovárny { $n } přívržence
        [few] uvolni z kovárny { $n } přívržence
       *[other] uvolni z kovárny { $n } přívrženců
    }
fx-castle-value = tvé hrady mají odteď hodnotu { $to } VB
fx-gain-artifact = získej artefakt
fx-split = vezmi si jednu polovinu: { $top } – nebo { $bottom }
fx-tempt = chceš-li, hoď kostkou úlomků a { $linked }
fx-chip-strength-add = zvyš sílu žetonu o { $n }
fx-chip-strength-less = sniž sílu žetonu o { $n }
fx-chip-strength-set = síla žetonu je { $n }
fx-chip-strength-mul =
    { $n ->
        [2] zdvojnásob sílu žetonu
        [3] ztrojnásob sílu žetonu
       *[other] vynásob sílu žetonu číslem { $n }
    }
fx-later-allies = zvyš sílu později zahraných spojenců o { $n }
fx-gain-strength = získej sílu { $n }
fx-next-chip =
    { $n ->
        [2] zdvojnásob sílu svého příštího žetonu
       *[other] vynásob sílu svého příštího žetonu číslem { $n }
    }
fx-next-draw-extra =
    { $n ->
        [one] příště si na výběr vytáhni o { $n } žeton víc
        [few] příště si na výběr vytáhni o { $n } žetony víc
       *[other] příště si na výběr vytáhni o { $n } žetonů víc
    }
fx-must-draw-next = musíš losovat ještě jednou
fx-opponent-loses-strength = seber každému soupeři sílu { $n }
fx-marker-to-nearest-forge = přejdi na nejbližší symbol kovárny
kind-ally = spojenců
kind-of = typu { $of }
fx-return-exhausted =
    { $n ->
        [one] vrať do sáčku { $n } vyčerpaný žeton
        [few] vrať do sáčku až { $n } vyčerpané žetony
       *[other] vrať do sáčku až { $n } vyčerpaných žetonů
    }{ $type ->
        [none] { "" }
       *[other] { " " }{ $type }
    }
fx-return-active-to-bag =
    { $n ->
        [one] vrať do sáčku { $n } aktivní žeton
        [few] vrať do sáčku až { $n } aktivní žetony
       *[other] vrať do sáčku až { $n } aktivních žetonů
    }{ $type ->
        [none] { "" }
       *[other] { " " }{ $type }
    }
fx-remove-active-chip =
    { $n ->
        [one] vzdej se { $n } aktivního žetonu
       *[other] vzdej se { $n } aktivních žetonů
    }
fx-move-supporters-in =
    { $near ->
        [true] přiveď sem z jedné sousední oblasti
       *[other] přiveď sem odkudkoli
    } { $n ->
        [one] { $n } přívržence
        [few] až { $n } přívržence
       *[other] až { $n } přívrženců
    }
fx-lose-own-unit = obětuj kdekoli svou jednotku
fx-move-units-out =
    { $n ->
        [one] přesuň { $n } jednotku do sousední oblasti
        [few] přesuň až { $n } jednotky do sousední oblasti
       *[other] přesuň až { $n } jednotek do sousední oblasti
    }
fx-move-self = přesuň tuto figurku do kterékoli oblasti
fx-move-leader-here = přesuň velitele do bitvy
fx-move-leader = přesuň velitele do kterékoli oblasti
whom-any-opponent = soupeři
whom-opponent-ahead = soupeři, který je před tebou,
whom-any-player = jinému hráči
fx-give-shard =
    { $own ->
        [true] dej { $to } jeden svůj úlomek
       *[other] dej { $to } úlomek ze zásoby
    }
fx-opponent-next-chip = oslab příští žeton soupeře na nejvýš 1
fx-return-opponent-madness =
    { $n ->
        [one] vrať { $n } žeton ze soupeřovy stupnice šílenství do jeho sáčku
        [few] vrať { $n } žetony ze soupeřovy stupnice šílenství do jeho sáčku
       *[other] vrať { $n } žetonů ze soupeřovy stupnice šílenství do jeho sáčku
    }
fx-steal-vp = vezmi { $n } VB tomu, kdo je na stupnici první
fx-complete-extra-feat = splň ještě jeden skutek, ať žádá cokoli
fx-castle-elsewhere = získej { $n } VB a hrad za výhru postav, kde chceš
fx-immune-own-chip-abilities = ostatní tvé žetony ho nemění ani nevybírají
fx-immune-forge-chip-forging = žeton kovárny ho nevykove
fx-forge-action =
    { $n ->
        [one] je-li aktivní, vykove na konci bitvy { $n } žeton
        [few] je-li aktivní, vykove na konci bitvy { $n } žetony
       *[other] je-li aktivní, vykove na konci bitvy { $n } žetonů
    }
fx-lose-first = tato figurka padá jako první
fx-reduce-unit-loss =
    { $n ->
        [one] ztrať o { $n } jednotku méně
        [few] ztrať o { $n } jednotky méně
       *[other] ztrať o { $n } jednotek méně
    }
fx-swap-level = vyměň ho za žeton druhé úrovně
fx-cleanup-to-bag = vrať ho do sáčku
fx-off-with-their-heads = každý jiný hráč tam přijde o přívržence
fx-slithy-toves = kdykoli trávíš čajové karty, smíš otrávit ještě jednu
fx-claws-that-catch = dej žeton otravy každému, komu v tomto losování přibylo šílenství
fx-help-the-locals = vytáhni z balíčku figurku a pro tuto válku ji kamkoli umísti
fx-no-room = vezmi si místo hodu právě 1 úlomek

## Věci

ref-supporter = přívrženec
ref-leader = velitel
ref-card-soldier = Karetní voják
ref-card-soldier-weak = slabý karetní voják
ref-card-soldier-strong = silný karetní voják
ref-flamingo = Plameňák
ref-flamingo-weak = slabý plameňák
ref-flamingo-strong = silný plameňák
ref-rose = Růže
ref-rose-weak = slabá růže
ref-rose-strong = silná růže
ref-red-rook = Červená věž
ref-red-rook-weak = slabá červená věž
ref-red-rook-strong = silná červená věž
ref-creature = Tvor
ref-creature-weak = slabý tvor
ref-creature-strong = silný tvor
ref-forge = Žeton kovárny
ref-faction = žeton frakce { $n }
ref-madness = Žeton šílenství
ref-double-madness = Dvojitý žeton šílenství
ref-poison = Žeton otravy
ref-war-axe = Válečná sekera
ref-eye-of-flame = Plamenné oko
ref-sword-of-hope = Meč naděje
ref-teapot = Čajník
ref-crescent-grin = Srpkový úsměv
ref-witzend = Witzend
ref-garden-of-live-flowers = Louka živých květin
ref-red-keep = Hrad Srdcové královny
ref-tumtum-trees = Huňatý les
ref-pool-of-tears = Kaluž slz
ref-queen-of-hearts = Srdcová královna
ref-jabberwock = Tlachapoud
ref-alice = Alenka
ref-mad-hatter = Kloboučník
ref-cheshire-cat = Kočka Šklíba
ref-red-soldiers = Červení vojáci
ref-paint-it-red = Přetřít na červeno
ref-off-with-their-heads = Utnout hlavy!
ref-queens-temper = Hněv královny
ref-doubly-quick = Dvojnásobně rychle
ref-jaws-that-bite = Hrozivá tlama
ref-manxome-foe = Chvastovzácný sok
ref-claws-that-catch = Ostrý dráp
ref-slithy-toves = Lysperní jezeleni
ref-snicker-snack = Šmik a šmik
ref-contrariwise = Proti směru
ref-love-of-learning = Láska k učení
ref-undaunted = Neohrožená
ref-help-the-locals = Pomáhat místním
ref-everywhere-at-once = Všude naráz
ref-my-party = Můj dýchánek
ref-hot-tea = Vřelý čaj
ref-change-places = Posunout se o místo
ref-war-maker = Strůjce války
ref-no-room = Není tu místo!
ref-share-the-madness = Podělit se o šílenství
ref-wicked-grin = Zlomyslný úsměv
ref-vanishing-act = Zmizení
ref-all-mad-here = Tady jsme všichni blázni
ref-neither-here-nor-there = Ani tu, ani tam
ref-card-soldier-a = Karetní vojáci A
ref-flamingo-a = Plameňáci A
ref-rose-a = Růže A
ref-red-rook-a = Červená věž A
ref-creature-a = Tvorové A
ref-card-soldier-b = Karetní vojáci B
ref-flamingo-b = Plameňáci B
ref-rose-b = Růže B
ref-red-rook-b = Červená věž B
ref-creature-b = Tvorové B
ref-card-soldier-c = Karetní vojáci C
ref-flamingo-c = Plameňáci C
ref-rose-c = Růže C
ref-red-rook-c = Červená věž C
ref-creature-c = Tvorové C
ref-card-soldier-d = Karetní vojáci D
ref-flamingo-d = Plameňáci D
ref-rose-d = Růže D
ref-red-rook-d = Červená věž D
ref-creature-d = Tvorové D
ref-forge-card = Karta kovárny
ref-white-rabbit = Bílý králík
ref-knave-of-hearts = Srdcový spodek
ref-march-hare = Zajíc Březňák
ref-duchess = Vévodkyně
ref-walrus = Mrož
ref-gryphon = Gryf
ref-caterpillar = Houseňák
ref-humpty-dumpty = Valihrach
ref-unicorn = Jednorožec
ref-tweedles = Tydliták a Tydlitek
ref-dormouse = Plch
ref-dodo = Blboun
ref-rabbit-watch = Hodinky Bílého králíka
ref-knave-crown = Spodkova koruna
ref-hare-teacup = Šálek Zajíce Březňáka
ref-duchess-amulet = Amulet Vévodkyně
ref-walrus-oysters = Mrožovy ústřice
ref-gryphon-feather = Gryfovo pero
ref-caterpillar-pipe = Houseňákova dýmka
ref-humpty-glove = Valihrachova rukavička
ref-unicorn-horn = Roh Jednorožce
ref-tweedle-rattle = Tydlitkovo chrastítko
ref-dormouse-treacle = Plchův sirup
ref-dodo-thimble = Blbounův náprstek
ref-paint-the-roses = Přetřít růže
ref-language-of-flowers = Řeč květin
ref-weeding-day = Den pletí
ref-the-last-petal = Poslední lístek
ref-mixed-bouquet = Míchaná kytice
ref-not-a-thorn-bent = Ani trn se nepohnul
ref-out-of-wits = S rozumem v koncích
ref-castle-by-any-other-name = Hrad s jakýmkoli jiným názvem
ref-curious-count = Podivné počty
ref-alone-at-the-end = Nakonec o samotě
ref-quite-mad = Čiré šílenství
ref-second-thoughts = Rozmyslet si to
ref-uffish-thought = Zadumání
ref-by-the-tumtum-tree = U stromu Tumtum
ref-calling-the-oysters = Volat na škeble
ref-shun-the-bandersnatch = Střez se Pentlochňapa
ref-runner-up-rest = Odpočinek druhého
ref-strange-company = Podivná společnost
ref-croquet-score = Kroketové skóre
ref-trial-by-jury = Soud s porotou
ref-full-court = Plný dvůr
ref-last-guard = Poslední stráž
ref-empty-throne = Prázdný trůn
ref-shield-of-hearts = Srdcový štít
ref-a-drop-or-two = Kapka či dvě
ref-caucus-race = Závod chůze
ref-swimming-lessons = Hodiny plavání
ref-cold-and-wet = Zima a mokro
ref-tears-to-steel = Ze slz ocel
ref-deep-water = Hluboká voda
ref-tea-1-01 = Koláčky I
ref-tea-1-02 = Topinka s máslem I
ref-tea-1-03 = Marmeládový koláč I
ref-tea-1-04 = Melasa I
ref-tea-1-05 = Švestkový koláč I
ref-tea-1-06 = Earl Grey I
ref-tea-1-07 = Kostky cukru I
ref-tea-1-08 = Konvička mléka I
ref-tea-1-09 = Plátky citronu I
ref-tea-1-10 = Hrnek medu I
ref-tea-1-11 = Okurkový sendvič I
ref-tea-1-12 = Chléb s máslem I
ref-tea-1-13 = Cukrátka I
ref-tea-1-14 = Perník I
ref-tea-1-15 = Falešná želví polévka I
ref-tea-1-16 = Houbový koláč I
ref-tea-1-17 = Lahvička Vypij mě I
ref-tea-1-18 = Koláček Sněz mě I
ref-tea-1-19 = Mlýnek na pepř I
ref-tea-1-20 = Talíř ústřic I
ref-tea-1-21 = Piškoty I
ref-tea-1-22 = Pudink I
ref-tea-1-23 = Pomerančová marmeláda I
ref-tea-1-24 = Hustá smetana I
ref-tea-1-25 = Heřmánek I
ref-tea-1-26 = Máta I
ref-tea-1-27 = Vrstvený dort I
ref-tea-1-28 = Dělený talíř I
ref-tea-1-29 = Zkažený čaj I
ref-tea-1-30 = Velká hostina I
ref-tea-2-01 = Koláčky II
ref-tea-2-02 = Topinka s máslem II
ref-tea-2-03 = Marmeládový koláč II
ref-tea-2-04 = Melasa II
ref-tea-2-05 = Švestkový koláč II
ref-tea-2-06 = Earl Grey II
ref-tea-2-07 = Kostky cukru II
ref-tea-2-08 = Konvička mléka II
ref-tea-2-09 = Plátky citronu II
ref-tea-2-10 = Hrnek medu II
ref-tea-2-11 = Okurkový sendvič II
ref-tea-2-12 = Chléb s máslem II
ref-tea-2-13 = Cukrátka II
ref-tea-2-14 = Perník II
ref-tea-2-15 = Falešná želví polévka II
ref-tea-2-16 = Houbový koláč II
ref-tea-2-17 = Lahvička Vypij mě II
ref-tea-2-18 = Koláček Sněz mě II
ref-tea-2-19 = Mlýnek na pepř II
ref-tea-2-20 = Talíř ústřic II
ref-tea-2-21 = Piškoty II
ref-tea-2-22 = Pudink II
ref-tea-2-23 = Pomerančová marmeláda II
ref-tea-2-24 = Hustá smetana II
ref-tea-2-25 = Heřmánek II
ref-tea-2-26 = Máta II
ref-tea-2-27 = Vrstvený dort II
ref-tea-2-28 = Dělený talíř II
ref-tea-2-29 = Zkažený čaj II
ref-tea-2-30 = Velká hostina II
ref-tea-3-01 = Koláčky III
ref-tea-3-02 = Topinka s máslem III
ref-tea-3-03 = Marmeládový koláč III
ref-tea-3-04 = Melasa III
ref-tea-3-05 = Švestkový koláč III
ref-tea-3-06 = Earl Grey III
ref-tea-3-07 = Kostky cukru III
ref-tea-3-08 = Konvička mléka III
ref-tea-3-09 = Plátky citronu III
ref-tea-3-10 = Hrnek medu III
ref-tea-3-11 = Okurkový sendvič III
ref-tea-3-12 = Chléb s máslem III
ref-tea-3-13 = Cukrátka III
ref-tea-3-14 = Perník III
ref-tea-3-15 = Falešná želví polévka III
ref-tea-3-16 = Houbový koláč III
ref-tea-3-17 = Lahvička Vypij mě III
ref-tea-3-18 = Koláček Sněz mě III
ref-tea-3-19 = Mlýnek na pepř III
ref-tea-3-20 = Talíř ústřic III
ref-tea-3-21 = Piškoty III
ref-tea-3-22 = Pudink III
ref-tea-3-23 = Pomerančová marmeláda III
ref-tea-3-24 = Hustá smetana III
ref-tea-3-25 = Heřmánek III
ref-tea-3-26 = Máta III
ref-tea-3-27 = Vrstvený dort III
ref-tea-3-28 = Dělený talíř III
ref-tea-3-29 = Zkažený čaj III
ref-tea-3-30 = Velká hostina III
ref-track-1 = stupnice štěstěny
ref-track-2 = stupnice velitele
ref-track-3 = stupnice přívrženců
ref-track-4 = stupnice hradů
ref-place-units = jednotky: { $n }
ref-roll-shards = kostka úlomků
ref-gain-ally = spojenec
ref-any-weak = libovolný slabý
ref-any-strong = libovolný silný
ref-shield-up = spravit štít
ref-recruit-wonderlandian = obyvatel Říše divů
ref-unlock-ability = zpřístupnit schopnost
ref-discard-shards = odhodit úlomky: { $n }
ref-place-castle = hrad
ref-leader-strength = síla velitele
ref-discard-madness = odhodit šílenství
ref-draw-quests = úkoly: { $n }
ref-draw-and-discard = dober úkoly: { $n }, 1 odhoď
ref-forge-from-bag = vykovat ze sáčku
ref-split = jedna polovina karty
ref-tempt = zkažená část
ref-gain-vp = vítězné body: { $n }
ref-release-supporters = přívrženci do zásoby: { $n }
ref-castle-value = hrady mají hodnotu { $n }
ref-return-exhausted = vrátit vyčerpaný žeton
ref-chip-strength = změnit sílu žetonu
ref-move-supporters-in = přivést přívržence
ref-power = síla { $n }
ref-space = pole { $n }
ref-top = horní polovina
ref-bottom = dolní polovina
ref-vp = vítězné body
ref-castle = hrad
ref-reward = odměna

## Balance report

trait-faction = Frakce
trait-order = Pořadí v prvním kole
measure-regions = oblasti
measure-castles = hrady
measure-quests = úkoly
measure-forge = kovárna
measure-allies = spojenci
measure-wonderlandians = obyvatelé Říše divů
measure-faction = schopnosti frakce
measure-shards = úlomky
measure-battle-length = tahů v bitvě (kdo táhl nejvíc)
measure-battles = bitev
measure-battles-won = vyhraných bitev
measure-draws = vlastních tahů na bitvu
measure-busts = přestřelení
measure-shields-used = šílenství zastaveno štítem
measure-units-lost = ztracených jednotek
measure-chips-forged = vykovaných žetonů
measure-feats-done = splněných skutků
measure-wonderlandians-met = získaných obyvatel
measure-castles-built = postavených hradů
measure-abilities = zpřístupněných schopností
measure-leader = síla velitele
measure-heads = kolikrát u čela stolu
choice-take = čajové karty
choice-recruit = obyvatelé Říše divů
choice-unlock = schopnosti

## Presets

preset-first = První hra
    .about = spojenci sady A
preset-usual = Obvyklá
    .about = jedna sada spojenců losem
preset-everything = Namíchaná
    .about = spojenci ze všech sad dohromady

## Na terminálu

terminal-round = Kolo { $round } ze III
terminal-setup = příprava
terminal-tea = čajový dýchánek
terminal-war = válka
terminal-over = konec
terminal-resistance = místní odpor { $n }
terminal-worth = { $first } VB, 2. místo { $second }
terminal-leader = velitel
terminal-castle-upright = hrad
terminal-castle-lying = ležící hrad
terminal-head = čelo stolu
terminal-or = nebo
terminal-tempt = za hod: { $rewards }
terminal-poisoned = otráveno
terminal-busted = přestřeleno
terminal-stopped = končí
terminal-drawing = losuje
terminal-symbols = kovárny na
terminal-player = VB { $vp }, úlomky { $shards }, sáček { $bag }, zásoba { $supply }, velitel { $strength }, hrady { $castle }, štít { $shield ->
    [whole] ano
   *[other] ne
}
terminal-bag = můj sáček
terminal-exhausted = vyčerpané
terminal-madness = šílenství
terminal-quest = úkol
terminal-talent = velitel
terminal-power = schopnost
terminal-locked = nedostupná
terminal-market = obyvatel
terminal-ally = spojenec
terminal-odds = žetonů { $chips }, šílenství { $madness } ({ $percent } %), přestřelení { $bust } %
terminal-ask = ? a jméno věci o ní poví, h poradí.
