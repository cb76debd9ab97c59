import { compare } from '../app/client-version';
import type * as wire from '../wire';
import type { BlockPlayer, SendReport, LessonOnShelf } from '../wire';
import type { GameInfo, GameTexts, Json, Level, Me, NewTable, Replay, ReplayStep, TableInfo } from './types';

/** The server said no: `id` is a message id, `detail` an English sentence for those without the message. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Record<string, Json>,
    detail: string,
  ) {
    super(detail);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { 'X-Ludoteka': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  compare(__CONTRACT__, answer.headers.get('x-ludoteka-contract'));
  const text = await answer.text();
  const data: unknown = text ? parse(text) : null;
  if (answer.ok) return data as T;
  const why = (data ?? {}) as { error?: string; args?: Record<string, Json>; detail?: string };
  throw new Refused(answer.status, why.error ?? '', why.args ?? {}, why.detail ?? answer.statusText);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const table = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

/** A replay comes in pages; they are asked for one after another, so that nobody else waits for ours. */
async function replay(id: string): Promise<Replay> {
  const whole = await call<wire.Replay>('GET', table(id, '/replay'));
  const steps: ReplayStep[] = [];
  while (steps.length < whole.steps) {
    steps.push(...(await call<ReplayStep[]>('GET', table(id, `/replay/${steps.length / whole.page}`))));
  }
  return { table: whole.table, steps };
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  texts: (game: string, language: string, version?: string) =>
    call<GameTexts>(
      'GET',
      `/games/${encodeURIComponent(game)}/texts/${language}${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`,
    ),
  examples: (game: string) => call<wire.ExampleInfo[]>('GET', `/games/${encodeURIComponent(game)}/examples`),
  me: () => call<Me>('GET', '/me'),
  comeIn: (code: string) => call<Me>('POST', '/invitation', { code }),
  rename: (change: Partial<Pick<Me, 'name' | 'language'>>) => call<Me>('PUT', '/me', change),
  tables: (scope: 'open' | 'mine' | 'running') => call<TableInfo[]>('GET', `/tables?scope=${scope}`),
  create: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  lessons: () => call<LessonOnShelf[]>('GET', '/lessons'),
  learn: (game: string, lesson: string, again = false) => call<TableInfo>('POST', '/lessons', { game, lesson, again }),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  sit: (id: string, seat: number, pledge: string) => call<TableInfo>('POST', table(id, '/sit'), { seat, pledge }),
  stand: (id: string) => call<TableInfo>('POST', table(id, '/stand'), {}),
  luck: (id: string) => call<wire.LuckInfo>('GET', table(id, '/luck')),
  pledge: (id: string, pledge: string) => call<TableInfo>('POST', table(id, '/luck/pledge'), { pledge }),
  showSalt: (id: string, salt: string) => call<TableInfo>('POST', table(id, '/luck/salt'), { salt }),
  swap: (id: string, a: number, b: number) => call<TableInfo>('POST', table(id, '/swap'), { a, b }),
  giveSeat: (id: string, seat: number, kind: 'open' | 'bot', level?: Level) =>
    call<TableInfo>('POST', table(id, '/seat'), level ? { seat, kind, level } : { seat, kind }),
  admit: (id: string, seat: number) => call<TableInfo>('POST', table(id, '/admit'), { seat }),
  change: (id: string, change: wire.TableChange) => call<TableInfo>('POST', table(id, '/change'), change),
  start: (id: string) => call<TableInfo>('POST', table(id, '/start'), {}),
  resign: (id: string, seat: number) => call<TableInfo>('POST', table(id, '/resign'), { seat }),
  rematch: (id: string, pledge: string) => call<TableInfo>('POST', table(id, '/rematch'), { pledge }),
  standIn: (id: string, seat: number, level: Level) => call<TableInfo>('POST', table(id, '/stand-in'), { seat, level }),
  takeBack: (id: string, seat: number) => call<TableInfo>('POST', table(id, '/take-back'), { seat }),
  catalogue: (id: string) => call<Record<string, Json>>('GET', table(id, '/catalogue')),
  block: (id: string, whom: BlockPlayer) => call<null>('POST', table(id, '/block'), whom),
  report: (id: string, report: SendReport) => call<null>('POST', table(id, '/report'), report),
  record: (id: string) => call<Record<string, Json>>('GET', table(id, '/record')),
  replay,
  recordAddress: (id: string) => `/api${table(id, '/record')}`,
  /** A code that leads to the table, or to one seat of it: whoever may sit there sits, others watch. */
  qrAddress: (id: string, seat?: number) => `/api${table(id, '/qr.svg')}${seat === undefined ? '' : `?seat=${seat}`}`,
};
