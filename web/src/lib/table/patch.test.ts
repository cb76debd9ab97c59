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
    const [aside, first] = [{ b: 1 }, { c: 1 }];
    const now = patched({ aside, list: [first, { d: 2 }] }, { list: { 1: { d: [3] } } }) as {
      aside: Json;
      list: Json[];
    };
    expect(now.aside).toBe(aside);
    expect(now.list[0]).toBe(first);
    expect(now.list[1]).toEqual({ d: 3 });
  });

  test('that fits no such value is refused', () => {
    expect(() => patched(5, { a: [1] })).toThrow(TypeError);
    expect(() => patched({ a: 1 }, 7)).toThrow(TypeError);
  });
});
