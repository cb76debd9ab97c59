import cardPlay from 'icon:card-play';

import type { AskedOf } from '../../lib/table/contract';
import { asRoom } from '../../lib/table/room';
import { LOOKS } from './art';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { factionOf, grouped, inOrder } from './cards';
import type { Event, Questions, View } from './contract';
import Finale from './Finale.svelte';
import { preview } from './preview';
import Progress from './Progress.svelte';
import Sigil from './Sigil.svelte';
import { palette } from './palette';
import { staging } from './staging';
import Votes from './Votes.svelte';

const TRICKS = 13;

/** The heading of the log before this event: a trick begins with every second card. */
function chapter(events: Event[], at: number): { id: string; args: Record<string, number> } | null {
  const event = events[at];
  const before = events.slice(0, at);
  const since = before.slice(before.findLastIndex((one) => one.type === 'Dealt') + 1);
  const played = since.filter((one) => one.type === 'CardPlayed').length;
  const trick = (Math.floor(played / 2) % TRICKS) + 1;
  if (event?.type === 'PrizeRevealed') return { id: 'chapter-trick', args: { trick } };
  if (event?.type === 'PhaseTwoBegan') return { id: 'chapter-phase-2', args: {} };
  if (event?.type === 'CardPlayed' && played >= 2 * TRICKS && played % 2 === 0)
    return { id: 'chapter-trick', args: { trick } };
  if (event?.type === 'Voted' && before.at(-1)?.type !== 'Voted') return { id: 'chapter-votes', args: {} };
  return null;
}

export default asRoom<View, Event, AskedOf<Questions>>({
  staging,
  palette,
  turn: (view) => `${view.phase}/${view.trick}`,
  Board,
  Facts: Votes,
  Progress,
  Finale,
  Mark: Sigil,
  Piece: Card,
  chapter,
  part(events, at) {
    const event = events[at];
    if (event?.type === 'Dealt' && event.game > 1) return { id: 'chapter-game', args: { game: event.game } };
    const heading = chapter(events, at);
    return heading?.id === 'chapter-trick' ? null : heading;
  },
  scores: (view) => [0, 1].map((seat) => view.votes.filter((vote) => vote.holder === seat).length),
  preview,
  icon: (event) => staging.icon(event) ?? cardPlay,

  seal(view) {
    const led = factionOf(view.played[0]?.card ?? '');
    return {
      mark: led,
      colour: led ? LOOKS[led].colour : '#a8322f',
      rule: led === 'doppelgangers' ? 'C-15' : led ? 'C-7' : 'C-6',
    };
  },

  question(view, options, words) {
    const led = factionOf(view.played[0]?.card ?? '');
    if (!led) return words.say('question-lead');
    const factions = options.map((key) => factionOf(key.slice(key.indexOf('/') + 1)));
    if (!factions.includes(led)) return words.say('question-free');
    return words.say(`question-follow-${led}`, { wild: factions.includes('doppelgangers') ? 'yes' : 'no' });
  },

  goal(view, seat, words) {
    const held = (who: number): number => view.votes.filter((vote) => vote.holder === who).length;
    return words.say('goal', { mine: held(seat), theirs: held(1 - seat) });
  },

  sort: inOrder,

  note(view, seat, ref, words) {
    const hand = view.hands[seat];
    const copies = Array.isArray(hand) ? grouped(hand).find((one) => one.card === ref)?.copies : undefined;
    return copies && copies > 1 ? words.say('note-copies', { count: copies }) : null;
  },
});
