/** Geometry of the battle track: saucers at equal distances along half an ellipse. */

export interface Point {
  x: number;
  y: number;
}

const FINE = 720;

/** Places of `count` spaces, from the left foot over the top to the right foot. */
export function arch(
  count: number,
  width: number,
  height: number,
  margin: { side: number; top: number; foot: number },
): Point[] {
  const a = Math.max(1, width / 2 - margin.side);
  const b = Math.max(1, height - margin.top - margin.foot);
  const at = (turn: number): Point => ({
    x: width / 2 - a * Math.cos(turn),
    y: height - margin.foot - b * Math.sin(turn),
  });
  const path = Array.from({ length: FINE + 1 }, (_, i) => at((Math.PI * i) / FINE));
  const gone = [0];
  for (let i = 1; i <= FINE; i++)
    gone.push(gone[i - 1]! + Math.hypot(path[i]!.x - path[i - 1]!.x, path[i]!.y - path[i - 1]!.y));
  const step = gone[FINE]! / (count - 1);
  let near = 0;
  return Array.from({ length: count }, (_, i) => {
    while (near < FINE && gone[near]! < i * step - 1e-6) near++;
    return path[near]!;
  });
}

/** Whether there is no room for an arch, as on a phone or an upright tablet. */
export const isNarrow = (width: number, height: number): boolean => width < 620 || height > 0.75 * width;

const FEWEST = 10;
const SPACE = 40;

/** How many spaces of the track fit side by side. */
export const spacesAcross = (width: number, end: number): number =>
  Math.max(FEWEST, Math.min(end + 1, Math.floor(width / SPACE)));

/** The spaces that a narrow screen shows, with your own pawn in the middle if possible. */
export function strip(end: number, own: number, room: number): number[] {
  const first = Math.max(0, Math.min(end + 1 - room, own - Math.floor(room / 2)));
  return Array.from({ length: Math.min(room, end + 1) }, (_, i) => first + i);
}

const LARGEST = 34;
/** Radius of a saucer as a share of the distance to the next. */
const SHARE = 0.42;
/** Distance of a pawn's tip from the middle of its saucer, and length of a pawn, in radii of a saucer. */
const TIP = 1.12;
export const PAWN = 2.8;

/** Margins around the arch for its pawns; they grow with the saucers. */
export const margins = (width: number, height: number): { side: number; top: number; foot: number } => {
  const unit = Math.min(width / 28, height / 13);
  const [side, top, foot] = [Math.max(58, unit * 2.5), Math.max(62, unit * 2.6), Math.max(34, unit * 1.25)];
  const long = (Math.PI * Math.hypot(width / 2 - side, height - top - foot)) / Math.SQRT2;
  return { side: Math.max(side, (TIP + PAWN) * Math.min(LARGEST, (long / 25) * SHARE)), top, foot };
};

export interface Stand extends Point {
  turn: number;
}

const FAN = 44;

/** Where a pawn stands: outside the track, with its tip at the number, or inside it if it is out of the battle; several pawns at one number fan out. */
export function stand(places: Point[], space: number, beside: number, inside: boolean, r: number): Stand {
  const at = places[space] ?? { x: 0, y: 0 };
  const before = places[space - 1] ?? at;
  const after = places[space + 1] ?? at;
  const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + beside * FAN + (inside ? 180 : 0);
  const angle = (turn * Math.PI) / 180;
  return { x: at.x + Math.sin(angle) * r * TIP, y: at.y - Math.cos(angle) * r * TIP, turn };
}

/** Radius of the saucers, as large as their distance allows. */
export const saucer = (places: Point[]): number => {
  const [one, two] = places;
  return one && two ? Math.max(9, Math.min(LARGEST, Math.hypot(one.x - two.x, one.y - two.y) * SHARE)) : 16;
};
