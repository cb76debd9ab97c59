import { describe, expect, test } from 'vitest';

import { arch, isNarrow, margins, PAWN, saucer, spacesAcross, stand, strip } from './arch';
import { REGIONS } from './art';
import type { Chair } from './contract';
import { BRIDGES, PLACES } from './map';
import { sides } from './table-sides';

describe('the arch', () => {
  const places = arch(26, 1000, 500, { side: 40, top: 60, foot: 30 });

  test('goes from foot to foot over the top', () => {
    expect(places).toHaveLength(26);
    expect(places[0]).toEqual({ x: 40, y: 470 });
    expect(places[25]!.x).toBeCloseTo(960);
    expect(Math.min(...places.map((place) => place.y))).toBeLessThan(65);
  });

  test('keeps equal distances', () => {
    const steps = places.slice(1).map((place, i) => Math.hypot(place.x - places[i]!.x, place.y - places[i]!.y));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(4);
    expect(saucer(places) * 2).toBeLessThan(Math.min(...steps));
  });
});

describe('the strip on a phone', () => {
  test('stands for the arch on upright tablets, too, and not on laptops', () => {
    expect(
      [
        [390, 320],
        [584, 130],
        [820, 780],
        [744, 690],
      ].map(([width, height]) => isNarrow(width!, height!)),
    ).toEqual([true, true, true, true]);
    expect(
      [
        [960, 400],
        [1024, 446],
        [1100, 520],
        [2200, 1000],
      ].map(([width, height]) => isNarrow(width!, height!)),
    ).toEqual([false, false, false, false]);
  });
  test('is as long as its saucers leave it', () =>
    expect([360, 390, 584, 820, 1200].map((width) => spacesAcross(width, 25))).toEqual([10, 10, 14, 20, 26]));
  test('has the own pawn in the middle', () =>
    expect(strip(25, 12, 11)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]));
  test('stops at the ends', () => {
    expect(strip(25, 1, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(strip(25, 25, 5)).toEqual([21, 22, 23, 24, 25]);
  });
});

describe('pawns', () => {
  const places = arch(26, 1000, 500, margins(1000, 500));
  const r = saucer(places);

  test('stand outside the track and point at their number', () => {
    for (const space of [0, 5, 13, 25]) {
      const at = stand(places, space, 0, false, r);
      const middle = { x: 500, y: 480 };
      const far = (point: { x: number; y: number }): number => Math.hypot(point.x - middle.x, point.y - middle.y);
      expect(far(at)).toBeGreaterThan(far(places[space]!));
    }
  });

  test('never hang over the edge of the stage, however steep the arch is', () => {
    for (const [width, height] of [
      [960, 400],
      [972, 636],
      [1058, 760],
      [1100, 520],
      [2200, 1000],
    ] as const) {
      const steep = arch(26, width, height, margins(width, height));
      for (const space of [0, 1, 2, 3])
        expect(stand(steep, space, 0, false, saucer(steep)).x - PAWN * saucer(steep)).toBeGreaterThan(-2);
    }
  });

  test('at one number fan out, so that none hides another', () => {
    const [one, two] = [stand(places, 13, -0.5, false, r), stand(places, 13, 0.5, false, r)];
    expect(two.turn - one.turn).toBeGreaterThan(30);
  });

  test('of those who are out stand inside', () => {
    expect(stand(places, 13, 0, true, r).y).toBeGreaterThan(places[13]!.y);
  });
});

describe('the tea table', () => {
  const chairs = (n: number): Chair[] =>
    Array.from({ length: n }, (_, i) => ({ chair: i + 1, card: null, poisoned: false, leader: null }));
  const numbers = (list: Chair[]): number[] => list.map((chair) => chair.chair);

  test.each([11, 12, 13])('has a place for each of %i chairs', (n) => {
    const all = sides(chairs(n));
    expect(
      Object.values(all)
        .flat()
        .map((chair: Chair) => chair.chair)
        .toSorted((a, b) => a - b),
    ).toEqual(numbers(chairs(n)));
  });

  test('goes clockwise from the right of the head', () => {
    const all = sides(chairs(13));
    expect(numbers(all.topRight)).toEqual([1, 2]);
    expect(numbers(all.right)).toEqual([3, 4]);
    expect(numbers(all.bottom)).toEqual([9, 8, 7, 6, 5]);
    expect(numbers(all.left)).toEqual([11, 10]);
    expect(numbers(all.topLeft)).toEqual([12, 13]);
  });
});

describe('the map', () => {
  test('has a place for every region, and a bridge to the next', () => {
    expect(Object.keys(PLACES).toSorted()).toEqual(Object.keys(REGIONS).toSorted());
    expect(Object.keys(BRIDGES)).toEqual(Object.keys(PLACES));
  });

  test('regions touch where a bridge joins them, and only there', () => {
    const refs = Object.keys(PLACES);
    const gap = (a: string, b: string): number =>
      Math.min(...PLACES[a]!.outline.flatMap(([x, y]) => PLACES[b]!.outline.map(([u, v]) => Math.hypot(x - u, y - v))));
    for (const [i, ref] of refs.entries()) {
      expect(gap(ref, refs[(i + 1) % refs.length]!)).toBeLessThan(16);
      expect(gap(ref, refs[(i + 2) % refs.length]!)).toBeGreaterThan(30);
    }
  });
});
