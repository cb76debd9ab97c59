import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { RULES, ruling } from './rulings';
import type { HarrowView } from './view';

const game = '../src/ludoteka/games/harrow';
const prompts = [...readFileSync(`${game}/words/en.ftl`, 'utf8').matchAll(/^prompt-([a-z-]+) =/gm)].map((found) => found[1] ?? '');
const rules = new Set([...readFileSync(`${game}/book/en.md`, 'utf8').matchAll(/\*\*(H-\d+a?)\*\*/g)].map((found) => found[1]));
const view = { jar: 'wild', round: 1, sides: { family: { track: 'family-b' } } } as unknown as HarrowView;

describe('the rule behind a question', () => {
  test('every prompt has one', () => expect(prompts.filter((prompt) => !RULES[prompt])).toEqual([]));
  test('every rule is in the book', () => expect(Object.values(RULES).filter((rule) => !rules.has(rule))).toEqual([]));
  test('a chosen verb explains itself', () => expect(ruling(view, 'family', { prompt: 'act', about: {}, path: ['spawn'] })).toBe('H-70'));
  test('points are explained by their jar', () => expect(ruling(view, 'family', { prompt: 'act', about: {}, path: [] })).toBe('H-78'));
  test('a storm by the side of the track', () => expect(ruling(view, 'family', { prompt: 'storm', about: {}, path: [] })).toBe('H-86'));
});
