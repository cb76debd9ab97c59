import { ROLES, TRACKS } from '../cards';

/** The signs that the rules page of Valeria explains, and the parts of a position that an example may show. */
export const SIGNS: readonly string[] = [
  ...TRACKS,
  'any',
  ...ROLES,
  'citizen',
  'monster',
  'domain',
  'duke',
  'herald',
  'exhausted',
  'event',
  'number',
  'sun',
  'shade',
  'pay',
  'take',
  'per',
  'most',
  'no-surcharge',
  'die',
  'doubles',
  'slay',
  'turn',
  'player',
  'token',
];
export const SHOWS: readonly string[] = ['roll', 'cards', 'duke', 'centre'];
