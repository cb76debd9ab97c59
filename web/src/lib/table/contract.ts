/** What the generated contracts of the games are made of. */

import type { Json } from '../wire';

export type { Json };

/** A seat in an event: `p0` is the first. */
export type SeatRef = `p${number}`;

/** Something that happened: one of the events of a contract, or only those of some names. */
export type EventOf<Events, Name extends keyof Events = keyof Events> = {
  [N in Name]: { type: N; seq: number } & Events[N];
}[Name];

/** What is asked, one of the questions of a contract, and how far the player has come along an option. */
export type AskedOf<Questions> = {
  [Prompt in keyof Questions]: { prompt: Prompt; about: Questions[Prompt]; path: string[] };
}[keyof Questions];

/** The view with the catalogue under it, which the server sends once because no match changes it. */
export const laid = (catalogue: Record<string, Json>, view: Json): Json =>
  view !== null && typeof view === 'object' && !Array.isArray(view) ? { ...catalogue, ...view } : view;

export const seatOf = (ref: SeatRef): number => Number(ref.slice(1));
