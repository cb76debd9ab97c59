import { describe, expect, test } from 'vitest';

import { bundle } from '../../lib/words/bundle';
import { TOKENS } from './art';
import type { Hex, View } from './contract';
import { COUNTED, signsOf } from './signs';
import { signOf } from './texts';
import { thingsOf, unitsOf } from './things';

const game = import.meta.glob('../../../../src/ludoteka/games/harrow/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const room = import.meta.glob('./words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>;
const texts = (language: string): string =>
  [...Object.entries(game), ...Object.entries(room)]
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, text]) => text)
    .join('\n');

/** A match that has everything. */
const ALL = { rivals: ['protectors', 'family', 'kammi'], kammi: {}, hester: {}, fair: {} } as unknown as View;
const FULL: Hex = {
  ref: 'h-1',
  terrain: 'bog',
  storm: true,
  cost: {},
  units: { 'red-haint': 1, 'blue-infected': 1, 'purple-haint': 1, 'red-legend': 1, 'figure-2': 1, hester: 1 },
  flames: 1,
  townsfolk: 1,
  building: 1,
  doll: 'hidden',
  nest: 'empty',
  storms: 1,
  trails: 1,
  wrath: true,
  taunt: true,
  hidden: 'sword',
  found: 'crown',
  cross: true,
  tokens: Object.keys(TOKENS),
  shelter: 1,
  blood: 1,
  sacrifice: 'green',
};

describe.each(['cs', 'pl', 'en'])('what the table says in %s', (language) => {
  const words = bundle(language, texts(language));

  test('whatever lies on a hex has a meaning', () => {
    const faces = [...unitsOf(FULL), ...thingsOf(FULL)].map((thing) => thing.face);
    const signs = [...faces.map(signOf), 'nail', 'root', 'mountain', 'brambles', 'tree', 'lantern'];
    expect(signs.filter((sign) => !words.hasMessage(`sign-${sign}`))).toEqual([]);
  });

  test('the list of signs has a row for everything that can lie there', () => {
    const { pieces, marks } = signsOf(ALL);
    const listed = new Set([...pieces, ...marks].map((sign) => signOf(sign.face)));
    expect(
      [...unitsOf(FULL), ...thingsOf(FULL)].map((thing) => signOf(thing.face)).filter((sign) => !listed.has(sign)),
    ).toEqual([]);
    expect(COUNTED.filter(([id]) => !words.hasMessage(`counted-${id}`))).toEqual([]);
  });

  test('no verb stands in a list as an empty place', () => {
    const verbs = [...texts(language).matchAll(/^option-([a-z-]+) =[^=]*?\{ \$a/gm)].map((match) => match[1] ?? '');
    expect(verbs.length).toBeGreaterThan(50);
    expect(verbs.filter((verb) => !words.hasMessage(`verb-${verb}`))).toEqual([]);
  });
});
