import { describe, expect, it } from 'vitest';

import { around, overlap, place, together } from './placing';

const area = { left: 0, top: 50, width: 1100, height: 800 };

describe('the slate', () => {
  it('stands clear of what it speaks of', () => {
    const lit = [{ left: 0, top: 200, width: 500, height: 400 }];
    const placed = place(area, { width: 360, height: 220 }, lit, []);
    expect(overlap(placed, lit[0]!)).toBe(0);
  });

  it('stays within its area, and is no wider than it', () => {
    const phone = { left: 0, top: 50, width: 390, height: 600 };
    const placed = place(phone, { width: 420, height: 180 }, [{ left: 0, top: 60, width: 390, height: 300 }], []);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.left + placed.width).toBeLessThanOrEqual(390);
    expect(placed.top + placed.height).toBeLessThanOrEqual(650);
    expect(placed.top).toBeGreaterThan(300);
  });

  it('hides rather one of many things that may be pressed than a bit of the question', () => {
    const question = [{ left: 0, top: 300, width: 1100, height: 550 }];
    const things = [{ left: 0, top: 50, width: 1100, height: 250 }];
    expect(overlap(place(area, { width: 360, height: 220 }, question, [], things), question[0]!)).toBe(0);
  });

  it('prefers hiding something idle to hiding what is lit', () => {
    const lit = [{ left: 0, top: 50, width: 700, height: 800 }];
    const busy = [{ left: 700, top: 50, width: 400, height: 800 }];
    expect(overlap(place(area, { width: 360, height: 220 }, lit, busy), lit[0]!)).toBe(0);
  });
});

it('a box around boxes has some air', () => {
  expect(
    around(
      [
        { left: 10, top: 10, width: 10, height: 10 },
        { left: 40, top: 30, width: 10, height: 10 },
      ],
      5,
    ),
  ).toEqual({ left: 5, top: 5, width: 50, height: 40 });
  expect(around([], 5)).toBeNull();
});

it('a thing that lies in two places is pointed at where it lies first, with what covers it there', () => {
  const [card, above, copy] = [
    { left: 10, top: 10, width: 50, height: 70 },
    { left: 20, top: 5, width: 50, height: 70 },
    { left: 10, top: 500, width: 50, height: 70 },
  ];
  expect(together([card!, copy!, above!])).toEqual([card, above]);
  expect(together([])).toEqual([]);
});
