import type { SettingInfo } from '../wire';

/** Does a setting make a difference at a table with so many seats and these other settings? */
export function matters(setting: SettingInfo, seats: number, valueOf: (setting: string) => string): boolean {
  const fits = setting.seats.length === 0 || setting.seats.includes(seats);
  return fits && (!setting.needs || setting.needs[1].includes(valueOf(setting.needs[0])));
}
