import type { RoomPreview } from '../../lib/table/room';
import { factionOf } from './cards';
import type { Event, View } from './contract';

/** Explains a card by the power of its faction; the event that plays it is not repeated. */
export const preview: RoomPreview<View, Event> = {
  includes: (event) => event.type !== 'CardPlayed',
  effect: (_view, way, words) => words.say(`effect-${factionOf(way.at(-1) ?? '') ?? 'goblins'}`),
};
