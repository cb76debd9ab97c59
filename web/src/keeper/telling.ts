import { words } from '../lib/words/words.svelte';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A moment as the reader writes it; nothing for never. */
export function moment(said: string | null): string {
  return said
    ? new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(said))
    : '';
}

/** So many bytes, in a unit that one can picture. */
export function bytes(number: number, language: string = words.language): string {
  const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, number)) / 3)));
  const unit = UNITS[at] ?? 'byte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(number / 1000 ** at);
}
