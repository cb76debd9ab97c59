import type { Json } from '../../lib/api/types';
import type { RoomPreview } from '../../lib/table/room';
import { seatOf, type SeatRef } from '../../lib/table/contract';
import type { GameWords } from '../../lib/words/game';
import { capital } from '../../lib/words/rich';
import { parse } from './amounts';
import { activated } from './odds';
import type { Event, Face, Held, View } from './contract';

/** The card that an option names last, whose text is shown. */
const named = (view: View, way: string[]): string | undefined =>
  way.flatMap((segment) => segment.split('+')).findLast((part) => part in view.cards);

/** The names of the cards, equal names counted together. */
function row(cards: readonly Held[], words: GameWords): string {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) counts.set(words.name(card), (counts.get(words.name(card)) ?? 0) + count);
  return [...counts]
    .map(([name, count]) => (count > 1 ? words.say('foresee-copies', { name, count }) : name))
    .join(', ');
}

/** Joins texts with a dot between them, except after a full sentence. */
const joined = (parts: string[]): string => parts.join(' · ').replaceAll('. · ', '. ');

/** Which cards the dice pay as they are, or as the option changes them. */
function paid(view: View, way: string[], words: GameWords): string[] {
  const change = view.changes.find((one) => one.key === way.join('/'));
  if (!view.dice || (!change && way[0] !== 'announce')) return [];
  const [a, b] = view.dice;
  const dice: [number, number] = !change ? [a, b] : way.at(-1) === 'die-1' ? [change.after, b] : [a, change.after];
  const mine = view.players[view.seat ?? view.active];
  const others = view.players
    .filter((player) => player !== mine && player.seat !== view.resting)
    .flatMap((player) => activated(player, dice));
  const own = mine
    ? [words.say('foresee-pays', { a: dice[0], b: dice[1], cards: row(activated(mine, dice), words) })]
    : [];
  return view.solo
    ? own
    : [...own, words.say('foresee-pays-others', { count: others.reduce((sum, held) => sum + held.count, 0) })];
}

/** The cards from which chance draws one. */
function drawn(view: View, [verb, from]: string[], words: GameWords): string[] {
  const victim = verb === 'seize' && from ? view.players[seatOf(from as SeatRef)] : undefined;
  return victim
    ? [
        words.say('foresee-seize', {
          cards: row(
            victim.monsters.map((card) => ({ card, count: 1 })),
            words,
          ),
        }),
      ]
    : [];
}

/** What a token on a monster brings the player who slays it. */
function laid(verb: string | undefined, token: Json | undefined, words: GameWords): string[] {
  if (verb !== 'put' || typeof token !== 'string') return [];
  return [words.say(parse(token)?.[0]?.track === 'gold' ? 'foresee-put-gold' : 'foresee-put-price', { token })];
}

/** The side of a card of your own that pays now. */
function sides(face: Face, card: string, view: View): Face['lines'] {
  const side = view.players[view.seat ?? -1]?.pays.find((pay) => pay.card === card)?.side;
  const only = view.phase === 'income' ? face.lines.filter((line) => line.at === side) : [];
  return only.length > 0 ? only : face.lines;
}

/** The resources of a player and the points that are public. */
export const preview: RoomPreview<View, Event> = {
  counts(view, seat) {
    const one = view.players[seat];
    return {
      'tally-gold': one?.gold ?? 0,
      'tally-strength': one?.strength ?? 0,
      'tally-magic': one?.magic ?? 0,
      'tally-points': one?.points ?? 0,
    };
  },
  /** An option that names no card is explained by the card that asks. */
  effect(view, way, words, about) {
    const more = [...paid(view, way, words), ...drawn(view, way, words), ...laid(way[0], about['token'], words)];
    const card = named(view, way) ?? String(about['card'] ?? '');
    const face = view.cards[card];
    if (!face) return joined(more);
    const own = card === about['card'] || way[0] === 'trade';
    const pays = face.odds && !own ? [words.say('odds', { n: Math.round(face.odds * 100) })] : [];
    const captured = way[0] === 'attack' ? [words.say('foresee-attack')] : [];
    const at = (line: string): string =>
      words.has(`at-${line}`) ? `${words.say(`at-${line}`, { n: face.number ?? 0 })}: ` : '';
    return joined([
      ...sides(face, card, view).map(
        (line) => at(line.at) + (at(line.at) ? words.sentence(line.says) : capital(words.sentence(line.says))),
      ),
      ...pays,
      ...captured,
      ...more,
    ]);
  },
};
