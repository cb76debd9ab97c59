import draw from 'icon:card-draw';
import cardPlay from 'icon:card-play';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import skull from 'icon:death-skull';
import leave from 'icon:return-arrow';
import friends from 'icon:three-friends';
import wax from 'icon:wax-seal';

import { seatOf } from '../../lib/table/contract';
import { stage } from '../../lib/table/staging';
import { inOrder, size } from './cards';
import type { Events, View } from './contract';

const change = <T>(list: T[], at: number, how: (one: T) => T): T[] => list.map((one, i) => (i === at ? how(one) : one));
const without = (cards: string[], card: string): string[] => cards.toSpliced(cards.indexOf(card), 1);

function play(view: View, seat: number, card: string): View {
  const hands = change(view.hands, seat, (hand) => (typeof hand === 'number' ? hand - 1 : without(hand, card)));
  const known = change(view.known, seat, (cards) => (cards.includes(card) ? without(cards, card) : cards));
  return { ...view, hands, known, played: [...view.played, { seat, card }] };
}

function winPrize(view: View, seat: number, card: string): View {
  const followers = change(view.followers, seat, (pile) => ({
    ...pile,
    count: pile.count + 1,
    won: [...pile.won, card],
  }));
  return { ...view, followers, prize: null };
}

/** Adds a drawn follower; one drawn face down only raises the count. */
function drawFollower(view: View, seat: number, card: string | null): View {
  const followers = change(view.followers, seat, (pile) => {
    const drawn = typeof pile.drawn === 'number' || card === null ? size(pile.drawn) + 1 : [...pile.drawn, card];
    return { ...pile, count: pile.count + 1, drawn };
  });
  return { ...view, followers, stock: view.stock - 1 };
}

function leaveTrick(view: View, cards: string[]): View {
  return { ...view, played: view.played.filter((played) => !cards.includes(played.card)) };
}

function muster(view: View): View {
  const hands = view.followers.map((pile) =>
    typeof pile.drawn === 'number' ? pile.count : inOrder([...pile.won, ...pile.drawn]),
  );
  const followers = view.followers.map((pile) => ({
    count: 0,
    won: [],
    drawn: typeof pile.drawn === 'number' ? 0 : [],
  }));
  return { ...view, phase: 2, trick: 1, hands, followers };
}

/** The anchor of a card in the trick. */
const placeOf = (view: View, card: string): string =>
  `played:${view.played.find((one) => one.card === card)?.seat ?? 0}`;

export const staging = stage<View, Events>({
  Dealt: {
    icon: draw,
    beat: 300,
    advance: (view) => ({
      ...view,
      phase: 1,
      trick: 1,
      hands: [13, 13],
      stock: 26,
      score: [[], []],
      out: [],
      played: [],
      prize: null,
    }),
  },
  PrizeRevealed: {
    icon: crown,
    sound: 'paper',
    advance: (view, { card }) => ({ ...view, prize: card, stock: view.stock - 1 }),
    moves: (_, { card }) => [{ from: 'deck', to: 'prize', before: null, after: card, lands: true }],
  },
  CardPlayed: {
    icon: cardPlay,
    beat: 120,
    sound: 'paper',
    advance: (view, { seat, card }) => play(view, seatOf(seat), card),
    moves(view, event) {
      const [seat, card] = [seatOf(event.seat), event.card];
      const open = typeof view.hands[seat] !== 'number';
      return [
        {
          from: open ? `hand:${seat}:${card}` : `hand:${seat}`,
          to: `played:${seat}`,
          before: open ? card : null,
          after: card,
          lands: true,
        },
      ];
    },
  },
  TrickWon: { icon: swords, beat: 600 },
  PrizeWon: {
    icon: crown,
    sound: 'felt',
    advance: (view, { winner, card }) => winPrize(view, seatOf(winner), card),
    moves: (_, { winner, card }) => [{ from: 'prize', to: `followers:${seatOf(winner)}`, before: card, after: null }],
  },
  FollowerDrawn: {
    icon: draw,
    beat: 120,
    sound: 'felt',
    advance: (view, { loser, card }) => drawFollower(view, seatOf(loser), card),
    moves: (_, { loser, card }) => [{ from: 'deck', to: `followers:${seatOf(loser)}`, before: null, after: card }],
  },
  CardsScored: {
    icon: skull,
    sound: 'felt',
    advance: (view, { seat, cards }) => ({
      ...leaveTrick(view, cards),
      score: change(view.score, seatOf(seat), (pile) => [...pile, ...cards]),
    }),
    moves: (view, { seat, cards }) =>
      cards.map((one) => ({ from: placeOf(view, one), to: `score:${seatOf(seat)}`, before: one, after: one })),
  },
  CardsLeft: {
    icon: leave,
    sound: 'felt',
    advance: (view, { cards }) => ({ ...leaveTrick(view, cards), out: [...view.out, ...cards] }),
    moves: (view, { cards }) => cards.map((one) => ({ from: placeOf(view, one), to: 'out', before: one, after: one })),
  },
  PhaseTwoBegan: {
    icon: friends,
    beat: 2600,
    sound: 'wax',
    advance: muster,
    moves: (view) =>
      view.followers.map((_, seat) => ({ from: `followers:${seat}`, to: `hand:${seat}`, before: null, after: null })),
  },
  Voted: { icon: wax },
  GameEnded: { icon: wax, beat: 900, sound: 'wax' },
});
