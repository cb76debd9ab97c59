import build from 'icon:elven-castle';
import castleFall from 'icon:castle-ruins';
import coins from 'icon:coins';
import crossed from 'icon:crossed-swords';
import dice from 'icon:rolling-dices';
import figure from 'icon:character';
import glass from 'icon:sands-of-time';
import lantern from 'icon:old-lantern';
import laurels from 'icon:laurels';
import lord from 'icon:overlord-helm';
import monster from 'icon:goblin-head';
import hand from 'icon:robber-hand';

import type { Event, Json } from '../../lib/api/types';
import type { Asked, Room } from '../../lib/table/room';
import { FIGURES } from './art';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Facts from './Facts.svelte';
import Finale from './Finale.svelte';
import Mark from './Mark.svelte';
import Piece from './Piece.svelte';
import Progress from './Progress.svelte';
import { staging } from './staging';
import type { ValeriaView } from './view';

const ICONS: Record<string, string> = {
  TableLaid: build, DukeKept: laurels, TurnBegan: lantern, DiceRolled: dice, DieChanged: dice, EventStruck: monster, TokenPut: coins, Lost: coins, Traded: coins, Stolen: hand,
  ResourceGained: coins, StackExhausted: glass, HostileEventCame: monster, ColumnAttacked: crossed, DomainBuilt: build, EndTriggered: glass, GameEnded: laurels,
  DarkLordCame: lord, DarkLordWon: lord, DarkLordRevealed: lord, DarkLordScored: lord, ColumnFell: castleFall, Scored: laurels, DukeRevealed: laurels,
};

const see = (view: Json): ValeriaView => view as unknown as ValeriaView;

/** The rule that explains a question. */
const RULES: Record<string, string> = {
  duke: 'V-19', dice: 'V-25', order: 'V-22', token: 'V-112', income: 'V-33', trade: 'V-34', steal: 'V-75', act: 'V-40', reward: 'V-48', citizen: 'V-57', slay: 'V-88', seize: 'V-85',
  'return-citizen': 'V-83', 'return-monster': 'V-84', attack: 'V-103',
};

/** An event is drawn with the figure of its card, where it has one. */
function picture(event: Event): string {
  const card = [event['monster'], event['citizen'], event['domain'], event['card']].find((ref) => typeof ref === 'string' && ref in FIGURES);
  return (typeof card === 'string' ? FIGURES[card] : undefined) ?? ICONS[event.type] ?? figure;
}

function subject(asked: Asked): string | null {
  const about = asked.about['card'];
  const verb = asked.path[0] ?? '';
  return asked.path.find((segment) => segment in FIGURES) ?? (typeof about === 'string' ? about : null) ?? (PAID.has(verb) || verb === 'gain' ? verb : null);
}

/** Actions that are paid for. */
const PAID = new Set(['slay', 'recruit', 'build']);
const isPaying = (asked: Asked): boolean => asked.path.length > 1 && PAID.has(asked.path[0] ?? '');

const room: Room = {
  staging: staging as unknown as Room['staging'],
  Board,
  Facts,
  Progress,
  Finale,
  Choices,
  Mark,
  Piece,
  icon: picture,

  chapter(events, at): ReturnType<Room['chapter']> {
    const event = events[at];
    if (event?.type === 'TurnBegan') return { id: 'chapter-turn', args: { name: String(event['seat']), turn: Number(event['turn']) }, instead: event['resting'] === null };
    if (event?.type === 'DukeRevealed' && events[at - 1]?.type !== 'Scored') return { id: 'chapter-scoring', args: {} };
    return null;
  },

  seal(_view, asked) {
    return { mark: asked && subject(asked), colour: '#24507a', rule: asked && isPaying(asked) ? 'V-44' : (RULES[asked?.prompt ?? ''] ?? 'V-21') };
  },

  question(_view, _options, words, asked) {
    if (asked.path.length === 0) return words.say(`prompt-${asked.prompt}`, asked.about);
    return words.say(isPaying(asked) ? 'question-pay' : 'question-which', { what: words.option(asked.path.join('/')) });
  },

  aside: (view, seat) => see(view).phase === 'setup' || see(view).active !== seat,
  sort: (refs) => refs,
  note: () => null,
};

export default room;
