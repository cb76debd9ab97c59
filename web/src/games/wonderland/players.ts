import type { Session } from '../../lib/table/session.svelte';
import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';
import { size } from './things';

/** The screen reader label of a player. */
export function playerLabel(player: Player, names: string[], words: GameWords): string {
  return words.say('player-label', {
    name: names[player.seat] ?? '',
    faction: words.name(player.faction.ref),
    vp: player.vp,
    shards: player.shards,
    bag: player.bag.count,
    quests: size(player.quests),
    shield: player.shield ? 'whole' : 'broken',
  });
}

/** The screen reader label of the strength track. */
export function trackLabel(view: View, names: string[], words: GameWords): string {
  return [
    ...view.players
      .filter((player) => player.fighting)
      .map((player) => words.say('track-at', { name: names[player.seat] ?? '', n: player.marker })),
    ...(view.resistance === null ? [] : [words.say('track-resistance', { n: view.resistance })]),
    words.say('track-symbols', { spaces: view.symbols.join(', ') }),
  ].join('. ');
}

/** A part of a player's sheet at which it can be opened. */
export type Part = 'bag' | 'quests';

export type Doing = 'you' | 'chooses' | 'sealed' | 'stopped' | 'busted' | 'won' | 'fights';

/** The public state of a fighter. */
export function doing(player: Player, view: View, session: Session | null): Doing {
  if (view.battle?.winner === player.seat) return 'won';
  if (player.busted) return 'busted';
  if (session?.ask && session.seat === player.seat) return 'you';
  if (session?.sent != null && session.seat === player.seat) return 'sealed';
  if (session?.state?.sealed.includes(player.seat)) return 'sealed';
  if (session?.state?.waiting.includes(player.seat) && !session.moving) return 'chooses';
  return player.stopped ? 'stopped' : 'fights';
}
