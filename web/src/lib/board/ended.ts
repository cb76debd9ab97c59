import type { Outcome } from '../api/types';

/** Ends that the house knows and no game: somebody gave up or was out of time, all agreed, or an administrator closed the table. */
const CUT = new Set(['resigned', 'time', 'agreed', 'closed']);

/** Was the match broken off, so that there is nothing to count? */
export const isCut = (outcome: Outcome): boolean => CUT.has(outcome.reason);
