import { type Box, overlap } from '../../lessons/placing';

/** Where a bubble stands that speaks of a thing: its left upper corner, its tail across it, and on which side the thing is. */
export interface Stand {
  left: number;
  top: number;
  tip: number;
  below: boolean;
}

const GAP = 12;
const EDGE = 8;
const TAIL = 20;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Above the thing or below it, with the tail on it: where it hides least of what can be chosen, and stays on the screen. */
export function stand(
  thing: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  free: Box[],
): Stand {
  const middle = thing.left + thing.width / 2;
  const left = within(middle - size.width / 2, EDGE, Math.max(EDGE, screen.width - size.width - EDGE));
  const tip = within(middle - left, TAIL, size.width - TAIL);
  const at = (top: number, below: boolean): Stand & { cost: number } => {
    const inside = within(top, EDGE, Math.max(EDGE, screen.height - size.height - EDGE));
    const box = { left, top: inside, ...size };
    const cost = 50 * overlap(box, thing) + free.reduce((sum, other) => sum + overlap(box, other), 0);
    return { left, top: inside, tip, below, cost };
  };
  const above = at(thing.top - size.height - GAP, false);
  const below = at(thing.top + thing.height + GAP, true);
  const { cost: _, ...best } = below.cost < above.cost ? below : above;
  return best;
}
