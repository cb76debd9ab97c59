import axes from 'icon:crossed-axes';
import bones from 'icon:crossed-bones';
import swords from 'icon:crossed-swords';
import daggers from 'icon:daggers';
import skull from 'icon:death-skull';
import mask from 'icon:duality-mask';
import dwarf from 'icon:dwarf-face';
import goblin from 'icon:goblin-head';
import helm from 'icon:visored-helm';

import type { Faction } from './contract';

/** How a faction looks. The outline of its sigil tells it apart without colour: torn banner, hexagon, tombstone, circle, heater shield. */
export interface Look {
  colour: string;
  ink: string;
  figure: string;
  arms: string;
  outline: string;
  /** Hatching on a 16 × 16 field, shown when the player asks for marks beyond colour. */
  hatch: string;
  /** Distance of the face above the middle of the sigil. */
  lift: number;
}

export const LOOKS: Record<Faction, Look> = {
  goblins: {
    colour: '#6f9a35',
    ink: '#3d5a12',
    figure: goblin,
    arms: swords,
    outline: 'M-25,-21 L-12,-14 L0,-23 L12,-14 L25,-21 L14,12 L0,27 L-14,12Z',
    hatch: 'M0 16L16 0',
    lift: 3,
  },
  dwarves: {
    colour: '#a5481f',
    ink: '#8a3410',
    figure: dwarf,
    arms: axes,
    outline: 'M-13,-23 H13 L26,0 L13,23 H-13 L-26,0Z',
    hatch: 'M0 4H16M0 12H16',
    lift: 0,
  },
  undead: {
    colour: '#4d4a6b',
    ink: '#3b3857',
    figure: skull,
    arms: bones,
    outline: 'M-21,24 V-3 A21,21 0 0 1 21,-3 V24Z',
    hatch: 'M8 6V10M6 8H10',
    lift: 0,
  },
  doppelgangers: {
    colour: '#bb6299',
    ink: '#94336f',
    figure: mask,
    arms: daggers,
    outline: 'M0,-25 A25,25 0 0 1 0,25 A25,25 0 0 1 0,-25Z',
    hatch: 'M0 0L16 16M0 16L16 0',
    lift: 0,
  },
  knights: {
    colour: '#2d6cab',
    ink: '#1d4f85',
    figure: helm,
    arms: swords,
    outline: 'M-22,-23 H22 V2 C22,16 9,23 0,28 C-9,23 -22,16 -22,2Z',
    hatch: 'M4 0V16M12 0V16',
    lift: 0,
  },
};
