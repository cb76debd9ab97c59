import type { Event, Json, ReplayStep } from '../lib/api/types';
import { still } from '../lib/app/settings.svelte';
import { Projector } from '../lib/table/projector.svelte';
import { Reel } from '../lib/table/reel';
import type { Room } from '../lib/table/room';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Between two decisions, in milliseconds at normal speed: where something moves, and where nothing does. */
const REST = 320;
const STILL_REST = 1000;

/** A finished match on the table, played again: by itself, step by step, or from any place. */
export class Playback {
  at = $state(0);
  playing = $state(false);
  /** Movement of the next decision is on the table. */
  moving = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  log = $state.raw<Event[]>([]);
  readonly projector = new Projector();
  readonly last: number;
  readonly #reel: Reel<ReplayStep>;

  constructor(
    readonly steps: readonly ReplayStep[],
    room: Room,
    near: number,
    lay: (view: Json) => Json,
  ) {
    const events = steps.flatMap((step) => step.events);
    let total = 0;
    const ends = steps.map((step) => (total += step.events.length));
    this.last = steps.length - 1;
    this.projector.room = room;
    this.#reel = new Reel<ReplayStep>({
      pace: () => (still() ? 0 : this.speed),
      rest: () => (still() ? STILL_REST : REST) / this.speed,
      hush: () => this.projector.hush(),
      show: (event, speed) => {
        this.log = [...this.log, event];
        this.moving = true;
        return this.projector.show(event, near, speed);
      },
      settle: (step) => {
        this.moving = false;
        this.at = step.seq;
        this.log = events.slice(0, ends[step.seq]);
        this.projector.view = lay(step.view);
      },
      changed: () => (this.playing = !this.#reel.paused && this.#reel.waiting > 0),
    });
  }

  begin(at: number): void {
    this.#reel.load([...this.steps], at);
  }

  /** On or off; from the end it begins again. */
  toggle(): void {
    if (this.playing) return this.#reel.pause();
    if (this.at === this.last) this.jump(0);
    this.#reel.play();
  }

  step(): void {
    this.#reel.step();
  }

  back(): void {
    this.#reel.back();
  }

  jump(to: number): void {
    this.#reel.pause();
    this.#reel.jump(to);
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.speed) + by))] ?? 1;
  }

  /** The next speed, and after the fastest the slowest again. */
  shift(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  close(): void {
    this.#reel.close();
  }
}
