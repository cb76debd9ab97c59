import { expect, test } from 'vitest';

import type { SettingInfo } from '../wire';
import { matters } from './terms';

const setting = (more: Partial<SettingInfo>): SettingInfo => ({ id: 'x', choices: ['a', 'b'], default: 'a', pick: null, seats: [], needs: null, ...more });

test('a setting for other player counts does not matter', () => {
  expect(matters(setting({ seats: [3, 4] }), 2, () => '')).toBe(false);
  expect(matters(setting({ seats: [3, 4] }), 4, () => '')).toBe(true);
});

test('a setting that needs another one matters only beside it', () => {
  const wing = setting({ needs: ['expansion', ['on']] });
  expect(matters(wing, 2, () => 'on')).toBe(true);
  expect(matters(wing, 2, () => 'off')).toBe(false);
});
