import type { RoomPreview } from '../../lib/table/room';
import type { GameWords } from '../../lib/words/game';
import { type AttackForecast, percent } from './attacks';
import type { Event, View } from './contract';
import { factionAt } from './sides';
import { textOf } from './texts';

/** Verbs that occur in one question only, so that the question's note also explains them. */
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
/** What an action does whose option names no card. */
function deed(words: GameWords, verb: string): string {
  if (words.has(`does-${verb}`)) return words.say(`does-${verb}`);
  return ALONE.has(verb) && words.has(`note-${verb}`) ? words.say(`note-${verb}`) : '';
}

/** Previews points as numbers and everything else in words, and the odds of the tree. */
export const preview: RoomPreview<View, Event> = {
  counts: (view, seat) => ({ 'tally-points': view.sides[factionAt(view, seat)]?.vp ?? 0 }),
  includes: () => true,
  /** An attack is not explained by the faction that its option names last. */
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
