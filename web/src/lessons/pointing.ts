/** By what name a room shows what the coach points at. */

/** A thing that lies face up or behind a door, a place with that name, or what is pressed to choose an option. */
export const named = (ref: string): string =>
  ['thing~', 'anchor', 'ref', 'does~'].map((kind) => `[data-${kind}=${JSON.stringify(ref)}]`).join(', ');

/** The same where it may be chosen now: it may lie elsewhere, too. */
export const legal = (ref: string): string => `:is(${named(ref)}).legal`;

/** Something that each player has: the learner's own. */
export const ownOf = (ref: string, seat: number): string =>
  [`${ref}:${seat}`, `track:${seat}:${ref}`].map((anchor) => `[data-anchor=${JSON.stringify(anchor)}]`).join(', ');

/** The things in these keys: what may be pressed to choose one of them. */
export const thingsIn = (keys: string[]): string[] => [...new Set(keys.flatMap((key) => key.split('/').slice(1)))];
