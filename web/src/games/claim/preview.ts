import type { RoomPreview } from '../../lib/table/room';
import { factionOf } from './cards';
import type { Event, View } from './contract';

/** A card tells by its faction what it can do; that it is played needs no words. */
export const preview: RoomPreview<View, Event> = {
  includes: (event) => event.type !== 'CardPlayed',
  effect: (_view, way, words) => words.say(`effect-${factionOf(way.at(-1) ?? '') ?? 'goblins'}`),
};
