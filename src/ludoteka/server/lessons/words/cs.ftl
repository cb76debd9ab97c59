error-no-lesson = U tohoto stolu se nic neučí.
error-no-such-lesson = Taková lekce tu není.
error-not-in-the-lesson = To by taky šlo, ale rádce teď ukazuje něco jiného.
