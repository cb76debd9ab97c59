## Co serwer odpowiada, gdy czegoś nie można zrobić

error-talk-off = To cichy stół, rozmowa jest tu wyłączona.
error-nothing-said = Nic z tego nie da się odczytać.
