import { api } from '../api/http';
import type { Language, Me } from '../api/types';
import { words } from '../words/words.svelte';

/** The guest that this browser is. */
class Guest {
  me = $state.raw<Me | null>(null);
  #met: Promise<Me> | undefined;

  /** Introduces us to the server once; whatever needs a known guest waits for this. */
  meet(): Promise<Me> {
    this.#met ??= api.me().then((me) => (this.me = me));
    this.#met.catch(() => (this.#met = undefined));
    return this.#met;
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
