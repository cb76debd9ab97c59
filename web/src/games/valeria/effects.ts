import { listed, times } from './amounts';
import type { Ability, Amounts, Counter, Effect, Role, Track } from './view';

/** Signs of the effect grammar, in the order in which they are drawn on a card. */
export type Sign =
  | { sign: 'number'; n: number }
  | { sign: 'resource'; track: Track }
  | { sign: 'any' }
  | { sign: 'op'; op: 'plus' | 'or' | 'pay' | 'take' | 'per' | 'most' }
  | { sign: 'count'; of: string; role?: Role; name?: string; divisor?: number }
  | { sign: 'citizen'; role?: Role; name?: string }
  | { sign: 'die'; value: number | null }
  | { sign: 'thing'; thing: 'monster' | 'domain' | 'player' | 'slay' | 'doubles' | 'turn' | 'surcharge' | 'token' };

const op = (name: 'plus' | 'or' | 'pay' | 'take' | 'per' | 'most'): Sign => ({ sign: 'op', op: name });
const number = (n: number): Sign => ({ sign: 'number', n });

function join(parts: Sign[][], between: Sign): Sign[] {
  return parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : [between, ...part]));
}

function amounts(some: Amounts): Sign[] {
  return join(listed(some).map(({ track, n }) => [number(n), { sign: 'resource', track }]), op('plus'));
}

function counted(counter: Counter): Sign[] {
  const { of, role, name, divisor } = counter;
  const kind = of === 'monsters' ? (counter.area ?? counter.type ?? of) : of;
  return [op('per'), { sign: 'count', of: kind, ...(role && { role }), ...(name && { name }), ...(divisor && { divisor }) }];
}

const DRAW: Record<string, (effect: Effect) => Sign[]> = {
  gain: (effect) => [...amounts(effect), ...(effect.per ? counted(effect.per) : [])],
  gain_any: (effect) => [number(effect.amount ?? 1), { sign: 'any' }],
  choose: (effect) => join((effect.options as Effect[][]).map(signs), op('or')),
  exchange: (effect) => [...amounts(effect.pay ?? {}), ...(effect.pay_per ? counted(effect.pay_per) : []), op('pay'), ...signs(effect.then ?? [])],
  take: (effect) => [...join((effect.options as Amounts[]).map(amounts), op('or')), op('take'), { sign: 'thing', thing: 'player' }],
  gain_citizen: (effect) => [
    { sign: 'citizen', ...(effect.role && { role: effect.role }), ...(effect.name && { name: effect.name }) },
    ...(effect.max_cost === undefined ? [] : [op('most'), number(effect.max_cost), { sign: 'resource', track: 'gold' } as const]),
  ],
  slay: () => [{ sign: 'thing', thing: 'slay' }],
  take_monster: () => [{ sign: 'thing', thing: 'monster' }, op('take'), { sign: 'thing', thing: 'player' }],
  return_citizen: (effect) => [{ sign: 'citizen' }, op('pay'), ...signs(effect.then ?? [])],
  return_monster: (effect) => [{ sign: 'thing', thing: 'monster' }, op('pay'), ...signs(effect.then ?? [])],
  set_die: (effect) => [{ sign: 'die', value: effect.value ?? null }],
  shift_die: (effect) => [{ sign: 'die', value: null }, number(effect.by ?? 0)],
  pay: (effect) => [...amounts(times(effect.pay ?? {}, -1)), ...(effect.pay_per ? counted(effect.pay_per) : [])],
  put_token: (effect) => [number(effect.amount ?? 1), { sign: 'resource', track: effect.token ?? 'gold' }, op('pay'), { sign: 'thing', thing: 'monster' }],
  lose: (effect) => [number(-(listed(effect)[0]?.n ?? 0)), ...listed(effect).map(({ track }): Sign => ({ sign: 'resource', track }))],
};

/** A list of effects as signs: one grammar for the data and for the picture. */
export function signs(effects: Effect[]): Sign[] {
  return join(effects.map((effect) => DRAW[effect.op]?.(effect) ?? []), op('plus'));
}

const WHEN: Record<string, Sign[]> = {
  doubles: [{ sign: 'thing', thing: 'doubles' }, op('pay')],
  action_start: [{ sign: 'thing', thing: 'turn' }, op('pay')],
  action_end: [{ sign: 'thing', thing: 'turn' }, op('pay')],
  slay: [{ sign: 'thing', thing: 'slay' }, op('pay')],
  gain_citizen: [{ sign: 'citizen' }, op('pay')],
};

/** What a domain can do: when, then what; a lasting modifier is a sign of its own. */
export function abilitySigns(ability: Ability): Sign[] {
  if (ability.modifier?.kind === 'ignore_surcharge') return [{ sign: 'thing', thing: 'surcharge' }];
  if (ability.modifier) return [{ sign: 'thing', thing: 'domain' }, number(-(ability.modifier.gold ?? 1)), { sign: 'resource', track: 'gold' }];
  return [...(WHEN[ability.trigger] ?? []), ...signs(ability.effects ?? [])];
}

/** What becomes of a die. */
export const die = (before: number, after: number): Sign[] => [{ sign: 'die', value: before }, op('pay'), { sign: 'die', value: after }];

/** What a duke scores for: points per counted thing. */
export const scoreSigns = (line: { vp: number; per: Counter }): Sign[] => [number(line.vp), { sign: 'resource', track: 'vp' }, ...counted(line.per)];
