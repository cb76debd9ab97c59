/** Twenty-four rays from one point, the background of cards and boxes, on a field of 100 × 100. */
export const RAYS = Array.from({ length: 24 }, (_, i) => {
  const ray = (turn: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `${(50 + 120 * Math.cos(angle)).toFixed(1)} ${(62 + 120 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M50 62L${ray(i * 15)}L${ray(i * 15 + 7.5)}Z`;
}).join('');
