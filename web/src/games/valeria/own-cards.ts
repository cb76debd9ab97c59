import type { Session } from '../../lib/table/session.svelte';
import { onOwnCard } from './options';
import { inspection } from './inspection.svelte';

/** The options that a card of one's own means now. */
export const optionsOf = (session: Session | null, card: string): string[] =>
  session ? onOwnCard(session.ask, session.path, card) : [];

/** May this card of one's own be pointed at now? */
export const isOffered = (session: Session | null, card: string): boolean => optionsOf(session, card).length > 0;

/** A press on a card of one's own: it is chosen, put back if it was, or, where it is not offered, looked at until the next press. */
export function press(session: Session | null, card: string): void {
  const [only, ...others] = optionsOf(session, card);
  if (!session || !only) inspection.press(card, null);
  else if (session.isChosen(card)) session.path = [];
  else if (others.length === 0) session.choose(only);
  else session.point(card);
}
