"""The events of Harrow County. Factions, hexes and things are references."""
