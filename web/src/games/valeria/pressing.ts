import type { Session } from '../../lib/table/session.svelte';
import { ofOwn } from './asking';
import { looking } from './looking.svelte';

/** The options that a card of one's own means now. */
export const ways = (session: Session | null, card: string): string[] =>
  session ? ofOwn(session.ask, session.path, card) : [];

/** May this card of one's own be pointed at now? */
export const isOffered = (session: Session | null, card: string): boolean => ways(session, card).length > 0;

/** A press on a card of one's own: it is chosen, put back if it was, or, where it is not offered, looked at until the next press. */
export function press(session: Session | null, card: string): void {
  const [only, ...others] = ways(session, card);
  if (!session || !only) looking.press(card, null);
  else if (session.isChosen(card)) session.path = [];
  else if (others.length === 0) session.choose(only);
  else session.point(card);
}
