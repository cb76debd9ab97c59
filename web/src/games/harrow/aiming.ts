/** An attack that is offered: from which hex on which, and against whom. */
export interface Attack {
  key: string;
  from: string;
  to: string;
  against: string;
}

const VERB = 'attack';

export function attacks(keys: readonly string[]): Attack[] {
  return keys.flatMap((key) => {
    const [verb, from, to, against] = key.split('/');
    return verb === VERB && from && to && against ? [{ key, from, to, against }] : [];
  });
}

/** Of several the likeliest to succeed; the first of equals. */
export function best(offered: readonly Attack[], chance: (key: string) => number): Attack | undefined {
  return offered.reduce<Attack | undefined>(
    (found, one) => (found && chance(found.key) >= chance(one.key) ? found : one),
    undefined,
  );
}

/** Of each target the attack likeliest to succeed, the most promising first; as offered and without chances until all are known, so that none moves later. */
export function promising(
  offered: readonly Attack[],
  chance: (key: string) => number | undefined,
): { attack: Attack; win: number | null }[] {
  const known = offered.every((attack) => chance(attack.key) !== undefined);
  const found = new Map<string, { attack: Attack; win: number }>();
  for (const attack of offered) {
    const win = (known && chance(attack.key)) || 0;
    const target = `${attack.to}/${attack.against}`;
    if (win > (found.get(target)?.win ?? -1)) found.set(target, { attack, win });
  }
  return [...found.values()]
    .sort((a, b) => b.win - a.win)
    .map(({ attack, win }) => ({ attack, win: known ? win : null }));
}

/** What the server foresees of an attack: cubes before the tree and in it, the price of a hit, and how likely what is. */
export interface Odds {
  /** Who attacks, where the server says it: an automaton's attack is led by somebody else. */
  side?: string;
  mine: number;
  theirs: number;
  tree: [number, number];
  price: number;
  win: number;
  /** How likely fewer cubes of mine fall than of theirs: then there may be a clash. */
  lose: number;
  hits: number[];
  flames: number;
  clash: boolean;
}

export const percent = (chance: number): number => Math.round(chance * 100);
