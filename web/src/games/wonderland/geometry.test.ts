import { describe, expect, test } from 'vitest';

import { arch, saucer, strip } from './arch';
import { ring } from './ring';

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
  test('has the own pawn in the middle', () => expect(strip(25, 12, 11)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]));
  test('stops at the ends', () => {
    expect(strip(25, 1, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(strip(25, 25, 5)).toEqual([21, 22, 23, 24, 25]);
  });
});

describe('the tea table', () => {
  test.each([[11, 5, 4], [12, 5, 4], [13, 5, 4], [11, 4, 5], [13, 4, 5]])('seats %i around %i × %i', (chairs, columns, rows) => {
    const { head, chairs: seats } = ring(chairs, columns, rows);
    const cells = new Set(seats.map((seat) => `${seat.column}/${seat.row}`));
    expect(cells.size).toBe(chairs);
    for (let i = 0; i < head.cells; i++) expect(cells).not.toContain(`${head.from.column + i}/1`);
    expect(seats.every((seat) => seat.row === 1 || seat.row === rows || seat.column === 1 || seat.column === columns)).toBe(true);
  });

  test('the first chair stands right of the head', () => {
    const { head, chairs } = ring(13, 5, 4);
    expect(chairs[0]).toEqual({ column: head.from.column + 1, row: 1 });
    expect(chairs[12]).toEqual({ column: head.from.column - 1, row: 1 });
  });
});
