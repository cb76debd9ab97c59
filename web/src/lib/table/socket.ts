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
  /** Whether an answer that is awaited is late: nothing has come for a few seconds, but the connection still stands. */
  late(now: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const SILENCE = 2.5 * HEARTBEAT;
/** While an answer is awaited: the pings, when it counts as late, and when the connection counts as lost. */
const QUICK_HEARTBEAT = 2000;
const LATE = 3500;
const QUICK_SILENCE = 8000;
/** How long a connection may take to open. */
const OPENING = 10_000;
/** Close codes of 4000 and more are the server's final word: no such table, not allowed. */
const FINAL = 4000;

/** A connection to one table that reconnects by itself, with exponential backoff and jitter. */
export class Socket {
  #transport: Transport | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastMessage = 0;
  /** Since when an answer is awaited; null while none is. */
  #awaitedSince: number | null = null;
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

  /** Says whether an answer is awaited: then a silent connection is noticed within seconds. */
  awaitAnswer(awaited: boolean): void {
    if (awaited === (this.#awaitedSince !== null)) return;
    this.#awaitedSince = awaited ? Date.now() : null;
    if (!awaited) this.listener.late(false);
    if (this.#transport && this.#heartbeat !== undefined) this.#startHeartbeat();
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
    this.#timer = setTimeout(() => this.#lose(transport), OPENING);
    transport.onopen = () => {
      if (this.#transport !== transport) return;
      clearTimeout(this.#timer);
      this.#failures = 0;
      this.#lastMessage = Date.now();
      this.#startHeartbeat();
      this.listener.connection('open');
    };
    transport.onmessage = ({ data }) => {
      if (this.#transport !== transport) return;
      this.#lastMessage = Date.now();
      if (this.#awaitedSince !== null) this.listener.late(false);
      if (typeof data === 'string') this.listener.message(JSON.parse(data) as FromServer);
    };
    transport.onclose = ({ code }) => {
      if (this.#transport !== transport) return;
      if (code < FINAL) return this.#lose(transport);
      this.#hangUp();
      if (!this.#over) this.listener.connection('closed');
    };
  }

  /** Gives a connection up and dials again; it does not wait for the browser, which closes a dead one after a minute. */
  #lose(transport: Transport): void {
    if (this.#transport !== transport) return;
    this.#hangUp();
    if (this.#over) return;
    this.#failures += 1;
    this.listener.connection('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait());
  }

  #startHeartbeat(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), this.#awaitedSince === null ? HEARTBEAT : QUICK_HEARTBEAT);
  }

  #beat(): void {
    const silence = Date.now() - Math.max(this.#lastMessage, this.#awaitedSince ?? 0);
    const awaited = this.#awaitedSince !== null;
    if (awaited && silence > LATE) this.listener.late(true);
    if (silence > (awaited ? QUICK_SILENCE : SILENCE)) {
      if (this.#transport) this.#lose(this.#transport);
    } else this.send({ t: 'ping' });
  }

  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    return longest * (0.5 + this.random() / 2);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
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
