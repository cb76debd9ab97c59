import { isHex } from './hexes';

/** Where the options of a question are chosen: on hexes of the map, on things of the boards, or by buttons in the question. */

const split = (key: string): string[] => key.split('/');
const begins = (segments: readonly string[], path: readonly string[]): boolean =>
  path.every((segment, i) => segments[i] === segment);

/** The segments of an option up to the first hex after the path; null if there is none. */
function toHex(key: string, path: readonly string[]): string[] | null {
  const segments = split(key);
  if (!begins(segments, path)) return null;
  const at = segments.findIndex((segment, i) => i >= path.length && isHex(segment));
  return at < 0 ? null : segments.slice(0, at + 1);
}

/** The hexes that may be chosen now. */
export function litHexes(keys: readonly string[], path: readonly string[]): Set<string> {
  const hexes = new Set<string>();
  for (const key of keys) {
    const hex = toHex(key, path)?.at(-1);
    if (hex) hexes.add(hex);
  }
  return hexes;
}

/** All ways that a press on this hex may take; several if they differ in the verb or the unit. */
export function waysToHex(keys: readonly string[], path: readonly string[], hex: string): string[][] {
  const byWay = new Map<string, string[]>();
  for (const key of keys) {
    const way = toHex(key, path);
    if (way?.at(-1) === hex) byWay.set(way.join('/'), way);
  }
  return [...byWay.values()];
}

/** The only option that begins with this way, if no further hex has to be chosen; otherwise null. */
export function completeOption(keys: readonly string[], way: readonly string[]): string | null {
  const left = keys.filter((key) => begins(split(key), way));
  const key = left.length === 1 ? left[0] : undefined;
  return key !== undefined && !split(key).slice(way.length).some(isHex) ? key : null;
}

/** A button of the question: the way it takes and, if that completes an option, its key. */
export interface Choice {
  way: string[];
  key: string | null;
}

const LAST = new Set(['done', 'leave-spoon', 'skip', 'pass', 'stop', 'end', 'keep', 'stay', 'bag', 'leave-doll']);
/** Whether the choice refuses, gives up or goes on; its button is never brass. */
export const isLast = (choice: Choice): boolean => choice.key !== null && LAST.has(choice.key);
const weight = (choice: Choice): number => Number(isLast(choice));

/** The things that may be laid on a hex, chosen before the hex if there are several. */
const HELD = new Set(['lay', 'nest', 'place']);
function placeableChoices(keys: readonly string[], path: readonly string[]): Choice[] {
  const ways = new Map<string, string[]>();
  for (const key of path.length === 0 ? keys : []) {
    const way = split(key).slice(0, 2);
    if (HELD.has(way[0] ?? '') && !isHex(way[1] ?? '')) ways.set(way.join('/'), way);
  }
  return ways.size > 1 ? [...ways.values()].map((way) => ({ way, key: null })) : [];
}

/** The choices without a place on the map, and the things that may be laid there; refusals last. */
export function choices(keys: readonly string[], path: readonly string[]): Choice[] {
  const byWay = new Map<string, Choice>(placeableChoices(keys, path).map((choice) => [choice.way.join('/'), choice]));
  for (const key of keys) {
    const segments = split(key);
    if (!begins(segments, path) || toHex(key, path)) continue;
    const way = segments.length === path.length ? segments : segments.slice(0, Math.max(path.length + 1, 2));
    const name = way.join('/');
    const more =
      way.length > path.length && keys.some((one) => split(one).length > way.length && begins(split(one), way));
    byWay.set(name, { way, key: keys.includes(name) && !more ? name : null });
  }
  return [...byWay.values()].sort((a, b) => weight(a) - weight(b));
}

/** Most buttons in a question; more are chosen in two steps, the verb first. */
const ROOM = 5;

/** The choices, grouped under their verb if there are too many to show. */
export function groupByVerb(all: readonly Choice[]): Choice[] {
  if (all.length <= ROOM) return [...all];
  const alike = (choice: Choice): number =>
    choice.way.length < 2 ? 0 : all.filter((one) => one.way.length > 1 && one.way[0] === choice.way[0]).length;
  const verbs = new Set(all.filter((choice) => !isLast(choice)).map((choice) => choice.way[0]));
  if (verbs.size < 2) return [...all];
  const shown = new Map<string, Choice>();
  for (const choice of all) {
    const way = alike(choice) > 1 ? choice.way.slice(0, 1) : choice.way;
    const name = way.join('/');
    if (!shown.has(name)) shown.set(name, way === choice.way ? choice : { way, key: null });
  }
  return [...shown.values()];
}

/** Whether the choice is a jar, which is on every screen. */
export const isJar = (choice: Choice): boolean => choice.way[0] === 'break' || choice.way[0] === 'strike';

/** Prompts whose options are laid out large with their texts. */
const LAID_OUT = new Set(['hero', 'track']);
export const isLaidOut = (prompt: string): boolean => LAID_OUT.has(prompt);

/** Verbs that choose arrows by their numbers, which the map then shows. */
const NUMBERED = new Set(['area', 'drop-arrow']);
export const showsArrowNumbers = (keys: readonly string[]): boolean =>
  keys.some((key) => NUMBERED.has(split(key)[0] ?? ''));

const BOLD = new Set(['act', 'attack-first', 'kill', 'ability', 'hit', 'douse', 'spoon']);
/** Whether the choice may have the brass button of the question, as the one most players want. */
export const isBold = (choice: Choice): boolean => BOLD.has(choice.way[0] ?? '');

/** The units of a group such as `haint+haint+legend`, with how many there are of each. */
export function unitCounts(segment: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const part of segment.split('+')) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts];
}

/** Whether the highlighted hexes show the cost of entering them: only the targets of an ADVANCE do. */
export function showsCost(path: readonly string[]): boolean {
  return path[0] === 'advance' && path.length === 2;
}

/** The ways that a press on a thing beside the map may take: options that name it right after one of these verbs. */
export function waysToThing(
  keys: readonly string[],
  path: readonly string[],
  verbs: readonly string[],
  ref: string,
): string[][] {
  const byWay = new Map<string, string[]>();
  for (const key of keys) {
    const segments = split(key);
    const at = Math.max(1, path.length);
    if (!begins(segments, path) || !verbs.includes(segments[0] ?? '') || segments[at] !== ref) continue;
    byWay.set(segments.slice(0, at + 1).join('/'), segments.slice(0, at + 1));
  }
  return [...byWay.values()];
}
