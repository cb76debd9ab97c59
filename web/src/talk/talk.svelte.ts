import type { Handlers, TableFeature } from '../lib/table/feature';
import type { FromClient, Line, SaidMessage, TalkMessage } from '../lib/wire';
import { isReaction, type Phrase, type Reaction } from './kinds';

/** Lines that a page remembers; the server tells as many to who comes back. */
const REMEMBERED = 100;
/** How long something thrown is in the air, in milliseconds. */
const IN_THE_AIR = 2600;

export interface Thrown {
  id: string;
  name: string;
  seat: number | null;
  reaction: Reaction;
}

/** What is said at one table, as this page hears it. */
export class Talk implements TableFeature {
  lines = $state.raw<Line[]>([]);
  thrown = $state.raw<Thrown[]>([]);
  /** Lines that came while nobody looked at the talk. */
  unread = $state(0);
  muted = $state.raw<Record<string, string>>({});

  readonly heard = $derived(this.lines.filter((line) => !(line.who in this.muted)));
  /** The last words, for those who listen to the page. */
  readonly latest = $derived(this.heard.findLast((line) => !line.you && line.kind !== 'reaction') ?? null);

  #listening = 0;

  readonly handlers: Handlers = {
    talk: (message) => this.hear(message),
    said: (message) => this.hear(message),
  };

  constructor(
    private readonly send: (message: FromClient) => boolean,
    readonly table = '',
  ) {}

  hear(message: TalkMessage | SaidMessage): void {
    if (message.t === 'talk') {
      this.lines = message.lines;
      return;
    }
    const { line } = message;
    if (this.lines.some((one) => one.id === line.id)) return;
    this.lines = [...this.lines, line].slice(-REMEMBERED);
    if (line.who in this.muted) return;
    if (line.kind === 'reaction') this.#throw(line);
    else if (!line.you && this.#listening === 0) this.unread += 1;
  }

  #throw({ id, name, seat, what }: Line): void {
    if (!isReaction(what)) return;
    this.thrown = [...this.thrown, { id, name, seat, reaction: what }];
    setTimeout(() => (this.thrown = this.thrown.filter((one) => one.id !== id)), IN_THE_AIR);
  }

  /** Somebody looks at the talk; gives the way to look away. */
  listen(): () => void {
    this.#listening += 1;
    this.unread = 0;
    return () => (this.#listening -= 1);
  }

  say(text: string): boolean {
    const tidy = text.trim();
    return tidy !== '' && this.send({ t: 'say', text: tidy });
  }

  phrase(phrase: Phrase): void {
    this.send({ t: 'phrase', phrase });
  }

  react(reaction: Reaction): void {
    this.send({ t: 'react', reaction });
  }

  /** Hear no more of somebody at this table; nobody is told. */
  mute(line: Line): void {
    this.muted = { ...this.muted, [line.who]: line.name };
  }

  unmute(who: string): void {
    this.muted = Object.fromEntries(Object.entries(this.muted).filter(([one]) => one !== who));
  }
}
