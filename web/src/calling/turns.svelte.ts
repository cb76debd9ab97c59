import { guest } from '../lib/app/me.svelte';
import { play } from '../lib/sound/sound';
import { calls } from './api';
import { tellHidden } from './telling';
import { Waiting } from './waiting';

const LOOK_AGAIN = 15_000;
const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

/** The tables that wait for me, told wherever I am in the house: in the title, by the icon, by a bell. */
class Turns {
  tables = $state.raw<string[]>([]);
  #waiting = new Waiting();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks now and then, also from a hidden tab. */
  watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look().then(() => this.watch()), LOOK_AGAIN);
  }

  async look(): Promise<void> {
    if (!guest.me) return;
    try {
      const fresh = this.#waiting.hear(await calls.turns());
      for (const table of fresh) this.#ring(table);
    } catch {
      return; // the next look tries again
    }
    this.#show();
  }

  /** The table before my eyes asks me, or not. */
  see(table: string, asked: boolean): void {
    if (this.#waiting.see(table, asked)) void tellHidden(table);
    this.#show();
  }

  leave(table: string): void {
    this.#waiting.leave(table);
    void this.look();
  }

  #ring(table: string): void {
    play('bell');
    void tellHidden(table);
  }

  #show(): void {
    const { tables } = this.#waiting;
    const count = tables.length;
    this.tables = tables;
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', count > 0 ? ICON_TURN : ICON);
    const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
    void badge.setAppBadge?.(count).catch(() => {});
  }
}

export const turns = new Turns();
