import { api, Refused } from '../api/http';
import type { Json, Language, Me } from '../api/types';
import { words } from '../words/words.svelte';

/** The user of this browser. */
class CurrentUser {
  me = $state.raw<Me | null>(null);
  /** The server requires an invitation code. */
  needsInvitation = $state(false);
  /** The ban of this user: until when and why. */
  ban = $state.raw<Record<string, Json> | null>(null);
  #met: Promise<Me> | undefined;

  /** Loads the account of this browser once; requests that need an account wait for it. */
  meet(): Promise<Me> {
    this.#met ??= api.me().then((me) => (this.me = me));
    this.#met.catch((problem: unknown) => {
      this.#met = undefined;
      this.#refused(problem);
    });
    return this.#met;
  }

  /** Redeems an invitation; the page then shows what was asked for. */
  async comeIn(code: string): Promise<void> {
    this.me = await api.comeIn(code);
    this.needsInvitation = false;
  }

  /** Loads the account anew; it stays as it is if the server does not answer. */
  async refresh(): Promise<void> {
    this.me = await api.me().catch((problem: unknown) => {
      this.#refused(problem);
      return this.me;
    });
  }

  /** A missing invitation and a ban have a page of their own. */
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

export const user = new CurrentUser();
