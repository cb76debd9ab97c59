import { seatOf } from '../../lib/table/contract';
import type { RoomPreview } from '../../lib/table/room';
import { choiceRewards } from './choice-rewards';
import type { Event, View } from './contract';
import { rewardText } from './rewards';
import { chipText, textOf } from './texts';

/** Whether the shard die is rolled for this choice. */
function rolls(view: View, way: string[]): boolean {
  const last = way.at(-1) ?? '';
  return (
    last === 'roll' ||
    last === 'tempt' ||
    last === 'roll-shards' ||
    (way[0] === 'take' && (view.chairs.find((one) => one.card?.ref === last)?.card?.die ?? false))
  );
}

/** Previews points, shards and the place on the strength track; chips gained by the viewer are listed one by one. */
export const preview: RoomPreview<View, Event> = {
  counts(view, seat) {
    const one = view.players[seat];
    return { 'tally-vp': one?.vp ?? 0, 'tally-shards': one?.shards ?? 0, 'tally-marker': one?.marker ?? 0 };
  },
  includes: (event, seat) =>
    event.type === 'ChipGained' || event.type === 'SupportersPlaced'
      ? seatOf(event.seat) === seat
      : !['ShardsGained', 'VpGained', 'ChipDrawn'].includes(event.type),
  /** Explains the rewards of a choice, or else the chip, Wonderlandian, power or ability that it names or that asks. */
  effect(view, way, words, about) {
    const last = way.at(-1) ?? '';
    const player = view.players[view.seat ?? -1];
    const gains = way[0] === 'reward' ? way.slice(1) : choiceRewards(player, way);
    if (player && gains.length) return gains.map((gain) => rewardText(words, view, player, gain)).join(' ');
    const source = way[0] === 'use' || way[0] === 'effect' ? String(about['source'] ?? about['chip'] ?? '') : '';
    return (
      textOf(words, view, last) ||
      chipText(words, view, last) ||
      (source && (textOf(words, view, source) || chipText(words, view, source)))
    );
  },
  odds(_, view, words, way) {
    if (!rolls(view, way) || view.die.length === 0) return [];
    const mean = view.die.reduce((sum, n) => sum + n, 0) / view.die.length;
    return [
      words.say('odds-die', {
        least: Math.min(...view.die),
        most: Math.max(...view.die),
        mean: Math.round(10 * mean) / 10,
      }),
    ];
  },
};
