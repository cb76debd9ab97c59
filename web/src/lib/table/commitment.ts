/** What the server promised before the first card: the hash of seed and table. Null where the browser cannot compute it. */
export async function commitment(seed: string, table: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}|${table}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
