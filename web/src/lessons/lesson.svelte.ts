import type { Ask } from '../lib/api/types';
import type { Handlers, Panel, SessionContext, TableFeature } from '../lib/table/feature';
import type { LessonInfo } from '../lib/wire';
import Steps from './Steps.svelte';

/** The lesson at a teaching table: while its script plays, only what the coach shows can be chosen. */
export class Lesson implements TableFeature {
  /** What the coach says; null before the first words, and at other tables. */
  info = $state.raw<LessonInfo | null>(null);
  /** How often the learner pressed something else than the coach shows, in this step. */
  nudges = $state(0);

  readonly handlers: Handlers = {
    lesson: ({ lesson }) => {
      this.nudges = 0;
      this.info = lesson;
    },
  };

  constructor(private readonly context: SessionContext) {}

  get panel(): Panel | null {
    return this.info ? Steps : null;
  }

  /** The script plays until the coach sets the learner free. */
  get guides(): boolean {
    return this.info ? !this.info.free : this.context.taught;
  }

  limit(ask: Ask): Ask | null {
    if (!this.guides) return ask;
    const expected = this.info?.expected ?? [];
    return expected.length > 0 && expected.every((key) => ask.options.includes(key))
      ? { ...ask, options: expected }
      : null;
  }

  onWrongPress(): void {
    this.nudges += 1;
  }

  /** The learner has read what the coach said. */
  proceed(): void {
    if (this.info) this.context.send({ t: 'continue', step: this.info.step });
  }

  /** On without the coach. */
  leave(): void {
    this.context.send({ t: 'leave-lesson' });
  }
}
