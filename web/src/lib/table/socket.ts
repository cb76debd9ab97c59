import type { FromServer, ToServer } from '../api/types';

/** The little of a WebSocket that we use, so that tests can bring their own. */
export interface Transport {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((why: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Number of the last state received (-1: none), and how many decisions had been taken back by then. */
export interface ResumePoint {
  seen: number;
  undos: number;
}

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** What the client has already received. */
  place(): ResumePoint;
  message(message: FromServer): void;
  connection(now: Connection): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const SILENCE = 2.5 * HEARTBEAT;
/** Close codes of 4000 and more are the server's final word: no such table, not allowed. */
const FINAL = 4000;

/** A connection to one table that reconnects by itself, with exponential backoff and jitter. */
export class Socket {
  #transport: Transport | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastMessage = 0;
  #over = false;

  constructor(
    private readonly dial: (place: ResumePoint) => Transport,
    private readonly listener: Listener,
    private readonly random: () => number = Math.random,
  ) {}

  open(): void {
    this.#over = false;
    this.#connect();
  }

  close(): void {
    this.#over = true;
    this.#hangUp();
    this.listener.connection('closed');
  }

  /** Sends if connected; a choice made while offline is not kept, because the table may have moved on. */
  send(message: ToServer): boolean {
    if (!this.#transport || this.#failures > 0) return false;
    this.#transport.send(JSON.stringify(message));
    return true;
  }

  /** Tries again now instead of waiting, for instance when the network is back. */
  hurry(): void {
    if (this.#over || this.#transport) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    this.listener.connection(this.#failures === 0 ? 'connecting' : 'lost');
    const transport = this.dial(this.listener.place());
    this.#transport = transport;
    this.#lastMessage = Date.now();
    transport.onopen = () => {
      this.#failures = 0;
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
      this.listener.connection('open');
    };
    transport.onmessage = ({ data }) => {
      this.#lastMessage = Date.now();
      if (typeof data === 'string') this.listener.message(JSON.parse(data) as FromServer);
    };
    transport.onclose = ({ code }) => {
      if (this.#transport !== transport) return;
      this.#hangUp();
      if (this.#over) return;
      if (code >= FINAL) return this.listener.connection('closed');
      this.#failures += 1;
      this.listener.connection('lost');
      this.#timer = setTimeout(() => this.#connect(), this.#wait());
    };
  }

  #beat(): void {
    if (Date.now() - this.#lastMessage > SILENCE) this.#transport?.close();
    else this.send({ t: 'ping' });
  }

  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    return longest * (0.5 + this.random() / 2);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
  }
}

/** Returns the function that connects to a table; `onlooker` makes this page a screen for all, whoever it belongs to. */
export function connectTable(id: string, onlooker = false): (place: ResumePoint) => Transport {
  return ({ seen, undos }) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?seen=${seen}&undos=${undos}${onlooker ? '&onlooker' : ''}`,
    ) as unknown as Transport;
  };
}
