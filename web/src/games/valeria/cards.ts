import type { At, Face, Line, Role, Slot, Track } from './contract';

export type Amounts = Partial<Record<Track, number>>;

export const TRACKS: readonly Track[] = ['gold', 'strength', 'magic', 'vp'];
export const ROLES: readonly Role[] = ['worker', 'soldier', 'shadow', 'holy'];

/** The card of a slot that can be slain or bought: a hostile event over an empty stack comes first. */
export function topOf(slot: Slot): string | null {
  return slot.cover !== null && slot.cover !== 'exhausted' && slot.cover !== 'bare' ? slot.cover : slot.card;
}

const NONE: Line[] = [];

/** The lines of a card at one of its places. */
export const linesAt = (face: Face | undefined, at: At): Line[] => face?.lines.filter((line) => line.at === at) ?? NONE;

/** The signs at one place of a card. */
export const signsAt = (face: Face | undefined, at: At): string[] => linesAt(face, at).flatMap((line) => line.signs);
