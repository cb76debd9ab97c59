## Co odpowiada serwer, gdy czegoś z losem nie można zrobić

error-pledges-closed = Los tego stołu jest już zapieczętowany, niczego więcej nie można do niego przyrzec.
error-not-pledged = Do losu tego stołu nic od ciebie nie przyrzeczono.
error-other-salt = To nie jest sól, którą tu przyrzeczono.
error-salt-late = Partia już się zaczęła: zamiast twojej soli dodano jej odcisk.
error-salt-early = Nie wszyscy jeszcze przyrzekli: twoja sól musi na razie pozostać tajna.
