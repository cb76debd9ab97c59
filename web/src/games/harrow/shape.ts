/** How the room lies in its box: the map beside a column, with the other sides in its corners where there is room for them, or above the question. */
export type Shape = 'wide' | 'beside' | 'low' | 'below';

export function shapeOf(width: number, height: number): Shape {
  if (width <= height * 1.15) return 'below';
  if (height < 480) return 'low';
  return width >= 1160 ? 'wide' : 'beside';
}

/** How high question and jars are below the map: no more than the map leaves, which is as wide as the box. */
export function edgeBelow(width: number, height: number): number {
  return Math.round(Math.max(293, Math.min(400, height * 0.45, height - 60 - width * 0.9)));
}
