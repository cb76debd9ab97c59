import { SIGNS } from './art';
import type { View } from './contract';

/** A thing that can lie on the map: its face and its name. */
export interface Sign {
  face: string;
  name: string;
}

const HAINTS: Record<string, string> = { protectors: 'red', family: 'blue', kammi: 'purple' };
const sign = (face: string, name = face): Sign => ({ face, name });

/** The things that can lie on the map in this match: pieces and marks. */
export function signsOf(view: View): { pieces: Sign[]; marks: Sign[] } {
  const colours = view.rivals.flatMap((side) => HAINTS[side] ?? []);
  const pieces = [
    ...colours.flatMap((colour) => [
      ...(colour === 'purple' ? [] : [sign(`${colour}-legend`)]),
      sign(`${colour}-haint`),
    ]),
    ...(view.kammi ? [sign('figure-1')] : []),
    ...(view.hester ? [sign('hester'), ...colours.slice(0, 1).map((colour) => sign(`${colour}-infected`))] : []),
  ];
  const marks = [
    sign('token-advance', 'advance'),
    sign('token-spawn', 'spawn'),
    sign('token-strengthen', 'strengthen'),
    sign('token-legend', 'legend'),
    sign('townsfolk'),
    sign('building'),
    sign('storm'),
    sign('trail'),
    ...(view.kammi ? [sign('doll-hidden', 'doll'), sign('cube-silver', 'blood-money')] : []),
    ...(view.hester ? [sign('flame'), sign('cube-green', 'needed-sacrifice')] : []),
    ...(view.fair
      ? [
          sign('nest'),
          sign('cross'),
          sign('item-sword', 'sword'),
          sign('item-crown', 'crown'),
          sign('item-queen', 'queen'),
        ]
      : []),
    sign('taunt'),
    sign('wrath'),
    sign('cube-red', 'shelter'),
  ];
  return { pieces, marks };
}

/** The numbers on the plates of the factions, with their pictograms. */
export const COUNTED: readonly (readonly [string, string])[] = [
  ['haints', SIGNS.ghost],
  ['wild', SIGNS.wolf],
  ['hand', SIGNS.hand],
  ['deck', SIGNS.scroll],
  ['dial', SIGNS.spoon],
  ['plate', SIGNS.bones],
  ['bag', SIGNS.bag],
];
