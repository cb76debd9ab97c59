import type { WireState } from '../lib/api/types';
import type { SessionContext, TableFeature } from '../lib/table/feature';
import type { ClockInfo } from '../lib/wire';
import { leftAfter } from './time';

/** The clocks of a table, as this page shows them; only the server decides that time is out. */
export class Clocks implements TableFeature {
  #received = $state.raw<{ clock: ClockInfo; at: number } | null>(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  readonly on = $derived(this.#received !== null);
  readonly paused = $derived(this.#received?.clock.paused ?? false);

  constructor(private readonly context: SessionContext) {}

  onReceive({ clock }: WireState): void {
    this.#now = performance.now();
    this.#received = clock ? { clock, at: this.#now } : null;
    clearInterval(this.#ticking);
    if (clock && clock.running.length > 0) this.#ticking = setInterval(() => (this.#now = performance.now()), 500);
  }

  left(seat: number): number | null {
    return this.#received && leftAfter(this.#received.clock, seat, this.#now - this.#received.at);
  }

  runs(seat: number): boolean {
    return this.#received?.clock.running.includes(seat) ?? false;
  }

  /** Ends a pause. */
  resume(): void {
    this.context.send({ t: 'resume' });
  }

  close(): void {
    clearInterval(this.#ticking);
  }
}
