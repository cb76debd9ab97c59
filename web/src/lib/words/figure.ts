/** A number as one prints it: what is less than nothing has a minus, not a hyphen. */
export const figure = (n: number): string => String(n).replace('-', '−');
