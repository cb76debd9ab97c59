import { isHex } from './hexes';

/** What stands where: hexes light up on the map, things on boards light up there, everything else is said in the question. */

const split = (key: string): string[] => key.split('/');
const begins = (segments: readonly string[], path: readonly string[]): boolean =>
  path.every((segment, i) => segments[i] === segment);

/** The first hex that an option names after the path, and the way that leads to it. */
function toHex(key: string, path: readonly string[]): string[] | null {
  const segments = split(key);
  if (!begins(segments, path)) return null;
  const at = segments.findIndex((segment, i) => i >= path.length && isHex(segment));
  return at < 0 ? null : segments.slice(0, at + 1);
}

/** The hexes that may be pointed at now. */
export function litHexes(keys: readonly string[], path: readonly string[]): Set<string> {
  const hexes = new Set<string>();
  for (const key of keys) {
    const hex = toHex(key, path)?.at(-1);
    if (hex) hexes.add(hex);
  }
  return hexes;
}

/** All ways that pointing at this hex may mean; two when a verb or a unit has still to be told apart. */
export function waysToHex(keys: readonly string[], path: readonly string[], hex: string): string[][] {
  const byWay = new Map<string, string[]>();
  for (const key of keys) {
    const way = toHex(key, path);
    if (way?.at(-1) === hex) byWay.set(way.join('/'), way);
  }
  return [...byWay.values()];
}

/** The whole option that a way spells, if nothing but its last words is open and no further hex is to be pointed at. */
export function completeOption(keys: readonly string[], way: readonly string[]): string | null {
  const left = keys.filter((key) => begins(split(key), way));
  const key = left.length === 1 ? left[0] : undefined;
  return key !== undefined && !split(key).slice(way.length).some(isHex) ? key : null;
}

/** Where the options stand that lead to no hex: the way to take and, if that is all, the option itself. */
export interface Choice {
  way: string[];
  key: string | null;
}

const LAST = new Set(['done', 'leave-spoon', 'skip', 'pass', 'stop', 'end', 'keep', 'stay', 'bag', 'leave-doll']);
/** Refusals, giving up, going on: never brass. */
export const isLast = (choice: Choice): boolean => choice.key !== null && LAST.has(choice.key);
const weight = (choice: Choice): number => Number(isLast(choice));

/** What is laid on a hex may be chosen before the hex, where it could be one of several. */
const HELD = new Set(['lay', 'nest', 'place']);
function placeableChoices(keys: readonly string[], path: readonly string[]): Choice[] {
  const ways = new Map<string, string[]>();
  for (const key of path.length === 0 ? keys : []) {
    const way = split(key).slice(0, 2);
    if (HELD.has(way[0] ?? '') && !isHex(way[1] ?? '')) ways.set(way.join('/'), way);
  }
  return ways.size > 1 ? [...ways.values()].map((way) => ({ way, key: null })) : [];
}

/** Choices without a place on the map and what may be laid there, refusals last. */
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

/** So many buttons stand in the question at once; more are asked in two steps, the verb first. */
const ROOM = 5;

/** The choices with those of one verb gathered under it, where there are too many to show. */
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

/** Jars stand on every screen. */
export const isJar = (choice: Choice): boolean => choice.way[0] === 'break' || choice.way[0] === 'strike';

/** Choices laid out with what they do, where the map will be. */
const LAID_OUT = new Set(['hero', 'track']);
export const isLaidOut = (prompt: string): boolean => LAID_OUT.has(prompt);

/** Arrows are chosen by their numbers, which then stand on the map. */
const NUMBERED = new Set(['area', 'drop-arrow']);
export const showsArrowNumbers = (keys: readonly string[]): boolean =>
  keys.some((key) => NUMBERED.has(split(key)[0] ?? ''));

const BOLD = new Set(['act', 'attack-first', 'kill', 'ability', 'hit', 'douse', 'spoon']);
/** The brass button of a question: what a player most likely wants, never giving up what is left. */
export const isBold = (choice: Choice): boolean => BOLD.has(choice.way[0] ?? '');

/** A group on the move in few words: how many of each. */
export function unitCounts(segment: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const part of segment.split('+')) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts];
}

/** What entering the lit hexes would cost: only an ADVANCE pays, and only for where it goes. */
export function showsCost(path: readonly string[]): boolean {
  return path[0] === 'advance' && path.length === 2;
}

/** The ways that pointing at a thing beside the map may mean: options that name it right after one of these verbs. */
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
