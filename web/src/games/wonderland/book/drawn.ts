/** The rewards of tea cards and forge tracks, drawn by their signs. */
export const REWARDS = [
  'place-units',
  'roll-shards',
  'recruit-wonderlandian',
  'unlock-ability',
  'place-castle',
  'leader-strength',
  'shield-up',
  'discard-madness',
  'discard-shards',
  'draw-quests',
  'forge-from-bag',
  'gain-vp',
  'release-supporters',
  'castle-value',
] as const;
export const LEADERS = ['queen-of-hearts', 'jabberwock', 'mad-hatter', 'alice', 'cheshire-cat'] as const;
export const CHIPS = [
  'faction-chip',
  'ally',
  'any-weak',
  'any-strong',
  'forge',
  'madness',
  'double-madness',
  'poison',
] as const;

/** The signs that the rules page of Wonderland's War explains, and the parts of a position that an example may show. */
export const SIGNS: readonly string[] = [
  ...REWARDS,
  ...LEADERS,
  ...CHIPS,
  'castle',
  'quest',
  'shards',
  'leader',
  'supporter',
  'figure',
  'shield',
  'bag',
  'tempt',
];
export const SHOWS: readonly string[] = ['tea', 'battle', 'forge'];
