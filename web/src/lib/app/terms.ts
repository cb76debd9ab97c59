import type { SettingInfo } from '../wire';
import type { GameWords } from '../words/game';

/** Does a setting make a difference at a table with so many seats and these other settings? */
export function matters(
  setting: SettingInfo,
  all: readonly SettingInfo[],
  seats: number,
  valueOf: (setting: string) => string,
): boolean {
  const now = (other: string): string =>
    other === 'seats'
      ? String(seats)
      : effective(
          all.find((one) => one.id === other),
          seats,
          valueOf(other),
        );
  return (
    setting.needs.length === 0 ||
    setting.needs.some((need) => Object.entries(need).every(([other, values]) => values.includes(now(other))))
  );
}

/** The default of some settings stands for another choice, which depends on how many play. */
const effective = (setting: SettingInfo | undefined, seats: number, value: string): string =>
  setting && value === setting.default ? (setting.implied[seats] ?? value) : value;

/** The story that a game tells before a match with these settings; empty if it has none. */
export function storyOf(
  all: readonly SettingInfo[],
  seats: number,
  valueOf: (setting: string) => string,
  words: GameWords,
): string {
  const ids = all.map((setting) => `story-${setting.id}-${effective(setting, seats, valueOf(setting.id))}`);
  const id = ids.find((one) => words.has(one));
  return id ? words.say(id) : '';
}
