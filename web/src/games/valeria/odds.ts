import type { Group, Player } from './view';

/** A bar of the little histogram: how much a roll lights this group on average, and whether it is lit now. */
export interface Bar { numbers: number[]; odds: number; copies: number; expected: number; lit: boolean }

/** Does a roll light cards with these numbers? */
export const isLit = (numbers: number[], values: number[]): boolean => numbers.some((number) => values.includes(number));

export const label = (numbers: number[]): string => numbers.join('·');

/** Expected activations of a group per roll: the odds of its numbers times the cards in it. */
export function bars(player: Player, values: number[]): Bar[] {
  return player.groups
    .filter((group) => group.numbers.length > 0)
    .map((group) => {
      const copies = group.cards.reduce((sum, held) => sum + held.count, 0);
      return { numbers: group.numbers, odds: group.odds, copies, expected: group.odds * copies, lit: isLit(group.numbers, values) };
    });
}

/** Cards of one name lie on one pile: a starter under the citizens of its name. */
export function piles(group: Group, nameOf: (card: string) => string): { card: string; count: number; under: string[] }[] {
  const found = new Map<string, { card: string; count: number; under: string[] }>();
  for (const { card, count } of [...group.cards].sort((a, b) => Number(a.card.startsWith('starter-')) - Number(b.card.startsWith('starter-')))) {
    const pile = found.get(nameOf(card));
    if (pile) found.set(nameOf(card), { ...pile, count: pile.count + count, under: [...pile.under, card] });
    else found.set(nameOf(card), { card, count, under: [] });
  }
  return [...found.values()];
}
