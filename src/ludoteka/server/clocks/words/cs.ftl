## Co server odpoví, když něco nejde

error-paused = Hra má přestávku.
error-time-is-out = Tvůj čas vypršel.
error-no-clock = U tohoto stolu se nehraje na čas.
error-no-zone = Tohle časové pásmo tu neznáme.
