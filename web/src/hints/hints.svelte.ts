import { settings } from '../lib/app/settings.svelte';
import type { State } from '../lib/api/types';
import type { Handlers, SessionContext, TableFeature } from '../lib/table/feature';
import type { HintMessage } from '../lib/wire';

/** An option after which the chance is so much lower than after the best one is a slip. */
export const SLIP = 0.12;

export interface Doubt {
  key: string;
  chance: number;
  best: string;
  better: number;
}

/** What the coach thinks of the question that stands. */
export class Hints implements TableFeature {
  message = $state.raw<HintMessage | null>(null);
  waiting = $state(false);
  /** Is it shown? It may be asked for quietly, only to warn of a slip. */
  open = $state(false);
  /** The option that is held back until the player is sure. */
  doubt = $state.raw<Doubt | null>(null);

  readonly handlers: Handlers = {
    hint: (message) => {
      this.waiting = false;
      this.message = message;
    },
  };

  constructor(private readonly context: SessionContext) {}

  /** May the player ask for advice now? While a script leads, the coach says what to do. */
  get available(): boolean {
    const { info, ask, guided } = this.context;
    return (info?.hints ?? false) && (ask?.options.length ?? 0) > 1 && !guided;
  }

  /** Is a slip held back? If the player set that, and at every teaching table. */
  get #warns(): boolean {
    return settings.warn || this.context.taught;
  }

  /** Shows the advice as soon as it comes, or hides it. */
  toggle(): void {
    if (!this.available || !this.context.state) return;
    if (this.open) return this.hide();
    this.open = true;
    this.prepare(this.context.state.seq);
  }

  /** Has it ready, and shows nothing. */
  prepare(seq: number): void {
    if (this.message === null && !this.waiting) this.waiting = this.context.send({ t: 'hint', seq });
  }

  hide(): void {
    this.open = false;
    this.doubt = null;
  }

  back(): boolean {
    const isShown = this.open || this.doubt !== null;
    this.hide();
    return isShown;
  }

  /** No advice will come. */
  onRefused(): void {
    if (this.waiting) this.open = false;
    this.waiting = false;
  }

  onNewQuestion(): void {
    this.message = null;
    this.waiting = false;
    this.hide();
  }

  onSettle(state: State): void {
    if (this.#warns && this.available) this.prepare(state.seq);
  }

  /** Holds back an option that is a slip by the advice that has come. */
  holdsBack(key: string): boolean {
    if (!this.#warns) return false;
    const best = this.message?.suggestions[0];
    const chance = this.chanceOf(key);
    if (!best || chance === null || best.chance - chance < SLIP) return false;
    this.doubt = { key, chance, best: best.key, better: best.chance };
    return true;
  }

  chanceOf(key: string): number | null {
    return this.message?.suggestions.find((way) => way.key === key)?.chance ?? this.message?.other_chances[key] ?? null;
  }
}
