/** What stands where: choices without a place on the table stand inside the question, all others light up where they lie. */

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

/** On a phone these lie in sheets or too close together, so the question offers them too. */
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

/** The brass button of a question: the one that goes on with the game. */
const BOLD = new Set(['draw', 'block', 'tempt', 'come']);

const verb = (key: string): string => key.split('/')[0] ?? '';
const decline = (key: string): number => (key === 'pass' || key === 'stop' || key === 'suffer' ? 1 : 0);

/** Whole options for the question, refusals last. */
export function questionOptions(keys: readonly string[]): string[] {
  return keys.filter((key) => PLACELESS.has(verb(key))).sort((a, b) => decline(a) - decline(b));
}

/** A player, as options name them. */
export const SEAT = /^p(\d)$/;

/** The next references of options that a narrow screen would hide, each with the way to it; options of several verbs are whole. */
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

/** Choices laid out large in the middle of the table while they are asked: quests, abilities, Wonderlandians, allies, the forge. */
const LAID_OUT = new Set(['keep', 'discard', 'unlock', 'recruit', 'ally', 'forge', 'forge-from-bag']);
export const isLaidOut = (prompt: string): boolean => LAID_OUT.has(prompt);

export const isBold = (key: string): boolean => BOLD.has(verb(key));
