import type { Component, Snippet } from 'svelte';

import type { Event, Json, Outcome, SeatInfo } from '../api/types';
import type { GameWords } from '../words/game';
import type { Session } from './session.svelte';

/** One thing flying over the table: from an anchor to an anchor, or from the first of several, joined by `|`, that is in sight; a face is a reference, or null for face down. */
export interface Move {
  from: string;
  to: string;
  before: string | null;
  after: string | null;
  /** The thing is already drawn where it lands, so that place stays empty until the flight is over. */
  lands?: boolean;
}

/** How a room shows events. No rules: it only keeps books of where things went until the true view arrives. */
export interface Staging<View> {
  advance(view: View, event: Event): View;
  moves(view: View, event: Event, seat: number): Move[];
  /** How long the eye rests after the event, in milliseconds at normal pace. */
  beat(event: Event): number;
  /** What it sounds like, if it sounds. */
  sound(event: Event): 'paper' | 'felt' | 'wood' | 'wax' | null;
  /** Does the next event begin while this one is still in the air, as coins that run one after another do? */
  flows?(event: Event): boolean;
}

/** What every drawing of a position needs, live or replayed. */
export interface Scene {
  view: Json;
  words: GameWords;
  seats: SeatInfo[];
  /** With whose eyes one sees: that seat sits at the near edge. */
  near: number;
  /** What has happened so far, as far as these eyes saw it. */
  log?: Event[];
}

/** What is asked, and how far the player has come along an option. */
export interface Asked { prompt: string; about: Record<string, Json>; path: string[] }

export interface Room {
  staging: Staging<Json>;
  /** The cloth and the rail. */
  Board: Component<{ scene: Scene; session: Session | null; question?: Snippet }>;
  /** Public facts for the panel: the score if it ended now. */
  Facts: Component<{ scene: Scene }>;
  /** Where we are in the game, for the bar. */
  Progress: Component<{ scene: Scene; outcome: Outcome | null }>;
  /** The end of the game, counted out. */
  Finale: Component<{ scene: Scene; outcome: Outcome }>;
  /** A small picture of a reference, for options and seals; draws nothing when there is none. */
  Mark: Component<{ of: string }>;
  /** A flying thing with this face. */
  Piece: Component<{ face: string | null; words: GameWords }>;
  /** Choices with pictures that stand inside the question. */
  Choices?: Component<{ scene: Scene; session: Session }>;
  /** The seal on the question: its picture and colour, and the rule that explains the question where the question itself names none. */
  seal(view: Json, asked: Asked | null): { mark: string | null; colour: string; rule: string };
  /** What is asked, in words that fit the position. */
  question(view: Json, options: string[], words: GameWords, asked: Asked): string;
  /** Is this seat asked while it is not its own turn, or everybody's? */
  aside?(view: Json, seat: number): boolean;
  /** What goes by another's name at this table, as `GameWords.aliases` says. */
  aliases?(view: Json): Record<string, string>;
  /** The offered references in the order in which a player looks for them. */
  sort(refs: string[]): string[];
  /** Something worth knowing about an offered reference, such as how many of it one holds. */
  note(view: Json, seat: number, ref: string, words: GameWords): string | null;
  /** Heading of the part of the game that begins with this event, as message id and arguments; with `instead` it says what the event says. */
  chapter(events: Event[], at: number): { id: string; args: Record<string, number | string>; instead?: boolean } | null;
  /** Pictogram of an event in the log. */
  icon(event: Event): string;
}
