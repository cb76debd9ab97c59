/** What the server shows of a game of Wonderland's War. Everything by reference; a seat is its number. */

export type Source = 'rulebook' | 'public' | 'reconstructed' | '';

export interface TeaCard { ref: string; round: number; units: number; die: boolean; kind: 'plain' | 'split' | 'corrupted'; rewards: string[]; halves: string[][]; tempt: string[]; source: Source }
export interface Chair { chair: number; card: TeaCard | null; poisoned: boolean; leader: number | null }
export interface Region { ref: string; in_use: boolean; tile: string | null; vp: number[]; value: number | null; source: Source; fought: boolean; neighbours: string[] }
export interface Wonder { ref: string; figure: boolean; strength: number; count: number; source: Source }
export interface Test { what: string; kinds: string[]; test: 'exact' | 'least' | 'most' | 'one-of'; values: number[] }
export interface Quest { ref: string; region: string; feat: Test; objective: Test; done: boolean; met: boolean; progress: number; reached: boolean; points: number; source: Source }
export interface Power { ref: string; artifact: boolean; unlocked: boolean; source: Source }
export interface Space { rewards: string[]; chip: string | null }
export interface Between { upper: number; lower: number; column: number; rewards: string[]; open: boolean }
export interface Faction { ref: string; artifact: string; talent: string; talent_source: Source; source: Source; forge_source: Source; powers: Power[]; tracks: Space[][]; between: Between[] }
export interface Score { vp: number; castles: number; quests: number; shards: number; total: number }
export interface ChipFace { strength: number; level: string; family: string; losses: number; source: Source }
export interface Battle { region: string; draw: number; value: number; fighters: number[]; winner: number | null; forges: number }

export interface Player {
  seat: number;
  faction: Faction;
  vp: number;
  shards: number;
  shield: boolean;
  strength: number;
  castle_value: number;
  supply: number;
  locked: number;
  supporters: Record<string, number>;
  figures: Record<string, string[]>;
  bench: string[];
  leader: string | null;
  /** 0 is the head of the table. */
  chair: number | null;
  castles: Record<string, 'lying' | 'upright'>;
  cards: Wonder[];
  local: Wonder[];
  tea: TeaCard[];
  taken: number;
  partied: boolean;
  poison: number;
  /** Quests for their owner and at the end, otherwise how many. */
  quests: Quest[] | number;
  feats: Quest[];
  bag: { count: number; chips: Record<string, number> | null };
  active: string[];
  exhausted: string[];
  madness: string[];
  drawn: string[] | number;
  played: string | null;
  marker: number;
  fighting: boolean;
  stopped: boolean;
  busted: boolean;
  lost: number;
  blocked: boolean;
  power: number;
  gain: number;
  times: number;
  extra: number;
  must_draw: boolean;
  capped: boolean;
  /** The seat bet on for who bet, otherwise whether a bet lies there. */
  bet: number | boolean | null;
  score: Score;
}

export interface WonderlandView {
  seat: number | null;
  round: number;
  phase: 'setup' | 'tea' | 'war' | 'over';
  turn: number;
  start: number;
  /** All leaders of this game, taken or not. */
  factions: { ref: string; talent: string; talent_source: Source; source: Source }[];
  regions: Region[];
  marker: string | null;
  chairs: Chair[];
  head: number[];
  decks: { tea: number[]; wonders: number; quests: number; quest_pile: number };
  allies: { ref: string; kind: string; set: string; source: Source }[];
  stock: Record<string, number>;
  chips: Record<string, ChipFace>;
  market: Wonder[];
  removed: string[];
  resistance: number | null;
  rewards: string[];
  battle: Battle | null;
  symbols: number[];
  track_end: number;
  die: number[];
  madness_spaces: number;
  sources: Record<string, Source>;
  players: Player[];
}

export const ROMAN = ['', 'I', 'II', 'III'];
export const ALLIES = ['card-soldier', 'flamingo', 'rose', 'red-rook', 'creature'] as const;

export const see = (view: unknown): WonderlandView => view as WonderlandView;
export const seatOf = (ref: unknown): number => Number(String(ref).slice(1));
export const size = (things: unknown[] | number): number => (typeof things === 'number' ? things : things.length);
export const hasFaction = (player: Player): boolean => player.faction.tracks.length > 0;

/** Units of a player in a region: the leader is one of them, a castle is not. */
export function unitsIn(player: Player, region: string): number {
  return (player.supporters[region] ?? 0) + (player.figures[region]?.length ?? 0) + (player.leader === region ? 1 : 0);
}

/** The regions in the order of the battles: from the marker on, clockwise. */
export function battles(view: WonderlandView): Region[] {
  const ring = view.regions.filter((region) => region.in_use);
  const first = Math.max(0, ring.findIndex((region) => region.ref === view.marker));
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Equal chips are one thing held several times. */
export function counted(chips: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const chip of chips) found.set(chip, (found.get(chip) ?? 0) + 1);
  return [...found];
}
