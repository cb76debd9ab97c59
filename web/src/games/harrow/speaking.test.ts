import { expect, test } from 'vitest';

import type { GameWords } from '../../lib/words/game';
import type { Event, View } from './contract';
import { noted, parted, partOf } from './speaking';

test('of a long question the first sentence is asked, and the rest is read below it', () => {
  expect(parted('objective', 'Put the house on the map. Far away is good for you')).toEqual(['Put the house on the map.', 'Far away is good for you']);
  expect(parted('deck-size', 'How many? 18 left')).toEqual(['How many?', '18 left']);
  expect(parted('turn', 'Your turn. Break a jar')).toEqual(['Your turn. Break a jar', '']);
});

const words = {
  sentence: (one: Record<string, string>) => one['say'],
  name: (ref: string) => ref,
  has: (id: string) => id === 'note-post' || id === 'sign-doll',
  say: (id: string) => id,
} as unknown as GameWords;
const sides = [[{ say: 'move two' }], [{ say: 'move one' }, { say: 'far' }]];
const view = { texts: { roar: [{ say: 'sentence', what: { say: 'fx-choose', of: { or: sides } } }], knife: [{ say: 'one cube' }, { say: 'later' }] } } as unknown as View;
const log = (card: string): Event[] => [{ type: 'CardPlayed', side: 'protectors', card, seq: 1 } as unknown as Event];

test('a part of a card says what it does, where the text tells its parts apart', () => {
  expect(partOf(2, 2, view, log('roar'), words)).toBe('Move one Far');
  expect(partOf(1, 2, view, log('knife'), words)).toBe('One cube');
  expect(partOf(1, 3, view, log('knife'), words)).toBe('');
});

test('the card that asks is read, but only where a card asks', () => {
  expect(noted('part', {}, 'H-153', view, log('knife'), words)).toEqual({ of: 'knife:', text: 'One cube Later' });
  expect(noted('post', {}, 'H-44', view, log('knife'), words)).toEqual({ of: '', text: 'note-post' });
  expect(noted('doll', {}, 'H-190', view, log('knife'), words)).toEqual({ of: '', text: 'Sign-doll.' });
  expect(noted('act', {}, 'H-78', view, [], words)).toBeNull();
});
