import { describe, expect, test } from 'vitest';

import { isHex, lineThrough, PLACES, placeOf, walk } from './hexes';
import { layout } from './things';
import { lastMove, newsMoves } from './traces';
import type { Event, Hex } from './contract';

describe('the map', () => {
  test('37 hexes numbered by columns', () => {
    expect(PLACES.length).toBe(37);
    expect([placeOf('h-16')?.x, placeOf('h-19')?.y, placeOf('h-4')?.q]).toEqual([0, 0, -3]);
    expect([isHex('h-37'), isHex('h-38'), isHex('hester')]).toEqual([true, false, false]);
  });
  test('arrow keys walk it', () => {
    expect([
      walk('h-19', 'ArrowUp'),
      walk('h-19', 'ArrowDown'),
      walk('h-16', 'ArrowUp'),
      walk('h-1', 'ArrowLeft'),
    ]).toEqual(['h-18', 'h-20', null, null]);
    expect(walk(walk('h-19', 'ArrowRight') ?? '', 'ArrowLeft')).toBe('h-19');
  });
  test('every hex can be reached by arrows', () => {
    const reached = new Set(['h-19']);
    for (const ref of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(walk(ref, key) ?? ref);
    expect(reached.size).toBe(37);
  });
  test('a line goes to both edges', () =>
    expect(lineThrough('h-19', 'q')).toMatchObject({ from: { ref: 'h-16' }, to: { ref: 'h-22' } }));
});

describe('things on a hex', () => {
  const hex = (more: Partial<Hex>): Hex => ({ ref: 'h-1', terrain: 'bog', storm: false, cost: {}, ...more });
  test('one lies in the middle', () =>
    expect(layout(hex({ townsfolk: 1 }))).toMatchObject([{ face: 'townsfolk', x: 0, y: 0, scale: 1 }]));
  test('a legend stands beside its haints', () => {
    const laid = layout(hex({ units: { 'red-haint': 2, 'red-legend': 1 }, storms: 1 }));
    const at = (face: string): number => laid.find((one) => one.face === face)?.x ?? 0;
    expect(at('red-legend')).toBeLessThan(at('red-haint'));
    expect(laid.find((one) => one.face === 'red-haint')?.n).toBe(2);
  });
  test('nothing leaves the hex however much lies there', () => {
    const full = hex({
      units: { 'red-haint': 2, 'red-infected': 1, 'red-legend': 1, hester: 1 },
      tokens: ['advance', 'spawn', 'legend'],
      storms: 2,
      trails: 1,
      townsfolk: 2,
      nest: 'empty',
    });
    expect(layout(full).every((one) => Math.abs(one.x) <= 44 && Math.abs(one.y) <= 24)).toBe(true);
  });
});

describe('the last move', () => {
  const moved = (seq: number): Event => ({
    type: 'UnitsMoved',
    seq,
    side: 'family',
    start: 'h-1',
    end: 'h-2',
    units: ['haint'],
  });
  test('is drawn while it is fresh', () => {
    expect(lastMove([moved(3), { type: 'TokenPlaced', seq: 4, token: 'spawn', hex: 'h-3' }])).toEqual([
      { start: 'h-1', end: 'h-2', side: 'family', attack: false, fresh: true },
    ]);
    expect(lastMove([moved(3), { type: 'TokenPlaced', seq: 9, token: 'spawn', hex: 'h-3' }])).toEqual([]);
  });
  test('is all that the turn moved, the latest decision fresh', () => {
    const log: Event[] = [moved(1), { type: 'JarBroken', seq: 2, side: 'family', jar: 'wild' }, moved(3), moved(4)];
    expect(lastMove(log).map((one) => one.fresh)).toEqual([false, true]);
  });
  test('of the others stays drawn, all of it, until it is no news any more', () => {
    const log: Event[] = [
      moved(1),
      moved(2),
      { type: 'JarBroken', seq: 3, side: 'family', jar: 'wild' },
      moved(4),
      { type: 'TokenPlaced', seq: 12, token: 'spawn', hex: 'h-3' },
    ];
    expect(newsMoves(log, 1).map((one) => one.fresh)).toEqual([false, true]);
    expect(newsMoves(log, 4)).toEqual([]);
  });
});
