/** How the room lies in its box: the map beside a column, with the other sides in its corners where there is room for them, or above the question. */
export type Shape = 'wide' | 'beside' | 'low' | 'below';

export function shapeOf(width: number, height: number): Shape {
  if (width <= height * 1.15) return 'below';
  if (height < 480) return 'low';
  return width >= 1160 ? 'wide' : 'beside';
}
