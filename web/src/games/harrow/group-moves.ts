import { unitCounts } from './options';

/** A move of a group: `advance/from/to/who`, where `who` is a group such as `haint+haint+legend`. */
export interface Move {
  key: string;
  from: string;
  to: string;
  who: ReadonlyMap<string, number>;
}

const VERB = 'advance';

export function parseMoves(keys: readonly string[]): Move[] {
  return keys.flatMap((key) => {
    const [verb, from, to, who] = key.split('/');
    return verb === VERB && from && to && who ? [{ key, from, to, who: new Map(unitCounts(who)) }] : [];
  });
}

/** The hex from which units move, once it is chosen; otherwise null. */
export const moveSource = (path: readonly string[]): string | null =>
  path[0] === VERB && path.length > 1 ? (path[1] ?? null) : null;

/** The greatest number of each kind of unit that may move. */
export function largestGroup(offered: readonly Move[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { who } of offered) for (const [kind, n] of who) counts.set(kind, Math.max(counts.get(kind) ?? 0, n));
  return counts;
}

/** The move of exactly these units to a hex. */
export function moveOf(offered: readonly Move[], to: string, going: ReadonlyMap<string, number>): Move | undefined {
  const kinds = [...largestGroup(offered).keys()];
  return offered.find(
    (move) => move.to === to && kinds.every((kind) => (move.who.get(kind) ?? 0) === (going.get(kind) ?? 0)),
  );
}
