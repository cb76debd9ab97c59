/** Which open tables one wants to see; empty: all. */

import type { TableInfo } from '../api/types';

export interface Filter {
  game: string;
  language: string;
  pace: '' | 'none' | 'live' | 'correspondence';
}
export const ANY: Filter = { game: '', language: '', pace: '' };

export const paceOf = (table: Pick<TableInfo, 'clock'>): 'none' | 'live' | 'correspondence' =>
  table.clock?.kind ?? 'none';

export function matching<Table extends Pick<TableInfo, 'game' | 'language' | 'clock'>>(
  tables: Table[],
  { game, language, pace }: Filter,
): Table[] {
  return tables.filter(
    (table) =>
      (!game || table.game === game) && (!language || table.language === language) && (!pace || paceOf(table) === pace),
  );
}

/** How long something has been so, in the largest unit that fits. */
export function since(moment: string, now: number = Date.now()): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor((now - new Date(moment).getTime()) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  return minutes < 48 * 60
    ? { unit: 'hours', count: Math.floor(minutes / 60) }
    : { unit: 'days', count: Math.floor(minutes / 1440) };
}
