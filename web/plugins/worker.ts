import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));
const CLIENT = fileURLToPath(new URL('../src/', import.meta.url));
/** Words of the house and of the server's features; those of the games come with their rooms. */
const WORDS = /\/(?:web\/src\/(?:\w+\/)?words|src\/ludoteka\/server\/(?:\w+\/)?words)\/\w+\.ftl/;
const BESIDE = ['/', '/favicon.svg', '/favicon-turn.svg', '/icons/192.png', '/manifest.webmanifest'];

/** The files that open the house: the entry with whatever it needs at once, the words, the letters. */
export function shell(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const enter = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(enter);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'asset' && name.endsWith('.woff2')) files.add(name);
    if (part.type === 'chunk' && (part.isEntry || WORDS.test(part.facadeModuleId ?? ''))) enter(name);
  }
  return [...BESIDE, ...[...files].sort().map((name) => `/${name}`)];
}

/** The contract with the server by which this client was built: the hash of the generated types. */
export function contract(): string {
  const hash = createHash('sha256');
  const games = readdirSync(`${CLIENT}games`)
    .sort()
    .map((game) => `games/${game}/contract.ts`);
  for (const file of ['lib/wire.ts', ...games].filter((one) => existsSync(CLIENT + one)))
    hash.update(readFileSync(CLIENT + file));
  return hash.digest('hex').slice(0, 16);
}

/** Writes the service worker with the list of what it keeps, and tells server and client their contract. */
export function worker(): Plugin {
  return {
    name: 'ludoteka-worker',
    config: (_, { command }) => ({ define: { __CONTRACT__: JSON.stringify(command === 'build' ? contract() : '') } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const parts = shell(bundle);
        const index = bundle['index.html'];
        const version = createHash('sha256')
          .update(JSON.stringify(parts))
          .update(index?.type === 'asset' ? index.source : '')
          .digest('hex')
          .slice(0, 16);
        const script = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, {
          target: 'es2022',
          define: { SHELL: JSON.stringify(parts), VERSION: JSON.stringify(version) },
        });
        const { code } = await minify('worker.js', script.code);
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: code.replace(/export\{\};?\s*$/, '') });
        this.emitFile({ type: 'asset', fileName: 'contract.txt', source: contract() });
      },
    },
  };
}
