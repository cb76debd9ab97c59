error-no-page = Tahle stránka tu není.
