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
  #running: Promise<void> | null = null;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.#running !== null;
  }

  /** States that have come but are not being played yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  push(state: State): void {
    this.#waiting.push(state);
    this.#running ??= this.#run().finally(() => (this.#running = null));
  }

  /** Resolves when everything pushed so far is on the table. */
  async done(): Promise<void> {
    while (this.#running) await this.#running;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Events of later decisions that wait for this one; what one decision causes is one story and is always told whole. */
  #behind(state: State, event: Event): number {
    const here = state.events.filter((other) => other.n > event.n).length;
    return this.#waiting.reduce((sum, later) => sum + later.events.length, here);
  }

  async #run(): Promise<void> {
    for (let state = this.#waiting.shift(); state; state = this.#waiting.shift()) {
      await this.#play(state);
    }
  }

  async #play(state: State): Promise<void> {
    const fresh = state.base < 0 || state.undone === true;
    const events = fresh ? [] : state.events;
    for (const [i, event] of events.entries()) {
      const behind = this.#behind(state, event);
      const pace = this.stage.pace();
      if (pace === 0 || behind > JUMP_FROM) return this.stage.settle(state, pace === 0 ? 0 : events.length - i);
      await this.stage.show(event, behind > HURRY_FROM ? pace * 2 : pace);
    }
    this.stage.settle(state, 0);
  }
}
