import type { Foreseeing } from '../../lib/table/room';
import { type Odds, percent } from './aiming';
import type { Event, View } from './contract';
import { factionAt } from './sides';
import { textOf } from './speaking';

/** Points, and all else in words: cubes belong to several sides. Before the tree its odds are told. */
export const foreseeing: Foreseeing<View, Event> = {
  counts: (view, seat) => ({ 'tally-points': view.sides[factionAt(view, seat)]?.vp ?? 0 }),
  tells: () => true,
  /** Whom an attack goes against is not what is read. */
  effect: (view, way, words) => (way[0] === 'attack' ? '' : textOf(words, view, way.at(-1) ?? '')),
  odds(told, _view, words) {
    const { win, price, flames, clash, lose } = told as unknown as Partial<Odds>;
    if (win === undefined) return [];
    const risk = clash && (lose ?? 0) > 0 ? [words.say('attack-clash')] : [];
    return [words.say('odds-attack', { percent: percent(win) }), words.say(flames ? 'attack-flame' : 'attack-price', { n: price ?? 1 }), ...risk];
  },
};
