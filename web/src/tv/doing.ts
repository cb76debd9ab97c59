import type { SeatInfo, TableInfo } from '../lib/api/types';

/** What somebody at the table does now, as the message that says it; a bot that has played does nothing any more. */
export function doing(
  seat: Pick<SeatInfo, 'kind' | 'stand_in' | 'present'>,
  status: TableInfo['status'],
  asked: boolean,
): string {
  if (asked) return 'tv-asked';
  if (seat.kind === 'bot' || seat.stand_in) return { waiting: 'chair-bot', playing: 'tv-bot', finished: '' }[status];
  return seat.present ? 'chair-here' : 'chair-away';
}
