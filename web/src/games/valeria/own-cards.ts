import type { Session } from '../../lib/table/session.svelte';
import { onOwnCard } from './options';
import { inspection } from './inspection.svelte';

/** The options that a press on a card of your own may choose now. */
export const optionsOf = (session: Session | null, card: string): string[] =>
  session ? onOwnCard(session.ask, session.path, card) : [];

/** Whether a press on this card of your own chooses an option now. */
export const isOffered = (session: Session | null, card: string): boolean => optionsOf(session, card).length > 0;

/** Handles a press on a card of your own: chooses it, takes the choice back, or, if it is not offered, opens or closes the inspector. */
export function press(session: Session | null, card: string): void {
  const [only, ...others] = optionsOf(session, card);
  if (!session || !only) inspection.press(card, null);
  else if (session.isChosen(card)) session.path = [];
  else if (others.length === 0) session.choose(only);
  else session.point(card);
}
