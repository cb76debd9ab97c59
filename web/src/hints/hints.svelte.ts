import type { FromClient, HintMessage } from '../lib/wire';

/** An option after which the chance is so much lower than after the best one is a slip. */
export const SLIP = 0.12;

export interface Doubt {
  key: string;
  chance: number;
  best: string;
  better: number;
}

/** What the coach thinks of the question that stands. */
export class Hints {
  told = $state.raw<HintMessage | null>(null);
  waiting = $state(false);
  /** Is it shown? It may be asked for quietly, only to warn of a slip. */
  open = $state(false);
  /** The option that is held back until the player is sure. */
  doubt = $state.raw<Doubt | null>(null);

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** What now? Shown when it comes; once more, and it is put away. */
  toggle(seq: number): void {
    if (this.open) return this.close();
    this.open = true;
    this.prepare(seq);
  }

  /** Has it ready, and shows nothing. */
  prepare(seq: number): void {
    if (this.told === null && !this.waiting) this.waiting = this.send({ t: 'hint', seq });
  }

  close(): void {
    this.open = false;
    this.doubt = null;
  }

  hear(message: HintMessage): void {
    this.waiting = false;
    this.told = message;
  }

  /** There is no answer, and why not is said elsewhere. */
  refused(): void {
    if (this.waiting) this.open = false;
    this.waiting = false;
  }

  /** Another question stands: what was said of the last one is over. */
  forget(): void {
    this.told = null;
    this.waiting = false;
    this.close();
  }

  /** Is this option a slip, as far as we know? Then it is held back. */
  holds(key: string): boolean {
    const best = this.told?.ways[0];
    const chance = this.chanceOf(key);
    if (!best || chance === null || best.chance - chance < SLIP) return false;
    this.doubt = { key, chance, best: best.key, better: best.chance };
    return true;
  }

  chanceOf(key: string): number | null {
    return this.told?.ways.find((way) => way.key === key)?.chance ?? this.told?.others[key] ?? null;
  }
}
