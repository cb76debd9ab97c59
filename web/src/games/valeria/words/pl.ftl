market = Środek stołu
row-monsters = Potwory
row-citizens = Mieszkańcy
row-domains = Włości
opponents = Przeciwnicy
duchy = Twoje księstwo
duchy-open = Szczegóły
duchy-card = { $card }, { $count }×
odds = płaci około { $n } razy na 100 rzutów
odds-brief = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }×
odds-caption = × średnio na rzut
dice = Kości
dice-sum = suma { $n }
dice-none = Jeszcze nikt nie rzucał
dice-said = { $pair ->
    [0] { $name }: wypadło { $a } i { $b }, płacą karty z liczbami { $a }, { $b } i { $sum }.
   *[other] { $name }: wypadło { $a } i { $b }, płacą karty z liczbami { $a } i { $sum }.
}
standing = Gdyby gra skończyła się teraz
standing-final = Końcowe punktowanie
with-duke = { $total } z księciem
total = Razem
trophies = Trofea
trophies-spoken = Pokonane potwory: { $count }, warte { $points } PZ
dukes-offered = Książęta do wyboru
duke-now = teraz
duke-spoken = Twój książę, widzisz go tylko ty: { $duke }. Teraz daje { $points } PZ

## Slots and cards

slot-card = { $card }, cena { $price }
slot-numbers = płaci przy { $numbers }
slot-count = { $count ->
    [one] w stosie { $count } karta
    [few] w stosie { $count } karty
   *[other] w stosie { $count } kart
}
slot-below = Pod nią:
slot-exhausted = { $row }, kolumna { $column }: wyczerpane
slot-empty = { $row }, kolumna { $column }: pusto
price = Cena
price-copies = +{ $n } za kopie, które masz

## The question

question-pay = { $card }: czym płacisz?
points-so-far = { $n ->
    [one] { $n } punkt na stole
    [few] { $n } punkty na stole
   *[other] { $n } punktów na stole
}
pay-split = Ile zapłacisz magią
pay-less-magic = Mniej magii
pay-more-magic = Więcej magii
question-which = { $what }: co wybierasz?

## Seats

doing-setup = wybiera księcia
doing-roll = rzuca
doing-income = pobiera dochód
doing-action = wykonuje akcje
doing-monsters = broni królestwa
doing-end = kończy turę
doing-over = gotowe
doing-waits = czeka
doing-rests = teraz odpoczywa
doing-away = z dala od stołu
doing-citizens = { $count ->
    [one] { $count } mieszkaniec
    [few] { $count } mieszkańcy
   *[other] { $count } mieszkańców
}

## Phases

phase-setup = Wybór książąt
phase-roll = Rzut
phase-income = Dochód
phase-action = Akcje
phase-monsters = Potwory
phase-end = Koniec tury
phase-over = Koniec: liczenie punktów
phase-cut = Gra skończyła się przed czasem
exhausted-of = wyczerpane { $count } z { $limit }
ending-turns = { $count ->
    [one] Ostatnia tura
   *[other] Ostatnie tury: { $count }
}
ribbon-end = Zbliża się koniec
ribbon-why = { $reason }. Gramy dalej, aż wszyscy rozegrają tyle samo tur.
chapter-turn = Tura { $turn }: { $name }
part-ending = Koniec się zbliża
chapter-scoring = Końcowe punktowanie

## The Dark Lord

level-normal = Zwykły
level-hard = Trudny
level-very-hard = Bardzo trudny
lord-points = { $points } PZ, gdyby gra skończyła się teraz
lord-attacks = Atakują liczby: { $values }
lord-taken = Ma w swojej mocy: mieszkańcy { $citizens }, włości { $domains }
ends = Jak to może się skończyć
end-slain = Wygrywasz po pokonaniu wszystkich potworów: zostało { $left }.
end-count = Przy { $limit } wyczerpanych stosach decydują punkty: na razie { $count }.
end-fall = Przegrywasz, gdy pusta kolumna zostanie zaatakowana{ $count ->
    [0] : żadna nie jest pusta.
   *[other] : puste { $columns }!
}

## The end

finale-win = { $name } włada Valerią
finale-shared = Wspólne zwycięstwo: { $names }
finale-saved = Królestwo ocalone
finale-lost = Mroczny Pan zwycięża

## The goal, always in sight

goal = Najwięcej punktów wygrywa, gdy wyczerpanych stosów będzie { $limit } (teraz { $count }). Ty: { $points }.
goal-solo = Na końcu potrzebujesz więcej punktów niż Mroczny Pan. Ty: { $points }.

## Co możliwość kosztuje i daje

tally-gold = { $n ->
   *[other] złota
}
tally-strength = { $n ->
   *[other] siły
}
tally-magic = { $n ->
   *[other] magii
}
tally-points = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
foresee-copies = { $name } { $count }×
foresee-pays = Przy rzucie { $a } i { $b } płacą ci: { $cards }.
foresee-pays-others = { $count ->
    [0] Przeciwnikom nie płaci żadna karta.
    [one] Przeciwnikom płaci jedna karta.
    [few] Przeciwnikom płacą { $count } karty.
   *[other] Przeciwnikom płaci { $count } kart.
}
foresee-seize = Losowo jeden z nich: { $cards }.
foresee-put-price = Kto go potem pokona, zapłaci dodatkowo { $token_accusative }.
foresee-put-gold = Kto go pokona, weźmie też { $token_accusative }.
foresee-attack = Mroczny Pan zatrzyma kartę, a jego ukryty książę może ją na końcu policzyć.
