import type { Chair } from './contract';

/** The chairs around the table, clockwise from the right of the head; each side in the order in which it is drawn. */
export interface Sides {
  topRight: Chair[];
  right: Chair[];
  bottom: Chair[];
  left: Chair[];
  topLeft: Chair[];
}

const SIDE = 2;

/** Distributes the chairs clockwise: two right of the head, two on the right, the rest below from right to left, two on the left, two left of the head. */
export function sides(chairs: Chair[]): Sides {
  const below = Math.max(0, chairs.length - 4 * SIDE);
  const cut = (from: number, n: number): Chair[] => chairs.slice(from, from + n);
  return {
    topRight: cut(0, SIDE),
    right: cut(SIDE, SIDE),
    bottom: cut(2 * SIDE, below).reverse(),
    left: cut(2 * SIDE + below, SIDE).reverse(),
    topLeft: cut(3 * SIDE + below, SIDE),
  };
}
