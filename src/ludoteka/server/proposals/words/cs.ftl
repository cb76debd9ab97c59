## Co server odpoví, když něco nejde

error-already-asked = Na tohle se ostatních už někdo ptá.
error-nothing-asked = Na tohle se už nikdo neptá.
error-not-your-answer = Na tohle se tě nikdo neptá.
error-nothing-to-undo = Zatím není co vrátit, žádný tvůj tah tu není.
