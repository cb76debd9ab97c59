import type { GameWords } from '../../lib/words/game';
import { rewardName } from './texts';
import type { Chair, TeaCard } from './contract';

/** The rewards in the middle of a card, without those that its corners show. */
export function center(card: TeaCard): string[] {
  const rest = [...card.rewards];
  const drop = (ref: string): void => void (rest.includes(ref) && rest.splice(rest.indexOf(ref), 1));
  if (card.units) drop(`place-units-${card.units}`);
  if (card.die) drop('roll-shards');
  return rest;
}

/** The screen reader label of a tea card. */
export function cardLabel(card: TeaCard, words: GameWords): string {
  const list = (refs: string[]): string => refs.map((ref) => rewardName(words, ref)).join(', ');
  const parts = [
    list(card.rewards),
    card.halves.map(list).join(` ${words.say('tea-or')} `),
    card.tempt.length ? words.say('tea-tempt', { rewards: list(card.tempt) }) : '',
  ];
  return `${words.name(card.ref)}: ${parts.filter(Boolean).join('; ')}`;
}

export function chairLabel(chair: Chair, names: string[], words: GameWords): string {
  const who = chair.leader === null ? '' : words.say('chair-leader', { name: names[chair.leader] ?? '' });
  const card = chair.card ? cardLabel(chair.card, words) : chair.leader === null ? words.say('chair-empty') : '';
  const mark = chair.poisoned ? words.say('chair-poisoned') : '';
  return [words.say('chair', { n: chair.chair }), who, card, mark].filter(Boolean).join('. ');
}
