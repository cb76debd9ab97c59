import { parse } from './amounts';

/** Questions that are answered by pointing at things on the table; only what cannot be pointed at stands in the question. */
const ON_TABLE = new Set(['act', 'attack', 'token', 'citizen', 'slay', 'duke']);
const FEW = 6;

const last = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The options that the question itself offers as buttons, as whole keys. */
export function choices(prompt: string, keys: string[], path: string[]): string[] {
  const here = keys.filter((key) => path.every((segment, i) => key.split('/')[i] === segment));
  if (!ON_TABLE.has(prompt)) return here.length <= FEW + 3 ? here : here.filter((key) => !key.includes('/'));
  if (path.length > 1) return here.every((key) => parse(last(key))) && here.length <= FEW ? here : [];
  const words = here.filter((key) => !key.includes('/'));
  const gains = here.filter((key) => key.startsWith('gain/'));
  return path.length === 0 || path[0] === 'gain' ? [...gains, ...words] : words;
}

type Where = 'second' | 'last';

/** Which segment of an option names a card of the centre, by question; the same card may lie in a duchy too. */
const CENTRE: Record<string, Where> = { act: 'second', slay: 'second', attack: 'last', token: 'last', citizen: 'last', reward: 'last', order: 'last', seize: 'last' };
/** Which segment names a card before the player. */
const OWN: Record<string, Where> = { dice: 'second', trade: 'second', order: 'last', 'return-citizen': 'last', 'return-monster': 'last', duke: 'last' };

interface Asks { prompt: string; options: string[] }

function naming(where: Where | undefined, ask: Asks | null, path: string[], ref: string): string[] {
  if (!where || !ask) return [];
  return ask.options.filter((key) => {
    const segments = key.split('/');
    const named = where === 'second' ? segments[1] === ref : segments.length > 1 && last(key).split('+').includes(ref);
    return named && path.every((segment, i) => segments[i] === segment);
  });
}

/** The options that pointing at this card of the centre may mean. */
export const inCentre = (ask: Asks | null, path: string[], ref: string): string[] => naming(CENTRE[ask?.prompt ?? ''], ask, path, ref);

/** The options that pointing at this card of one's own may mean. */
export const ofOwn = (ask: Asks | null, path: string[], ref: string): string[] => naming(OWN[ask?.prompt ?? ''], ask, path, ref);

/** Is the centre what the player has to look at now? */
export const asksCentre = (ask: Asks | null): boolean => ON_TABLE.has(ask?.prompt ?? '') && ask?.prompt !== 'duke';

/** The picture of an option: its last amounts, if it ends in amounts. */
export const amountsOf = (key: string): string | null => (parse(last(key)) ? last(key) : null);
