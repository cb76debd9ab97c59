import type { SeatInfo, TableInfo } from '../api/types';

/** Somebody whose answer is awaited and who is not there. */
export interface Absence {
  seat: SeatInfo;
  /** Seconds since they left. */
  gone: number;
  /** Seconds until the others may let a bot play for them; null where none may. */
  left: number | null;
}

/** Who holds the table up by being away, so many seconds after the table told who is there. */
export function absence(table: TableInfo, waiting: readonly number[], since: number): Absence | null {
  const seat = table.seats.find(
    (one) => waiting.includes(one.seat) && one.kind === 'person' && !one.you && !one.stand_in && one.away !== null,
  );
  if (!seat || table.status !== 'playing') return null;
  const gone = Math.floor((seat.away ?? 0) + since);
  const mayAct = !table.rated && (table.your_seat !== null || table.host);
  return { seat, gone, left: mayAct ? Math.max(0, Math.ceil(table.absence - gone)) : null };
}
