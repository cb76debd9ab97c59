import { words } from '../lib/words/words.svelte';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A time in the reader's format; empty for null. */
export function moment(iso: string | null): string {
  return iso
    ? new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
    : '';
}

/** A number of bytes with a suitable unit. */
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
