import { parse } from './amounts';
import type { About } from './contract';

/** Few enough to stand as buttons, where the cards lie in sight as well. */
const FEW = 9;

export interface Question {
  prompt: string;
  about: Record<string, unknown>;
  options: string[];
}

const last = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
const about = (ask: Question): About => ask.about as About;

/** Is this an amount that is paid for the card before it? */
export const isPayment = (key: string): boolean =>
  key.split('/').length === 3 && key.split('/')[0] !== 'take' && parse(last(key)) !== null;

/** The options that the question itself offers as buttons, as whole keys: what is only pointed at is left out. */
export function choices(ask: Question, path: string[]): string[] {
  const here = ask.options.filter((key) => path.every((segment, i) => key.split('/')[i] === segment));
  const words = here.filter((key) => !key.includes('/'));
  if (about(ask).listed)
    return here.length <= FEW || about(ask).on !== 'centre'
      ? here
      : [...here.filter((key) => parse(last(key))), ...words];
  if (path.length > 1) return here.every((key) => parse(last(key))) ? here : [];
  const bare = here.filter((key) => key.split('/').length === 2 && parse(last(key)));
  return path.length === 0 || bare.length === here.length ? [...bare, ...words] : words;
}

/** The cards that an option names: not the one whose effect asks, and not the amounts. */
function named(key: string, ask: Question): string[] {
  return key
    .split('/')
    .slice(1)
    .flatMap((segment) => segment.split('+'))
    .filter((part) => part !== ask.about['card']);
}

function naming(on: 'centre' | 'own', ask: Question | null, path: string[], ref: string): string[] {
  if (!ask || ![on, 'any'].includes(about(ask).on)) return [];
  return ask.options.filter(
    (key) => named(key, ask).includes(ref) && path.every((segment, i) => key.split('/')[i] === segment),
  );
}

/** The options that pointing at this card of the centre may mean. */
export const onCentreCard = (ask: Question | null, path: string[], ref: string): string[] =>
  naming('centre', ask, path, ref);

/** The options that pointing at this card of one's own may mean. */
export const onOwnCard = (ask: Question | null, path: string[], ref: string): string[] => naming('own', ask, path, ref);

/** Is the centre what the player has to look at now? */
export const asksCentre = (ask: Question | null): boolean =>
  ask !== null && about(ask).on === 'centre' && !about(ask).listed;

/** The picture of an option: its last amounts, if it ends in amounts. */
export const amountsOf = (key: string): string | null => (parse(last(key)) ? last(key) : null);
