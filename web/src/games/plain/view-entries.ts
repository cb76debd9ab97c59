import type { Json } from '../../lib/api/types';
import type { GameWords } from '../../lib/words/game';

/** Longest value on one line, in characters. */
const LINE = 160;

/** True for null, false, an empty text, and for lists and tables that contain only such values. */
const isEmpty = (value: Json): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The entries of a table or list that are not empty; a list with one entry per player is labelled by player. */
export function entries(value: Json, words: GameWords, players: number): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  const all: [string, Json][] = Array.isArray(value)
    ? value.map((part, i) => [value.length === players ? words.name(`p${i}`) : String(i + 1), part])
    : Object.entries(value).map(([name, part]) => [words.name(name).replaceAll('_', ' '), part]);
  return all.filter(([, part]) => !isEmpty(part));
}

/** The value on one line, or null if it is too long or a list of tables. */
export function inline(value: Json, words: GameWords): string | null {
  if (Array.isArray(value) && value.some((part) => typeof part === 'object' && part !== null)) return null;
  const text = line(value, words);
  return typeof value === 'object' && value !== null && text.length > LINE ? null : text;
}

function line(value: Json, words: GameWords): string {
  if (Array.isArray(value)) return value.map((part) => line(part, words)).join(', ');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part));
    return parts
      .map(([name, part]) =>
        part === true ? words.name(name) : `${words.name(name).replaceAll('_', ' ')} ${line(part, words)}`,
      )
      .join(' · ');
  }
  if (typeof value === 'string') return words.name(value);
  return value === true ? '✓' : value === null ? '–' : String(value);
}
