import type { Event } from '../api/types';

/** One decision: what it caused; whoever shows it knows how the table lies afterwards. */
export interface Frame {
  events: Event[];
}

/** The table on which frames are shown. */
export interface Stage<F extends Frame> {
  /** Shows one event: changes the picture and resolves when the movement is over. */
  show(event: Event, pace: number): Promise<void>;
  /** Ends at once whatever moves. */
  hush(): void;
  /** Puts the table as it truly is after this frame, whatever the movement left behind. */
  settle(frame: F, missed: number): void;
  /** The pace the player set; 0 means without movement. */
  pace(): number;
  /** Does this frame not go on from the one before? Then nothing moves, and what was before it is forgotten. */
  fresh?(frame: F): boolean;
  /** Frames that come by themselves must not pile up: is this a live table? */
  live?: boolean;
  /** What whoever hurries on hurries to. */
  arrives?(frame: F): boolean;
  /** How long the eye rests between frames, in milliseconds. */
  rest?(): number;
  changed?(): void;
}

const HURRY_FROM = 3;
const RUN_FROM = 8;
const JUMP_FROM = 20;
/** So many frames of a live table can be gone back to. */
const KEPT = 120;

/**
 * Plays frames one after another: their events move, then the frame settles. It can be paused, stepped, turned back and cut short.
 * A live table that falls behind by a few events hurries, by more it runs, by many it jumps; not while somebody watches at their own pace.
 */
export class Reel<F extends Frame> {
  #frames: F[] = [];
  #at = -1;
  #paused = false;
  #rushing = false;
  /** Somebody paused, stepped or turned back, and has not caught up yet. */
  #own = false;
  #busy = false;
  /** Some events of the next frame are on the table already. */
  #within = false;
  /** And the reel stands between them. */
  #stopped = false;
  #skipping = false;
  /** So many frames may play although the reel is paused. */
  #granted = 0;
  /** Changes with every jump: whatever was being shown then is no longer wanted. */
  #place = 0;
  #wake: () => void = () => {};
  #run: Promise<void> = Promise.resolve();

  constructor(private readonly stage: Stage<F>) {}

  /** The frame on the table; -1 before the first. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  get newest(): F | undefined {
    return this.#frames.at(-1);
  }

  get busy(): boolean {
    return this.#busy;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get rushing(): boolean {
    return this.#rushing;
  }

  /** Frames that are not on the table yet. */
  get waiting(): number {
    return this.last - this.#at;
  }

  get canGoBack(): boolean {
    return this.#within ? this.#at >= 0 : this.#at > 0;
  }

  push(frame: F): void {
    this.#frames.push(frame);
    this.#go();
  }

  /** All frames at once, beginning at one of them. */
  load(frames: F[], at: number): void {
    this.#frames = frames;
    this.#paused = true;
    this.jump(at);
  }

  /** Resolves when nothing plays any more. */
  async done(): Promise<void> {
    while (this.#busy) await this.#run;
  }

  close(): void {
    this.#frames = this.#frames.slice(0, this.#at + 1);
    this.#paused = false;
    this.#cut();
  }

  play(): void {
    this.#paused = false;
    this.#rushing = false;
    this.#own = this.waiting > 0;
    this.#go();
  }

  pause(): void {
    this.#paused = true;
    this.#own = true;
    this.#rushing = false;
    this.stage.changed?.();
  }

  /** One frame on, and no further; what is just being shown is cut short. */
  step(): void {
    const moving = this.#within && !this.#stopped;
    if (!moving || this.#granted > 0) this.#granted += 1;
    this.pause();
    if (moving) this.skip();
    else this.#go();
  }

  /** One frame back, or to where the present one began. */
  back(): void {
    this.pause();
    if (this.canGoBack) this.jump(this.#within ? this.#at : this.#at - 1);
  }

  jump(to: number): void {
    if (this.last < 0) return;
    this.#at = Math.max(0, Math.min(this.last, to));
    const frame = this.#frames[this.#at];
    this.#cut();
    if (frame) this.stage.settle(frame, 0);
    this.#go();
  }

  /** Ends the present frame: what it caused is on the table at once. */
  skip(): void {
    if (!this.#within) return;
    this.#skipping = true;
    this.stage.hush();
    this.#wake();
  }

  /** Without movement to what is hurried to, even if it has not come yet. */
  rush(): void {
    this.#paused = false;
    this.#rushing = true;
    this.skip();
    this.#go();
  }

  #cut(): void {
    this.#place += 1;
    this.#within = false;
    this.#skipping = false;
    this.#granted = 0;
    this.stage.hush();
    this.#wake();
  }

  #forget(frames: number): void {
    this.#frames.splice(0, frames);
    this.#at -= frames;
  }

  #go(): void {
    if (this.#busy) this.#wake();
    else this.#run = this.#playAll();
    this.stage.changed?.();
  }

  get #held(): boolean {
    return this.#paused && this.#granted === 0 && !this.#skipping;
  }

  async #playAll(): Promise<void> {
    this.#busy = true;
    while (this.waiting > 0 && !this.#held) {
      await this.#playNext().catch(report);
      const rest = this.waiting > 0 && !this.#held ? (this.stage.rest?.() ?? 0) : 0;
      if (rest > 0) await this.#rest(rest);
    }
    this.#busy = false;
    if (this.waiting === 0) this.#own = false;
    this.stage.changed?.();
  }

  /** Between two events of a frame, until the reel goes on. */
  async #stop(place: number): Promise<void> {
    this.#stopped = true;
    while (this.#held && place === this.#place) await new Promise<void>((done) => (this.#wake = done));
    this.#stopped = false;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Shows the events, then the frame; it settles even if a movement fails. */
  async #playNext(): Promise<void> {
    const place = this.#place;
    const frame = this.#frames[this.#at + 1];
    if (!frame) return;
    const fresh = this.stage.fresh?.(frame) ?? false;
    let missed = 0;
    this.#within = true;
    try {
      for (const [i, event] of (fresh ? [] : frame.events).entries()) {
        if (this.#held) await this.#stop(place);
        const pace = this.stage.pace();
        if (place !== this.#place || pace === 0 || this.#skipping || this.#rushing) break;
        const behind = this.stage.live && !this.#own ? this.#behind(frame, event) : 0;
        if (behind > JUMP_FROM) {
          missed = frame.events.length - i;
          break;
        }
        await this.stage.show(event, pace * (behind > RUN_FROM ? 3 : behind > HURRY_FROM ? 2 : 1));
      }
    } finally {
      if (place === this.#place) this.#settle(frame, fresh, missed);
    }
  }

  #settle(frame: F, fresh: boolean, missed: number): void {
    this.#at += 1;
    const old = fresh ? this.#at : this.stage.live ? this.#at - KEPT : 0;
    if (old > 0) this.#forget(old);
    this.#within = false;
    this.#skipping = false;
    this.#granted = Math.max(0, this.#granted - 1);
    if (this.stage.arrives?.(frame) && this.waiting === 0) this.#rushing = false;
    this.stage.settle(frame, missed);
    this.stage.changed?.();
  }

  /** Events of later decisions that wait for this one; what one decision causes is one story and is always told whole. */
  #behind(frame: F, event: Event): number {
    const here = frame.events.filter((other) => other.seq > event.seq).length;
    return this.#frames.slice(this.#at + 2).reduce((sum, later) => sum + later.events.length, here);
  }
}

/** A broken movement is a bug to be seen, but the game goes on. */
function report(problem: unknown): void {
  queueMicrotask(() => {
    throw problem;
  });
}
