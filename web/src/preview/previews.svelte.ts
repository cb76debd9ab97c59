import type { Handlers, SessionContext, TableFeature } from '../lib/table/feature';
import type { PreviewInfo } from '../lib/wire';
import { MOST } from './summary';

/** The previews of the options in the present state, as far as they were requested. */
export class Previews implements TableFeature {
  byKey = $state.raw<ReadonlyMap<string, PreviewInfo>>(new Map());
  readonly #requested = new Set<string>();

  readonly handlers: Handlers = {
    preview: ({ seq, previews }) => {
      if (seq === this.context.state?.seq)
        this.byKey = new Map([...this.byKey, ...previews.map((one) => [one.key, one] as const)]);
    },
  };

  constructor(private readonly context: SessionContext) {}

  /** Requests the previews of these options, each once in a state. */
  request(keys: readonly string[]): void {
    const { state, ask } = this.context;
    const missing = keys.filter((key) => !this.#requested.has(key) && ask?.options.includes(key)).slice(0, MOST);
    if (!state || missing.length === 0) return;
    for (const key of missing) this.#requested.add(key);
    this.context.send({ t: 'preview', seq: state.seq, keys: missing });
  }

  onSettle(): void {
    this.byKey = new Map();
    this.#requested.clear();
  }
}
