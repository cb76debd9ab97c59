import { expect, test } from 'vitest';

import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';
import { stakes } from './stakes';

const words = { say: (id: string, { n }: { n: number }) => `${id} ${n}` } as unknown as GameWords;
const view = { players: [{}, {}, {}] } as View;
const player = { castle_value: 4, strength: 2 } as Player;

test('a castle is told by what castles are worth now, a leader by how strong', () => {
  expect(stakes(words, view, player, 'castle')).toBe('stakes-castle 4');
  expect(stakes(words, view, player, 'award')).toBe('stakes-castle 4');
  expect(stakes(words, view, player, 'lead')).toBe('stakes-lead 2');
  expect(stakes(words, view, player, 'draw')).toBe('');
});
