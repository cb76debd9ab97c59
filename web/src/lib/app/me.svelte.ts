import { api, Refused } from '../api/http';
import type { Json, Language, Me } from '../api/types';
import { words } from '../words/words.svelte';

/** The guest that this browser is. */
class Guest {
  me = $state.raw<Me | null>(null);
  /** The house asks for an invitation that we have not shown. */
  needsInvitation = $state(false);
  /** The keeper does not let us in: until when, and why. */
  ban = $state.raw<Record<string, Json> | null>(null);
  #met: Promise<Me> | undefined;

  /** Introduces us to the server once; whatever needs a known guest waits for this. */
  meet(): Promise<Me> {
    this.#met ??= api.me().then((me) => (this.me = me));
    this.#met.catch((problem: unknown) => {
      this.#met = undefined;
      this.#refused(problem);
    });
    return this.#met;
  }

  /** Shows the invitation; who is let in finds what they came for. */
  async comeIn(code: string): Promise<void> {
    this.me = await api.comeIn(code);
    this.needsInvitation = false;
  }

  /** Asks again who we are and what the keeper says; if nobody answers, we are who we were. */
  async look(): Promise<void> {
    this.me = await api.me().catch((problem: unknown) => {
      this.#refused(problem);
      return this.me;
    });
  }

  /** Who stands before a closed door is told so by the whole page. */
  #refused(problem: unknown): void {
    this.needsInvitation = problem instanceof Refused && problem.id === 'error-invitation';
    this.ban = problem instanceof Refused && problem.id === 'error-banned' ? problem.args : null;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name });
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    await this.meet();
    this.me = await api.rename({ language });
  }
}

export const guest = new Guest();
