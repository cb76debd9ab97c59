import { expect, test } from 'vitest';

import type { SettingInfo } from '../wire';
import { GameWords } from '../words/game';
import { matters, storyOf } from './terms';

const setting = (more: Partial<SettingInfo>): SettingInfo => ({
  id: 'x',
  choices: ['a', 'b'],
  default: 'a',
  pick: null,
  needs: [],
  implied: {},
  ...more,
});

test('a setting for other player counts does not matter', () => {
  expect(matters(setting({ needs: [{ seats: ['3', '4'] }] }), [], 2, () => '')).toBe(false);
  expect(matters(setting({ needs: [{ seats: ['3', '4'] }] }), [], 4, () => '')).toBe(true);
});

test('a setting that needs another one matters only beside it', () => {
  const wing = setting({ needs: [{ expansion: ['on'] }] });
  expect(matters(wing, [], 2, () => 'on')).toBe(true);
  expect(matters(wing, [], 2, () => 'off')).toBe(false);
});

test('a default that stands for another choice counts as that choice', () => {
  const chapter = setting({ id: 'chapter', choices: ['auto', '3', '5'], default: 'auto', implied: { 2: '3', 3: '5' } });
  const feast = setting({ needs: [{ chapter: ['5'] }] });
  expect(matters(feast, [chapter, feast], 2, () => 'auto')).toBe(false);
  expect(matters(feast, [chapter, feast], 3, () => 'auto')).toBe(true);
  expect(matters(feast, [chapter, feast], 2, () => '5')).toBe(true);
});

test('of several needs one is enough, and all of it must hold', () => {
  const storms = setting({ needs: [{ chapter: ['4'] }, { chapter: ['5'], sides: ['kammi'], seats: ['3'] }] });
  const at = (seats: number, chapter: string, sides: string): boolean =>
    matters(storms, [], seats, (one) => (one === 'chapter' ? chapter : sides));
  expect(at(2, '4', 'family')).toBe(true);
  expect(at(3, '5', 'family')).toBe(false);
  expect(at(3, '5', 'kammi')).toBe(true);
  expect(at(4, '5', 'kammi')).toBe(false);
});

test('the story is that of the choice that a default stands for', () => {
  const chapter = setting({ id: 'chapter', choices: ['auto', '3', '5'], default: 'auto', implied: { 2: '3', 3: '5' } });
  const words = new GameWords('en', ['story-chapter-3 = A quiet night.\n'], () => []);
  expect(storyOf([setting({}), chapter], 2, () => 'auto', words)).toBe('A quiet night.');
  expect(storyOf([chapter], 3, () => '3', words)).toBe('A quiet night.');
  expect(storyOf([chapter], 3, () => 'auto', words)).toBe('');
});
