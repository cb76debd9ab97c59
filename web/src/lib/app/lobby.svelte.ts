import { api } from '../api/http';
import type { LessonOnShelf } from '../wire';
import type { GameInfo, NewTable, TableInfo } from '../api/types';
import { luck, meet } from '../luck/luck';
import { user } from './me.svelte';
import { notice } from './notice.svelte';
import { route } from './route.svelte';

const LOOK_AGAIN = 4000;

/** What the home page shows: games, my tables, tables with open seats, running tables. */
class Lobby {
  games = $state.raw<GameInfo[]>([]);
  lessons = $state.raw<LessonOnShelf[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  running = $state.raw<TableInfo[]>([]);
  loaded = $state(false);

  /** Loads it now and again every few seconds; returns the function that stops that. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async (): Promise<void> => {
      if (!document.hidden) await this.#look();
      if (!over) timer = setTimeout(look, LOOK_AGAIN);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  /** Loads the games if they are not there yet. */
  async know(): Promise<void> {
    if (this.games.length === 0) this.games = await api.games();
  }

  async #look(): Promise<void> {
    try {
      const tables = user
        .meet()
        .then(() => Promise.all([api.tables('mine'), api.tables('open'), api.tables('running')]));
      const [games, lessons, [mine, open, running]] = await Promise.all([
        this.games.length ? this.games : api.games(),
        this.lessons.length ? this.lessons : api.lessons(),
        tables,
      ]);
      this.games = games;
      this.lessons = lessons;
      this.mine = mine;
      for (const table of mine) if (table.status === 'waiting' && table.closed) void meet(table); // it waits for our salt
      this.open = open.filter((table) => table.your_seat === null);
      this.running = running;
    } catch {
      // The server does not answer; the page keeps what it shows, and the next load tries again.
    }
    this.loaded = true;
  }

  /** Creates a table and opens it; with `tv` as a screen for all, without a seat on this device. */
  async create(wish: NewTable, tv = false): Promise<void> {
    await notice.report(user.meet());
    const table = await notice.report(luck.create(wish));
    if (table) route.go(tv ? `/tv/${table.id}` : table.link);
  }

  /** Opens the lessons of a game, or its only lesson if that is new. */
  async study(game: string): Promise<void> {
    await notice.report(user.meet());
    const [only, ...more] = ((await notice.report(api.lessons())) ?? []).filter((lesson) => lesson.game === game);
    if (only && more.length === 0 && !only.begun && !only.done) await this.learn(game, only.id);
    else route.go(`/learn/${game}`);
  }

  /** Opens a lesson at the teaching table that was begun, or with `again` at a new one. */
  async learn(game: string, lesson: string, again = false): Promise<void> {
    await notice.report(user.meet());
    const table = await notice.report(api.learn(game, lesson, again));
    if (table) route.go(table.link);
  }

  async sit(table: TableInfo): Promise<void> {
    const free = table.seats.find((seat) => seat.kind === 'open');
    const info = free && (await notice.report(luck.sit(table.id, free.seat)));
    if (info) route.go(info.link);
  }
}

export const lobby = new Lobby();
