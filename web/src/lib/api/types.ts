/** What the server sends and takes, as JSON. Seats are numbers; a seat as a reference is `p0`, `p1`, … */

export type Level = string;
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Something to choose for a new table; with `pick`, several at once: at least the first number, at most the second. */
export interface Setting { id: string; choices: string[]; default: string; pick: [number, number] | null }
export interface GameInfo { id: string; version: string; seats: number[]; settings: Setting[]; levels: Level[] }
export interface Me { name: string; language: string | null; guest: boolean }

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: Level | null;
  present: boolean;
  you: boolean;
  stand_in: Level | null;
  /** Absent for so long that the seat may be handed to a bot. */
  away: boolean;
  resigned: boolean;
}

export interface Outcome { scores: number[]; winners: number[]; reason: string }

export interface TableInfo {
  id: string;
  game: string;
  version: string;
  settings: Record<string, string>;
  status: 'waiting' | 'playing' | 'finished';
  public: boolean;
  seats: SeatInfo[];
  host: boolean;
  your_seat: number | null;
  commitment: string;
  /** Told when the match is over. */
  seed: string | null;
  created: string;
  moved: string;
  waiting_for: number[];
  turn: boolean;
  outcome: Outcome | null;
  rematch: string | null;
  link: string;
  /** The whole address, as in the QR code. */
  invite: string;
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: Level };
export interface NewTable { game: string; settings: Record<string, string>; seats: SeatWish[]; public: boolean }

/** Something that happened: `type`, the decision `n` that caused it, and the fields of that type. */
export interface Event { type: string; n: number; [field: string]: Json }

export interface Ask { prompt: string; about: Record<string, Json>; options: string[] }
export interface Why { message: string; about: Record<string, Json>; rule: string | null }
export interface Refusal { message: string; args: Record<string, Json>; detail: string }

export interface State {
  t: 'state';
  seq: number;
  base: number;
  /** How many decisions were taken back at this table so far. */
  undos: number;
  events: Event[];
  view: Json;
  ask: Ask | null;
  waiting: number[];
  sealed: number[];
  undo: boolean;
  seat: number | null;
  outcome: Outcome | null;
  undone?: boolean;
  info?: TableInfo;
}

export type FromServer =
  | State
  | { t: 'refused'; why: Refusal; seq: number }
  | { t: 'why'; ref: string; why: Why | null }
  | { t: 'table'; info: TableInfo }
  | { t: 'pong' };

export type ToServer =
  | { t: 'choose'; seq: number; key: string }
  | { t: 'undo'; seq: number }
  | { t: 'why'; ref: string }
  | { t: 'resync'; seen: number; undos: number }
  | { t: 'ping' };

export interface ReplayStep { seq: number; events: Event[]; view: Json; asks: Record<string, string[]>; decision: [number, string] | null }
export interface Replay { table: TableInfo; seats: string[]; steps: ReplayStep[] }
