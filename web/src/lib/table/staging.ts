import type { EventOf } from './contract';
import type { Sound } from '../sound/palette';
import type { Move, Staging } from './room';

/** How one kind of event is shown; what is left out does not happen: nothing flies, nothing sounds, nothing changes. */
export interface Showing<View, Event> {
  /** Where things lie afterwards: bookkeeping until the true view arrives. */
  advance?(view: View, event: Event): View;
  moves?(view: View, event: Event, seat: number): Move[];
  beat?: number;
  sound?: Sound;
  flows?: boolean;
  /** How much it matters to whoever missed it; else that follows from its beat and sound. */
  weight?: number;
  /** Pictogram in the log. */
  icon?: string;
}

/** A row for every event of the contract: one that was renamed or forgotten does not compile. */
export type Showings<View, Events> = { [Name in keyof Events]: Showing<View, EventOf<Events, Name>> };

/** An event of an older edition may have no row: it is told in words and moves nothing. */
export function stage<View, Events>(rows: Showings<View, Events>): Required<Staging<View, EventOf<Events>>> {
  const rowOf = (event: EventOf<Events>): Showing<View, EventOf<Events>> =>
    (rows as Partial<Record<keyof Events, Showing<View, EventOf<Events>>>>)[event.type] ?? {};
  return {
    advance: (view, event) => rowOf(event).advance?.(view, event) ?? view,
    moves: (view, event, seat) => rowOf(event).moves?.(view, event, seat) ?? [],
    beat: (event) => rowOf(event).beat ?? 0,
    sound: (event) => rowOf(event).sound ?? null,
    flows: (event) => rowOf(event).flows ?? false,
    weight: (event) => rowOf(event).weight ?? null,
    icon: (event) => rowOf(event).icon ?? null,
  };
}
