import type { Group, Held, Player } from './contract';

/** Whether a roll activates cards with these numbers. */
export const isLit = (numbers: number[], values: number[]): boolean =>
  numbers.some((number) => values.includes(number));

export const label = (numbers: number[]): string => numbers.join('·');

export const copies = (group: Group): number => group.cards.reduce((sum, held) => sum + held.count, 0);

/** Activations of a group per roll on average: the odds of its numbers times the cards in it. */
export const expected = (group: Group): number => group.odds * copies(group);

/** Piles cards of one name, a starter under the citizens of its name. */
export function piles(
  group: Group,
  nameOf: (card: string) => string,
): { card: string; count: number; under: string[] }[] {
  const byName = new Map<string, { card: string; count: number; under: string[] }>();
  for (const { card, count } of [...group.cards].sort(
    (a, b) => Number(a.card.startsWith('starter-')) - Number(b.card.startsWith('starter-')),
  )) {
    const pile = byName.get(nameOf(card));
    if (pile) byName.set(nameOf(card), { ...pile, count: pile.count + count, under: [...pile.under, card] });
    else byName.set(nameOf(card), { card, count, under: [] });
  }
  return [...byName.values()];
}

/** The cards of a duchy that these dice activate, with the number of activations; the herald counts if no other card does, and once more on a pair. */
export function activated(player: Player, [a, b]: [number, number]): Held[] {
  const times = (numbers: number[]): number => [a, b, a + b].filter((value) => numbers.includes(value)).length;
  const lit = player.groups
    .flatMap((group) => group.cards.map(({ card, count }) => ({ card, count: count * times(group.numbers) })))
    .filter((held) => held.count > 0);
  const herald = (lit.length === 0 ? 1 : 0) + (a === b ? 1 : 0);
  return [
    ...lit,
    ...player.groups
      .filter((group) => group.numbers.length === 0 && herald > 0)
      .flatMap((group) => group.cards.map(({ card }) => ({ card, count: herald }))),
  ];
}
