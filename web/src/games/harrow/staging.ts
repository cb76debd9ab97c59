import { stage } from '../../lib/table/staging';
import type { Move } from '../../lib/table/room';
import { colourOf, cubeOwner, SIGNS } from './art';
import type { Events, Hex, Side, View } from './contract';

type Counts = Record<string, number>;
type Heap = 'storms' | 'trails' | 'flames' | 'townsfolk' | 'building';
const OBJECTIVES: Record<string, 'townsfolk' | 'building'> = { townsfolk: 'townsfolk', building: 'building' };

const add = (counts: Counts | undefined, ref: string, n: number): Counts => {
  const now = { ...counts, [ref]: Math.max(0, (counts?.[ref] ?? 0) + n) };
  if (now[ref] === 0) delete now[ref];
  return now;
};
const without = (things: string[] | undefined, one: string): string[] => {
  const at = things?.indexOf(one) ?? -1;
  return at < 0 ? (things ?? []) : (things ?? []).toSpliced(at, 1);
};

const onHex = (view: View, ref: string, how: (hex: Hex) => Partial<Hex>): View => ({
  ...view,
  hexes: view.hexes.map((hex) => (hex.ref === ref ? { ...hex, ...how(hex) } : hex)),
});
const onSide = (view: View, ref: string, how: (side: Side) => Partial<Side>): View => {
  const side = view.sides[ref];
  return side ? { ...view, sides: { ...view.sides, [ref]: { ...side, ...how(side) } } } : view;
};
const units = (view: View, ref: string, unit: string, n: number): View =>
  onHex(view, ref, (hex) => ({ units: add(hex.units, unit, n) }));
const more = (view: View, ref: string, heap: Heap, n: number): View =>
  onHex(view, ref, (hex) => ({ [heap]: Math.max(0, (hex[heap] ?? 0) + n) }));
const gainToken = (view: View, ref: string, token: string): View =>
  onHex(view, ref, (hex) => ({ tokens: [...(hex.tokens ?? []), token] }));
const loseToken = (view: View, ref: string, token: string): View =>
  onHex(view, ref, (hex) => ({ tokens: without(hex.tokens, token) }));

/** The unit of a part of a group: `haint` of the Protectors is `red-haint`. */
const unitOf = (side: string, part: string): string =>
  part === 'haint' || part === 'infected' ? `${colourOf(side)}-${part}` : part;

/** The units of a group one by one: `group-haint-2` is two haints. */
const members = (side: string, group: string[]): string[] =>
  group.flatMap((part) => {
    const [, unit = part, n = '1'] = /^group-(.+)-(\d+)$/.exec(part) ?? [];
    return Array.from({ length: Number(n) }, () => unitOf(side, unit));
  });

const moved = (view: View, start: string, end: string, group: string[]): View =>
  group.reduce((now, unit) => {
    const heap = OBJECTIVES[unit];
    return heap ? more(more(now, start, heap, -1), end, heap, 1) : units(units(now, start, unit, -1), end, unit, 1);
  }, view);

/** Reads references of cubes: `cubes-red-3` is three red cubes. */
export const cubes = (refs: string[]): { colour: string; n: number }[] =>
  refs.flatMap((one) => {
    const match = /^cubes-([a-z]+)-(\d+)$/.exec(one);
    return match ? [{ colour: match[1] ?? '', n: Number(match[2]) }] : [];
  });
const sum = (before: Counts, refs: string[]): Counts =>
  cubes(refs).reduce((now, { colour, n }) => add(now, colour, n), before);

/** The face of several flying things: `red-haint:2`. */
const several = (face: string, n: number): string => (n > 1 ? `${face}:${n}` : face);
export function parseFace(face: string): { face: string; n: number } {
  const [name = '', n = '1'] = face.split(':');
  return { face: name, n: Number(n) };
}
const fly = (from: string, to: string, face: string | null): Move[] => [{ from, to, before: face, after: face }];
const flock = (from: string, to: string, group: string[]): Move[] =>
  [...new Set(group)].flatMap((face) => fly(from, to, several(face, group.filter((one) => one === face).length)));

export const staging = stage<View, Events>({
  MapLaid: { icon: SIGNS.footsteps },
  HeroChosen: { icon: SIGNS.laurels },
  TrackChosen: { icon: SIGNS.scroll },
  LanternTaken: {
    icon: SIGNS.lantern,
    advance: (view, { side }) => ({ ...view, lantern: side }),
  },
  TileTurned: { icon: SIGNS.quest },
  TileUsed: { icon: SIGNS.quest },
  RoundBegan: {
    beat: 400,
    advance: (view, { round }) => ({ ...view, round }),
  },
  JarBroken: {
    icon: SIGNS.lantern,
    beat: 420,
    sound: 'wood',
    advance: (view, { side, jar }) =>
      onSide({ ...view, turn: side, jar }, side, (one) => ({ jars: { ...one.jars, [jar]: false } })),
  },
  PointsScored: {
    icon: SIGNS.laurels,
    beat: 700,
    sound: 'wax',
    advance: (view, { side, number }) => onSide(view, side, (one) => ({ vp: (one.vp ?? 0) + number })),
  },
  SpoonTurned: { icon: SIGNS.spoon },
  RoundEnded: { icon: SIGNS.lantern },
  SoloCardTurned: { icon: SIGNS.hand, beat: 600, sound: 'paper' },
  AutomatonActivated: { icon: SIGNS.hand },
  TurnTokenDrawn: { icon: SIGNS.bag },
  MatchEnded: { icon: SIGNS.laurels },
  ObjectivePlaced: {
    icon: SIGNS.person,
    advance: (view, { hex, objective }) => more(view, hex, OBJECTIVES[objective] ?? 'townsfolk', 1),
  },
  UnitsMoved: {
    icon: SIGNS.paw,
    beat: 120,
    sound: 'felt',
    advance: (view, { start, end, side, units: group }) => moved(view, start, end, members(side, group)),
    moves: (_, { side, start, end, units: group }) => flock(start, end, members(side, group)),
  },
  UnitMoved: {
    icon: SIGNS.paw,
    sound: 'felt',
    advance: (view, { start, end, unit }) => moved(view, start, end, [unit]),
    moves: (_, { start, end, unit }) => fly(start, end, unit),
  },
  HaintSpawned: {
    icon: SIGNS.bones,
    sound: 'felt',
    advance: (view, { hex, side }) =>
      onSide(units(view, hex, `${colourOf(side)}-haint`, 1), side, (one) => ({
        haints: Math.max(0, (one.haints ?? 0) - 1),
      })),
    moves: (_, { side, hex }) => fly(`haints:${side}`, hex, `${colourOf(side)}-haint`),
  },
  TokenPlaced: {
    icon: SIGNS.scroll,
    advance: (view, { hex, token }) => gainToken(view, hex, token),
  },
  TokenMoved: {
    icon: SIGNS.scroll,
    advance: (view, { start, end, token }) => gainToken(loseToken(view, start, token), end, token),
    moves: (_, { start, end, token }) => fly(start, end, `token-${token}`),
  },
  StormPlaced: {
    icon: SIGNS.lightning,
    beat: 150,
    advance: (view, { hex }) => more(view, hex, 'storms', 1),
    moves: (_, { hex }) => fly('badge:family', hex, 'storm'),
  },
  TrailPlaced: {
    icon: SIGNS.footsteps,
    advance: (view, { hex }) => more(view, hex, 'trails', 1),
    moves: (_, { hex }) => fly('badge:protectors', hex, 'trail'),
  },
  TrailTaken: {
    icon: SIGNS.footsteps,
    advance: (view, { hex }) => more(view, hex, 'trails', -1),
  },
  ThingPlaced: { icon: SIGNS.cube },
  ThingRemoved: { icon: SIGNS.cube },
  HaintRemoved: {
    icon: SIGNS.bones,
    advance: (view, { hex, victim }) => units(view, hex, victim, -1),
  },
  CubesGained: {
    icon: SIGNS.cube,
    flows: true,
    advance: (view, { colour, number }) => ({ ...view, battleground: add(view.battleground, colour, number) }),
    moves: (_, { colour }) => fly(`badge:${cubeOwner(colour)}`, `ground:${colour}`, `cube-${colour}`),
  },
  CubesLost: {
    icon: SIGNS.cube,
    advance: (view, { colour, number }) => ({ ...view, battleground: add(view.battleground, colour, -number) }),
  },
  Attacked: { icon: SIGNS.swords, beat: 700 },
  TreeShaken: {
    icon: SIGNS.tree,
    beat: 900,
    sound: 'wood',
    advance: (view, { thrown, fallen }) => ({
      ...view,
      battleground: sum({}, fallen),
      tower: { thrown: sum(view.tower.thrown, thrown), fallen: sum(view.tower.fallen, fallen) },
    }),
  },
  AttackFailed: { icon: SIGNS.swords, beat: 600 },
  Clashed: { icon: SIGNS.swords, beat: 600 },
  HaintKilled: {
    icon: SIGNS.swords,
    beat: 350,
    sound: 'wood',
    advance: (view, { hex, victim }) => units(view, hex, victim, -1),
    moves: (_, { side, hex, victim }) => fly(hex, `badge:${side}`, victim),
  },
  LegendHit: { icon: SIGNS.swords, beat: 500 },
  WildGained: { icon: SIGNS.wolf },
  TokensDrawn: { icon: SIGNS.bag },
  TokensKept: { icon: SIGNS.bag },
  TokenCollected: {
    icon: SIGNS.scroll,
    sound: 'felt',
    advance: (view, { hex, token }) => loseToken(view, hex, token),
    moves: (_, { side, hex, token }) => fly(hex, `badge:${side}`, `token-${token}`),
  },
  TokenStowed: { icon: SIGNS.bag },
  CardDrawn: {
    icon: SIGNS.hand,
    sound: 'paper',
    flows: true,
    moves: (_, { side }) => fly(`deck:${side}`, `hand:${side}`, null),
  },
  CardSunk: { icon: SIGNS.hand },
  CardPlayed: {
    icon: SIGNS.hand,
    beat: 500,
    sound: 'paper',
    moves: (_, { side, card }) => fly(`card:${card}`, `badge:${side}`, 'card'),
  },
  CardsDiscarded: { icon: SIGNS.hand },
  GridPushed: { icon: SIGNS.thread },
  FigureUnmasked: { icon: SIGNS.goblin, beat: 900 },
  FigureRemoved: { icon: SIGNS.goblin },
  FiguresSwapped: { icon: SIGNS.goblin },
  DollMoved: {
    icon: SIGNS.doll,
    moves: (_, { start, end }) => fly(start, end, 'doll-hidden'),
  },
  DollTurned: { icon: SIGNS.doll, beat: 700 },
  DollsLookedAt: { icon: SIGNS.doll },
  DollHidden: { icon: SIGNS.doll },
  FiguresPlaced: { icon: SIGNS.goblin },
  RootPlaced: {
    icon: SIGNS.roots,
    advance: (view, { start, end, colour }) => ({
      ...view,
      roots: [...view.roots, { start: start === 'outside' ? null : start, end, colour }],
    }),
  },
  RootsRemoved: {
    icon: SIGNS.roots,
    advance: (view, { colour }) => ({ ...view, roots: view.roots.filter((root) => root.colour !== colour) }),
  },
  FlameAdded: {
    icon: SIGNS.flame,
    advance: (view, { hex }) => more(view, hex, 'flames', 1),
    moves: (_, { hex }) => fly('badge:hester', hex, 'flame'),
  },
  FireMade: {
    icon: SIGNS.fire,
    beat: 450,
    advance: (view, { hex }) => more(view, hex, 'flames', 1),
    moves: (_, { hex }) => fly('badge:hester', hex, 'flame'),
  },
  FlameRemoved: {
    icon: SIGNS.flame,
    advance: (view, { hex }) => more(view, hex, 'flames', -1),
  },
  FireOut: {
    icon: SIGNS.flame,
    advance: (view, { hex }) => onHex(view, hex, () => ({ flames: 0 })),
  },
  HaintInfected: { icon: SIGNS.plague },
  HesterSummoned: {
    icon: SIGNS.witch,
    beat: 500,
    advance: (view, { hex }) => units(view, hex, 'hester', 1),
    moves: (_, { hex }) => fly('badge:hester', hex, 'hester'),
  },
  HesterKilled: { icon: SIGNS.witch },
  Devoured: { icon: SIGNS.witch, beat: 700 },
  NestPlaced: {
    icon: SIGNS.nest,
    moves: (_, { hex }) => fly('badge:fair-folk', hex, 'nest'),
  },
  NestTaken: { icon: SIGNS.nest },
  OfferTaken: { icon: SIGNS.nest },
  OfferUsed: { icon: SIGNS.nest },
  QuestDone: { icon: SIGNS.quest, beat: 500, sound: 'paper' },
  QuestDropped: { icon: SIGNS.quest },
  ArrowPlaced: { icon: SIGNS.fairy },
  Guessed: { icon: SIGNS.fairy, beat: 600 },
  ItemHidden: { icon: SIGNS.nest },
  ItemFound: { icon: SIGNS.laurels, beat: 900 },
  SearchCubePlaced: { icon: SIGNS.cube },
  CrossPlaced: { icon: SIGNS.cancel },
});
