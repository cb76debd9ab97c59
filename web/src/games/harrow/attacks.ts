/** An attack that is offered: from which hex on which, and against whom. */
export interface Attack {
  key: string;
  from: string;
  to: string;
  against: string;
}

const VERB = 'attack';

export function parseAttacks(keys: readonly string[]): Attack[] {
  return keys.flatMap((key) => {
    const [verb, from, to, against] = key.split('/');
    return verb === VERB && from && to && against ? [{ key, from, to, against }] : [];
  });
}

/** Of several the likeliest to succeed; the first of equals. */
export function likeliest(offered: readonly Attack[], chance: (key: string) => number): Attack | undefined {
  return offered.reduce<Attack | undefined>(
    (top, one) => (top && chance(top.key) >= chance(one.key) ? top : one),
    undefined,
  );
}

/** Of each target the attack likeliest to succeed, the most promising first; as offered and without chances until all are known, so that none moves later. */
export function bestPerTarget(
  offered: readonly Attack[],
  chance: (key: string) => number | undefined,
): { attack: Attack; win: number | null }[] {
  const complete = offered.every((attack) => chance(attack.key) !== undefined);
  const byTarget = new Map<string, { attack: Attack; win: number }>();
  for (const attack of offered) {
    const win = (complete && chance(attack.key)) || 0;
    const target = `${attack.to}/${attack.against}`;
    if (win > (byTarget.get(target)?.win ?? -1)) byTarget.set(target, { attack, win });
  }
  return [...byTarget.values()]
    .sort((a, b) => b.win - a.win)
    .map(({ attack, win }) => ({ attack, win: complete ? win : null }));
}

/** What the server previews of an attack: cubes before the tree and in it, the price of a hit, and how likely what is. */
export interface AttackForecast {
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
