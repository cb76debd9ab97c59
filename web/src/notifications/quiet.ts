/** Converts minutes of the day, as the server counts them, to the text of a time field and back. */

export const NIGHT = { since: 22 * 60, until: 7 * 60 };

const two = (number: number): string => String(number).padStart(2, '0');

export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of the day, or null if the text is not a time (while the user types). */
export function minuteOf(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
