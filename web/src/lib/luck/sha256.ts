/** SHA-256 and HMAC by ourselves: browsers keep theirs from pages that come without TLS, as in most living rooms. */

const K = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  data.setUint32(padded.length - 4, message.length << 3);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [far, near] = [w[i - 15]!, w[i - 2]!];
      w[i] =
        w[i - 16]! +
        (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) +
        w[i - 7]! +
        (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10));
    }
    mix(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  inner.set(block.map((byte) => byte ^ 0x36));
  inner.set(message, 64);
  const outer = new Uint8Array(96);
  outer.set(block.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

export const hmacOf = (key: string | Uint8Array, message: string): Uint8Array =>
  hmac(typeof key === 'string' ? bytesOf(key) : key, bytesOf(message));

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const hash = (text: string): string => hex(sha256(bytesOf(text)));
