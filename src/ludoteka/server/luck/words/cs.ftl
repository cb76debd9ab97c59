## Co server odpoví, když něco s náhodou nejde

error-pledges-closed = Náhoda tohoto stolu už je zapečetěná, nic dalšího do ní nelze slíbit.
error-not-pledged = Do náhody tohoto stolu od tebe nic slíbeno není.
error-other-salt = Tohle není sůl, která tu byla slíbena.
error-salt-late = Partie už začala: místo tvé soli se přimíchal její otisk.
error-salt-early = Ještě neslíbili všichni: tvá sůl zatím musí zůstat tajná.
