import type { ClockInfo } from '../lib/wire';
import { leftAfter } from './time';

/** The clocks of a table on this page. They only show: when time is out, the server says so. */
export class Clocks {
  #told = $state.raw<{ clock: ClockInfo; at: number } | null>(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  readonly on = $derived(this.#told !== null);
  readonly paused = $derived(this.#told?.clock.paused ?? false);

  hear(clock: ClockInfo | undefined): void {
    this.#now = performance.now();
    this.#told = clock ? { clock, at: this.#now } : null;
    clearInterval(this.#ticking);
    if (clock && clock.running.length > 0) this.#ticking = setInterval(() => (this.#now = performance.now()), 500);
  }

  left(seat: number): number | null {
    return this.#told && leftAfter(this.#told.clock, seat, this.#now - this.#told.at);
  }

  runs(seat: number): boolean {
    return this.#told?.clock.running.includes(seat) ?? false;
  }

  close(): void {
    clearInterval(this.#ticking);
  }
}
