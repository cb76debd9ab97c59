import { describe, expect, test } from 'vitest';

import { scores, sources } from './scores';
import { expected, piles } from './odds';
import { staging } from './staging';
import type { Event, Events, Player, Slot, View } from './contract';

type Untold = { [Name in keyof Events]: { type: Name } & Events[Name] }[keyof Events];

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  gold: 2,
  strength: 3,
  magic: 1,
  vp: 0,
  duchy: 0,
  citizens: 0,
  domains: [],
  monsters: [],
  pays: [],
  points: 0,
  duke: null,
  duke_lines: [],
  total: null,
  lines: [
    { source: 'monsters', points: 0 },
    { source: 'board', points: 0 },
  ],
  groups: [{ numbers: [6], odds: 0.5, cards: [{ card: 'starter-knight', count: 1 }] }],
  roles: { worker: 0, soldier: 0, shadow: 0, holy: 0 },
  symbols: { worker: 0, soldier: 0, shadow: 0, holy: 0 },
  ...more,
});
const slot = (at: number, row: Slot['row'], card: string | null, more: Partial<Slot> = {}): Slot => ({
  slot: at,
  row,
  column: at + 1,
  card,
  count: 2,
  below: card ? [card] : [],
  cover: null,
  tokens: {},
  price: {},
  affordable: true,
  ...more,
});
const view = {
  seat: 0,
  active: 0,
  phase: 'roll',
  turn: 1,
  dice: null,
  values: [],
  used: [],
  resting: null,
  lord: null,
  actions: { now: 0, of: 2 },
  exhausted: { count: 0, limit: 4, deck: 4, events: 0, known: [] },
  players: [player(0), player(1)],
  market: [
    slot(0, 'monsters', 'goblin', { area: 'hills' }),
    slot(1, 'citizens', 'knight', { numbers: [6] }),
    slot(2, 'domains', 'halfpenny-hill'),
  ],
  cards: {
    goblin: { kind: 'monster', area: 'hills' },
    knight: { kind: 'citizen', numbers: [6] },
    'starter-knight': { kind: 'starter', numbers: [6] },
    'halfpenny-hill': { kind: 'domain' },
  },
} as unknown as View;
const after = (event: Untold): View => staging.advance(view, { seq: 1, ...event } as Event);
const flying = (event: Untold): string[] =>
  staging.moves(view, { seq: 1, ...event } as Event, 0).map((move) => `${move.before} ${move.from} > ${move.to}`);

describe('where things lie after an event', () => {
  test('the dice and their sum', () =>
    expect(after({ type: 'DiceRolled', seat: 'p0', first: 3, second: 6 }).values).toEqual([3, 6, 9]));
  test('a die that was changed', () =>
    expect(
      staging.advance(after({ type: 'DiceRolled', seat: 'p0', first: 3, second: 6 }), {
        seq: 1,
        type: 'DieChanged',
        seat: 'p0',
        domain: 'x',
        die: 1,
        value: 6,
        paid: 'gold-2',
      }),
    ).toMatchObject({ dice: [6, 6], players: [{ gold: 0 }, { gold: 2 }] }));
  test('income', () =>
    expect(
      after({ type: 'Earned', seat: 'p1', card: 'knight', times: 1, what: 'strength-2+gold-1' }).players[1],
    ).toMatchObject({ gold: 3, strength: 5 }));
  test('a theft', () =>
    expect(
      after({ type: 'Stolen', seat: 'p0', card: 'thief', victim: 'p1', what: 'gold-2' }).players.map((one) => one.gold),
    ).toEqual([4, 0]));
  test('a slain monster leaves its stack', () => {
    const now = after({ type: 'MonsterSlain', seat: 'p0', monster: 'goblin', paid: 'strength-1' });
    expect(now.players[0]).toMatchObject({ strength: 2, monsters: ['goblin'] });
    expect(now.market[0]).toMatchObject({ card: 'goblin', count: 1, below: [] });
  });
  test('a recruit joins the group of its number', () => {
    const now = after({ type: 'CitizenRecruited', seat: 'p0', citizen: 'knight', paid: 'gold-2' });
    expect(now.players[0]?.groups).toMatchObject([
      { numbers: [6], cards: [{ card: 'starter-knight' }, { card: 'knight', count: 1 }] },
    ]);
  });
  test('a built domain leaves a gap until the next one is turned up', () => {
    const now = after({ type: 'DomainBuilt', seat: 'p0', domain: 'halfpenny-hill', paid: 'gold-2' });
    expect(now.market[2]).toMatchObject({ card: 'halfpenny-hill' });
    const empty = { ...view, market: [slot(0, 'domains', null), slot(1, 'domains', null)] };
    expect(
      staging.advance(empty, { seq: 1, type: 'DomainRevealed', domain: 'x', slot: 1 }).market.map((one) => one.card),
    ).toEqual([null, 'x']);
  });
  test('an exhausted stack', () =>
    expect(after({ type: 'StackExhausted', slot: 1, stack: 'stack-6', count: 1, limit: 4 })).toMatchObject({
      exhausted: { count: 1 },
    }));
  test('an event that moves nothing', () => expect(after({ type: 'EventStruck', card: 'mimic' })).toBe(view));
});

describe('what flies', () => {
  test('coins from the card that pays to the board', () =>
    expect(flying({ type: 'Earned', seat: 'p1', card: 'knight', times: 1, what: 'strength-2+gold-1' })).toEqual([
      'strength-2 group:1:6 > track:1:strength',
      'gold-1 group:1:6 > track:1:gold',
    ]));
  test('a recruit from its stack to its group', () =>
    expect(flying({ type: 'CitizenRecruited', seat: 'p0', citizen: 'knight', paid: 'gold-2' })).toEqual([
      'knight slot:1 > group:0:6',
    ]));
  test('a monster to the trophies', () =>
    expect(flying({ type: 'MonsterSlain', seat: 'p1', monster: 'goblin', paid: 'strength-1' })).toEqual([
      'goblin slot:0 > monsters:1',
    ]));
  test('coins run one after another, cards one by one', () =>
    expect((['Earned', 'CitizenRecruited'] as const).map((type) => staging.flows({ type, seq: 1 } as Event))).toEqual([
      true,
      false,
    ]));
});

describe('a duchy', () => {
  const rich = player(0, {
    groups: [
      {
        numbers: [6],
        odds: 0.5,
        cards: [
          { card: 'starter-knight', count: 1 },
          { card: 'knight', count: 2 },
        ],
      },
      { numbers: [], odds: 0, cards: [{ card: 'starter-herald', count: 1 }] },
    ],
  });
  test('a starter lies under the citizens of its name', () =>
    expect(piles(rich.groups[0]!, () => 'Knight')).toEqual([{ card: 'knight', count: 3, under: ['starter-knight'] }]));
  test('the histogram counts cards and odds', () => expect(rich.groups.map(expected)).toEqual([1.5, 0]));
});

test('the final count goes source by source, the duke apart', () => {
  const ended = {
    ...view,
    players: [
      player(0, {
        lines: [{ source: 'monsters', points: 7 }],
        duke_lines: [{ source: 'duke-worker', points: 4 }],
        duke: 'x',
      }),
    ],
  };
  const all = scores(ended, 0);
  expect(sources(all)).toEqual(['monsters']);
  expect(all[0]).toMatchObject({ sources: { monsters: 7 }, dukePoints: 4, total: 11 });
});

test('whoever comes back is told who was slain, built and recruited before what was rolled', () => {
  const weigh = (type: string): number => {
    const event = { type, seq: 1 } as unknown as Event;
    return staging.weight(event) ?? staging.beat(event) + (staging.sound(event) ? 300 : 0);
  };
  const types = ['MonsterSlain', 'DomainBuilt', 'CitizenRecruited', 'ResourceGained', 'DiceRolled', 'TurnBegan'];
  expect(types.map(weigh)).toEqual(types.map(weigh).toSorted((a, b) => b - a));
  expect(weigh('CitizenRecruited')).toBeGreaterThan(weigh('DiceRolled'));
});
