/** What the server shows of a game of Valeria. */

export type Track = 'gold' | 'strength' | 'magic' | 'vp';
export type Role = 'worker' | 'soldier' | 'shadow' | 'holy';
export type Amounts = Partial<Record<Track, number>>;
export type Roles = Partial<Record<Role, number>>;

export interface Counter { of: string; role?: Role; name?: string; area?: string; type?: string; divisor?: number }

/** One effect in the grammar of the card data: `op` and what belongs to it. */
export interface Effect extends Amounts {
  op: string;
  per?: Counter;
  pay_per?: Counter;
  amount?: number;
  value?: number;
  by?: number;
  token?: Track;
  role?: Role;
  name?: string;
  max_cost?: number;
  optional?: boolean;
  pay?: Amounts;
  then?: Effect[];
  options?: Effect[][] | Amounts[];
}

export interface Ability { trigger: string; effects?: Effect[]; modifier?: { kind: string; gold?: number } }

export interface Face {
  kind: 'starter' | 'citizen' | 'monster' | 'event' | 'domain' | 'duke';
  name?: string;
  numbers?: number[];
  number?: number;
  cost?: number;
  role?: Role;
  roles?: Roles;
  area?: string;
  type?: string;
  strength?: number;
  magic?: number;
  vp?: number;
  active?: Effect[];
  passive?: Effect[];
  reward?: Effect[];
  instruction?: Effect[];
  abilities?: Ability[];
  score?: { vp: number; per: Counter }[];
}

export interface Slot {
  slot: number;
  row: 'monsters' | 'citizens' | 'domains';
  column: number;
  area?: string;
  numbers?: number[];
  card: string | null;
  count: number;
  below: string[];
  cover: string | null;
  tokens: Amounts;
  price: Amounts;
  affordable: boolean;
  missing: Amounts & { roles?: Roles };
}

export interface Held { card: string; count: number }
export interface Group { numbers: number[]; odds: number; cards: Held[] }
export interface Pay { card: string; times: number; side: 'active' | 'passive'; what: string; asks: boolean }
export interface Line { source: string; points: number }

export interface Player {
  seat: number;
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  duchy: number;
  groups: Group[];
  roles: Record<Role, number>;
  symbols: Record<Role, number>;
  domains: string[];
  monsters: string[];
  citizens: number;
  pays: Pay[];
  lines: Line[];
  points: number;
  duke: string | null;
  duke_lines: Line[];
  total: number | null;
}

export interface Lord {
  citizens: Held[];
  domains: string[];
  duke: string | null;
  attacks: number[];
  columns: number[];
  lines: Line[];
  points: number;
  total: number | null;
}

export interface ValeriaView {
  seat: number | null;
  seats: number;
  solo: boolean;
  level: string | null;
  variant: { random: boolean; dukes: boolean; events: boolean; areas: string[] };
  phase: 'setup' | 'roll' | 'income' | 'action' | 'monsters' | 'end' | 'over';
  turn: number;
  actions: { now: number; of: number };
  active: number;
  first: number;
  resting: number | null;
  dice: [number, number] | null;
  values: number[];
  used: string[];
  market: Slot[];
  exhausted: { count: number; limit: number; deck: number; events: number; known: string[] };
  ending: { reason: string; turns: number } | null;
  players: Player[];
  me: { offered: string[]; duke: string | null; rejected: string[]; projection: Line[]; total: number } | null;
  lord: Lord | null;
  result: { winners: number[]; scores: number[]; reason: string } | null;
  cards: Record<string, Face>;
}

export const TRACKS: readonly Track[] = ['gold', 'strength', 'magic', 'vp'];
export const ROLES: readonly Role[] = ['worker', 'soldier', 'shadow', 'holy'];

export const seatOf = (ref: unknown): number => Number(String(ref).slice(1));

/** The monster that can be slain, or the card that can be had, on a slot: a hostile event lies over an empty stack. */
export function topOf(slot: Slot): string | null {
  return slot.cover !== null && slot.cover !== 'exhausted' && slot.cover !== 'bare' ? slot.cover : slot.card;
}
