import type { FluentBundle } from '@fluent/bundle';

import { type Language, LANGUAGES } from '../wire';
import { type Args, bundle, say } from './bundle';

export { LANGUAGES };

const STORAGE_KEY = 'ludoteka.language';

const texts = (glob: Record<string, () => Promise<unknown>>, end: string): Promise<string>[] =>
  Object.entries(glob)
    .filter(([path]) => path.endsWith(end))
    .map(([, load]) => load() as Promise<string>);

const client = import.meta.glob(['../../words/*.ftl', '../../*/words/*.ftl'], { query: '?raw', import: 'default' });
const server = import.meta.glob('../../../../src/ludoteka/server/**/words/*.ftl', { query: '?raw', import: 'default' });

function isLanguage(name: string | null | undefined): name is Language {
  return LANGUAGES.includes(name as Language);
}

function fromBrowser(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((name) => name.split('-')[0]).find(isLanguage) ?? 'en';
}

/** The texts of the client and of the server's refusals, in the reader's language. */
class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(bundle('en'));

  async begin(): Promise<void> {
    await this.#load(fromBrowser());
  }

  async speak(language: string): Promise<void> {
    if (!isLanguage(language)) return;
    localStorage.setItem(STORAGE_KEY, language);
    await this.#load(language);
  }

  /** The text of a message; an unknown one is its id, so that it is noticed. */
  say(id: string, args?: Args): string {
    return say(this.#bundle, id, args) ?? id;
  }

  maybe(id: string, args?: Args): string | null {
    return say(this.#bundle, id, args);
  }

  async #load(language: Language): Promise<void> {
    const end = `/${language}.ftl`;
    const loaded = await Promise.all([...texts(server, end), ...texts(client, end)]);
    this.#bundle = bundle(language, ...loaded);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
