import type { Component } from 'svelte';

import type { ExampleInfo } from '../lib/wire';
import { api } from '../lib/api/http';
import type { Json } from '../lib/api/types';
import type { Scene } from '../lib/table/room';
import type { GameWords } from '../lib/words/game';

/** How the rules of a game are illustrated: with the pieces of its own room. What can be drawn is listed in `drawn.ts` beside it, and a test holds the texts to it. */
export interface Illustrations<View = Json> {
  /** A sign in its place, a square of about 48 pixels. */
  Sign: Component<{ of: string; words: GameWords }>;
  /** A part of a position, as wide as it may be; `at` is what matters there. */
  Example: Component<{ scene: Scene<View>; show: string; at: string[] }>;
  /** Shared drawings that both refer to. */
  Defs?: Component;
}

const ILLUSTRATED: Record<string, () => Promise<{ default: Illustrations }>> = {
  claim: () => import('../games/claim/book/illustrations'),
  valeria: () => import('../games/valeria/book/illustrations'),
  wonderland: () => import('../games/wonderland/book/illustrations'),
  harrow: () => import('../games/harrow/book/illustrations'),
};

export const illustrated = <View>(illustrations: Illustrations<View>): Illustrations =>
  illustrations as unknown as Illustrations;

/** What draws the rules of a game; games of others have words only. */
export async function illustrationsOf(game: string): Promise<Illustrations | null> {
  return (await ILLUSTRATED[game]?.())?.default ?? null;
}

const asked = new Map<string, Promise<ExampleInfo[]>>();

/** The positions of a game's rules, asked for once. */
export function examplesOf(game: string): Promise<ExampleInfo[]> {
  const request = asked.get(game) ?? api.examples(game);
  asked.set(game, request);
  request.catch(() => asked.delete(game));
  return request;
}
