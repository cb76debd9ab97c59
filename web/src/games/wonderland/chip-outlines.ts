/** Outlines of chips, which tell the kinds apart without colour: smooth is weak, scalloped is strong, jagged is madness. */
export type Rim = 'smooth' | 'scalloped' | 'jagged' | 'drop';

const CIRCLE = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

function star(outer: number, inner: number, points: number): string {
  const at = (i: number): string => {
    const r = i % 2 === 0 ? outer : inner;
    const turn = (i * Math.PI) / points;
    return `${(r * Math.cos(turn)).toFixed(1)},${(r * Math.sin(turn)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`;
}

/** An outline with small round notches all around. */
function scallops(r: number, points: number): string {
  const at = (i: number): string =>
    `${(r * Math.cos((2 * Math.PI * i) / points)).toFixed(1)} ${(r * Math.sin((2 * Math.PI * i) / points)).toFixed(1)}`;
  const bow = (2 * r * Math.sin(Math.PI / points) * 0.6).toFixed(1);
  const arcs = Array.from({ length: points }, (_, i) => `A${bow} ${bow} 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

export const RIMS: Record<Rim, string> = {
  smooth: CIRCLE(49),
  scalloped: scallops(47, 18),
  jagged: star(50, 40, 14),
  drop: star(49, 44, 6),
};
export const FIELDS: Record<Rim, string> = {
  smooth: CIRCLE(41),
  scalloped: CIRCLE(39),
  jagged: star(44, 35, 14),
  drop: CIRCLE(38),
};

export function rimOf(chip: string, level: string, family: string): Rim {
  if (chip === 'poison') return 'drop';
  if (family === 'madness' || chip.endsWith('madness')) return 'jagged';
  return level === 'strong' || chip.endsWith('-strong') ? 'scalloped' : 'smooth';
}
