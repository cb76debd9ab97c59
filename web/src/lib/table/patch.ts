import type { Json } from '../wire';

const REMOVED = 0;

/** The new value that a patch of the server makes of the old one (its `patches` module says how they are written); what did not change is shared. */
export function patched(old: Json, patch: Json): Json {
  if (patch === null) return old;
  if (Array.isArray(patch)) return patch[0] ?? null;
  if (typeof patch !== 'object' || typeof old !== 'object' || old === null)
    throw new TypeError('This is no patch of that value.');
  return Array.isArray(old) ? patchedList(old, patch) : patchedFields(old, patch);
}

type Fields = { [name: string]: Json };

function patchedFields(old: Fields, patch: Fields): Fields {
  const now = { ...old };
  for (const [name, part] of Object.entries(patch)) {
    if (part === REMOVED) delete now[name];
    else now[name] = patched(old[name] ?? null, part);
  }
  return now;
}

function patchedList(old: Json[], patch: Fields): Json[] {
  const splice = patch['~'];
  if (splice === undefined) return old.map((item, i) => patched(item, patch[i] ?? null));
  const [at, drop, items] = splice as [number, number, Json[]];
  return old.toSpliced(at, drop, ...items);
}
