/** The tables where it is my turn: from polls, and from the table on screen. */

export interface Turn {
  table: string;
  turn: number;
}

export class TurnTracker {
  #polled = new Map<string, number>();
  #current: { table: string; myTurn: boolean } | null = null;
  #left = '';
  #started = false;

  /** Takes a poll and returns the tables that are new; the first poll has none. */
  update(turns: readonly Turn[]): string[] {
    const before = this.#polled;
    this.#polled = new Map(turns.map(({ table, turn }) => [table, turn]));
    const [started, ignored] = [this.#started, [this.#current?.table, this.#left]];
    this.#started = true;
    this.#left = '';
    return started
      ? turns
          .filter(({ table, turn }) => !ignored.includes(table) && before.get(table) !== turn)
          .map(({ table }) => table)
      : [];
  }

  /** Notes whether it is my turn at the table on screen; true if it has just become my turn. */
  setCurrent(table: string, myTurn: boolean): boolean {
    const before = this.#current;
    this.#current = { table, myTurn };
    return myTurn && before?.table === table && !before.myTurn;
  }

  /** Forgets the table on screen; its present turn is not new in the next poll. */
  leave(table: string): void {
    if (this.#current?.table !== table) return;
    this.#left = table;
    this.#current = null;
  }

  get tables(): string[] {
    const others = [...this.#polled.keys()].filter((table) => table !== this.#current?.table);
    return this.#current?.myTurn ? [this.#current.table, ...others] : others;
  }
}

/** The prefix of a page title: the number of tables, if there are several, and that it is my turn. */
export function prefix(count: number, turn: string): string {
  if (count === 0) return '';
  return `${count > 1 ? `(${count}) ` : ''}${turn} · `;
}
