import { times } from './amounts';
import { die, type Sign, signs } from './effects';
import type { Effect, ValeriaView } from './view';

/** An option that gives one thing for another: whose card it is, what becomes of what, and what that costs beside it. */
export interface Bargain { card: string; signs: Sign[]; price: Sign[] }

function effectsOf(card: string, view: ValeriaView, seat: number): Effect[] {
  const face = view.cards[card];
  return face?.abilities?.flatMap((ability) => ability.effects ?? []) ?? face?.[view.active === seat ? 'active' : 'passive'] ?? [];
}

/** So many exchanges at once, as one. */
function multiplied(effect: Effect, n: number): Effect {
  return { ...effect, pay: times(effect.pay ?? {}, n), then: (effect.then ?? []).map((one) => ({ ...one, ...times(one, n) })) };
}

function traded(card: string, n: number, view: ValeriaView, seat: number): Bargain | null {
  const effect = effectsOf(card, view, seat).find((one) => one.op === 'exchange');
  return effect ? { card, signs: signs([multiplied(effect, n)]), price: [] } : null;
}

function changed(card: string, at: number, view: ValeriaView, seat: number): Bargain | null {
  const [effect] = effectsOf(card, view, seat);
  const turned = effect?.op === 'exchange' ? effect.then?.[0] : effect;
  const before = view.dice?.[at];
  if (!effect || !turned || before === undefined) return null;
  const after = turned.op === 'set_die' ? (turned.value ?? before) : before + (turned.by ?? 0);
  return { card, signs: die(before, after), price: effect.pay ? signs([{ ...effect, op: 'pay' }]) : [] };
}

/** What a trade or a change of a die means, drawn; null for every other option. */
export function bargain(key: string, view: ValeriaView, seat: number): Bargain | null {
  const [verb, card = '', last = ''] = key.split('/');
  if (verb === 'trade') return traded(card, Number(last.replace('times-', '')), view, seat);
  if (verb === 'change') return changed(card, Number(last.replace('die-', '')) - 1, view, seat);
  return null;
}
