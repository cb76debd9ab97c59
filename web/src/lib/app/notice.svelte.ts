import { Refused } from '../api/http';
import type { Json, Why } from '../api/types';
import { gameWords } from '../words/game';
import { t, words } from '../words/words.svelte';

const LASTS = 6000;
/** Refusals that have a page of their own. */
const OWN_PAGE = ['error-invitation', 'error-banned'];

async function inWords(game: string, why: Why): Promise<string> {
  const text = (await gameWords({ game }, words.language, () => [])).say(why.message, why.about);
  return why.rule ? `${text} (${why.rule})` : text;
}

/** One line at the edge of the screen: what went wrong, in the reader's language if we have the words. */
class Notice {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ''), LASTS);
  }

  /** Why the server refused; where a rule of a game forbids it, in the words of that game. */
  async refused(id: string, args: Record<string, Json>, detail: string): Promise<void> {
    const all = {
      ...args,
      ...(args['why'] && { reason: await inWords(String(args['game']), args['why'] as unknown as Why) }),
    };
    const plain = Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
    );
    this.say(words.maybe(id, plain) ?? detail);
  }

  /** Waits for work that may fail, and shows its failure; null if it failed. */
  async report<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (problem) {
      if (problem instanceof Refused && OWN_PAGE.includes(problem.id)) return null;
      if (problem instanceof Refused) await this.refused(problem.id, problem.args, problem.message);
      else this.say(t('problem-network'));
      return null;
    }
  }
}

export const notice = new Notice();
