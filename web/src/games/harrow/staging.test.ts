import { describe, expect, test } from 'vitest';

import type { EventOf } from '../../lib/table/contract';
import { pointSources } from './point-sources';
import { staging } from './staging';
import type { Events, View } from './contract';

const hex = (ref: string, more: object = {}): object => ({ ref, terrain: 'bog', storm: false, cost: {}, ...more });
const view = {
  round: 1,
  turn: null,
  jar: null,
  roots: [],
  battleground: { red: 3 },
  tower: { thrown: {}, fallen: {} },
  hexes: [hex('h-1', { units: { 'red-haint': 2, 'red-legend': 1 } }), hex('h-2', { townsfolk: 1 })],
  sides: { protectors: { vp: 0, haints: 5, jars: { wild: true } } },
} as unknown as View;
const happens = <Name extends keyof Events>(type: Name, fields: Events[Name]): EventOf<Events, Name> =>
  ({ type, seq: 1, ...fields }) as EventOf<Events, Name>;
const at = (after: View, i: number): View['hexes'][number] | undefined => after.hexes[i];

describe('where things lie', () => {
  test('a group goes with its legend', () => {
    const after = staging.advance(
      view,
      happens('UnitsMoved', { side: 'protectors', start: 'h-1', end: 'h-2', units: ['haint', 'red-legend'] }),
    );
    expect([at(after, 0)?.units, at(after, 1)?.units]).toEqual([
      { 'red-haint': 1 },
      { 'red-haint': 1, 'red-legend': 1 },
    ]);
  });
  test('townsfolk walk too', () => {
    const after = staging.advance(view, happens('UnitMoved', { unit: 'townsfolk', start: 'h-2', end: 'h-1' }));
    expect([at(after, 0)?.townsfolk, at(after, 1)?.townsfolk]).toEqual([1, 0]);
  });
  test('a broken jar is dark and shows whose turn it is', () => {
    const after = staging.advance(view, happens('JarBroken', { side: 'protectors', jar: 'wild' }));
    expect([after.sides['protectors']?.jars, after.turn, after.jar]).toEqual([{ wild: false }, 'protectors', 'wild']);
  });
  test('the tree keeps a public history', () => {
    const after = staging.advance(
      view,
      happens('TreeShaken', { thrown: ['cubes-red-3', 'cubes-blue-2'], fallen: ['cubes-red-2', 'cubes-blue-2'] }),
    );
    expect([after.battleground['red'], after.tower.thrown['blue'], after.tower.fallen['red']]).toEqual([2, 2, 2]);
  });
});

describe('what is seen', () => {
  test('each kind of a group flies once', () => {
    const moves = staging.moves(
      view,
      happens('UnitsMoved', { side: 'protectors', start: 'h-1', end: 'h-2', units: ['group-haint-2', 'red-legend'] }),
      0,
    );
    expect(moves.map((move) => [move.from, move.to, move.before])).toEqual([
      ['h-1', 'h-2', 'red-haint:2'],
      ['h-1', 'h-2', 'red-legend'],
    ]);
  });
  test('a drawn card flies face down', () =>
    expect(
      staging.moves(view, happens('CardDrawn', { side: 'family', seat: 'p1', card: null }), 0)[0]?.before,
    ).toBeNull());
  test('points are counted by source', () => {
    const log = [
      happens('PointsScored', { side: 'family', number: 1, reason: 'kill' }),
      happens('PointsScored', { side: 'family', number: 2, reason: 'kill' }),
      happens('PointsScored', { side: 'protectors', number: 1, reason: 'rescue' }),
    ];
    expect(pointSources(log, 'family')).toEqual([{ reason: 'kill', n: 3 }]);
  });
});
