import type { GameWords } from '../../lib/words/game';
import { capital } from '../../lib/words/rich';
import type { Json } from '../../lib/api/types';
import { unitCounts } from './options';
import { thingsOf, unitsOf } from './things';
import type { Event, Hex, Orders, View } from './contract';

const counted = (name: string, n: number): string => (n > 1 ? `${n}× ${name}` : name);

/** By which sign a thing goes in the list of signs, where several faces share one. */
export function signOf(face: string): string {
  const colour = /^(?:red|blue|purple)-(haint|infected|legend)$/.exec(face);
  if (colour?.[1]) return colour[1];
  if (face === 'cube-red') return 'shelter';
  if (face === 'cube-silver') return 'blood-money';
  if (face.startsWith('cube-')) return 'needed-sacrifice';
  return /^(figure|doll|nest|item|found)\b/.exec(face)?.[1]?.replace('found', 'item') ?? face;
}

/** What a thing means, in one sentence; empty for what explains itself. */
export const signMeaning = (face: string, words: GameWords): string =>
  words.has(`sign-${signOf(face)}`) ? words.say(`sign-${signOf(face)}`) : '';

/** What lies on a hex, each in a few words, with what it means. */
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

/** The head of a hex: number, terrain, and what entering costs the faction. */
export function hexTitle(hex: Hex, faction: string, words: GameWords): string {
  const parts = [words.name(hex.ref), words.name(hex.terrain)];
  if (hex.home) parts.push(words.say('hex-home', { side: hex.home }));
  if (hex.storm) parts.push(words.say('hex-storm'));
  const cost = hex.cost[faction];
  if (cost !== undefined) parts.push(words.say('hex-cost', { n: cost }));
  return parts.join(', ');
}

/** A hex in one sentence, for those who do not see it. */
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

/** The faces of a group on the move, as seen by the faction that moves it. */
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

/** What a solo card tells the automata: its hexes, where it begins, whether it looks for Hester. */
export function ordersText(orders: Orders, words: GameWords): string {
  const start = words.say(`solo-${orders.start}`);
  return words.say(orders.joker ? 'orders-joker' : 'orders', {
    hexes: orders.hexes,
    start,
    hester: orders.hester ? 'yes' : 'no',
  });
}

/** What a thing does, in sentences made of its verbs; what is no card has words of the room, or none. */
export function textOf(words: GameWords, view: View, ref: string): string {
  const says = view.texts[ref];
  if (says) return says.map((one) => capital(words.sentence(one))).join(' ');
  return words.has(`text-${ref}`) ? words.say(`text-${ref}`) : '';
}

/** Questions of two sentences: the first is asked, the second is read below it. */
const LONG = new Set(['deck-size', 'objective']);
export function splitQuestion(prompt: string, text: string): [string, string] {
  const at = LONG.has(prompt) ? text.search(/[?.] /u) + 1 : 0;
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, ''];
}

/** The thing that a question is about, where knowing what it does is half the answer. */
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

/** The rules by which an automaton does what its card orders; the way its groups walk (H-266) does not lie in the card. */
const ORDERED = new Set(['H-262', 'H-263', 'H-265', 'H-269']);
/** The rules by which what was played is carried out: what it says is what is asked about. */
const CARRIED_OUT = new Set(['H-150', 'H-151', 'H-153', 'H-182', 'H-234', 'H-300']);
/** What asks of itself, without being played: an upgrade from the bag, a gift. */
const ASKS: Record<string, string> = { gather: 'confluence', drag: 'confluence', march: 'levi' };
/** What was played last in this turn: a card, or a tile. */
function played(log: readonly Event[]): string {
  const read = log.findLast((event) => ['CardPlayed', 'TileUsed', 'JarBroken', 'RoundBegan'].includes(event.type));
  return read?.type === 'CardPlayed' ? read.card : read?.type === 'TileUsed' ? read.tile : '';
}

/** What to read before answering: the orders of the solo card that an automaton carries out, the card that asks, or what the thing does that is placed. */
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

/** What a part of the card says that is carried out, of so many parts; empty where its text does not tell them apart. */
export function partText(part: number, parts: number, view: View, log: readonly Event[], words: GameWords): string {
  const says = view.texts[played(log)] ?? [];
  const sides = choiceIn(says);
  const sentences = sides ? sides[part - 1] : says.length === parts ? says.slice(part - 1, part) : [];
  return (sentences ?? []).map((one) => capital(words.sentence(one))).join(' ');
}

/** The sides of a choice within a text. */
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
