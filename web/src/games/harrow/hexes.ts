/** The shape of the map: 37 flat-topped hexes in seven columns, drawn at a slight tilt around the middle (0, 0). */

const RADIUS = 3;
const STEP_X = 91.5;
const STEP_Y = 84.5;
export const HALF_W = 59;
export const HALF_H = 41;
export const THICK = 13;
/** Mountains stand higher than the land. */
export const RISE = 16;
export const FRAME = { x: -344, y: -312, w: 688, h: 634 } as const;

/** A hex of the map. Its name is the letter of its column and its place from the top, the same as in texts. */
export interface Place {
  ref: string;
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

export const PLACES: readonly Place[] = (() => {
  const places: Place[] = [];
  for (let q = -RADIUS; q <= RADIUS; q++) {
    const first = Math.max(-RADIUS, -q - RADIUS);
    for (let r = first; r <= Math.min(RADIUS, -q + RADIUS); r++) {
      places.push({
        ref: `h-${places.length + 1}`,
        name: `${'ABCDEFG'[q + RADIUS]}${r - first + 1}`,
        q,
        r,
        x: q * STEP_X,
        y: (r + q / 2) * STEP_Y,
      });
    }
  }
  return places;
})();

const BY_REF = new Map(PLACES.map((place) => [place.ref, place]));
const BY_COORD = new Map(PLACES.map((place) => [`${place.q},${place.r}`, place]));

/** The hexes in drawing order, far ones first. */
export const BACK_TO_FRONT: readonly Place[] = [...PLACES].sort((a, b) => a.y - b.y || a.x - b.x);

export const placeOf = (ref: string): Place | undefined => BY_REF.get(ref);
export const isHex = (ref: string): boolean => BY_REF.has(ref);

export function corners(x: number, y: number, inset = 0): [number, number][] {
  const w = HALF_W - inset;
  const h = HALF_H - inset * 0.72;
  return [
    [x + w, y],
    [x + w / 2, y + h],
    [x - w / 2, y + h],
    [x - w, y],
    [x - w / 2, y - h],
    [x + w / 2, y - h],
  ];
}

export const polygon = (x: number, y: number, inset = 0): string =>
  corners(x, y, inset)
    .map((point) => point.join(','))
    .join(' ');

/** The visible side wall under the near edges of a tile. */
export function wall(x: number, y: number, thick: number): string {
  const [east, southEast, southWest, west] = corners(x, y) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const down = ([px, py]: [number, number]): string => `${px} ${py + thick}`;
  return `M${east.join(' ')}L${southEast.join(' ')}L${southWest.join(' ')}L${west.join(' ')}L${down(west)}L${down(southWest)}L${down(southEast)}L${down(east)}Z`;
}

const WALKS: Record<string, readonly [number, number][]> = {
  ArrowUp: [[0, -1]],
  ArrowDown: [[0, 1]],
  ArrowLeft: [
    [-1, 1],
    [-1, 0],
  ],
  ArrowRight: [
    [1, 0],
    [1, -1],
  ],
};

/** Where an arrow key leads from a hex; sideways along the row as far as the zigzag allows. */
export function walk(from: string, key: string): string | null {
  const here = BY_REF.get(from);
  const ways = here && WALKS[key];
  if (!here || !ways) return null;
  const odd = Math.abs(here.q) % 2 === 1;
  const ordered = odd ? [...ways].reverse() : ways;
  for (const [dq, dr] of ordered) {
    const next = BY_COORD.get(`${here.q + dq},${here.r + dr}`);
    if (next) return next.ref;
  }
  return null;
}

/** The ends of the line through a hex along an axis, for an arrow of the Fair Folk. */
export function lineThrough(ref: string, axis: string): { from: Place; to: Place } | null {
  const here = BY_REF.get(ref);
  if (!here) return null;
  const same = (place: Place): boolean =>
    axis === 'q' ? place.q === here.q : axis === 'r' ? place.r === here.r : place.q + place.r === here.q + here.r;
  const line = PLACES.filter(same).sort((a, b) => a.y - b.y || a.x - b.x);
  const [from, to] = [line[0], line.at(-1)];
  return from && to ? { from, to } : null;
}
