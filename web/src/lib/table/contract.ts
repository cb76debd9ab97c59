/** What the generated contracts of the games are made of. */

export type { Json } from '../wire';

/** A seat in an event: `p0` is the first. */
export type SeatRef = `p${number}`;

/** Something that happened: one of the events of a contract, or only those of some names. */
export type Told<Events, Name extends keyof Events = keyof Events> = { [N in Name]: { type: N; seq: number } & Events[N] }[Name];

/** What is asked, one of the questions of a contract, and how far the player has come along an option. */
export type AskedOf<Questions> = { [Prompt in keyof Questions]: { prompt: Prompt; about: Questions[Prompt]; path: string[] } }[keyof Questions];

export const seatOf = (ref: SeatRef): number => Number(ref.slice(1));
