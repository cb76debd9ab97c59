import type { SeatInfo, TableInfo } from '../lib/api/types';

/** The seats that are played on this device, if there are several. */
export function sharedSeats(info: TableInfo | null): SeatInfo[] {
  const mine = info?.seats.filter((seat) => seat.you) ?? [];
  return mine.length > 1 ? mine : [];
}

/** The table as whoever holds the device sees it; the end of a match is for all who share it. */
export function heldBy(info: TableInfo, seat: number | null): TableInfo {
  if (sharedSeats(info).length === 0) return info;
  if (info.status === 'finished') return { ...info, seats: info.seats.map((one) => ({ ...one, you: false })) };
  return { ...info, your_seat: seat, seats: info.seats.map((one) => ({ ...one, you: one.seat === seat })) };
}
