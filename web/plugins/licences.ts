import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));
const OURS = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** They are in the bundle as pictures and letters, not as modules. */
const DRAWN = ['@fontsource-variable/alegreya', '@fontsource-variable/inter', '@iconify-json/game-icons'];

/** What a package says about its licence: its name, the licence's, and the text where it brings one. */
export function licence(name: string): string {
  const folder = join(MODULES, name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license: string };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `The text of ${about.license} is in LICENSE of Ludoteka or at https://spdx.org/licenses/${about.license}.`;
  return `${name} ${about.version} (${about.license})\n\n${text}\n`;
}

/** Puts the licences of everything in the bundle beside it, and ours before them. */
export function licences(): Plugin {
  return {
    name: 'ludoteka-licences',
    apply: 'build',
    generateBundle() {
      const used = new Set(DRAWN);
      for (const id of this.getModuleIds()) {
        const name = PACKAGE.exec(id)?.[1];
        if (name && existsSync(join(MODULES, name, 'package.json'))) used.add(name);
      }
      const notice = readFileSync(join(OURS, 'NOTICE'), 'utf8').trim();
      const source = [notice, ...[...used].sort().map(licence)].join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
