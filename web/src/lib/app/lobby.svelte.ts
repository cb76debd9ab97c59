import { api } from '../api/http';
import type { LessonOnShelf } from '../wire';
import type { GameInfo, NewTable, TableInfo } from '../api/types';
import { luck } from '../luck/luck';
import { guest } from './me.svelte';
import { notice } from './notice.svelte';
import { route } from './route.svelte';

const LOOK_AGAIN = 4000;

/** What one sees from the front door: games on offer, my tables, open seats. */
class Lobby {
  games = $state.raw<GameInfo[]>([]);
  lessons = $state.raw<LessonOnShelf[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  running = $state.raw<TableInfo[]>([]);
  loaded = $state(false);

  /** Looks now and then again while somebody watches; gives the way to stop. */
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

  /** The games on offer, for whoever wants only those. */
  async know(): Promise<void> {
    if (this.games.length === 0) this.games = await api.games();
  }

  async #look(): Promise<void> {
    try {
      const tables = guest
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
      this.open = open.filter((table) => table.your_seat === null);
      this.running = running;
    } catch {
      // The server does not answer; what we know stays on the page and the next look tries again.
    }
    this.loaded = true;
  }

  /** Lay a table and go there; with `tv` this screen shows it, and nobody sits at this device. */
  async create(wish: NewTable, tv = false): Promise<void> {
    await notice.report(guest.meet());
    const table = await notice.report(luck.create(wish));
    if (table) route.go(tv ? `/tv/${table.id}` : table.link);
  }

  /** To the lessons of a game; where there is only one, and it is new, straight into it. */
  async study(game: string): Promise<void> {
    await notice.report(guest.meet());
    const [only, ...more] = ((await notice.report(api.lessons())) ?? []).filter((lesson) => lesson.game === game);
    if (only && more.length === 0 && !only.begun && !only.done) await this.learn(game, only.id);
    else route.go(`/learn/${game}`);
  }

  /** A lesson: the teaching table that was begun, or with `again` a new one. */
  async learn(game: string, lesson: string, again = false): Promise<void> {
    await notice.report(guest.meet());
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
