import { expect, test, vi } from 'vitest';

import { tooltipStyle } from './tooltip-style';

const LIMITS = { width: 300, above: 0.4, lowest: 0.7 };
const thing = (left: number, top: number, height = 40): Element =>
  ({ getBoundingClientRect: () => ({ left, top, width: 60, height, bottom: top + height }) }) as unknown as Element;

vi.stubGlobal('innerWidth', 1000);
vi.stubGlobal('innerHeight', 800);

test('a thing high on the screen has the tooltip below it, a low one above it', () => {
  expect(tooltipStyle(thing(470, 100), LIMITS)).toBe('left:500px;top:150px');
  expect(tooltipStyle(thing(470, 600), LIMITS)).toBe('left:500px;bottom:210px');
});

test('the tooltip stays within the screen', () => {
  expect(tooltipStyle(thing(0, 100), LIMITS)).toBe('left:160px;top:150px');
  expect(tooltipStyle(thing(940, 100), LIMITS)).toBe('left:840px;top:150px');
  expect(tooltipStyle(thing(470, 300, 400), LIMITS)).toBe('left:500px;top:560px');
});
