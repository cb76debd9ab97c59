import type { FluentBundle } from '@fluent/bundle';

import { bundle, say } from '../lib/words/bundle';

const texts = import.meta.glob('../../../src/ludoteka/games/*/lessons/*.ftl', { query: '?raw', import: 'default' });

/** What the coach says in the lessons of one game, in one language. */
export class LessonWords {
  readonly #bundle: FluentBundle;

  constructor(language: string, text: string) {
    this.#bundle = bundle(language, text);
  }

  /** A line of a lesson, by the id of a step, a reaction or a remark. */
  say(lesson: string, line: string): string {
    return say(this.#bundle, `${lesson}-${line}`) ?? '';
  }

  /** The heading over a line; empty where it has none. */
  title(lesson: string, line: string): string {
    const title = say(this.#bundle, `${lesson}-${line}.title`) ?? '';
    return title === this.say(lesson, line) ? '' : title;
  }

  /** What a lesson is about, in one line under its name. */
  about(lesson: string): string {
    return say(this.#bundle, `${lesson}-name.about`) ?? '';
  }
}

export async function lessonWords(game: string, language: string): Promise<LessonWords> {
  const load = texts[`../../../src/ludoteka/games/${game}/lessons/${language}.ftl`];
  return new LessonWords(language, load ? ((await load()) as string) : '');
}
