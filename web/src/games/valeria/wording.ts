import type { GameWords } from '../../lib/words/game';
import { bundle } from './amounts';
import type { Ability, Amounts, Counter, Effect, Face } from './view';

const kebab = (name: string): string => name.replaceAll('_', '-');
const first = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What a counter counts, in words. */
export function counted(counter: Counter, words: GameWords): string {
  const { of, role, name, area, type, divisor } = counter;
  const kind = of === 'monsters' ? (area ? 'monsters-area' : type ? 'monsters-type' : of) : of === 'citizens' && role ? 'citizens-role' : of;
  return words.say(`per-${kind}`, { which: role ?? name ?? area ?? type ?? '', n: divisor ?? 1 });
}

function gain(effect: Effect, words: GameWords): string {
  const what = bundle(effect);
  return effect.per ? words.say('fx-gain-per', { what, per: counted(effect.per, words) }) : words.say('fx-gain', { what });
}

function citizen(effect: Effect, words: GameWords): string {
  const kind = effect.role ? 'role' : effect.name ? 'named' : 'any';
  return words.say('fx-gain-citizen', { kind, which: effect.role ?? effect.name ?? '', max: effect.max_cost ?? 0 });
}

function exchange(effect: Effect, words: GameWords): string {
  const pay = bundle(effect.pay ?? {});
  const then = sentence(effect.then ?? [], words);
  return effect.pay_per ? words.say('fx-exchange-per', { pay, per: counted(effect.pay_per, words), then }) : words.say('fx-exchange', { pay, then });
}

/** One effect as a clause in the reader's language. */
function clause(effect: Effect, words: GameWords): string {
  const or = ` ${words.say('sign-or')} `;
  switch (effect.op) {
    case 'gain':
      return gain(effect, words);
    case 'choose':
      return (effect.options as Effect[][]).map((option) => sentence(option, words)).join(or);
    case 'exchange':
      return exchange(effect, words);
    case 'take':
      return words.say('fx-take', { what: (effect.options as Amounts[]).map((option) => words.name(bundle(option), 'accusative')).join(or) });
    case 'gain_citizen':
      return citizen(effect, words);
    case 'put_token':
      return words.say('fx-put-token', { token: `${effect.token}-${effect.amount}` });
    case 'shift_die':
      return words.say('fx-shift-die', { n: Math.abs(effect.by ?? 1), way: (effect.by ?? 1) < 0 ? 'down' : 'up' });
    case 'lose':
      return words.say('fx-lose', { what: bundle(effect) });
    case 'return_citizen':
    case 'return_monster':
      return words.say(`fx-${kebab(effect.op)}`, { then: sentence(effect.then ?? [], words) });
    default:
      return words.say(`fx-${kebab(effect.op)}`, { n: effect.amount ?? effect.value ?? 1 });
  }
}

export function sentence(effects: Effect[], words: GameWords): string {
  return effects.map((effect) => clause(effect, words)).join(` ${words.say('sign-and')} `);
}

function ability(one: Ability, words: GameWords): string {
  if (one.modifier) return words.say(`when-${kebab(one.modifier.kind)}`, { n: one.modifier.gold ?? 0 });
  return words.say(`when-${kebab(one.trigger)}`, { what: sentence(one.effects ?? [], words) });
}

export interface Told { label: string; text: string; side?: 'active' | 'passive' }

/** Everything that a card says, line by line. */
export function told(face: Face, words: GameWords): Told[] {
  const lines: Told[] = [];
  const add = (label: string, text: string, side?: Told['side']): void => void lines.push({ label, text: first(text), ...(side && { side }) });
  if (face.active) add(words.say('side-active'), sentence(face.active, words), 'active');
  if (face.passive) add(words.say('side-passive'), sentence(face.passive, words), 'passive');
  if (face.instruction) add(words.say('instruction', { n: face.number ?? 0 }), sentence(face.instruction, words));
  if (face.reward) add(words.say('reward'), sentence(face.reward, words));
  for (const one of face.abilities ?? []) add('', ability(one, words));
  for (const line of face.score ?? []) add('', words.say('score-per', { n: line.vp, per: counted(line.per, words) }));
  return lines;
}
