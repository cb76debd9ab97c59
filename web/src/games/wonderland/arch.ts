/** The battle track as an arch of saucers: spaces at equal distances along half an ellipse. */

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

/** Is there no room for an arch: a phone, or an upright tablet, where it would be steep and its pawns hang over the edge? */
export const isNarrow = (width: number, height: number): boolean => width < 620 || height > 0.75 * width;

const FEWEST = 10;
const SPACE = 40;

/** How many spaces of the track stand side by side. */
export const spacesAcross = (width: number, end: number): number =>
  Math.max(FEWEST, Math.min(end + 1, Math.floor(width / SPACE)));

/** The part of the track a narrow screen shows: the own pawn in the middle where possible. */
export function strip(end: number, own: number, room: number): number[] {
  const first = Math.max(0, Math.min(end + 1 - room, own - Math.floor(room / 2)));
  return Array.from({ length: Math.min(room, end + 1) }, (_, i) => first + i);
}

const LARGEST = 34;
/** How much of the way to the next a saucer takes. */
const SHARE = 0.42;
/** A pawn's tip stands a little outside its saucer, and a pawn is this long: both in radii of a saucer. */
const TIP = 1.12;
export const PAWN = 2.8;

/** Room around the arch: pawns stand outside it, the larger its saucers the further out. */
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

/** Where a pawn stands: outside the track, its tip at the number; several at one number fan out, one that is out stands inside. */
export function stand(places: Point[], space: number, beside: number, inside: boolean, r: number): Stand {
  const at = places[space] ?? { x: 0, y: 0 };
  const before = places[space - 1] ?? at;
  const after = places[space + 1] ?? at;
  const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + beside * FAN + (inside ? 180 : 0);
  const angle = (turn * Math.PI) / 180;
  return { x: at.x + Math.sin(angle) * r * TIP, y: at.y - Math.cos(angle) * r * TIP, turn };
}

/** Saucers as large as their distance allows. */
export const saucer = (places: Point[]): number => {
  const [one, two] = places;
  return one && two ? Math.max(9, Math.min(LARGEST, Math.hypot(one.x - two.x, one.y - two.y) * SHARE)) : 16;
};
