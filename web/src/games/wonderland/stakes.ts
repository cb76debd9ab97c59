import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';

/** The message that explains what is at stake, by prompt. */
const STAKES: Record<string, string> = {
  award: 'castle',
  block: 'block',
  castle: 'castle',
  claws: 'claws',
  discard: 'feat',
  'discard-shard': 'shard',
  'extra-feat': 'feat',
  feat: 'feat',
  forge: 'forge',
  'forge-from-bag': 'forge',
  'give-shard': 'shard',
  keep: 'feat',
  lead: 'lead',
  lose: 'lose',
  marker: 'marker',
  'move-leader': 'lead',
  'no-room': 'shard',
  poison: 'poison',
  sacrifice: 'lose',
  share: 'shard',
  tempt: 'shard',
};

/** What is at stake in a question, such as points, units or a place in the battle; empty if it is obvious. */
export function stakes(words: GameWords, view: View, player: Player, prompt: string): string {
  const about = STAKES[prompt];
  return about
    ? words.say(`stakes-${about}`, {
        seats: view.players.length,
        n: about === 'castle' ? player.castle_value : player.strength,
      })
    : '';
}
