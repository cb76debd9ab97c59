error-no-page = Nie ma tu takiej strony.
