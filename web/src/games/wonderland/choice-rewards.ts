import type { Player } from './contract';

/** The rewards that a choice brings at once: those of half a card, of a tempting card, or of the next space of a forge track. */
export function choiceRewards(player: Player | undefined, way: readonly string[]): string[] {
  const [verb = '', ref = ''] = [way[0], way.at(-1)];
  const card = player?.tea.at(-1);
  if (verb === 'half') return card?.halves[ref === 'top' ? 0 : 1] ?? [];
  if (verb === 'tempt') return card?.tempt ?? [];
  const track = /^track-(\d)$/.exec(ref);
  return (track && player?.faction.tracks[Number(track[1]) - 1]?.find((space) => space.chip === null)?.rewards) || [];
}
