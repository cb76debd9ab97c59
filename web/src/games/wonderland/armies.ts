import type { GameWords } from '../../lib/words/game';
import type { Player, Region, View } from './contract';
import { unitsIn } from './things';

export interface Army {
  player: Player;
  supporters: number;
  figures: string[];
  leader: boolean;
  castle: 'lying' | 'upright' | null;
  units: number;
}

/** The armies of the players who have units or a castle in a region. */
export function armies(view: View, region: string): Army[] {
  return view.players
    .map((player) => ({
      player,
      supporters: player.supporters[region] ?? 0,
      figures: player.figures[region] ?? [],
      leader: player.leader === region,
      castle: player.castles[region] ?? null,
      units: unitsIn(player, region),
    }))
    .filter((army) => army.units > 0 || army.castle !== null);
}

export function armyLabel(army: Army, names: string[], words: GameWords): string {
  const parts = [
    army.supporters ? words.say('army-supporters', { n: army.supporters }) : '',
    army.leader ? words.say('army-leader') : '',
    ...army.figures.map((ref) => words.name(ref)),
    army.castle ? words.say(`army-castle-${army.castle}`) : '',
  ];
  return `${names[army.player.seat]}: ${parts.filter(Boolean).join(', ')}`;
}

export function regionLabel(view: View, region: Region, names: string[], words: GameWords): string {
  if (!region.in_use) return words.say('region-unused', { region: words.name(region.ref) });
  const head = words.say('region-label', {
    region: words.name(region.ref),
    vp: region.value ?? 0,
    fought: region.fought ? 'yes' : 'no',
  });
  const here = armies(view, region.ref).map((army) => armyLabel(army, names, words));
  return [head, ...(here.length ? here : [words.say('region-empty')])].join('. ');
}
