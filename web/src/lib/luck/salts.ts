/** The salts that this browser drew. Each is stored before its pledge is sent, so that no pledge outlives its salt. */

import { freshSalt, pledge } from './chance';

interface Drawn {
  salt: string;
  /** the table that the salt is for; empty: a table that the server is about to create */
  table: string;
  at: string;
}

const STORAGE_KEY = 'ludoteka.salt.';
/** Salts that a browser stores besides those in receipts; the oldest go first. */
const LIMIT = 100;

/** Where the browser does not let us store anything, salts last until the page goes. */
const remembered = new Map<string, Drawn>();

/** Draws a salt for a table, stores it and returns its pledge. */
export function draw(table: string): string {
  const salt = freshSalt();
  store(pledge(salt), { salt, table, at: new Date().toISOString() });
  return pledge(salt);
}

/**
 * The salt of a pledge if this browser drew it for this table, otherwise null. A salt for a table that did not exist yet
 * belongs to the first table that asks: at a second one the server might know it already.
 */
export function saltOf(pledged: string, table: string): string | null {
  const drawn = load(pledged);
  if (!drawn || (drawn.table && drawn.table !== table)) return null;
  if (!drawn.table) store(pledged, { ...drawn, table });
  return drawn.salt;
}

function load(pledged: string): Drawn | null {
  try {
    const text = localStorage.getItem(STORAGE_KEY + pledged);
    if (text !== null) return JSON.parse(text) as Drawn;
  } catch {
    // as if nothing were stored
  }
  return remembered.get(pledged) ?? null;
}

function store(pledged: string, drawn: Drawn): void {
  remembered.set(pledged, drawn);
  try {
    localStorage.setItem(STORAGE_KEY + pledged, JSON.stringify(drawn));
    forgetOldest();
  } catch {
    // it is remembered at least
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_KEY));
  if (keys.length <= LIMIT) return;
  const since = (key: string): string => load(key.slice(STORAGE_KEY.length))?.at ?? '';
  keys.sort((a, b) => (since(a) < since(b) ? -1 : 1));
  for (const key of keys.slice(0, keys.length - LIMIT)) localStorage.removeItem(key);
}
