/** Option keys are paths; the player walks along them one reference at a time. */

export interface Step {
  /** Segments already taken, by the player or because there was no other. */
  path: string[];
  /** What may come next, in the order offered. Empty when the path is a whole key. */
  next: string[];
  /** The keys that begin with the path. */
  keys: string[];
  /** The one key that the path spells, if it spells one. */
  complete: string | null;
}

const split = (key: string): string[] => key.split('/');

function begins(key: string, path: readonly string[]): boolean {
  const segments = split(key);
  return path.every((segment, i) => segments[i] === segment);
}

/** Where a path leads among the keys. Verbs that nobody has to choose are walked by themselves; the last segment never is. */
export function follow(keys: readonly string[], path: readonly string[]): Step {
  const taken = [...path];
  for (;;) {
    const matching = keys.filter((key) => begins(key, taken));
    const next = [...new Set(matching.map((key) => split(key)[taken.length]).filter((one) => one !== undefined))];
    const complete = matching.find((key) => split(key).length === taken.length) ?? null;
    const only = next.length === 1 && complete === null ? next[0] : undefined;
    const goesOn = only !== undefined && matching.some((key) => split(key).length > taken.length + 1);
    if (only === undefined || !goesOn) return { path: taken, next, keys: matching, complete };
    taken.push(only);
  }
}

/** Takes one more segment; null if it is not offered here. */
export function take(keys: readonly string[], path: readonly string[], segment: string): Step | null {
  const here = follow(keys, path);
  return here.next.includes(segment) ? follow(keys, [...here.path, segment]) : null;
}

/** The way on from the path to a reference further along, so that a thing can be pointed at before its verb is chosen.
    Of several ways the shortest counts, then the one that leaves the least open. */
export function reach(keys: readonly string[], path: readonly string[], ref: string): string[] | null {
  const ways = new Map<string, string[]>();
  for (const key of keys.filter((one) => begins(one, path))) {
    const segments = split(key);
    const at = segments.indexOf(ref, path.length);
    if (at >= 0) ways.set(segments.slice(0, at + 1).join('/'), segments.slice(0, at + 1));
  }
  const open = (way: string[]): number =>
    way.reduce((sum, _, i) => sum + keys.filter((key) => begins(key, way.slice(0, i))).length, 0);
  return [...ways.values()].sort((a, b) => a.length - b.length || open(a) - open(b))[0] ?? null;
}

/** One step back: to the last place where the player had a choice. */
export function back(keys: readonly string[], path: readonly string[]): string[] {
  const shorter = [...path];
  while (shorter.length > 0) {
    shorter.pop();
    if (follow(keys, shorter).path.length < path.length) return shorter;
  }
  return [];
}

/** Without accents, and with plain spaces where a line must not break. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The keys that a typed command may mean: an exact key, or every word of it found in the key or its label. */
export function typed(keys: readonly string[], text: string, label: (key: string) => string): string[] {
  const query = fold(text).trim();
  if (!query) return [];
  const exact = keys.find((key) => fold(key) === query || fold(label(key)) === query);
  if (exact) return [exact];
  const parts = query.split(/\s+/);
  return keys.filter((key) => {
    const words = `${fold(key)} ${fold(label(key))}`;
    return parts.every((part) => words.includes(part));
  });
}
