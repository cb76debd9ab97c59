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
dice = Kości
dice-sum = suma { $n }
dice-none = Jeszcze nikt nie rzucał
dice-said = { $name }: wypadło { $a } i { $b }, płacą karty z liczbami { $a }, { $b } i { $sum }.
standing = Gdyby gra skończyła się teraz
standing-final = Końcowe punktowanie
with-duke = { $total } z księciem
total = Razem
trophies = Trofea
trophies-spoken = Pokonane potwory: { $count }, warte { $points } PZ
dukes-offered = Książęta do wyboru
duke-now = teraz
duke-spoken = Twój książę, widzisz go tylko ty: { $duke }. Teraz wart { $points } PZ

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
kind-starter = Karta startowa
kind-citizen = Mieszkaniec
kind-monster = Potwór
kind-event = Wrogie wydarzenie
kind-domain = Włość
kind-duke = Książę
side-active = Przy twoim rzucie
side-passive = Przy cudzym rzucie
reward = Nagroda
instruction = Gdy wypadnie { $n }

## Effects

sign-or = lub
sign-and = i
fx-gain = zyskujesz { $what_accusative }
fx-gain-per = zyskujesz { $what_accusative } za { $per }
fx-gain-any = zyskujesz { $n } dowolnego zasobu
fx-exchange = możesz zapłacić { $pay_accusative } i { $then }
fx-exchange-per = możesz zapłacić { $pay_accusative } za { $per }; potem { $then }
fx-take = zabierasz { $what } wybranemu przeciwnikowi
fx-gain-citizen = bierzesz za darmo ze środka { $kind ->
    [role] mieszkańca ({ $which })
    [named] kartę { $which }
   *[any] dowolnego mieszkańca
}{ $max ->
    [0] { "" }
   *[other] , wydrukowany koszt najwyżej { $max }
}
fx-slay = możesz pokonać jeszcze jednego potwora za jego cenę
fx-take-monster = zabierasz przeciwnikowi losowego pokonanego potwora, bez nagrody
fx-return-citizen = możesz odłożyć swojego mieszkańca na stos i { $then }
fx-return-monster = możesz odłożyć pokonanego potwora na stos i { $then }
fx-set-die = jedna kość zmienia się na { $n }
fx-shift-die = { $way ->
    [down] możesz zmniejszyć jedną kość o { $n }
   *[up] możesz zwiększyć jedną kość o { $n }
}
fx-put-token = gracz w turze kładzie { $token_accusative } na potworze
fx-lose = każdy traci { $what_accusative }
per-citizens = każdego mieszkańca
per-citizens-role = każdego mieszkańca ({ $which })
per-named = każdą kartę { $which }
per-domains = każdą włość
per-monsters = każdego pokonanego potwora
per-monsters-area = każdego pokonanego potwora z krainy { $which }
per-monsters-type = każdego pokonanego potwora typu { $which }
per-roles = każdy symbol ({ $which })
per-resources = { $n ->
    [1] każdy pozostały zasób
    [few] każde { $n } pozostałe zasoby
   *[other] każde { $n } pozostałych zasobów
}
when-build = Po wybudowaniu: { $what }.
when-roll = Po twoim rzucie: { $what }.
when-doubles = Gdy komukolwiek wypadnie dublet: { $what }.
when-action-start = Na początku twoich akcji: { $what }.
when-action-end = Na końcu twoich akcji: { $what }.
when-slay = Gdy pokonasz potwora: { $what }.
when-gain-citizen = Gdy przybędzie do ciebie mieszkaniec: { $what }.
when-ignore-surcharge = Werbujesz za wydrukowany koszt, niezależnie od liczby kopii.
when-domain-discount = { $n ->
    [one] Twoje włości kosztują o { $n } sztukę złota mniej.
    [few] Twoje włości kosztują o { $n } sztuki złota mniej.
   *[other] Twoje włości kosztują o { $n } sztuk złota mniej.
}
score-per = { $n } PZ za { $per }

## The question

question-pay = { $what }: jak płacisz?
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
doing-rests = odpoczywa w tej turze
doing-away = poza stołem
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
exhausted-of = wyczerpane { $count } z { $limit }
ending-turns = { $count ->
    [one] Ostatnia tura
   *[other] Ostatnie tury: { $count }
}
ribbon-end = Zbliża się koniec
ribbon-why = { $reason }. Gramy dalej, aż wszyscy rozegrają tyle samo tur.
chapter-turn = Tura { $turn }: { $name }
chapter-scoring = Końcowe punktowanie

## The Dark Lord

level-normal = Normalny
level-hard = Trudny
level-very-hard = Bardzo trudny
lord-points = { $points } PZ, gdyby gra skończyła się teraz
lord-attacks = Atakują liczby: { $values }
lord-taken = Pojmał: mieszkańcy { $citizens }, włości { $domains }
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
