/** Options that the question offers as buttons, because they have no place on the table; all others are chosen where their thing lies. */

const PLACELESS = new Set([
  'pass',
  'head',
  'party',
  'roll',
  'shard',
  'half',
  'tempt',
  'come',
  'draw',
  'stop',
  'block',
  'suffer',
  'discard-shard',
  'award',
  'effect',
  'use',
  'strength',
  'reward',
  'marker',
  'next',
]);

/** On a phone these things are in sheets or too close together, so the question offers them too. */
const TUCKED = new Set([
  'discard',
  'feat',
  'unlock',
  'play',
  'return',
  'remove',
  'lose',
  'calm',
  'relocate',
  'sacrifice',
  'leave',
  'share',
  'target',
  'bet',
]);

/** Verbs of the brass button of a question, the one that continues the game. */
const BOLD = new Set(['draw', 'block', 'tempt', 'come']);

const verb = (key: string): string => key.split('/')[0] ?? '';
const decline = (key: string): number => (key === 'pass' || key === 'stop' || key === 'suffer' ? 1 : 0);

/** The options that the question offers as buttons, refusals last. */
export function questionOptions(keys: readonly string[]): string[] {
  return keys.filter((key) => PLACELESS.has(verb(key))).sort((a, b) => decline(a) - decline(b));
}

/** Matches a player's reference in an option. */
export const SEAT = /^p(\d)$/;

/** For a narrow screen, the ways to the next references of options whose things are out of sight; whole options if they have several verbs. */
export function hiddenWays(keys: readonly string[], path: readonly string[]): string[][] {
  const hidden = keys.filter((key) => TUCKED.has(verb(key)) || SEAT.test(key.split('/')[1] ?? ''));
  if (path.length === 0 && new Set(hidden.map(verb)).size > 1) return hidden.map((key) => key.split('/'));
  const long = Math.max(2, path.length + 1);
  const ways = new Map(
    hidden
      .map((key) => key.split('/').slice(0, long))
      .filter((way) => way.length === long)
      .map((way) => [way.join('/'), way]),
  );
  return [...ways.values()];
}

/** Prompts whose options are laid out large in the middle of the table: quests, abilities, Wonderlandians, allies, the forge. */
const LAID_OUT = new Set(['keep', 'discard', 'unlock', 'recruit', 'ally', 'forge', 'forge-from-bag']);
export const isLaidOut = (prompt: string): boolean => LAID_OUT.has(prompt);

export const isBold = (key: string): boolean => BOLD.has(verb(key));
