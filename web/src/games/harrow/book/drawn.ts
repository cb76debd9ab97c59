import type { View } from '../contract';
import { JARS } from '../sides';
import { COUNTED, signsOf } from '../signs';

const ALL = signsOf({ rivals: ['protectors', 'family', 'kammi'], kammi: {}, hester: {}, fair: {} } as unknown as View);
export const SIDES = ['protectors', 'family', 'kammi', 'hester', 'fair-folk'] as const;

/** The signs that the rules page of Harrow County explains, and the parts of a position that an example may show. */
export const SIGNS: readonly string[] = [
  ...ALL.pieces.map((sign) => sign.face),
  ...ALL.marks.map((sign) => sign.face),
  ...JARS.map((jar) => `jar-${jar}`),
  ...SIDES.map((side) => `side-${side}`),
  ...COUNTED.map(([id]) => `counted-${id}`),
  'mountain',
  'brambles',
  'home',
  'lantern',
  'tree',
];
export const SHOWS: readonly string[] = ['map', 'tree'];
