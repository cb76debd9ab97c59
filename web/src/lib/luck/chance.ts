import { hash, hex, hmacOf } from './sha256';

/** What the server tells before the first card: it binds the seed without telling it. */
export const commitment = (seed: string, table: string): string => hash(`${seed}|${table}`);

/** What is told of a salt before it is shown. */
export const pledge = (salt: string): string => hash(`salt|${salt}`);

/** 256 random bits that nobody else knows. */
export const freshSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The outcomes that follow from seed and salts: one of `n` at a place on the tape. */
export function stream(seed: string, salts: readonly string[]): (at: number, n: number) => number {
  const key = hmacOf(seed, salts.join('\n'));
  return (at, n) => {
    const all = 1n << 64n;
    const fair = all - (all % BigInt(n)); // numbers from here on would favour the small outcomes
    for (let attempt = 0; ; attempt++) {
      const block = new DataView(hmacOf(key, `${at}.${attempt}`).buffer);
      for (let i = 0; i < 32; i += 8) {
        const number = block.getBigUint64(i);
        if (number < fair) return Number(number % BigInt(n));
      }
    }
  };
}
