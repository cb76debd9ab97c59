import { type Palette, repeated } from '../../lib/sound/palette';

/** Sounds of a porch at night: hollow wood, steps in dry grass, a distant bell, and an owl that announces your turn. */
export const palette: Palette = {
  paper: [{ rustle: 4200, to: 2300, length: 0.18, loud: 0.1 }],
  felt: repeated({ rustle: 1700, narrow: 0.7, length: 0.08, loud: 0.12 }, 0, 0.12),
  wood: [
    { shape: 'sine', pitch: 150, to: 88, length: 0.16, loud: 0.24 },
    { rustle: 760, narrow: 3, length: 0.06, loud: 0.16 },
  ],
  wax: [
    { shape: 'sine', pitch: 146.8, length: 1.3, loud: 0.14 },
    { shape: 'sine', pitch: 233.1, length: 1.0, loud: 0.07 },
    { shape: 'sine', pitch: 392, length: 0.6, loud: 0.03 },
  ],
  bell: [
    { shape: 'sine', pitch: 392, to: 370, length: 0.3, loud: 0.12 },
    { shape: 'sine', pitch: 400, to: 330, length: 0.6, loud: 0.13, at: 0.38 },
  ],
};
