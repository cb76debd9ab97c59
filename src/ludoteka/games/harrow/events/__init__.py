"""What happens in Harrow County. Factions, hexes and things are references."""
