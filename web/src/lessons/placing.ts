/** Where the slate stands: beside what it speaks of, never on it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 12;
/** Where the places that we like are taken, any other will do, so finely. */
const STEP = 6;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The places a slate of this size may take within an area, in the order in which we like them. */
function places(area: Box, width: number, height: number): Box[] {
  const across = [MARGIN, (area.width - width) / 2, area.width - width - MARGIN];
  const lowest = area.height - height - MARGIN;
  const between = Array.from(
    { length: Math.max(0, Math.floor((lowest - MARGIN) / STEP)) },
    (_, i) => MARGIN + (i + 1) * STEP,
  );
  const down = [(area.height - height) / 2, MARGIN, lowest, area.height * 0.25 - height / 2, ...between];
  return down.flatMap((top) =>
    across.map((left) => ({
      left: area.left + Math.max(0, left),
      top: area.top + Math.max(MARGIN, top),
      width,
      height,
    })),
  );
}

/** The place that hides least of what matters: `lit` must be seen, `handy` should be, `busy` had better be. */
export function place(
  area: Box,
  size: { width: number; height: number },
  lit: Box[],
  busy: Box[],
  handy: Box[] = [],
): Box {
  const hidden = (box: Box, others: Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
  const cost = (box: Box): number => 400 * hidden(box, lit) + 20 * hidden(box, handy) + hidden(box, busy);
  const all = places(area, Math.min(size.width, area.width - 2 * MARGIN), size.height);
  return all.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** Of several places of one thing the first, with all that touches it: the parts of one pile, not its copies elsewhere. */
export function together(boxes: Box[]): Box[] {
  const [first, ...others] = boxes;
  return first ? [first, ...others.filter((other) => overlap(first, other) > 0)] : [];
}

/** The smallest box around them, with some air. */
export function around(boxes: Box[], air: number): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - air;
  const top = Math.min(...boxes.map((box) => box.top)) - air;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + air;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + air;
  return { left, top, width: right - left, height: bottom - top };
}
