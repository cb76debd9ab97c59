## Co server odpoví, když něco nejde

error-not-admin = Tohle může jen správce ludotéky.
error-admin-stays = Správci se vstup zakázat nedá.
error-no-address = To není síťová adresa.
error-no-person = Nikdo takový tu není.
error-no-such-backup = Taková záloha tu není.
error-no-backup = Kopii se nepodařilo vytvořit.
error-no-line = Tohle tu nikdo nenapsal, nebo už se to smazalo.
error-nobody-meant = Řekni, o koho jde: zvol místo u stolu, nebo zprávu.
