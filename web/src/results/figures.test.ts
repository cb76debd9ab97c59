import { expect, test } from 'vitest';

import type { BotRating, Rival } from '../lib/wire';
import { ALL, question } from './api';
import { dayOf, points, scoreOf, share, together } from './figures';
import { rateable } from './rated';

const rival = (more: Partial<Rival>): Rival => ({
  game: 'claim',
  name: '',
  level: null,
  user: null,
  played: 1,
  ahead: 0,
  behind: 0,
  ...more,
});

test('an undecided match counts neither as won nor as lost', () => {
  expect(share({ played: 4, won: 1, drawn: 1 })).toBe(33);
  expect(share({ played: 3, won: 0, drawn: 1 })).toBe(0);
  expect(share({ played: 1, won: 0, drawn: 1 })).toBeNull();
  expect(share({ played: 0, won: 0, drawn: 0 })).toBeNull();
});

test('an opponent of several games is one, and bots of a level are one', () => {
  const rivals = together([
    rival({ name: 'Petr', user: 3, played: 2, ahead: 2 }),
    rival({ level: 'easy', played: 4, ahead: 3, behind: 1 }),
    rival({ name: 'Petr', user: 3, game: 'valeria', played: 3, ahead: 1, behind: 2 }),
    rival({ name: 'Petr', played: 1, behind: 1 }),
    rival({ level: 'easy', game: 'harrow', played: 2 }),
  ]);
  expect(rivals.map(({ name, level, played, ahead, behind }) => [name || level, played, ahead, behind])).toEqual([
    ['easy', 6, 3, 1],
    ['Petr', 5, 3, 2],
    ['Petr', 1, 0, 1],
  ]);
});

test('the score is mine to theirs for two, mine alone for more, and nothing where somebody gave up', () => {
  const other = { name: '', level: null, user: null, place: 1, score: 71 };
  expect(scoreOf({ by_rules: true, score: 63, opponents: [other] })).toBe('63 : 71');
  expect(scoreOf({ by_rules: true, score: 63, opponents: [other, other] })).toBe('63');
  expect(scoreOf({ by_rules: true, score: -5, opponents: [other] })).toBe('−5 : 71');
  expect(scoreOf({ by_rules: false, score: 1, opponents: [other] })).toBe('');
});

test('days are said as one says them', () => {
  const now = new Date(2026, 10, 16, 9, 30);
  const dayText = (day: Date, language: string): string => dayOf(day.toISOString(), language, now);
  expect(dayText(new Date(2026, 10, 16, 0, 5), 'en')).toBe('today');
  expect(dayText(new Date(2026, 10, 15, 23, 55), 'cs')).toBe('včera');
  expect(dayText(new Date(2026, 10, 11, 12), 'pl')).toBe('środa');
  expect(dayText(new Date(2026, 10, 2, 12), 'en')).toBe('November 2');
  expect(dayText(new Date(2025, 10, 2, 12), 'cs')).toBe('2. 11. 2025');
});

test('the greatest number is at the top, and equal ones lie in the middle', () => {
  expect(points([1, 3, 2], 10, 8)).toEqual([
    { x: 0, y: 8 },
    { x: 5, y: 0 },
    { x: 10, y: 4 },
  ]);
  expect(points([5, 5], 10, 8).map(({ y }) => y)).toEqual([4, 4]);
  expect(points([5], 10, 8)).toEqual([{ x: 0, y: 4 }]);
});

test('only what is wanted is asked', () => {
  expect(question(ALL, 0)).toBe('');
  expect(question({ ...ALL, result: 'won', opponent: '7' }, 2)).toBe('?result=won&opponent=7&page=2');
});

test('a match can be rated with people and with bots that were measured', () => {
  const bot = (level: BotRating['level']): BotRating => ({
    game: 'claim',
    seats: 2,
    level,
    points: 1500,
    low: 1400,
    high: 1600,
  });
  const measured = [bot('easy'), bot('medium')];
  expect(rateable('claim', ['open'], measured)).toBe(true);
  expect(rateable('claim', ['easy'], measured)).toBe(true);
  expect(rateable('claim', ['hard'], measured)).toBe(false);
  expect(rateable('valeria', ['easy'], measured)).toBe(false);
  expect(rateable('valeria', ['open', 'easy'], measured)).toBe(false);
  expect(rateable('valeria', [], measured)).toBe(false);
});
