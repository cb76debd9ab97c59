import type { GameWords } from '../../lib/words/game';
import { capital } from '../../lib/words/rich';
import type { Json } from '../../lib/api/types';
import { unitCounts } from './options';
import { thingsOf, unitsOf } from './things';
import type { Event, Hex, Orders, View } from './contract';

const counted = (name: string, n: number): string => (n > 1 ? `${n}× ${name}` : name);

/** The sign of a face in the list of signs; several faces share one. */
export function signOf(face: string): string {
  const colour = /^(?:red|blue|purple)-(haint|infected|legend)$/.exec(face);
  if (colour?.[1]) return colour[1];
  if (face === 'cube-red') return 'shelter';
  if (face === 'cube-silver') return 'blood-money';
  if (face.startsWith('cube-')) return 'needed-sacrifice';
  return /^(figure|doll|nest|item|found)\b/.exec(face)?.[1]?.replace('found', 'item') ?? face;
}

/** The meaning of a thing in one sentence; empty if it needs none. */
export const signMeaning = (face: string, words: GameWords): string =>
  words.has(`sign-${signOf(face)}`) ? words.say(`sign-${signOf(face)}`) : '';

/** The things on a hex, each with a short text and its meaning. */
export function hexContents(
  hex: Hex,
  words: GameWords,
): { face: string; n: number; nailed: boolean; text: string; meaning: string }[] {
  return [...unitsOf(hex), ...thingsOf(hex)].map(({ face, n, name, nailed = false }) => {
    const count = counted(words.name(name), n);
    const text = nailed
      ? `${count} (${words.name('nail')})`
      : face === 'nest'
        ? `${words.name('nest')}: ${count}`
        : face.startsWith('item-')
          ? words.say('hex-hidden', { item: name })
          : count;
    return { face, n, nailed, text, meaning: nailed ? signMeaning('nail', words) : signMeaning(face, words) };
  });
}

/** The title of a hex: name, terrain, and the cost of entering it for the faction. */
export function hexTitle(hex: Hex, faction: string, words: GameWords): string {
  const parts = [words.name(hex.ref), words.name(hex.terrain)];
  if (hex.home) parts.push(words.say('hex-home', { side: hex.home }));
  if (hex.storm) parts.push(words.say('hex-storm'));
  const cost = hex.cost[faction];
  if (cost !== undefined) parts.push(words.say('hex-cost', { n: cost }));
  return parts.join(', ');
}

/** The screen reader label of a hex. */
export function hexLabel(hex: Hex, faction: string, words: GameWords, lit: boolean): string {
  const things = hexContents(hex, words).map((one) => one.text);
  const roots = [...new Set(hex.roots ?? [])].map((root) => words.name(root));
  const inside = [...things, ...roots].join(', ');
  return [hexTitle(hex, faction, words), inside, lit ? words.say('hex-lit') : ''].filter(Boolean).join('. ');
}

const LEGEND_OF: Record<string, string> = { protectors: 'red-legend', family: 'blue-legend' };
const HAINT_OF: Record<string, string> = { protectors: 'red-haint', family: 'blue-haint', kammi: 'purple-haint' };
const SICK_OF: Record<string, string> = {
  protectors: 'red-infected',
  family: 'blue-infected',
  kammi: 'purple-infected',
};

/** The faces of a group of units that a faction moves. */
export function groupFaces(segment: string, faction: string): { face: string; n: number }[] {
  const face = (part: string): string =>
    part === 'haint'
      ? (HAINT_OF[faction] ?? part)
      : part === 'infected'
        ? (SICK_OF[faction] ?? part)
        : part === 'legend'
          ? (LEGEND_OF[faction] ?? part)
          : part === 'doll'
            ? 'doll-hidden'
            : part;
  return unitCounts(segment).map(([part, n]) => ({ face: face(part), n }));
}

/** The orders of a solo card in words: its hexes, where they begin, whether it looks for Hester. */
export function ordersText(orders: Orders, words: GameWords): string {
  const start = words.say(`solo-${orders.start}`);
  return words.say(orders.joker ? 'orders-joker' : 'orders', {
    hexes: orders.hexes,
    start,
    hester: orders.hester ? 'yes' : 'no',
  });
}

/** What a card does, as sentences; for other things the text of the room, or nothing. */
export function textOf(words: GameWords, view: View, ref: string): string {
  const says = view.texts[ref];
  if (says) return says.map((one) => capital(words.sentence(one))).join(' ');
  return words.has(`text-${ref}`) ? words.say(`text-${ref}`) : '';
}

/** Prompts of two sentences: the first is the question, the second its note. */
const LONG = new Set(['deck-size', 'objective']);
export function splitQuestion(prompt: string, text: string): [string, string] {
  const at = LONG.has(prompt) ? text.search(/[?.] /u) + 1 : 0;
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, ''];
}

/** The thing whose meaning is shown with a question, by prompt. */
const ABOUT: Record<string, string> = {
  doll: 'doll',
  exchange: 'doll',
  goblin: 'figure',
  'hide-doll': 'doll',
  infect: 'infected',
  leap: 'storm',
  lock: 'trail',
  nail: 'nail',
  nest: 'nest',
  root: 'root',
  storm: 'storm',
  taunt: 'taunt',
  trail: 'trail',
  'trail-back': 'trail',
  unnail: 'nail',
  victim: 'infected',
  walk: 'townsfolk',
  wrath: 'wrath',
};

/** The rules by which an automaton follows its card; how its groups walk (H-266) is not on the card. */
const ORDERED = new Set(['H-262', 'H-263', 'H-265', 'H-269']);
/** The rules by which a played card or tile is carried out, so that its text explains the question. */
const CARRIED_OUT = new Set(['H-150', 'H-151', 'H-153', 'H-182', 'H-234', 'H-300']);
/** The card that asks although it was not played, by prompt: an upgrade from the bag, a gift. */
const ASKS: Record<string, string> = { gather: 'confluence', drag: 'confluence', march: 'levi' };
/** The card or tile played last in this turn; empty if there is none. */
function played(log: readonly Event[]): string {
  const read = log.findLast((event) => ['CardPlayed', 'TileUsed', 'JarBroken', 'RoundBegan'].includes(event.type));
  return read?.type === 'CardPlayed' ? read.card : read?.type === 'TileUsed' ? read.tile : '';
}

/** The note of a question: the orders of the solo card that an automaton follows, the text of the card that asks, or the meaning of the thing in question. */
export function questionNote(
  prompt: string,
  about: Record<string, Json>,
  rule: string | null,
  view: View,
  log: readonly Event[],
  words: GameWords,
): { of: string; text: string } | null {
  const rest = splitQuestion(prompt, words.say(`prompt-${prompt}`, about))[1];
  if (rest) return { of: '', text: rest };
  if (ORDERED.has(rule ?? '') && view.solo?.card && view.solo.orders)
    return { of: `${words.name(view.solo.card)}:`, text: ordersText(view.solo.orders, words) };
  const ref = ASKS[prompt] ?? (CARRIED_OUT.has(rule ?? '') ? played(log) : '');
  const text = textOf(words, view, ref);
  if (text) return { of: `${words.name(ref)}:`, text };
  const thing = ABOUT[prompt];
  if (thing) return { of: '', text: `${capital(words.say(`sign-${thing}`))}.` };
  const note = [`note-${prompt}-${String(about['kind'])}`, `note-${prompt}`, `does-${prompt}`].find((id) =>
    words.has(id),
  );
  return note ? { of: '', text: words.say(note, about) } : null;
}

/** The text of one part of the card that is carried out; empty if its text does not separate the parts. */
export function partText(part: number, parts: number, view: View, log: readonly Event[], words: GameWords): string {
  const says = view.texts[played(log)] ?? [];
  const sides = choiceIn(says);
  const sentences = sides ? sides[part - 1] : says.length === parts ? says.slice(part - 1, part) : [];
  return (sentences ?? []).map((one) => capital(words.sentence(one))).join(' ');
}

/** The alternatives of the first choice within a text; null if there is none. */
function choiceIn(says: Json): Json[][] | null {
  if (typeof says !== 'object' || says === null) return null;
  if (!Array.isArray(says) && says['say'] === 'fx-choose')
    return ((says['of'] as Record<string, Json>)['or'] as Json[][] | undefined) ?? null;
  for (const inner of Object.values(says)) {
    const choice = choiceIn(inner);
    if (choice) return choice;
  }
  return null;
}
