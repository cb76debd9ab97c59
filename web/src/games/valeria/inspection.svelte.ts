/** The card that the inspector shows. Hovering or focus shows it for a moment; a press pins it together with its options. */
class Inspection {
  card = $state<string | null>(null);
  slot = $state<number | null>(null);
  pinned = $state(false);

  #wait: ReturnType<typeof setTimeout> | undefined;

  show(card: string, slot: number | null, delay = 0): void {
    clearTimeout(this.#wait);
    if (this.pinned) return;
    if (delay === 0) return void this.#set(card, slot, false);
    this.#wait = setTimeout(() => this.#set(card, slot, false), delay);
  }

  pin(card: string, slot: number | null): void {
    clearTimeout(this.#wait);
    this.#set(card, slot, true);
  }

  /** Pins the card, or closes the inspector if it was pinned already; true if it is shown now. */
  press(card: string, slot: number | null): boolean {
    const again = this.pinned && this.card === card && this.slot === slot;
    if (again) this.close();
    else this.pin(card, slot);
    return !again;
  }

  pass(): void {
    clearTimeout(this.#wait);
    if (!this.pinned) this.close();
  }

  close(): void {
    clearTimeout(this.#wait);
    this.#set(null, null, false);
  }

  #set(card: string | null, slot: number | null, pinned: boolean): void {
    this.card = card;
    this.slot = slot;
    this.pinned = pinned;
  }
}

export type { Inspection };
export const inspection = new Inspection();
