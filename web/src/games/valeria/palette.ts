import { type Palette, repeated } from '../../lib/sound/palette';

/** Sounds of a market: dice on a board, coins, parchment, and a horn for announcements. */
export const palette: Palette = {
  paper: [{ rustle: 2100, to: 3400, length: 0.13, loud: 0.13 }],
  felt: [
    { shape: 'sine', pitch: 2637, length: 0.11, loud: 0.045 },
    { shape: 'sine', pitch: 3951, length: 0.16, loud: 0.03, at: 0.035 },
  ],
  wood: [
    ...repeated({ shape: 'triangle', pitch: 340, to: 260, length: 0.04, loud: 0.16 }, 0, 0.06, 0.13, 0.23),
    ...repeated({ rustle: 2600, narrow: 2, length: 0.03, loud: 0.1 }, 0, 0.06, 0.13, 0.23),
  ],
  wax: [
    { shape: 'triangle', pitch: 196, length: 0.34, loud: 0.13 },
    { shape: 'triangle', pitch: 293.7, length: 0.6, loud: 0.13, at: 0.2 },
    { shape: 'triangle', pitch: 392, length: 0.6, loud: 0.06, at: 0.2 },
  ],
  bell: [
    { shape: 'sine', pitch: 659.3, length: 0.5, loud: 0.08 },
    { shape: 'sine', pitch: 987.8, length: 0.9, loud: 0.07, at: 0.14 },
  ],
};
