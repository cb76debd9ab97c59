import type { FluentBundle } from '@fluent/bundle';

import { api } from '../api/http';
import type { Event, Json, TableInfo } from '../api/types';
import { type Args, bundle, say, sayWhole } from './bundle';
import { capital, mark } from './rich';

/** Words of the game, shared with the command line, and words of its room, which only the client says. */
const game = import.meta.glob('../../../../src/ludoteka/games/*/words/*.ftl', { query: '?raw', import: 'default' });
const room = import.meta.glob('../../games/*/words/*.ftl', { query: '?raw', import: 'default' });
/** Stands in a label for what has not been chosen yet. */
const OPEN = '…';
/** How a name is said as the object of a verb: an attribute of its message; a sentence that wants it says `$what_accusative`. */
const ACCUSATIVE = 'accusative';
const kebab = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

/** The words of one game: names of things, prompts, options, events, reasons. */
export class GameWords {
  readonly #bundle: FluentBundle;
  readonly #players: () => string[];
  /** What goes by another's name at this table: by reference, or by `verb/reference` where only that option means it. */
  aliases: () => Record<string, string> = () => ({});

  constructor(language: string, texts: string[], players: () => string[]) {
    this.#bundle = bundle(language, ...texts);
    this.#players = players;
  }

  say(id: string, args: Record<string, Json> = {}): string {
    return say(this.#bundle, id, this.#args(args, false)) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name of a reference, as the verb of an option means it: its own message, or the message of its stem with its number, or a player's name. */
  name(called: string, form = '', verb = ''): string {
    if (called.includes('+'))
      return this.#row(
        this.#counted(called.split('+')).map((part) => this.name(part, form, verb)),
        ' + ',
      );
    const aliases = this.aliases();
    const ref = aliases[`${verb}/${called}`] ?? aliases[called] ?? called;
    const own = sayWhole(this.#bundle, `ref-${ref}.${form}`);
    if (own) return own;
    const numbered = /^(.+)-(\d+)$/.exec(ref);
    const stem = numbered && say(this.#bundle, `ref-${numbered[1]}.${form}`, { n: Number(numbered[2]) });
    if (stem) return stem;
    const seat = /^p(\d+)$/.exec(ref);
    return (seat && this.#players()[Number(seat[1])]) || ref;
  }

  /** Things that are alike as one group, where the game has words for that. */
  #counted(refs: string[]): string[] {
    const isGroup = (ref: string): boolean => this.has(`ref-group-${ref}`);
    return refs
      .filter((ref, i) => !isGroup(ref) || refs.indexOf(ref) === i)
      .map((ref) => (isGroup(ref) ? `group-${ref}-${refs.filter((one) => one === ref).length}` : ref));
  }

  /** Names in a row: the last is joined as the language does it, where the game has words for that. */
  #row(names: string[], between: string): string {
    const text =
      names.length > 1
        ? say(this.#bundle, 'and', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
        : null;
    return text ?? names.join(between);
  }

  /** The name of a setting of the table, or of one of its choices. */
  setting(id: string, choice?: string): string {
    if (choice === undefined) return say(this.#bundle, `setting-${id}`) ?? id;
    return say(this.#bundle, `setting-${id}-${choice}`) ?? this.name(choice);
  }

  /** The label of an option key or of the beginning of one; a verb alone may have a message `verb-…` of its own. */
  option(key: string): string {
    const [verb = '', ...rest] = key.split('/');
    const args: Args = { n: rest.length };
    for (const [i, letter] of [...'abcdefgh'].entries()) {
      args[letter] = rest[i] === undefined ? OPEN : this.name(rest[i], '', verb);
      args[`${letter}_${ACCUSATIVE}`] = rest[i] === undefined ? OPEN : this.name(rest[i], ACCUSATIVE, verb);
    }
    const text =
      say(this.#bundle, `option-${verb}`, args) ??
      [verb, ...rest.map((segment) => this.name(segment, '', verb))].join(' · ');
    return rest.length === 0 && text.includes(OPEN) ? (say(this.#bundle, `verb-${verb}`) ?? text) : text;
  }

  /**
   * What a verb of a card says (see the server's `kernel/verbs.py`): a table with `say` is a message and its arguments, a list is said with "and"
   * between its parts, a table with `or` with "or"; anything else is a name or a number.
   */
  sentence(says: Json, form = ''): string {
    if (Array.isArray(says)) return this.#between('said-and', says, form);
    if (typeof says !== 'object' || says === null) return String(this.#arg(says, false, form));
    if (Array.isArray(says['or'])) return this.#between('said-or', says['or'], form);
    const { say: id, ...fields } = says;
    const args: Args = {};
    for (const [field, value] of Object.entries(fields)) {
      args[field] = this.#argument(value, '');
      args[`${field}_${ACCUSATIVE}`] = this.#argument(value, ACCUSATIVE);
    }
    return say(this.#bundle, String(id), args) ?? String(id);
  }

  #argument(value: Json, form: string): string | number {
    return typeof value === 'object' && value !== null ? this.sentence(value, form) : this.#arg(value, false, form);
  }

  #between(id: string, parts: Json[], form: string): string {
    const items = parts.map((part) => this.sentence(part, form));
    const last = items.pop() ?? '';
    return items.length ? (say(this.#bundle, id, { most: items.join(', '), last }) ?? last) : last;
  }

  /** What happened, as a sentence whose names are marked (see `rich`); null for events nobody needs to read. */
  event(event: Event): string | null {
    const { type, seq: _seq, ...fields } = event;
    const text = say(this.#bundle, `event-${kebab(type)}`, this.#args(fields, true));
    return text && capital(text);
  }

  #args(fields: Record<string, Json>, marked: boolean): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(fields)) {
      args[field] = this.#arg(value, marked, '');
      args[`${field}_${ACCUSATIVE}`] = this.#arg(value, marked, ACCUSATIVE);
    }
    return args;
  }

  #arg(value: Json, marked: boolean, form: string): string | number {
    const name = (ref: string): string => (marked ? mark(ref, this.name(ref, form)) : this.name(ref, form));
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return name(value);
    if (!Array.isArray(value)) return value === null ? 'none' : String(value);
    if (value.every((one) => typeof one === 'number')) return value.join(' : ');
    return this.#row(this.#counted(value.map(String)).map(name), ', ');
  }
}

/** Whose words are wanted: a game's as it is today, or as it was in a version; with the names of an owner's content where one is laid over. */
export interface Edition {
  game: string;
  version?: string;
  content?: string;
}

/** Is a match of this version played with values of the owner's own box? */
export const ownValues = (version: string): boolean => version.includes('+');

export const editionOf = ({ game, version, drawing }: TableInfo): Edition =>
  drawing !== 'own' ? { game, version } : ownValues(version) ? { game, content: version } : { game };

/** The words of a game; the server tells those of older editions and of games that we do not carry. */
export async function gameWords(
  { game: id, version, content }: Edition,
  language: string,
  players: () => string[],
): Promise<GameWords> {
  const bundled = (files: Record<string, () => Promise<unknown>>): Promise<string>[] =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/games/${id}/words/${language}.ftl`))
      .map(([, load]) => load() as Promise<string>);
  const named = version ?? content;
  const own = named === undefined ? bundled(game) : [];
  const sources = own.length > 0 ? own : [api.texts(id, language, named).then((texts) => texts.words)];
  return new GameWords(language, await Promise.all([...sources, ...bundled(room)]), players);
}
