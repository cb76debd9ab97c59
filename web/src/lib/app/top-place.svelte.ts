import { untrack } from 'svelte';

/** What may stand at the top of a table, the most urgent first. */
const ORDER = ['refusal', 'connection', 'proposal', 'announcement', 'recap'] as const;
export type TopNotice = (typeof ORDER)[number];

/** The place at the top of a table: of all notices that want to stand there, the most urgent one does, the others wait. */
export class TopPlace {
  #claims = $state.raw<readonly TopNotice[]>([]);
  readonly #first = $derived(ORDER.find((notice) => this.#claims.includes(notice)) ?? null);

  /** Notes whether a notice wants to stand there; call it in an effect, which gives the place up at its end. */
  claim(notice: TopNotice, due: boolean): () => void {
    if (!due) return () => undefined;
    untrack(() => (this.#claims = [...this.#claims, notice]));
    return () =>
      untrack(() => {
        const at = this.#claims.indexOf(notice);
        this.#claims = this.#claims.filter((_, index) => index !== at);
      });
  }

  /** May this notice stand there: is none that is more urgent? */
  has(notice: TopNotice): boolean {
    return this.#first === null || ORDER.indexOf(notice) <= ORDER.indexOf(this.#first);
  }
}

export const topPlace = new TopPlace();
