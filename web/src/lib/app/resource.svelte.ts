import { Refused } from '../api/http';
import { notice } from './notice.svelte';

/** Something a page loads: its newest value, whether the last load failed, and whether the server has no such thing. */
export class Resource<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);
  notFound = $state(false);
  #fetch: () => Promise<T>;
  #loads = 0;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Loads it anew and reports a failure; the newest call counts, and the old value stays until it answers. */
  async load(): Promise<void> {
    const load = ++this.#loads;
    this.failed = false;
    try {
      const value = await this.#fetch();
      if (load === this.#loads) this.value = value;
    } catch (problem) {
      if (load !== this.#loads) return;
      this.notFound = problem instanceof Refused && problem.status === 404;
      this.failed = !this.notFound;
      if (this.failed) await notice.report(Promise.reject(problem));
    }
  }

  /** Waits for an action that changes it, then loads it anew. */
  async after(action: Promise<unknown>): Promise<void> {
    await notice.report(action);
    await this.load();
  }
}
