## Co server odpoví, když něco nejde

error-bad-name = Jméno potřebuje písmena nebo číslice, které je vidět.
