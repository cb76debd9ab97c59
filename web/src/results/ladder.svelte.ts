import { played } from './api';

/** Whether this server has a ladder; loaded once. */
class LadderStatus {
  open = $state(false);
  #asked = false;

  look(): void {
    if (this.#asked) return;
    this.#asked = true;
    played.ladder().then(
      () => (this.open = true),
      () => (this.#asked = false),
    );
  }
}

export const ladder = new LadderStatus();
