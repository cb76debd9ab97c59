import { notice } from '../lib/house/notice.svelte';

/** A list of the keeper's page: rows that are asked for again after every deed. */
export class Listed<Row> {
  rows = $state.raw<Row[] | null>(null);
  #ask: () => Promise<Row[]>;
  #asked = 0;

  constructor(ask: () => Promise<Row[]>) {
    this.#ask = ask;
  }

  /** The newest question counts, however late an older answer comes. */
  async look(): Promise<void> {
    const mine = ++this.#asked;
    const rows = await notice.tell(this.#ask());
    if (rows && mine === this.#asked) this.rows = rows;
  }

  async after(deed: Promise<unknown>): Promise<void> {
    await notice.tell(deed);
    await this.look();
  }
}
