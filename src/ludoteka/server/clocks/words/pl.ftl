## Co odpowiada serwer, gdy czegoś nie można zrobić

error-paused = W grze jest przerwa.
error-time-is-out = Twój czas się skończył.
error-no-clock = Przy tym stole nie gra się na czas.
error-no-zone = Tej strefy czasowej tu nie znamy.
