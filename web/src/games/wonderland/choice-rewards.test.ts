import { describe, expect, test } from 'vitest';

import { choiceRewards } from './choice-rewards';
import type { Player } from './contract';

const player = {
  tea: [{ halves: [['place-castle'], ['leader-strength', 'shield-up']], tempt: ['gain-vp-2'] }],
  faction: {
    tracks: [
      [
        { rewards: ['gain-vp-4'], chip: 'rose-weak' },
        { rewards: ['unlock-ability'], chip: null },
      ],
      [{ rewards: [], chip: 'forge' }],
    ],
  },
} as unknown as Player;

describe('what a choice brings', () => {
  test('the halves of the card just taken', () => {
    expect(choiceRewards(player, ['half', 'top'])).toEqual(['place-castle']);
    expect(choiceRewards(player, ['half', 'bottom'])).toEqual(['leader-strength', 'shield-up']);
  });
  test('what tempts on it', () => expect(choiceRewards(player, ['tempt'])).toEqual(['gain-vp-2']));
  test('the next free space of a track', () =>
    expect(choiceRewards(player, ['forge', 'rose-weak', 'track-1'])).toEqual(['unlock-ability']));
  test('nothing, where there is nothing', () => {
    expect(choiceRewards(player, ['forge', 'rose-weak', 'track-2'])).toEqual([]);
    expect(choiceRewards(player, ['pass'])).toEqual([]);
    expect(choiceRewards(undefined, ['half', 'top'])).toEqual([]);
  });
});
