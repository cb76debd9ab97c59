import { describe, expect, test } from 'vitest';

import vectors from '../../../../tests/vectors/naming.json';
import type { Event } from '../api/types';
import { GameWords } from './game';
import { plain } from './rich';

/** The terminal names things by the same cases: `tests/words/test_naming.py`. */
const words = new GameWords('en', [vectors.messages.join('\n')], () => vectors.players);
words.aliases = () => vectors.aliases;

describe('as in the terminal', () => {
  test.each(vectors.names as [string, string][])('%s is named', (ref, said) => expect(words.name(ref)).toBe(said));
  test.each(vectors.options as [string, string][])('%s is labelled', (key, said) =>
    expect(words.option(key)).toBe(said),
  );
  test.each(vectors.events as [Event, string | null][])('%o is told', (event, said) => {
    const told = words.event({ ...event, seq: 0 });
    expect(told && plain(told)).toBe(said);
  });
});
