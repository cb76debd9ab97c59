import { Refused } from '../api/http';
import { notice } from './notice.svelte';

/** What a page asks for: on its way, there, missed and to be asked for again, or nowhere at all. */
export class Asked<T> {
  told = $state.raw<T | null>(null);
  missed = $state(false);
  lost = $state(false);
  #ask: () => Promise<T>;
  #times = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** The newest question counts, however late an older answer comes; what was told stays until then. */
  async look(): Promise<void> {
    const mine = ++this.#times;
    this.missed = false;
    try {
      const told = await this.#ask();
      if (mine === this.#times) this.told = told;
    } catch (problem) {
      if (mine !== this.#times) return;
      this.lost = problem instanceof Refused && problem.status === 404;
      this.missed = !this.lost;
      if (this.missed) await notice.tell(Promise.reject(problem));
    }
  }

  /** Something was done about it. */
  async after(deed: Promise<unknown>): Promise<void> {
    await notice.tell(deed);
    await this.look();
  }
}
