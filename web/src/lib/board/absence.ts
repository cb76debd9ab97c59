import type { SeatInfo, TableInfo } from '../api/types';

/** Somebody who holds the table up: by being away, or by being here without deciding. */
export interface Absence {
  seat: SeatInfo;
  away: boolean;
  /** Seconds since they left, or since it is their turn. */
  gone: number;
  /** Seconds until the others may let a bot play for them; null where none may. */
  left: number | null;
}

/** The share of the time to decide after which the others see how long it has been. */
const SHOWN = 0.5;

/**
 * Who holds the table up, so many seconds after the table told who is there; `undecided` returns the seconds for which
 * it is a seat's turn, or null at tables with a clock.
 */
export function absence(
  table: TableInfo,
  waiting: readonly number[],
  since: number,
  undecided: (seat: number) => number | null,
): Absence | null {
  if (table.status !== 'playing') return null;
  const mayAct = !table.rated && (table.your_seat !== null || table.host);
  const all = table.seats
    .filter((seat) => waiting.includes(seat.seat) && seat.kind === 'person' && !seat.you && !seat.stand_in)
    .map((seat): Absence | null => {
      const gone = seat.away === null ? null : Math.floor(seat.away + since);
      const thought = undecided(seat.seat);
      const untilAway = gone === null ? Infinity : table.absence - gone;
      const untilThought = thought === null ? Infinity : table.decision_absence - Math.floor(thought);
      const left = mayAct ? Math.max(0, Math.ceil(Math.min(untilAway, untilThought))) : null;
      if (gone !== null) return { seat, away: true, gone, left };
      if (thought === null || !mayAct || thought < SHOWN * table.decision_absence) return null;
      return { seat, away: false, gone: Math.floor(thought), left };
    })
    .filter((one) => one !== null);
  return all.find((one) => one.left === 0) ?? all[0] ?? null;
}

/** Since when seats have had to decide, in milliseconds of `performance.now()`. */
export class Turns {
  #since = new Map<number, number>();

  /** Takes over the seconds that the server counted. */
  readInfo(seats: readonly Pick<SeatInfo, 'seat' | 'undecided'>[], now: number): void {
    this.#since = new Map(
      seats.flatMap(({ seat, undecided }) => (undecided === null ? [] : [[seat, now - undecided * 1000]])),
    );
  }

  /** A state came: a decision, or a new question, begins the count of a seat anew. */
  readState(waiting: readonly number[], by: readonly number[], now: number): void {
    const before = this.#since;
    this.#since = new Map(waiting.map((seat) => [seat, by.includes(seat) ? now : (before.get(seat) ?? now)]));
  }

  seconds(seat: number, now: number): number | null {
    const since = this.#since.get(seat);
    return since === undefined ? null : (now - since) / 1000;
  }
}
