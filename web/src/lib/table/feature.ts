import type { Component } from 'svelte';

import type { Ask, FromServer, State, TableInfo, ToServer, WireState } from '../api/types';
import type { Session } from './session.svelte';

/** What a feature may use of the session it belongs to. */
export interface SessionContext {
  /** The id of the table. */
  readonly id: string;
  /** Is this page a screen for all, whoever it belongs to? */
  readonly onlooker: boolean;
  readonly info: TableInfo | null;
  readonly state: State | null;
  readonly ask: Ask | null;
  /** Is it a teaching table? */
  readonly taught: boolean;
  /** Does a feature lead the player by a script now? */
  readonly guided: boolean;
  /** Sends a message; false if the socket is not open. */
  send(message: ToServer): boolean;
}

type Tag = FromServer['t'];

/** Functions that receive messages of the server, by the messages' tag. */
export type Handlers = { readonly [T in Tag]?: (message: Extract<FromServer, { t: T }>) => void };

/** A part of the panel beside the table, also shown in its menu. */
export type Panel = Component<{
  session: Session;
  /** Called when something was done that closes the menu. */
  ondone: () => void;
}>;

/** A feature's part of a session: its state is its fields, and the session calls those hooks that it has. */
export interface TableFeature {
  readonly handlers?: Handlers;
  /** Shown beside the table as long as it is not null. */
  readonly panel?: Panel | null;
  /** Does it lead the player by a script? Then questions do not answer themselves, and no thing is explained. */
  readonly guides?: boolean;
  /** The socket opened, for the first time or again. */
  onOpen?(): void;
  /** A state came; its events are still to be shown. */
  onReceive?(state: WireState): void;
  /** Another question stands, or none; called before the session acts on it. */
  onNewQuestion?(): void;
  /** A state is on the table, all its events shown. */
  onSettle?(state: State): void;
  /** The server refused the last message. */
  onRefused?(): void;
  /** The player pressed a thing that cannot be chosen, while a script leads. */
  onWrongPress?(): void;
  /** The part of a question that the player may answer now; null for none. */
  limit?(ask: Ask): Ask | null;
  /** Holds a choice back until the player insists on it. */
  holdsBack?(key: string): boolean;
  /** The player goes a step back; true if that closed something of this feature. */
  back?(): boolean;
  close?(): void;
}

type Makers = Readonly<Record<string, (context: SessionContext) => TableFeature>>;

/** The features that a list of makers makes, by name. */
export type FeaturesOf<M extends Makers> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

/** Makes the features of one session. */
export function makeFeatures<M extends Makers>(makers: M, context: SessionContext): FeaturesOf<M> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(context)])) as FeaturesOf<M>;
}

/** Hands a message to every feature that has a handler for it. */
export function dispatch(features: readonly TableFeature[], message: FromServer): void {
  for (const { handlers } of features)
    (handlers?.[message.t] as ((message: FromServer) => void) | undefined)?.(message);
}
