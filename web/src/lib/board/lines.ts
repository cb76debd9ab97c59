import type { Json, SeatInfo, Why } from '../api/types';
import type { Session } from '../table/session.svelte';
import type { GameWords } from '../words/game';
import { t } from '../words/words.svelte';
import { seatName } from './seats';

/** Why-not in two parts: the first sentence is the fact, the rest is the reason. */
export function explain(why: Why, words: GameWords): { fact: string; reason: string } {
  const id = words.has(why.message) ? why.message : `why-${why.message}`;
  const said = words.say(id, why.about as Record<string, Json>);
  const end = said.indexOf('. ');
  return end < 0 ? { fact: said, reason: '' } : { fact: said.slice(0, end + 1), reason: said.slice(end + 2) };
}

/** What the question says while somebody else is asked. */
export function waitingLine(session: Session, seats: SeatInfo[]): string {
  if (session.connection === 'lost') return t('question-lost');
  if (session.sent !== null) return t('question-sent');
  if (session.moving) return t('question-moving');
  const next = seats.find((seat) => session.state?.waiting.includes(seat.seat) && !seat.you);
  return next ? t('question-thinks', { name: seatName(next) }) : t('question-wait');
}
