## What the server answers when something cannot be done

error-not-admin = Only an administrator can do this.
error-admin-stays = An administrator cannot be banned.
error-no-address = This is no address of a network.
error-no-person = There is no such person.
error-no-such-backup = There is no such backup.
error-no-backup = No copy could be made.
error-no-line = Nobody said this here, or it is forgotten by now.
error-nobody-meant = Say who is meant: by seat, or by a line of theirs.
