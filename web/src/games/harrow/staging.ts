import type { Event, Json } from '../../lib/api/types';
import type { Move, Staging } from '../../lib/table/room';
import { colourOf, cubeOwner } from './art';
import type { HarrowView, Hex, Side } from './view';

const add = (counts: Record<string, number> | undefined, ref: string, n: number): Record<string, number> => {
  const now = { ...counts, [ref]: Math.max(0, (counts?.[ref] ?? 0) + n) };
  if (now[ref] === 0) delete now[ref];
  return now;
};
const without = (things: string[] | undefined, one: string): string[] => {
  const at = things?.indexOf(one) ?? -1;
  return at < 0 ? (things ?? []) : (things ?? []).toSpliced(at, 1);
};

const onHex = (view: HarrowView, ref: string, how: (hex: Hex) => Partial<Hex>): HarrowView => ({ ...view, hexes: view.hexes.map((hex) => (hex.ref === ref ? { ...hex, ...how(hex) } : hex)) });
const onSide = (view: HarrowView, ref: string, how: (side: Side) => Partial<Side>): HarrowView => {
  const side = view.sides[ref];
  return side ? { ...view, sides: { ...view.sides, [ref]: { ...side, ...how(side) } } } : view;
};
const units = (view: HarrowView, ref: string, unit: string, n: number): HarrowView => onHex(view, ref, (hex) => ({ units: add(hex.units, unit, n) }));
const count = (hex: Hex, field: 'storms' | 'trails' | 'flames' | 'townsfolk' | 'building', n: number): Partial<Hex> => ({ [field]: Math.max(0, (hex[field] ?? 0) + n) });

/** A group's words as units of its faction: `haint` of the Protectors is `red-haint`. */
const unitOf = (side: string, part: string): string => (part === 'haint' || part === 'infected' ? `${colourOf(side)}-${part}` : part);

/** The units of a group one by one: `group-haint-2` is two haints. */
function members(event: Event): string[] | null {
  const units = event['units'];
  if (!Array.isArray(units)) return null;
  return units.flatMap((part) => {
    const [, unit = String(part), n = '1'] = /^group-(.+)-(\d+)$/.exec(String(part)) ?? [];
    return Array.from({ length: Number(n) }, () => unitOf(String(event['side']), unit));
  });
}

const FIELDS: Record<string, 'townsfolk' | 'building'> = { townsfolk: 'townsfolk', building: 'building' };

function moved(view: HarrowView, event: Event): HarrowView {
  const [start, end] = [String(event['start']), String(event['end'])];
  const group = members(event) ?? [String(event['unit'])];
  return group.reduce((now, unit) => {
    const field = FIELDS[unit];
    if (field) return onHex(onHex(now, start, (hex) => count(hex, field, -1)), end, (hex) => count(hex, field, 1));
    return units(units(now, start, unit, -1), end, unit, 1);
  }, view);
}

/** Cubes as the tree tells them: `cubes-red-3` is three red ones. */
export function cubes(told: Json | undefined): { colour: string; n: number }[] {
  return (Array.isArray(told) ? told : []).flatMap((one) => {
    const found = /^cubes-([a-z]+)-(\d+)$/.exec(String(one));
    return found ? [{ colour: found[1] ?? '', n: Number(found[2]) }] : [];
  });
}

function shaken(view: HarrowView, event: Event): HarrowView {
  const sum = (before: Record<string, number>, more: Json | undefined): Record<string, number> => cubes(more).reduce((now, { colour, n }) => add(now, colour, n), before);
  return { ...view, battleground: sum({}, event['fallen']), tower: { thrown: sum(view.tower.thrown, event['thrown']), fallen: sum(view.tower.fallen, event['fallen']) } };
}

/** Where things lie after the event: bookkeeping until the true view arrives. */
function advance(view: HarrowView, event: Event): HarrowView {
  const hex = String(event['hex']);
  const side = String(event['side']);
  const colour = String(event['colour']);
  const n = Number(event['number']);
  switch (event.type) {
    case 'UnitsMoved': case 'UnitMoved': return moved(view, event);
    case 'HaintSpawned': return onSide(units(view, hex, `${colourOf(side)}-haint`, 1), side, (one) => ({ haints: Math.max(0, (one.haints ?? 0) - 1) }));
    case 'HaintKilled': case 'HaintRemoved': return units(view, hex, String(event['victim']), -1);
    case 'HesterSummoned': return units(view, hex, 'hester', 1);
    case 'StormPlaced': return onHex(view, hex, (one) => count(one, 'storms', 1));
    case 'TrailPlaced': return onHex(view, hex, (one) => count(one, 'trails', 1));
    case 'TrailTaken': return onHex(view, hex, (one) => count(one, 'trails', -1));
    case 'FireMade': case 'FlameAdded': return onHex(view, hex, (one) => count(one, 'flames', 1));
    case 'FlameRemoved': return onHex(view, hex, (one) => count(one, 'flames', -1));
    case 'FireOut': return onHex(view, hex, () => ({ flames: 0 }));
    case 'ObjectivePlaced': return onHex(view, hex, (one) => count(one, FIELDS[String(event['objective'])] ?? 'townsfolk', 1));
    case 'TokenPlaced': return onHex(view, hex, (one) => ({ tokens: [...(one.tokens ?? []), String(event['token'])] }));
    case 'TokenCollected': return onHex(view, hex, (one) => ({ tokens: without(one.tokens, String(event['token'])) }));
    case 'TokenMoved': return onHex(onHex(view, String(event['start']), (one) => ({ tokens: without(one.tokens, String(event['token'])) })), String(event['end']), (one) => ({ tokens: [...(one.tokens ?? []), String(event['token'])] }));
    case 'RootPlaced': return { ...view, roots: [...view.roots, { start: event['start'] === 'outside' ? null : String(event['start']), end: String(event['end']), colour }] };
    case 'RootsRemoved': return { ...view, roots: view.roots.filter((root) => root.colour !== colour) };
    case 'JarBroken': return onSide({ ...view, turn: side, jar: String(event['jar']) }, side, (one) => ({ jars: { ...one.jars, [String(event['jar'])]: false } }));
    case 'RoundBegan': return { ...view, round: Number(event['round']) };
    case 'CubesGained': return { ...view, battleground: add(view.battleground, colour, n) };
    case 'CubesLost': return { ...view, battleground: add(view.battleground, colour, -n) };
    case 'TreeShaken': return shaken(view, event);
    case 'PointsScored': return onSide(view, side, (one) => ({ vp: (one.vp ?? 0) + n }));
    case 'LanternTaken': return { ...view, lantern: side };
    default: return view;
  }
}

/** A flying face may stand for several alike: `red-haint:2`. */
const several = (face: string, n: number): string => (n > 1 ? `${face}:${n}` : face);
export function alike(face: string): { face: string; n: number } {
  const [name = '', n = '1'] = face.split(':');
  return { face: name, n: Number(n) };
}

const WAYS = new Set(['UnitsMoved', 'UnitMoved', 'TokenMoved', 'DollMoved']);

/** Which things fly for the event. */
function moves(_view: HarrowView, event: Event): Move[] {
  const hex = String(event['hex']);
  const side = String(event['side']);
  const fly = (from: string, to: string, face: string | null): Move[] => [{ from, to, before: face, after: face }];
  if (WAYS.has(event.type)) {
    const units = members(event) ?? [event['unit'] ? String(event['unit']) : event['token'] ? `token-${String(event['token'])}` : 'doll-hidden'];
    return [...new Set(units)].flatMap((face) => fly(String(event['start']), String(event['end']), several(face, units.filter((one) => one === face).length)));
  }
  switch (event.type) {
    case 'HaintSpawned': return fly(`haints:${side}`, hex, `${colourOf(side)}-haint`);
    case 'HaintKilled': return fly(hex, `badge:${side}`, String(event['victim']));
    case 'StormPlaced': return fly('badge:family', hex, 'storm');
    case 'TrailPlaced': return fly('badge:protectors', hex, 'trail');
    case 'TokenCollected': return fly(hex, `badge:${side}`, `token-${String(event['token'])}`);
    case 'CubesGained': return fly(`badge:${cubeOwner(String(event['colour']))}`, `ground:${String(event['colour'])}`, `cube-${String(event['colour'])}`);
    case 'HesterSummoned': return fly('badge:hester', hex, 'hester');
    case 'FireMade': case 'FlameAdded': return fly('badge:hester', hex, 'flame');
    case 'NestPlaced': return fly('badge:fair-folk', hex, 'nest');
    case 'CardPlayed': return fly(`card:${String(event['card'])}`, `badge:${side}`, 'card');
    case 'CardDrawn': return fly(`deck:${side}`, `hand:${side}`, null);
    default: return [];
  }
}

const BEATS: Record<string, number> = {
  JarBroken: 420, Attacked: 700, TreeShaken: 900, AttackFailed: 600, Clashed: 600, HaintKilled: 350, LegendHit: 500, PointsScored: 700, RoundBegan: 400, FireMade: 450, HesterSummoned: 500, Devoured: 700, SoloCardTurned: 600,
  FigureUnmasked: 900, DollTurned: 700, ItemFound: 900, Guessed: 600, CardPlayed: 500, UnitsMoved: 120, StormPlaced: 150, QuestDone: 500,
};
const SOUNDS: Record<string, 'paper' | 'felt' | 'wood' | 'wax'> = {
  JarBroken: 'wood', UnitsMoved: 'felt', UnitMoved: 'felt', HaintSpawned: 'felt', HaintKilled: 'wood', TreeShaken: 'wood', CardPlayed: 'paper', CardDrawn: 'paper', TokenCollected: 'felt', PointsScored: 'wax', QuestDone: 'paper', SoloCardTurned: 'paper',
};

export const staging: Staging<HarrowView> = {
  advance,
  moves,
  beat: (event) => BEATS[event.type] ?? 0,
  sound: (event) => SOUNDS[event.type] ?? null,
  flows: (event) => event.type === 'CubesGained' || event.type === 'CardDrawn',
};
