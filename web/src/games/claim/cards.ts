import type { Faction, Pile } from './contract';

export const FACTIONS: readonly Faction[] = ['goblins', 'dwarves', 'undead', 'doppelgangers', 'knights'];

export const factionOf = (ref: string): Faction | null =>
  FACTIONS.find((faction) => ref === faction || ref.startsWith(`${faction}-`)) ?? null;
export const valueOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));
export const size = (pile: Pile): number => (typeof pile === 'number' ? pile : pile.length);

const rank = (card: string): number => FACTIONS.indexOf(factionOf(card) ?? 'goblins') * 10 + valueOf(card);

/** Sorts cards by faction, then by value. */
export const inOrder = (cards: string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

/** Distinct cards with how many copies there are of each. */
export function grouped(cards: string[]): { card: string; copies: number }[] {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}
