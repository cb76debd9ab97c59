import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

/** Puts one folder in the place of another, which may be missing. */
export function replace(place: string, fresh: string, old: string): void {
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}

/** Builds beside the folder that is served and puts the build in its place when it is whole; a failed one leaves it alone. */
export function whole(): Plugin {
  let place = '';
  const fresh = (): string => `${place}.new-${process.pid}`;
  return {
    name: 'ludoteka-whole',
    apply: 'build',
    config(config) {
      place = resolve(config.root ?? '.', config.build?.outDir ?? 'dist');
      return { build: { outDir: fresh() } };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => replace(place, fresh(), `${place}.old-${process.pid}`),
    },
    closeBundle: () => rmSync(fresh(), { recursive: true, force: true }),
  };
}
