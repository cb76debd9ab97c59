## Co odpowiada serwer, gdy czegoś nie można zrobić

error-busy = Serwer jest teraz zajęty kimś innym. Spróbuj za chwilę.
