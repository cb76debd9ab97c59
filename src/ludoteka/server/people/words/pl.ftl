## Co odpowiada serwer, gdy czegoś nie można zrobić

error-bad-name = Imię musi mieć litery lub cyfry, które widać.
