import swords from 'icon:crossed-swords';

import type { AskedOf } from '../../lib/table/contract';
import { asRoom } from '../../lib/table/room';
import { factionLook } from './art';
import Board from './Board.svelte';
import { choiceRewards } from './choice-rewards';
import Choices from './Choices.svelte';
import type { Event, Questions, View } from './contract';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import { preview } from './preview';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import { palette } from './palette';
import Progress from './Progress.svelte';
import { rewardName } from './texts';
import { staging } from './staging';
import { ROMAN } from './things';

/** The heading of the log before this event: a tea party, a war, a battle, or what follows a war. */
function chapter(events: Event[], at: number): { id: string; args: Record<string, number | string> } | null {
  const event = events[at];
  if (event?.type === 'TeaServed') return { id: 'chapter-tea', args: { round: ROMAN[event.round] ?? '' } };
  if (event?.type === 'WarBegan') return { id: 'chapter-war', args: { round: ROMAN[event.round] ?? '' } };
  if (event?.type === 'BattleBegan') return { id: 'chapter-battle', args: { region: event.region } };
  if (event?.type === 'Uncontested') return { id: 'chapter-uncontested', args: { region: event.region } };
  if (event?.type === 'WarEnded') return { id: 'chapter-war-ended', args: { round: ROMAN[event.round] ?? '' } };
  return null;
}

export default asRoom<View, Event, AskedOf<Questions>>({
  staging,
  palette,
  night: true,
  part: (events, at) =>
    events[at]?.type === 'TeaServed' || events[at]?.type === 'WarBegan' ? chapter(events, at) : null,
  scores: (view) => view.players.map((player) => player.vp),
  turn: (view) => (view.phase === 'war' ? `${view.round}/${view.battle?.region}` : `${view.round}/${view.turn}`),
  Board,
  Facts,
  Progress,
  Finale,
  Mark,
  Piece,
  Choices,
  chapter,
  icon: (event) => staging.icon(event) ?? swords,

  seal(view) {
    const mine = view.players[view.seat ?? 0]?.faction.ref ?? '';
    return { mark: mine === 'nobody' ? null : mine, colour: factionLook(mine).colour, rule: 'W-23' };
  },

  question(_view, _options, words, asked) {
    const prompt = words.say(`prompt-${asked.prompt}`, asked.about);
    if (asked.path[0] === 'forge' && asked.path[1]) return words.say('question-track', { chip: asked.path[1] });
    const next =
      asked.path.length > 1 ? words.say('question-chosen', { what: words.name(asked.path.at(-1) ?? '') }) : '';
    return next ? `${prompt} ${next}` : prompt;
  },

  aside(view, seat) {
    return view.phase === 'war' || (view.phase === 'tea' && view.turn !== seat);
  },

  goal: (view, seat, words) => words.say('goal', { round: view.round, points: view.players[seat]?.vp ?? 0 }),

  preview,

  sort: (refs) => refs,

  note(view, seat, ref, words) {
    const player = view.players[seat];
    const gains = choiceRewards(player, [ref === 'top' || ref === 'bottom' ? 'half' : '', ref]);
    if (gains.length) return gains.map((gain) => rewardName(words, gain)).join(', ');
    const n = view.stock[ref];
    return n !== undefined && view.phase === 'tea' ? words.say('note-stock', { n }) : null;
  },
});
