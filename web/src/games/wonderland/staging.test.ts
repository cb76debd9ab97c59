import { describe, expect, test } from 'vitest';

import type { EventOf } from '../../lib/table/contract';
import { staging } from './staging';
import type { Events, Player, TeaCard, View } from './contract';

const card = { ref: 'tea-1-01' } as TeaCard;
const player = (seat: number): Player =>
  ({
    seat,
    faction: { ref: 'alice' },
    supporters: { witzend: 2 },
    figures: {},
    supply: 5,
    shards: 1,
    bag: { count: 10, chips: null },
    madness: [],
    active: ['forge'],
    marker: 3,
    chair: 0,
    taken: 0,
    castles: {},
  }) as unknown as Player;
const view = {
  round: 1,
  head: [0, 1],
  chairs: [
    { chair: 1, card, poisoned: true, leader: null },
    { chair: 2, card: null, poisoned: false, leader: null },
  ],
  regions: [{ ref: 'witzend', value: 4 }],
  battle: null,
  market: [],
  players: [player(0), player(1)],
} as unknown as View;
const happens = <Name extends keyof Events>(type: Name, fields: Events[Name]): EventOf<Events> =>
  ({ type, seq: 1, ...fields }) as unknown as EventOf<Events>;

describe('where things lie', () => {
  test('a taken card leaves its chair to the leader', () => {
    const after = staging.advance(view, happens('CardTaken', { seat: 'p1', card: 'tea-1-01' }));
    expect(after.chairs[0]).toEqual({ chair: 1, card: null, poisoned: false, leader: 1 });
    expect(after.head).toEqual([0]);
    expect(after.players[1]).toMatchObject({ taken: 1, chair: 1 });
  });

  test('supporters go from the supply into the region', () => {
    expect(
      staging.advance(view, happens('SupportersPlaced', { seat: 'p0', n: 2, region: 'witzend' })).players[0],
    ).toMatchObject({ supply: 3, supporters: { witzend: 4 } });
  });

  test('a battle puts the markers on their starting strength', () => {
    const after = staging.advance(view, happens('BattleBegan', { region: 'witzend', who: ['p1'], strengths: [6] }));
    expect(after.battle).toMatchObject({ region: 'witzend', value: 4, fighters: [1] });
    expect(after.players.map((one) => [one.fighting, one.marker])).toEqual([
      [false, 0],
      [true, 6],
    ]);
  });

  test('a drawn chip leaves the bag, madness goes on its track', () => {
    const drawn = staging.advance(view, happens('ChipDrawn', { seat: 'p0', chip: 'madness' }));
    expect(drawn.players[0]).toMatchObject({ played: 'madness', bag: { count: 9 } });
    expect(staging.advance(drawn, happens('MadnessPlaced', { seat: 'p0', chip: 'madness' })).players[0]).toMatchObject({
      played: null,
      madness: ['madness'],
    });
  });

  test('a lost supporter is gone', () =>
    expect(
      staging.advance(view, happens('UnitLost', { seat: 'p0', unit: 'supporter', region: 'witzend' })).players[0]
        ?.supporters,
    ).toEqual({ witzend: 1 }));
});

describe('what flies', () => {
  test('the leader goes from the head to the chair', () => {
    expect(staging.moves(view, happens('CardTaken', { seat: 'p0', card: 'tea-1-01' }), 0)).toMatchObject([
      { from: 'head', to: 'chair:1', before: 'leader:alice' },
    ]);
  });
  test('chips of one draw fly together', () => {
    const event = happens('ChipDrawn', { seat: 'p1', chip: 'forge' });
    expect(staging.moves(view, event, 0)).toMatchObject([{ from: 'bag:1|player:1', to: 'played:1' }]);
    expect(staging.flows?.(event)).toBe(true);
  });
});
