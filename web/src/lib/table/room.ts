import type { Component, Snippet } from 'svelte';

import type { Event, Json, Outcome, SeatInfo } from '../api/types';
import type { Palette, Sound } from '../sound/palette';
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
export interface Staging<View, E = Event> {
  advance(view: View, event: E): View;
  moves(view: View, event: E, seat: number): Move[];
  /** How long the eye rests after the event, in milliseconds at normal pace. */
  beat(event: E): number;
  /** What it sounds like, if it sounds. */
  sound(event: E): Sound | null;
  /** Does the next event begin while this one is still in the air, as coins that run one after another do? */
  flows?(event: E): boolean;
  /** How much it matters to whoever missed it, where that does not follow from beat and sound. */
  weight?(event: E): number | null;
  /** Pictogram of the event in the log, if it has one of its own. */
  icon?(event: E): string | null;
}

/** What every drawing of a position needs, live or replayed. */
export interface Scene<View = Json, E = Event> {
  view: View;
  words: GameWords;
  seats: SeatInfo[];
  /** With whose eyes one sees: that seat sits at the near edge. */
  near: number;
  /** What has happened so far, as far as these eyes saw it. */
  log?: E[];
  /** The state after which what happened is news to whoever looks. */
  since?: number;
}

/** What a room adds to the preview of an option. */
export interface RoomPreview<View = Json, E = Event> {
  /** What this seat can count of its own, each by the message that names `n` of it: the difference is what an option costs and gives. */
  counts?(view: View, seat: number): Record<string, number>;
  /** Is the event part of the preview? By default all but those that come in a stream. */
  includes?(event: E, seat: number): boolean;
  /** What a thing does by its own text, where the name of the option does not tell. */
  effect?(view: View, way: string[], words: GameWords, about: Record<string, Json>): string;
  /** What chance decides then, and how likely it is. */
  odds?(odds: Record<string, Json>, view: View, words: GameWords, way: string[]): string[];
}

/** What is asked, and how far the player has come along an option. */
export interface Asked {
  prompt: string;
  about: Record<string, Json>;
  path: string[];
}

/** A room, typed by its game's contract; the client itself has only the plain one. */
export interface Room<View = Json, E = Event, A = Asked> {
  staging: Staging<View, E>;
  /** How it sounds here; the plain room has the default sounds. */
  palette?: Palette;
  /** Is it painted for the night? Then it is dark, unless the person wants it otherwise. */
  night?: boolean;
  /** The cloth takes the whole table and tells the goal itself: facts, options and log come as sheets unless the screen is very wide. */
  whole?: boolean;
  /** The cloth and the rail. */
  Board: Component<{ scene: Scene<View, E>; session: Session | null; question?: Snippet }>;
  /** Public facts for the panel: the score if it ended now. */
  Facts: Component<{ scene: Scene<View, E> }>;
  /** Where we are in the game, for the bar. */
  Progress: Component<{ scene: Scene<View, E>; outcome: Outcome | null }>;
  /** The end of the game, counted out. */
  Finale: Component<{ scene: Scene<View, E>; outcome: Outcome }>;
  /** A small picture of a reference, for options and seals, as whoever sees this view knows it; draws nothing when there is none. */
  Mark: Component<{ of: string; view?: View }>;
  /** A flying thing with this face. */
  Piece: Component<{ face: string | null; words: GameWords }>;
  /** Choices with pictures that stand inside the question. */
  Choices?: Component<{ scene: Scene<View, E>; session: Session }>;
  /** The seal on the question: its picture and colour, and the rule that explains the question where the question itself names none. */
  seal(view: View, asked: A | null): { mark: string | null; colour: string; rule: string };
  /** What is asked, in words that fit the position. */
  question(view: View, options: string[], words: GameWords, asked: A): string;
  /** What wins, and where this seat stands, in one line; the plain room does not know. */
  goal?(view: View, seat: number, words: GameWords): string;
  /** Is this seat asked while it is not its own turn, or everybody's? */
  aside?(view: View, seat: number): boolean;
  /** What goes by another's name at this table, as `GameWords.aliases` says. */
  aliases?(view: View): Record<string, string>;
  /** The offered references in the order in which a player looks for them. */
  sort(refs: string[]): string[];
  /** Something worth knowing about an offered reference, such as how many of it one holds. */
  note(view: View, seat: number, ref: string, words: GameWords): string | null;
  /** Heading of the part of the game that begins with this event, as message id and arguments; with `instead` it says what the event says. */
  chapter(events: E[], at: number): { id: string; args: Record<string, number | string>; instead?: boolean } | null;
  /** Heading of a larger part of the match that begins with this event: a flag on the way of a replay. */
  part?(events: E[], at: number): { id: string; args: Record<string, number | string> } | null;
  /** What everybody knows each seat to have won so far, where one can be ahead of another; null for who plays for something else. */
  scores?(view: View): (number | null)[];
  /** Pictogram of an event in the log. */
  icon(event: E): string;
  /** What it adds to the previews of its options. */
  preview?: RoomPreview<View, E>;
  /** In which turn a position is: it changes where a new one begins. The plain room goes by who decides. */
  turn?(view: View): string;
}

/** The room without its game's types; what comes over the wire has them, because they are generated from one source. */
export const asRoom = <View, E, A>(room: Room<View, E, A>): Room => room as unknown as Room;
