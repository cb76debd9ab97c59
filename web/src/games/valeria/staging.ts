import build from 'icon:elven-castle';
import castleFall from 'icon:castle-ruins';
import coinsIcon from 'icon:coins';
import crossed from 'icon:crossed-swords';
import diceIcon from 'icon:rolling-dices';
import glass from 'icon:sands-of-time';
import hand from 'icon:robber-hand';
import lantern from 'icon:old-lantern';
import laurels from 'icon:laurels';
import lordIcon from 'icon:overlord-helm';
import monsterIcon from 'icon:goblin-head';

import { seatOf, type SeatRef } from '../../lib/table/contract';
import type { Move } from '../../lib/table/room';
import { stage } from '../../lib/table/staging';
import { parse } from './amounts';
import { count, cover, held, lift, player, putBack, settle, slotOf, token, turnUp } from './view-updates';
import type { Events, View } from './contract';
import { setFaces } from './faces';

/* ------------------------------------------------------------ where things lie */

const without = (cards: string[], card: string): string[] => cards.toSpliced(cards.lastIndexOf(card), 1);
const gain = (view: View, { seat, what }: { seat: SeatRef; what: string }): View => count(view, seatOf(seat), what);
const pay = (view: View, { seat, paid }: { seat: SeatRef; paid: string }): View => count(view, seatOf(seat), paid, -1);
const worth = (view: View, card: string): number => view.cards[card]?.vp ?? 0;
const slain = (view: View, who: SeatRef, card: string): View =>
  player(view, seatOf(who), (one) => ({
    ...one,
    monsters: [...one.monsters, card],
    points: one.points + worth(view, card),
  }));
const trophyLeaves = (view: View, who: SeatRef, card: string): View =>
  player(view, seatOf(who), (one) => ({
    ...one,
    monsters: without(one.monsters, card),
    points: one.points - worth(view, card),
  }));
const rolled = (view: View, first: number, second: number): View => ({
  ...view,
  dice: [first, second],
  values: [first, second, first + second],
  changes: [],
});

function changed(view: View, die: number, value: number): View {
  const [first, second] = view.dice ?? [1, 1];
  return die === 1 ? rolled(view, value, second) : rolled(view, first, value);
}

/* ------------------------------------------------------------ what flies */

const home = (view: View, who: SeatRef, card: string): string => {
  const face = view.cards[card];
  if (face?.kind === 'domain') return `domains:${seatOf(who)}`;
  return face?.numbers ? `group:${seatOf(who)}:${face.numbers.join('-')}` : `monsters:${seatOf(who)}`;
};

/** Coins fly from the paying card to the counters of the board. */
function coins(from: string, who: SeatRef, what: string): Move[] {
  return (parse(what) ?? []).map(({ track, n }) => ({
    from,
    to: `track:${seatOf(who)}:${track}`,
    before: `${track}-${n}`,
    after: `${track}-${n}`,
  }));
}

const ofCard = (view: View, { seat, card, what }: { seat: SeatRef; card: string; what: string }): Move[] =>
  coins(home(view, seat, card), seat, what);
const flight = (from: string, to: string, card: string): Move[] => [{ from, to, before: card, after: card }];

/** A card of the centre flies; its picture is taken from the cards of the view. */
function fromSlot(view: View, card: string, to: string): Move[] {
  setFaces(view.cards);
  return flight(`slot:${slotOf(view, card)}`, to, card);
}

export const staging = stage<View, Events>({
  /* the table and the turns */
  TableLaid: { icon: build },
  DukeKept: { icon: laurels },
  DarkLordCame: { icon: lordIcon },
  TurnBegan: {
    weight: 0,
    icon: lantern,
    beat: 250,
    advance: (view, { seat, turn, resting }) => ({
      ...view,
      phase: 'roll',
      turn,
      active: seatOf(seat),
      used: [],
      changes: [],
      resting: resting === null ? null : seatOf(resting),
      actions: { ...view.actions, now: 0 },
    }),
  },
  DiceRolled: {
    weight: 50,
    icon: diceIcon,
    beat: 1000,
    sound: 'wood',
    advance: (view, { first, second }) => rolled(view, first, second),
  },
  DieChanged: {
    weight: 100,
    icon: diceIcon,
    beat: 700,
    sound: 'wood',
    advance: (view, event) => ({
      ...pay(changed(view, event.die, event.value), event),
      used: [...view.used, event.domain],
    }),
  },

  /* hostile events */
  EventStruck: { icon: monsterIcon, beat: 500 },
  TokenPut: {
    icon: coinsIcon,
    advance: (view, event) => token(view, event.target, event.token),
    moves: (view, event) => flight('supply', `slot:${slotOf(view, event.target)}`, event.token),
  },
  Lost: {
    icon: coinsIcon,
    beat: 80,
    flows: true,
    advance: (view, { seat, what }) => count(view, seatOf(seat), what, -1),
  },

  /* income */
  Earned: {
    beat: 80,
    sound: 'felt',
    flows: true,
    moves: ofCard,
    advance: (view, event) => ({ ...gain(view, event), phase: view.phase === 'roll' ? 'income' : view.phase }),
  },
  Traded: {
    icon: coinsIcon,
    beat: 80,
    sound: 'felt',
    flows: true,
    moves: ofCard,
    advance: (view, event) => gain(pay(view, event), event),
  },
  Stolen: {
    weight: 1500,
    icon: hand,
    moves: (_view, { seat, victim, what }) =>
      coins(victim === null ? 'supply' : `track:${seatOf(victim)}:${parse(what)?.[0]?.track ?? 'gold'}`, seat, what),
    advance: (view, event) =>
      gain(event.victim === null ? view : count(view, seatOf(event.victim), event.what, -1), event),
  },

  /* actions */
  MonsterSlain: {
    weight: 3000,
    beat: 120,
    sound: 'paper',
    moves: (view, { seat, monster }) => fromSlot(view, monster, `monsters:${seatOf(seat)}`),
    advance: (view, event) => slain(lift(pay(view, event), event.monster), event.seat, event.monster),
  },
  CitizenRecruited: {
    weight: 2600,
    sound: 'paper',
    moves: (view, { seat, citizen }) => fromSlot(view, citizen, home(view, seat, citizen)),
    advance: (view, event) => settle(lift(pay(view, event), event.citizen), seatOf(event.seat), event.citizen, 1),
  },
  DomainBuilt: {
    weight: 2800,
    icon: build,
    sound: 'paper',
    moves: (view, { seat, domain }) => fromSlot(view, domain, `domains:${seatOf(seat)}`),
    advance: (view, event) =>
      player(lift(pay(view, event), event.domain), seatOf(event.seat), (one) => ({
        ...one,
        domains: [...one.domains, event.domain],
        points: one.points + worth(view, event.domain),
      })),
  },
  ResourceGained: {
    icon: coinsIcon,
    beat: 100,
    sound: 'felt',
    flows: true,
    advance: gain,
    moves: (_view, { seat, what }) => coins('supply', seat, what),
  },
  Gained: { beat: 120, flows: true, advance: gain, moves: ofCard },
  TokensGained: {
    flows: true,
    advance: gain,
    moves: (_view, { seat, what }) => coins(`monsters:${seatOf(seat)}`, seat, what),
  },
  CitizenGained: {
    weight: 2400,
    sound: 'paper',
    moves: (view, { seat, citizen }) => fromSlot(view, citizen, home(view, seat, citizen)),
    advance: (view, { seat, citizen }) => settle(lift(view, citizen), seatOf(seat), citizen, 1),
  },
  CitizenReturned: { advance: (view, { seat, citizen }) => putBack(settle(view, seatOf(seat), citizen, -1), citizen) },
  MonsterReturned: { advance: (view, { seat, monster }) => putBack(trophyLeaves(view, seat, monster), monster) },
  MonsterTaken: {
    weight: 2400,
    moves: (view, { seat, victim, monster }) =>
      victim === null
        ? fromSlot(view, monster, `monsters:${seatOf(seat)}`)
        : flight(`monsters:${seatOf(victim)}`, `monsters:${seatOf(seat)}`, monster),
    advance: (view, { seat, victim, monster }) =>
      slain(victim === null ? lift(view, monster) : trophyLeaves(view, victim, monster), seat, monster),
  },

  /* stacks */
  DomainRevealed: { beat: 350, advance: (view, { slot, domain }) => turnUp(view, slot, domain) },
  CitizenRevealed: { beat: 350, advance: (view, { slot, citizen }) => turnUp(view, slot, citizen) },
  StackExhausted: {
    icon: glass,
    beat: 400,
    sound: 'felt',
    advance: (view, event) => cover(view, event.slot, 'exhausted', event.count),
  },
  HostileEventCame: {
    icon: monsterIcon,
    beat: 900,
    advance: (view, event) => cover(view, event.slot, event.card, event.count),
  },

  /* the Dark Lord */
  ColumnAttacked: {
    icon: crossed,
    beat: 500,
    advance: (view, { column }) =>
      view.lord ? { ...view, phase: 'monsters', lord: { ...view.lord, columns: [column] } } : view,
  },
  CitizenCaptured: {
    beat: 200,
    sound: 'paper',
    moves: (view, { citizen }) => fromSlot(view, citizen, 'lord'),
    advance: (view, { citizen }) => ({
      ...lift(view, citizen),
      lord: view.lord && { ...view.lord, citizens: held(view.lord.citizens, citizen, 1) },
    }),
  },
  DomainCaptured: {
    beat: 200,
    moves: (view, { domain }) => fromSlot(view, domain, 'lord'),
    advance: (view, { domain }) => ({
      ...lift(view, domain),
      lord: view.lord && { ...view.lord, domains: [...view.lord.domains, domain] },
    }),
  },
  ColumnFell: { icon: castleFall, beat: 1200 },

  /* the end */
  EndTriggered: { icon: glass, beat: 2600, sound: 'wax' },
  DukeRevealed: { icon: laurels },
  DarkLordRevealed: { icon: lordIcon },
  Scored: { icon: laurels },
  DarkLordScored: { icon: lordIcon },
  GameEnded: { icon: laurels, beat: 600, sound: 'wax' },
  DarkLordWon: { icon: lordIcon, beat: 600, sound: 'wax' },
});
