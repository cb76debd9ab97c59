import { api } from '../api/http';
import type { Event, NewTable, TableInfo } from '../api/types';
import type { LuckInfo } from '../wire';
import { freshSalt, pledge } from './chance';
import { check, type Finding } from './check';
import { begun, digests, noted, type Receipt, shown } from './receipt';

const STORAGE_KEY = 'ludoteka.luck.';
/** Receipts that a browser keeps; the oldest go first. */
const KEPT = 60;

/** Where the browser lets us keep nothing, we remember until the page goes. */
const remembered = new Map<string, Receipt>();
/** Tables at which this page has offered a pledge of its own, or shows its salt at this moment. */
const offered = new Set<string>();
const showing = new Set<string>();

export function receiptOf(table: string): Receipt | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY + table);
    if (text !== null) return JSON.parse(text) as Receipt;
  } catch {
    // as if there were none
  }
  return remembered.get(table) ?? null;
}

function keep(receipt: Receipt): Receipt {
  remembered.set(receipt.table, receipt);
  try {
    const isNew = localStorage.getItem(STORAGE_KEY + receipt.table) === null;
    localStorage.setItem(STORAGE_KEY + receipt.table, JSON.stringify(receipt));
    if (isNew) forgetOldest();
  } catch {
    // it is remembered at least
  }
  return receipt;
}

function forgetOldest(): void {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(STORAGE_KEY));
  const since = (place: string): string => receiptOf(place.slice(STORAGE_KEY.length))?.promise.seen ?? '';
  places.sort((a, b) => (since(a) < since(b) ? -1 : 1));
  for (const place of places.slice(0, Math.max(0, places.length - KEPT))) localStorage.removeItem(place);
}

/** Does something that takes a seat, with a salt of our own pledged in the same breath. */
async function seated(deed: (pledged: string) => Promise<TableInfo>): Promise<TableInfo> {
  const salt = freshSalt();
  const pledged = pledge(salt);
  const info = await deed(pledged);
  const earlier = receiptOf(info.id);
  const stands = info.your_seat === null ? null : (info.seats[info.your_seat]?.pledge ?? '');
  const isFresh = stands !== null && (!earlier?.pledge || earlier.pledge !== stands); // not where we had sat down already
  keep({ ...(earlier ?? begun(info, new Date())), ...(isFresh && { salt, pledge: pledged }) });
  offered.add(info.id);
  return meet(info);
}

/** Looks at the sheet of a table: what it says is written down, what it asks of us is done. Gives the sheet as it is then. */
export async function meet(info: TableInfo): Promise<TableInfo> {
  let receipt = receiptOf(info.id);
  if (receipt === null) {
    if (info.status === 'finished') return info;
    receipt = begun(info, new Date());
  }
  receipt = keep(noted(receipt, info));
  if (info.status !== 'waiting' || info.your_seat === null) return info;
  const stands = info.seats[info.your_seat]?.pledge ?? '';
  if (!info.closed) return stands === receipt.pledge && stands !== '' ? info : pledgeAnew(info, receipt);
  const asked = stands === receipt.pledge && receipt.promise.commitment === info.commitment && !receipt.shown;
  return asked ? show(info, receipt) : info;
}

/** Our seat has no pledge, or one of which this browser has no salt: once for each time the page is opened we offer ours. */
async function pledgeAnew(info: TableInfo, receipt: Receipt): Promise<TableInfo> {
  if (offered.has(info.id)) return info;
  offered.add(info.id);
  const salt = freshSalt();
  keep({ ...receipt, salt, pledge: pledge(salt) });
  try {
    return await api.pledge(info.id, pledge(salt));
  } catch {
    keep({ ...(receiptOf(info.id) ?? receipt), salt: '', pledge: '' }); // the table was closed at this moment: we gave nothing
    return info;
  }
}

/** All pledges are there and written down: now our salt can be told. */
async function show(info: TableInfo, receipt: Receipt): Promise<TableInfo> {
  if (showing.has(info.id)) return info;
  showing.add(info.id);
  try {
    const after = await api.showSalt(info.id, receipt.salt);
    const disclosed = keep({ ...(receiptOf(info.id) ?? receipt), shown: true });
    keep(noted(disclosed, after));
    return after;
  } catch {
    return info; // it is tried again with the next sheet; where it came too late, the receipt says so
  } finally {
    showing.delete(info.id);
  }
}

/** Writes down what we were shown of the match. */
export function witness(
  table: string,
  state: { seq: number; base: number; undos: number; undone?: boolean; events: Event[] },
): void {
  const receipt = receiptOf(table);
  if (receipt) keep(shown(receipt, state));
}

/** A finished match against what we wrote down of it; without a receipt only what the server says about itself. */
export async function judge(
  table: string,
  log: readonly Event[],
  seq: number,
): Promise<{ luck: LuckInfo; findings: Finding[]; receipt: Receipt | null }> {
  const luck = await api.luck(table);
  const receipt = receiptOf(table);
  const witnessed: Receipt = receipt ?? {
    ...NOBODY,
    table,
    promise: { ...NOBODY.promise, commitment: luck.commitment, promised: luck.committed_at },
  };
  return { luck, receipt, findings: check(witnessed, luck, digests(log, 0, seq)) };
}

const NOBODY: Receipt = {
  'ludoteka-receipt': 1,
  table: '',
  game: '',
  version: '',
  settings: {},
  seat: null,
  salt: '',
  pledge: '',
  shown: false,
  pledges: null,
  kept_back: null,
  seen: {},
  undos: 0,
  promise: { commitment: '', promised: '', seen: '', when: 'finished' },
};

export const luck = {
  create: (wish: NewTable) => seated((pledged) => api.create({ ...wish, pledge: pledged })),
  sit: (id: string, seat: number) => seated((pledged) => api.sit(id, seat, pledged)),
  rematch: (id: string) => seated((pledged) => api.rematch(id, pledged)),
};
