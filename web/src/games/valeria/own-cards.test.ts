import { expect, test, vi } from 'vitest';

import type { Session } from '../../lib/table/session.svelte';
import { inspection } from './inspection.svelte';
import { isOffered, press } from './own-cards';

const asked = (...options: string[]): Session =>
  ({
    ask: { prompt: 'trade', about: { on: 'own', listed: true }, options },
    path: [],
    choose: vi.fn(),
    point: vi.fn(),
    isChosen(card: string) {
      return (this as unknown as Session).path.includes(card);
    },
  }) as unknown as Session;

test('a card that means one option is chosen, one that means several is pointed at', () => {
  const one = asked('trade/archer/gold-1', 'pass');
  press(one, 'archer');
  expect(one.choose).toHaveBeenCalledWith('trade/archer/gold-1');
  const several = asked('trade/archer/gold-1', 'trade/archer/gold-2');
  press(several, 'archer');
  expect(several.choose).not.toHaveBeenCalled();
  expect(several.point).toHaveBeenCalledWith('archer');
});

test('a card that was pointed at is put back by the next press', () => {
  const several = asked('trade/archer/gold-1', 'trade/archer/gold-2');
  several.path = ['trade', 'archer'];
  press(several, 'archer');
  expect([several.path, vi.mocked(several.point).mock.calls]).toEqual([[], []]);
});

test('only what an option names is offered, and nothing to those who watch', () => {
  expect([
    isOffered(asked('trade/archer/gold-1'), 'archer'),
    isOffered(asked('pass'), 'archer'),
    isOffered(null, 'archer'),
  ]).toEqual([true, false, false]);
});

test('a press on a card that is not offered shows it closer, and the next one puts it down', () => {
  press(asked('pass'), 'archer');
  expect(inspection.card).toBe('archer');
  press(asked('pass'), 'archer');
  expect(inspection.card).toBeNull();
});
