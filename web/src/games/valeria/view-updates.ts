import { parse } from './amounts';
import { topOf } from './cards';
import type { Held, Player, Slot, View } from './contract';

/** Updates of the view that show an event before the server's new view arrives. They contain no rules. */

export const change = <T>(list: T[], at: number, how: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? how(one) : one));

export const player = (view: View, seat: number, how: (one: Player) => Player): View => ({
  ...view,
  players: change(view.players, seat, how),
});

/** Adds amounts such as `gold-2` to a board, or takes them off it with sign -1. */
export function count(view: View, seat: number, what: unknown, sign: 1 | -1 = 1): View {
  return player(view, seat, (one) => {
    const changed = { ...one };
    for (const { track, n } of parse(String(what)) ?? []) {
      changed[track] = Math.max(0, changed[track] + sign * n);
      if (track === 'vp') changed.points += sign * n;
    }
    return changed;
  });
}

const slot = (view: View, at: number, how: (one: Slot) => Slot): View => ({
  ...view,
  market: change(view.market, at, how),
});
export const slotOf = (view: View, card: string): number => view.market.findIndex((one) => topOf(one) === card);

/** Removes the top card of its stack and shows the next card, if it is public. */
export function lift(view: View, card: string): View {
  return slot(view, slotOf(view, card), (one) => {
    if (one.cover === card) return { ...one, cover: null };
    return { ...one, card: one.below[0] ?? null, below: one.below.slice(1), count: one.count - 1, tokens: {} };
  });
}

/** Puts a card back on the stack it came from. */
export function putBack(view: View, card: string): View {
  const face = view.cards[card];
  const at = view.market.findIndex((one) =>
    face?.area ? one.area === face.area : one.row === 'citizens' && one.numbers?.join() === face?.numbers?.join(),
  );
  return slot(view, at, (one) => ({
    ...one,
    card,
    below: one.card ? [one.card, ...one.below] : one.below,
    count: one.count + 1,
    cover: null,
  }));
}

/** Turns up the face-down card on top of a stack. */
export const turnUp = (view: View, at: number, card: string): View => slot(view, at, (one) => ({ ...one, card }));

export const cover = (view: View, at: number, with_: string, exhausted: number): View => ({
  ...slot(view, at, (one) => ({ ...one, cover: with_ })),
  exhausted: { ...view.exhausted, count: exhausted },
});

export function token(view: View, target: string, what: unknown): View {
  return slot(view, slotOf(view, target), (one) => {
    const tokens = { ...one.tokens };
    for (const { track, n } of parse(String(what)) ?? []) tokens[track] = (tokens[track] ?? 0) + n;
    return { ...one, tokens };
  });
}

/** Changes how many copies of a card there are. */
export function held(cards: Held[], card: string, by: number): Held[] {
  const isHeld = cards.some((one) => one.card === card);
  const changed = isHeld
    ? cards.map((one) => (one.card === card ? { ...one, count: one.count + by } : one))
    : [...cards, { card, count: by }];
  return changed.filter((one) => one.count > 0);
}

/** Adds a citizen to a duchy or removes it. */
export function settle(view: View, seat: number, card: string, by: 1 | -1): View {
  const numbers = view.cards[card]?.numbers ?? [];
  return player(view, seat, (one) => {
    const at = one.groups.findIndex((group) => group.numbers.join() === numbers.join());
    const groups =
      at >= 0
        ? change(one.groups, at, (group) => ({ ...group, cards: held(group.cards, card, by) }))
        : [...one.groups, { numbers, odds: 0, cards: [{ card, count: 1 }] }].sort(
            (a, b) => (a.numbers[0] ?? 99) - (b.numbers[0] ?? 99),
          );
    return { ...one, citizens: one.citizens + by, groups: groups.filter((group) => group.cards.length > 0) };
  });
}
