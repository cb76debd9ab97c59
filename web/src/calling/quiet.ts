/** Minutes of the day, as the server counts them, and as a field for a time writes them. */

export const NIGHT = { since: 22 * 60, until: 7 * 60 };

const two = (number: number): string => String(number).padStart(2, '0');

export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Null for what is no time: fields are emptied while somebody types. */
export function minuteOf(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
