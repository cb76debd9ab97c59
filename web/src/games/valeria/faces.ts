import type { Face } from './contract';

/** The card faces of the current table, for flying cards, which have only a reference. */
let faces: Record<string, Face> = {};

export const setFaces = (cards: Record<string, Face>): void => {
  faces = cards;
};

export const faceOf = (card: string): Face | undefined => faces[card];
