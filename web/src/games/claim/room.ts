import draw from 'icon:card-draw';
import cardPlay from 'icon:card-play';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import skull from 'icon:death-skull';
import leave from 'icon:return-arrow';
import friends from 'icon:three-friends';
import wax from 'icon:wax-seal';

import type { Event, Json } from '../../lib/api/types';
import type { Room } from '../../lib/table/room';
import { LOOKS } from './art';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Finale from './Finale.svelte';
import Progress from './Progress.svelte';
import Sigil from './Sigil.svelte';
import { staging } from './staging';
import { type ClaimView, factionOf, grouped, inOrder } from './view';
import Votes from './Votes.svelte';

const ICONS: Record<string, string> = {
  Dealt: draw, PrizeRevealed: crown, CardPlayed: cardPlay, TrickWon: swords, PrizeWon: crown, FollowerDrawn: draw,
  CardsScored: skull, CardsLeft: leave, PhaseTwoBegan: friends, Voted: wax, GameEnded: wax,
};

const TRICKS = 13;
const see = (view: Json): ClaimView => view as unknown as ClaimView;

/** Cards come two by two: the first of a pair opens a trick. */
function chapter(events: Event[], at: number): { id: string; args: Record<string, number> } | null {
  const event = events[at];
  const before = events.slice(0, at);
  const since = before.slice(before.findLastIndex((one) => one.type === 'Dealt') + 1);
  const played = since.filter((one) => one.type === 'CardPlayed').length;
  const trick = (Math.floor(played / 2) % TRICKS) + 1;
  if (event?.type === 'PrizeRevealed') return { id: 'chapter-trick', args: { trick } };
  if (event?.type === 'PhaseTwoBegan') return { id: 'chapter-phase-2', args: {} };
  if (event?.type === 'CardPlayed' && played >= 2 * TRICKS && played % 2 === 0) return { id: 'chapter-trick', args: { trick } };
  if (event?.type === 'Voted' && before.at(-1)?.type !== 'Voted') return { id: 'chapter-votes', args: {} };
  return null;
}

const room: Room = {
  staging: staging as unknown as Room['staging'],
  Board,
  Facts: Votes,
  Progress,
  Finale,
  Mark: Sigil,
  Piece: Card,
  chapter,
  icon: (event) => ICONS[event.type] ?? cardPlay,

  seal(view) {
    const led = factionOf(see(view).played[0]?.card ?? '');
    return { mark: led, colour: led ? LOOKS[led].colour : '#a8322f', rule: led === 'doppelgangers' ? 'C-15' : led ? 'C-7' : 'C-6' };
  },

  question(view, options, words) {
    const led = factionOf(see(view).played[0]?.card ?? '');
    if (!led) return words.say('question-lead');
    const factions = options.map((key) => factionOf(key.slice(key.indexOf('/') + 1)));
    if (!factions.includes(led)) return words.say('question-free');
    return words.say(`question-follow-${led}`, { wild: factions.includes('doppelgangers') ? 'yes' : 'no' });
  },

  sort: inOrder,

  note(view, seat, ref, words) {
    const hand = see(view).hands[seat];
    const copies = Array.isArray(hand) ? grouped(hand).find((one) => one.card === ref)?.copies : undefined;
    return copies && copies > 1 ? words.say('note-copies', { count: copies }) : null;
  },
};

export default room;
