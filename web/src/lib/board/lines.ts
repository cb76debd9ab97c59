import type { Event, Json, SeatInfo, Why } from '../api/types';
import type { Session } from '../table/session.svelte';
import type { GameWords } from '../words/game';
import { plain } from '../words/rich';
import { t } from '../words/words.svelte';
import { seatName } from './seats';

/** Why-not in two parts: the first sentence is the fact, the rest is the reason. */
export function explain(why: Why, words: GameWords): { fact: string; reason: string } {
  const id = words.has(why.message) ? why.message : `why-${why.message}`;
  const text = words.say(id, why.about as Record<string, Json>);
  const end = text.indexOf('. ');
  return end < 0 ? { fact: text, reason: '' } : { fact: text.slice(0, end + 1), reason: text.slice(end + 2) };
}

/** The newest thing that was told, in plain words. */
export function newest(log: Event[], tell: (event: Event) => string | null): string | null {
  for (const event of log.toReversed()) {
    const text = tell(event);
    if (text) return plain(text);
  }
  return null;
}

/** What the question says while somebody else is asked: what has happened last, as far as `tell` has words for it, and who thinks. */
export function waitingLine(
  session: Session,
  seats: SeatInfo[],
  tell: (event: Event) => string | null,
): { text: string; thinks: string } {
  if (session.connection === 'lost') return { text: t('question-lost'), thinks: '' };
  if (session.sent !== null) return { text: t('question-sent'), thinks: '' };
  const latest = newest(session.log, tell);
  if (session.moving) return { text: latest ?? t('question-moving'), thinks: '' };
  const next = seats.find((seat) => session.state?.waiting.includes(seat.seat) && !seat.you);
  return { text: latest ?? t('question-wait'), thinks: next ? seatName(next) : '' };
}
