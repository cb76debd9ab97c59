import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|txt)$/;
const SMALL = 500;

/** Writes every text of the build a second time, packed as small as Brotli can: servers need not do it for each reader. */
export function packed(): Plugin {
  return {
    name: 'ludoteka-packed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const file = join(options.dir ?? '', name);
        const body = readFileSync(file);
        if (body.length > SMALL) writeFileSync(`${file}.br`, brotliCompressSync(body));
      }
    },
  };
}
