allies = Sprzymierzeńcy w puli
area-active = Aktywne
area-exhausted = Wyczerpane
area-madness = Szaleństwo
area-madness-note = (czwarte odświeża worek)
area-shield = Tarcza
army-castle-lying = leżący zamek
army-castle-upright = zamek
army-leader = lider
army-supporters = { $n ->
    [one] { $n } stronnik
    [few] { $n } stronników
   *[other] { $n } stronników
}
bag-closed = W worku { $n ->
    [one] jest { $n } żeton
    [few] są { $n } żetony
   *[other] jest { $n } żetonów
}. Podczas wojny nikt nie zagląda do worka.
bag-could = Te żetony są w worku: wszystkie wchodziły i wychodziły jawnie. Kolejności nie zna nikt.
bag-count = { $n ->
    [one] żeton w worku
    [few] żetony w worku
   *[other] żetonów w worku
}
bag-label = Twój worek, { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
bag-madness = szaleństwo: { $n }
battle-draw = Runda { $round } · { $n }. dobór
battle-title = Bitwa: { $region }
battles-title = Bitwy
bet-lies = ma zakład
bet-none = przygląda się
bet-on = zakład: { $name }
between = Między torami { $a } i { $b }: { $rewards }
between-open = Między torami { $a } i { $b }, zdobyte: { $rewards }
board-bag = Worek
board-chips = Żetony
board-forge = Kuźnia
board-powers = Zdolności
board-quests = Zadania
board-tea = Zabrane karty herbatki
chair = Krzesło { $n }
chair-eaten = zjedzone
chair-empty = Bez karty
chair-leader = Lider: { $name }
chair-poisoned = Zatrute
chapter-battle = Bitwa: { $region }
chapter-tea = Herbatka, runda { $round }
chapter-uncontested = { $region }: bez bitwy
chapter-war = Wojna, runda { $round }
chapter-war-ended = Po wojnie, runda { $round }
doing-busted = Odpada z bitwy
doing-chooses = Wybiera
doing-fights = W bitwie
doing-sealed = Wybór zapieczętowany
doing-stopped = Wycofuje się
doing-won = Wygrywa bitwę
doing-you = Wybierasz ty
door-board = Plansza
door-quests = Zadania ({ $n })
faction-taken = prowadzi { $name }
factions = Frakcje
fighter-label = Siła { $n }, { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
} tutaj.
finale-all-quests = Zadania ({ $n })
finale-castles = Zamki
finale-quests = Zadania
finale-shards = Odłamki
finale-title = { $n ->
    [one] Wojnę wygrywa { $name }
   *[other] Zwycięstwem dzielą się { $name }
}
finale-vp = Punkty
head = Szczyt stołu
head-label = Szczyt stołu. Czekają: { $who }
hint-map = Wskaż podświetlony region na mapie.
legend = Co znaczą symbole
legend-signs = Symbole
map = Mapa Krainy Czarów
map-resistance = opór { $n }
market = Mieszkańcy Krainy
no-faction = wybiera frakcję
nobody = nikt
note-stock = (zostało { $n })
odds-bad = { $percent }%: szaleństwo, tracisz { $least ->
    [1] { $most ->
        [1] 1
       *[other] 1–{ $most }
    }
   *[other] { $least }
} z { $units } jednostek
odds-bag = W worku { $chips ->
    [one] jest 1 żeton
    [few] są { $chips } żetony
   *[other] jest { $chips } żetonów
}, szaleństwo { $madness }: { $percent }%. Policzone z tego, co leży odkryte.
odds-bust = { $percent }%: tracisz ostatnią jednostkę i odpadasz
odds-good = { $percent }%: siła rośnie, średnio o { $n }
odds-shield = { $percent }%: szaleństwo, tarcza może je zablokować
odds-symbol = Kuźnia na { $space }: { $reach } z { $chips } żetonów
opponents = Pozostali gracze
plaque-last = runda { $round } { $last }
plaque-more = 2. miejsce { $second } · bitwa { $place }
quests-offered = Zadania do wyboru
own-castle = Każdy zamek jest wart { $n } PZ
own-poison = Żetony trucizny w twojej puli: { $n }
own-shards = Odłamki: { $n }
own-strength = Siła lidera: { $n }
own-supply = Stronnicy w twojej puli: { $n }
own-vp = Punkty zwycięstwa: { $n }
phase-over = Koniec: liczenie
phase-cut = Gra skończyła się przed czasem
phase-round = Runda { $round } z III
phase-setup = Przygotowanie
phase-tea = Herbatka
phase-war = Wojna, bitwa { $n } z { $all }
player-label = { $name }, { $faction }: { $vp } PZ, odłamki { $shards }, żetony w worku { $bag }, zadania { $quests }, tarcza { $shield ->
    [whole] cała
   *[other] pęknięta
}.
players = Gracze
power-locked = zablokowana
power-open = odblokowana
question-chosen = Wybrano: { $what }.
question-track = { $chip }: na który tor?
quests-hidden = Zakryte zadania: { $n }.
rail-tea = Karty tej herbatki { $n } z { $all }
region-empty = Nikogo tu nie ma
region-label = { $region }, w tej rundzie { $vp } PZ{ $fought ->
    [yes] , po bitwie
   *[other] { "" }
}
region-unused = { $region }: nie bierze udziału w tej grze
rewards-left = Pozostałe nagrody: { $rewards }
score-line = Gdyby gra skończyła się teraz: { $total } (PZ { $vp }, zamki { $castles }, zadania { $quests }, odłamki { $shards })
shards-long = Odłamki
shield-broken = Tarcza pęknięta
shield-whole = Tarcza cała
sign-any-strong = Dowolny silny sprzymierzeniec.
sign-any-weak = Dowolny słaby sprzymierzeniec, także żeton kuźni.
sign-castle-value = Tyle będą warte twoje zamki na koniec.
sign-discard-madness = Żeton szaleństwa na dobre opuszcza worek.
sign-discard-shards = Odrzuć tyle odłamków.
sign-draw-quests = Dobierz tyle zadań.
sign-forge-from-bag = Przekuj żeton prosto z worka.
sign-gain-vp = Punkty zwycięstwa.
sign-leader-strength = Lider staje się silniejszy o 1.
sign-madness = Szaleństwo: dobrane w bitwie kosztuje jednostkę.
sign-place-castle = Postaw zamek tam, gdzie żadnego nie masz.
sign-place-units = Umieść tyle jednostek w jednym regionie.
sign-poison = Trucizna: kto weźmie kartę, wkłada ją do worka.
sign-recruit-wonderlandian = Dołącza do ciebie wybrany mieszkaniec Krainy Czarów.
sign-release-supporters = Stronnicy trafiają do puli.
sign-roll-shards = Rzuć kością odłamków i tyle ich zyskaj.
sign-shards = Odłamki: każdy kosztuje na koniec 1 punkt.
sign-shield-up = Napraw tarczę.
sign-tempt = Przerywana ramka: tylko jeśli rzucisz za to kością odłamków.
sign-unlock-ability = Odblokuj jedną z czterech zdolności.
source-of-battle-track = Kuźnie na torze bitwy
source-of-region-ring = Kolejność regionów
source-of-shard-die = Ścianki kości odłamków
sources-allies = Karty sprzymierzeńców
sources-chips = Siła żetonów
sources-forge = Tory kuźni
sources-powers = Zdolności
sources-quests = Zadania
sources-rules = Plansza i kość
sources-tea = Karty herbatki
sources-text = Instrukcje nie drukują wszystkich elementów. Co nosi znak ≈, jest rekonstrukcją: wydrukowanej wartości nie znamy. Kto ma pudełko, może zastąpić nasze wartości własnymi.
sources-tiles = Wartości regionów
sources-title = Wartości odtworzone
sources-wonders = Mieszkańcy Krainy
space-forged = przekuto: { $chip }
stake-bets = { $n ->
    [one] 1 zakład
    [few] { $n } zakłady
   *[other] { $n } zakładów
}
stake-first = { $vp } PZ +
stake-second = { $vp } PZ
stock-label = { $chip }, w puli { $n }
stop-forge = Stoisz na kuźni { $space }: 1 przekucie
stop-nothing = Gdyby to był koniec: nic
stop-others = { $n ->
    [0] Nikt inny już nie dobiera
    [one] Jeden przeciwnik może jeszcze dobierać
    [few] { $n } przeciwników może jeszcze dobierać
   *[other] { $n } przeciwników może jeszcze dobierać
}
stop-place = Gdyby to był koniec: { $place ->
    [1] 1. miejsce, { $vp } PZ{ $castle ->
        [yes] {" "}i zamek
       *[no] {""}
    }
   *[other] 2. miejsce, { $vp } PZ
}
stop-tied = Gdyby to był koniec: remis, { $vp } PZ albo zamek
strength-n = Siła { $n }
tea-deck = Talia { $round }: { $n }
tea-or = albo
tea-table = Stół herbaciany
tea-tempt = za rzut kością: { $rewards }
total-now = Punkty, gdyby gra skończyła się teraz
track-at = { $name } stoi na { $n }
track-resistance = Lokalny opór stoi na { $n }
track-symbols = Kuźnie na { $spaces }
turn-to-map = Pokaż mapę
turn-to-table = Pokaż stół z herbatą
unused = nieużywany
vp = PZ
vp-long = Punkty zwycięstwa

## The goal, always in sight

goal = Po trzech rundach rządzi ten, kto ma najwięcej punktów. Runda { $round }, ty: { $points }.

## Co możliwość kosztuje i daje

tally-vp = PZ
tally-shards = { $n ->
    [one] odłamek
    [few] odłamki
   *[other] odłamków
}
tally-marker = do siły w bitwie
odds-die = Kość odłamków pokazuje od { $least } do { $most }, średnio { $mean }.

## O co chodzi w pytaniu

stakes-block = Tarcza pęka, żeton wraca do worka i nikogo nie tracisz.
stakes-castle =
    { $seats ->
        [2] Stojący zamek daje na koniec { $n } pkt, a w bitwach tam dodaje 2 do siły.
       *[other] Zamek daje na koniec { $n } pkt, a w bitwach tam dodaje 2 do siły.
    }
stakes-claws = Trucizna dobrana w bitwie kosztuje jednostkę.
stakes-feat = Na koniec wyczyn jest wart 3 punkty, cel 3, oba z jednego zadania 9.
stakes-forge = Zyskujesz to, co pokazuje pole. Żeton zostaje tam na zawsze.
stakes-lead = Gdzie stoi lider, zaczynasz bitwę z siłą większą o { $n }.
stakes-lose = Bez jednostki w tym miejscu odpadasz z bitwy.
stakes-marker = Kto na koniec bitwy stoi na kuźni, przekuwa żeton.
stakes-poison = Kto weźmie kartę, wkłada truciznę do worka. Dobrana w bitwie kosztuje jednostkę.
stakes-shard = Każdy odłamek kosztuje na koniec punkt.
still-locked = Jeszcze zablokowane: { $powers }.
