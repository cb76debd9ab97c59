import type { Palette } from '../../lib/sound/palette';

/** Sounds of cards on felt, and of a wax seal when a phase or a game ends. */
export const palette: Palette = {
  paper: [
    { rustle: 2600, to: 5200, narrow: 1.4, length: 0.07, loud: 0.16 },
    { rustle: 700, length: 0.05, loud: 0.12, at: 0.05 },
  ],
  felt: [{ rustle: 1100, to: 600, length: 0.14, loud: 0.14 }],
  wood: [{ shape: 'triangle', pitch: 190, to: 150, length: 0.09, loud: 0.2 }],
  wax: [
    { rustle: 420, length: 0.14, loud: 0.22 },
    { shape: 'sine', pitch: 110, to: 82, length: 0.22, loud: 0.22 },
  ],
  bell: [
    { shape: 'sine', pitch: 880, length: 0.9, loud: 0.08 },
    { shape: 'sine', pitch: 1318.5, length: 0.6, loud: 0.04 },
  ],
};
