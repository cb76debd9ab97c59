import { describe, expect, it } from 'vitest';

import { stand } from './bubble';

const screen = { width: 400, height: 800 };
const size = { width: 200, height: 80 };

describe('a bubble that speaks of a thing', () => {
  it('stands above it with its tail on the middle of the thing', () => {
    const bubble = stand({ left: 180, top: 600, width: 60, height: 90 }, size, screen, []);
    expect(bubble).toEqual({ left: 110, top: 508, tip: 100, below: false });
  });

  it('stays on the screen and still points at a thing at the edge', () => {
    const bubble = stand({ left: 0, top: 600, width: 40, height: 90 }, size, screen, []);
    expect(bubble.left).toBe(8);
    expect(bubble.left + bubble.tip).toBe(28);
  });

  it('goes below when something that can be chosen lies above', () => {
    const bubble = stand({ left: 180, top: 400, width: 60, height: 90 }, size, screen, [
      { left: 150, top: 300, width: 90, height: 80 },
    ]);
    expect(bubble).toMatchObject({ top: 502, below: true });
  });

  it('goes below when there is no room above', () => {
    expect(stand({ left: 180, top: 20, width: 60, height: 90 }, size, screen, [])).toMatchObject({
      top: 122,
      below: true,
    });
  });
});
