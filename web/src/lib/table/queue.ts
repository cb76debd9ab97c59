import type { Event, State } from '../api/types';

/** How a room shows one event: it changes the picture and resolves when the movement is over. */
export type Show = (event: Event, pace: number) => Promise<void>;

export interface Stage {
  show: Show;
  /** Puts the true state on the table, whatever the movement left behind. */
  settle(state: State, missed: number): void;
  /** The pace the player set; 0 means without movement. */
  pace(): number;
}

const HURRY_FROM = 3;
const JUMP_FROM = 10;

/** Plays states one after another: their events move, then the state settles. Falls behind by a few: hurries; by many: jumps. */
export class Queue {
  #waiting: State[] = [];
  #playing = false;
  #run: Promise<void> = Promise.resolve();

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.#playing;
  }

  /** States that have come but are not being played yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  push(state: State): void {
    this.#waiting.push(state);
    if (!this.#playing) this.#run = this.#playAll();
  }

  /** Resolves when everything pushed so far is on the table. */
  async done(): Promise<void> {
    while (this.#playing) await this.#run;
  }

  clear(): void {
    this.#waiting = [];
  }

  async #playAll(): Promise<void> {
    this.#playing = true;
    for (let state = this.#waiting.shift(); state; state = this.#waiting.shift()) {
      await this.#play(state).catch(report);
    }
    this.#playing = false;
  }

  /** Shows the events, then the state; the state settles even if a movement fails. */
  async #play(state: State): Promise<void> {
    const fresh = state.base < 0 || state.undone === true;
    let missed = 0;
    try {
      for (const [i, event] of (fresh ? [] : state.events).entries()) {
        const pace = this.stage.pace();
        const behind = this.#behind(state, event);
        if (pace === 0) break;
        if (behind > JUMP_FROM) {
          missed = state.events.length - i;
          break;
        }
        await this.stage.show(event, behind > HURRY_FROM ? pace * 2 : pace);
      }
    } finally {
      this.stage.settle(state, missed);
    }
  }

  /** Events of later decisions that wait for this one; what one decision causes is one story and is always told whole. */
  #behind(state: State, event: Event): number {
    const here = state.events.filter((other) => other.seq > event.seq).length;
    return this.#waiting.reduce((sum, later) => sum + later.events.length, here);
  }
}

/** A broken movement is a bug to be seen, but the game goes on. */
function report(problem: unknown): void {
  queueMicrotask(() => {
    throw problem;
  });
}
