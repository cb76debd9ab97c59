import figure from 'icon:character';

import type { AskedOf } from '../../lib/table/contract';
import { asRoom } from '../../lib/table/room';
import { FIGURES } from './art';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import type { Event, Questions, View } from './contract';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import { preview } from './preview';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import { palette } from './palette';
import Progress from './Progress.svelte';
import { staging } from './staging';

type Asked = AskedOf<Questions>;

/** The icon of an event: the figure of its card, if it names one. */
function picture(event: Event): string {
  const about: Record<string, unknown> = { ...event };
  const card = ['monster', 'citizen', 'domain', 'card']
    .map((field) => about[field])
    .find((ref) => typeof ref === 'string' && ref in FIGURES);
  return (typeof card === 'string' ? FIGURES[card] : undefined) ?? staging.icon(event) ?? figure;
}

/** Actions that ask for a payment after the card is chosen. */
const PAID = new Set(['slay', 'recruit', 'build']);
const isPaying = (asked: Asked): boolean => asked.path.length > 1 && PAID.has(asked.path[0] ?? '');

function subject(asked: Asked): string | null {
  const verb = asked.path[0] ?? '';
  const source = 'card' in asked.about ? asked.about.card : null;
  return (
    asked.path.find((segment) => segment in FIGURES) ?? source ?? (PAID.has(verb) || verb === 'gain' ? verb : null)
  );
}

export default asRoom<View, Event, Asked>({
  staging,
  palette,
  turn: (view) => String(view.turn),
  Board,
  Facts,
  Progress,
  Finale,
  Choices,
  Mark,
  Piece,
  icon: picture,
  preview,

  chapter(events, at): { id: string; args: Record<string, number | string>; instead?: boolean } | null {
    const event = events[at];
    if (event?.type === 'TurnBegan')
      return { id: 'chapter-turn', args: { name: event.seat, turn: event.turn }, instead: event.resting === null };
    if (event?.type === 'DukeRevealed' && events[at - 1]?.type !== 'Scored') return { id: 'chapter-scoring', args: {} };
    return null;
  },

  part(events, at) {
    const event = events[at];
    if (event?.type === 'EndTriggered') return { id: 'part-ending', args: {} };
    return event?.type === 'DukeRevealed' && events[at - 1]?.type !== 'Scored'
      ? { id: 'chapter-scoring', args: {} }
      : null;
  },

  scores: (view) => view.players.map((player) => player.points),

  seal: (_view, asked) => ({ mark: asked && subject(asked), colour: '#24507a', rule: 'V-21' }),

  question(_view, _options, words, asked) {
    if (asked.path.length === 0) return words.say(`prompt-${asked.prompt}`, { ...asked.about });
    if (isPaying(asked)) return words.say('question-pay', { card: asked.path[1] ?? '' });
    return words.say('question-which', { what: words.option(asked.path.join('/')) });
  },

  aside: (view, seat) => view.phase === 'setup' || view.active !== seat,
  goal(view, seat, words) {
    const { count, limit } = view.exhausted;
    return words.say(view.solo ? 'goal-solo' : 'goal', { count, limit, points: view.players[seat]?.points ?? 0 });
  },

  sort: (refs) => refs,
  note: () => null,
});
