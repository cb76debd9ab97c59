import { describe, expect, test } from 'vitest';

import { staging } from './staging';
import type { View } from './contract';

const view: View = {
  seat: 0,
  phase: 1,
  trick: 6,
  match: { length: 1, game: 1, wins: [0, 0] },
  leader: 1,
  hands: [['goblins-0', 'goblins-0', 'knights-9'], 3],
  known: [[], []],
  void: [[], []],
  prize: 'knights-5',
  played: [{ seat: 1, card: 'goblins-7' }],
  stock: 15,
  followers: [
    { count: 2, won: ['undead-4'], drawn: ['dwarves-1'] },
    { count: 2, won: ['dwarves-8'], drawn: 1 },
  ],
  score: [[], []],
  out: [],
  last: null,
  votes: [],
};

describe('where the cards lie', () => {
  test('a played card leaves the hand, one copy only', () => {
    const after = staging.advance(view, { type: 'CardPlayed', seq: 7, seat: 'p0', card: 'goblins-0' });
    expect(after.hands[0]).toEqual(['goblins-0', 'knights-9']);
    expect(after.played.map((one) => one.card)).toEqual(['goblins-7', 'goblins-0']);
  });

  test('a hidden hand only becomes smaller', () => {
    expect(staging.advance(view, { type: 'CardPlayed', seq: 7, seat: 'p1', card: 'undead-2' }).hands[1]).toBe(2);
  });

  test('the prize joins the followers', () => {
    const after = staging.advance(view, { type: 'PrizeWon', seq: 7, winner: 'p1', card: 'knights-5' });
    expect(after.prize).toBeNull();
    expect(after.followers[1]).toEqual({ count: 3, won: ['dwarves-8', 'knights-5'], drawn: 1 });
  });

  test('a follower drawn in secret is only counted', () => {
    const after = staging.advance(view, { type: 'FollowerDrawn', seq: 7, loser: 'p1', card: null });
    expect(after.followers[1]).toEqual({ count: 3, won: ['dwarves-8'], drawn: 2 });
    expect(after.stock).toBe(14);
  });

  test('scored cards go to the pile, others leave the game', () => {
    expect(staging.advance(view, { type: 'CardsScored', seq: 7, seat: 'p1', cards: ['goblins-7'] })).toMatchObject({
      played: [],
      score: [[], ['goblins-7']],
    });
    expect(staging.advance(view, { type: 'CardsLeft', seq: 7, cards: ['goblins-7'] })).toMatchObject({
      played: [],
      out: ['goblins-7'],
    });
  });

  test('in phase two the followers are the hand', () => {
    const after = staging.advance(view, { type: 'PhaseTwoBegan', seq: 26, leader: 'p0' });
    expect(after.hands).toEqual([['dwarves-1', 'undead-4'], 2]);
  });
});

describe('what flies', () => {
  test('my card flies face up from its place', () => {
    expect(staging.moves(view, { type: 'CardPlayed', seq: 7, seat: 'p0', card: 'knights-9' }, 0)).toEqual([
      { from: 'hand:0:knights-9', to: 'played:0', before: 'knights-9', after: 'knights-9', lands: true },
    ]);
  });

  test('the other card turns over in flight', () => {
    expect(staging.moves(view, { type: 'CardPlayed', seq: 7, seat: 'p1', card: 'undead-2' }, 0)).toMatchObject([
      { from: 'hand:1', before: null, after: 'undead-2' },
    ]);
  });

  test('a card drawn in secret has no face at all', () => {
    expect(staging.moves(view, { type: 'FollowerDrawn', seq: 7, loser: 'p1', card: null }, 0)).toMatchObject([
      { before: null, after: null },
    ]);
  });
});
