import { describe, expect, test } from 'vitest';

import vectors from '../../../../tests/words/sentences.json';
import type { Json } from '../api/types';
import { GameWords } from './game';
import { capital, mark, parts, plain } from './rich';

const TEXT = `
ref-goblins = Goblin { $n }
event-card-played = { $seat } plays { $card }.
`;
const words = new GameWords('en', [TEXT], () => ['Jana', 'Petr']);

describe('sentences', () => {
  test('an event marks the names in it', () => {
    const text = words.event({ type: 'CardPlayed', seq: 3, seat: 'p0', card: 'goblins-7' }) ?? '';
    expect(plain(text)).toBe('Jana plays Goblin 7.');
    expect(parts(text).filter((part) => part.ref)).toEqual([
      { text: 'Jana', ref: 'p0' },
      { text: 'Goblin 7', ref: 'goblins-7' },
    ]);
  });
});

describe('the beginning of a sentence', () => {
  test('is a large letter', () => expect(capital('slabá růže')).toBe('Slabá růže'));
  test('also where it is the name of a thing', () =>
    expect(plain(capital(`${mark('deck', 'čelo stolu')} je prázdné.`))).toBe('Čelo stolu je prázdné.'));
  test('but a player is written as they write themselves', () =>
    expect(plain(capital(`${mark('p0', 'jana')} hraje.`))).toBe('jana hraje.'));
});

describe('what verbs of cards say, as on the command line', () => {
  const says = new GameWords(vectors.language, [vectors.words], () => []);
  test.each(vectors.said as [Json, string][])('%j', (plain, text) => expect(says.sentence(plain)).toBe(text));
});
