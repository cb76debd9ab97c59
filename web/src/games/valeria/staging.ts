import type { Event } from '../../lib/api/types';
import type { Move, Staging } from '../../lib/table/room';
import { parse } from './amounts';
import { count, cover, held, lift, player, putBack, settle, slotOf, token, turnUp } from './books';
import { learn } from './faces';
import { seatOf, type ValeriaView } from './view';

const without = (cards: string[], card: string): string[] => cards.toSpliced(cards.lastIndexOf(card), 1);

type Change = (view: ValeriaView, event: Event) => ValeriaView;

const seat = (event: Event, field = 'seat'): number => seatOf(event[field]);
const ref = (event: Event, field: string): string => String(event[field]);
const gain: Change = (view, event) => count(view, seat(event), event['what']);
const slain = (view: ValeriaView, who: number, card: string): ValeriaView => player(view, who, (one) => ({ ...one, monsters: [...one.monsters, card] }));

const CHANGES: Record<string, Change> = {
  TurnBegan: (view, event) => ({
    ...view, phase: 'roll', turn: Number(event['turn']), active: seat(event), used: [], resting: event['resting'] === null ? null : seat(event, 'resting'), actions: { ...view.actions, now: 0 },
  }),
  DiceRolled: (view, event) => rolled(view, Number(event['first']), Number(event['second'])),
  DieChanged(view, event) {
    const dice: [number, number] = [...(view.dice ?? [1, 1])];
    dice[Number(event['die']) - 1] = Number(event['value']);
    return { ...count(rolled(view, ...dice), seat(event), event['paid'], -1), used: [...view.used, ref(event, 'domain')] };
  },
  TokenPut: (view, event) => token(view, ref(event, 'target'), event['token']),
  Lost: (view, event) => count(view, seat(event), event['what'], -1),
  Earned: (view, event) => ({ ...gain(view, event), phase: view.phase === 'roll' ? 'income' : view.phase }),
  Traded: (view, event) => gain(count(view, seat(event), event['paid'], -1), event),
  Stolen: (view, event) => gain(event['victim'] === null ? view : count(view, seat(event, 'victim'), event['what'], -1), event),
  ResourceGained: gain,
  Gained: gain,
  TokensGained: gain,
  MonsterSlain: (view, event) => slain(lift(count(view, seat(event), event['paid'], -1), ref(event, 'monster')), seat(event), ref(event, 'monster')),
  CitizenRecruited: (view, event) => settle(lift(count(view, seat(event), event['paid'], -1), ref(event, 'citizen')), seat(event), ref(event, 'citizen'), 1),
  CitizenGained: (view, event) => settle(lift(view, ref(event, 'citizen')), seat(event), ref(event, 'citizen'), 1),
  CitizenReturned: (view, event) => putBack(settle(view, seat(event), ref(event, 'citizen'), -1), ref(event, 'citizen')),
  DomainBuilt: (view, event) => player(lift(count(view, seat(event), event['paid'], -1), ref(event, 'domain')), seat(event), (one) => ({ ...one, domains: [...one.domains, ref(event, 'domain')] })),
  MonsterReturned: (view, event) => putBack(player(view, seat(event), (one) => ({ ...one, monsters: without(one.monsters, ref(event, 'monster')) })), ref(event, 'monster')),
  MonsterTaken(view, event) {
    const card = ref(event, 'monster');
    const left = event['victim'] === null ? lift(view, card) : player(view, seat(event, 'victim'), (one) => ({ ...one, monsters: without(one.monsters, card) }));
    return slain(left, seat(event), card);
  },
  DomainRevealed: (view, event) => turnUp(view, Number(event['slot']), ref(event, 'domain')),
  CitizenRevealed: (view, event) => turnUp(view, Number(event['slot']), ref(event, 'citizen')),
  StackExhausted: (view, event) => cover(view, Number(event['slot']), 'exhausted', Number(event['count'])),
  HostileEventCame: (view, event) => cover(view, Number(event['slot']), ref(event, 'card'), Number(event['count'])),
  ColumnAttacked: (view, event) => (view.lord ? { ...view, phase: 'monsters', lord: { ...view.lord, columns: [Number(event['column'])] } } : view),
  CitizenCaptured: (view, event) => ({ ...lift(view, ref(event, 'citizen')), lord: view.lord && { ...view.lord, citizens: held(view.lord.citizens, ref(event, 'citizen'), 1) } }),
  DomainCaptured: (view, event) => ({ ...lift(view, ref(event, 'domain')), lord: view.lord && { ...view.lord, domains: [...view.lord.domains, ref(event, 'domain')] } }),
};

function rolled(view: ValeriaView, first: number, second: number): ValeriaView {
  return { ...view, dice: [first, second], values: [first, second, first + second] };
}

/* ------------------------------------------------------------ what flies */

const home = (view: ValeriaView, who: number, card: string): string => {
  const face = view.cards[card];
  if (face?.kind === 'domain') return `domains:${who}`;
  return face?.numbers ? `group:${who}:${face.numbers.join('-')}` : `monsters:${who}`;
};

/** Coins run from the card that pays to the counters of the board. */
function coins(from: string, who: number, what: unknown): Move[] {
  return (parse(String(what)) ?? []).map(({ track, n }) => ({ from, to: `track:${who}:${track}`, before: `${track}-${n}`, after: `${track}-${n}` }));
}

const fromSlot = (view: ValeriaView, card: string, to: string): Move[] => [{ from: `slot:${slotOf(view, card)}`, to, before: card, after: card }];

function moves(view: ValeriaView, event: Event): Move[] {
  const who = seat(event);
  learn(view.cards);
  switch (event.type) {
    case 'Earned':
    case 'Traded':
    case 'Gained':
      return coins(home(view, who, ref(event, 'card')), who, event['what']);
    case 'Stolen':
      return coins(event['victim'] === null ? 'supply' : `track:${seat(event, 'victim')}:${parse(ref(event, 'what'))?.[0]?.track ?? 'gold'}`, who, event['what']);
    case 'ResourceGained':
      return coins('supply', who, event['what']);
    case 'TokensGained':
      return coins(`monsters:${who}`, who, event['what']);
    case 'TokenPut':
      return [{ from: 'supply', to: `slot:${slotOf(view, ref(event, 'target'))}`, before: ref(event, 'token'), after: ref(event, 'token') }];
    case 'MonsterSlain':
      return fromSlot(view, ref(event, 'monster'), `monsters:${who}`);
    case 'MonsterTaken':
      return event['victim'] === null ? fromSlot(view, ref(event, 'monster'), `monsters:${who}`) : [{ from: `monsters:${seat(event, 'victim')}`, to: `monsters:${who}`, before: ref(event, 'monster'), after: ref(event, 'monster') }];
    case 'CitizenRecruited':
    case 'CitizenGained':
      return fromSlot(view, ref(event, 'citizen'), home(view, who, ref(event, 'citizen')));
    case 'DomainBuilt':
      return fromSlot(view, ref(event, 'domain'), `domains:${who}`);
    case 'CitizenCaptured':
      return fromSlot(view, ref(event, 'citizen'), 'lord');
    case 'DomainCaptured':
      return fromSlot(view, ref(event, 'domain'), 'lord');
    default:
      return [];
  }
}

const BEATS: Record<string, number> = {
  TurnBegan: 250, DiceRolled: 1000, DieChanged: 700, EventStruck: 500, Lost: 80, Earned: 80, Traded: 80, Gained: 120, ResourceGained: 100, StackExhausted: 400, HostileEventCame: 900,
  ColumnAttacked: 500, CitizenCaptured: 200, DomainCaptured: 200, ColumnFell: 1200, EndTriggered: 2600, DomainRevealed: 350, CitizenRevealed: 350, GameEnded: 600, DarkLordWon: 600, MonsterSlain: 120,
};
const SOUNDS: Record<string, 'paper' | 'felt' | 'wood' | 'wax'> = {
  DiceRolled: 'wood', DieChanged: 'wood', Earned: 'felt', Traded: 'felt', MonsterSlain: 'paper', CitizenRecruited: 'paper', CitizenGained: 'paper', DomainBuilt: 'paper',
  StackExhausted: 'felt', EndTriggered: 'wax', CitizenCaptured: 'paper', ResourceGained: 'felt', GameEnded: 'wax', DarkLordWon: 'wax',
};
const FLOWING = new Set(['Earned', 'Traded', 'Gained', 'Lost', 'ResourceGained', 'TokensGained']);

export const staging: Staging<ValeriaView> = {
  advance: (view, event) => CHANGES[event.type]?.(view, event) ?? view,
  moves,
  beat: (event) => BEATS[event.type] ?? 0,
  sound: (event) => SOUNDS[event.type] ?? null,
  flows: (event) => FLOWING.has(event.type),
};
