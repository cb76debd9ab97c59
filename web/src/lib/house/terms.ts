import type { SettingInfo } from '../wire';

/** Does a setting make a difference at a table with so many seats and these other settings? */
export function matters(setting: SettingInfo, all: readonly SettingInfo[], seats: number, valueOf: (setting: string) => string): boolean {
  if (setting.seats.length > 0 && !setting.seats.includes(seats)) return false;
  if (!setting.needs) return true;
  const [other, values] = setting.needs;
  return values.includes(meant(all.find((one) => one.id === other), seats, valueOf(other)));
}

/** The default of some settings stands for another choice, which depends on how many play. */
const meant = (setting: SettingInfo | undefined, seats: number, value: string): string => (setting && value === setting.default ? (setting.stands[seats] ?? value) : value);
