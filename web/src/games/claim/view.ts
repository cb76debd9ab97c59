/** What the server shows of a game of Claim. */

export type Faction = 'goblins' | 'dwarves' | 'undead' | 'doppelgangers' | 'knights';

export interface Played { seat: number; card: string }
export interface Vote { faction: Faction; counts: [number, number]; best: [number | null, number | null]; holder: number | null }
export interface Followers { count: number; won: string[]; drawn: string[] | number }

export interface ClaimView {
  phase: 1 | 2;
  trick: number;
  match: { length: number; game: number; wins: number[] };
  leader: number;
  /** Cards if you may see them, otherwise how many. */
  hands: (string[] | number)[];
  known: string[][];
  prize: string | null;
  played: Played[];
  stock: number;
  followers: Followers[];
  score: string[][];
  out: string[];
  last: { played: Played[]; winner: number; prize: string | null } | null;
  votes: Vote[];
}

export const FACTIONS: readonly Faction[] = ['goblins', 'dwarves', 'undead', 'doppelgangers', 'knights'];

export const factionOf = (ref: string): Faction | null => FACTIONS.find((faction) => ref === faction || ref.startsWith(`${faction}-`)) ?? null;
export const valueOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));
export const seatOf = (ref: unknown): number => Number(String(ref).slice(1));
export const size = (pile: string[] | number): number => (typeof pile === 'number' ? pile : pile.length);

const rank = (card: string): number => FACTIONS.indexOf(factionOf(card) ?? 'goblins') * 10 + valueOf(card);

/** As cards lie in a hand: by faction, then by value. */
export const inOrder = (cards: string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

/** Equal cards are one thing held several times. */
export function grouped(cards: string[]): { card: string; copies: number }[] {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}
