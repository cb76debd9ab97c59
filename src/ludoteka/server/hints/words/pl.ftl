## Co serwer odpowiada, gdy czegoś nie można zrobić

error-no-hints = Przy tym stole nikt nie podpowiada: tak się umówiono.
error-hint-waits = Podpowiedzi nie ma w tej chwili.
error-hint-failed = Nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
