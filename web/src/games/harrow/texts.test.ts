import { expect, test } from 'vitest';

import { GameWords } from '../../lib/words/game';
import type { Event, View } from './contract';
import { questionNote, splitQuestion, partText } from './texts';

test('of a long question the first sentence is asked, and the rest is read below it', () => {
  expect(splitQuestion('objective', 'Put the house on the map. Far away is good for you')).toEqual([
    'Put the house on the map.',
    'Far away is good for you',
  ]);
  expect(splitQuestion('deck-size', 'How many? 18 left')).toEqual(['How many?', '18 left']);
  expect(splitQuestion('turn', 'Your turn. Break a jar')).toEqual(['Your turn. Break a jar', '']);
});

const words = {
  sentence: (one: Record<string, string>) => one['say'],
  name: (ref: string) => ref,
  has: (id: string) => id === 'note-post' || id === 'sign-doll',
  say: (id: string) => id,
} as unknown as GameWords;
const sides = [[{ say: 'move two' }], [{ say: 'move one' }, { say: 'far' }]];
const view = {
  texts: {
    roar: [{ say: 'sentence', what: { say: 'fx-choose', of: { or: sides } } }],
    knife: [{ say: 'one cube' }, { say: 'later' }],
  },
} as unknown as View;
const log = (card: string): Event[] => [{ type: 'CardPlayed', side: 'protectors', card, seq: 1 } as unknown as Event];

test('a part of a card says what it does, where the text tells its parts apart', () => {
  expect(partText(2, 2, view, log('roar'), words)).toBe('Move one Far');
  expect(partText(1, 2, view, log('knife'), words)).toBe('One cube');
  expect(partText(1, 3, view, log('knife'), words)).toBe('');
});

test('the card that asks is read, but only where a card asks', () => {
  expect(questionNote('part', {}, 'H-153', view, log('knife'), words)).toEqual({
    of: 'knife:',
    text: 'One cube Later',
  });
  expect(questionNote('post', {}, 'H-44', view, log('knife'), words)).toEqual({ of: '', text: 'note-post' });
  expect(questionNote('doll', {}, 'H-190', view, log('knife'), words)).toEqual({ of: '', text: 'Sign-doll.' });
  expect(questionNote('act', {}, 'H-78', view, [], words)).toBeNull();
});

test('what was played in an earlier turn is not read, and what asks of itself is', () => {
  const later = [...log('knife'), { type: 'JarBroken', side: 'family', jar: 'abilities', seq: 2 } as Event];
  expect(questionNote('part', {}, 'H-153', view, later, words)).toBeNull();
  const pulling = { texts: { ...view.texts, confluence: [{ say: 'pull all' }] } } as unknown as View;
  expect(questionNote('gather', {}, 'H-151', pulling, log('knife'), words)).toEqual({
    of: 'confluence:',
    text: 'Pull all',
  });
});

const sources = {
  ...import.meta.glob('../../../../src/ludoteka/games/harrow/words/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob('./words/en.ftl', { query: '?raw', import: 'default', eager: true }),
};
const english = new GameWords('en', Object.values(sources) as string[], () => []);
const noteOf = (prompt: string, about: Record<string, string>, rule: string, at = view): string =>
  questionNote(prompt, about, rule, at, [], english)?.text ?? '';

test('an action says what its one kind does, and one of any kind what each does', () => {
  expect(noteOf('act', { kind: 'advance' }, 'H-78')).toMatch(/^A group goes to a neighbouring hex/);
  expect(noteOf('act', { kind: 'spawn' }, 'H-78')).toMatch(/^A new haint comes/);
  expect(noteOf('act', { kind: 'strengthen' }, 'H-78')).toMatch(/^One of your cubes/);
  expect(noteOf('act', { kind: 'any-action' }, 'H-78')).toMatch(/^ADVANCE: .* SPAWN: .* STRENGTHEN: /);
});

test('the orders of an automaton are read while it carries them out, not while Hester has her turn', () => {
  const solo = {
    texts: {},
    solo: { card: 'tactics-1', orders: { hexes: ['h-1'], start: 'cube', hester: false, joker: false } },
  } as unknown as View;
  expect(noteOf('activate', { card: 'tactics-1' }, 'H-262', solo)).toBe(noteOf('spawn', {}, 'H-265', solo));
  expect(noteOf('activate', { card: 'tactics-1' }, 'H-262', solo)).toContain('A1');
  expect(noteOf('herd', { side: 'family' }, 'H-266', solo)).toMatch(/^Its units walk one hex/);
  expect(noteOf('infect', {}, 'H-221', solo)).toMatch(/^Infected haint|^An infected/i);
});
