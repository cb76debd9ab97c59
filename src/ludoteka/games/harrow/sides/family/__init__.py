"""The Family: tokens out of a bag, upgrades, the gifts of its legends."""
