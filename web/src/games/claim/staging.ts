import type { Event } from '../../lib/api/types';
import type { Move, Staging } from '../../lib/table/room';
import { type ClaimView, inOrder, seatOf } from './view';

const change = <T>(list: T[], at: number, how: (one: T) => T): T[] => list.map((one, i) => (i === at ? how(one) : one));
const without = (cards: string[], card: string): string[] => cards.toSpliced(cards.indexOf(card), 1);

function play(view: ClaimView, seat: number, card: string): ClaimView {
  const hands = change(view.hands, seat, (hand) => (typeof hand === 'number' ? hand - 1 : without(hand, card)));
  const known = change(view.known, seat, (cards) => (cards.includes(card) ? without(cards, card) : cards));
  return { ...view, hands, known, played: [...view.played, { seat, card }] };
}

function recruit(view: ClaimView, seat: number, card: string, drawn: boolean): ClaimView {
  const followers = change(view.followers, seat, (pile) => {
    if (!drawn) return { ...pile, count: pile.count + 1, won: [...pile.won, card] };
    const more = typeof pile.drawn === 'number' ? pile.drawn + 1 : [...pile.drawn, card];
    return { ...pile, count: pile.count + 1, drawn: more };
  });
  return drawn ? { ...view, followers, stock: view.stock - 1 } : { ...view, followers, prize: null };
}

function leave(view: ClaimView, cards: string[]): ClaimView {
  return { ...view, played: view.played.filter((played) => !cards.includes(played.card)) };
}

function muster(view: ClaimView): ClaimView {
  const hands = view.followers.map((pile) => (typeof pile.drawn === 'number' ? pile.count : inOrder([...pile.won, ...pile.drawn])));
  const followers = view.followers.map((pile) => ({ count: 0, won: [], drawn: typeof pile.drawn === 'number' ? 0 : [] }));
  return { ...view, phase: 2, trick: 1, hands, followers };
}

/** Where the cards lie after the event: bookkeeping until the true view arrives. */
function advance(view: ClaimView, event: Event): ClaimView {
  const card = String(event['card']);
  const cards = (event['cards'] ?? []) as string[];
  switch (event.type) {
    case 'Dealt':
      return { ...view, phase: 1, trick: 1, hands: [13, 13], stock: 26, score: [[], []], out: [], played: [], prize: null };
    case 'PrizeRevealed':
      return { ...view, prize: card, stock: view.stock - 1 };
    case 'CardPlayed':
      return play(view, seatOf(event['seat']), card);
    case 'PrizeWon':
      return recruit(view, seatOf(event['winner']), card, false);
    case 'FollowerDrawn':
      return recruit(view, seatOf(event['loser']), card, true);
    case 'CardsScored':
      return { ...leave(view, cards), score: change(view.score, seatOf(event['seat']), (pile) => [...pile, ...cards]) };
    case 'CardsLeft':
      return { ...leave(view, cards), out: [...view.out, ...cards] };
    case 'PhaseTwoBegan':
      return muster(view);
    default:
      return view;
  }
}

/** Which cards fly for the event, and which way up. */
function moves(view: ClaimView, event: Event): Move[] {
  const card = event['card'] as string | null;
  const cards = (event['cards'] ?? []) as string[];
  const played = (name: string): string => `played:${view.played.find((one) => one.card === name)?.seat ?? 0}`;
  switch (event.type) {
    case 'PrizeRevealed':
      return [{ from: 'deck', to: 'prize', before: null, after: card, lands: true }];
    case 'CardPlayed': {
      const seat = seatOf(event['seat']);
      const open = typeof view.hands[seat] !== 'number';
      return [{ from: open ? `hand:${seat}:${card}` : `hand:${seat}`, to: `played:${seat}`, before: open ? card : null, after: card, lands: true }];
    }
    case 'PrizeWon':
      return [{ from: 'prize', to: `followers:${seatOf(event['winner'])}`, before: card, after: null }];
    case 'FollowerDrawn':
      return [{ from: 'deck', to: `followers:${seatOf(event['loser'])}`, before: null, after: card }];
    case 'CardsScored':
      return cards.map((one) => ({ from: played(one), to: `score:${seatOf(event['seat'])}`, before: one, after: one }));
    case 'CardsLeft':
      return cards.map((one) => ({ from: played(one), to: 'out', before: one, after: one }));
    case 'PhaseTwoBegan':
      return view.followers.map((_, seat) => ({ from: `followers:${seat}`, to: `hand:${seat}`, before: null, after: null }));
    default:
      return [];
  }
}

const BEATS: Record<string, number> = { CardPlayed: 120, TrickWon: 600, FollowerDrawn: 120, PhaseTwoBegan: 2600, GameEnded: 900, Dealt: 300 };
const SOUNDS: Record<string, 'paper' | 'felt' | 'wax'> = {
  PrizeRevealed: 'paper', CardPlayed: 'paper', PrizeWon: 'felt', FollowerDrawn: 'felt', CardsScored: 'felt', CardsLeft: 'felt', PhaseTwoBegan: 'wax', GameEnded: 'wax',
};

export const staging: Staging<ClaimView> = {
  advance,
  moves,
  beat: (event) => BEATS[event.type] ?? 0,
  sound: (event) => SOUNDS[event.type] ?? null,
};
