## Co serwer odpowiada, gdy czegoś nie można zrobić

error-talk-off = To cichy stół, rozmowa jest tu wyłączona.
error-nothing-said = W tej wiadomości nie ma nic czytelnego.
