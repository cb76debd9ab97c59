import { user } from '../lib/app/me.svelte';
import { play } from '../lib/sound/sound';
import { notifications } from './api';
import { notifyIfHidden } from './desktop';
import { TurnTracker } from './turn-tracker';

const POLL_INTERVAL = 15_000;
const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

/** The tables where it is my turn, shown on every page: in the title, by the icon, by a bell. */
class Turns {
  tables = $state.raw<string[]>([]);
  #tracker = new TurnTracker();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Polls regularly, also in a hidden tab. */
  watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.poll().then(() => this.watch()), POLL_INTERVAL);
  }

  async poll(): Promise<void> {
    if (!user.me) return;
    try {
      const fresh = this.#tracker.update(await notifications.turns());
      for (const table of fresh) this.#ring(table);
    } catch {
      return; // the next poll tries again
    }
    this.#show();
  }

  /** Notes whether it is my turn at the table on screen. */
  setCurrent(table: string, myTurn: boolean): void {
    if (this.#tracker.setCurrent(table, myTurn)) void notifyIfHidden(table);
    this.#show();
  }

  leave(table: string): void {
    this.#tracker.leave(table);
    void this.poll();
  }

  #ring(table: string): void {
    play('bell');
    void notifyIfHidden(table);
  }

  #show(): void {
    const { tables } = this.#tracker;
    const count = tables.length;
    this.tables = tables;
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', count > 0 ? ICON_TURN : ICON);
    const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
    void badge.setAppBadge?.(count).catch(() => {});
  }
}

export const turns = new Turns();
