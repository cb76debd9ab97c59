/** The layout of the room: the map beside a column, with the other sides in its corners if there is room, or above the question. */
export type Shape = 'wide' | 'beside' | 'low' | 'below';

export function shapeOf(width: number, height: number): Shape {
  if (width <= height * 1.15) return 'below';
  if (height < 480) return 'low';
  return width >= 1160 ? 'wide' : 'beside';
}

/** Height of the question and the jars below the map, in pixels; the map is as wide as the box. */
export function edgeBelow(width: number, height: number): number {
  return Math.round(Math.max(293, Math.min(400, height * 0.45, height - 60 - width * 0.9)));
}
