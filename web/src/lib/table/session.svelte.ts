import type { Ask, Event, FromServer, Json, Refusal, State, TableInfo, ToServer, WireState, Why } from '../api/types';
import { pace, settings } from '../app/settings.svelte';
import { play } from '../sound/sound';
import { laid } from './contract';
import { dispatch, makeFeatures, type Panel, type SessionContext, type TableFeature } from './feature';
import { FEATURES, type Features } from './features';
import { patched } from './patch';
import { Projector } from './projector.svelte';
import { actionsSince, lastMine } from './recap';
import { Reel } from './reel';
import type { Room } from './room';
import { type Connection, connectTable, type ResumePoint, Socket } from './socket';
import { back, follow, reach, type Step, take } from './trie';

/** How long a question with one answer stands before it answers itself, in milliseconds at normal pace. */
const FORCED = 1100;

/** How often a choice is sent again after the connection was lost. */
const MOST_TRIES = 5;

/** A choice that the server has not answered yet. */
interface Flight {
  seq: number;
  undos: number;
  key: string;
  ask: Ask;
  /** How often it was sent. */
  tries: number;
  /** Whether the connection was lost since it was sent. */
  lost: boolean;
}

/** Does the same question still stand, though others have answered theirs? */
const isSame = (ask: Ask | null, before: Ask | null | undefined): boolean =>
  JSON.stringify(ask) === JSON.stringify(before ?? null);

/** A seat (or a spectator's place) at one table: the state that is shown, the question, and the player's answers. */
export class Session implements SessionContext {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  /** The answer to a choice is late, though the connection still stands. */
  late = $state(false);
  /** The state on the table after all movement; null until the first one came. */
  state = $state.raw<State | null>(null);
  log = $state.raw<Event[]>([]);
  /** Segments of the option that the player has taken so far. */
  path = $state.raw<string[]>([]);
  /** The option on its way to the server. */
  sent = $state<string | null>(null);
  /** What the player wants to do as soon as it is asked and allowed; it stays on this page until then. */
  planned = $state<string | null>(null);
  why = $state.raw<{ ref: string; why: Why | null } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** How many events were skipped because too many came at once. */
  missed = $state(0);
  moving = $state(false);
  /** The question has one answer only and is about to give it by itself. */
  answering = $state(false);

  readonly projector = new Projector();
  /** How the table is being shown: has somebody paused it, can it be gone back, does somebody hurry to their turn, or are they asked already while they look at something else? */
  showing = $state.raw({ paused: false, canGoBack: false, rushing: false, due: false });
  readonly features: Features = makeFeatures(FEATURES, this);
  readonly #plugins: readonly TableFeature[] = Object.values(this.features);

  readonly ask = $derived(
    this.moving || this.sent !== null || this.connection !== 'open' ? null : this.#limited(this.state?.ask ?? null),
  );
  readonly step = $derived.by((): Step | null => {
    if (!this.ask) return null;
    const step = follow(this.ask.options, this.path);
    return { ...step, next: this.#room?.sort(step.next) ?? step.next };
  });
  readonly guided = $derived(this.#plugins.some((feature) => feature.guides));
  readonly panels = $derived(this.#plugins.flatMap(({ panel }): Panel[] => (panel ? [panel] : [])));
  readonly seat = $derived(this.state ? this.state.seat : (this.info?.your_seat ?? null));

  /** States whose question answered itself. */
  readonly #answered = new Set<number>();
  /** Who made each decision so far. */
  deciders = $state.raw<number[]>([]);
  /** Was the table only just entered, with a match under way? */
  comingBack = $state(false);
  /** The state after which what the others do is news to me. */
  readonly since = $derived(lastMine(this.deciders, this.seat ?? -1, this.#answered));
  readonly actions = $derived(this.seat === null ? [] : actionsSince(this.log, this.deciders, this.since, this.seat));

  #room: Room | null = null;
  #catalogue: Record<string, Json> = {};
  #place: ResumePoint = { seen: -1, undos: -1 };
  /** The view of the last state that came over this socket, to which the next patch belongs. */
  #lastView: Json = null;
  #started = false;
  #flight: Flight | null = null;
  #forced: ReturnType<typeof setTimeout> | undefined;
  /** Where the player stood before each step along the option. */
  #trail: string[][] = [];
  readonly #socket: Socket;
  readonly reel = new Reel<State>({
    live: true,
    pace,
    fresh: (state) => state.base < 0 || state.undone === true,
    arrives: (state) => state.ask !== null || state.outcome !== null || state.seat === null,
    show: (event, speed) => this.#show(event, speed),
    hush: () => this.projector.hush(),
    settle: (state, missed) => this.#settle(state, missed),
    changed: () => this.#changed(),
  });

  constructor(
    readonly id: string,
    private readonly witness: (state: State) => void = () => {},
    readonly onlooker = false,
  ) {
    this.#socket = new Socket(connectTable(id, onlooker), {
      place: () => this.#place,
      message: (message) => this.#hear(message),
      connection: (now) => {
        this.connection = now;
        if (now === 'lost' && this.#flight) this.#flight.lost = true;
        if (now === 'open') for (const feature of this.#plugins) feature.onOpen?.();
      },
      late: (now) => (this.late = now),
    });
  }

  /** Sends a message; false if the socket is not open. */
  readonly send = (message: ToServer): boolean => this.#socket.send(message);

  #limited(ask: Ask | null): Ask | null {
    return this.#plugins.reduce((rest, feature) => (rest && feature.limit ? feature.limit(rest) : rest), ask);
  }

  /** What is drawn now: between two states it follows the events. */
  get view(): Json {
    return this.projector.view;
  }

  /** Is this a teaching table? */
  get taught(): boolean {
    return this.info?.version.includes('@') ?? false;
  }

  open(): void {
    this.#socket.open();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    clearTimeout(this.#forced);
    this.reel.close();
    for (const feature of this.#plugins) feature.close?.();
    this.#socket.close();
  }

  /** The room in which the table stands, and what lies under every view of it. */
  furnish(room: Room, catalogue: Record<string, Json> = {}): void {
    this.#room = room;
    this.projector.room = room;
    this.#catalogue = catalogue;
  }

  /* ------------------------------------------------------------ what the player does */

  /** Takes the next segment; a whole option is sent at once. */
  take(segment: string): void {
    const step = this.ask && take(this.ask.options, this.path, segment);
    if (!step) return;
    this.#walk(step);
  }

  /** Points at a thing on the table: goes along the way to it, whatever verb lies between. */
  point(ref: string): void {
    const way = this.ask && reach(this.ask.options, this.path, ref);
    if (this.ask && way) this.#walk(follow(this.ask.options, way));
  }

  #walk(step: Step): void {
    this.why = null;
    if (step.complete !== null && step.next.length === 0) return this.choose(step.complete);
    this.#trail = [...this.#trail, this.path];
    this.path = step.path;
  }

  /** Plans a thing for one's next turn, or gives the plan up. */
  plan(ref: string): void {
    if (this.state?.ask === null || this.moving || this.sent !== null) this.planned = this.planned === ref ? null : ref;
  }

  choose(key: string): void {
    if (!this.#plugins.some((feature) => feature.holdsBack?.(key))) this.insist(key);
  }

  /** Takes an option, also one that a feature holds back. */
  insist(key: string): void {
    const ask = this.state?.ask;
    if (!this.ask || !this.state || !ask) return;
    this.refusal = null;
    const { seq, undos } = this.state;
    if (this.#socket.send({ t: 'choose', seq, key })) {
      this.#flight = { seq, undos, key, ask, tries: 1, lost: false };
      this.sent = key;
      this.#socket.awaitAnswer(true);
    }
    this.reel.play();
  }

  /** The choice on its way was answered, or its question is gone. */
  #land(): void {
    this.#flight = null;
    this.sent = null;
    this.#socket.awaitAnswer(false);
  }

  /** Sends a choice again that got lost with the connection: by its number the server makes it once only. */
  #sendAgain(state: State): void {
    const flight = this.#flight;
    if (!flight) return;
    const decided = state.by.some((seat, i) => seat === state.seat && Math.max(state.base, 0) + i >= flight.seq);
    const stands = !decided && state.undos === flight.undos && isSame(flight.ask, state.ask);
    if (!stands || !flight.lost || flight.tries >= MOST_TRIES) return this.#land();
    if (this.#socket.send({ t: 'choose', seq: flight.seq, key: flight.key }))
      this.#flight = { ...flight, tries: flight.tries + 1, lost: false };
  }

  back(): void {
    if (this.planned !== null) this.planned = null;
    else if (this.#plugins.some((feature) => feature.back?.())) return;
    else if (this.why) this.why = null;
    else if (this.ask) {
      this.path = this.#trail.at(-1) ?? back(this.ask.options, this.path);
      this.#trail = this.#trail.slice(0, -1);
    }
  }

  undo(): void {
    if (this.state?.undo && !this.moving) this.#socket.send({ t: 'undo', seq: this.state.seq });
  }

  /** The player pressed a thing that cannot be chosen: asks why, unless a script leads. */
  askWhy(ref: string): void {
    if (this.guided) for (const feature of this.#plugins) feature.onWrongPress?.();
    else this.wonderWhy(ref);
  }

  /** The player rests on a thing that cannot be chosen: asks why, unless a script leads. */
  wonderWhy(ref: string): void {
    if (this.ask && !this.guided) this.#socket.send({ t: 'why', ref });
  }

  isLegal(ref: string): boolean {
    return this.step?.next.includes(ref) ?? false;
  }

  /** Can it be pointed at: is it offered next, or further along? */
  isOffered(ref: string): boolean {
    return this.ask !== null && reach(this.ask.options, this.path, ref) !== null;
  }

  isChosen(ref: string): boolean {
    return this.path.includes(ref) || (this.sent?.split('/').includes(ref) ?? false);
  }

  /* ------------------------------------------------------------ what the server says */

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'state':
        return this.#receive(message);
      case 'table':
        this.info = message.info;
        return;
      case 'why':
        this.why = { ref: message.ref, why: message.why };
        return;
      case 'refused':
        for (const feature of this.#plugins) feature.onRefused?.();
        this.refusal = message.why;
        this.#land();
        return;
      default:
        return dispatch(this.#plugins, message);
    }
  }

  #receive(message: WireState): void {
    if (message.info) this.info = message.info;
    for (const feature of this.#plugins) feature.onReceive?.(message);
    const state = this.#whole(message);
    if (!state || this.#hasGap(state)) {
      this.#socket.send({ t: 'resync', ...this.#place });
      return;
    }
    this.#place = { seen: state.seq, undos: state.undos };
    if (state.view !== null) this.witness(state);
    this.#started ||= state.view !== null;
    this.#sendAgain(state);
    this.moving = true;
    this.reel.push(state);
  }

  /** The state with its view; null if what changed does not fit what we have. */
  #whole({ view, patch = null, ...rest }: WireState): State | null {
    try {
      this.#lastView = view === undefined ? patched(this.#lastView, patch) : view;
    } catch {
      return null;
    }
    return { ...rest, view: this.#lastView };
  }

  /** Events are missing between what we have and this state; a match that has just begun is asked for from its deal on. */
  #hasGap(state: State): boolean {
    if (state.base < 0) return false;
    const begins = state.view !== null && this.#place.seen >= 0 && !this.#started;
    if (begins) this.#place = { seen: -1, undos: -1 };
    return begins || state.base > this.#place.seen;
  }

  async #show(event: Event, speed: number): Promise<void> {
    this.log = [...this.log, event];
    await this.projector.show(event, this.seat ?? 0, speed);
  }

  #changed(): void {
    const { paused, canGoBack, rushing, waiting, newest } = this.reel;
    this.showing = { paused, canGoBack, rushing, due: paused && waiting > 0 && newest?.ask != null };
  }

  #settle(state: State, missed: number): void {
    const before = state.undone ? state.seq : state.base;
    const earlier = before < 0 ? [] : this.log.filter((event) => event.seq <= before);
    this.log = [...earlier, ...state.events];
    this.deciders = [...this.deciders.slice(0, Math.max(0, before)), ...state.by];
    this.comingBack = state.base < 0 && state.seq > 0;
    const asked = state.ask !== null && this.state?.ask == null && this.state !== null;
    if (!isSame(state.ask, this.state?.ask)) for (const feature of this.#plugins) feature.onNewQuestion?.();
    this.projector.view = laid(this.#catalogue, state.view);
    this.state = { ...state, view: this.view };
    this.path = [];
    this.#trail = [];
    this.why = null;
    this.missed = missed;
    this.moving = this.reel.waiting > 0;
    if (asked && !this.moving) play('bell', this.#room?.palette);
    this.#answer(state);
    this.#carryOut(state);
    for (const feature of this.#plugins) feature.onSettle?.(state);
  }

  #answerItself(seq: number, only: string): void {
    this.#answered.add(seq);
    this.choose(only);
  }

  /** Does what was planned, if it is what one may do now; a plan is made for one question, and not for one that came back. */
  #carryOut(state: State): void {
    const ref = this.planned;
    if (ref === null || this.moving || (state.ask === null && state.outcome === null)) return;
    this.planned = null;
    if (this.seat !== null && state.undone !== true && this.isOffered(ref)) this.point(ref);
  }

  /** Where there is nothing to choose, the table goes on by itself after a moment; not when the player has just taken something back. */
  #answer(state: State): void {
    clearTimeout(this.#forced);
    const [only, ...more] = this.guided ? [] : (state.ask?.options ?? []);
    this.answering =
      only !== undefined && more.length === 0 && !this.moving && !settings.askForced && state.undone !== true;
    if (this.answering && only !== undefined)
      this.#forced = setTimeout(() => this.#answerItself(state.seq, only), FORCED / (pace() || 1));
  }
}
