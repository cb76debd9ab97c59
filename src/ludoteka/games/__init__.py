"""The built-in games, one package each; `ludoteka.shelf` loads them."""
