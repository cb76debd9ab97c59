import type { Json, Why } from '../lib/api/types';
import type { GameWords } from '../lib/words/game';
import { capital } from '../lib/words/rich';

/** What speaks for an option, as one sentence. */
export function sentence(reasons: readonly Why[], words: GameWords): string {
  const sentences = reasons.map((why) => words.say(why.message, why.about as Record<string, Json>));
  return sentences.length > 0 ? `${capital(sentences.join('; '))}.` : '';
}
