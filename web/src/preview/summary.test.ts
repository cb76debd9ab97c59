import { expect, test } from 'vitest';

import type { Event, Json } from '../lib/api/types';
import type { Room } from '../lib/table/room';
import type { PreviewInfo } from '../lib/wire';
import { matching, repeated, shared, signed, summarize } from './summary';

interface Purse {
  gold: number;
}
const paid = (view: Json, event: Event): Json =>
  event.type === 'Paid' ? { gold: (view as unknown as Purse).gold - Number(event['n']) } : view;
const room = {
  staging: { advance: paid, flows: (event: Event) => event.type === 'Earned' },
  preview: { counts: (view: Json) => ({ gold: (view as unknown as Purse).gold }) },
} as unknown as Room;
const preview = (
  key: string,
  events: Record<string, Json>[],
  stopped: PreviewInfo['stopped'] = 'question',
): PreviewInfo => ({ key, events, change: {}, stopped, odds: { win: 1 } });
const previews = (...all: PreviewInfo[]): Map<string, PreviewInfo> => new Map(all.map((one) => [one.key, one]));
const bought = { type: 'Bought', card: 'mill' };

test('a thing means the options that begin with its ways, and no others', () => {
  const options = ['build/mill/gold-1', 'build/mill/gold-2', 'build/mill-2/gold-1', 'pass'];
  expect(matching(options, ['build/mill'])).toEqual(['build/mill/gold-1', 'build/mill/gold-2']);
  expect(matching(options, ['pass', 'build/mill-2'])).toEqual(['build/mill-2/gold-1', 'pass']);
  expect(matching(options, [])).toEqual([]);
});

test('options go the same way as far as their keys agree', () => {
  expect(shared(['build/mill/gold-1', 'build/mill/gold-2'])).toEqual(['build', 'mill']);
  expect(shared(['build/mill', 'pass'])).toEqual([]);
  expect(shared(['pass'])).toEqual(['pass']);
});

test('the summary of one option has its cost, its events, where it stops, and its odds', () => {
  const answered = previews(preview('a', [{ type: 'Paid', n: 3 }, bought, { type: 'Earned' }], 'chance'));
  expect(summarize(['a'], answered, { gold: 5 }, 0, room)).toEqual({
    tallies: [{ of: 'gold', least: -3, most: -3 }],
    events: [
      { type: 'Paid', n: 3, seq: 0 },
      { ...bought, seq: 0 },
    ],
    stopped: 'chance',
    odds: { win: 1 },
  });
});

test('the summary of several options has only what all of them do', () => {
  const answered = previews(
    preview('a', [{ type: 'Paid', n: 3 }, bought]),
    preview('b', [{ type: 'Paid', n: 1 }, bought], 'others'),
  );
  expect(summarize(['a', 'b'], answered, { gold: 5 }, 0, room)).toEqual({
    tallies: [{ of: 'gold', least: -3, most: -1 }],
    events: [{ ...bought, seq: 0 }],
    stopped: null,
    odds: {},
  });
});

test('what happens twice in one option and once in the other happens once in both', () => {
  const answered = previews(preview('a', [bought, bought]), preview('b', [bought]));
  expect(summarize(['a', 'b'], answered, { gold: 5 }, 0, room)?.events).toEqual([{ ...bought, seq: 0 }]);
});

test('there is no summary before all previews are there', () => {
  expect(summarize(['a', 'b'], previews(preview('a', [])), { gold: 5 }, 0, room)).toBeNull();
});

test('numbers carry their sign, spans both of their ends', () => {
  expect(signed({ of: 'gold', least: -3, most: -3 })).toBe('−3');
  expect(signed({ of: 'gold', least: -1, most: 2 })).toBe('−1 … +2');
  expect(signed({ of: 'gold', least: 0, most: 2 })).toBe('0 … +2');
});

test('sentences that repeat are counted', () => {
  expect(repeated(['A chip.', 'A card.', 'A chip.'])).toEqual(['2× A chip.', 'A card.']);
});
