import { parse } from './amounts';
import { linesAt } from './cards';
import type { View } from './contract';

/** The picture of an option that exchanges one thing for another: its card, how often, the signs of the exchange and its extra price. */
export interface Deal {
  card: string;
  times: number;
  signs: string[];
  price: string[];
}

/** A trade, drawn with the signs of its card. */
function traded(card: string, n: number, view: View, seat: number): Deal | null {
  const face = view.cards[card];
  const side = view.players[seat]?.pays.find((pay) => pay.card === card)?.side ?? 'ability';
  const line = linesAt(face, side)[0];
  return line ? { card, times: n, signs: line.signs, price: [] } : null;
}

/** A change of a die, drawn with the values before and after. */
function changed(key: string, card: string, view: View): Deal | null {
  const change = view.changes.find((one) => one.key === key);
  if (!change) return null;
  const price = (parse(change.paid) ?? []).flatMap(({ track, n }) => [`-${n}`, track]);
  return { card, times: 1, signs: [`die-${change.before}`, 'pay', `die-${change.after}`], price };
}

/** The picture of a trade or of a change of a die; null for every other option. */
export function deal(key: string, view: View, seat: number): Deal | null {
  const [verb, card = '', last = ''] = key.split('/');
  if (verb === 'trade') return traded(card, Number(last.replace('times-', '')), view, seat);
  return changed(key, card, view);
}
