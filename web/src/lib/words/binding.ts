/** Where a line must not break: after a word of one letter, as Czech and Polish print it, and between a number and its unit. */

const NO_BREAK = '\u00A0';
const SHORT: Record<string, RegExp | undefined> = {
  cs: /(^|[\s(„])([aikosuvz]) /giu,
  pl: /(^|[\s(„])([aiouwz]) /giu,
};
const UNIT = /^ (?=%|(?:VB|PZ|VP|min|h|s)(?![\p{L}\d]))/u; // the number stands before this text, as an argument

export function bound(language: string, text: string): string {
  const short = SHORT[language];
  const units = text.replace(UNIT, NO_BREAK);
  if (!short) return units;
  const cling = (part: string): string => part.replace(short, `$1$2${NO_BREAK}`);
  return cling(cling(units)); // twice, for two such words in a row
}
