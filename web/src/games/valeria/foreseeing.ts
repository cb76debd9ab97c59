import type { Foreseeing } from '../../lib/table/room';
import { capital } from '../../lib/words/rich';
import type { Event, View } from './contract';

/** The card that an option names last: what it says is worth reading. */
const named = (view: View, way: string[]): string | undefined => way.flatMap((segment) => segment.split('+')).findLast((part) => part in view.cards);

/** What a player has on the board, and the points that everybody can count. */
export const foreseeing: Foreseeing<View, Event> = {
  counts(view, seat) {
    const one = view.players[seat];
    return { 'tally-gold': one?.gold ?? 0, 'tally-strength': one?.strength ?? 0, 'tally-magic': one?.magic ?? 0, 'tally-points': one?.points ?? 0 };
  },
  /** An option that names no card does what the card says that asks. */
  effect(view, way, words, about) {
    const face = view.cards[named(view, way) ?? String(about['card'] ?? '')];
    if (!face) return '';
    const pays = face.odds ? [words.say('odds', { n: Math.round(face.odds * 100) })] : [];
    const at = (line: string): string => (words.has(`at-${line}`) ? `${words.say(`at-${line}`, { n: face.number ?? 0 })}: ` : '');
    return [...face.lines.map((line) => at(line.at) + (at(line.at) ? words.sentence(line.says) : capital(words.sentence(line.says)))), ...pays].join(' · ');
  },
};
