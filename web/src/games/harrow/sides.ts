import type { View } from './contract';

export const JARS = ['abilities', 'wild', 'legend', 'attack'] as const;
export const ROWS = ['advance', 'spawn', 'strengthen'] as const;
export const COLOURS = ['red', 'blue', 'purple', 'brown', 'green', 'yellow', 'teal', 'silver'] as const;
/** Points that start the last round. */
export const GOAL = 7;

/** The faction of the seat in front; spectators see the table as the near seat does. */
export const factionAt = (view: View, seat: number): string => view.seats[seat] ?? view.rivals[0] ?? '';
/** The emblem of a side: its legend, or for Kammi the faction. */
export const badge = (view: View, faction: string): string =>
  faction === 'kammi' ? faction : (view.sides[faction]?.hero ?? faction);
export const size = (things: string[] | number): number => (typeof things === 'number' ? things : things.length);
export const shown = (things: string[] | number): string[] => (typeof things === 'number' ? [] : things);
export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
export const isMarked = (view: View, ref: string): boolean => view.marks.includes(ref);
/** Number of squares of her feast that Hester has filled. */
export const feasts = (view: View): number =>
  Object.values(view.hester?.squares ?? {})
    .flat()
    .filter((square) => square.length > 0).length;
