/** Where the slate stands: beside what it speaks of, never on it. */

export interface Box { left: number; top: number; width: number; height: number }

const MARGIN = 12;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The places a slate of this size may take within an area, in the order in which we like them. */
function places(area: Box, width: number, height: number): Box[] {
  const across = [MARGIN, (area.width - width) / 2, area.width - width - MARGIN];
  const down = [(area.height - height) / 2, MARGIN, area.height - height - MARGIN, area.height * 0.25 - height / 2];
  return down.flatMap((top) => across.map((left) => ({ left: area.left + Math.max(0, left), top: area.top + Math.max(MARGIN, top), width, height })));
}

/** The place that hides least of what matters: `lit` must be seen, `busy` had better be. */
export function place(area: Box, size: { width: number; height: number }, lit: Box[], busy: Box[]): Box {
  const cost = (box: Box): number =>
    lit.reduce((sum, other) => sum + 20 * overlap(box, other), 0) + busy.reduce((sum, other) => sum + overlap(box, other), 0);
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
