import { FACTIONS } from '../cards';

/** The signs that the rules page of Claim explains, and the parts of a position that an example may show. */
export const SIGNS: readonly string[] = [...FACTIONS, 'prize', 'followers', 'score', 'out'];
export const SHOWS: readonly string[] = ['trick', 'hand', 'last', 'votes'];
