import type { GameWords } from '../../lib/words/game';
import { bundle } from './amounts';
import { label } from './odds';
import { topOf } from './cards';
import type { Slot, View } from './contract';

/** The screen reader label of a slot of the market. */
export function slotLabel(slot: Slot, view: View, words: GameWords): string {
  const card = topOf(slot);
  if (card === null)
    return words.say(slot.cover ? 'slot-exhausted' : 'slot-empty', {
      column: slot.column,
      row: words.say(`row-${slot.row}`),
    });
  const face = view.cards[card];
  const parts = [words.say('slot-card', { card, price: bundle(slot.price) })];
  if (face?.numbers) parts.push(words.say('slot-numbers', { numbers: label(face.numbers) }));
  if (face?.role) parts.push(words.name(face.role));
  if (face?.vp) parts.push(words.name(`vp-${face.vp}`));
  if (slot.count > 1) parts.push(words.say('slot-count', { count: slot.count }));
  return parts.join(', ');
}
