import type { Json } from '../../lib/api/types';

/** What the server shows of a match; see the game's `knowledge` for the meaning of every field. */
export interface Hex {
  ref: string;
  terrain: string;
  storm: boolean;
  cost: Record<string, number>;
  home?: string;
  stormy?: boolean;
  units?: Record<string, number>;
  nails?: string[];
  tokens?: string[];
  storms?: number;
  trails?: number;
  townsfolk?: number;
  building?: number;
  doll?: 'hidden' | 'real' | 'decoy';
  shelter?: number;
  blood?: number;
  sacrifice?: string;
  taunt?: boolean;
  wrath?: boolean;
  flames?: number;
  roots?: string[];
  nest?: string;
  cross?: boolean;
  found?: string;
  hidden?: string;
}

export interface Row { tokens: number; value: number; values: number[] }

export interface Side {
  seat: number | null;
  automaton: boolean;
  hand: string[] | number;
  deck: number;
  discard: string[];
  in_play: string[];
  offers: string[];
  home?: string;
  hero?: string | null;
  track?: string | null;
  scrolls?: number;
  vp?: number;
  dial?: number | null;
  plate?: Record<string, number>;
  wild?: number;
  jars?: Record<string, boolean>;
  attacked?: boolean;
  haints?: number;
  board?: Record<string, Row>;
}

export interface Family {
  bag: Record<string, number> | null;
  bag_size: number;
  drawn: string[] | number;
  ready: string[];
  front: string[];
  waiting: string[];
  slots: string[];
  draw: number;
  give_back: number;
  odessa: number;
  upgrades: string[];
  prices: Record<string, string>;
}

export interface Kammi { grid: string[][]; loose: string; loose_row: number | null; row_cubes: number[]; gift: boolean; goblin: string | null; unmasked: boolean; dolls_out: number }

export interface Hester {
  fire_fields: number[];
  flames: number;
  actions: number;
  spent: string[];
  squares: Record<string, string[][]>;
  stacks: string[][];
  activated: string[];
  snakes: number;
  shaken: boolean;
}

export interface Orders { hexes: string[]; start: string; hester: boolean; joker: boolean }
export interface Solo { card: string | null; orders: Orders | null; decks: Record<string, number>; discard: string[]; level: number; fields: Record<string, number>; coins: number }

export interface Fair {
  nests: number;
  prepared: string[] | number;
  offers: number;
  found: string[];
  seeking: string | null;
  items: Record<string, string> | null;
  search: string[];
  quests: string[] | number;
  quest_deck: number;
  quest_pile: string[];
  calm: string[];
  nested: boolean;
  prices: Record<string, number>;
}

export interface Tiles { jar: string; open: string[]; used: string[] }
export interface Root { start: string | null; end: string; colour: string }
export interface Arrow { nest: string; axis: string; side: string; line: boolean }

export interface HarrowView {
  seat: number | null;
  mode: string;
  chapter: number;
  round: number;
  map: string;
  seats: string[];
  rivals: string[];
  lantern: string;
  turn: string | null;
  jar: string | null;
  winner: string | null;
  hexes: Hex[];
  roots: Root[];
  arrows: Arrow[];
  battleground: Record<string, number>;
  supply: Record<string, number>;
  tower: { thrown: Record<string, number>; fallen: Record<string, number> };
  borrowed: Record<string, number>;
  fight: { side: string; start: string; end: string; defender: string } | null;
  box: Record<string, number>;
  tokens_left: Record<string, number>;
  waiting: { townsfolk: string[]; building: string[] };
  tiles: Tiles[];
  tile_stock: number;
  tile_pile: string[];
  rescued: number;
  destroyed: number;
  sides: Record<string, Side>;
  family?: Family;
  kammi?: Kammi;
  hester?: Hester;
  solo?: Solo;
  fair?: Fair;
  marks: string[];
}

export const see = (view: Json): HarrowView => view as unknown as HarrowView;

export const JARS = ['abilities', 'wild', 'legend', 'attack'] as const;
export const ROWS = ['advance', 'spawn', 'strengthen'] as const;
export const COLOURS = ['red', 'blue', 'purple', 'brown', 'green', 'yellow', 'teal', 'silver'] as const;
/** So many points bring the last round. */
export const GOAL = 7;

/** With whose faction one sees; a spectator looks over the shoulder of the near seat. */
export const factionAt = (view: HarrowView, seat: number): string => view.seats[seat] ?? view.rivals[0] ?? '';
/** The badge of a side: the legend who leads it; Kammi hides behind her mask. */
export const badge = (view: HarrowView, faction: string): string => (faction === 'kammi' ? faction : (view.sides[faction]?.hero ?? faction));
export const size = (things: string[] | number): number => (typeof things === 'number' ? things : things.length);
export const shown = (things: string[] | number): string[] => (typeof things === 'number' ? [] : things);
export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
export const isMarked = (view: HarrowView, ref: string): boolean => view.marks.includes(ref);
