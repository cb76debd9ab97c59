import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/** `import crown from 'icon:queen-crown'` gives the outline of that one icon, so a chunk carries only what it draws. */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let bodies: Record<string, { body: string }> | undefined;

  return {
    name: 'ludoteka-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      bodies ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
      const outline = bodies[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!outline) this.error(`there is no icon called ${name}`);
      return `export default ${JSON.stringify(outline)}`;
    },
  };
}
