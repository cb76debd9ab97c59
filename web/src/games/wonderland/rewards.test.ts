import { expect, test } from 'vitest';

import type { Json } from '../../lib/api/types';
import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';
import { preview } from './preview';
import { rewardText } from './rewards';

const words = {
  sentence: (says: Json) => JSON.stringify(says),
  say: (id: string, args: Record<string, Json> = {}) => [id, ...Object.values(args)].join(' '),
  name: (ref: string) => ref.toUpperCase(),
  has: (id: string) => id === 'sign-any-weak',
} as unknown as GameWords;
const player = {
  supply: 3,
  shards: 2,
  strength: 1,
  castle_value: 5,
  shield: false,
  tea: [{ halves: [['place-castle'], ['shield-up', 'place-units-2']], tempt: [] }],
  faction: {
    tracks: [],
    powers: [
      { ref: 'hot-tea', unlocked: true },
      { ref: 'war-maker', unlocked: false },
    ],
  },
} as unknown as Player;
const view = {
  seat: 0,
  players: [player],
  texts: { 'rose-a': [{ say: 'fx-roses' }] },
  allies: [{ ref: 'rose-a', kind: 'rose' }],
  market: [{ ref: 'dodo' }],
  chairs: [{ card: { ref: 'tea-1', die: true } }],
  die: [1, 3],
} as unknown as View;
const textOf = (ref: string): string => rewardText(words, view, player, ref);

test('a reward is the sentence of its verb and how what it changes stands now', () => {
  expect(textOf('place-units-2')).toBe(
    '{"say":"fx-place-units","n":2,"to":2,"discard":0,"supporters":false,"chip":null}. own-supply 3.',
  );
  expect(textOf('draw-and-discard-2')).toContain('"say":"fx-draw-quests","n":2,"to":2,"discard":1');
  expect(textOf('leader-strength')).toMatch(/"n":1.*own-strength 1\.$/);
  expect(textOf('shield-up')).toMatch(/ shield-broken\.$/);
  expect(textOf('place-castle')).toMatch(/ own-castle 5\.$/);
  expect(textOf('roll-shards')).toMatch(/ own-shards 2\. stakes-shard$/);
  expect(textOf('unlock-ability')).toMatch(/ still-locked WAR-MAKER$/);
  expect(textOf('recruit-wonderlandian')).toMatch(/ market: DODO\.$/);
});

test('an ally that is gained tells what it does', () => {
  expect(textOf('gain-ally+rose-weak')).toMatch(/"chip":"rose-weak"\}\. \{"say":"fx-roses"\}$/);
  expect(textOf('gain-ally+any-weak')).toMatch(/ sign-any-weak$/);
});

test('whoever points at a reward, or at half of a card, reads what it brings', () => {
  expect(preview.effect?.(view, ['reward', 'place-castle'], words, {})).toBe(textOf('place-castle'));
  expect(preview.effect?.(view, ['half', 'bottom'], words, {})).toBe(
    `${textOf('shield-up')} ${textOf('place-units-2')}`,
  );
});

test('the shard die is rolled for a card that is taken, not for one that is poisoned', () => {
  const odds = (way: string[]): number => preview.odds?.({}, view, words, way).length ?? 0;
  expect(odds(['take', 'tea-1'])).toBe(1);
  expect(odds(['poison', 'tea-1'])).toBe(0);
});
