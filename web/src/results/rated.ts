import type { BotRating, Level } from '../lib/wire';

/** Can a match be rated with these on the other chairs? There must be somebody, and every bot must have been measured. */
export function rateable(game: string, chairs: (Level | 'open')[], measured: BotRating[]): boolean {
  const seats = chairs.length + 1;
  const hasRating = (level: Level): boolean =>
    measured.some((bot) => bot.game === game && bot.seats === seats && bot.level === level);
  return chairs.length > 0 && chairs.every((who) => who === 'open' || hasRating(who));
}
