import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';

/** Questions whose words and answers do not say what is at stake, and the message that does. */
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

/** What a question is about in the end: points, units, a place in the battle. */
export function stakes(words: GameWords, view: View, player: Player, prompt: string): string {
  const about = STAKES[prompt];
  return about
    ? words.say(`stakes-${about}`, {
        seats: view.players.length,
        n: about === 'castle' ? player.castle_value : player.strength,
      })
    : '';
}
