import { describe, expect, test } from 'vitest';

import cases from '../../../../tests/vectors/patches.json';
import type { Json } from '../wire';
import { patched } from './patch';

describe('a patch of the server', () => {
  test.each(cases)('$case', ({ old, patch, new: now }) => {
    const before = structuredClone(old);
    expect(patched(old as Json, patch as Json)).toStrictEqual(now);
    expect(old).toStrictEqual(before);
  });

  test('shares what did not change', () => {
    const old = { a: { b: 1 }, list: [{ c: 1 }, { d: 2 }] };
    const now = patched(old, { list: { 1: { d: [3] } } }) as typeof old;
    expect(now.a).toBe(old.a);
    expect(now.list[0]).toBe(old.list[0]);
    expect(now.list[1]).toEqual({ d: 3 });
  });

  test('that fits no such value is refused', () => {
    expect(() => patched(5, { a: [1] })).toThrow(TypeError);
    expect(() => patched({ a: 1 }, 7)).toThrow(TypeError);
  });
});
