import { parse } from './amounts';
import { linesAt } from './cards';
import type { View } from './contract';

/** An option that gives one thing for another, drawn: whose card it is, how often, what becomes of what, and what that costs beside it. */
export interface Deal {
  card: string;
  times: number;
  signs: string[];
  price: string[];
}

/** A trade is drawn as its card says it. */
function traded(card: string, n: number, view: View, seat: number): Deal | null {
  const face = view.cards[card];
  const side = view.players[seat]?.pays.find((pay) => pay.card === card)?.side ?? 'ability';
  const line = linesAt(face, side)[0];
  return line ? { card, times: n, signs: line.signs, price: [] } : null;
}

/** What the table says that a die becomes. */
function changed(key: string, card: string, view: View): Deal | null {
  const change = view.changes.find((one) => one.key === key);
  if (!change) return null;
  const price = (parse(change.paid) ?? []).flatMap(({ track, n }) => [`-${n}`, track]);
  return { card, times: 1, signs: [`die-${change.before}`, 'pay', `die-${change.after}`], price };
}

/** What a trade or a change of a die means; null for every other option. */
export function deal(key: string, view: View, seat: number): Deal | null {
  const [verb, card = '', last = ''] = key.split('/');
  if (verb === 'trade') return traded(card, Number(last.replace('times-', '')), view, seat);
  return changed(key, card, view);
}
