/** At which tables others wait for me: what the server told, and what the table before my eyes says itself. */

export interface Turn {
  table: string;
  turn: number;
}

export class Waiting {
  #told = new Map<string, number>();
  #here: { table: string; asked: boolean } | null = null;
  #left = '';
  #begun = false;

  /** What the server tells; gives the tables that are new. The first time nothing is: those have been waiting. */
  hear(turns: readonly Turn[]): string[] {
    const before = this.#told;
    this.#told = new Map(turns.map(({ table, turn }) => [table, turn]));
    const [known, seen] = [this.#begun, [this.#here?.table, this.#left]];
    this.#begun = true;
    this.#left = '';
    return known
      ? turns.filter(({ table, turn }) => !seen.includes(table) && before.get(table) !== turn).map(({ table }) => table)
      : [];
  }

  /** The table before my eyes asks me, or not; true if that is new. It knows better than what was told some seconds ago. */
  see(table: string, asked: boolean): boolean {
    const before = this.#here;
    this.#here = { table, asked };
    return asked && before?.table === table && !before.asked;
  }

  /** I left the table: from now on the server tells, and what it tells next of this table I have seen. */
  leave(table: string): void {
    if (this.#here?.table !== table) return;
    this.#left = table;
    this.#here = null;
  }

  get tables(): string[] {
    const others = [...this.#told.keys()].filter((table) => table !== this.#here?.table);
    return this.#here?.asked ? [this.#here.table, ...others] : others;
  }
}

/** What stands before the name of a page: how many tables, if there are several, and that it is my turn. */
export function prefix(count: number, turn: string): string {
  if (count === 0) return '';
  return `${count > 1 ? `(${count}) ` : ''}${turn} · `;
}
