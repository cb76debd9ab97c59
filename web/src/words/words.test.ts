import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../lib/wire';

const SRC = join(import.meta.dirname, '..');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

function messages(file: string): Map<string, string> {
  const parsed = new FluentResource(readFileSync(join(SRC, file), 'utf8'));
  const twice = parsed.body.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) < at);
  if (twice.length > 0) throw new Error(`${file} names a message twice: ${twice.join(', ')}`);
  const variables = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? '');
  return new Map(parsed.body.map(({ id, value }) => [id, [...new Set(variables(value))].sort().join(' ')]));
}

/** Ids written out in the code, and beginnings of ids that are put together there. */
function idsIn(where: (path: string) => boolean): { whole: Set<string>; begun: string[] } {
  const text = sources
    .filter(({ path }) => where(path))
    .map((source) => source.text)
    .join('\n');
  const whole = new Set(
    [...text.matchAll(/['"`]([a-z]+[a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((match) => match[1] ?? ''),
  );
  const begun = [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? '');
  return { whole, begun };
}

/** Folders with texts of the client: the common one, and those of single features. */
const FOLDERS = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => (name === 'words' ? name : `${name}/words`))
  .filter((folder) => existsSync(join(SRC, folder, 'en.ftl')));

const ROOMS = ['claim', 'valeria', 'wonderland', 'harrow'];
const inRoom =
  (room: string) =>
  (path: string): boolean =>
    path.startsWith(join('games', room));

describe.each([
  ...FOLDERS.map((folder) => ({ name: folder, folder, where: () => true })),
  ...ROOMS.map((room) => ({ name: `the room of ${room}`, folder: `games/${room}/words`, where: inRoom(room) })),
])('words of $name', ({ folder, where }) => {
  const english = messages(`${folder}/en.ftl`);

  test.each(LANGUAGES)('%s has every message, with the same variables', (language) => {
    expect([...messages(`${folder}/${language}.ftl`)].sort()).toEqual([...english].sort());
  });

  test('every message is said somewhere', () => {
    const { whole, begun } = idsIn((path) => where(path) || path.startsWith(join('lib', 'board')));
    const isSaid = (id: string): boolean => whole.has(id) || begun.some((start) => id.startsWith(start));
    const unused = [...english.keys()].filter((id) => !isSaid(id) && !isSaid(id.replace(/^ref-/, '')));
    expect(unused).toEqual([]);
  });
});

/** The words that a message chooses by, as far as they are no plural forms. */
function variants(file: string): [id: string, word: string][] {
  const keys = (value: unknown): string[] =>
    [...JSON.stringify(value).matchAll(/"key":\{"type":"str","value":"([\w-]+)"/g)].map((match) => match[1] ?? '');
  return new FluentResource(readFileSync(file, 'utf8')).body.flatMap(({ id, value, attributes }) =>
    keys([value, attributes]).map((word): [string, string] => [id, word]),
  );
}

test.each(ROOMS.flatMap((room) => LANGUAGES.map((language) => [room, language])))(
  'no message of %s in %s chooses by a reference, which is handed to it as a name',
  (room = '', language = '') => {
    const files = [
      join(SRC, `games/${room}/words/${language}.ftl`),
      join(SRC, `../../src/ludoteka/games/${room}/words/${language}.ftl`),
    ];
    const named = new Set(
      files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body.map(({ id }) => id)),
    );
    expect(files.flatMap(variants).filter(([, word]) => named.has(`ref-${word}`))).toEqual([]);
  },
);

test('everything that the client says is written', () => {
  const text = sources.map((source) => source.text).join('\n');
  const asked = [...text.matchAll(/\bt\((?:[^'()]*\?\s*)?'([a-z0-9-]+)'(?:\s*:\s*'([a-z0-9-]+)')?/g)].flatMap(
    (match) => [match[1], match[2]],
  );
  const written = new Map(FOLDERS.flatMap((folder) => [...messages(`${folder}/en.ftl`)]));
  expect(asked.filter((id) => id && !written.has(id))).toEqual([]);
});

test.each(ROOMS)('everything that the room of %s says is written', (room) => {
  const text = sources
    .filter(({ path }) => inRoom(room)(path))
    .map((source) => source.text)
    .join('\n');
  const asked = [...text.matchAll(/\.say\((?:[^'()]*\?\s*)?'([a-z0-9-]+)'(?:\s*:\s*'([a-z0-9-]+)')?/g)].flatMap(
    (match) => [match[1], match[2]],
  );
  const written = new Map([
    ...messages(`games/${room}/words/en.ftl`),
    ...messages(`../../src/ludoteka/games/${room}/words/en.ftl`),
  ]);
  expect(asked.filter((id) => id && !written.has(id))).toEqual([]);
});
