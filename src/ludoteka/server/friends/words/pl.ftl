error-friends-full = Masz tu już { $most } znajomych, więcej się nie zmieści.
error-no-friend = Nie ma tej osoby wśród twoich znajomych.
error-not-asked = Ta osoba nie prosiła cię o znajomość.
