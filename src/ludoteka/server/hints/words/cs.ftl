## Co server odpoví, když něco nejde

error-no-hints = U tohoto stolu se neradí: tak zní dohoda.
error-hint-waits = Nápověda teď není k dispozici.
error-hint-failed = Nápovědu se nepodařilo najít. Zkus to znovu.
