"""The games of the house, one package each; `ludoteka.shelf` finds them."""
