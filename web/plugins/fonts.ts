import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import subset from 'subset-font';
import type { Plugin } from 'vite';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/ludoteka-fonts/', import.meta.url));

const letters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const WESTERN = letters(0x20, 0x7e) + letters(0xa0, 0xff) + '–—‘’“”„…‚•‹›−×';
/** Latin Extended-A holds every Czech and Polish letter; the rest of Latin Extended would weigh more than the page. */
const CENTRAL = letters(0x100, 0x17f);
/** Titles keep the letters of Czech, Polish and their neighbours; rarer ones in a name fall back to another serif. */
const TITLES = 'ĄąĆćČčĎďĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŹźŻżŽž';

/** What is kept of each face: the weights we set, and figures that line up (they are alternates of Alegreya's own). */
const FACES = [
  {
    face: 'alegreya-latin-wght-normal',
    text: WESTERN,
    weights: { min: 700, max: 900, default: 700 },
    alternates: true,
  },
  {
    face: 'alegreya-latin-ext-wght-normal',
    text: TITLES,
    weights: { min: 700, max: 900, default: 700 },
    alternates: false,
  },
  { face: 'inter-latin-wght-normal', text: WESTERN, weights: { min: 400, max: 700, default: 400 }, alternates: false },
  {
    face: 'inter-latin-ext-wght-normal',
    text: CENTRAL,
    weights: { min: 400, max: 700, default: 400 },
    alternates: false,
  },
];

/** Makes small files of the Fontsource faces and offers them to style sheets under `@fonts/`. */
export function fonts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'ludoteka-fonts',
    config: () => ({ resolve: { alias: { '@fonts': CACHE } } }),
    async buildStart() {
      mkdirSync(CACHE, { recursive: true });
      for (const { face, text, weights, alternates } of FACES) {
        const small = `${CACHE}${face}.woff2`;
        if (existsSync(small)) continue;
        const whole = require.resolve(`@fontsource-variable/${face.split('-')[0]}/files/${face}.woff2`);
        const font = await subset(readFileSync(whole), text, {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          noLayoutClosure: !alternates,
        });
        writeFileSync(small, font);
      }
    },
  };
}
