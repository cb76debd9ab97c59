import { FACTIONS } from '../cards';

/** Every sign of Claim that its page explains, and the parts of a position that an example may show. */
export const SIGNS: readonly string[] = [...FACTIONS, 'prize', 'followers', 'score', 'out'];
export const SHOWS: readonly string[] = ['trick', 'hand', 'last', 'votes'];
