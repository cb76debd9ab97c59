## Co server odpoví, když něco nejde

error-not-keeper = Tohle může jen správce domu.
error-keeper-stays = Správce z domu vykázat nejde.
error-no-address = To není síťová adresa.
error-no-person = Nikdo takový tu není.
error-no-copy = Kopii se nepodařilo vytvořit.
error-no-line = Tohle tu nikdo neřekl, nebo už je to zapomenuté.
error-nobody-meant = Řekni, o koho jde: místem u stolu, nebo řádkem, který napsal.
