import type { Ask, Event, FromServer, Json, Refusal, State, TableInfo, WireState, Why } from '../api/types';
import type { LessonInfo, PreviewInfo } from '../wire';
import { Clocks } from '../../clocks/clocks.svelte';
import { Consent } from '../../consent/consent.svelte';
import { Hints } from '../../hints/hints.svelte';
import { Talk } from '../../talk/talk.svelte';
import { pace, settings } from '../app/settings.svelte';
import { play } from '../sound/sound';
import { laid } from './contract';
import { patched } from './patch';
import { Projector } from './projector.svelte';
import { actionsSince, lastMine } from './recap';
import { Reel } from './reel';
import type { Room } from './room';
import { type Connection, connectTable, type ResumePoint, Socket } from './socket';
import { back, follow, reach, type Step, take } from './trie';

/** How long a question with one answer stands before it answers itself, in milliseconds at normal pace. */
const FORCED = 1100;
/** The most options previewed in one message. */
const PREVIEWED = 24;

/** Does the same question still stand, though others have answered theirs? */
const isSame = (ask: Ask | null, before: Ask | null | undefined): boolean =>
  JSON.stringify(ask) === JSON.stringify(before ?? null);

/** A seat (or a spectator's place) at one table: what is shown, what is asked, and what the player does about it. */
export class Session {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  /** The state on the table after all movement; null until the first one came. */
  state = $state.raw<State | null>(null);
  log = $state.raw<Event[]>([]);
  /** Segments of the option that the player has taken so far. */
  path = $state.raw<string[]>([]);
  /** The option on its way to the server. */
  sent = $state<string | null>(null);
  /** What the player wants to do as soon as it is asked and allowed; nobody is told before. */
  planned = $state<string | null>(null);
  why = $state.raw<{ ref: string; why: Why | null } | null>(null);
  /** The previews of options that the server has sent, by key. */
  previews = $state.raw<ReadonlyMap<string, PreviewInfo>>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  /** How many events were skipped because too many came at once. */
  missed = $state(0);
  moving = $state(false);
  /** The question has one answer only and is about to give it by itself. */
  answering = $state(false);

  readonly projector = new Projector();
  /** How the table is being shown: has somebody paused it, can it be gone back, does somebody hurry to their turn, or are they asked already while they look at something else? */
  showing = $state.raw({ paused: false, canGoBack: false, rushing: false, due: false });
  readonly clocks = new Clocks();
  readonly consent = new Consent((message) => this.#socket.send(message));
  readonly talk: Talk;
  readonly hints = new Hints((message) => this.#socket.send(message));
  /** What the coach says, at a teaching table. */
  lesson = $state.raw<LessonInfo | null>(null);
  /** How often the learner reached for something else than the coach shows. */
  nudged = $state(0);

  readonly ask = $derived(
    this.moving || this.sent !== null || this.connection !== 'open' ? null : this.#taught(this.state?.ask ?? null),
  );
  readonly step = $derived.by((): Step | null => {
    if (!this.ask) return null;
    const step = follow(this.ask.options, this.path);
    return { ...step, next: this.#room?.sort(step.next) ?? step.next };
  });
  /** May one ask what to do now? At a teaching table when the script is over. */
  readonly hintable = $derived(
    (this.info?.hints ?? false) && (this.ask?.options.length ?? 0) > 1 && (!this.taught || this.lesson?.free === true),
  );
  readonly seat = $derived(this.state ? this.state.seat : (this.info?.your_seat ?? null));

  /** States whose question answered itself. */
  readonly #given = new Set<number>();
  /** Who made each decision so far. */
  deciders = $state.raw<number[]>([]);
  /** Was the table only just entered, with a match under way? */
  comingBack = $state(false);
  /** The state after which what the others do is news to me. */
  readonly since = $derived(lastMine(this.deciders, this.seat ?? -1, this.#given));
  readonly actions = $derived(this.seat === null ? [] : actionsSince(this.log, this.deciders, this.since, this.seat));

  #room: Room | null = null;
  #catalogue: Record<string, Json> = {};
  #place: ResumePoint = { seen: -1, undos: -1 };
  /** The view of the last state that came over this socket, to which the next patch belongs. */
  #told: Json = null;
  #started = false;
  /** Options about which the server was asked in this state. */
  readonly #requested = new Set<string>();
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
    onlooker = false,
  ) {
    this.talk = new Talk((message) => this.#socket.send(message), id);
    this.#socket = new Socket(connectTable(id, onlooker), {
      place: () => this.#place,
      message: (message) => this.#hear(message),
      connection: (now) => (this.connection = now),
    });
  }

  /** While the script plays, the learner may choose what the coach shows, and nothing before the coach has spoken. */
  #taught(ask: Ask | null): Ask | null {
    if (!ask || !this.taught || this.lesson?.free) return ask;
    const { lesson } = this;
    return lesson && lesson.wanted.length > 0 && lesson.wanted.every((key) => ask.options.includes(key))
      ? { ...ask, options: lesson.wanted }
      : null;
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
    this.clocks.close();
    this.consent.close();
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
    if (!this.warns || !this.ask || !this.hints.holds(key)) this.insist(key);
  }

  /** Takes an option, whatever the coach thinks of it. */
  insist(key: string): void {
    if (!this.ask || !this.state) return;
    this.refusal = null;
    if (this.#socket.send({ t: 'choose', seq: this.state.seq, key })) this.sent = key;
    this.reel.play();
  }

  /** What now? */
  hint(): void {
    if (this.hintable && this.state) this.hints.toggle(this.state.seq);
  }

  /** Is a slip held back? If the player wants that, and always while one learns. */
  get warns(): boolean {
    return settings.warn || this.taught;
  }

  back(): void {
    if (this.planned !== null) this.planned = null;
    else if (this.hints.open || this.hints.doubt) this.hints.close();
    else if (this.why) this.why = null;
    else if (this.ask) {
      this.path = this.#trail.at(-1) ?? back(this.ask.options, this.path);
      this.#trail = this.#trail.slice(0, -1);
    }
  }

  /** Tells the server whether the page is visible: users who do not see the table are notified. */
  setVisible(visible: boolean): void {
    this.#socket.send({ t: 'visible', visible });
  }

  /** The pause is over. */
  resume(): void {
    this.#socket.send({ t: 'resume' });
  }

  /** The learner has read what the coach said. */
  press(): void {
    if (this.lesson) this.#socket.send({ t: 'press-on', step: this.lesson.step });
  }

  /** On without the coach. */
  leaveLesson(): void {
    this.#socket.send({ t: 'leave-lesson' });
  }

  undo(): void {
    if (this.state?.undo && !this.moving) this.#socket.send({ t: 'undo', seq: this.state.seq });
  }

  /** Of several who share this device, the one on this seat holds it now. */
  takeUp(seat: number): void {
    this.#socket.send({ t: 'iam', seat });
  }

  /** Whoever held the device gives it away. */
  layDown(): void {
    this.#socket.send({ t: 'handover' });
  }

  /** Pressed: in a lesson the coach leads back to what is lit. */
  askWhy(ref: string): void {
    if (this.lesson && !this.lesson.free) this.nudged += 1;
    else this.wonderWhy(ref);
  }

  /** Only rested on: the coach says nothing to that. */
  wonderWhy(ref: string): void {
    if (this.ask && !(this.lesson && !this.lesson.free)) this.#socket.send({ t: 'why', ref });
  }

  /** Asks for the previews of these options, each once; the answer comes into `previews`. */
  preview(keys: readonly string[]): void {
    const missing = keys
      .filter((key) => !this.#requested.has(key) && this.ask?.options.includes(key))
      .slice(0, PREVIEWED);
    if (!this.state || missing.length === 0) return;
    for (const key of missing) this.#requested.add(key);
    this.#socket.send({ t: 'preview', seq: this.state.seq, keys: missing });
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
      case 'preview':
        if (message.seq === this.state?.seq)
          this.previews = new Map([...this.previews, ...message.previews.map((one) => [one.key, one] as const)]);
        return;
      case 'hint':
        return this.hints.hear(message);
      case 'refused':
        this.hints.refused();
        this.refusal = message.why;
        this.sent = null;
        return;
      case 'lesson':
        this.nudged = 0;
        this.lesson = message.lesson;
        return;
      case 'proposals':
      case 'declined':
        return this.consent.hear(message);
      case 'talk':
      case 'said':
        return this.talk.hear(message);
      case 'pong':
        return;
    }
  }

  #receive(told: WireState): void {
    if (told.info) this.info = told.info;
    this.clocks.hear(told.clock);
    const state = this.#whole(told);
    if (!state || this.#hasGap(state)) {
      this.#socket.send({ t: 'resync', ...this.#place });
      return;
    }
    this.#place = { seen: state.seq, undos: state.undos };
    if (state.view !== null) this.witness(state);
    this.#started ||= state.view !== null;
    this.sent = null;
    this.moving = true;
    this.reel.push(state);
  }

  /** The state with its view; null if what changed does not fit what we have. */
  #whole({ view, patch = null, ...rest }: WireState): State | null {
    try {
      this.#told = view === undefined ? patched(this.#told, patch) : view;
    } catch {
      return null;
    }
    return { ...rest, view: this.#told };
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
    const kept = before < 0 ? [] : this.log.filter((event) => event.seq <= before);
    this.log = [...kept, ...state.events];
    this.deciders = [...this.deciders.slice(0, Math.max(0, before)), ...state.by];
    this.comingBack = state.base < 0 && state.seq > 0;
    const asked = state.ask !== null && this.state?.ask == null && this.state !== null;
    if (!isSame(state.ask, this.state?.ask)) this.hints.forget();
    this.projector.view = laid(this.#catalogue, state.view);
    this.state = { ...state, view: this.view };
    this.path = [];
    this.#trail = [];
    this.sent = null;
    this.why = null;
    this.previews = new Map();
    this.#requested.clear();
    this.missed = missed;
    this.moving = this.reel.waiting > 0;
    if (asked && !this.moving) play('bell', this.#room?.palette);
    this.#answer(state);
    this.#carryOut(state);
    if (this.warns && this.hintable) this.hints.prepare(state.seq);
  }

  #give(seq: number, only: string): void {
    this.#given.add(seq);
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
    const [only, ...more] = this.lesson?.free === false ? [] : (state.ask?.options ?? []);
    this.answering =
      only !== undefined && more.length === 0 && !this.moving && !settings.askForced && state.undone !== true;
    if (this.answering && only !== undefined)
      this.#forced = setTimeout(() => this.#give(state.seq, only), FORCED / (pace() || 1));
  }
}
