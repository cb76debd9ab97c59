import type { Event, Json, SeatInfo, Why } from '../api/types';
import type { Session } from '../table/session.svelte';
import type { GameWords } from '../words/game';
import { plain } from '../words/rich';
import { t } from '../words/words.svelte';
import { seatName } from './seats';

/** Why-not in two parts: the first sentence is the fact, the rest is the reason. */
export function explain(why: Why, words: GameWords): { fact: string; reason: string } {
  const id = words.has(why.message) ? why.message : `why-${why.message}`;
  const said = words.say(id, why.about as Record<string, Json>);
  const end = said.indexOf('. ');
  return end < 0 ? { fact: said, reason: '' } : { fact: said.slice(0, end + 1), reason: said.slice(end + 2) };
}

/** The newest thing that was told, in plain words. */
export function newest(log: Event[], tell: (event: Event) => string | null): string | null {
  for (const event of log.toReversed()) {
    const said = tell(event);
    if (said) return plain(said);
  }
  return null;
}

/** What the question says while somebody else is asked: what is happening now, as far as `tell` has words for it, or whose move it is. */
export function waitingLine(session: Session, seats: SeatInfo[], tell: (event: Event) => string | null): string {
  if (session.connection === 'lost') return t('question-lost');
  if (session.sent !== null) return t('question-sent');
  if (session.moving) return newest(session.log, tell) ?? t('question-moving');
  const next = seats.find((seat) => session.state?.waiting.includes(seat.seat) && !seat.you);
  return next ? t('question-thinks', { name: seatName(next) }) : t('question-wait');
}
