/** SHA-256 and HMAC of texts, for receipts. The browser's own functions are missing on pages without TLS, as in most homes. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hex = bytesToHex;

/** The HMAC-SHA-256 of a text; a key in words is taken as UTF-8. */
export const hmacOf = (key: string | Uint8Array, message: string): Uint8Array =>
  hmac(sha256, typeof key === 'string' ? utf8ToBytes(key) : key, utf8ToBytes(message));

/** The SHA-256 of a text in UTF-8, in hexadecimal. */
export const hash = (text: string): string => hex(sha256(utf8ToBytes(text)));
