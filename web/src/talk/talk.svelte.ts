import type { Handlers, TableFeature } from '../lib/table/feature';
import type { FromClient, TalkHistoryMessage, TalkLine, TalkLineMessage } from '../lib/wire';
import { isReaction, type Phrase, type Reaction } from './kinds';

/** Lines that a page shows; the server sends as many to a new socket. */
const MAX_LINES = 100;
/** Milliseconds for which a reaction is shown over the table. */
const REACTION_TIME = 2600;

export interface Thrown {
  id: string;
  name: string;
  seat: number | null;
  reaction: Reaction;
}

/** The talk at one table. */
export class Talk implements TableFeature {
  lines = $state.raw<TalkLine[]>([]);
  thrown = $state.raw<Thrown[]>([]);
  /** Lines that came while the talk was hidden. */
  unread = $state(0);
  muted = $state.raw<Record<string, string>>({});

  readonly visible = $derived(this.lines.filter((line) => !(line.who in this.muted)));
  /** The newest line, for screen readers. */
  readonly latest = $derived(this.visible.findLast((line) => !line.you && line.kind !== 'reaction') ?? null);

  #shown = 0;

  readonly handlers: Handlers = {
    talk: (message) => this.receive(message),
    line: (message) => this.receive(message),
  };

  constructor(
    private readonly send: (message: FromClient) => boolean,
    readonly table = '',
  ) {}

  receive(message: TalkHistoryMessage | TalkLineMessage): void {
    if (message.t === 'talk') {
      this.lines = message.lines;
      return;
    }
    const { line } = message;
    if (this.lines.some((one) => one.id === line.id)) return;
    this.lines = [...this.lines, line].slice(-MAX_LINES);
    if (line.who in this.muted) return;
    if (line.kind === 'reaction') this.#showReaction(line);
    else if (!line.you && this.#shown === 0) this.unread += 1;
  }

  #showReaction({ id, name, seat, what }: TalkLine): void {
    if (!isReaction(what)) return;
    this.thrown = [...this.thrown, { id, name, seat, reaction: what }];
    setTimeout(() => (this.thrown = this.thrown.filter((one) => one.id !== id)), REACTION_TIME);
  }

  /** Notes that the talk is shown; returns the function that notes the end of it. */
  show(): () => void {
    this.#shown += 1;
    this.unread = 0;
    return () => (this.#shown -= 1);
  }

  say(text: string): boolean {
    const trimmed = text.trim();
    return trimmed !== '' && this.send({ t: 'say', text: trimmed });
  }

  phrase(phrase: Phrase): void {
    this.send({ t: 'phrase', phrase });
  }

  react(reaction: Reaction): void {
    this.send({ t: 'react', reaction });
  }

  /** Hides a user's lines on this page. */
  mute(line: TalkLine): void {
    this.muted = { ...this.muted, [line.who]: line.name };
  }

  unmute(who: string): void {
    this.muted = Object.fromEntries(Object.entries(this.muted).filter(([one]) => one !== who));
  }
}
