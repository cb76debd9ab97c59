import { parse } from './amounts';
import type { About } from './contract';

/** Most options that are offered as buttons although their cards are on the table. */
const FEW = 9;

export interface Question {
  prompt: string;
  about: Record<string, unknown>;
  options: string[];
}

const last = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
const about = (ask: Question): About => ask.about as About;

/** Whether the option ends in an amount that pays for the card it names. */
export const isPayment = (key: string): boolean =>
  key.split('/').length === 3 && key.split('/')[0] !== 'take' && parse(last(key)) !== null;

/** The options that the question offers as buttons; options that are chosen by pressing a card are left out. */
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

/** The parts of an option that may be cards, without the card whose effect asks. */
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

/** The options that a press on this card of the centre may choose. */
export const onCentreCard = (ask: Question | null, path: string[], ref: string): string[] =>
  naming('centre', ask, path, ref);

/** The options that a press on this card of your own may choose. */
export const onOwnCard = (ask: Question | null, path: string[], ref: string): string[] => naming('own', ask, path, ref);

/** Whether the question is answered by pressing cards of the centre. */
export const asksCentre = (ask: Question | null): boolean =>
  ask !== null && about(ask).on === 'centre' && !about(ask).listed;

/** The amounts at the end of an option, drawn as its picture; null if it ends in something else. */
export const amountsOf = (key: string): string | null => (parse(last(key)) ? last(key) : null);
