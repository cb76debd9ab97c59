import { isLegend } from './art';
import type { Hex } from './contract';

/** A thing on a hex: its face, which is drawn, how many there are, and its name. */
export interface Thing {
  face: string;
  n: number;
  name: string;
  nailed?: boolean;
}
export interface PlacedThing extends Thing {
  x: number;
  y: number;
  scale: number;
}

/** The units on a hex, legends first. */
export function unitsOf(hex: Hex): Thing[] {
  const nailed = (unit: string): boolean => hex.nails?.includes(unit) ?? false;
  const units = Object.entries(hex.units ?? {}).map(([unit, n]) => ({
    face: unit,
    n,
    name: unit,
    nailed: nailed(unit),
  }));
  return units.sort((a, b) => Number(isLegend(b.face)) - Number(isLegend(a.face)));
}

/** The other things on a hex, the most important first. */
export function thingsOf(hex: Hex): Thing[] {
  const things: Thing[] = [];
  const add = (face: string, n: number | boolean | undefined, name = face): void => {
    if (n) things.push({ face, n: Number(n), name });
  };
  add('flame', hex.flames, 'flame');
  add('townsfolk', hex.townsfolk);
  add('building', hex.building);
  if (hex.doll) add(`doll-${hex.doll}`, 1, hex.doll === 'hidden' ? 'doll' : `doll-${hex.doll}`);
  if (hex.nest) add(hex.nest === 'empty' ? 'nest-empty' : 'nest', 1, hex.nest === 'empty' ? 'nest-empty' : hex.nest);
  add('storm', hex.storms);
  add('trail', hex.trails);
  add('wrath', hex.wrath);
  add('taunt', hex.taunt);
  if (hex.hidden) add(`item-${hex.hidden}`, 1, hex.hidden);
  if (hex.found) add(`found-${hex.found}`, 1, hex.found);
  add('cross', hex.cross);
  const tokens = new Map<string, number>();
  for (const kind of hex.tokens ?? []) tokens.set(kind, (tokens.get(kind) ?? 0) + 1);
  for (const [kind, n] of tokens) add(`token-${kind}`, n, kind);
  add('cube-red', hex.shelter, 'shelter');
  add('cube-silver', hex.blood, 'blood-money');
  if (hex.sacrifice) add(`cube-${hex.sacrifice}`, 1, 'needed-sacrifice');
  return things;
}

const FIELDS: Record<string, 'storms' | 'trails' | 'flames' | 'townsfolk' | 'building'> = {
  storm: 'storms',
  trail: 'trails',
  flame: 'flames',
  townsfolk: 'townsfolk',
  building: 'building',
};

/** The hex without things that are still flying to it. */
export function withoutArriving(hex: Hex, face: string, n: number): Hex {
  const field = FIELDS[face];
  if (field) return { ...hex, [field]: Math.max(0, (hex[field] ?? 0) - n) };
  if (face.startsWith('token-'))
    return {
      ...hex,
      tokens: (hex.tokens ?? []).toSpliced((hex.tokens ?? []).lastIndexOf(face.slice('token-'.length)), 1),
    };
  if (face === 'nest') {
    const { nest: _nest, ...rest } = hex;
    return rest;
  }
  const left = (hex.units?.[face] ?? 0) - n;
  const { [face]: _gone, ...others } = hex.units ?? {};
  return { ...hex, units: left > 0 ? { ...others, [face]: left } : others };
}

const SIZES = [1, 1, 1, 0.86, 0.74, 0.62, 0.54];
const sizeFor = (n: number): number => SIZES[n] ?? 0.5;

function row(things: Thing[], from: number, to: number, y: number, most = 1): PlacedThing[] {
  const n = things.length;
  const step = n > 1 ? Math.min(38, (to - from) / (n - 1)) : 0;
  const start = (from + to) / 2 - (step * (n - 1)) / 2;
  return things.map((thing, i) => ({ ...thing, x: start + i * step, y, scale: Math.min(most, sizeFor(n)) }));
}

/** Places the things on a hex: one in the middle, many in two rows, a legend on the left of the rest. */
export function layout(hex: Hex): PlacedThing[] {
  const units = unitsOf(hex);
  const things = thingsOf(hex);
  const legends = units.filter((unit) => isLegend(unit.face));
  const haints = units.filter((unit) => !isLegend(unit.face));
  if (legends.length > 0) {
    const alone = haints.length + things.length === 0;
    const standing = row(legends, alone ? -16 : -36, alone ? 16 : legends.length > 1 ? -4 : -12, 16);
    const left = legends.length > 1 ? 22 : 10;
    return [...row(things, left, 38, -18, 0.82), ...standing, ...row(haints, left + 6, 38, 16, 0.9)];
  }
  if (things.length + haints.length <= 2) return row([...haints, ...things], -22, 22, 0);
  if (haints.length === 0 && things.length > 3)
    return [...row(things.slice(0, 3), -34, 34, -17, 0.86), ...row(things.slice(3), -34, 34, 17, 0.86)];
  if (haints.length === 0) return row(things, -36, 36, 0);
  return [...row(things, -34, 34, -20, 0.82), ...row(haints, -26, 26, 14, 0.95)];
}
