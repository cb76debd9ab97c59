## Co server odpoví, když něco nejde

error-busy = Server má teď práci s jinými. Zkus to za chvíli znovu.
