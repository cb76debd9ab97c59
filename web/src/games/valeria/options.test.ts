import { describe, expect, test } from 'vitest';

import { type Question, choices, onCentreCard, onOwnCard } from './options';

const ask = (on: string, listed: boolean, options: string[], card?: string): Question => ({
  prompt: 'anything',
  about: { on, listed, ...(card && { card }) },
  options,
});
const act = ask('centre', false, [
  'slay/goblin/strength-1',
  'recruit/knight/gold-3',
  'recruit/knight/gold-2+magic-1',
  'gain/gold-1',
  'gain/magic-1',
]);
const reward = ask('centre', true, ['take/spider-queen/gold-2', 'take/spider-queen/knight+vp-1'], 'spider-queen');

describe('what the question offers by itself', () => {
  test('before an action, what cannot be pointed at', () =>
    expect(choices(act, [])).toEqual(['gain/gold-1', 'gain/magic-1']));
  test('after a card, the payments', () =>
    expect(choices(act, ['recruit', 'knight'])).toEqual(['recruit/knight/gold-3', 'recruit/knight/gold-2+magic-1']));
  test('after a verb, nothing: the cards are lit', () => expect(choices(act, ['recruit'])).toEqual([]));
  test('a trade and the way out of it', () =>
    expect(choices(ask('own', true, ['trade/monk/times-1', 'pass']), [])).toEqual(['trade/monk/times-1', 'pass']));
  test('of many rewards, the one that is no card of the centre', () => {
    const cards = Array.from({ length: 10 }, (_, n) => `take/spider-queen/card-${String.fromCharCode(97 + n)}+vp-1`);
    expect(choices(ask('centre', true, ['take/spider-queen/gold-10', ...cards], 'spider-queen'), [])).toEqual([
      'take/spider-queen/gold-10',
    ]);
  });
  test('all trophies that may be put back, however many: they lie in one pile', () => {
    const trophies = Array.from({ length: 12 }, (_, n) => `return/monster-${String.fromCharCode(97 + n)}`);
    expect(choices(ask('own', true, [...trophies, 'pass'], 'watcher'), [])).toEqual([...trophies, 'pass']);
  });
  test('only the way out, when cards are to be pointed at', () =>
    expect(choices(ask('centre', false, ['take/wraith/monk', 'pass']), [])).toEqual(['pass']));
});

describe('what a card stands for', () => {
  test('in the centre, every payment for it', () => expect(onCentreCard(act, [], 'knight')).toHaveLength(2));
  test('in the duchy, nothing while one recruits', () => expect(onOwnCard(act, [], 'knight')).toEqual([]));
  test('in the duchy, itself when one is put back', () =>
    expect(onOwnCard(ask('own', true, ['return/knight', 'pass'], 'nest'), [], 'knight')).toEqual(['return/knight']));
  test('as a part of a reward', () =>
    expect(onCentreCard(reward, [], 'knight')).toEqual(['take/spider-queen/knight+vp-1']));
  test('the card that gives the reward is not the reward', () =>
    expect(onCentreCard(reward, [], 'spider-queen')).toEqual([]));
  test('where either place may be meant, both', () =>
    expect([onCentreCard, onOwnCard].map((find) => find(ask('any', true, ['use/mimic']), [], 'mimic'))).toEqual([
      ['use/mimic'],
      ['use/mimic'],
    ]));
  test('nothing when nobody is asked', () => expect(onCentreCard(null, [], 'knight')).toEqual([]));
});
