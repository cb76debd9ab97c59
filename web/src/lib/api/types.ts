/** The names by which the client calls what the server sends and takes; the shapes are generated from the server's. */

import type * as wire from '../wire';
import type { Json } from '../wire';

export type {
  AskInfo as Ask,
  FromClient as ToServer,
  GameInfo,
  GameTexts,
  Json,
  Language,
  Level,
  Me,
  OutcomeInfo as Outcome,
  SeatInfo,
  SeatRequest,
  TableInfo,
  CreateTable as NewTable,
  WhyInfo as Why,
  WhyRefused as Refusal,
} from '../wire';

/** By which room a table is drawn, and whether by today's words. */
export type Drawing = wire.TableInfo['drawing'];

/** Something that happened: `type`, the decision `seq` that caused it, and the fields of that type. */
export interface Event {
  type: string;
  seq: number;
  [field: string]: Json;
}

/** The wire's state, with events by name; its view may be told by what changed. */
export interface WireState extends Omit<wire.State, 'events'> {
  events: Event[];
}

/** A state with its view, as the room will read it. */
export interface State extends Omit<WireState, 'view' | 'patch'> {
  view: Json;
}

export type FromServer = WireState | Exclude<wire.FromServer, wire.State | wire.LobbyMessage>;

export interface ReplayStep extends Omit<wire.ReplayStep, 'events' | 'view'> {
  events: Event[];
  view: Json;
}
export interface Replay {
  table: wire.TableInfo;
  steps: ReplayStep[];
}
