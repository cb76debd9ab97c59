import { figure } from '../../lib/words/figure';
import type { GameWords } from '../../lib/words/game';
import { capital } from '../../lib/words/rich';
import type { Player, Quest, Test, View } from './contract';

const SIGNS: Record<Test['test'], (values: number[]) => string> = {
  least: ([n]) => `≥\u00a0${n}`,
  most: ([n]) => `≤\u00a0${n}`,
  exact: ([n]) => `${n}`,
  'one-of': (values) => values.join(' / '),
};

/** What a quest asks for, in words; `short` writes its bounds as signs such as ≥. */
export function testText(words: GameWords, kind: 'feat' | 'objective', test: Test, short = false): string {
  const values = test.values.join(', ');
  const sign = short ? SIGNS[test.test](test.values) : undefined;
  const how = sign ?? words.say(`test-${test.test}`, { n: test.values[0] ?? 0, values });
  const kinds = test.kinds.map((one) => words.name(one)).join(', ');
  return words.say(`${kind}-${test.what}`, { test: how, kinds });
}

/** The screen reader label of a quest. */
export const questLabel = (words: GameWords, quest: Quest): string =>
  `${words.name(quest.ref)}. ${words.name(quest.region)}: ${testText(words, 'feat', quest.feat)}. ${testText(words, 'objective', quest.objective)} (${quest.progress})`;

/** A player's score if the game ended now, by source. */
export const scoreLine = (words: GameWords, { vp, castles, quests, shards, total }: Player['score']): string =>
  words.say('score-line', { vp, castles, quests, shards: figure(-shards), total: figure(total) });

/** Progress of a quest's objective, from 0 to 1; tests with an upper bound are either met or not. */
export function progressShare(quest: Quest): number {
  if (quest.reached) return 1;
  const need = quest.objective.values[0] ?? 1;
  return quest.objective.test === 'least' || quest.objective.test === 'exact'
    ? Math.min(1, quest.progress / Math.max(1, need))
    : 0;
}

/** The abilities of a thing as sentences; empty if it has none. */
export const textOf = (words: GameWords, view: View, ref: string): string =>
  (view.texts[ref] ?? []).map((says) => capital(words.sentence(says))).join(' ');

/** A reward in words, with the name of its chip if it is one. */
export const rewardName = (words: GameWords, ref: string): string =>
  ref
    .split('+')
    .map((part) => words.name(part))
    .join(': ');

/** A reward in few words: a chip by its name alone. */
export const rewardShort = (words: GameWords, ref: string): string => words.name(ref.split('+').at(-1) ?? '');

/** What a chip does; for an ally, what its ally card of this game says. */
export function chipText(words: GameWords, view: View, chip: string): string {
  const ally = view.allies.find((card) => card.kind === chip.replace(/-(weak|strong)$/, ''));
  return textOf(words, view, ally?.ref ?? chip);
}

/** A reward, read from a reference such as `place-units-2` or `gain-ally+rose-weak`. */
export interface Reward {
  op: string;
  n: number | null;
  chip: string | null;
}

export function parseReward(ref: string): Reward {
  const [head = '', chip = null] = ref.split('+');
  const numbered = /^(.+)-(\d+)$/.exec(head);
  return { op: numbered?.[1] ?? head, n: numbered ? Number(numbered[2]) : null, chip };
}
