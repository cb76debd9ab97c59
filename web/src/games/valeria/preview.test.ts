import { describe, expect, test } from 'vitest';

import type { GameWords } from '../../lib/words/game';
import type { Group, Player, View } from './contract';
import { preview } from './preview';
import { activated } from './odds';

const group = (numbers: number[], ...cards: [string, number][]): Group => ({
  numbers,
  odds: 0.3,
  cards: cards.map(([card, count]) => ({ card, count })),
});
const player = (seat: number, ...groups: Group[]): Player =>
  ({
    seat,
    groups,
    monsters: ['goblin', 'goblin', 'ent'],
    pays: [{ card: 'thief', times: 1, side: 'active', what: '', asks: true }],
  }) as unknown as Player;
const herald = group([], ['herald', 1]);
const me = player(0, group([4], ['archer', 2]), group([9, 10], ['paladin', 1]), herald);
const view = {
  seat: 0,
  active: 0,
  resting: null,
  solo: false,
  phase: 'roll',
  dice: [5, 4],
  changes: [{ key: 'change/palace/die-1', before: 5, after: 4, paid: 'nothing' }],
  players: [me, player(1, group([4], ['archer', 1]), herald)],
  cards: {
    archer: { kind: 'citizen', odds: 0.42, lines: [{ at: 'active', says: ['2 strength'], signs: [] }] },
    thief: {
      kind: 'citizen',
      odds: 0.2,
      lines: [
        { at: 'active', says: ['steals'], signs: [] },
        { at: 'passive', says: ['gains'], signs: [] },
      ],
    },
  },
} as unknown as View;
/** Stands for the game's words: writes each message id with its arguments. */
const words = {
  name: (ref: string) => ref,
  has: (id: string) => id === 'at-active' || id === 'at-passive',
  sentence: (says: unknown) => String(says),
  say: (id: string, args = {}) => [id, ...Object.values(args)].join(' '),
} as unknown as GameWords;
const effect = (key: string, about = {}, of = view): string => preview.effect?.(of, key.split('/'), words, about) ?? '';

describe('what dice activate', () => {
  test('each die and the sum, every copy', () =>
    expect(activated(me, [4, 5])).toEqual([
      { card: 'archer', count: 2 },
      { card: 'paladin', count: 1 },
    ]));
  test('a pair activates twice, and the herald with it', () =>
    expect(activated(me, [4, 4])).toEqual([
      { card: 'archer', count: 4 },
      { card: 'herald', count: 1 },
    ]));
  test('the herald where nothing else is', () => expect(activated(me, [1, 2])).toEqual([{ card: 'herald', count: 1 }]));
});

describe('what an option does beside what its card says', () => {
  test('a die that is changed pays otherwise', () => {
    expect(effect('announce')).toBe(
      'foresee-pays 5 4 archer 2×, paladin · foresee-pays-others 1'.replace('archer 2×', 'foresee-copies archer 2'),
    );
    expect(effect('change/palace/die-1')).toContain(
      'foresee-pays 4 4 foresee-copies archer 4, herald · foresee-pays-others 3',
    );
  });
  test('no dot stands behind a sentence', () => {
    const spoken = { ...words, say: (id: string) => `${id}.` } as unknown as GameWords;
    expect(preview.effect?.(view, ['announce'], spoken, {})).toBe('foresee-pays. foresee-pays-others.');
  });
  test('what chance draws from', () => expect(effect('seize/p1')).toBe('foresee-seize foresee-copies goblin 2, ent'));
  test('what a token is good for', () => {
    expect(effect('put/archer', { token: 'magic-1' })).toContain('foresee-put-price magic-1');
    expect(effect('put/archer', { token: 'gold-1' })).toContain('foresee-put-gold gold-1');
  });
  test('of a card that pays now the side that pays, and not how often it will', () => {
    const income = { ...view, phase: 'income' } as View;
    expect(effect('steal/thief/p1/gold-3', { card: 'thief' }, income)).toBe('at-active 0: steals');
    expect(effect('recruit/archer')).toBe('at-active 0: 2 strength · odds 42');
  });
});
