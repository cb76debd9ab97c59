import { api, Refused } from '../api/http';
import type { Event, NewTable, TableInfo } from '../api/types';
import type { LuckInfo } from '../wire';
import { check, type Finding } from './check';
import { begun, digests, noted, type Receipt, shown } from './receipt';
import { draw, saltOf } from './salts';

const STORAGE_KEY = 'ludoteka.luck.';
/** Receipts that a browser keeps; the oldest go first. */
const KEPT = 60;
/** How often the salt is sent while the connection fails, and milliseconds between: a table waits five seconds. */
const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS = 500;

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

/** Takes a seat with a pledge; its salt is stored before the server learns of it, whatever news arrives first. */
async function seated(deed: (pledged: string) => Promise<TableInfo>, table = ''): Promise<TableInfo> {
  const pledged = draw(table);
  const info = await deed(pledged);
  insist(info, pledged);
  const after = await meet(info);
  offered.add(after.id);
  return after;
}

/** The pledge of our seat as the sheet tells it; empty: none, or we have no seat. */
const ownPledge = (info: TableInfo): string =>
  info.your_seat === null ? '' : (info.seats[info.your_seat]?.pledge ?? '');

/** The server took our request but shows no pledge at our seat: what we sent goes into the receipt, and the check finds it missing. */
function insist(info: TableInfo, pledged: string): void {
  const receipt = receiptOf(info.id) ?? begun(info, new Date());
  const salt = saltOf(pledged, info.id);
  if (info.your_seat === null || ownPledge(info) || receipt.pledge || salt === null) return;
  keep({ ...receipt, salt, pledge: pledged });
}

/** Looks at the sheet of a table: what it says is written down, what it asks of us is done. Gives the sheet as it is then. */
export async function meet(info: TableInfo): Promise<TableInfo> {
  const earlier = receiptOf(info.id);
  if (earlier ? isOvertaken(earlier, info) : info.status === 'finished') return info;
  const receipt = keep(withOwnSalt(noted(earlier ?? begun(info, new Date()), info), info));
  if (info.status !== 'waiting' || info.your_seat === null) return info;
  const isOurs = receipt.pledge !== '' && ownPledge(info) === receipt.pledge;
  if (!info.closed) return isOurs ? info : pledgeAnew(info);
  const asked = isOurs && receipt.promise.commitment === info.commitment && !receipt.shown;
  return asked ? show(info, receipt) : info;
}

/** A slow answer may tell of a time that a later sheet has left behind. */
const isOvertaken = (receipt: Receipt, info: TableInfo): boolean =>
  info.status === 'waiting' && (receipt.kept_back !== null || (receipt.pledges !== null && !info.closed));

/** The receipt with the salt whose pledge stands for our seat, if this browser drew it and saw the promise before the match. */
function withOwnSalt(receipt: Receipt, info: TableInfo): Receipt {
  const pledged = ownPledge(info);
  const isLate = receipt.promise.when === 'playing' || receipt.promise.when === 'finished';
  if (!pledged || pledged === receipt.pledge || isLate) return receipt;
  const salt = saltOf(pledged, info.id);
  return salt === null ? receipt : { ...receipt, salt, pledge: pledged };
}

/** Looks at a table to which the player comes back: the device in their hands offers a pledge, whichever did before. */
export function meetAgain(info: TableInfo): Promise<TableInfo> {
  offered.delete(info.id);
  return meet(info);
}

/** Our seat has no pledge, or one of which this browser has no salt: once for each time the page is opened we offer ours. */
async function pledgeAnew(info: TableInfo): Promise<TableInfo> {
  if (offered.has(info.id)) return info;
  offered.add(info.id);
  const pledged = draw(info.id);
  try {
    const after = await api.pledge(info.id, pledged);
    insist(after, pledged);
    return await meet(after);
  } catch (problem) {
    if (!isRefusal(problem)) offered.delete(info.id); // the next sheet tries again
    return info;
  }
}

/** Did the server say no, so that asking again is of no use? Otherwise the connection failed, or the server is too busy. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof Refused && problem.status < 500 && problem.status !== 429;

/** All pledges are there and written down: now our salt can be told, again if the connection fails. */
async function show(info: TableInfo, receipt: Receipt): Promise<TableInfo> {
  if (showing.has(info.id)) return info;
  showing.add(info.id);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const after = await api.showSalt(info.id, receipt.salt);
        const disclosed = keep({ ...(receiptOf(info.id) ?? receipt), shown: true });
        keep(noted(disclosed, after));
        return after;
      } catch (problem) {
        if (isRefusal(problem) || attempt === ATTEMPTS) return info; // where it came too late, the receipt says so
        await new Promise((next) => setTimeout(next, BETWEEN_ATTEMPTS));
      }
    }
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
  seat: number | null = null,
): Promise<{ luck: LuckInfo; findings: Finding[]; receipt: Receipt | null }> {
  const luck = await api.luck(table);
  const receipt = receiptOf(table);
  const witnessed: Receipt = receipt ?? {
    ...NOBODY,
    table,
    seat,
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
  sit: (id: string, seat: number) => seated((pledged) => api.sit(id, seat, pledged), id),
  rematch: (id: string) => seated((pledged) => api.rematch(id, pledged)),
};
