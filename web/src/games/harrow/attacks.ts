/** An attack that is offered: its option, its source and target hexes, and the faction attacked. */
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

/** The attack most likely to succeed; of equals the first. */
export function likeliest(offered: readonly Attack[], chance: (key: string) => number): Attack | undefined {
  return offered.reduce<Attack | undefined>(
    (top, one) => (top && chance(top.key) >= chance(one.key) ? top : one),
    undefined,
  );
}

/** The best attack on each target, most likely first. Until all chances are there, the order is that of the options and `win` is null, so that nothing moves later. */
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

/** The server's preview of an attack: cubes on the battleground and in the tree, the price of a hit, and the chances. */
export interface AttackForecast {
  /** The attacking faction, if the server sends it: another player leads the attack of an automaton. */
  side?: string;
  mine: number;
  theirs: number;
  tree: [number, number];
  price: number;
  win: number;
  /** Chance that fewer cubes of the attacker fall than of the defender, so that there may be a clash. */
  lose: number;
  hits: number[];
  flames: number;
  clash: boolean;
}

export const percent = (chance: number): number => Math.round(chance * 100);
