import { parse } from './amounts';

/** Questions that are answered by pointing at things on the table; only what cannot be pointed at stands in the question. */
const ON_TABLE = new Set(['act', 'attack', 'token', 'citizen', 'slay', 'duke']);
const FEW = 6;

const last = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The options that the question itself offers as buttons, as whole keys. */
export function choices(prompt: string, keys: string[], path: string[]): string[] {
  const here = keys.filter((key) => path.every((segment, i) => key.split('/')[i] === segment));
  if (!ON_TABLE.has(prompt)) return here.length <= FEW + 3 ? here : here.filter((key) => !key.includes('/'));
  if (path.length > 1) return here.every((key) => parse(last(key))) && here.length <= FEW ? here : [];
  const words = here.filter((key) => !key.includes('/'));
  const gains = here.filter((key) => key.startsWith('gain/'));
  return path.length === 0 || path[0] === 'gain' ? [...gains, ...words] : words;
}

/** The whole options that pointing at this reference may mean. */
export function meant(keys: string[], path: string[], ref: string): string[] {
  return keys.filter((key) => {
    const segments = key.split('/');
    return path.every((segment, i) => segments[i] === segment) && segments.indexOf(ref) >= path.length;
  });
}

/** The picture of an option: its last amounts, if it ends in amounts. */
export const amountsOf = (key: string): string | null => (parse(last(key)) ? last(key) : null);
