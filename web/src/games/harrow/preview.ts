import type { RoomPreview } from '../../lib/table/room';
import type { GameWords } from '../../lib/words/game';
import { type AttackForecast, percent } from './attacks';
import type { Event, View } from './contract';
import { factionAt } from './sides';
import { textOf } from './texts';

/** Deeds of one question alone: what it is about says also what they do. */
const ALONE = new Set([
  'birth',
  'collect',
  'deck',
  'figures',
  'grid',
  'hide',
  'post',
  'search',
  'start',
  'station',
  'store',
  'swap',
  'take-offer',
]);
/** What a deed does whose option names a thing or nothing at all. */
function deed(words: GameWords, verb: string): string {
  if (words.has(`does-${verb}`)) return words.say(`does-${verb}`);
  return ALONE.has(verb) && words.has(`note-${verb}`) ? words.say(`note-${verb}`) : '';
}

/** Points, and all else in words: cubes belong to several sides. Before the tree its odds are told. */
export const preview: RoomPreview<View, Event> = {
  counts: (view, seat) => ({ 'tally-points': view.sides[factionAt(view, seat)]?.vp ?? 0 }),
  includes: () => true,
  /** Whom an attack goes against is not what is read. */
  effect: (view, way, words) =>
    way[0] === 'attack' ? '' : textOf(words, view, way.at(-1) ?? '') || deed(words, way[0] ?? ''),
  odds(forecast, _view, words) {
    const { left, inside, fits } = forecast as { left?: number; inside?: number; fits?: number };
    if (inside !== undefined) return [words.say('odds-arrow', { n: inside, all: left ?? 0 })];
    if (left !== undefined) return [fits ? words.say('odds-guess', { n: left }) : words.say('odds-guess-not')];
    const { win, price, flames, clash, lose } = forecast as unknown as Partial<AttackForecast>;
    if (win === undefined) return [];
    const risk = clash && (lose ?? 0) > 0 ? [words.say('attack-clash')] : [];
    return [
      words.say('odds-attack', { percent: percent(win) }),
      words.say(flames ? 'attack-flame' : 'attack-price', { n: price ?? 1 }),
      ...risk,
    ];
  },
};
