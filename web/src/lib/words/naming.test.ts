import { describe, expect, test } from 'vitest';

import vectors from '../../../../tests/vectors/naming.json';
import type { Event } from '../api/types';
import { GameWords } from './game';
import { plain } from './rich';

/** The terminal names things by the same cases: `tests/words/test_naming.py`. */
const words = new GameWords('en', [vectors.messages.join('\n')], () => vectors.players);
words.aliases = () => vectors.aliases;

describe('as in the terminal', () => {
  test.each(vectors.names as [string, string][])('%s is named', (ref, expected) =>
    expect(words.name(ref)).toBe(expected),
  );
  test.each(vectors.options as [string, string][])('%s is labelled', (key, expected) =>
    expect(words.option(key)).toBe(expected),
  );
  test.each(vectors.events as [Event, string | null][])('%o is told', (event, expected) => {
    const sentence = words.event({ ...event, seq: 0 });
    expect(sentence && plain(sentence)).toBe(expected);
  });
});
