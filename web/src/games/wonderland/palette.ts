import type { Palette } from '../../lib/sound/palette';

/** Sounds of a tea party: cups on saucers, chips from a bag, and three notes of a music box. */
export const palette: Palette = {
  paper: [{ rustle: 3600, to: 2400, length: 0.1, loud: 0.13 }],
  felt: [
    { rustle: 620, length: 0.08, loud: 0.18 },
    { rustle: 1500, narrow: 3, length: 0.04, loud: 0.14, at: 0.07 },
  ],
  wood: [
    { shape: 'sine', pitch: 2093, length: 0.18, loud: 0.05 },
    { shape: 'sine', pitch: 3322, length: 0.12, loud: 0.035 },
    { rustle: 5200, narrow: 2, length: 0.025, loud: 0.12 },
  ],
  wax: [
    { shape: 'sine', pitch: 1318.5, length: 0.5, loud: 0.07 },
    { shape: 'sine', pitch: 1568, length: 0.5, loud: 0.07, at: 0.13 },
    { shape: 'sine', pitch: 2093, length: 0.9, loud: 0.07, at: 0.26 },
  ],
  bell: [
    { shape: 'sine', pitch: 1568, length: 0.5, loud: 0.07 },
    { shape: 'sine', pitch: 1046.5, length: 0.9, loud: 0.08, at: 0.16 },
  ],
};
