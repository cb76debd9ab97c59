import { Refused } from '../api/http';
import type { Json } from '../api/types';
import { t, words } from '../words/words.svelte';

const LASTS = 6000;

/** One line at the edge of the screen: what went wrong, in the reader's language if we have the words. */
class Notice {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ''), LASTS);
  }

  /** Why the server refused. */
  refused(id: string, args: Record<string, Json>, detail: string): void {
    const plain = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
    this.say(words.maybe(id, plain) ?? detail);
  }

  /** Runs something that may fail and says so if it does. */
  async tell<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (problem) {
      if (problem instanceof Refused) this.refused(problem.id, problem.args, problem.message);
      else this.say(t('problem-network'));
      return null;
    }
  }
}

export const notice = new Notice();
