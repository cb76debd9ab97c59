import type { Face } from './contract';

/** The faces of the cards at the table that is shown, for things in the air: they know only their reference. */
let faces: Record<string, Face> = {};

export const setFaces = (cards: Record<string, Face>): void => {
  faces = cards;
};

export const faceOf = (card: string): Face | undefined => faces[card];
