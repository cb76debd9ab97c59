import { expect, test } from 'vitest';

import { coded, plain } from './passkey';

test('what goes over the wire comes back the same', () => {
  const every = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(plain(coded(every.buffer))).toEqual(every);
  expect(coded(Uint8Array.from([251, 255]).buffer)).toBe('-_8');
});
