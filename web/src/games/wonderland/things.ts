import type { Player, Region, View } from './contract';

export const ROMAN = ['', 'I', 'II', 'III'];
export const ALLIES = ['card-soldier', 'flamingo', 'rose', 'red-rook', 'creature'] as const;

export const size = (things: unknown[] | number): number => (typeof things === 'number' ? things : things.length);
export const hasFaction = (player: Player): boolean => player.faction.tracks.length > 0;

/** Number of a player's units in a region, with the leader, without castles. */
export function unitsIn(player: Player, region: string): number {
  return (player.supporters[region] ?? 0) + (player.figures[region]?.length ?? 0) + (player.leader === region ? 1 : 0);
}

/** The regions in the order of the battles: from the marker on, clockwise. */
export function battles(view: View): Region[] {
  const ring = view.regions.filter((region) => region.in_use);
  const first = Math.max(
    0,
    ring.findIndex((region) => region.ref === view.marker),
  );
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Distinct chips with how many there are of each. */
export function countEqual(chips: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const chip of chips) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts];
}
