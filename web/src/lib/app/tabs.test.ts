import { expect, test } from 'vitest';

import { walked } from './tabs';

const key = (key: string, held: object = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, null],
])('%s leads from tab %d to %s', (pressed, at, to) => {
  expect(walked(key(pressed), at, 3)).toBe(to);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is the browser’s', (held) => {
  expect(walked(key('ArrowLeft', { [held]: true }), 1, 3)).toBeNull();
});
