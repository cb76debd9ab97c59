import { SIGNS } from './art';
import type { Side, View } from './contract';
import { size, total } from './sides';

/** A public number of a faction: message id, pictogram and value. */
export interface PublicNumber {
  id: string;
  icon: string;
  n: number;
}

/** The public numbers of a faction, without those that mean nothing in this chapter. */
export function publicNumbers(view: View, faction: string, side: Side): PublicNumber[] {
  const list: PublicNumber[] = [];
  const add = (id: string, icon: string, n: number | null | undefined, always = false): void => {
    if (n || (always && n === 0)) list.push({ id, icon, n });
  };
  const cards = view.chapter > 1 && !side.automaton;
  add('haints', SIGNS.ghost, side.haints, true);
  add('wild', SIGNS.wolf, side.wild);
  if (cards) add('hand', SIGNS.hand, size(side.hand), true);
  if (cards) add('deck', SIGNS.scroll, side.deck);
  add('dial', SIGNS.spoon, side.dial);
  add('plate', SIGNS.bones, total(side.plate ?? {}));
  if (faction === 'family' && view.family && !side.automaton) add('bag', SIGNS.bag, view.family.bag_size, true);
  if (faction === 'hester' && view.hester) {
    add('actions', SIGNS.flame, view.hester.actions, true);
    add('flames', SIGNS.fire, view.hester.flames, true);
    add('snakes', SIGNS.snake, view.hester.snakes);
  }
  if (faction === 'fair-folk' && view.fair) {
    add('nests', SIGNS.nest, view.fair.nests, true);
    add('quests', SIGNS.quest, size(view.fair.quests), true);
    add('found', SIGNS.laurels, view.fair.found.length, true);
  }
  add('offers', SIGNS.nest, side.offers.length);
  return list;
}
